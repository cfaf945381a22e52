#pragma once
#include "evaluation/study_row.h"
#include "io/line_file.h"

namespace takujo {

struct GameEntry;

/// Finished matches of studies in a file, a line each (study_row.h): whoever is killed has lost none and
/// need not play them again. Several windows and programs may write into one file.
class StudyJournal
{
public:
    /// Empty without a file. A last line that was not finished is passed over.
    static Loaded<std::vector<StudyRows>> read(const QString &file);

    /// The one in the user's cache for studies of this build of a game (those of its other builds, whose
    /// players play otherwise, and one that has become too large are removed): open, and what it holds.
    /// If it cannot be read or written, that takes nothing away but the matches of an earlier start.
    /// @param kind of studies that write at the same time as others
    std::vector<StudyRows> openCache(const GameEntry &game, const QString &kind);
    /// Goes on behind the last whole line. Problems: the file cannot be written.
    Problems open(const QString &file);
    /// One caller at a time; does nothing unless open. Problems: the match cannot be written now. The next
    /// call writes it, too.
    Problems write(const StudyKey &key, const StudyRow &row);

private:
    LineFile m_lines;
};

} // namespace takujo
