#include "lanterns.h"

#include <algorithm>
#include <string>

namespace takujo::lanterns {

namespace {

/// Every field of a position with its name, in file order.
template<class S, class F>
void forEachField(S &s, F f)
{
    f("hand", s.hand);
    f("handSize", s.handSize);
    f("chosen", s.chosen);
    f("score", s.score);
    f("stockLeft", s.stockLeft);
    f("prizesLeft", s.prizesLeft);
    f("spent", s.spent);
    f("stockNext", s.stockNext);
    f("stockSize", s.stockSize);
    f("round", s.round);
    f("prize", s.prize);
    f("carried", s.carried);
}

bool read(const Json &json, std::uint8_t &out)
{
    if (!json.is_number_integer() || json.get<std::int64_t>() < 0 || json.get<std::int64_t>() > 255)
        return false;
    out = json.get<std::uint8_t>();
    return true;
}

template<class T, std::size_t N>
bool read(const Json &json, std::array<T, N> &out)
{
    if (!json.is_array() || json.size() != N)
        return false;
    for (std::size_t i = 0; i < N; ++i) {
        if (!read(json[i], out[i]))
            return false;
    }
    return true;
}

} // namespace

Json Rules::stateToJson(const State &s) const
{
    Json out = Json::object();
    forEachField(s, [&](const char *name, const auto &value) { out[name] = value; });
    return out;
}

Loaded<State> Rules::stateFromJson(const Json &json) const
{
    State s;
    std::string bad;
    forEachField(s, [&](const char *name, auto &value) {
        if (bad.empty() && (!json.is_object() || !json.contains(name) || !read(json[name], value)))
            bad = name;
    });
    const bool playable =
        bad.empty() && s.round >= 1 && s.round <= m_rounds + 1 &&
        std::all_of(s.chosen.begin(), s.chosen.end(), [](int v) { return v <= kValues; });
    if (!playable || !invariants(s).empty())
        return problem(Text("position.bad").raw("field", bad), "/state/" + bad);
    return s;
}

} // namespace takujo::lanterns
