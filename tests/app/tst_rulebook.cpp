// Paragraphs of the rulebook as rich text: what is sought is marked, and the text stays the text.
#include "rulebookmodel.h"

#include <QTest>
#include <QTextDocumentFragment>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestRulebook : public QObject
{
    Q_OBJECT

private slots:
    void marksWhatIsSought_data();
    void marksWhatIsSought();
    void longListsHaveLinesOfTheirOwn();
    void listsOfCellsAreTables();
};

void TestRulebook::marksWhatIsSought_data()
{
    QTest::addColumn<QString>("mark");
    QTest::addColumn<QString>("marked");
    QTest::newRow("nothing") << QString() << u"P2 &quot;near&quot; &amp; <b>own</b>"_s;
    QTest::newRow("a word") << u"NEAR"_s << u"P2 &quot;<u>near</u>&quot; &amp; <b>own</b>"_s;
    QTest::newRow("a sign") << u"\""_s << u"P2 <u>&quot;</u>near<u>&quot;</u> &amp; <b>own</b>"_s;
    QTest::newRow("bold") << u"own"_s << u"P2 &quot;near&quot; &amp; <b><u>own</u></b>"_s;
    // the found words themselves were shown as `\0`, and
    // letters of entities were marked, and readers saw `&quot;`
    QTest::newRow("letter of an entity")
        << u"o"_s << u"P2 &quot;near&quot; &amp; <b><u>o</u>wn</b>"_s;
    QTest::newRow("name of an entity") << u"amp"_s << u"P2 &quot;near&quot; &amp; <b>own</b>"_s;
}

void TestRulebook::marksWhatIsSought()
{
    QFETCH(QString, mark);
    QFETCH(QString, marked);
    const QString html = richText("P2 \"near\" & **own**", mark);
    QCOMPARE(html, marked);
    QCOMPARE(QTextDocumentFragment::fromHtml(html).toPlainText(), u"P2 \"near\" & own"_s);
}

// 39 rocks in one paragraph were a wall of text.
void TestRulebook::longListsHaveLinesOfTheirOwn()
{
    QCOMPARE(richText("The rocks:\u2028• granite\u2028• basalt", {}),
             u"The rocks:<br>• granite<br>• basalt"_s);
}

// Its seven values in brackets after each name could not be compared.
void TestRulebook::listsOfCellsAreTables()
{
    const std::string list =
        "The rocks:\u2028Rock\tPoints\tEffect\u2028granite\t2\t\u2028gold\t10\tpays";
    QCOMPARE(
        richText(list, u"gold"_s),
        u"The rocks:<table width=\"100%\" cellpadding=\"2\">"
        "<tr><th width=\"35%\" align=\"left\">Rock</th>"
        "<th width=\"32%\" align=\"right\">Points</th>"
        "<th width=\"32%\" align=\"left\" style=\"padding-left:16px\">Effect</th></tr>"
        "<tr><td width=\"35%\" align=\"left\">granite</td>"
        "<td width=\"32%\" align=\"right\">2</td>"
        "<td width=\"32%\" align=\"left\" style=\"padding-left:16px\"></td></tr>"
        "<tr><td width=\"35%\" align=\"left\"><u>gold</u></td>"
        "<td width=\"32%\" align=\"right\">10</td>"
        "<td width=\"32%\" align=\"left\" style=\"padding-left:16px\">pays</td></tr></table>"_s);
    QCOMPARE(plainText(list),
             std::string("The rocks:\u2028granite, Points 2\u2028gold, Points 10, Effect pays"));
}

QTEST_GUILESS_MAIN(TestRulebook)
#include "tst_rulebook.moc"
