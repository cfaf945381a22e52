// Formats of the engine.
#include "formats.h"

#include "../damage/readers.h"
#include "io/files.h"
#include "players/player_messages.h"
#include "plugin/elf_file.h"
#include "plugin/study_journal.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>

namespace takujo {

namespace {

/// Parses, finds the game the document names and gives both to the reader.
template<class Take>
std::string withGame(std::string_view bytes, Take take)
{
    const Loaded<Json> document = parseJson(bytes);
    if (!document)
        return unsaid(engineTexts(), document.error());
    if (!parseJson(prettyJson(*document)))
        return "what was read cannot be written";
    if (!document->is_object())
        return {};
    const auto game = document->find("game");
    if (game == document->end() || !game->is_string())
        return {};
    const QString id = QString::fromStdString(game->get<std::string>());
    return installed().definition(id) ? take(id, *document).broken : std::string();
}

template<Verdict (*Take)(Catalogue &, const QString &, const Json &)>
std::string takeOfGame(std::string_view bytes)
{
    return withGame(bytes, [](const QString &id, const Json &document) {
        return Take(installed(), id, document);
    });
}

std::string takePositionBytes(std::string_view bytes)
{
    return withGame(bytes, [&bytes](const QString &id, const Json &document) {
        return takePosition(installed(), id, document, bytes.size());
    });
}

std::string takeRequestBytes(std::string_view bytes)
{
    const Loaded<Json> document = parseJson(bytes);
    return document ? takeRequest(installed(), *document).broken : std::string();
}

std::string takeBaselinesBytes(std::string_view bytes)
{
    return withGame(
        bytes, [](const QString &id, const Json &document) { return takeBaselines(id, document); });
}

std::string takeStudyBytes(std::string_view bytes)
{
    const Loaded<Json> document = parseJson(bytes);
    return document ? takeStudyRows(*document).broken : std::string();
}

std::string takeJournal(std::string_view bytes)
{
    const Loaded<std::vector<StudyRows>> read = StudyJournal::read(fileOf(bytes));
    return read ? "" : unsaid(engineTexts(), read.error());
}

/// A line that a program of others wrote as a seat.
std::string takeMessage(std::string_view bytes)
{
    const PlayerMessage message = readPlayerMessage(std::string(bytes));
    const bool nothing = message.kind == PlayerMessage::Kind::None;
    return nothing && !message.text.empty() ? "what is no message says something" : "";
}

std::string takeWords(std::string_view bytes)
{
    TextCatalog texts;
    texts.add(Language::En, bytes);
    for (const auto &[id, pattern] : texts.all(Language::En))
        Renderer{&texts, Language::En, {}}(Text(id).num("count", 2).raw("name", pattern));
    return {};
}

std::string takeLibrary(std::string_view bytes)
{
    isWholeElfFile(fileOf(bytes));
    return {};
}

} // namespace

Catalogue &installed()
{
    static Catalogue games;
    return games;
}

QString fileOf(std::string_view bytes)
{
    static const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("x"));
    return writeFile(name, bytes, false).empty() ? name : QString();
}

const std::vector<Format> &formats()
{
    static const std::vector<Format> all{
        {"rules", takeOfGame<takeRules>},
        {"record", takeOfGame<takeRecord>},
        {"position", takePositionBytes},
        {"request", takeRequestBytes},
        {"baselines", takeBaselinesBytes},
        {"study", takeStudyBytes},
        {"journal", takeJournal},
        {"message", takeMessage},
        {"host", takeHost},
        {"slice", takeSlice},
        {"rulebook", takeRulebook},
        {"weights", takeOfGame<takeWeights>},
        {"guide", takeOfGame<takeGuide>},
        {"lesson", takeOfGame<takeLesson>},
        {"puzzles", takeOfGame<takePuzzles>},
        {"words", takeWords},
        {"library", takeLibrary},
        {"settings", takeSettings},
        {"index", takeIndex},
        {"table", takeTable},
        {"draft", takeDraft},
        {"handover", takeHandedOver},
    };
    return all;
}

} // namespace takujo
