#include "game/fields.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace takujo;

namespace {

struct Box
{
    int weight = 5;
    std::uint8_t colour = 255;
    std::uint8_t marks = 0;
    std::array<std::uint8_t, 3> counts{};
    FixedVector<std::uint8_t, 3> row;
    std::string name;
};

void describe(Fields &f, Box &box)
{
    const Domain colours = Domain::words({"Red", "Blue", "Green"});
    f.required("weight").value(box.weight, Domain::numbers(-1, 9));
    f["colour"].value(box.colour, colours.orNull(255));
    f["marks"].set(box.marks, Domain::numbers(0, 3));
    f["counts"].counts(box.counts, colours, 4);
    f["row"].rows(box.row, 3, colours);
    f.optional("name", !box.name.empty()).text(box.name, 10);
}

Box read(const char *json, Problems &problems)
{
    Box box;
    problems = Fields::read(Json::parse(json), Missing::Kept, [&](Fields &f) { describe(f, box); });
    return box;
}

} // namespace

/// One description reads, writes and lists a document.
class FieldsTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsRead()
    {
        const char *text = R"({"weight":7,"colour":"blue","marks":[0,2],"counts":{"red":4},)"
                           R"("row":["green","red"],"name":"x"})";
        Problems problems;
        Box box = read(text, problems);
        QVERIFY(problems.empty());
        QCOMPARE(Fields::write([&](Fields &f) { describe(f, box); }).dump(), std::string(text));
    }
    void whatIsMissingStays()
    {
        Problems problems;
        const Box box = read(R"({"weight":7})", problems);
        QVERIFY(problems.empty());
        QCOMPARE(int(box.colour), 255);
        QCOMPARE(box.row.size(), std::size_t{0});
    }
    void whatIsWrongIsNamed_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char *problem, const char *json) {
            QTest::newRow(problem) << QString::fromUtf8(json) << QString::fromUtf8(problem);
        };
        row("/weight io.missing", "{}");
        row("/weight io.integer", R"({"weight":10})");
        row("/weight io.integer", R"({"weight":1.5})");
        row("/weight io.integer", R"({"weight":18446744073709551615})");
        row("/colour io.choice", R"({"weight":1,"colour":"pink"})");
        row("/marks/1 io.twice", R"({"weight":1,"marks":[2,2]})");
        row("/counts/red io.integer", R"({"weight":1,"counts":{"red":5}})");
        row("/counts/pink io.choice", R"({"weight":1,"counts":{"pink":1}})");
        row("/row io.array", R"({"weight":1,"row":["red","red","red","red"]})");
        row("/row io.array", R"({"weight":1,"row":"red"})");
        row("/name io.text", R"({"weight":1,"name":"0123456789a"})");
        row("/a~1b~0 io.unknown", R"({"weight":1,"a/b~":1})");
        row(" io.object", "[]");
    }
    void whatIsWrongIsNamed()
    {
        QFETCH(QString, json);
        QFETCH(QString, problem);
        Problems problems;
        read(qPrintable(json), problems);
        QVERIFY(!problems.empty());
        QCOMPARE(QString::fromStdString(problems.front().path + " " + problems.front().text.id),
                 problem);
    }
    void fieldsAreListed()
    {
        Box box;
        const std::vector<FieldNote> notes = Fields::list([&](Fields &f) { describe(f, box); });
        const std::vector<FieldNote> wanted{{"weight", "-1 to 9"},
                                            {"colour", "`red` `blue` `green` or null"},
                                            {"marks[]", "0 to 3"},
                                            {"counts.*", "0 to 4"},
                                            {"row[]", "`red` `blue` `green`"},
                                            {"name", "text"}};
        QVERIFY(notes == wanted);
    }
};

QTEST_GUILESS_MAIN(FieldsTest)
#include "tst_fields.moc"
