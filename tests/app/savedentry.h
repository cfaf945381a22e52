#pragma once
#include "io/record_io.h"
#include "recordstore.h"

#include <nlohmann/json.hpp>

#include <vector>

namespace takujo {

/// A seat of an entry that is saved for a test.
struct Seat
{
    bool human = false;
    const char *level = "skilled";
    int score = 0;
    bool won = false;
};

inline RecordEntry entryOf(const QString &file, const std::vector<Seat> &seats,
                           bool finished = true)
{
    RecordEntry entry;
    entry.file = file;
    entry.phase = {QStringLiteral("第1局"), QStringLiteral("round 1")};
    entry.turnColour = 3;
    RecordSummary &s = entry.summary;
    s.game = "toy";
    s.rulesBase = "standard";
    s.finished = finished;
    s.plies = 12;
    if (finished)
        s.result.emplace();
    for (std::size_t i = 0; i < seats.size(); ++i) {
        s.seats.push_back({seats[i].human ? SeatSetup::Kind::Human : SeatSetup::Kind::Ai, "Ann",
                           seats[i].level, static_cast<int>(i)});
        if (!finished)
            continue;
        s.result->score[i] = seats[i].score;
        if (seats[i].won)
            s.result->winners =
                static_cast<SeatSet>(s.result->winners | seatBit(static_cast<SeatId>(i)));
    }
    return entry;
}

/// A record file of which nothing can be read.
inline const Json kAnything{{"format", "nothing of ours"}};

/// A record file of which the list reads this entry again.
inline Json documentOf(const RecordEntry &entry)
{
    const RecordSummary &s = entry.summary;
    Json seats = Json::array();
    for (const SeatSetup &seat : s.seats)
        seats.push_back({{"kind", seat.kind == SeatSetup::Kind::Human ? "human" : "ai"},
                         {"name", seat.name},
                         {"level", seat.level},
                         {"colour", seat.colour}});
    Json out{{"format", "takujo/1"}, {"game", s.game}, {"seats", seats}};
    out["plies"] = Json(std::vector<int>(static_cast<std::size_t>(s.plies)));
    if (!s.result)
        return out;
    Json winners = Json::array();
    for (std::size_t seat = 0; seat < s.seats.size(); ++seat)
        if (contains(s.result->winners, static_cast<SeatId>(seat)))
            winners.push_back(seat);
    out["result"] = {{"score", s.result->score}, {"winners", winners}};
    return out;
}

inline QString fileIn(const RecordStore &store, const char *name)
{
    return store.folder() + u'/' + QString::fromLatin1(name) + QStringLiteral(".takujo");
}

} // namespace takujo
