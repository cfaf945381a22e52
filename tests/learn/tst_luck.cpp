#include "lessons.h"

#include "learn/luck.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace takujo;

/// Luck and choices of finished matches.
class LuckTest : public QObject
{
    Q_OBJECT

private slots:
    void addsUp();
    void luckOfQuickPlayersIsNoneOnAverage();
    void everyGame_data();
    void everyGame();

private:
    static Match played(const InstalledLesson &installed, std::uint64_t seed,
                        const std::function<std::string(SeatId)> &player);
    static double lead(const Match &match, SeatId seat);
    static SeatLuck luck(const Match &match, SeatId seat);

    Catalogue m_catalogue;
};

Match LuckTest::played(const InstalledLesson &installed, std::uint64_t seed,
                       const std::function<std::string(SeatId)> &player)
{
    const GameDefinition &definition = *installed.definition;
    Match match(installed.game, officialRuleSet(definition.schema, definition.texts, "standard"),
                std::vector<SeatSetup>(toIndex(installed.game->seats())), seed);
    while (!match.finished()) {
        Request request =
            match.request(match.actor(), {}, seed + static_cast<std::uint64_t>(match.plyCount()));
        request.player = player(match.actor());
        request.budget.simulations = 100;
        [&] { QVERIFY(!match.play(match.game().search(request, {}, nullptr).best)); }();
    }
    return match;
}

double LuckTest::lead(const Match &match, SeatId seat)
{
    const auto &score = match.outcome().score;
    double rival = -1e9;
    for (std::size_t other = 0; other < match.seats().size(); ++other)
        if (other != toIndex(seat))
            rival = std::max(rival, double(score[other]));
    return score[toIndex(seat)] - rival;
}

SeatLuck LuckTest::luck(const Match &match, SeatId seat)
{
    const SeenMatch seen(match);
    std::vector<Mean> choices;
    for (std::size_t at = 0; at < seen.decisions().size(); ++at)
        if (seen.decisions()[at].seat == seat)
            choices.push_back(choiceAt(seen, at, {}));
    return luckOf(lead(match, seat), startOf(seen, seat, {}), choices);
}

void LuckTest::addsUp()
{
    const InstalledLesson installed = installedLesson(m_catalogue, "hakkutsu");
    const Match match =
        played(installed, 5, [](SeatId seat) { return seat == 0 ? "casual" : "greedy"; });
    const SeatLuck found = luck(match, 0);
    const Mean start = startOf(SeenMatch(match), 0, {});
    QVERIFY(std::abs(start.mean + found.choices.mean + found.luck.mean - lead(match, 0)) < 1e-9);
    QVERIFY(found.differed > 0 && found.differed <= found.decisions);
    QVERIFY(found.luck.error >= found.choices.error);
    QVERIFY(found.choices.error > 0);
    QCOMPARE(found.choices.trials, kLuckTrials); // what the window says
}

/// What a quick player does is no choice of its own: all is luck, and no seat has more of it than another
/// over many deals.
void LuckTest::luckOfQuickPlayersIsNoneOnAverage()
{
    constexpr int kMatches = 24;
    const InstalledLesson installed = installedLesson(m_catalogue, "hakkutsu");
    double sum = 0, squares = 0, estimated = 0;
    for (int seed = 1; seed <= kMatches; ++seed) {
        const Match match =
            played(installed, static_cast<std::uint64_t>(seed), [](SeatId) { return "greedy"; });
        const SeatLuck found = luck(match, 0);
        sum += found.luck.mean;
        squares += found.luck.mean * found.luck.mean;
        estimated += found.luck.error;
        QVERIFY2(found.differed * 4 <= found.decisions,
                 qPrintable(QString::number(found.differed)));
    }
    const double mean = sum / kMatches;
    const double error = std::sqrt((squares / kMatches - mean * mean) / (kMatches - 1));
    qInfo("%s", qPrintable(QStringLiteral("%1 ± %2, within a match ± %3")
                               .arg(mean)
                               .arg(error)
                               .arg(estimated / kMatches)));
    QVERIFY(std::abs(mean) < 3 * error);
}

void LuckTest::everyGame_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id : {"ccc", "coldwater", "hakkutsu"})
        QTest::newRow(id) << id;
}

/// The figures a person reads are narrower than what they tell about.
void LuckTest::everyGame()
{
    if (!qEnvironmentVariableIsSet("TAKUJO_EVERY_REVIEW"))
        QSKIP("minutes; tests/deep runs it");
    QFETCH(QString, id);
    const InstalledLesson installed = installedLesson(m_catalogue, qPrintable(id));
    const Match match =
        played(installed, 7, [](SeatId seat) { return seat == 0 ? "beginner" : "skilled"; });
    for (std::size_t seat = 0; seat < match.seats().size(); ++seat) {
        const SeatLuck found = luck(match, static_cast<SeatId>(seat));
        qInfo("%s seat %d: lead %.0f, choices %.1f ± %.1f, luck %.1f ± %.1f, %d of %d differed",
              qPrintable(id), int(seat), lead(match, static_cast<SeatId>(seat)), found.choices.mean,
              2 * found.choices.error, found.luck.mean, 2 * found.luck.error, found.differed,
              found.decisions);
        QCOMPARE(found.choices.trials, kLuckTrials);
        const auto &score = match.outcome().score;
        QVERIFY(2 * found.luck.error < 0.5 * *std::max_element(score.begin(), score.end()));
    }
}

QTEST_GUILESS_MAIN(LuckTest)
#include "tst_luck.moc"
