#pragma once
#include <QByteArray>
#include <QString>

class QFile;

namespace takujo {

/// A file to which lines are added as they come: whoever is killed has lost none of those written before.
/// Several programs may write into one file.
class LineFile
{
public:
    /// Goes on behind the last whole line; false: it cannot be written.
    bool open(const QString &file);
    bool isOpen() const { return !m_file.isEmpty(); }
    const QString &name() const { return m_file; }
    void close();
    /// One caller at a time; does nothing unless open. False: it cannot be written now, and goes with the
    /// next one.
    /// @param line without its end
    bool write(const QByteArray &line);

    /// Where the whole lines end that are there now; those written meanwhile are not waited for.
    static qint64 end(const QFile &opened);

private:
    QString m_file;
    QByteArray m_unwritten; ///< whole lines
};

} // namespace takujo
