// Pictures of boards: for the shelf, made once for a record as it stands, gone with it.
#include "app.h"

#include "io/files.h"

#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QQmlEngine>

#include <algorithm>
#include <utility>

namespace takujo {

using namespace Qt::StringLiterals;

void App::setPictured(std::unique_ptr<MatchSession> session)
{
    replace(m_pictured, std::move(session), &App::picturedChanged);
}

// Of an open match the board is drawn as its one person sees it, or as everybody may.
bool App::pictureNext()
{
    for (const QString &file : m_shelf.withoutPicture()) {
        const QList<RecordEntry> &entries = m_parts.store.entries();
        const auto entry = std::find_if(entries.begin(), entries.end(),
                                        [&](const RecordEntry &e) { return e.file == file; });
        if (entry == entries.end())
            continue;
        const QString picture = boardPictureFile(*entry, m_parts.settings.mode());
        if (m_picturesTried.contains(picture))
            continue;
        Loaded<Match> match = loadMatch(file);
        if (!match) {
            m_picturesTried.append(picture); // it is told about where it is opened
            continue;
        }
        const bool finished = match->finished();
        m_picturedRecord = file;
        m_picturedFile = picture;
        setPictured(sessionOf(std::make_unique<Match>(std::move(match).value()), finished));
        return true;
    }
    return false;
}

// Pictures of the record as it stood before go. One that cannot be written is not drawn again in this
// run, and that is told once: the shelf does without.
void App::keepPicture(const QVariant &board)
{
    if (!m_pictured)
        return;
    m_picturesTried.append(m_picturedFile);
    const Problems problems = writePicture(board.value<QImage>());
    endPicture();
    m_shelf.rescanPictures();
    if (!problems.empty() && !std::exchange(m_picturesFailed, true))
        fail(tr("The picture for the shelf could not be kept"), problems);
}

Problems App::writePicture(const QImage &board) const
{
    const Loaded<QByteArray> png = pngOf(board);
    if (!png)
        return png.error();
    Problems problems = makeFolder(QFileInfo(m_picturedFile).absolutePath());
    if (problems.empty())
        problems = writeFile(m_picturedFile, png->toStdString(), false);
    if (!problems.empty())
        return problems;
    const QString made = QFileInfo(m_picturedFile).fileName();
    for (const QString &picture : boardPictures(m_picturedRecord))
        if (QFileInfo(picture).fileName() != made)
            QFile::remove(picture);
    return {};
}

// What was not drawn to its end is tried again when the shelf is shown the next time.
void App::endPicture()
{
    if (m_pictured)
        setPictured(nullptr);
}

bool App::removeRecord(const QString &file)
{
    const Problems problems = m_parts.store.remove(file);
    if (!problems.empty())
        return fail(tr("This record could not be removed"), problems);
    for (const QString &picture : boardPictures(file))
        QFile::remove(picture);
    m_parts.settings.setResultShown(file,
                                    false); // brought back, it tells nothing until it is asked
    m_parts.settings.setLeftAt(file, 0);
    if (file == m_viewedFile)
        m_viewedFile.clear();
    m_unsaved.forget(file);
    if (file == m_file) { // it comes back if it is played on, not with the next that is saved
        m_file.clear();
        const auto keepAgain = [this, file, removed = m_session.get()] {
            if (removed != m_session.get()) // another one took its place
                return;
            m_file = file;
            save();
        };
        connect(m_session.get(), &MatchSession::recordChanged, this, keepAgain,
                Qt::SingleShotConnection);
    }
    if (!m_saveProblem.isEmpty()) // there may be room now
        save();
    return true;
}

} // namespace takujo
