// Coin Hunt in the real window: whole matches by mouse and by keyboard in both languages, the aim by every way there
// is, odds and the push that is shown, what a reader meets on its table at all sizes. Any QML warning fails.
#include "coinhunthand.h"
#include "io/record_io.h"

#include <nlohmann/json.hpp>

#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestCoinhunt : public TableTest
{
    Q_OBJECT

public:
    TestCoinhunt() : TableTest(u"coinhunt"_s, "Coin Hunt") {}

private slots:
    void aimsByKeys();
    void aimsByDragging();
    void aimsTheFirstCoinWhenOpened();
    void countsTheOdds();
    void showsThePush();
    void hearsWhatFalls();
    void CH_18_anySecretCoinMayBePressed();
    void CH_20_pushesFromAnySide();
    void toolMakesTheSamePushes();
    void rehearses_data() { bothLanguages(); }
    void rehearses();

private:
    static int pushesIn(const Match &match);
    static void verifyByTool(const Match &match);
    bool start(WindowDriver &window, const QString &preset) override;
    void answer(WindowDriver &window, const Press &press) override;
    void approach(WindowDriver &window, const QString &zone, const QString &id) override;
    QString ownKey(bool ja) const override
    {
        return ja ? u"R: 押し方をゆっくり試す"_s : u"R: Rehearse the push slowly"_s;
    }
    void lookAround(WindowDriver &window, const Inspect &inspect) override;
    QStringList faultsHere(WindowDriver &window, const QString &language,
                           const QString &where) override;
};

// "any side", "three secret coins": the standard rules with the side left open, or with so many.
bool TestCoinhunt::start(WindowDriver &window, const QString &preset)
{
    if (preset == u"standard"_s)
        return TableTest::start(window, preset);
    RuleSet rules;
    rules.game = "coinhunt";
    rules.nameJa = rules.nameEn = preset.toStdString();
    rules.base = "standard";
    const bool side = preset == u"any side"_s;
    (*rules.changes)[side ? "fixed_side" : "secret_per_player"] = side ? Json(false) : Json(3);
    return window.desktop().app().playRules(preset, rules).empty();
}

void TestCoinhunt::answer(WindowDriver &window, const Press &press)
{
    MatchSession *session = window.session();
    const PromptKind kind = session->prompt()->prompt().kind;
    if (kind == PromptKind::Shot)
        return window.key(Qt::Key_Return);
    if (kind == PromptKind::Assign)
        return shareOut(window, press);
    if (const auto piece = legalPiece(session); !piece.first.isEmpty())
        return press(piece.first, piece.second);
    if (session->prompt()->mainOption() >= 0)
        return window.key(Qt::Key_Return);
    session->choose(0);
}

// Arrows or (on the board) N.
void TestCoinhunt::approach(WindowDriver &window, const QString &zone, const QString &id)
{
    for (int steps = 0; steps < 80 && focusedId(window) != id; ++steps)
        window.key(zone == u"board" ? Qt::Key_N : steps < 40 ? Qt::Key_Right : Qt::Key_Left);
}

// They lie over one another and are all the same to their owner.
void TestCoinhunt::CH_18_anySecretCoinMayBePressed()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window, u"three secret coins"_s);
    for (const int coin : {0, 1, 0}) {
        QVERIFY(reach(window, u"secret"_s));
        const int before = window.session()->ply();
        const QString zone = u"secret."_s + QString::number(window.session()->view()->seat());
        const RowModel *coins = window.session()->table()->zone(zone);
        QQuickItem *item = itemOf(window, coins->value(coin, u"pieceId"_s).toString());
        window.clickOn(item, QPointF(item->width() / 4, item->height() / 2));
        QTRY_VERIFY(window.session()->ply() > before);
    }
}

// The record of the window, in another process: every push simulated again from the seed, to the bit.
// A few of one match; with TAKUJO_PUSHES as many as that, of whole matches.
void TestCoinhunt::toolMakesTheSamePushes()
{
    const int many = qEnvironmentVariableIntValue("TAKUJO_PUSHES");
    int made = 0;
    do {
        WindowDriver window(u"en"_s, QSize(1280, 720));
        begin(window);
        QVERIFY(reach(window, u"shot"_s));
        if (many == 0)
            play(window, 16);
        else
            QVERIFY(window.playToEnd([&] { answer(window, byPointer(window)); }));
        const int pushes = pushesIn(window.session()->match());
        QVERIFY(pushes >= 10);
        made += pushes;
        verifyByTool(window.session()->match());
        if (QTest::currentTestFailed())
            return;
    } while (made < many);
    qInfo("%d pushes, the same in both", made);
}

int TestCoinhunt::pushesIn(const Match &match)
{
    const auto &plies = match.record().plies;
    return static_cast<int>(std::count_if(plies.begin(), plies.end(), [](const PlyRecord &ply) {
        return !ply.chance.empty() && ply.chance.front().type == ChanceOutcome::Type::Resolve;
    }));
}

void TestCoinhunt::verifyByTool(const Match &match)
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"window.takujo"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(writeRecord(match.game(), match.record()).dump()));
    file.close();
    QProcess tool;
    tool.start(QStringLiteral(TAKUJO_BINARY_DIR "/bin/takujo-cli"),
               {u"--json"_s, u"replay"_s, u"--verify"_s, file.fileName()});
    QVERIFY(tool.waitForFinished(60000));
    const Json told = Json::parse(tool.readAllStandardOutput().toStdString());
    QVERIFY2(told.at("ok") == true, told.dump().c_str());
    QCOMPARE(told.at("plies").get<int>(), match.plyCount());
    QVERIFY2(told.at("followsSeed") == true, told.dump().c_str());
}

// By key or button, ended by Escape; nothing of the match changes, nothing is heard.
void TestCoinhunt::rehearses()
{
    QFETCH(QString, language);
    WindowDriver window(language, QSize(1280, 720));
    begin(window);
    QVERIFY(reach(window, u"shot"_s));
    MatchSession *session = window.session();
    TrackModel *rehearsal = session->forecast()->rehearsal();
    QSignalSpy wanted(window.desktop().app().sounds(), &Sounds::wanted);
    const int ply = session->ply();
    const QList<int> aim = session->draft()->aim();
    window.key(Qt::Key_R);
    QTRY_VERIFY(rehearsal->playing());
    QTest::qWait(150); // into the push
    for (const Arrangement &each : arrangements()) {
        arrange(window, each);
        keepPicture(window, nameOf(u"coinhunt rehearsal "_s + language, each));
    }
    arrange(window, {{1280, 720}});
    if (!rehearsal->playing())
        window.key(Qt::Key_R);
    QTRY_VERIFY(rehearsal->playing());
    window.key(Qt::Key_Escape);
    QVERIFY(!rehearsal->playing());
    QVERIFY(window.click(language == u"ja" ? u"ゆっくり試す"_s : u"Rehearse slowly"_s));
    QTRY_VERIFY(rehearsal->playing());
    window.key(Qt::Key_Escape);
    QVERIFY(!rehearsal->playing());
    window.key(Qt::Key_R);
    QTRY_VERIFY(rehearsal->playing());
    window.key(Qt::Key_Right); // another aim
    QVERIFY(!rehearsal->playing());
    QVERIFY(wanted.isEmpty());
    QCOMPARE(session->ply(), ply);
    QVERIFY(!session->track()->playing());
    window.key(Qt::Key_Left);
    QVERIFY(aim.isEmpty() || session->draft()->aim().mid(0, 3) == aim.mid(0, 3));
}

// By key, by pointer on the moat, by the panel; the board turns, and the push comes from there.
void TestCoinhunt::CH_20_pushesFromAnySide()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window, u"any side"_s);
    QVERIFY(reach(window, u"shot"_s));
    MatchSession *session = window.session();
    DraftModel *draft = session->draft();
    QCOMPARE(aimFacts(draft).edges, (std::vector<int>{0, 1, 2, 3}));
    const int own = aimFacts(draft).edge;
    QObject *view = window.itemOfType("HuntBoard")->property("view").value<QObject *>();
    window.key(Qt::Key_E);
    QTRY_COMPARE(aimFacts(draft).edge, (own + 1) % 4);
    QCOMPARE(view->property("edge").toInt(), (own + 1) % 4);
    QVERIFY(draft->complete());
    keepPicture(window, u"coinhunt any side"_s);
    QQuickItem *board = window.itemOfType("HuntBoard"); // its upper moat: two turns on
    window.clickOn(board, QPointF(board->width() / 2, view->property("inset").toReal() / 3));
    QTRY_COMPARE(aimFacts(draft).edge, (own + 3) % 4);
    QVERIFY(std::abs(aimFacts(draft).offset - 1320) < 32);
    QVERIFY(window.click(u"Far"_s));
    QTRY_COMPARE(aimFacts(draft).edge, (own + 2) % 4);
    const int ply = session->ply();
    window.key(Qt::Key_Return);
    QTRY_VERIFY(session->ply() > ply);
    const Move &move = session->match().record().plies[static_cast<std::size_t>(ply)].move;
    const std::string text = session->match().game().moveText(move);
    static const std::array<std::string, 4> sides{"south", "west", "north", "east"};
    QVERIFY2(text.find(sides[static_cast<std::size_t>((own + 2) % 4)]) != std::string::npos,
             text.c_str());
    QTRY_COMPARE(view->property("edge").toInt(), own);
}

// Arrow keys mean the aim from anywhere on the table.
void TestCoinhunt::aimsByKeys()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reach(window, u"shot"_s));
    DraftModel *draft = window.session()->draft();
    const int offset = aimFacts(draft).offset;
    window.key(Qt::Key_Right);
    QTRY_COMPARE(aimFacts(draft).offset, offset + 16);
    window.key(Qt::Key_Up);
    QCOMPARE(aimFacts(draft).angle, 16);
    window.key(Qt::Key_Plus);
    QCOMPARE(aimFacts(draft).depth, 1);
    window.key(Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(aimFacts(draft).offset, offset + 15);
    window.key(Qt::Key_Home);
    QCOMPARE(aimFacts(draft).offset, aimFacts(draft).leastOffset);
    QVERIFY(draft->complete());
    QTRY_VERIFY(window.focused() == window.itemOfType("HuntAimer"));
}

void TestCoinhunt::aimsByDragging()
{
    WindowDriver window(u"ja"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reach(window, u"shot"_s));
    DraftModel *draft = window.session()->draft();
    const int offset = aimFacts(draft).offset;
    QQuickItem *aimer = window.itemOfType("HuntAimer");
    QVERIFY(aimer);
    QQuickWindow *view = window.desktop().window();
    const QPoint from =
        aimer->mapToScene(QPointF(aimer->width() / 2, aimer->height() / 2)).toPoint();
    QTest::mousePress(view, Qt::LeftButton, {}, from);
    for (int step = 1; step <= 4; ++step) // it followed from the eleventh pixel, 4 mm
        QTest::mouseMove(view, from + QPoint(-step, 0), 10);
    QTRY_VERIFY(aimFacts(draft).offset < offset - 16);
    for (int step = 1; step <= 10; ++step)
        QTest::mouseMove(view, from + QPoint(-10 * step, 0), 10);
    QTest::mouseRelease(view, Qt::LeftButton, {}, from + QPoint(-100, 0));
    QTRY_VERIFY(aimFacts(draft).offset < offset - 16 * 20);
    QVERIFY(draft->complete());
}

// A table opened while a push is aimed shows the coin that goes in where it is aimed from.
void TestCoinhunt::aimsTheFirstCoinWhenOpened()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reach(window, u"shot"_s));
    window.desktop().go(u"settings"_s);
    QTRY_COMPARE(window.page(), u"settings"_s);
    window.desktop().go(u"table"_s);
    QTRY_VERIFY(window.itemOfType("HuntAimer"));
    const auto coin = [&] {
        return window.itemOfType("HuntAimer")->property("aim").value<QObject *>()->property("coin");
    };
    QTRY_VERIFY(!coin().toString().isEmpty());
}

// First a few trials, more while the aim rests; for the aim as it is.
void TestCoinhunt::countsTheOdds()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reach(window, u"shot"_s));
    ForecastModel *forecast = window.session()->forecast();
    QTRY_VERIFY(forecast->trials() > 0);
    QTRY_VERIFY_WITH_TIMEOUT(forecast->settled(), 20000);
    QCOMPARE(forecast->labels().size(), 6);
    const QList<int> counts = forecast->counts();
    QCOMPARE(counts[0] + counts[1] + counts[2], forecast->trials());
    QVERIFY(!forecast->moved().isEmpty());
    bool stale = false; // it may be counted anew before anybody looks
    const auto watch = connect(forecast, &ForecastModel::changed, this,
                               [&] { stale = stale || !forecast->fresh(); });
    window.key(Qt::Key_Left);
    QTRY_VERIFY(stale);
    disconnect(watch);
    QTRY_VERIFY_WITH_TIMEOUT(forecast->fresh(), 20000);
    QQuickItem *aimer = window.itemOfType("HuntAimer");
    QTRY_VERIFY(aimer->property("odds").toString().contains(u'%') || !forecast->settled());
}

// The push is shown from its beginning, can be skipped and repeated, and the computer waits for it.
void TestCoinhunt::showsThePush()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reach(window, u"shot"_s));
    TrackModel *track = window.session()->track();
    window.desktop().settings().overrideValue(u"still"_s, false);
    window.desktop().settings().setPace(u"normal"_s);
    window.key(Qt::Key_Return);
    QVERIFY(track->present());
    QVERIFY(track->playing());
    QVERIFY(track->duration() > 100);
    QVERIFY(track->pieces().size() > 1);
    QQuickItem *player = window.itemOfType("HuntBoard")->property("player").value<QQuickItem *>();
    QTRY_VERIFY(player->property("time").toDouble() > 0);
    keepPicture(window, u"coinhunt push"_s);
    const int ply = window.session()->ply();
    while (track->playing()) {
        QCOMPARE(window.session()->ply(), ply); // the computer waits
        QTest::qWait(20);
    }
    QVERIFY(track->present()); // can be shown again
}

// While the push is shown, before it is announced; once for coins that fall together. Coins that meet
// are heard too, and all of it again when the push is shown once more.
void TestCoinhunt::hearsWhatFalls()
{
    WindowDriver window(u"en"_s, QSize(1280, 720));
    begin(window);
    QVERIFY(reach(window, u"shot"_s));
    MatchSession *session = window.session();
    bool sure = aimWhereCoinsFall(window);
    for (int pushes = 0; pushes < 8 && !sure; ++pushes) {
        play(window, 1);
        QVERIFY(reach(window, u"shot"_s));
        sure = aimWhereCoinsFall(window);
    }
    QVERIFY(sure);
    window.desktop().settings().overrideValue(u"still"_s, false);
    window.desktop().settings().setPace(u"normal"_s);
    QSignalSpy fell(session->track(), &TrackModel::fell);
    QSignalSpy happened(session, &MatchSession::happened);
    QSignalSpy wanted(window.desktop().app().sounds(), &Sounds::wanted);
    const auto heard = [&wanted](const QString &sound = u"fall"_s) {
        return std::any_of(wanted.begin(), wanted.end(), [&sound](const QVariantList &call) {
            return call.first().toString() == sound;
        });
    };
    window.key(Qt::Key_Return);
    QVERIFY(session->track()->playing());
    QVERIFY(!heard());
    QTRY_VERIFY(heard());
    QVERIFY(fell.count() > 0);
    QVERIFY(happened.isEmpty()); // still to be announced
    QVERIFY(session->track()->playing());
    QTRY_VERIFY(!session->track()->playing());
    QVERIFY(session->track()->fallsPassed());
    QVERIFY(heard(u"porcelain"_s));
    wanted.clear();
    window.key(Qt::Key_L);
    QTRY_VERIFY(heard(u"porcelain"_s));
    QTRY_VERIFY(heard());
    QTRY_VERIFY(!session->track()->playing());
}

QStringList TestCoinhunt::faultsHere(WindowDriver &window, const QString &language,
                                     const QString &where)
{
    QTest::qWait(120); // on top of arrange(): the board is drawn anew
    QStringList out = TableTest::faultsHere(window, language, where);
    out.removeIf([](const QString &fault) { // the page's own parts: app.look
        return fault.contains(u"< TableRail"_s);
    });
    return out;
}

void TestCoinhunt::lookAround(WindowDriver &window, const Inspect &inspect)
{
    QTRY_VERIFY(window.session()->myTurn());
    inspect(window.session()->prompt()->decision());
    QVERIFY(reach(window, u"shot"_s));
    QTRY_VERIFY_WITH_TIMEOUT(window.session()->forecast()->settled(), 20000);
    inspect(window.session()->prompt()->decision());
    play(window, 14);
    inspect(u"later-"_s + window.session()->prompt()->decision());
}

QTEST_MAIN(TestCoinhunt)
#include "tst_coinhunt.moc"
