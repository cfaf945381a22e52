#include "table/presentation_writer.h"

#include <algorithm>

namespace takujo::couperation {

/// The card with which all lost, and those it was to fit between (CP-21).
void PresentationWriter::contradiction(Piece &piece, PieceFacts &facts, int place) const
{
    if (m_view.end != EndReason::Contradiction)
        return;
    const int broken = m_view.lastPlace;
    if (place == broken) {
        facts.rangeRole = static_cast<int>(RangeRole::Broken);
        piece.name = Text("piece.broken").sub("piece", std::move(piece.name));
        piece.tip = whatFitted();
        piece.clause = "CP-21";
        return;
    }
    const auto limit =
        std::ranges::find_if(m_limits, [place](const Limit &l) { return l.place == place; });
    if (limit == m_limits.end())
        return;
    const int number = numberAt(m_params, m_view, broken);
    const bool clash = !limit->allows(number);
    facts.rangeRole = static_cast<int>(clash ? RangeRole::Contradicted : RangeRole::Limit);
    piece.name = Text(clash ? "piece.contradicted" : "piece.limit")
                     .sub("piece", std::move(piece.name))
                     .num("number", number);
}

/// Between which cards the one that did not fit lies. One of the two sides has a card at least.
Text PresentationWriter::whatFitted() const
{
    std::array<std::vector<int>, 2> numbers; // below the card, above it
    for (const Limit &limit : m_limits)
        numbers[limit.below ? 0 : 1].push_back(limit.number);
    std::array<std::vector<Text>, 2> names;
    for (std::size_t side = 0; side < 2; ++side) {
        std::ranges::sort(numbers[side]);
        for (const int number : numbers[side])
            names[side].push_back(Text("card.number").num("number", number));
    }
    const char *id = names[0].empty()   ? "tip.broken.under"
                     : names[1].empty() ? "tip.broken.over"
                                        : "tip.broken";
    return Text(id).list("below", std::move(names[0])).list("above", std::move(names[1]));
}

} // namespace takujo::couperation
