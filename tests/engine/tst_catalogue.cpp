#include "toy_match.h"

#include "io/files.h"
#include "plugin/catalogue.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace takujo;

/// Finding, refusing and loading plugins.
class TestCatalogue : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }
    void readsMetadataWithoutLoading();
    void loadsADefinitionOnce();
    void refusesAndGoesOn();
    void refusesEveryCutCopy();
    void refusesACopyWithFlippedHeaders();
    void firstOfTwoWins();
    void refusesMetadata_data();
    void refusesMetadata();
    void findsTheCoverBesideThePlugin();
    void makesGames();
    void constraintsMayDependOnTheSeats();
    void resolvesRules();
    void defaultFoldersComeFromTheEnvironment();
    void emptyAndMissingFoldersAreFine();

private:
    QString copy(const char *plugin, const char *as);
    Catalogue scanned() const { return Catalogue({m_dir->path()}); }
    std::unique_ptr<QTemporaryDir> m_dir;
};

QString TestCatalogue::copy(const char *plugin, const char *as)
{
    QString to = m_dir->filePath(QString::fromLatin1(as));
    QFile::copy(QStringLiteral(TOY_PLUGINS "/") + QString::fromLatin1(plugin), to);
    return to;
}

void TestCatalogue::readsMetadataWithoutLoading()
{
    const QString file = copy("toy_good.so", "toy.so");
    const Catalogue catalogue = scanned();
    QVERIFY2(catalogue.problems().empty(),
             qPrintable(sentences(catalogue.problems(), Language::En)));
    QCOMPARE(catalogue.games().size(), 1U);
    const GameEntry *entry = catalogue.find("toy");
    QVERIFY(entry);
    QCOMPARE(entry->nameJa, QString::fromUtf8("おもちゃ"));
    QCOMPARE(entry->modeEn, QString("Everyone for themselves"));
    QCOMPARE(entry->minSeats, 2);
    QCOMPARE(entry->maxSeats, 4);
    QCOMPARE(entry->maxMinutes, 2);
    QCOMPARE(entry->order, 7);
    QCOMPARE(entry->pluginFile, file);
    QFile maps("/proc/self/maps");
    QVERIFY(maps.open(QIODevice::ReadOnly));
    QVERIFY(!maps.readAll().contains(file.toUtf8()));
}

void TestCatalogue::loadsADefinitionOnce()
{
    copy("toy_good.so", "toy.so");
    Catalogue catalogue = scanned();
    const Loaded<const GameDefinition *> first = catalogue.definition("toy");
    QVERIFY2(first.ok(), first.ok() ? "" : qPrintable(sentences(first.error(), Language::En)));
    QCOMPARE((*first)->id, std::string("toy"));
    QCOMPARE(*catalogue.definition("toy"), *first);
    QCOMPARE(ids(catalogue.definition("chess").error()), QStringLiteral("plugin.unknown"));
}

void TestCatalogue::refusesAndGoesOn()
{
    QVERIFY(writeFile(m_dir->filePath("a-garbage.so"), std::string(5000, '\x42')).empty());
    QVERIFY(writeFile(m_dir->filePath("b-empty.so"), "").empty());
    QVERIFY(writeFile(m_dir->filePath("notes.txt"), "not looked at").empty());
    copy("toy_foreign.so", "c-foreign.so");
    copy("toy_version.so", "d-version.so");
    copy("toy_nodata.so", "e-nodata.so");
    QFile::copy("/lib/x86_64-linux-gnu/libm.so.6", m_dir->filePath("f-library.so"));
    copy("toy_good.so", "z-good.so");
    const Catalogue catalogue = scanned();
    QCOMPARE(catalogue.games().size(), 1U);
    QStringList seen;
    for (const Problem &p : catalogue.problems()) {
        const QString name = QFileInfo(QString::fromStdString(p.file)).fileName().left(1);
        const QString entry = name + ':' + QString::fromStdString(p.text.id);
        if (!seen.contains(entry))
            seen << entry;
    }
    QStringList expected{"a:plugin.notPlugin", "b:plugin.notPlugin", "c:plugin.foreign",
                         "d:plugin.version", "e:plugin.metadata"};
    if (QFile::exists(m_dir->filePath("f-library.so")))
        expected << "f:plugin.notPlugin";
    QCOMPARE(seen, expected);
    const QString text = sentences(catalogue.problems(), Language::En);
    QVERIFY(text.contains("99.1.2") && text.contains(TAKUJO_VERSION) &&
            text.contains("org.example.Other/1"));
    QVERIFY(!text.contains(QChar(0x27E6)));
    QVERIFY(!sentences(catalogue.problems(), Language::Ja).contains(QChar(0x27E6)));
}

void TestCatalogue::refusesEveryCutCopy()
{
    QFile good(QStringLiteral(TOY_PLUGINS "/toy_good.so"));
    QVERIFY(good.open(QIODevice::ReadOnly));
    const QByteArray bytes = good.readAll();
    constexpr int kSteps = 97;
    for (int i = 0; i < kSteps; ++i) {
        const qsizetype length = i + 1 == kSteps ? bytes.size() - 1 : bytes.size() * i / kSteps;
        const QString file = m_dir->filePath(QStringLiteral("cut%1.so").arg(i));
        QVERIFY(writeFile(file, {bytes.constData(), static_cast<std::size_t>(length)}).empty());
    }
    const Catalogue catalogue = scanned();
    QCOMPARE(catalogue.games().size(), 0U);
    QCOMPARE(catalogue.problems().size(), std::size_t{kSteps});
}

void TestCatalogue::refusesACopyWithFlippedHeaders()
{
    // Whatever a damaged head says, the scan must not crash; loading is not tried here.
    QFile good(QStringLiteral(TOY_PLUGINS "/toy_good.so"));
    QVERIFY(good.open(QIODevice::ReadOnly));
    const QByteArray bytes = good.readAll();
    for (int at = 0; at < 64; ++at) {
        QByteArray damaged = bytes;
        damaged[at] = static_cast<char>(damaged[at] ^ 0xFF);
        const QString file = m_dir->filePath(QStringLiteral("flip%1.so").arg(at));
        QVERIFY(writeFile(file, {damaged.constData(), static_cast<std::size_t>(damaged.size())})
                    .empty());
    }
    const Catalogue catalogue = scanned();
    QVERIFY(catalogue.problems().size() >= 32);
}

void TestCatalogue::firstOfTwoWins()
{
    const QString first = copy("toy_good.so", "a.so");
    copy("toy_good.so", "b.so");
    const Catalogue catalogue = scanned();
    QCOMPARE(catalogue.games().size(), 1U);
    QCOMPARE(catalogue.find("toy")->pluginFile, first);
    QCOMPARE(ids(catalogue.problems()), QStringLiteral("plugin.twice"));
    QVERIFY(!hasErrors(catalogue.problems()));
}

void TestCatalogue::refusesMetadata_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonValue>("value");
    const auto row = [](const char *name, const char *key, const QJsonValue &value) {
        QTest::newRow(name) << QString::fromLatin1(key) << value;
    };
    row("no id", "id", QJsonValue::Undefined);
    row("odd id", "id", QStringLiteral("../x"));
    row("id number", "id", 4);
    row("name text", "name", QStringLiteral("Toy"));
    row("name one language", "name", QJsonObject{{"en", "Toy"}});
    row("no mode", "mode", QJsonValue::Undefined);
    row("no blurb", "blurb", QJsonValue::Undefined);
    row("seats number", "seats", 2);
    row("seats turned", "seats", QJsonArray{4, 2});
    row("seats many", "seats", QJsonArray{2, 9});
    row("seats three", "seats", QJsonArray{2, 3, 4});
    row("seats half", "seats", QJsonArray{1.5, 2});
    row("minutes", "minutes", QJsonArray{0, 10});
    row("presets", "presets", QStringLiteral("standard"));
}

void TestCatalogue::refusesMetadata()
{
    QFETCH(QString, key);
    QFETCH(QJsonValue, value);
    QFile file(QStringLiteral(TAKUJO_SOURCE_DIR "/tests/engine/toy.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QJsonObject metadata = QJsonDocument::fromJson(file.readAll()).object();
    QVERIFY(readGameEntry("/x/toy.so", metadata).ok());
    if (value.isUndefined())
        metadata.remove(key);
    else
        metadata.insert(key, value);
    const Loaded<GameEntry> entry = readGameEntry("/x/toy.so", metadata);
    QVERIFY(!entry.ok());
    QCOMPARE(ids(entry.error()), QStringLiteral("plugin.metadata"));
    QCOMPARE(entry.error().front().path, "/" + key.toStdString());
}

void TestCatalogue::findsTheCoverBesideThePlugin()
{
    copy("toy_good.so", "toy.so");
    QCOMPARE(scanned().find("toy")->cover, QString());
    QVERIFY(writeFile(m_dir->filePath("toy.svg"), "<svg/>").empty());
    QCOMPARE(scanned().find("toy")->cover, m_dir->filePath("toy.svg"));
}

void TestCatalogue::makesGames()
{
    copy("toy_good.so", "toy.so");
    Catalogue catalogue = scanned();
    const Loaded<std::shared_ptr<const Game>> game = catalogue.makeGame(toyRules(6), 3);
    QVERIFY(game.ok());
    QCOMPARE((*game)->seats(), 3);
    QCOMPARE((*game)->rules().number("turns"), 6);
    QCOMPARE(ids(catalogue.makeGame(toyRules(6), 5).error()), QStringLiteral("plugin.seats"));
    QCOMPARE(ids(catalogue.makeGame(toyRules(6), 1).error()), QStringLiteral("plugin.seats"));
    QVERIFY(!catalogue.makeGame(toyRules(999), 2).ok());
    RuleSet other = toyRules(6);
    other.game = "chess";
    QCOMPARE(ids(catalogue.makeGame(other, 2).error()), QStringLiteral("plugin.unknown"));
}

void TestCatalogue::constraintsMayDependOnTheSeats()
{
    RuleSchema schema;
    Constraint constraint;
    constraint.params = {"coins"};
    constraint.clause = "TOY-1";
    constraint.checkSeats = [](const RuleValues &, int seats) {
        return seats > 2 ? Text("toy.coins").num("seats", seats) : Text();
    };
    schema.constraints.push_back(constraint);
    QVERIFY(applyChanges(schema, schema.defaults(), Json::object()).ok());
    QVERIFY(checkSeats(schema, schema.defaults(), 2).empty());
    const Problems problems = checkSeats(schema, schema.defaults(), 3);
    QCOMPARE(ids(problems), QStringLiteral("toy.coins"));
    QCOMPARE(problems.front().path, std::string("/changes/coins"));
    QCOMPARE(problems.front().clause, std::string("TOY-1"));
}

void TestCatalogue::resolvesRules()
{
    copy("toy_good.so", "toy.so");
    Catalogue catalogue = scanned();
    const Loaded<RuleSet> preset = catalogue.rulesFor("toy:long");
    QVERIFY(preset.ok());
    QCOMPARE(preset->nameEn, std::string("Long"));
    QVERIFY(preset->official);
    const Loaded<RuleSet> unknown = catalogue.rulesFor("toy:short");
    QCOMPARE(ids(unknown.error()), QStringLiteral("plugin.preset"));
    QVERIFY(sentences(unknown.error(), Language::En).contains("standard, long"));

    const QString file = m_dir->filePath("house.takujo-rules");
    QVERIFY(writeFile(file, prettyJson(writeRuleSet(toyRules(8)))).empty());
    const Loaded<RuleSet> house = catalogue.rulesFor(file);
    QVERIFY(house.ok());
    QCOMPARE(*house, toyRules(8));
    RuleSet wild = toyRules(8);
    (*wild.changes)["turns"] = 1000;
    QVERIFY(writeFile(file, prettyJson(writeRuleSet(wild))).empty());
    const Loaded<RuleSet> refused = catalogue.rulesFor(file);
    QVERIFY(!refused.ok());
    QCOMPARE(refused.error().front().path, std::string("/changes/turns"));
    QCOMPARE(refused.error().front().file, file.toStdString());
    QCOMPARE(ids(catalogue.rulesFor("nowhere.takujo-rules").error()), QStringLiteral("io.read"));
    QVERIFY(writeFile(file, "[1]").empty());
    QCOMPARE(ids(catalogue.rulesFor(file).error()), QStringLiteral("rules.document"));
}

void TestCatalogue::defaultFoldersComeFromTheEnvironment()
{
    const QByteArray old = qgetenv("TAKUJO_PLUGIN_PATH");
    qputenv("TAKUJO_PLUGIN_PATH",
            m_dir->path().toUtf8() + ":/no/such/folder:" + m_dir->path().toUtf8());
    const QStringList folders = Catalogue::defaultFolders();
    qputenv("TAKUJO_PLUGIN_PATH", old);
    QCOMPARE(folders.front(), QFileInfo(m_dir->path()).canonicalFilePath());
    QCOMPARE(folders.count(folders.front()), 1);
    QVERIFY(!folders.contains("/no/such/folder"));
}

void TestCatalogue::emptyAndMissingFoldersAreFine()
{
    const Catalogue catalogue({m_dir->path(), QStringLiteral("/no/such/folder")});
    QVERIFY(catalogue.games().empty());
    QVERIFY(catalogue.problems().empty());
    QVERIFY(!catalogue.find("toy"));
}

QTEST_GUILESS_MAIN(TestCatalogue)
#include "tst_catalogue.moc"
