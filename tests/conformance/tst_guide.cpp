#include "game/rulebook.h"
#include "learn/learn_file.h"
#include "plugin/catalogue.h"

#include <QtTest>

#include <algorithm>

using namespace takujo;

namespace {

constexpr std::size_t kFewestFigures = 4;
constexpr std::size_t kMostFigures = 8;
constexpr std::size_t kFewestParts = 3;
constexpr std::size_t kMostParts = 5;
constexpr int kWalks = 3;
constexpr int kMostPlies = 600;

} // namespace

/// The game has figures, a player aid and a glossary, and everything in them holds.
class GuideProof : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void guideHolds();
    void bookHasFigures();
    void aidFillsItsPage();
    void everythingOnTheTableHasATerm();

private:
    void lookAt(const Match &match, QStringList &nameless) const;

    Catalogue m_catalogue;
    const GameDefinition *m_game = nullptr;
    Guide m_guide;
};

void GuideProof::initTestCase()
{
    const QString id = qEnvironmentVariable("TAKUJO_TEST_GAME");
    const auto definition = m_catalogue.definition(id);
    QVERIFY(definition.ok());
    m_game = *definition;
    QVERIFY(hasGuide(*m_catalogue.find(id)));
    const Loaded<Guide> guide = loadGuide(*m_catalogue.find(id), m_game->schema);
    if (!guide)
        for (const Problem &p : guide.error())
            qWarning("%s %s", p.path.c_str(), p.text.id.c_str());
    QVERIFY(guide.ok());
    m_guide = *guide;
}

void GuideProof::guideHolds()
{
    TextCatalog catalog = engineTexts();
    catalog.add(m_game->texts);
    const Renderer words{&catalog, Language::En, {}};
    QString faults;
    for (const Problem &p : checkGuide(*m_game, m_guide))
        faults += QString::fromStdString(p.path + ": " + words(p.text) + "\n");
    QVERIFY2(faults.isEmpty(), qPrintable(faults));
}

void GuideProof::bookHasFigures()
{
    std::size_t figures = 0;
    for (const RulebookParagraph &p :
         renderRulebook(*m_game, m_game->schema.defaults(), 0, Language::En))
        if (p.kind == RulebookParagraph::Kind::Figures)
            figures +=
                static_cast<std::size_t>(std::count(p.markdown.begin(), p.markdown.end(), ' ')) + 1;
    QVERIFY2(figures >= kFewestFigures && figures <= kMostFigures,
             qPrintable(QString::number(figures)));
}

void GuideProof::aidFillsItsPage()
{
    QVERIFY(m_guide.aid.has_value());
    QVERIFY(m_guide.aid->turn.size() >= kFewestParts && m_guide.aid->turn.size() <= kMostParts);
    QVERIFY(!m_guide.aid->scores.empty());
    QVERIFY(!m_guide.aid->end.empty());
    QVERIFY(!m_guide.aid->forgotten.empty());
}

// A piece or counter without a name or word of what it does stands there mute.
void GuideProof::lookAt(const Match &match, QStringList &nameless) const
{
    for (SeatId seat = kNoSeat; seat < match.game().seats(); ++seat) {
        const Presentation table = match.table(seat);
        for (const Piece &piece : table.pieces)
            if (piece.name.empty() || !m_guide.termOf(piece))
                nameless.append(QString::fromStdString(piece.kind + " in " + piece.zone));
        for (const Counter &counter : table.counters)
            if (counter.label.empty() || !m_guide.termOf(counter))
                nameless.append(QString::fromStdString("counter " + counter.id));
    }
}

void GuideProof::everythingOnTheTableHasATerm()
{
    QStringList nameless;
    for (int walk = 0; walk < kWalks; ++walk) {
        RuleSet rules;
        rules.game = m_game->id;
        const auto game = m_catalogue.makeGame(rules, 2 + walk % (m_game->maxSeats - 1));
        QVERIFY(game.ok());
        Match match(*game, rules,
                    std::vector<SeatSetup>(static_cast<std::size_t>((*game)->seats())),
                    static_cast<std::uint64_t>(walk + 1));
        Rng rng(static_cast<std::uint64_t>(walk + 1));
        for (int ply = 0; ply < kMostPlies && !match.finished(); ++ply) {
            const std::vector<Move> moves = match.legal().moves;
            QVERIFY(!match.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
            lookAt(match, nameless);
        }
    }
    nameless.removeDuplicates();
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
}

QTEST_GUILESS_MAIN(GuideProof)
#include "tst_guide.moc"
