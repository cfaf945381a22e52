// What the program keeps for itself, what another start of it says, and what comes from spreadsheets.
#include "formats.h"

#include "document/opendocuments.h"
#include "document/rowsfile.h"
#include "handover.h"
#include "io/files.h"
#include "programlist.h"
#include "recordstore.h"
#include "savedentry.h"
#include "settings.h"
#include "setupmodel.h"

#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

std::vector<editor::Wording> wordings(const GameDefinition &game)
{
    return {editor::Wording(game, Language::En), editor::Wording(game, Language::Ja)};
}

/// The parameters of all games that are tables or lists.
const std::vector<std::pair<const GameDefinition *, const Param *>> &tables()
{
    static const auto all = [] {
        std::vector<std::pair<const GameDefinition *, const Param *>> out;
        for (const GameEntry &entry : installed().games())
            for (const Param &param : (*installed().definition(entry.id))->schema.params)
                if (param.type == ParamType::Rows || param.type == ParamType::List)
                    out.emplace_back(*installed().definition(entry.id), &param);
        return out;
    }();
    return all;
}

} // namespace

std::string takeSettings(std::string_view bytes)
{
    const QString file = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
                         u"/takujo/takujo.ini"_s;
    QDir().mkpath(QFileInfo(file).path());
    if (!writeFile(file, bytes, false).empty())
        return "the settings cannot be written";
    Settings settings;
    if (settings.volume() < 0 || settings.volume() > 100 || settings.textSize() < 100 ||
        settings.textSize() > 200 || settings.windowSize({960, 640}, {1920, 1080}).width() > 1920)
        return "a setting is out of bounds";
    ProgramList programs(settings);
    SetupModel setup(installed(), settings, programs);
    for (const GameEntry &entry : installed().games()) {
        setup.choose(entry.id);
        for (const SeatSetup &seat : setup.seatList())
            if (seat.name.size() > kMaxSeatName || seat.colour < 0 || seat.colour >= kMaxSeats)
                return "a seat is out of bounds";
    }
    return {};
}

std::string takeIndex(std::string_view bytes)
{
    static const QTemporaryDir folder;
    static const bool begun = [] {
        RecordStore store(folder.path());
        const RecordEntry entry =
            entryOf(fileIn(store, "a"), {{true, "", 7, true}, {false, "expert", 3}});
        return store.save(entry, documentOf(entry)).empty();
    }();
    if (!begun || !writeFile(RecordIndex::fileIn(folder.path()), bytes, false).empty())
        return "the folder cannot be written";
    RecordStore store(folder.path());
    const QList<RecordEntry> &entries = store.entries();
    const bool told = entries.size() == 1 && entries[0].summary.seats.size() == 2 &&
                      entries[0].summary.result && entries[0].summary.result->winners == 1;
    return told ? "" : "the list does not tell what the record says";
}

/// The first byte says which table of which game it is.
std::string takeTable(std::string_view bytes)
{
    if (bytes.empty() || tables().empty())
        return {};
    const auto &[game, param] = tables()[static_cast<unsigned char>(bytes[0]) % tables().size()];
    const auto most = static_cast<std::size_t>(param->maxItems) + 1;
    const editor::TableText table = editor::splitTable(bytes.substr(1), most);
    if (table.lines.size() > most)
        return "too many lines";
    if ((table.end == editor::TableText::End::Whole) != tooMuch(table).isEmpty())
        return "no words for a table without end";
    const std::vector<editor::Wording> words = wordings(*game);
    const editor::RowsRead read = readRows(words, *param, table.lines);
    for (const Problem &problem : checkValue(*param, read.rows, "/changes"))
        if (words[0](problem.text).isEmpty() || words[1](problem.text).isEmpty())
            return "no words for " + problem.text.id;
    return {};
}

std::string takeDraft(std::string_view bytes)
{
    static const QTemporaryDir folder;
    static editor::RuleLibrary library(installed(), folder.path());
    static const QString file = [] {
        RuleSet rules;
        rules.game = installed().games().front().id.toStdString();
        rules.nameEn = "Trial";
        QString name = library.newFile(rules);
        library.saveDraft(name, rules, {});
        return name;
    }();
    const QDir drafts(folder.filePath(u".drafts"_s));
    static const QString draft =
        drafts.filePath(drafts.entryList({u"*.json"_s}, QDir::Files).value(0));
    if (!writeFile(draft, bytes, false).empty())
        return "the draft cannot be written";
    (void)library.entries();
    editor::OpenDocuments documents(installed(), library);
    const editor::OpenDocuments::Opened opened = documents.open(file);
    return opened.document || !opened.problems.empty() ? "" : "a draft was refused without a word";
}

std::string takeHandedOver(std::string_view bytes)
{
    const std::optional<HandedOver> what =
        HandOver::read(QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())));
    if (!what)
        return {};
    for (const QString &name : what->files)
        if (!QDir::isAbsolutePath(name))
            return "a file without a folder";
    const auto again = HandOver::read(HandOver::write(*what));
    return again && again->files == what->files ? "" : "a hand-over is not what was sent";
}

} // namespace takujo
