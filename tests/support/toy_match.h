#pragma once
#include "match/match.h"
#include "toy_game.h"

#include <QString>

namespace takujo {

inline std::vector<SeatSetup> people(int count)
{
    std::vector<SeatSetup> seats(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        seats[static_cast<std::size_t>(i)].name = "Seat " + std::to_string(i);
        seats[static_cast<std::size_t>(i)].colour = i;
    }
    return seats;
}

inline RuleSet toyRules(int turns)
{
    RuleSet rules;
    rules.game = "toy";
    rules.nameJa = "試し";
    rules.nameEn = "Trial";
    if (turns != 12)
        (*rules.changes)["turns"] = turns;
    return rules;
}

inline Match toyMatch(int seats = 2, std::uint64_t seed = 5, int turns = 12)
{
    return Match(toy::makeGame(seats, turns), toyRules(turns), people(seats), seed, "0.1.0",
                 "2026-01-02T03:04:05+09:00");
}

/// Plays random moves, at most `plies`.
inline void playRandomly(Match &match, int plies, std::uint64_t seed)
{
    Rng rng(seed);
    for (int i = 0; i < plies && !match.finished(); ++i) {
        const LegalMoves legal = match.legal();
        match.play(legal.moves[rng.below(static_cast<std::uint32_t>(legal.moves.size()))]);
    }
}

/// Text ids of the problems, space separated.
inline QString ids(const Problems &problems)
{
    QString out;
    for (const Problem &p : problems)
        out +=
            (out.isEmpty() ? QString() : QStringLiteral(" ")) + QString::fromStdString(p.text.id);
    return out;
}

/// The problems as sentences; fails loudly on a missing text id or value.
inline QString sentences(const Problems &problems, Language language)
{
    Renderer words;
    words.catalog = &engineTexts();
    words.language = language;
    QString out;
    for (const Problem &p : problems)
        out += QString::fromStdString(words(p.text)) + QStringLiteral("\n");
    return out;
}

} // namespace takujo
