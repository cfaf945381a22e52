#include "draftmodel.h"

#include <QtTest>

using namespace takujo;

/// Where the pieces of a composed answer go.
class TestDraftModel : public QObject
{
    Q_OBJECT

private slots:
    void putsAPieceIntoTheActiveGroup();
    void limitsLeadAPieceToAGroupThatTakesIt();
};

namespace {

DraftReport nothing(const Draft &) { return {}; }

std::string zoneOf(const std::string &id) { return id.starts_with("r") ? "reserve" : "hand"; }

} // namespace

void TestDraftModel::putsAPieceIntoTheActiveGroup()
{
    DraftModel draft;
    draft.begin(2, 0, nothing, Words());
    draft.setActiveGroup(1);
    draft.toggle(QStringLiteral("h1"));
    QCOMPARE(draft.group(1), QStringList{QStringLiteral("h1")});
    draft.toggle(QStringLiteral("h1"));
    QCOMPARE(draft.itemCount(), 0);
}

void TestDraftModel::limitsLeadAPieceToAGroupThatTakesIt()
{
    DraftModel draft;
    draft.begin(3, 0, nothing, Words());
    draft.setLimits({{"hand", 1}, {"hand", 2}, {"reserve", 1}}, zoneOf);
    draft.toggle(QStringLiteral("r1")); // the active group takes hand cards only
    QCOMPARE(draft.group(2), QStringList{QStringLiteral("r1")});
    draft.toggle(QStringLiteral("r2")); // one at most: the new one takes its place
    QCOMPARE(draft.group(2), QStringList{QStringLiteral("r2")});
    draft.setActiveGroup(1);
    for (const char *id : {"h1", "h2", "h3"})
        draft.toggle(QString::fromLatin1(id));
    QCOMPARE(draft.group(1).size(), 2);
    QCOMPARE(draft.group(0), QStringList{QStringLiteral("h3")}); // full: the next group with room
}

QTEST_GUILESS_MAIN(TestDraftModel)
#include "tst_draftmodel.moc"
