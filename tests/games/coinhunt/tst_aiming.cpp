#include "physics/preview.h"
#include "rules/names.h"
#include "rules/shot.h"
#include "scene.h"

#include "../position_page.h"
#include "notation/position.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;
using namespace takujo::coinhunt;
using namespace takujo::coinhunt::test;

/// The aiming tool, the forecast, the track, and shots as chance outcomes.
class AimingTest : public QObject
{
    Q_OBJECT

private slots:
    void CH_A31_emptyDraftIsStraightFromTheMiddle();
    void probeSaysWhatIsWrongAndWhatIsNear();
    void probeOffersShares();
    void forecastCountsAllTrials();
    void CH_28_forecastNamesNoFoulWhereThereIsNone();
    void CH_24_forecastCountsThePenalty_data();
    void CH_24_forecastCountsThePenalty();
    void CH_40_noFairyInTheForecastOfTheSecondHalf();
    void oddsThatStayAreOfRealPushes();
    void trackEndsWhereTheShotEnded();
    void trackOfAnotherMachineIsABlend();
    void coinsThatMeetKnockInTheTrack();
    void CH_29_fairyFallsWithItsCoinInTheTrack();
    void tremorBelongsToTheSeat();
    void angleToTheLeftHasAMinus();
    void recordedShotsAreChecked();
    void positionsComeBack();
    void positionPageIsTheDescription();

private:
    const Rules m_rules = makeRules();
};

void AimingTest::CH_A31_emptyDraftIsStraightFromTheMiddle()
{
    const State s = Scene(m_rules).active(1).hand("blue3 green2").insert();
    QCOMPARE(push(m_rules, s), std::string("shot blue west 1320 0 0"));
}

void AimingTest::probeSaysWhatIsWrongAndWhatIsNear()
{
    const State s = Scene(m_rules).hand("blue3 green2").insert();
    Draft draft;
    draft.anchor = coinId(coin("green2"));
    draft.aim = {100, 0, 0};
    const DraftReport report = m_rules.probe(m_rules.view(s, 0), draft);
    QVERIFY(!report.move && report.refusal);
    QCOMPARE(report.refusal->clause, std::string("CH-20"));
    QCOMPARE(report.facts["leastOffset"], 240);
    QCOMPARE(report.facts["mostOffset"], 2400);
    QCOMPARE(report.facts["mostAngle"], 240);
    QCOMPARE(factsFrom<DraftFacts>(report.facts.values()).edges, std::vector<int>{0});
    const DraftReport near = m_rules.probe(m_rules.view(s, 0), report.alternatives.front());
    QVERIFY(near.move);
    QCOMPARE(m_rules.moveText(*near.move), std::string("shot green south 240 0 0"));
    QCOMPARE(near.facts["endY"], 15000);
    QVERIFY(!m_rules.probe(m_rules.view(s, 1), {}).move); // it is not his turn
}

void AimingTest::probeOffersShares()
{
    const State s = Scene(m_rules).stash("red1 blue1 green1").share();
    const View view = m_rules.view(s, 0);
    Draft draft;
    draft.groups = {{}, {pileId(0)}, {pileId(3)}, {pileId(1)}};
    const DraftReport report = m_rules.probe(view, draft);
    QVERIFY(report.move);
    QCOMPARE(m_rules.moveText(*report.move), std::string("share red green blue"));
    draft.groups[3].clear();
    QVERIFY(m_rules.probe(view, draft).refusal);
    for (const Draft &offered : m_rules.probe(view, {}).alternatives)
        QVERIFY(m_rules.probe(view, offered).move);
}

void AimingTest::forecastCountsAllTrials()
{
    const State ready = Scene(m_rules).hand("white1").at("green1", 82.5, 20).insert();
    const View view = m_rules.view(ready, 0);
    const Forecast shaky = m_rules.forecast(view, {}, kPersonsHand, 6, 1, {});
    QCOMPARE(shaky.trials, 6);
    QCOMPARE(shaky.lines[0].count + shaky.lines[1].count + shaky.lines[2].count, 6);
    const Forecast again = m_rules.forecast(view, {}, kPersonsHand, 6, 1, {});
    QVERIFY(again.pieces == shaky.pieces);
    const Forecast steady = m_rules.forecast(view, {}, kSteadyHand, 6, 1, {});
    for (const Forecast::Line &line : steady.lines)
        QVERIFY(line.count == 0 || line.count == 6);
    QCOMPARE(m_rules.forecast(m_rules.view(ready, 1), Draft{"no such coin", {}, 0, {}}, 0, 6, 1, {})
                 .trials,
             0);
}

/// The odds went on warning of a foul with no_direct_drop off.
void AimingTest::CH_28_forecastNamesNoFoulWhereThereIsNone()
{
    for (const bool foul : {true, false}) {
        const Rules rules = makeRules({{"no_direct_drop", foul}});
        const State s = Scene(rules).hand("white1").insert();
        const Forecast forecast = rules.forecast(rules.view(s, 0), {}, kSteadyHand, 1, 1, {});
        const bool named = std::any_of(
            forecast.lines.begin(), forecast.lines.end(),
            [](const Forecast::Line &line) { return line.label.id == "forecast.direct"; });
        QCOMPARE(named, foul);
        const Presentation table = rules.table(rules.view(s, 0));
        QCOMPARE(table.facts["foul"], foul ? 1 : 0);
    }
}

void AimingTest::CH_24_forecastCountsThePenalty_data()
{
    QTest::addColumn<QString>("falls"); // the coin over the edge
    QTest::addColumn<QString>("fairy");
    QTest::addColumn<int>("die");
    QTest::addColumn<QString>("fallen"); // earlier in this turn
    QTest::addColumn<bool>("blocked");
    QTest::newRow("another shape") << "white0"
                                   << "red0" << 2 << "" << false;
    QTest::newRow("same shape") << "white0"
                                << "purple0" << 1 << "" << true;
    QTest::newRow("magic, danger") << "white+12"
                                   << "red0" << 2 << "" << true;
    QTest::newRow("magic, none") << "white+12"
                                 << "purple0" << 3 << "" << false;
    QTest::newRow("three fell") << "white0"
                                << "purple0" << 2 << "red5 green5" << false;
    QTest::newRow("an earlier one") << "white0"
                                    << "red0" << 1 << "blue5" << true;
    QTest::newRow("the fairy, its colour is left") << "white0"
                                                   << "white0" << 1 << "" << true;
}

/// A straight column whose last coin goes over the far edge.
void AimingTest::CH_24_forecastCountsThePenalty()
{
    QFETCH(QString, falls);
    QFETCH(QString, fairy);
    QFETCH(int, die);
    QFETCH(QString, fallen);
    QFETCH(bool, blocked);
    Scene scene(m_rules);
    scene.at("red0", 80, 44).at("blue0", 80, 74.05).at("purple0", 80, 104.1);
    scene.at("green0", 80, 134.15).at("white0", 20, 140).at("white4", 140, 20).at("yellow0", 1, 22);
    scene.at(falls.toStdString(), 80, 164.2).fairy(fairy.toStdString(), die).hand("green1");
    if (!fallen.isEmpty())
        scene.fallen(fallen.toStdString());
    const State s = scene.insert();
    const Forecast steady =
        m_rules.forecast(m_rules.view(s, 0), {{}, {}, 0, {1280, 0, 0}}, kSteadyHand, 6, 1, {});
    QCOMPARE(steady.pieces, (std::map<std::string, int>{{coinId(coin(falls.toStdString())), 6}}));
    QCOMPARE(steady.lines[3].count, 0);
    QCOMPARE(steady.lines[4].label.id, std::string("forecast.blocked"));
    QCOMPARE(steady.lines[4].count, blocked ? 6 : 0);
    QCOMPARE(steady.lines[5].count, fairy == falls ? 6 : 0);
}

void AimingTest::CH_40_noFairyInTheForecastOfTheSecondHalf()
{
    const State s = Scene(m_rules).jam(0, "white1 white2").jamTurn();
    const Forecast forecast = m_rules.forecast(m_rules.view(s, 0), {}, kSteadyHand, 2, 1, {});
    QCOMPARE(forecast.trials, 2);
    QCOMPARE(forecast.lines.size(), std::size_t{4});
}

/// The ranking stage stands in only for the few first trials: its odds are not those of the pushes.
void AimingTest::oddsThatStayAreOfRealPushes()
{
    Scene scene(m_rules);
    scene.at("red0", 80, 44).at("blue0", 80, 74.05).at("purple0", 82, 104.1);
    scene.at("green0", 80, 134.15).at("white0", 20, 140).at("white4", 140, 20).at("yellow0", 1, 22);
    const View view = m_rules.view(scene.at("yellow4", 84, 164.2).hand("green1").insert(), 0);
    const physics::Tremor tremor = tremorOf(m_rules.params().tremor(kBeginner), 3);
    const auto falls = [&](const physics::Shot &shot, int trials, bool ranking) {
        physics::Board table = m_rules.physicsTable(view);
        if (ranking)
            table.k = physics::ranking(table.k);
        std::map<std::string, int> out;
        for (const auto &[id, times] : physics::preview(table, shot, tremor, trials).falls)
            out[coinId(id)] = times;
        return out;
    };
    bool matters = false; // one of these pushes is not alike in both
    for (int depth = 0; depth <= 4; ++depth) {
        const physics::Shot shot =
            physics::shotOf({physics::Edge::South, 1280, 0, depth}, coin("green1"));
        const auto shown = [&](int trials) {
            const Draft draft{{}, {}, 0, {1280, 0, depth}};
            return m_rules.forecast(view, draft, kBeginner, trials, 3, {}).pieces;
        };
        QCOMPARE(shown(16), falls(shot, 16, true));
        QCOMPARE(shown(64), falls(shot, 64, false));
        matters = matters || falls(shot, 64, true) != falls(shot, 64, false);
    }
    QVERIFY(matters);
}

void AimingTest::trackEndsWhereTheShotEnded()
{
    const State before = Scene(m_rules).hand("white1").at("green1", 82.5, 20).insert();
    State after = before;
    LiveChance live(7, SeatTraits{kBeginner, kBeginner, kBeginner, 0});
    live.beginPly(1);
    std::vector<ChanceOutcome> outcomes;
    RecordingChance chance(live, outcomes);
    const Move move = *m_rules.parseMove("shot white south 1320 0 0");
    m_rules.apply(after, move, chance, nullptr);
    const Track track = m_rules.track(before, move, outcomes);
    QVERIFY(track.exact);
    QVERIFY(!track.frames.empty());
    int moved = 0;
    for (const char *code : {"white1", "green1"}) {
        const Track::Frame *last = nullptr;
        for (const Track::Frame &frame : track.frames)
            last = frame.piece == coinId(coin(code)) ? &frame : last;
        QVERIFY(last);
        if (!after.board.has(coin(code)))
            continue;
        const physics::Pose pose = poseOf(after.pose[toIndex(coin(code))]);
        QVERIFY(std::abs(last->x - pose.x) < 0.05 && std::abs(last->y - pose.y) < 0.05);
        ++moved;
    }
    QVERIFY(moved > 0);
}

void AimingTest::trackOfAnotherMachineIsABlend()
{
    const State before = Scene(m_rules).hand("white1").at("green1", 82.5, 20).insert();
    State after = before;
    LiveChance live(7);
    std::vector<ChanceOutcome> outcomes;
    RecordingChance chance(live, outcomes);
    const Move move = *m_rules.parseMove("shot white south 1320 0 0");
    m_rules.apply(after, move, chance, nullptr);
    ShotReport report = ShotReport::read(outcomes.front().bytes);
    report.coins[0].pose.x += 3;
    report.write(outcomes.front().bytes);
    const Track track = m_rules.track(before, move, outcomes);
    QVERIFY(!track.exact);
    QVERIFY(track.knocks.empty());
    QCOMPARE(track.frames.size(), 2 * toIndex(report.count + 1)); // the fairy too
    QVERIFY(m_rules.track(before, *m_rules.parseMove("pass"), outcomes).frames.empty());
}

void AimingTest::coinsThatMeetKnockInTheTrack()
{
    const Move move = *m_rules.parseMove("shot white south 1320 0 0");
    Scene scene = Scene(m_rules).hand("white1").at("blue0", 20, 150).at("yellow0", 145, 150);
    const State straight = Scene(scene).at("green1", 82.5, 40).insert();
    const Track loud = m_rules.track(straight, move, {});
    QCOMPARE(loud.knocks.size(), std::size_t{1});
    QVERIFY(loud.knocks.front().strength > 0.98 && loud.knocks.front().strength <= 1);
    QVERIFY(std::abs(loud.knocks.front().ms - 667) < 5); // 40 mm at 60 mm/s
    const State aslant = scene.at("green1", 106.5, 30).insert();
    const Track soft = m_rules.track(aslant, move, {});
    QCOMPARE(soft.knocks.size(), std::size_t{1});
    QVERIFY(std::abs(soft.knocks.front().strength - 0.6) < 0.03); // 18 of 30 along the push
}

void AimingTest::CH_29_fairyFallsWithItsCoinInTheTrack()
{
    Scene scene(m_rules);
    scene.at("red0", 82.5, 40).at("blue0", 82.5, 70.05).at("yellow0", 82.5, 100.1);
    scene.at("green0", 82.5, 130.15).at("purple0", 82.5, 160.2).at("white0", 20, 140);
    const State s = scene.fairy("purple0", 1).hand("white1").insert();
    const Track track = m_rules.track(s, *m_rules.parseMove("shot white south 1320 0 0"), {});
    std::vector<Track::Frame> coinWay, fairyWay;
    for (const Track::Frame &frame : track.frames) {
        if (frame.piece == coinId(coin("purple0")))
            coinWay.push_back(frame);
        if (frame.piece == kDieId)
            fairyWay.push_back(frame);
    }
    QVERIFY(!fairyWay.empty());
    QVERIFY(fairyWay.back().y > 165);
    QCOMPARE(fairyWay.size(), coinWay.size());
    for (std::size_t i = 0; i < coinWay.size(); ++i) {
        QCOMPARE(fairyWay[i].ms, coinWay[i].ms);
        QCOMPARE(fairyWay[i].y, coinWay[i].y);
        QCOMPARE(fairyWay[i].angle, 0.0);
    }
}

void AimingTest::tremorBelongsToTheSeat()
{
    const Params &params = m_rules.params();
    QVERIFY(params.tremor(m_rules.trait("")) == (HandTremor{40, 30}));
    QVERIFY(params.tremor(m_rules.trait("expert")) == (HandTremor{30, 30}));
    QVERIFY(params.tremor(m_rules.trait("skilled")) == (HandTremor{60, 50}));
    QVERIFY(params.tremor(m_rules.trait("casual")) == (HandTremor{120, 100}));
    QVERIFY(params.tremor(m_rules.trait("beginner")) == (HandTremor{250, 200}));
    const Rules none = makeRules({{"hand_tremor", "none"}});
    QVERIFY(none.params().tremor(kPersonsHand) == HandTremor{});
    // a steady hand does what it aims at, another one not quite
    for (const SeatTrait hand : {SeatTrait{kSteadyHand}, SeatTrait{kBeginner}}) {
        State s = Scene(m_rules).hand("white1").insert();
        LiveChance live(7, SeatTraits{hand, 0, 0, 0});
        std::vector<ChanceOutcome> outcomes;
        RecordingChance chance(live, outcomes);
        m_rules.apply(s, *m_rules.parseMove("shot white south 1320 0 0"), chance, nullptr);
        const ShotReport report = ShotReport::read(outcomes.front().bytes);
        QCOMPARE(report.head.offset == 1320 * 4096, hand == kSteadyHand);
    }
}

// "-13.6°" is a hyphen and a number.
void AimingTest::angleToTheLeftHasAMinus()
{
    State s = Scene(m_rules).hand("white1").insert();
    LiveChance live(7);
    Events events;
    m_rules.apply(s, *m_rules.parseMove("shot white south 1320 -13600 0"), live, &events);
    const auto aimed = std::find_if(events.begin(), events.end(), [](const Event &event) {
        return event.detail.id == "event.aim";
    });
    QVERIFY(aimed != events.end());
    const std::string told = english(aimed->detail);
    QVERIFY2(has(told, ", −1") && !has(told, "-"), told.c_str());
}

void AimingTest::recordedShotsAreChecked()
{
    const State before = Scene(m_rules).hand("white1").insert();
    State after = before;
    LiveChance live(7);
    std::vector<ChanceOutcome> outcomes;
    RecordingChance chance(live, outcomes);
    const Move move = *m_rules.parseMove("shot white south 1320 0 0");
    m_rules.apply(after, move, chance, nullptr);
    const auto accepted = [&](auto change) {
        std::vector<ChanceOutcome> changed(outcomes.begin(), outcomes.begin() + 1);
        ShotReport report = ShotReport::read(changed.front().bytes);
        change(report);
        report.write(changed.front().bytes);
        State state = before;
        std::vector<ChanceOutcome> answers = changed;
        answers.insert(answers.end(), outcomes.begin() + 1, outcomes.end());
        ReplayChance replay(answers);
        m_rules.apply(state, move, replay, nullptr);
        return !replay.failed();
    };
    QVERIFY(accepted([](ShotReport &) {}));
    QVERIFY(!accepted([](ShotReport &r) { r.coins[0].pose.x = -1; }));
    QVERIFY(!accepted([](ShotReport &r) { r.coins[1].coin = 80; }));
    QVERIFY(!accepted([](ShotReport &r) { r.coins[1].fell = 2; }));     // the second, no first
    QVERIFY(!accepted([](ShotReport &r) { r.coins[1].touching = 1; })); // of a coin at rest
    QVERIFY(!accepted([](ShotReport &r) { r.coins[6].fell = 1; }));     // the coin pushed in
    QVERIFY(!accepted([](ShotReport &r) { r.coins[0].reserved = 1; }));
}

void AimingTest::positionsComeBack()
{
    const State s = Scene(m_rules)
                        .wallet(0, "red1 blue+12")
                        .vault(1, "green1")
                        .secrets(2, 2)
                        .hand("white1")
                        .stock(5)
                        .insert();
    const Loaded<State> back = m_rules.stateFromJson(m_rules.stateToJson(s));
    QVERIFY(back.ok());
    QVERIFY(StateBlob::of(*back) == StateBlob::of(s));
    const auto refused = [&](auto change) {
        Json json = m_rules.stateToJson(s);
        change(json);
        const Loaded<State> read = m_rules.stateFromJson(json);
        return read ? std::string("ok") : read.error().front().text.id;
    };
    QCOMPARE(refused([](Json &json) { json["vaults"][0] = {"red1"}; }),
             std::string("position.twice"));
    QCOMPARE(refused([](Json &json) { json["hand"] = {"pink1"}; }), std::string("io.code"));
    QCOMPARE(refused([](Json &json) { json["die"] = 7; }), std::string("io.integer"));
    QCOMPARE(refused([](Json &json) { json["die"] = "x"; }), std::string("io.integer"));
    QCOMPARE(refused([](Json &json) { json["odd"] = 1; }), std::string("io.unknown"));
    QCOMPARE(refused([](Json &json) { json["hand"] = Json::array(); }), std::string("io.broken"));
}

void AimingTest::positionPageIsTheDescription()
{
    takujo::test::comparePage(
        takujo::test::documentedFields("coinhunt"),
        takujo::test::describedFields<State, View>(makeRules(Json::object(), 4)));
}

QTEST_GUILESS_MAIN(AimingTest)
#include "tst_aiming.moc"
