#include "table/rulebook_values.h"

#include "notation/text_of.h"
#include "rules/names.h"
#include "rules/params.h"

namespace takujo::couperation {

namespace {

RulebookValue numberValue(std::string name, int value)
{
    return {std::move(name), value, std::nullopt};
}

} // namespace

std::vector<RulebookValue> rulebookValues(const RuleValues &values, int seats, Language language)
{
    const int rows = values.number("rows");
    std::vector<RulebookValue> out{
        numberValue("tower", rows * (rows + 1) / 2),
        numberValue("below", rows * (rows + 1) / 2 - 1),
        numberValue("left_columns", (rows - 1) / 2),
    };
    for (int n = 2; n <= kMaxSeats; ++n) {
        const Params params(values, n);
        const std::string count = std::to_string(n);
        out.push_back(numberValue("extra_" + count, params.reserveSize - 2));
        out.push_back(numberValue("pack_" + count, params.packGlasses));
    }
    const Params params(values, seats == 0 ? 2 : seats);
    out.push_back(numberValue("reserve_size", params.reserveSize));
    for (const Mark mark : {Mark::One, Mark::Two, Mark::Heart}) {
        CardSet cards = 0;
        for (Card card = 1; card <= kNumbers; ++card)
            cards |= params.marks[card] == mark ? bitOf(card) : 0;
        const char *name = mark == Mark::One   ? "marks_one"
                           : mark == Mark::Two ? "marks_two"
                                               : "marks_heart";
        out.push_back(
            {name, 0, rendered(cards == 0 ? Text("range.nothing") : cardNames(cards), language)});
    }
    return out;
}

} // namespace takujo::couperation
