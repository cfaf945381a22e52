#include "definition.h"

#include "rules/names.h"
#include "rules/params.h"
#include "rules/schema.h"

#include <nlohmann/json.hpp>

namespace takujo::ccc {

namespace {

std::string drawOptionWords(const Json &row, Language language)
{
    return rendered(drawLabel({row["discard"].get<int>(), row["draw"].get<int>()}), language);
}

/// "5〜6は2点": the numbers of one band, from the one before it.
std::string bandWords(const Json &row, int from, Language language)
{
    const int upto = row["upto"].get<int>();
    const char *id = upto == kNoLimit ? "band.above" : upto == from ? "band.one" : "band.range";
    return rendered(
        Text(id).num("from", from).num("upto", upto).num("points", row["points"].get<int>()),
        language);
}

std::string bandsWords(const Json &bands, Language language)
{
    std::string out;
    int from = 1;
    for (const Json &row : bands) {
        out +=
            (out.empty() ? "" : rendered("band.join", language)) + bandWords(row, from, language);
        from = row["upto"].get<int>() + 1;
    }
    return out;
}

std::string optionsWords(const Json &options, Language language)
{
    std::string out;
    for (const Json &row : options)
        out +=
            (out.empty() ? "" : rendered("draw.join", language)) + drawOptionWords(row, language);
    return out;
}

std::string boardWords(const Json &board, Language language)
{
    if (board.is_string())
        return rendered(Text("rule.board." + board.get<std::string>()), language);
    return rendered(Text("board.drawn")
                        .num("cols", static_cast<int>(board[0].size()))
                        .num("rows", static_cast<int>(board.size())),
                    language);
}

} // namespace

std::vector<RulebookValue> rulebookValues(const RuleValues &values, int seats, Language language)
{
    const int jokers = values.number("jokers");
    std::vector<RulebookValue> out{
        {"near_margin", values.number("territory_margin") - 1},
        {"jokers_red", (jokers + 1) / 2},
        {"jokers_black", jokers / 2},
        {"deck_size", 104 + jokers},
        {"idle_turns", values.number("idle_rounds") * seats},
        {"board", boardWords(values.data("board"), language)},
        {"draw_options", optionsWords(values.data("draw_options"), language)},
        {"score_bands", bandsWords(values.data("score_bands"), language)},
    };
    for (int n = 1; n <= kMaxSeats; ++n) // CCC-4
        out.emplace_back("hand_" + std::to_string(n),
                         values.number("start_hand_base") + n * values.number("hand_step"));
    return out;
}

} // namespace takujo::ccc
