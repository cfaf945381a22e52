#include "game/weights.h"

#include "game/fields.h"
#include "game/format_version.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace takujo {

namespace {

constexpr double kFinest = 1e4; ///< parts of one that a file tells apart

Text badValue(const WeightName &name)
{
    return Text("weights.value")
        .raw("name", name.id)
        .raw("least", Json(weightWithin(name, static_cast<double>(name.least))).dump())
        .raw("most", Json(weightWithin(name, static_cast<double>(name.most))).dump());
}

/// One number for all, or one for each number of seats.
Problems readValue(const Json &json, const WeightName &name, const std::string &path, int minSeats,
                   int maxSeats, WeightSet &out)
{
    const std::size_t wanted = toIndex(maxSeats - minSeats + 1);
    if (json.is_array() && json.size() != wanted)
        return problem(badValue(name), path);
    for (int seats = minSeats; seats <= maxSeats; ++seats) {
        const Json &value = json.is_array() ? json[toIndex(seats - minSeats)] : json;
        if (!value.is_number())
            return problem(badValue(name), path);
        const auto number = value.get<float>();
        if (number < name.least || number > name.most)
            return problem(badValue(name), path);
        out.values(seats).push_back(number);
    }
    return {};
}

Problems readSet(const Json &file, const char *key, const std::vector<WeightName> &names,
                 int minSeats, int maxSeats, WeightSet &out)
{
    const std::string path = std::string("/") + key;
    const auto set = file.find(key);
    const bool whole = set != file.end() && set->is_object() && set->contains("made") &&
                       (*set)["made"].is_string() && set->contains("values") &&
                       (*set)["values"].is_object();
    if (!whole)
        return problem(Text("weights.set").raw("set", key), path);
    out.made = (*set)["made"].get<std::string>();
    const Json &values = (*set)["values"];
    for (const WeightName &name : names) {
        const auto at = values.find(name.id);
        if (at == values.end())
            return problem(Text("weights.missing").raw("name", name.id), path);
        Problems wrong = readValue(*at, name, path + "/values/" + pointerToken(name.id), minSeats,
                                   maxSeats, out);
        if (!wrong.empty())
            return wrong;
    }
    if (values.size() == names.size())
        return {};
    for (const auto &item : values.items()) {
        const std::string &id = item.key();
        if (std::none_of(names.begin(), names.end(), [&](const auto &n) { return n.id == id; }))
            return problem(Text("weights.unknown").raw("name", id), path);
    }
    return {};
}

double rounded(float value) { return std::round(static_cast<double>(value) * kFinest) / kFinest; }

Json writeSet(const WeightSet &set, const std::vector<WeightName> &names, int minSeats,
              int maxSeats)
{
    Json values = Json::object();
    for (std::size_t i = 0; i < names.size(); ++i) {
        Json row = Json::array();
        for (int seats = minSeats; seats <= maxSeats; ++seats)
            row.push_back(rounded(set.values(seats)[i]));
        const bool same =
            std::all_of(row.begin(), row.end(), [&](const Json &v) { return v == row.front(); });
        values[names[i].id] = same ? row.front() : row;
    }
    return {{"made", set.made}, {"values", values}};
}

} // namespace

float weightWithin(const WeightName &name, double value)
{
    const double fine = std::round(value * kFinest) / kFinest;
    return std::clamp(static_cast<float>(fine), name.least, name.most);
}

Loaded<WeightFile> readWeights(const Json &file, std::string_view game,
                               const std::vector<WeightName> &names, int minSeats, int maxSeats)
{
    Problems wrong = checkFormat(file, kWeightsFormat);
    if (!wrong.empty())
        return wrong;
    if (!file.contains("game") || file["game"] != std::string(game))
        return problem(Text("weights.game").raw("game", std::string(game)), "/game");
    WeightFile out;
    wrong = readSet(file, "plain", names, minSeats, maxSeats, out.plain);
    if (wrong.empty())
        wrong = readSet(file, "strong", names, minSeats, maxSeats, out.strong);
    if (!wrong.empty())
        return wrong;
    return out;
}

Json writeWeights(const WeightFile &weights, std::string_view game,
                  const std::vector<WeightName> &names, int minSeats, int maxSeats)
{
    return {{"format", kWeightsFormat},
            {"game", std::string(game)},
            {"plain", writeSet(weights.plain, names, minSeats, maxSeats)},
            {"strong", writeSet(weights.strong, names, minSeats, maxSeats)}};
}

WeightBook ownWeights(std::vector<WeightName> names, std::string_view game,
                      std::string_view embedded, int minSeats, int maxSeats)
{
    WeightBook book;
    const Loaded<WeightFile> own =
        readWeights(Json::parse(embedded), game, names, minSeats, maxSeats);
    assert(own.ok());
    book.own = *own;
    book.names = std::move(names);
    return book;
}

} // namespace takujo
