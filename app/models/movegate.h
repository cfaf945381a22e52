#pragma once
#include "match/match.h"

#include <QString>

namespace takujo {

/// Stands between the person at the screen and the match: a lesson, which asks for more than the rules
/// do. An answer without words says nothing: what was pressed simply does nothing.
class MoveGate
{
public:
    virtual ~MoveGate() = default;
    /// A move may be answered as the match stands; else nobody is asked, whatever would be legal.
    virtual bool takesMoves() const = 0;
    /// Plays the move in this match, or says why not.
    virtual Check play(Match &match, const Move &move) = 0;
    /// A press on a piece or place. Nothing = it means what it always means.
    virtual Check press(const QString &id) = 0;
    /// A piece for the answer that is put together: the group it belongs to, -1 = whichever is filled
    /// now; none = it is not wanted.
    virtual std::optional<int> pick(const QString &id) = 0;
};

} // namespace takujo
