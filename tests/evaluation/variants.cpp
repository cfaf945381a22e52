#include "variants.h"

#include "io/files.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace takujo {

namespace {

Json documentOf(const GameDefinition &game, const std::string &name, Json changes)
{
    return {{"format", "takujo-rules/1"},
            {"game", game.id},
            {"name", {{"ja", "試し：" + name}, {"en", name}}},
            {"author", "test"},
            {"notes", ""},
            {"base", "standard"},
            {"changes", std::move(changes)}};
}

/// A condition holds one value or a list of them for each column it names.
bool matches(const Json &row, const Json &condition)
{
    for (const auto &[column, wanted] : condition.items()) {
        const bool holds =
            wanted.is_array() ? std::find(wanted.begin(), wanted.end(), row[column]) != wanted.end()
                              : row[column] == wanted;
        if (!holds)
            return false;
    }
    return true;
}

Json edited(const Json &rows, const Json &edit)
{
    Json out = Json::array();
    for (const Json &row : rows) {
        if (edit.contains("drop") && matches(row, edit["drop"]))
            continue;
        if (edit.contains("keep") && !matches(row, edit["keep"]))
            continue;
        if (edit.contains("take") && out.size() >= edit["take"].get<std::size_t>())
            break;
        out.push_back(row);
        if (edit.contains("set") && (!edit.contains("where") || matches(row, edit["where"])))
            out.back().update(edit["set"]);
    }
    return out;
}

Variant variantOf(const GameDefinition &game, const Json &from)
{
    Json changes = from.value("changes", Json::object());
    for (const Json &edit : from.value("edit", Json::array())) {
        const auto id = edit["param"].get<std::string>();
        if (!changes.contains(id))
            changes[id] = game.schema.find(id)->def;
        changes[id] = edited(changes[id], edit);
    }
    const auto name = from["name"].get<std::string>();
    Json document = documentOf(game, name, std::move(changes));
    if (from.contains("base"))
        document["base"] = from["base"];
    if (from.contains("document"))
        document.update(from["document"]);
    return {name, std::move(document), from.value("seats", 0), from.value("finds", std::string())};
}

/// Chooses what to break.
class Injury
{
public:
    Injury(const Param &param, Rng &rng) : m_param(param), m_rng(rng) {}

    Json value()
    {
        switch (m_param.type) {
        case ParamType::Bool: return one({"yes", 1, nullptr});
        case ParamType::Int:
            return one(
                {m_param.min - 1, m_param.max + 1, m_param.max + 1000, "many", m_param.min + 0.5});
        case ParamType::Choice: return one({"no such choice", 0, nullptr});
        case ParamType::Set: return one({Json::array({"no such choice"}), "all", 3});
        case ParamType::Grid: return grid();
        case ParamType::List:
        case ParamType::Rows: return rows();
        }
        return nullptr;
    }

private:
    Json one(std::vector<Json> values) { return values[pick(values.size())]; }
    std::size_t pick(std::size_t count) { return m_rng.below(static_cast<std::uint32_t>(count)); }

    Json grid()
    {
        Json board = Json::array({{1, 1, 1, 1}, {1, 1, 1, 1}, {1, 1, 1, 1}});
        switch (m_rng.below(4)) {
        case 0: board[1].push_back(1); break; // rows of two lengths
        case 1: board[2][2] = m_param.max + 1; break;
        case 2: return "no such board";
        default:
            board = Json::array();
            for (int row = 0; row <= m_param.maxItems; ++row)
                board.push_back({1, 1});
        }
        return board;
    }

    Json rows()
    {
        Json table = m_param.def;
        Json &row = table[pick(table.size())];
        const Column &column = m_param.columns[pick(m_param.columns.size())];
        switch (m_rng.below(6)) {
        case 0: row.erase(column.id); break;
        case 1: row["surprise"] = 1; break;
        case 2: row[column.id] = wrongCell(column); break;
        case 3: return Json(std::vector<Json>(table.begin(), table.begin() + m_param.minItems - 1));
        case 4:
            while (static_cast<int>(table.size()) <= m_param.maxItems)
                table.push_back(table[0]);
            break;
        default: row = 7;
        }
        return table;
    }

    Json wrongCell(const Column &column)
    {
        switch (column.type) {
        case Column::Type::Int: return one({column.min - 1, column.max + 1, "x"});
        case Column::Type::Bool: return 2;
        case Column::Type::Choice: return "no such choice";
        case Column::Type::Text: return std::string(201, 'x');
        }
        return nullptr;
    }

    const Param &m_param;
    Rng &m_rng;
};

} // namespace

std::vector<Variant> listedVariants(const GameDefinition &game, const char *kind)
{
    const Loaded<Json> file =
        readJsonFile(QStringLiteral(TAKUJO_SOURCE_DIR "/tests/evaluation/variants") +
                     QLatin1Char('/') + QString::fromStdString(game.id) + QStringLiteral(".json"));
    std::vector<Variant> out;
    if (!file)
        return out;
    for (const Json &from : (*file)[kind])
        out.push_back(variantOf(game, from));
    return out;
}

Variant injuredVariant(const GameDefinition &game, std::uint64_t seed)
{
    Rng rng(combine64(seed, hashText(game.id)));
    const auto count = static_cast<std::uint32_t>(game.schema.params.size());
    const Param &param = game.schema.params[rng.below(count)];
    const std::string name = "seed " + std::to_string(seed) + ": " + param.id;
    if (rng.below(12) == 0)
        return {name + "_", documentOf(game, name, {{param.id + "_", param.def}}), 0, {}};
    return {name, documentOf(game, name, {{param.id, Injury(param, rng).value()}}), 0, {}};
}

} // namespace takujo
