#include "definition.h"

#include "rules/names.h"
#include "rules/params.h"

namespace takujo::coinhunt {

namespace {

/// "2", "0.5", "0.25": a whole number of parts as a decimal.
std::string decimal(int value, int parts)
{
    std::string out = std::to_string(value / parts);
    int rest = value % parts * 100 / parts;
    if (rest == 0)
        return out;
    out += rest < 10 ? ".0" : ".";
    return out + std::to_string(rest % 10 == 0 ? rest / 10 : rest);
}

RulebookValue millimetres(std::string name, int value, int parts = 1)
{
    return {std::move(name), decimal(value, parts) + " mm"};
}

std::string listed(std::vector<Text> items, Language language)
{
    return items.empty() ? std::string()
                         : rendered(Text("book.list").list("items", std::move(items)), language);
}

/// CH-6: of this match, or for every number of players where that is not known.
std::string removed(const RuleValues &values, int seats, Language language)
{
    const auto count = [&](int n) { return values.number("removed_" + std::to_string(n)); };
    if (seats > 0)
        return rendered(Text("book.removed").num("count", count(seats)), language);
    std::vector<Text> items;
    for (int n = 2; n <= kMaxSeats; ++n)
        items.push_back(Text("book.removed.seats").num("seats", n).num("count", count(n)));
    return listed(std::move(items), language);
}

/// CH-24b: empty when no value is dangerous.
std::string dangers(const RuleValues &values, Language language)
{
    std::vector<Text> items;
    for (int value = 1; value <= 6; ++value) {
        if (values.has("danger_values", std::to_string(value)))
            items.push_back(Text("text.number").num("number", value));
    }
    return listed(std::move(items), language);
}

/// CH-A16: which two colours share a shape.
std::string shapes(Language language)
{
    std::vector<Text> items;
    for (int colour = 0; colour < kColours; colour += 2)
        items.push_back(Text("book.shape")
                            .sub("one", colourName(colour))
                            .sub("other", colourName(colour + 1))
                            .sub("shape", shapeName(shapeOf(colour))));
    return listed(std::move(items), language);
}

} // namespace

std::vector<RulebookValue> rulebookValues(const RuleValues &values, int seats, Language language)
{
    return {
        millimetres("board", values.number("board_side_mm")),
        millimetres("coin", values.number("coin_mm")),
        millimetres("thickness", values.number("thickness_tenth"), 10),
        millimetres("depth", values.number("max_depth_half"), 2),
        millimetres("contact", values.number("contact_gap_hundredth"), 100),
        {"removed", removed(values, seats, language)},
        {"danger", dangers(values, language)},
        {"shapes", shapes(language)},
    };
}

} // namespace takujo::coinhunt
