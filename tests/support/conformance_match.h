#pragma once
#include "conformance_motions.h"
#include "conformance_words.h"

namespace takujo::conformance {

/// How a test match is played.
struct MatchPlan
{
    std::uint64_t seed = 1;
    bool ai = false;       ///< moves by the game's players in turn, else any legal move
    int simulations = 8;   ///< of an AI decision
    int wordsEvery = 8;    ///< words and formats are looked at every so many plies (1 = each)
    int maxPlies = 20'000; ///< longer: it does not end
};

/// Plays one match and tests everything about rules, words, prompts and formats on the way.
class MatchTester
{
public:
    MatchTester(const Setup &setup, const MatchPlan &plan, Findings &findings);

    /// Runs it to the end. @return the match as far as it came
    Match run();

private:
    void checkPosition(const Match &match);
    void checkMoves(const Match &match, const LegalMoves &legal);
    void checkMutants(const Match &match, const LegalMoves &legal);
    void checkAccepted(const Match &match, const Move &move);
    void checkText(const Match &match, const Move &move);
    void checkState(const StateBlob &state);
    void checkSeats(const Match &match);
    void checkPrompt(const Match &match, const Presentation &table, SeatId viewer);
    void checkDraftOf(const Match &match, const Move &move);
    void checkDrafts(const Match &match, const Prompt &prompt, const Presentation &table);
    void checkDraft(const Match &match, const Draft &draft, bool mustBeLegal);
    Draft randomDraft(const Prompt &prompt, const Presentation &table);
    Move choose(const Match &match);
    Move chooseByAi(const Match &match);
    void step(Match &match, const Move &move);
    void lookBack(Match &match);

    const Setup &m_setup;
    const Game &m_game;
    MatchPlan m_plan;
    Findings &m_findings;
    Words m_words;
    Rng m_rng;
    MotionChecker m_motions;
    std::vector<Move> m_offered; ///< complete answers the prompt proposed
};

} // namespace takujo::conformance
