#pragma once
#include "matchsession.h"
#include "toy_match.h"

namespace takujo {

inline std::unique_ptr<MatchSession> sessionOf(Match match)
{
    GameEntry entry;
    entry.id = QStringLiteral("toy");
    auto session = std::make_unique<MatchSession>(entry, std::make_unique<Match>(std::move(match)),
                                                  Language::En);
    session->prepare();
    return session;
}

// A person against the computer.
inline Match againstComputer(std::uint64_t seed, const QString &program = {})
{
    std::vector<SeatSetup> seats = people(2);
    seats[1].kind = SeatSetup::Kind::Ai;
    seats[1].program = program.toStdString();
    return Match(toy::makeGame(2, 12), toyRules(12), seats, seed);
}

inline int rowOf(const MatchSession &session, const char *move)
{
    const auto &options = const_cast<MatchSession &>(session).prompt()->prompt().options;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (options[i].move == toy::toyMove(move))
            return static_cast<int>(i);
    return -1;
}

} // namespace takujo
