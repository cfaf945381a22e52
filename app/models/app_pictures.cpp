// Pictures of boards: for the shelf, made once for a record as it stands.
#include "app.h"

#include <QDir>
#include <QFileInfo>
#include <QQmlEngine>

#include <algorithm>

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
        const QString picture = boardPictureFile(*entry);
        if (m_picturesTried.contains(picture))
            continue;
        m_picturesTried.append(picture);
        Loaded<Match> match = loadMatch(file);
        if (!match)
            continue; // it is told about where it is opened
        const bool finished = match->finished();
        m_picturedFile = picture;
        setPictured(sessionOf(std::make_unique<Match>(std::move(match).value()), finished));
        return true;
    }
    return false;
}

QString App::pictureFile() const
{
    QDir().mkpath(QFileInfo(m_picturedFile).absolutePath());
    return m_picturedFile;
}

// Pictures of records as they stood before go.
void App::endPicture()
{
    if (!m_pictured)
        return;
    setPictured(nullptr);
    const QFileInfo made(m_picturedFile);
    const QString record = made.completeBaseName().section(u'-', 0, -2);
    for (const QFileInfo &old :
         made.absoluteDir().entryInfoList({record + u"-*.png"_s}, QDir::Files))
        if (old.fileName() != made.fileName())
            QFile::remove(old.absoluteFilePath());
    m_shelf.rescanPictures();
}

} // namespace takujo
