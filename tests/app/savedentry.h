#pragma once
#include "io/record_io.h"
#include "recordstore.h"

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

inline QString fileIn(const RecordStore &store, const char *name)
{
    return store.folder() + u'/' + QString::fromLatin1(name) + QStringLiteral(".takujo");
}

} // namespace takujo
