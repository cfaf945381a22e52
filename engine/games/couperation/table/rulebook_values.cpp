#include "definition.h"

#include "rules/names.h"
#include "rules/params.h"

namespace takujo::couperation {

std::vector<RulebookValue> rulebookValues(const RuleValues &values, int seats, Language language)
{
    const int rows = values.number("rows");
    std::vector<RulebookValue> out{
        {"tower", rows * (rows + 1) / 2},
        {"below", rows * (rows + 1) / 2 - 1},
        {"left_columns", (rows - 1) / 2},
    };
    for (int n = 2; n <= kMaxSeats; ++n) {
        const Params params(values, n);
        const std::string count = std::to_string(n);
        out.emplace_back("extra_" + count, params.reserveSize - 2);
        out.emplace_back("pack_" + count, params.packGlasses);
    }
    const Params params(values, seats == 0 ? 2 : seats);
    out.emplace_back("reserve_size", params.reserveSize);
    for (const Mark mark : {Mark::One, Mark::Two, Mark::Heart}) {
        CardSet cards = 0;
        for (Card card = 1; card <= kNumbers; ++card)
            cards |= params.marks[card] == mark ? bitOf(card) : 0;
        const char *name = mark == Mark::One   ? "marks_one"
                           : mark == Mark::Two ? "marks_two"
                                               : "marks_heart";
        out.emplace_back(name,
                         rendered(cards == 0 ? Text("range.nothing") : cardNames(cards), language));
    }
    return out;
}

} // namespace takujo::couperation
