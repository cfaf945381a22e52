#pragma once
#include "game/problem.h"

#include <QStringList>

namespace takujo {

/// Texts that were changed and not saved, a file each: what a program that ended, whichever way, leaves to
/// the next one. The folder is made when there is something to keep.
class DraftFolder
{
public:
    explicit DraftFolder(QString folder) : m_folder(std::move(folder)) {}

    /// Oldest first. What this has not written, or somebody else has changed, is left alone.
    QStringList read();
    /// These are all there is to keep, but those too long to be read again. Empty = they are kept, and what
    /// was kept before is gone; otherwise that is still there.
    Problems keep(const QStringList &texts);
    /// Moves the file of a text that is kept to the trash of the desktop. Empty = it is there.
    Problems discard(const QString &text);

private:
    QString m_folder;
    QStringList m_files; ///< what was read or written
};

} // namespace takujo
