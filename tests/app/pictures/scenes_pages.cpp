// Shelf, set-up, papers, settings, dialogs, lessons and puzzles.
#include "learn/learn_file.h"
#include "lessonhand.h"
#include "scenes.h"

#include <QQmlComponent>
#include <QTest>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRestMs = 250;

QString callOfNav(const QString &call)
{
    return u"import QtQml\nimport Takujo.Pages\nQtObject { function act(a, b) { Nav.%1(a, b) } }"_s
        .arg(call);
}

void navigate(WindowDriver &window, const QString &call, const QVariant &first,
              const QVariant &second)
{
    QQmlComponent component(&window.desktop().engine());
    component.setData(callOfNav(call).toUtf8(), {});
    const std::unique_ptr<QObject> asker(component.create());
    if (!asker)
        qFatal("%s", qPrintable(component.errorString()));
    QMetaObject::invokeMethod(asker.get(), "act", Q_ARG(QVariant, first), Q_ARG(QVariant, second));
    QTest::qWait(kRestMs);
}

void escape(WindowDriver &window)
{
    window.key(Qt::Key_Escape);
    QTest::qWait(kRestMs);
}

void go(WindowDriver &window, const QString &page)
{
    window.desktop().go(page);
    QTest::qWait(kRestMs);
}

QStringList gamesOf(WindowDriver &window)
{
    QStringList out;
    for (const GameEntry &game : window.desktop().catalogue().games())
        out.append(game.id);
    return out;
}

} // namespace

void pictureStart(WindowDriver &window, Album &album)
{
    QTest::qWait(kRestMs);
    album.take(window, u"shelf-first"_s);
    window.key(Qt::Key_Question);
    QTest::qWait(kRestMs);
    album.take(window, u"shelf-overview"_s);
    escape(window);
}

void picturePages(WindowDriver &window, Album &album)
{
    App &app = window.desktop().app();
    for (const QString &game : gamesOf(window)) {
        app.setup()->choose(game);
        go(window, u"setup"_s);
        album.take(window, u"page-setup-"_s + game);
        app.draftFirstTurn();
        go(window, u"position"_s);
        album.take(window, u"page-position-"_s + game);
        navigate(window, u"rulebook"_s, game, QString());
        QTest::qWait(2 * kRestMs); // figures are made one after the other
        album.take(window, u"page-rulebook-"_s + game);
        window.key(Qt::Key_Q);
        QTest::qWait(2 * kRestMs);
        album.take(window, u"page-aid-"_s + game);
        escape(window);
    }
    for (const QString &page : {u"settings"_s, u"keys"_s, u"about"_s, u"records"_s}) {
        go(window, page);
        album.take(window, u"page-"_s + page);
    }
    go(window, u"shelf"_s);
}

void pictureDialogs(WindowDriver &window, Album &album)
{
    App &app = window.desktop().app();
    app.quickStart(u"ccc"_s);
    go(window, u"table"_s);
    const QVariant session = QVariant::fromValue(window.session());
    const std::pair<QString, QVariantMap> dialogs[] = {
        {u"GiveUpDialog"_s, {{u"session"_s, session}, {u"seat"_s, 0}}},
        {u"PracticeDialog"_s, {{u"session"_s, session}}},
        {u"ProofDialog"_s, {{u"session"_s, session}}},
        {u"RemoveDialog"_s, {{u"file"_s, u"x"_s}, {u"name"_s, u"CCC"_s}, {u"when"_s, u"12:00"_s}}},
        {u"ProgramDialog"_s, {}}};
    for (const auto &[name, values] : dialogs) {
        navigate(window, u"popup"_s, name, values);
        album.take(window, u"dialog-"_s + name.toLower().remove(u"dialog"_s));
        escape(window);
    }
    const bool ja = app.language() == u"ja";
    for (const auto &[words, name] :
         {std::pair{ja ? u"メニュー"_s : u"Menu"_s, u"menu"_s},
          std::pair{ja ? u"AI：すぐに"_s : u"AI: At once"_s, u"pace"_s}}) {
        window.click(words);
        QTest::qWait(kRestMs);
        album.take(window, u"dialog-"_s + name);
        escape(window);
    }
    app.leaveMatch();
    app.setup()->choose(u"ccc"_s);
    app.setup()->setHuman(0, true);
    app.setup()->setHuman(1, true);
    app.startWithoutKeeping();
    go(window, u"table"_s);
    album.take(window, u"dialog-cover"_s);
    app.leaveMatch();
    go(window, u"shelf"_s);
}

void pictureLearning(WindowDriver &window, Album &album)
{
    App &app = window.desktop().app();
    for (const QString &game : gamesOf(window)) {
        const int steps = app.lessonProgress(game)[u"steps"_s].toInt();
        for (const int step : {0, 3, steps / 2}) {
            if (steps == 0 || !album.wants(u"learn-lesson-"_s + game))
                break;
            openLessonAt(window, game, step);
            album.take(window, u"learn-lesson-%1-%2"_s.arg(game).arg(step));
            go(window, u"shelf"_s);
        }
        if (!app.hasPuzzles(game) || !album.wants(u"learn-puzzle"_s))
            continue;
        navigate(window, u"puzzles"_s, game, {});
        album.take(window, u"learn-puzzles-"_s + game);
        if (app.openPuzzleOf(game, 0)) {
            QTest::qWait(2 * kRestMs);
            album.take(window, u"learn-puzzle-"_s + game);
            app.puzzle()->show();
            QTest::qWait(2 * kRestMs);
            album.take(window, u"learn-puzzle-shown-"_s + game);
        }
        go(window, u"shelf"_s);
    }
}

} // namespace takujo
