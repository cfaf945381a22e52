#pragma once
#include <QElapsedTimer>

namespace takujo {

/// How long the person at the screen takes for a decision, for the record: from the moment the table is
/// at rest and theirs. Looking at earlier moments or elsewhere is part of deciding.
class DecisionClock
{
public:
    /// The decision after so many plies is open; the one already asked goes on.
    void ask(int ply);
    /// Whole seconds so far, at least 1. 0 = another decision is open, or the person was away.
    int seconds(int ply) const;

private:
    QElapsedTimer m_since;
    int m_ply = -1;
};

} // namespace takujo
