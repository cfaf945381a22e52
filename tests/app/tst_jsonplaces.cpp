// Where a value of a JSON document stands in its text.
#include "jsonplaces.h"

#include <QTest>

using namespace takujo;
using namespace Qt::StringLiterals;

class TestJsonPlaces : public QObject
{
    Q_OBJECT

private slots:
    void findsTheValue_data();
    void findsTheValue();
    void countsAsTheTextDoes();
    void showsWhereReadingEnded_data();
    void showsWhereReadingEnded();
    void emptyTextHasNoPlace();
};

void TestJsonPlaces::findsTheValue_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("found");
    const QString seats =
        u"{\n  \"seats\": [ {\"hand\": -12}, {\"hand\" : 3.5e2, \"x\": [1, 20,3]} ],"
        u"\n  \"a/b\": {\"~\": null},\"end\":true}"_s;
    QTest::newRow("number") << seats << u"/seats/0/hand"_s << u"-12"_s;
    QTest::newRow("number before a comma") << seats << u"/seats/1/hand"_s << u"3.5e2"_s;
    QTest::newRow("entry") << seats << u"/seats/1/x/1"_s << u"20"_s;
    QTest::newRow("last entry") << seats << u"/seats/1/x/2"_s << u"3"_s;
    QTest::newRow("list") << seats << u"/seats/1/x"_s << u"[1, 20,3]"_s;
    QTest::newRow("object") << seats << u"/seats/0"_s << u"{\"hand\": -12}"_s;
    QTest::newRow("escaped") << seats << u"/a~1b/~0"_s << u"null"_s;
    QTest::newRow("word") << seats << u"/end"_s << u"true"_s;
    QTest::newRow("whole") << u" [1, 2] "_s << QString() << u"[1, 2]"_s;
    QTest::newRow("number alone") << u"17"_s << QString() << u"17"_s;
    QTest::newRow("text") << u"{\"a\": \"b\\\"c\"}"_s << u"/a"_s << u"\"b\\\"c\""_s;
    QTest::newRow("no such member") << seats << u"/seats/1/y"_s << u"{"_s;
    QTest::newRow("no such entry") << seats << u"/seats/1/x/3"_s << u"["_s;
    QTest::newRow("below a number") << seats << u"/seats/0/hand/2"_s << u"-12"_s;
    QTest::newRow("of two") << u"{\"a\": 1, \"a\": 2}"_s << u"/a"_s << u"2"_s;
    QTest::newRow("no pointer") << u"{\"a\": 1}"_s << u"a"_s << u"{\"a\": 1}"_s;
}

void TestJsonPlaces::findsTheValue()
{
    QFETCH(QString, text);
    QFETCH(QString, pointer);
    QFETCH(QString, found);
    const TextSpan span = JsonPlaces(text).find(pointer.toStdString());
    QCOMPARE(text.mid(span.start, span.length), found);
}

// Bytes of UTF-8 before and within it are not its letters, and some letters are two of a QString.
void TestJsonPlaces::countsAsTheTextDoes()
{
    const QString text = u"{\"名\": {\"ja\": \"盤🎲面\", \"en\": \"é\"}, \"席\": 2}"_s;
    const JsonPlaces places(text);
    QCOMPARE(places.find("/席"), (TextSpan{static_cast<int>(text.indexOf(u'2')), 1}));
    const QString name = u"\"盤🎲面\""_s;
    QCOMPARE(places.find("/名/ja"), (TextSpan{static_cast<int>(text.indexOf(name)), 6}));
    const TextSpan object = places.find("/名");
    QCOMPARE(text.mid(object.start, object.length), u"{\"ja\": \"盤🎲面\", \"en\": \"é\"}"_s);
}

void TestJsonPlaces::showsWhereReadingEnded_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("start");
    QTest::addColumn<int>("length");
    QTest::newRow("stray letter") << u"{\"盤\": 1 x}"_s << 8 << 1;
    QTest::newRow("comma too many") << u"[1,]"_s << 3 << 1;
    QTest::newRow("cut off") << u"{\"a\": [1\n\n"_s << 7 << 1;
    QTest::newRow("letter of two") << u"[1, 🎲]"_s << 4 << 2;
    QTest::newRow("no letter at all") << u"[1]"_s + QChar(u'\0') + u"]"_s << 3 << 1;
    QTest::newRow("too large") << u"{\"a\": 1e999}"_s << 10 << 1;
}

void TestJsonPlaces::showsWhereReadingEnded()
{
    QFETCH(QString, text);
    QFETCH(int, start);
    QFETCH(int, length);
    QCOMPARE(JsonPlaces(text).find("/a"), (TextSpan{start, length}));
}

void TestJsonPlaces::emptyTextHasNoPlace()
{
    QCOMPARE(JsonPlaces(QString()).find("/a"), TextSpan());
    QCOMPARE(JsonPlaces(u" \n "_s).find({}), TextSpan());
}

QTEST_GUILESS_MAIN(TestJsonPlaces)
#include "tst_jsonplaces.moc"
