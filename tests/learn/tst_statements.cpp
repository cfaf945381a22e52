#include "lessons.h"

#include "game/fields.h"
#include "io/files.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;

/// Patterns of moves, and claims about a position: what they speak of and when they hold.
class StatementsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void patterns_data();
    void patterns();
    void samplesAreEndsAndMiddle();
    void claims_data();
    void claims();

private:
    Catalogue m_catalogue;
    InstalledLesson m_ccc;
};

void StatementsTest::initTestCase()
{
    m_ccc = installedLesson(m_catalogue, "ccc");
    QVERIFY(m_ccc.game);
}

void StatementsTest::patterns_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("move");
    QTest::addColumn<bool>("fits");
    QTest::newRow("the same") << "go D2"
                              << "go D2" << true;
    QTest::newRow("another") << "go D2"
                             << "go D3" << false;
    QTest::newRow("one word open") << "go * with E2"
                                   << "go D2 with E2" << true;
    QTest::newRow("only one word") << "go * with E2"
                                   << "go D2 D3 with E2" << false;
    QTest::newRow("the rest open") << "take *"
                                   << "take 43 at 1,2 with 3 46" << true;
    QTest::newRow("nothing left") << "take *"
                                  << "take" << false;
    QTest::newRow("anything") << "*"
                              << "done" << true;
    QTest::newRow("in the range") << "shot -2..2 0"
                                  << "shot -1 0" << true;
    QTest::newRow("at its end") << "shot -2..2 0"
                                << "shot 2 0" << true;
    QTest::newRow("outside") << "shot -2..2 0"
                             << "shot 3 0" << false;
    QTest::newRow("no number") << "shot -2..2 0"
                               << "shot left 0" << false;
}

void StatementsTest::patterns()
{
    QFETCH(QString, pattern);
    QFETCH(QString, move);
    QTEST(MovePattern(pattern.toStdString()).matches(move.toStdString()), "fits");
}

void StatementsTest::samplesAreEndsAndMiddle()
{
    using Texts = std::vector<std::string>;
    QCOMPARE(MovePattern("shot -2..4 7").samples(), (Texts{"shot -2 7", "shot 1 7", "shot 4 7"}));
    QCOMPARE(MovePattern("done").samples(), Texts{"done"});
    QCOMPARE(MovePattern("take *").samples(), Texts{});
}

/// At the first card of CCC's lesson.
void StatementsTest::claims_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<bool>("holds");
    const auto row = [](const char *json, bool holds) {
        QTest::newRow(json) << QString::fromLatin1(json) << holds;
    };
    row(R"({"view": "/phase", "is": "place"})", true);
    row(R"({"view": "/coins/B4/0", "least": 1})", true);
    row(R"({"view": "/coins/B4/0", "most": 0})", false);
    row(R"({"view": "/hand", "size": 5})", true);
    row(R"({"view": "/nowhere", "is": null})", true);
    row(R"({"view": "/hands", "size": 2})", false); // what the seat cannot know is not there
    row(R"({"score": 1, "is": 3})", true);
    row(R"({"fact": "margin", "is": 2})", true);
    row(R"({"counter": "stock", "least": 50})", true);
    row(R"({"counter": "moon", "least": 0})", false);
    row(R"({"pieces": "square", "of": "board", "is": 25})", true);
    row(R"({"pieces": "card-s-13#0", "is": 1})", true);
    row(R"({"actor": 0})", true);
    row(R"({"decision": "draw"})", false);
    row(R"({"legal": "place B5 with Ks+Qd", "is": 1})", true);
    row(R"({"legal": "place *", "least": 5})", true);
    row(R"({"refused": "place E3 with Ks+Qd+7c+4d", "is": "CCC-12"})", true);
    row(R"({"refused": "place B5 with Ks+Qd", "is": ""})", true);
    row(R"({"event": "CCC-18", "is": 0})", true);
    row(R"({"rule": "board", "is": "small5"})", true);
}

void StatementsTest::claims()
{
    QFETCH(QString, json);
    Statement statement;
    const Problems problems = Fields::read(*parseJson(json.toStdString()), Missing::Refused,
                                           [&](Fields &f) { describe(f, statement); });
    QVERIFY(problems.empty());
    const LessonPlayer player = m_ccc.at(0);
    const Json found = statement.found({player.match(), kLearner, 0});
    QTEST(statement.holds(found), "holds");
}

QTEST_GUILESS_MAIN(StatementsTest)
#include "tst_statements.moc"
