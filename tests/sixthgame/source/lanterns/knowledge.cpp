#include "knowledge.h"

namespace takujo::lanterns {

Move SearchModel::policyMove(std::string_view name, const View &view, Rng &rng) const
{
    if (const auto only = m_rules.forced(view))
        return *only;
    std::array<Move, Rules::kMaxMoves> moves;
    const int count = m_rules.legal(view.known, moves).count;
    if (name == "random")
        return moves[rng.below(static_cast<std::uint32_t>(count))];
    // Moves come in rising order of value: the dearer the lantern, the higher the card.
    const int worth = std::min(kValues, view.known.prize + view.known.carried);
    const auto wanted = static_cast<std::size_t>((worth - 1) * count / kValues);
    return moves[wanted];
}

std::vector<Text> SearchModel::claims(const View &, std::span<const Candidate> candidates) const
{
    if (candidates.empty())
        return {};
    const auto share = static_cast<int>(candidates.front().value * 100);
    return {Text("hint.value").num("value", candidates.front().move.data[0]).num("share", share)};
}

void SearchModel::playout(Rng &rng, BenchCounts &counts) const
{
    SearchChance chance(rng);
    State state = m_rules.start(chance, nullptr);
    while (m_rules.actor(state) != kNoSeat) {
        m_rules.apply(state, m_rules.rolloutMove(state, rng), chance, nullptr);
        ++counts.plies;
    }
    counts.turns += static_cast<std::uint64_t>(state.round) - 1;
    counts.signature = combine64(counts.signature, hashBytes(std::as_bytes(std::span(&state, 1))));
}

} // namespace takujo::lanterns
