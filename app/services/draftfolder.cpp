#include "draftfolder.h"

#include "io/files.h"

#include <QCryptographicHash>
#include <QDir>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

/// By what it holds: a changed text never takes the place of the one before.
QString fileOf(const QString &folder, const QByteArray &bytes)
{
    const QByteArray hash = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
    return folder + u'/' + QString::fromLatin1(hash.first(16)) + u".json"_s;
}

} // namespace

QStringList DraftFolder::read()
{
    QStringList texts;
    const QFileInfoList found = QDir(m_folder).entryInfoList(
        {u"*.json"_s}, QDir::Files, QDir::SortFlags(QDir::Time | QDir::Reversed));
    for (const QFileInfo &info : found) {
        const Loaded<std::string> text = readFile(info.filePath());
        if (!text || info.filePath() != fileOf(m_folder, QByteArray::fromStdString(*text)))
            continue;
        texts.append(QString::fromStdString(*text));
        m_files.append(info.filePath());
    }
    return texts;
}

Problems DraftFolder::keep(const QStringList &texts)
{
    QStringList files;
    for (const QString &text : texts) {
        const QByteArray bytes = text.toUtf8();
        if (bytes.size() > kMaxDocumentBytes)
            continue;
        const QString file = fileOf(m_folder, bytes);
        if (!m_files.contains(file)) {
            Problems problems = makeFolder(m_folder);
            if (problems.empty())
                problems = writeFile(file, bytes.toStdString(), false);
            if (!problems.empty())
                return problems;
        }
        files.append(file);
    }
    for (const QString &file : std::as_const(m_files)) {
        if (!files.contains(file))
            (void)QFile::remove(file);
    }
    m_files = files;
    return {};
}

Problems DraftFolder::discard(const QString &text)
{
    const QString file = fileOf(m_folder, text.toUtf8());
    Problems problems = moveToTrash(file);
    if (problems.empty())
        m_files.removeAll(file);
    return problems;
}

} // namespace takujo
