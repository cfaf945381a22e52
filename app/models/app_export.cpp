// What leaves the program for people: pictures of a board and of a result, a match in words.
#include "app.h"

#include <QBuffer>
#include <QFileDialog>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QStandardPaths>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMargin = 24;

QString dayOf(const MatchSession &session)
{
    return qstr(session.match().record().started).left(10);
}

QString scoreOf(MatchSession &session, int seat)
{
    const QList<int> totals = session.finished() ? session.outcome()->totals() : QList<int>();
    return seat < totals.size() ? QString::number(totals[seat]) : QString();
}

QStringList headOf(MatchSession &session)
{
    MatchInfo &info = *session.info();
    return {info.gameName(),
            QStringList{info.rulesName(), App::tr("Deal %1").arg(info.dealNumber()), dayOf(session)}
                .join(u" · "_s)};
}

QString logLine(const MatchSession &session, const RowModel &log, int row)
{
    const QString text = log.value(row, u"text"_s).toString();
    const QString detail = log.value(row, u"detail"_s).toString();
    const int seat = log.value(row, u"seat"_s).toInt();
    if (log.value(row, u"heading"_s).toBool())
        return u'\n' + text;
    const QString who = seat < 0 ? QString()
                                 : session.seatName(seat) +
                                       (session.language() == Language::Ja ? u"："_s : u": "_s);
    return who + text + (detail.isEmpty() ? QString() : u"  "_s + detail);
}

} // namespace

QString App::viewedText() const
{
    if (!m_viewed)
        return {};
    MatchSession &session = *m_viewed;
    QStringList lines = headOf(session);
    lines.append(QString());
    for (int seat = 0; seat < session.seatCount(); ++seat)
        lines.append(
            QStringList{session.seatName(seat), scoreOf(session, seat)}.join(u"  "_s).trimmed());
    for (int row = 0; row < session.log()->count(); ++row)
        lines.append(logLine(session, *session.log(), row));
    if (session.finished())
        lines << QString() << session.outcome()->told();
    return lines.join(u'\n') + u'\n';
}

// Board at the left; at the right the game, who played and the points, the winner in bold.
QImage App::resultPicture(const QImage &board) const
{
    MatchSession &session = *m_viewed;
    QFont font = QGuiApplication::font();
    font.setPixelSize(20);
    const int line = QFontMetrics(font).height() + 8;
    const int words = 420;
    const int least = (session.seatCount() + 4) * line + 2 * kMargin;
    QImage picture(board.width() + words + 3 * kMargin,
                   std::max(board.height() + 2 * kMargin, least), QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.drawImage(kMargin, kMargin, board);
    int y = kMargin;
    const auto write = [&](const QString &text, bool bold, const QString &right = {}) {
        font.setBold(bold);
        painter.setFont(font);
        const QRect at(board.width() + 2 * kMargin, y, words, line);
        painter.drawText(at, Qt::AlignVCenter | Qt::AlignRight, right);
        painter.drawText(at, Qt::AlignVCenter | Qt::AlignLeft,
                         QFontMetrics(font).elidedText(text, Qt::ElideRight, words - 80));
        y += line;
    };
    const QStringList head = headOf(session);
    write(head[0], true);
    font.setPixelSize(16);
    write(head[1], false);
    font.setPixelSize(20);
    y += line / 2;
    const QList<int> winners = session.outcome()->winners();
    for (int seat = 0; seat < session.seatCount(); ++seat)
        write(session.seatName(seat), winners.contains(seat), scoreOf(session, seat));
    y += line / 2;
    font.setPixelSize(16);
    write(session.outcome()->told(), false);
    return picture;
}

QString App::viewedName() const
{
    return m_viewed->info()->gameId() + u'-' + m_viewed->info()->dealNumber();
}

QString App::askForFile(const QString &title, const QString &name, const QString &ending,
                        const QString &kind)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString file = QFileDialog::getSaveFileName(nullptr, title, folder + u'/' + name + ending,
                                                      kind + u" (*"_s + ending + u')');
    return file.isEmpty() || file.endsWith(ending) ? file : file + ending;
}

bool App::saveViewedText()
{
    const QString file =
        m_viewed ? askForFile(tr("Save the match as text"), viewedName(), u".txt"_s, tr("Text"))
                 : QString();
    if (file.isEmpty())
        return false;
    const Problems problems = writeFile(file, viewedText().toStdString());
    return problems.empty() || fail(tr("The file could not be saved"), problems);
}

bool App::savePicture(const QVariant &board)
{
    return m_viewed && savePictureAs(tr("Save the board as a picture"), board.value<QImage>());
}

bool App::saveResultPicture(const QVariant &board)
{
    return m_viewed &&
           savePictureAs(tr("Save the result as a picture"), resultPicture(board.value<QImage>()));
}

Loaded<QByteArray> App::pngOf(const QImage &picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!picture.save(&buffer, "PNG"))
        return problem(Text("io.raw").raw("text", tr("No picture could be made.").toStdString()));
    return bytes;
}

// Written like any other file, so that a full disk is told. Without a picture no file is asked for.
bool App::savePictureAs(const QString &title, const QImage &picture)
{
    const Loaded<QByteArray> png = pngOf(picture);
    if (!png)
        return fail(tr("The file could not be saved"), png.error());
    const QString file = askForFile(title, viewedName(), u".png"_s, tr("Picture"));
    if (file.isEmpty())
        return false;
    const Problems problems = writeFile(file, png->toStdString());
    return problems.empty() || fail(tr("The file could not be saved"), problems);
}

} // namespace takujo
