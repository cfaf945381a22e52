#include "game/parameters.h"
#include "game/rule_set.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace takujo;

namespace {

/// One table and one number below zero.
RuleSchema schema()
{
    using namespace parameters;
    RuleSchema out;
    out.game = "trial";
    out.params = {list("options", Json::parse(R"([{"discard": 0, "draw": 0}])"),
                       {whole("discard", 0, 9), whole("draw", 0, 9)}, 1, 4, "cards", {}),
                  number("debt", -2, -5, -1, "cards", {})};
    out.presets = {Preset("standard")};
    return out;
}

RuleValues valuesOf(const char *changes)
{
    RuleSet rules;
    rules.game = "trial";
    rules.changes = Json::parse(changes);
    const Loaded<RuleValues> values = effectiveValues(schema(), rules);
    return values ? *values : RuleValues();
}

} // namespace

/// Values of house rules: what is equal, what is refused.
class TestRules : public QObject
{
    Q_OBJECT

private slots:
    void keysOfARowHaveNoOrder();
    void numbersKeepToTheirRange_data();
    void numbersKeepToTheirRange();
};

// The same rules by two hands had two hashes: records of the one were refused by the other.
void TestRules::keysOfARowHaveNoOrder()
{
    const RuleValues one = valuesOf(R"({"options": [{"discard": 1, "draw": 2}]})");
    const RuleValues same = valuesOf(R"({"options": [{"draw": 2, "discard": 1}]})");
    const RuleValues other = valuesOf(R"({"options": [{"draw": 1, "discard": 2}]})");
    QCOMPARE(ruleHash(schema(), same), ruleHash(schema(), one));
    QVERIFY(ruleHash(schema(), other) != ruleHash(schema(), one));
    QVERIFY(differences(schema(), one, same).empty());
    QCOMPARE(differences(schema(), one, other).size(), 1U);
}

void TestRules::numbersKeepToTheirRange_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("taken");
    for (const char *taken : {"-5", "-1"})
        QTest::newRow(taken) << QByteArray(taken) << true;
    for (const char *refused : {"-6", "0", "1", "-1.0", "1e400", "1099511627776",
                                "9223372036854775808", "18446744073709551615"})
        QTest::newRow(refused) << QByteArray(refused) << false;
}

void TestRules::numbersKeepToTheirRange()
{
    QFETCH(QByteArray, value);
    QFETCH(bool, taken);
    const Json number = Json::parse(value.toStdString(), nullptr, false);
    QCOMPARE(checkValue(*schema().find("debt"), number, "/debt").empty(), taken);
}

QTEST_APPLESS_MAIN(TestRules)
#include "tst_rules.moc"
