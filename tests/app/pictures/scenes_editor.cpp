// The rules editor: a window of widgets.
#include "scenes.h"

#include <QAction>
#include <QApplication>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRestMs = 500;
constexpr int kReportMs = 6'000;
constexpr int kSearchMs = 12'000;

template<class T>
T *part(QWidget &window, const QString &name)
{
    T *found = window.findChild<T *>(name);
    if (!found)
        qFatal("no part named %s", qPrintable(name));
    return found;
}

void show(WindowDriver &window, const QString &rules)
{
    window.desktop().editor().open(rules);
    QTest::qWait(kRestMs);
}

void scrollTo(QWidget &editor, const QString &row)
{
    QWidget *at = part<QWidget>(editor, u"row."_s + row);
    for (QWidget *up = at; up; up = up->parentWidget())
        if (auto *area = qobject_cast<QScrollArea *>(up)) {
            area->ensureWidgetVisible(at, 0, 300);
            break;
        }
    at->setFocus();
    QTest::qWait(kRestMs);
}

void pictureFair(WindowDriver &window, Album &album, QWidget &editor)
{
    part<QAction>(editor, u"fair"_s)->trigger();
    auto *dialog = part<QWidget>(editor, u"fair"_s);
    for (QWidget *each : editor.findChildren<QWidget *>(u"fair"_s))
        dialog = each;
    QTest::qWait(kRestMs);
    album.take(window, *dialog, u"editor-fair-begin"_s);
    auto *start = part<QPushButton>(*dialog, u"fair.start"_s);
    start->click();
    QTest::qWait(kSearchMs);
    album.take(window, *dialog, u"editor-fair-search"_s);
    start->click();
    QTest::qWait(kRestMs);
    album.take(window, *dialog, u"editor-fair-found"_s);
    dialog->close();
}

} // namespace

void pictureEditor(WindowDriver &window, Album &album)
{
    const QString samples = QStringLiteral(TAKUJO_SOURCE_DIR "/tests/saves/0.1/");
    show(window, u"hakkutsu:standard"_s);
    QWidget *editor = window.desktop().editor().window();
    if (!editor)
        return;
    album.take(window, *editor, u"editor-official"_s);
    show(window, samples + u"hakkutsu.takujo-rules"_s);
    album.take(window, *editor, u"editor-own"_s);
    if (album.wants(u"editor-balance"_s)) {
        part<QAction>(*editor, u"balance"_s)->trigger();
        QTest::qWait(kReportMs);
        album.take(window, *editor, u"editor-balance"_s);
        part<QPushButton>(*editor, u"balance.cancel"_s)->click();
    }
    if (album.wants(u"editor-fair"_s))
        pictureFair(window, album, *editor);
    show(window, samples + u"ccc.takujo-rules"_s);
    scrollTo(*editor, u"board"_s);
    album.take(window, *editor, u"editor-grid"_s);
    show(window, u"coldwater:standard"_s);
    album.take(window, *editor, u"editor-coldwater"_s);
    show(window, u"coinhunt:standard"_s);
    album.take(window, *editor, u"editor-coinhunt"_s);
    window.desktop().editor().close();
}

} // namespace takujo
