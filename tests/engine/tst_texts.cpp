#include "game/text.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace takujo;

/// The engine's own words: complete in both languages, all in use.
class TestTexts : public QObject
{
    Q_OBJECT

private slots:
    void bothLanguagesHaveTheSameIdsAndPlaceholders();
    void everyIdIsUsedAndEveryUsedIdExists();
    void namesComeInTheLanguageOfTheSentence();
    void aTextMayBeExtendedInPlace();
    void aListInASentenceEndsWithAnd();
};

namespace {

QSet<QString> placeholders(const std::string &pattern)
{
    static const QRegularExpression place(QStringLiteral("\\{([A-Za-z]+)"));
    QSet<QString> out;
    auto it = place.globalMatch(QString::fromStdString(pattern));
    while (it.hasNext())
        out.insert(it.next().captured(1));
    return out;
}

/// Quoted words in the engine's sources that look like the engine's text ids.
QSet<QString> idsInSources()
{
    static const QRegularExpression id(
        QStringLiteral("\"((?:hidden|fair|rules|rule|study|io|plugin|match|list|seat|learn|players|"
                       "weights|why)\\.[a-zA-Z0-9_.]+)\""));
    QSet<QString> out;
    for (const char *part :
         {"game", "match", "evaluation", "io", "plugin", "learn", "players", "search"}) {
        QDirIterator files(QStringLiteral(TAKUJO_SOURCE_DIR "/engine/") + QLatin1String(part),
                           {"*.cpp", "*.h"});
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            auto it = id.globalMatch(QString::fromUtf8(file.readAll()));
            while (it.hasNext())
                out.insert(it.next().captured(1));
        }
    }
    return out;
}

} // namespace

void TestTexts::bothLanguagesHaveTheSameIdsAndPlaceholders()
{
    const auto &ja = engineTexts().all(Language::Ja);
    const auto &en = engineTexts().all(Language::En);
    QVERIFY(ja.size() > 50);
    for (const auto &[id, pattern] : ja) {
        const std::string *other = engineTexts().find(Language::En, id);
        QVERIFY2(other, id.c_str());
        QVERIFY2(placeholders(pattern) == placeholders(*other), id.c_str());
    }
    QCOMPARE(ja.size(), en.size());
}

void TestTexts::everyIdIsUsedAndEveryUsedIdExists()
{
    const QSet<QString> used = idsInSources();
    QSet<QString> known;
    for (const auto &[id, pattern] : engineTexts().all(Language::En))
        known.insert(QString::fromStdString(id));
    QCOMPARE(QStringList((used - known).values()).join(' '), QString());
    QCOMPARE(QStringList((known - used).values()).join(' '), QString());
}

/// Assigning the extended text to itself used to empty it.
void TestTexts::aTextMayBeExtendedInPlace()
{
    Text text = Text("list.join").num("a", 1);
    text = std::move(text).num("b", 2);
    QCOMPARE(text.id, std::string("list.join"));
    QCOMPARE(text.args.size(), std::size_t{2});
}

void TestTexts::namesComeInTheLanguageOfTheSentence()
{
    TextCatalog catalog;
    QVERIFY(catalog.add(Language::Ja, R"({"dug": "{rock}を掘りました"})"));
    QVERIFY(catalog.add(Language::En, R"({"dug": "dug {rock}"})"));
    const Text text = Text("dug").names("rock", "花崗岩", "Granite");
    Renderer renderer;
    renderer.catalog = &catalog;
    QCOMPARE(renderer(text), std::string("花崗岩を掘りました"));
    renderer.language = Language::En;
    QCOMPARE(renderer(text), std::string("dug Granite"));
}

/// "Aoi, Ren share the win" is no sentence. Where a list stands by itself, it needs no word.
void TestTexts::aListInASentenceEndsWithAnd()
{
    TextCatalog catalog;
    for (const Language language : {Language::Ja, Language::En})
        QVERIFY(catalog.add(language, R"({"won": "{who:and}", "who": "{who}", "one": "{n}"})"));
    const auto of = [&](const char *id, std::vector<std::string> names, Language language) {
        std::vector<Text> texts;
        for (std::string &name : names)
            texts.push_back(Text("one").raw("n", std::move(name)));
        return Renderer{&catalog, language, {}}(Text(id).list("who", std::move(texts)));
    };
    QCOMPARE(of("won", {"Aoi"}, Language::En), std::string("Aoi"));
    QCOMPARE(of("won", {"Aoi", "Ren"}, Language::En), std::string("Aoi and Ren"));
    QCOMPARE(of("won", {"Aoi", "Ren", "Yui"}, Language::En), std::string("Aoi, Ren and Yui"));
    QCOMPARE(of("who", {"Aoi", "Ren"}, Language::En), std::string("Aoi, Ren"));
    QCOMPARE(of("won", {"葵", "蓮"}, Language::Ja), std::string("葵と蓮"));
    QCOMPARE(of("won", {"葵", "蓮", "凪"}, Language::Ja), std::string("葵・蓮・凪"));
}

QTEST_APPLESS_MAIN(TestTexts)
#include "tst_texts.moc"
