#pragma once
#include "evaluation/study_row.h"
#include "game/game.h"

namespace takujo {

/// The quick player that studies and baselines of this game use: the policy "study" that is made for
/// it, else the greedy reference policy, else the weakest level.
std::string studyPlayer(const Game &game);
/// Whether studyPlayer() may be of that name: quick, and not a strong player.
bool isStudyPlayer(std::string_view name);
/// Who plays a study, by name: one of Game::players(), or "expert@96" for one that thinks with so many
/// simulations a decision.
struct StudyPlayer
{
    std::string name;
    int simulations = 0; ///< 0 = its own number

    /// What is written otherwise is all name, which no player of a game has.
    static StudyPlayer of(const std::string &text);
};
/// Kind of a move: the first word of its text ("place"); its name is the text study.action.<kind>.
std::string actionKind(const Game &game, const Move &move);

/// Watches a match and keeps what a study wants to know of it.
class MatchWatch
{
public:
    /// @param chosen false: the move was forced, which tells nothing about the rules
    void move(const Game &game, const Move &move, bool chosen, const Events &events);
    void finish(const Game &game, const StateBlob &state);
    StudyRow row;

private:
    Text m_end; ///< the last event that said why the match ends
    std::string m_endClause;
};

/// One match with a player in every seat. Any thread. Without a result when `stop` came first.
/// @param player as in StudyPlayer; empty = studyPlayer()
std::optional<StudyRow> playStudyMatch(const Game &game, std::uint64_t seed,
                                       const std::stop_token &stop = {},
                                       const std::string &player = {});

} // namespace takujo
