#include "toy_match.h"

#include "io/files.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace takujo;

/// The caps and refusals of parseJson(), and the written form.
class TestJson : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatItWrites();
    void keepsTheOrderOfKeys();
    void acceptsTheLimits();
    void refuses_data();
    void refuses();
    void survivesEveryTruncation();
    void isQuickWithHostileSizes();
};

namespace {

QByteArray nested(int depth) { return QByteArray(depth, '[') + QByteArray(depth, ']'); }

QByteArray manyKeys(int count)
{
    QByteArray out = "{";
    for (int i = 0; i < count; ++i)
        out += (i ? ",\"k" : "\"k") + QByteArray::number(i) + "\":0";
    return out + "}";
}

std::string_view bytesOf(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

struct RefusedText
{
    const char *name;
    QByteArray text;
    const char *id;
    const char *path = ""; ///< null = any
    int line = 1;
};

const RefusedText kRefusedTexts[]{
    {"empty", "", "io.json.empty", "", 0},
    {"blank", " \n\t", "io.json.empty", "", 0},
    {"cut in an array", "{\"a\": [1,\n 2", "io.json.syntax", "/a/2", 2},
    {"cut in a text", "{\"a\": \"bc", "io.json.syntax", "/a"},
    {"cut after a key", "{\"a\"", "io.json.syntax", "/a"},
    {"cut in a word", "[tru", "io.json.syntax", "/0"},
    {"two documents", "{} {}", "io.json.syntax"},
    {"trailing comma", "[1,]", "io.json.syntax", "/1"},
    {"comment", "{}\n// hi", "io.json.syntax", "", 2},
    {"NaN", "{\"a\": NaN}", "io.json.syntax", "/a"},
    {"Infinity", "[Infinity]", "io.json.syntax", "/0"},
    {"lone surrogate", "[\"\\ud800\"]", "io.json.syntax", "/0"},
    {"control character", "[\"a\nb\"]", "io.json.syntax", "/0"},
    {"beyond int64", "{\"a\":{\"b\":[0,9223372036854775808]}}", "io.json.number", "/a/b/1"},
    {"below int64", "[-9223372036854775809]", "io.json.number", "/0"},
    {"thirty digits", "[123456789012345678901234567890]", "io.json.number", "/0"},
    {"1e400", "{\"a\": 1e400}", "io.json.number", "/a"},
    {"minus 1e400", "{\"a\": -1e400}", "io.json.number", "/a"},
    {"same key twice", "{\"a\":{\"x~/\":1,\n\"x~/\":2}}", "io.json.duplicate", "/a/x~0~1", 2},
    {"too deep", nested(kMaxJsonDepth + 1), "io.json.depth",
     "/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0"
     "/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0"},
    {"endlessly deep", QByteArray(1000000, '['), "io.json.depth", nullptr},
    {"too many keys", manyKeys(kMaxJsonKeys + 1), "io.json.keys", nullptr},
    {"bad byte", "[\"a\xff\"]", "io.json.utf8"},
    {"cut character", "[\"\xe9\xaf\"]", "io.json.utf8"},
    {"overlong", "[\"\xc0\xaf\"]", "io.json.utf8"},
    {"surrogate as bytes", "[\"\xed\xa0\x80\"]", "io.json.utf8"},
    {"binary",
     QByteArray("\x7f"
                "ELF\0\0",
                6),
     "io.json.syntax"},
    {"zero byte", QByteArray("{\"a\":1}\0", 8), "io.json.syntax"},
    {"too large", QByteArray(kMaxDocumentBytes + 1, ' '), "io.size", "", 0},
};

} // namespace

void TestJson::readsWhatItWrites()
{
    const std::string text = R"({
  "a": [1, 2, {}, []],
  "b": {
    "deep": [
      {"x": true, "y": null},
      {"x": "鯛 \"q\"", "y": -5}
    ]
  },
  "empty": {}
}
)";
    const Loaded<Json> json = parseJson(text);
    QVERIFY(json.ok());
    QCOMPARE(prettyJson(*json), text);
}

void TestJson::keepsTheOrderOfKeys()
{
    const Loaded<Json> json = parseJson(R"({"z":1,"a":2,"m":3})");
    QCOMPARE(prettyJson(*json), std::string("{\"z\": 1, \"a\": 2, \"m\": 3}\n"));
}

void TestJson::acceptsTheLimits()
{
    QVERIFY(parseJson(bytesOf(nested(kMaxJsonDepth))).ok());
    QVERIFY(parseJson(bytesOf(manyKeys(kMaxJsonKeys))).ok());
    const Loaded<Json> numbers = parseJson("[9223372036854775807,-9223372036854775808,0]");
    QVERIFY(numbers.ok());
    QCOMPARE((*numbers)[0].get<std::int64_t>(), std::numeric_limits<std::int64_t>::max());
    QCOMPARE((*numbers)[1].get<std::int64_t>(), std::numeric_limits<std::int64_t>::min());
    QVERIFY(parseJson("\xEF\xBB\xBF{}").ok()); // a byte order mark is harmless
}

void TestJson::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("line");
    for (const RefusedText &c : kRefusedTexts)
        QTest::newRow(c.name) << c.text << QString::fromLatin1(c.id) << QString::fromLatin1(c.path)
                              << c.line;
}

void TestJson::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, id);
    QFETCH(QString, path);
    QFETCH(int, line);
    const Loaded<Json> json = parseJson(bytesOf(text));
    QVERIFY(!json.ok());
    QCOMPARE(ids(json.error()), id);
    if (!path.isNull())
        QCOMPARE(QString::fromStdString(json.error().front().path), path);
    const auto &args = json.error().front().text.args;
    for (const auto &[name, value] : args) {
        if (name == "line")
            QCOMPARE(value.number, std::int64_t{line});
        if (name == "column")
            QVERIFY(value.number >= 1);
    }
    for (const Language language : {Language::Ja, Language::En})
        QVERIFY(!sentences(json.error(), language).contains(QChar(0x27E6)));
}

void TestJson::survivesEveryTruncation()
{
    const std::string text = R"({"a":[1,2,{"b":"鯛","c":[true,null,-4.5e3]}],"d":{"e":{}}})";
    for (std::size_t length = 0; length < text.size(); ++length)
        QVERIFY2(!parseJson(std::string_view(text).substr(0, length)).ok(),
                 qPrintable(QString::number(length)));
    QVERIFY(parseJson(text).ok());
}

void TestJson::isQuickWithHostileSizes()
{
    // 16 MiB in the shapes that cost most; the test's own time limit is the check.
    QByteArray objects = "[";
    const QByteArray one = manyKeys(kMaxJsonKeys);
    while (objects.size() + one.size() + 2 < kMaxDocumentBytes)
        objects += one + ",";
    objects += "0]";
    QVERIFY(parseJson(bytesOf(objects)).ok());
    QByteArray zeros = "[0";
    while (zeros.size() + 3 < kMaxDocumentBytes)
        zeros += ",0";
    QVERIFY(parseJson(bytesOf(zeros + "]")).ok());
}

QTEST_APPLESS_MAIN(TestJson)
#include "tst_json.moc"
