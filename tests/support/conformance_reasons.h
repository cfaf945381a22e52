#pragma once
#include "conformance_words.h"

namespace takujo::conformance {

struct ReasonsPlan
{
    std::uint64_t seed = 1;
    int positions = 10;    ///< of one match
    int simulations = 200; ///< of a hint
};

/// Plays a match and asks at some positions for a hint with reasons. Every reason is computed again
/// from other worlds, by the rules and from the search's figures, and must hold.
class ReasonsTester
{
public:
    ReasonsTester(const Setup &setup, const ReasonsPlan &plan, Findings &findings);
    void run();

private:
    void checkHint(const Match &match);
    void checkReason(const Request &request, const SearchResult &found, const Reasons &again,
                     const Reason &reason);
    void checkEffect(const Reasons &again, const Move &move, const Reason &reason);
    void checkPoints(const Request &request, const Move &move, const Reason &reason);
    void checkComparison(const SearchResult &found, const Reason &reason);
    void checkSeen(const Match &match, int ply);
    void checkWords(const Reason &reason) const;

    const Setup &m_setup;
    const Game &m_game;
    ReasonsPlan m_plan;
    Findings &m_findings;
    Words m_words;
    Rng m_rng;
};

/// At least nine of ten decisions with a choice have a reason that is more than "as good as another".
void checkShare(Findings &findings);

} // namespace takujo::conformance
