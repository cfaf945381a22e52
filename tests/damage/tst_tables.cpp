#include "document/opendocuments.h"
#include "document/rowsfile.h"
#include "form/paramform.h"
#include "io/files.h"
#include "mutation.h"
#include "scramble.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace takujo;
using namespace takujo::editor;

namespace {

std::vector<Wording> wordings(const GameDefinition &game)
{
    return {Wording(game, Language::En), Wording(game, Language::Ja)};
}

} // namespace

/// Damaged tables of spreadsheets and drafts of the rules editor, for every installed game: read,
/// checked, and shown in the form. No crash; what is refused is told. TAKUJO_MUTATIONS sets the
/// number of files a game and format.
class DamagedTablesTest : public QObject
{
    Q_OBJECT

private slots:
    void tables_data() { eachGame(); }
    void tables();
    void drafts_data() { eachGame(); }
    void drafts();

private:
    void eachGame();
    static QString verdictOnTable(const std::vector<Wording> &words, const Param &param,
                                  const QByteArray &bytes);
    Catalogue m_catalogue;
};

void DamagedTablesTest::eachGame()
{
    QTest::addColumn<QString>("id");
    for (const GameEntry &entry : m_catalogue.games())
        QTest::newRow(qPrintable(entry.id)) << entry.id;
}

/// Empty when the table was read or refused as it should be.
QString DamagedTablesTest::verdictOnTable(const std::vector<Wording> &words, const Param &param,
                                          const QByteArray &bytes)
{
    const auto most = static_cast<std::size_t>(param.maxItems) + 1;
    const TableText table = splitTable(bytes.toStdString(), most);
    if (table.lines.size() > most)
        return QStringLiteral("too many lines");
    if ((table.end == TableText::End::Whole) != tooMuch(table).isEmpty())
        return QStringLiteral("no words for a table without end");
    const RowsRead read = readRows(words, param, table.lines);
    for (const Problem &problem : checkValue(param, read.rows, "/changes"))
        if (words[0](problem.text).isEmpty() || words[1](problem.text).isEmpty())
            return QStringLiteral("no words for ") + QString::fromStdString(problem.text.id);
    return {};
}

void DamagedTablesTest::tables()
{
    QFETCH(QString, id);
    const GameDefinition &game = **m_catalogue.definition(id);
    const std::vector<Wording> words = wordings(game);
    std::vector<std::pair<const Param *, QByteArray>> intact;
    for (const Param &param : game.schema.params)
        if (param.type == ParamType::Rows || param.type == ParamType::List)
            intact.emplace_back(&param,
                                joinTable(writeRows(words[0], param, param.def), u',').toUtf8());
    if (intact.empty())
        QSKIP("no parameter of this game is a table");
    for (const auto &[param, bytes] : intact) {
        const TableText table = splitTable(bytes.toStdString(), 1000);
        QVERIFY(readRows(words, *param, table.lines).rows == param->def);
    }
    const int count = mutations(500);
    for (int seed = 1; seed <= count; ++seed) {
        const auto &[param, bytes] = intact[static_cast<std::size_t>(seed) % intact.size()];
        const QByteArray mutant = mutated(bytes, static_cast<std::uint64_t>(seed));
        const QString wrong = verdictOnTable(words, *param, mutant);
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("seed %1: ").arg(seed) + wrong));
    }
}

void DamagedTablesTest::drafts()
{
    QFETCH(QString, id);
    const GameDefinition &game = **m_catalogue.definition(id);
    const QTemporaryDir folder;
    RuleLibrary library(m_catalogue, folder.path());
    RuleSet rules;
    rules.game = game.id;
    rules.nameEn = "Trial";
    const QString file = library.newFile(rules);
    library.saveDraft(file, rules, {});
    const QDir drafts(folder.filePath(QStringLiteral(".drafts")));
    const QString draft = drafts.filePath(drafts.entryList(QDir::Files).value(0));
    Json whole = *readJsonFile(draft);
    whole["rules"]["changes"] = game.schema.defaults().json();
    const QByteArray bytes = QByteArray::fromStdString(prettyJson(whole));
    ParamForm form;
    form.build(game, wordings(game));
    int shown = 0;
    const int count = mutations(100);
    for (int seed = 1; seed <= count; ++seed) {
        const auto number = static_cast<std::uint64_t>(seed);
        const QByteArray mutant = seed % 2 == 0
                                      ? mutated(bytes, number)
                                      : QByteArray::fromStdString(scrambled(whole, number).dump());
        QVERIFY(writeFile(draft, mutant.toStdString(), false).empty());
        (void)library.entries();
        OpenDocuments documents(m_catalogue, library);
        const OpenDocuments::Opened opened = documents.open(file);
        QVERIFY2(opened.document || !opened.problems.empty(), mutant.constData());
        if (!opened.document)
            continue;
        ++shown;
        form.setDocument(opened.document);
        form.setDocument(nullptr);
    }
    qInfo("%s: %d drafts, %d shown", qPrintable(id), count, shown);
    QVERIFY(shown > 0);
}

QTEST_MAIN(DamagedTablesTest)
#include "tst_tables.moc"
