// Why a move was made, as the model tells it: by what was seen, and after the match by a search.
#include "toy_match.h"
#include "whymodel.h"

#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestWhyModel : public QObject
{
    Q_OBJECT

private slots:
    void whyAMoveWasMade();
    void whyIsNotAskedBehindTheCover();
};

namespace {

struct Asked
{
    explicit Asked(SeatSetup::Kind second)
    {
        std::vector<SeatSetup> seats = people(2);
        seats[1].kind = second;
        match = std::make_unique<Match>(toy::makeGame(2, 12), toyRules(12), seats, 5);
        words = Words(match->game().definition(), Language::En);
        words.setSeats(match->seats());
        hold = std::make_unique<QuietHold>(*match);
        view = std::make_unique<SeatView>(*match, *hold);
        view->update();
        why = std::make_unique<WhyModel>(*match, *view, words);
    }

    std::unique_ptr<Match> match;
    Words words;
    std::unique_ptr<QuietHold> hold;
    std::unique_ptr<SeatView> view;
    std::unique_ptr<WhyModel> why;
};

} // namespace

// In a match that runs only what was seen; of a finished one a search tells more, until it is closed.
void TestWhyModel::whyAMoveWasMade()
{
    Asked asked(SeatSetup::Kind::Ai);
    WhyModel &why = *asked.why;
    playRandomly(*asked.match, 4, 2);
    QVERIFY(!why.open());
    why.ask(0); // the deal is no move
    QVERIFY(!why.open());
    why.ask(asked.match->plyCount());
    QVERIFY(why.open() && !why.searching());
    QVERIFY(!why.text().isEmpty());
    playRandomly(*asked.match, 10'000, 3);
    QVERIFY(asked.match->finished());
    why.ask(1);
    QVERIFY(why.open() && why.searching());
    QTRY_VERIFY(!why.searching());
    for (const QVariant &row : why.reasons())
        QVERIFY(!row.toMap().value(u"text"_s).toString().contains(u"⟦"_s));
    why.ask(2);
    why.close();
    QVERIFY(!why.open() && !why.searching() && why.reasons().isEmpty());
}

void TestWhyModel::whyIsNotAskedBehindTheCover()
{
    Asked asked(SeatSetup::Kind::Human);
    for (std::uint64_t seed = 1; asked.match->actor() == 0 && seed < 100; ++seed)
        playRandomly(*asked.match, 1, seed);
    asked.view->update();
    if (asked.view->handingOver())
        asked.view->handOver();
    QVERIFY(asked.view->covered());
    asked.why->ask(1);
    QVERIFY(!asked.why->open());
    QCOMPARE(asked.why->text(), QString());
}

QTEST_GUILESS_MAIN(TestWhyModel)
#include "tst_whymodel.moc"
