// What an edited rule set is: undo restores it exactly, files and drafts bring it back, a failed save
// leaves the old file, a wrong file is mended or refused.
#include "document/gridshape.h"
#include "document/opendocuments.h"
#include "document/repair.h"
#include "document/rowsfile.h"
#include "editing.h"
#include "io/files.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

using namespace takujo;
using namespace takujo::editor;
using namespace Qt::StringLiterals;

class TestDocument : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_host = std::make_unique<TestHost>(); }
    void undoRestoresExactly();
    void typingIsOneStep();
    void officialCannotBeChanged();
    void savesAndOpensAgain();
    void draftComesBack();
    void draftOfWhatWasUndoneGoes();
    void diskFull();
    void readOnlyFolder();
    void deletedComesBack();
    void fileNamesNeverMeet();
    void mendsWhatItCan();
    void newerFilesAreLeftAlone();
    void gridShapes();
    void spreadsheets();

private:
    RuleSet house(const std::string &game) const;
    RuleLibrary library() { return {m_host->catalogue(), m_host->rulesFolder()}; }

    std::unique_ptr<TestHost> m_host;
};

RuleSet TestDocument::house(const std::string &game) const
{
    RuleSet rules;
    rules.game = game;
    rules.nameJa = "夏の夜";
    rules.nameEn = "Summer night";
    return rules;
}

void TestDocument::undoRestoresExactly()
{
    for (const GameDefinition *game : games(m_host->catalogue())) {
        RulesDocument document(*game, house(game->id), u"x.takujo-rules"_s);
        std::vector<RuleSet> states{document.rules()};
        for (const Param &param : game->schema.params) {
            const Json other = otherValue(param, document.value(param));
            QVERIFY2(!other.is_null(), param.id.c_str());
            document.setValue(param, other, u"edit"_s);
            QCOMPARE(told(document.value(param)), told(other));
            QVERIFY(document.isChanged(param));
            states.push_back(document.rules());
        }
        const std::size_t edits = game->schema.params.size();
        for (std::size_t i = edits; i-- > 0;) {
            document.undoStack().undo();
            QVERIFY2(document.rules() == states[i], game->schema.params[i].id.c_str());
        }
        QVERIFY(!document.undoStack().canUndo());
        QVERIFY(document.rules().changes->empty());
        for (std::size_t i = 1; i <= edits; ++i) {
            document.undoStack().redo();
            QVERIFY(document.rules() == states[i]);
        }
    }
}

void TestDocument::typingIsOneStep()
{
    const GameDefinition *game = games(m_host->catalogue()).front();
    RulesDocument document(*game, house(game->id), u"x.takujo-rules"_s);
    const auto number =
        std::find_if(game->schema.params.begin(), game->schema.params.end(),
                     [](const Param &p) { return p.type == ParamType::Int && p.max > p.min + 1; });
    QVERIFY(number != game->schema.params.end());
    document.setValue(*number, number->min, u"edit"_s, 7);
    document.setValue(*number, number->max, u"edit"_s, 7);
    QCOMPARE(document.undoStack().count(), 1);
    document.setValue(*number, number->min, u"edit"_s, 8);
    QCOMPARE(document.undoStack().count(), 2);
    document.undoStack().setIndex(0);
    QVERIFY(document.rules() == house(game->id));
    // back at the base by hand: nothing is kept as a change
    document.setValue(*number, document.baseValue(*number), u"edit"_s);
    QCOMPARE(document.changeCount(), 0);
}

void TestDocument::officialCannotBeChanged()
{
    RuleLibrary files = library();
    OpenDocuments documents(m_host->catalogue(), files);
    RulesDocument *document = documents.open(u"ccc:advanced"_s).document;
    QVERIFY(document && document->readOnly());
    const RuleSet before = document->rules();
    const Param &param = document->schema().params.front();
    document->setValue(param, otherValue(param, document->value(param)), u"edit"_s);
    QVERIFY(document->rules() == before);
    QCOMPARE(document->undoStack().count(), 0);
}

void TestDocument::savesAndOpensAgain()
{
    for (const GameDefinition *game : games(m_host->catalogue())) {
        RuleLibrary files = library();
        OpenDocuments documents(m_host->catalogue(), files);
        RulesDocument *document = documents.create(house(game->id));
        QVERIFY(document->isModified());
        for (const Param &param : game->schema.params)
            if (param.type == ParamType::Bool)
                document->setValue(param, otherValue(param, document->value(param)), u"edit"_s);
        const RuleSet saved = document->rules();
        const QString file = document->file();
        QVERIFY(documents.save(*document).empty());
        QVERIFY(!document->isModified());
        OpenDocuments later(m_host->catalogue(), files);
        const OpenDocuments::Opened opened = later.open(file);
        QVERIFY(opened.document && opened.problems.empty() && !opened.restored);
        QVERIFY(opened.document->rules() == saved);
        const Loaded<RuleSet> loaded = m_host->catalogue().rulesFor(file);
        QVERIFY(loaded && *loaded == saved); // what the program reads is what was edited
    }
}

// The program ended without saving: of a saved file the draft comes back as one undoable step, of one
// never saved it is all there is.
void TestDocument::draftComesBack()
{
    RuleLibrary files = library();
    QString saved;
    QString fresh;
    RuleSet edited;
    {
        OpenDocuments documents(m_host->catalogue(), files);
        RulesDocument *first = documents.create(house("ccc"));
        QVERIFY(documents.save(*first).empty());
        saved = first->file();
        first->setValue(*first->schema().find("jokers"), 6, u"edit"_s);
        edited = first->rules();
        fresh = documents.create(house("hakkutsu"))->file();
        QVERIFY(fresh != saved);
        documents.flush();
    }
    OpenDocuments later(m_host->catalogue(), files);
    const OpenDocuments::Opened opened = later.open(saved);
    QVERIFY(opened.restored);
    QVERIFY(opened.document->isModified());
    QVERIFY(opened.document->rules() == edited);
    opened.document->undoStack().undo();
    QCOMPARE(opened.document->changeCount(), 0);
    QCOMPARE(files.entries().size(), std::size_t{2});
    const OpenDocuments::Opened other = later.open(fresh);
    QVERIFY(other.restored && other.document->isModified());
    QCOMPARE(other.document->rules().nameJa, std::string("夏の夜"));
    later.discard(fresh);
    QCOMPARE(files.entries().size(), std::size_t{1});
}

// Other rules were chosen a moment after the undo: the draft stayed, and came back at the next start.
void TestDocument::draftOfWhatWasUndoneGoes()
{
    RuleLibrary files = library();
    OpenDocuments documents(m_host->catalogue(), files);
    RulesDocument *document = documents.create(house("ccc"));
    QVERIFY(documents.save(*document).empty());
    const QString file = document->file();
    document->setValue(*document->schema().find("jokers"), 6, u"edit"_s);
    documents.flush();
    QVERIFY(files.draft(file).has_value());
    document->undoStack().undo();
    QVERIFY(!document->isModified());
    documents.tidy(documents.open(u"ccc:advanced"_s).document);
    QVERIFY(!files.draft(file).has_value());
    const OpenDocuments::Opened again = documents.open(file);
    QVERIFY(again.document && !again.restored && !again.document->isModified());
}

void TestDocument::diskFull()
{
    RuleLibrary files = library();
    OpenDocuments documents(m_host->catalogue(), files);
    RulesDocument *document = documents.create(house("ccc"));
    QVERIFY(documents.save(*document).empty());
    const std::string before = *readFile(document->file());
    document->setValue(*document->schema().find("jokers"), 6, u"edit"_s);
    rlimit old{};
    getrlimit(RLIMIT_FSIZE, &old);
    const rlimit small{16, old.rlim_max};
    std::signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &small);
    const Problems problems = documents.save(*document);
    setrlimit(RLIMIT_FSIZE, &old);
    QVERIFY(!problems.empty());
    QVERIFY(!Wording(document->game(), Language::Ja)(problems.front().text).isEmpty());
    QVERIFY(document->isModified());
    QCOMPARE(*readFile(document->file()), before);
    QVERIFY(documents.save(*document).empty());
}

void TestDocument::readOnlyFolder()
{
    RuleLibrary files = library();
    OpenDocuments documents(m_host->catalogue(), files);
    RulesDocument *document = documents.create(house("ccc"));
    QVERIFY(documents.save(*document).empty());
    const std::string before = *readFile(document->file());
    document->setValue(*document->schema().find("jokers"), 6, u"edit"_s);
    // root may write anywhere: the rights of "nobody" for a moment
    constexpr uid_t kNobody = 65534;
    const bool root = geteuid() == 0;
    const QString folder = m_host->rulesFolder();
    const QFile::Permissions look =
        QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther;
    QFile::setPermissions(QFileInfo(folder).absolutePath(), look | QFile::WriteOwner);
    QFile::setPermissions(folder, look);
    if (root)
        QCOMPARE(seteuid(kNobody), 0);
    const Problems problems = documents.save(*document);
    if (root)
        QCOMPARE(seteuid(0), 0);
    QFile::setPermissions(folder, look | QFile::WriteOwner);
    QVERIFY(!problems.empty());
    QVERIFY(document->isModified());
    const QString sentence = Wording(document->game(), Language::Ja)(problems.front().text);
    QVERIFY2(sentence.contains(u"許可"_s), qPrintable(sentence));
    QCOMPARE(*readFile(document->file()), before);
}

void TestDocument::deletedComesBack()
{
    RuleLibrary files = library();
    OpenDocuments documents(m_host->catalogue(), files);
    RulesDocument *document = documents.create(house("ccc"));
    QVERIFY(documents.save(*document).empty());
    const QString file = document->file();
    const std::string before = *readFile(file);
    const auto gone = files.remove(file);
    QVERIFY(gone);
    QVERIFY(files.entries().empty());
    QCOMPARE(files.deleted().size(), std::size_t{1});
    QCOMPARE(files.deleted().front().file, *gone);
    QCOMPARE(files.deleted().front().nameEn, u"Summer night"_s);
    const auto place = files.restore(files.deleted().front().file);
    QVERIFY(place);
    QCOMPARE(*place, file);
    QCOMPARE(*readFile(*place), before);
    QVERIFY(files.deleted().empty());
}

void TestDocument::fileNamesNeverMeet()
{
    RuleLibrary files = library();
    OpenDocuments documents(m_host->catalogue(), files);
    QStringList names;
    for (int i = 0; i < 4; ++i) {
        RuleSet rules = house("ccc");
        rules.nameEn = i % 2 ? "Summer / night!" : "";
        RulesDocument *document = documents.create(rules);
        QVERIFY2(!names.contains(document->file()), qPrintable(document->file()));
        names.append(document->file());
        if (i < 2)
            QVERIFY(documents.save(*document).empty());
    }
}

void TestDocument::mendsWhatItCan()
{
    const auto game = m_host->catalogue().definition(u"ccc"_s);
    QVERIFY(game);
    const Json wrong =
        Json::parse(R"({"format": "takujo-rules/1", "game": "ccc", "name": {"en": "A", "fr": 3},
        "base": "nowhere", "extra": 1, "author": 5, "changes": {"jokers": 99, "advanced_rule": true,
        "board": [[1, 2], [3]], "draw_options": [{"discard": 0}], "score_bands": [{"upto": 5, "points": 900}],
        "unknown": 1}})");
    std::vector<std::string> dropped;
    const RuleSet rules = readLeniently((*game)->schema, wrong, &dropped);
    QCOMPARE(rules.nameEn, std::string("A"));
    QCOMPARE(rules.base, std::string("standard"));
    QCOMPARE(rules.changes->size(), std::size_t{3}); // what the form can show, right or wrong
    QVERIFY(rules.changes->contains("jokers"));
    QVERIFY(rules.changes->contains("advanced_rule"));
    for (const char *path : {"/extra", "/author", "/base", "/changes/board",
                             "/changes/draw_options", "/changes/unknown"})
        QVERIFY2(std::find(dropped.begin(), dropped.end(), path) != dropped.end(), path);
    const QString file = m_host->rulesFolder() + u"/wrong.takujo-rules"_s;
    QDir().mkpath(m_host->rulesFolder());
    QVERIFY(writeFile(file, prettyJson(wrong)).empty());
    RuleLibrary files = library();
    OpenDocuments documents(m_host->catalogue(), files);
    const OpenDocuments::Opened refused = documents.open(file);
    QVERIFY(!refused.document && !refused.problems.empty());
    const OpenDocuments::Opened mended = documents.open(file, true);
    QVERIFY(mended.document && mended.repaired && mended.document->isModified());
}

// They were opened without what this version does not know, and saving would have taken it away.
void TestDocument::newerFilesAreLeftAlone()
{
    RuleLibrary files = library();
    OpenDocuments documents(m_host->catalogue(), files);
    Json document = writeRuleSet(house("ccc"));
    document["format"] = "takujo-rules/2";
    const QString file = files.folder() + u"/newer.takujo-rules"_s;
    QVERIFY(QDir().mkpath(files.folder()));
    QVERIFY(writeFile(file, prettyJson(document)).empty());
    for (const bool repair : {false, true}) {
        const OpenDocuments::Opened refused = documents.open(file, repair);
        QVERIFY(!refused.document && refused.problems.size() == 1);
        QCOMPARE(refused.problems.front().text.id, std::string("io.newer"));
    }
}

void TestDocument::gridShapes()
{
    Param param;
    GridShape shape(param, Json::parse("[[1,2,3],[4,5,6]]"));
    QCOMPARE(told(shape.mirrored().json()), told(Json::parse("[[3,2,1],[6,5,4]]")));
    QCOMPARE(told(shape.turned().json()), told(Json::parse("[[4,1],[5,2],[6,3]]")));
    QVERIFY(shape.turned().turned().turned().turned() == shape);
    QCOMPARE(told(shape.resized(2, 3, 9).json()), told(Json::parse("[[1,2],[4,5],[9,9]]")));
    using Cells = std::vector<std::pair<int, int>>;
    QVERIFY(shape.partners(0, 0, true, false) == (Cells{{0, 0}, {2, 1}})); // no square: a half turn
    const GridShape square(param, Json::parse("[[1,2,3],[4,5,6],[7,8,9]]"));
    QCOMPARE(square.partners(0, 0, true, false).size(), std::size_t{4});
    QCOMPARE(square.partners(1, 1, true, true).size(), std::size_t{1});
    QVERIFY(square.partners(0, 1, false, true) == (Cells{{0, 1}, {2, 1}}));
}

void TestDocument::spreadsheets()
{
    const auto lines = splitTable(u"a,\"b, \"\"c\"\"\",d\r\n\r\n1,2,3\n"_s, 10).lines;
    QCOMPARE(lines.size(), std::size_t{2});
    QCOMPARE(lines[0], (QStringList{u"a"_s, u"b, \"c\""_s, u"d"_s}));
    QVERIFY(splitTable(joinTable(lines, u','), 10).lines == lines);
    for (const GameDefinition *game : games(m_host->catalogue())) {
        const std::vector<Wording> words{Wording(*game, Language::Ja),
                                         Wording(*game, Language::En)};
        for (const Param &param : game->schema.params) {
            if (param.type != ParamType::Rows && param.type != ParamType::List)
                continue;
            for (const Wording &written : words) { // whichever language wrote it
                const QString text = joinTable(writeRows(written, param, param.def), u'\t');
                const RowsRead read = readRows(words, param, splitTable(text, 1000).lines);
                QCOMPARE(read.mistakes, QStringList());
                QCOMPARE(told(read.rows), told(param.def));
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestDocument)
#include "tst_document.moc"
