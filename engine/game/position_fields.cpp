#include "game/position_fields.h"

#include "game/hidden_characters.h"

namespace takujo {

bool PositionFields::isWithin(const Json &value, int min, int max)
{
    return value.is_number_integer() && value >= min && value <= max;
}

void PositionFields::fail(const char *id, const std::string &key)
{
    m_problems.push_back(problem(Text(id).raw("key", key), "/" + withoutHidden(key)).front());
}

int PositionFields::number(const Json &json, const std::string &key, int fallback, int min, int max)
{
    if (!json.contains(key))
        return fallback;
    if (isWithin(json[key], min, max))
        return json[key].get<int>();
    m_problems.push_back(
        problem(Text("position.number").raw("key", key).num("min", min).num("max", max), "/" + key)
            .front());
    return fallback;
}

} // namespace takujo
