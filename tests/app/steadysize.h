#pragma once
#include "windowdriver.h"

namespace takujo {

/// Watches the place of the table in the window while a match is played: the board must keep its size
/// from prompt to prompt.
class SteadySize
{
public:
    /// @pre the page of the table is shown and has settled
    explicit SteadySize(const WindowDriver &window);

    /// Each other height there was, with the prompt it came with; empty = none.
    const QStringList &changes() const { return m_changes; }

private:
    QObject m_context; // ends the watch
    QStringList m_changes;
};

} // namespace takujo
