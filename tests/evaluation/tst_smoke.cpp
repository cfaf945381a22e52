#include "toy_game.h"

#include "evaluation/smoke.h"
#include "game/rule_check.h"

#include <QtTest>

using namespace takujo;

namespace {

constexpr int kFrom = 4; ///< turn from which on a fault shows

struct Refusing : toy::Rules
{
    using Rules::Rules;
    Check check(const toy::State &s, const Move &move) const
    {
        return s.turn >= kFrom ? Check(Violation{"TOY-1", "toy.turn", {}}) : Rules::check(s, move);
    }
};

struct Stuck : toy::Rules
{
    using Rules::Rules;
    LegalCount legal(const toy::State &s, std::span<Move> out) const
    {
        return s.turn >= kFrom ? LegalCount{} : Rules::legal(s, out);
    }
};

struct Broken : toy::Rules
{
    using Rules::Rules;
    std::vector<std::string> invariants(const toy::State &s) const
    {
        return s.turn >= kFrom ? std::vector<std::string>{"a card is missing"}
                               : Rules::invariants(s);
    }
};

struct Scoreless : toy::Rules
{
    using Rules::Rules;
    Outcome outcome(const toy::State &s) const
    {
        Outcome out = Rules::outcome(s);
        out.score = {};
        out.winners = 0;
        return out;
    }
};

/// The toy with another core.
template<class Rules>
GameDefinition toyOf()
{
    GameDefinition out = toy::definition();
    out.minSeats = 2;
    out.maxSeats = 3;
    out.create = [](const RuleValues &values, int seats) -> std::unique_ptr<Game> {
        return std::make_unique<GameAdapter<Rules, toy::Agent>>(toy::definition(), values, seats);
    };
    return out;
}

SmokeSpec specOf(const GameDefinition &game)
{
    const RuleReport report =
        checkRules(game, officialRuleSet(game.schema, game.texts, "standard"));
    SmokeSpec spec;
    spec.game = &game;
    spec.rules = *report.rules;
    spec.values = *report.values;
    spec.seats = report.seats;
    spec.limit = std::chrono::milliseconds(0);
    return spec;
}

std::string inner(const SmokeFailure &failure)
{
    return failure.problem.text.args.at(2).second.texts.front().id;
}

} // namespace

/// Quick games of edited rules: the first failure comes as a record, meaningless rules as warnings.
class SmokeTest : public QObject
{
    Q_OBJECT

private slots:
    void soundGame();
    void failuresComeAsRecords_data();
    void failuresComeAsRecords();
    void nobodyScores();
    void stopsAtOnce();
    void stopsAtTheLimit();
    void sameSeedSameFailure();
};

void SmokeTest::soundGame()
{
    const GameDefinition game = toyOf<toy::Rules>();
    const SmokeResult result = smokePlay(specOf(game));
    QVERIFY(!result.failure && result.warnings.empty());
    QCOMPARE(result.games, 20);
    QVERIFY(result.complete());
}

void SmokeTest::failuresComeAsRecords_data()
{
    QTest::addColumn<int>("fault");
    QTest::addColumn<QString>("text");
    QTest::newRow("refused move") << 0 << QStringLiteral("study.smoke.refused");
    QTest::newRow("no move") << 1 << QStringLiteral("study.smoke.stuck");
    QTest::newRow("broken invariant") << 2 << QStringLiteral("study.smoke.broken");
}

void SmokeTest::failuresComeAsRecords()
{
    QFETCH(int, fault);
    QFETCH(QString, text);
    const GameDefinition game = fault == 0   ? toyOf<Refusing>()
                                : fault == 1 ? toyOf<Stuck>()
                                             : toyOf<Broken>();
    const SmokeResult result = smokePlay(specOf(game));
    QVERIFY(result.failure);
    QCOMPARE(QString::fromStdString(inner(*result.failure)), text);
    QCOMPARE(result.games, 0);
    QVERIFY(result.complete());
    QCOMPARE(result.failure->ply, static_cast<int>(result.failure->record.plies.size()));
    const auto sound = toy::makeGame(static_cast<int>(result.failure->record.seats.size()), 12);
    const Loaded<Match> replay = Match::replay(sound, result.failure->record);
    QVERIFY(replay);
    QVERIFY(replay->turn() >= kFrom);
    QVERIFY(!replay->finished());
}

void SmokeTest::nobodyScores()
{
    const GameDefinition game = toyOf<Scoreless>();
    const SmokeResult result = smokePlay(specOf(game));
    QVERIFY(!result.failure);
    QStringList told;
    for (const Problem &p : result.warnings)
        told << QString::fromStdString(p.text.id);
    QCOMPARE(told, QStringList(
                       {QStringLiteral("study.smoke.points"), QStringLiteral("study.smoke.lost")}));
}

void SmokeTest::stopsAtOnce()
{
    const GameDefinition game = toyOf<toy::Rules>();
    std::stop_source stop;
    stop.request_stop();
    const SmokeResult result = smokePlay(specOf(game), stop.get_token());
    QCOMPARE(result.games, 0);
    QVERIFY(!result.complete() && !result.failure && result.warnings.empty());
}

void SmokeTest::stopsAtTheLimit()
{
    const GameDefinition game = toyOf<toy::Rules>();
    SmokeSpec spec = specOf(game);
    spec.games = 10'000'000;
    spec.limit = std::chrono::milliseconds(30);
    const SmokeResult result = smokePlay(spec);
    QVERIFY(!result.complete() && !result.failure);
}

void SmokeTest::sameSeedSameFailure()
{
    const GameDefinition game = toyOf<Broken>();
    const SmokeResult first = smokePlay(specOf(game));
    const SmokeResult second = smokePlay(specOf(game));
    QVERIFY(first.failure->record == second.failure->record);
}

QTEST_GUILESS_MAIN(SmokeTest)
#include "tst_smoke.moc"
