#include "game/rulebook.h"
#include "plugin/catalogue.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

using namespace takujo;

/// Every clause of the game's rules has a test function that names it and one rulebook paragraph in
/// each language.
class ClausesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void hasTestAndParagraphs_data();
    void hasTestAndParagraphs();
    void noTestNamesAnUnknownClause();

private:
    Catalogue m_catalogue;
    const GameDefinition *m_game = nullptr;
    QSet<QString> m_tested;
};

/// Test functions name clauses with '_' for '-': CCC_12_refusesForeignSquare covers CCC-12.
void ClausesTest::initTestCase()
{
    const QString game = qEnvironmentVariable("TAKUJO_TEST_GAME");
    const auto definition = m_catalogue.definition(game);
    QVERIFY(definition.ok());
    m_game = *definition;
    QVERIFY(!m_game->clauses.empty());
    QString prefix = QString::fromStdString(m_game->clauses.front()).section(u'-', 0, 0);
    const QRegularExpression slot(QStringLiteral("void +(?:\\w+::)?(\\w*%1_\\w+)\\(").arg(prefix));
    const QRegularExpression id(QStringLiteral("%1_([A-Z]?[0-9]+)").arg(prefix));
    QDirIterator files(QStringLiteral(TAKUJO_SOURCE_DIR "/tests/games/") + game,
                       {QStringLiteral("*.cpp")});
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        for (auto match = slot.globalMatch(text); match.hasNext();) {
            const QString name = match.next().captured(1);
            for (auto clause = id.globalMatch(name); clause.hasNext();)
                m_tested << prefix + u'-' + clause.next().captured(1);
        }
    }
}

void ClausesTest::hasTestAndParagraphs_data()
{
    QTest::addColumn<QString>("clause");
    for (const std::string &clause : m_game->clauses)
        QTest::newRow(clause.c_str()) << QString::fromStdString(clause);
}

void ClausesTest::hasTestAndParagraphs()
{
    QFETCH(QString, clause);
    for (const Language language : {Language::Ja, Language::En}) {
        const auto paragraphs =
            renderRulebook(*m_game, m_game->schema.defaults(), m_game->maxSeats, language);
        const auto count =
            std::count_if(paragraphs.begin(), paragraphs.end(), [&](const RulebookParagraph &p) {
                return p.clause == clause.toStdString() && !p.markdown.empty();
            });
        QCOMPARE(count, 1);
    }
    QVERIFY2(m_tested.contains(clause), "no test function names it");
}

void ClausesTest::noTestNamesAnUnknownClause()
{
    for (const QString &clause : std::as_const(m_tested))
        QVERIFY2(std::find(m_game->clauses.begin(), m_game->clauses.end(), clause.toStdString()) !=
                     m_game->clauses.end(),
                 qPrintable(clause));
}

QTEST_GUILESS_MAIN(ClausesTest)
#include "tst_clauses.moc"
