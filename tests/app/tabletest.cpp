#include "tabletest.h"

#include "steadysize.h"

#include <QTest>

namespace takujo {

using namespace Qt::StringLiterals;

void TableTest::begin(WindowDriver &window, const QString &preset)
{
    QVERIFY(start(window, preset));
    window.desktop().go(u"table"_s);
    QTRY_COMPARE(window.page(), u"table"_s);
}

bool TableTest::start(WindowDriver &window, const QString &preset)
{
    SetupModel *setup = window.desktop().app().setup();
    if (!setup->choose(m_game))
        return false;
    int row = 0;
    for (setup->setRuleIndex(0); qstr(setup->chosenRules()->base) != preset && row < 10;)
        setup->setRuleIndex(++row);
    return qstr(setup->chosenRules()->base) == preset &&
           window.desktop().app().startWithoutKeeping();
}

bool TableTest::reach(WindowDriver &window, const QString &asked)
{
    const Press press = byPointer(window);
    MatchSession *session = window.session();
    for (int i = 0; i < 80; ++i) {
        if (!QTest::qWaitFor([&] { return session->myTurn(); }, 30000))
            return false;
        if (session->prompt()->decision() == asked ||
            (asked == u"shot" && session->prompt()->prompt().kind == PromptKind::Shot))
            return true;
        const int before = session->ply();
        answer(window, press);
        if (!QTest::qWaitFor([&] { return session->ply() > before; }, 5000))
            return false;
    }
    return false;
}

void TableTest::play(WindowDriver &window, int answers)
{
    const Press press = byPointer(window);
    for (int i = 0; i < answers; ++i) {
        answer(window, press);
        QVERIFY(QTest::qWaitFor([&] { return window.session()->myTurn(); }, 30000));
    }
}

// It kept the words of the prompt before where the next one had its main option in the same row.
QString TableTest::mainButton(const WindowDriver &window)
{
    const QQuickItem *button = window.itemWhere(
        [](QQuickItem *item) { return item->isVisible() && item->property("isMain").toBool(); });
    return button ? button->property("text").toString() : mainWords(*window.session());
}

QString TableTest::mainWords(MatchSession &session)
{
    return session.prompt()->option(session.prompt()->mainOption()).value(u"label"_s).toString();
}

void TableTest::playSteadily(WindowDriver &window, const Press &press)
{
    QTRY_VERIFY(window.session()->myTurn());
    const SteadySize stage(window);
    QVERIFY(window.playToEnd([&] {
        QCOMPARE(mainButton(window), mainWords(*window.session()));
        answer(window, press);
    }));
    QCOMPARE(stage.changes().join(u'\n'), QString());
}

void TableTest::checkResult(MatchSession &session)
{
    QVERIFY(!session.outcome()->headline().isEmpty());
    const QList<int> totals = session.outcome()->totals();
    QCOMPARE(totals.size(), qsizetype{session.seatCount()});
    // what only informs is told apart from points: those are the total
    for (int seat = 0; seat < session.seatCount(); ++seat) {
        int sum = 0;
        for (int row = 0; row < session.outcome()->rows()->count(); ++row) {
            const RowModel &rows = *session.outcome()->rows();
            if (rows.value(row, u"adds"_s).toBool())
                sum += rows.value(row, u"points"_s).toList().value(seat).toInt();
        }
        QCOMPARE(sum, totals[seat]);
    }
}

QString TableTest::focusedId(const WindowDriver &window) const
{
    return window.focused() ? idOf(window.focused()) : QString();
}

QString TableTest::idOf(const QQuickItem *item) const
{
    return item->property("pieceId").toString();
}

QQuickItem *TableTest::itemOf(const WindowDriver &window, const QString &id) const
{
    return window.itemWhere(
        [&](QQuickItem *item) { return item->isVisible() && idOf(item) == id; });
}

Press TableTest::byPointer(WindowDriver &window)
{
    return [this, &window](const QString &, const QString &id) {
        QTest::qWait(20);
        QQuickItem *item = itemOf(window, id);
        QVERIFY2(item, qPrintable(id));
        clickPiece(window, item);
    };
}

Press TableTest::byKeys(WindowDriver &window)
{
    return [this, &window](const QString &zone, const QString &id) {
        QTest::qWait(20);
        QVERIFY2(window.tabUntil([&] { return beside(window, zone, id); }), qPrintable(id));
        approach(window, zone, id);
        QCOMPARE(focusedId(window), id);
        window.key(Qt::Key_Space);
    };
}

void TableTest::clickPiece(WindowDriver &window, QQuickItem *item)
{
    window.clickOn(item, QPointF(item->width() / 2, item->height() / 2));
}

bool TableTest::beside(const WindowDriver &window, const QString &zone, const QString &) const
{
    const QString id = focusedId(window);
    return !id.isEmpty() && window.session()->table()->zone(zone)->find(id) >= 0;
}

QStringList TableTest::faultsHere(WindowDriver &window, const QString &language,
                                  const QString &where)
{
    return faultsNow(window, language, where);
}

QList<Arrangement> TableTest::arrangements() const
{
    return {{{1280, 720}},  {{960, 640}},       {{960, 1080}},
            {{1920, 1080}}, {{1280, 720}, 200}, {{960, 640}, 200}};
}

void TableTest::init()
{
    forgetUserFiles();
    takeWarnings();
}

void TableTest::cleanup() { QCOMPARE(takeWarnings(), QStringList()); }

void TableTest::byMouse_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("preset");
    QTest::newRow("ja") << u"ja"_s << QSize(1280, 720) << u"standard"_s;
    QTest::newRow("en, half screen") << u"en"_s << QSize(960, 1080) << u"standard"_s;
    QTest::newRow("en, large screen") << u"en"_s << QSize(1920, 1080) << u"standard"_s;
}

void TableTest::byMouse()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(QString, preset);
    WindowDriver window(language, size);
    begin(window, preset);
    playSteadily(window, byPointer(window));
    QTRY_COMPARE(window.page(), u"result"_s);
    checkResult(*window.session());
    // who plays together sees the table as a scene, where there is room
    QTRY_COMPARE(window.itemOfType("TogetherEnd") != nullptr,
                 window.session()->info()->cooperative() && size.width() >= 1280);
    if (QObject *scene = window.itemOfType("TogetherEnd")) {
        const auto crests = [&] {
            return scene->property("ending").value<QObject *>()->property("crests");
        };
        QTRY_VERIFY(crests().toBool());
        window.key(Qt::Key_W); // who placed it
        QTRY_VERIFY(!crests().toBool());
    }
    // who plays together has one column on the score sheet
    QTRY_VERIFY(window.itemOfType("ScoreRow"));
    QCOMPARE(window.itemOfType("ScoreRow")->property("columns").toInt(),
             window.session()->info()->cooperative() ? 1 : window.session()->seatCount());
}

void TableTest::byKeyboard()
{
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    begin(window);
    playSteadily(window, byKeys(window));
    QTRY_COMPARE(window.page(), u"result"_s);
}

// Nothing cut off or on top of each other, at every size.
void TableTest::looks()
{
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    begin(window);
    QStringList faults;
    lookAround(window, [&](const QString &what) {
        for (const Arrangement &each : arrangements()) {
            arrange(window, each);
            faults +=
                faultsHere(window, language, nameOf(m_game + u' ' + language + u' ' + what, each));
        }
        arrange(window, {{1280, 720}});
    });
    QVERIFY(nameFaults(faults));
}

// In the overview, beside those that work everywhere.
void TableTest::listsItsKeys()
{
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    begin(window);
    QTRY_VERIFY(window.session()->myTurn());
    window.key(Qt::Key_Question);
    const bool ja = language == u"ja";
    for (const QString &name : {ownKey(ja), ja ? u"H: ヒント"_s : u"H: Hint"_s})
        QTRY_VERIFY2(window.named(name), qPrintable(name));
    QTest::qWait(250); // faded in
    QStringList faults;
    for (const Arrangement &each : arrangements()) {
        arrange(window, each);
        faults += faultsNow(window, language, nameOf(m_game + u" keys "_s + language, each));
    }
    QVERIFY(nameFaults(faults));
    window.key(Qt::Key_Escape);
}

// No table needs Tab, or a pointer, to begin with.
void TableTest::firstArrowLeadsToWhatIsAsked()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QTRY_VERIFY(window.session()->myTurn());
    QCOMPARE(focusedId(window), QString());
    window.key(Qt::Key_Right);
    const QString id = focusedId(window);
    QVERIFY(!id.isEmpty());
    const PromptModel *prompt = window.session()->prompt();
    if (prompt->prompt().kind == PromptKind::Pick && prompt->anchored())
        QVERIFY2(!prompt->optionsAt(id).isEmpty(), qPrintable(id));
}

} // namespace takujo
