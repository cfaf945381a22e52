// Seal of the deal: the seal of a deal, opened and compared after the match.
#include "dealproof.h"
#include "toy_match.h"

#include <QTest>

using namespace takujo;

class TestDealProof : public QObject
{
    Q_OBJECT

private slots:
    void sealIsOpenedAfterTheMatch();
    void endTakenBackClosesIt();
    void outcomesOfAnotherDealAreNoticed();
};

namespace {

void playDealOut(Match &match)
{
    playRandomly(match, 1000, 3);
    QVERIFY(match.finished());
}

DealProof::State proofOf(DealProof &proof)
{
    proof.check();
    (void)QTest::qWaitFor([&] { return proof.state() != DealProof::State::Checking; }, 30'000);
    return proof.state();
}

} // namespace

void TestDealProof::sealIsOpenedAfterTheMatch()
{
    Match match = toyMatch();
    DealProof proof(match);
    const QString seal = proof.seal();
    QCOMPARE(seal.size(), 64 + 7); // eight groups
    proof.check();
    QCOMPARE(proof.state(), DealProof::State::Sealed); // nothing is told while it goes on
    playDealOut(match);
    QCOMPARE(proof.state(), DealProof::State::Open);
    QCOMPARE(proofOf(proof), DealProof::State::Fits);
    QCOMPARE(proof.seal(), seal);
}

void TestDealProof::endTakenBackClosesIt()
{
    Match match = toyMatch();
    playDealOut(match);
    DealProof proof(match);
    QCOMPARE(proofOf(proof), DealProof::State::Fits);
    match.undoTo(0);
    QCOMPARE(proof.state(), DealProof::State::Sealed);
}

void TestDealProof::outcomesOfAnotherDealAreNoticed()
{
    Match match = toyMatch();
    playDealOut(match);
    MatchRecord forged = match.record();
    ++forged.seed;
    const Loaded<Match> other = Match::replay(match.gamePtr(), forged);
    QVERIFY(other);
    DealProof proof(*other);
    QCOMPARE(proofOf(proof), DealProof::State::Differs);
}

QTEST_GUILESS_MAIN(TestDealProof)
#include "tst_dealproof.moc"
