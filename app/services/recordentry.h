#pragma once
#include "io/record_io.h"

#include <QDateTime>

#include <array>

namespace takujo {

/// A record file as the shelf and the record list show it, without opening its game.
struct RecordEntry
{
    QString file;
    QDateTime changed;
    RecordSummary summary;
    /// Where the match stood when it was saved last, by language: phase, whose turn, points.
    std::array<QString, 2> phase, turn, points, result;
    int turnColour = 0; ///< of the seat whose turn it was
    bool readable = true;
};

} // namespace takujo
