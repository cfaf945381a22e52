#include "readers.h"

#include "../evaluation/study_rows.h"

#include "base/rng.h"
#include "evaluation/balance_report.h"
#include "evaluation/study.h"
#include "game/rule_check.h"
#include "io/record_io.h"
#include "learn/guide.h"
#include "learn/lesson_check.h"
#include "learn/puzzle.h"
#include "match/match.h"
#include "plugin/request_io.h"

#include <nlohmann/json.hpp>

namespace takujo {

namespace {

/// Everything that is asked about a position that was taken.
void lookAt(const Game &game, const StateBlob &state)
{
    for (int seat = -1; seat < game.seats(); ++seat) {
        const ViewBlob view = game.view(state, seat < 0 ? kNoSeat : static_cast<SeatId>(seat));
        game.table(view);
        game.standing(view);
        game.known(view);
        game.viewToJson(view);
    }
    game.stateToJson(state);
    if (game.actor(state) == kNoSeat)
        game.outcome(state);
}

/// A few moves from a position that was taken, as a match would go on from it. What is broken then.
std::string playOn(const Game &game, StateBlob state, std::uint64_t seed)
{
    constexpr std::uint32_t kPlies = 6;
    Rng rng(seed);
    for (std::uint32_t ply = 1; ply <= kPlies && game.actor(state) != kNoSeat; ++ply) {
        const LegalMoves legal = game.legal(state);
        if (legal.moves.empty())
            return "nobody can move and the match is not over";
        const ViewBlob own = game.view(state, game.actor(state));
        if (!game.invariants(game.determinize(own, rng)).empty())
            return "a world drawn from a view is impossible";
        LiveChance chance(seed, {}, ply);
        const auto choice = rng.below(static_cast<std::uint32_t>(legal.moves.size()));
        game.apply(state, legal.moves[choice], chance, nullptr);
        if (const std::vector<std::string> broken = game.invariants(state); !broken.empty())
            return broken.front();
    }
    lookAt(game, state);
    return {};
}

const GameDefinition &definitionOf(Catalogue &catalogue, const QString &id)
{
    return **catalogue.definition(id);
}

/// Id of the text, or of one inside it, that has no words in this language; empty = all have.
std::string wordless(const TextCatalog &texts, Language language, const Text &text)
{
    if (text.empty() || !texts.find(language, text.id))
        return text.empty() ? "an empty text" : text.id;
    for (const auto &[name, value] : text.args)
        for (const Text &inner : value.texts)
            if (const std::string found = wordless(texts, language, inner); !found.empty())
                return found;
    return {};
}

Verdict refused(const GameDefinition &game, const Problems &problems)
{
    return {false, unsaid(reportTexts(game), problems)};
}

/// Refused with words, or proved as the program proves its own.
template<class Taught, class Check>
Verdict proved(const GameDefinition &definition, const Loaded<Taught> &read, Check check)
{
    if (!read)
        return refused(definition, read.error());
    check(definition, *read);
    return {true, {}};
}

} // namespace

std::string unsaid(const TextCatalog &texts, const Problems &problems)
{
    if (!hasErrors(problems))
        return "refused without a reason";
    for (const Problem &p : problems)
        for (const Language language : {Language::Ja, Language::En})
            if (const std::string found = wordless(texts, language, p.text); !found.empty())
                return "no words for " + found;
    return {};
}

std::string changed(const Game &game, const Request &question)
{
    const Json written = writeQuestion(game, question, true);
    const Loaded<Request> again = readQuestion(game, written);
    if (!again)
        return "a question that was read cannot be read again: " + again.error().front().text.id +
               " at " + again.error().front().path;
    return writeQuestion(game, *again, true) == written ? "" : "a question is not what was written";
}

Verdict takeRules(Catalogue &catalogue, const QString &id, const Json &document)
{
    const GameDefinition &game = definitionOf(catalogue, id);
    const RuleReport report = checkRules(game, document);
    if (catalogue.rulesFrom(document).ok() != report.ok())
        return {false, "loader and validator differ"};
    if (!report.ok())
        return refused(game, report.problems);
    for (const int seats : report.seats)
        if (!catalogue.makeGame(*report.rules, seats))
            return {false, "rules that were taken make no game"};
    return {true, {}};
}

Verdict takeRecord(Catalogue &catalogue, const QString &id, const Json &document)
{
    readRecordSummary(document);
    const GameDefinition &definition = definitionOf(catalogue, id);
    const Loaded<RuleSet> rules = recordRules(definition.schema, document);
    if (!rules)
        return refused(definition, rules.error());
    const auto game = catalogue.makeGame(*rules, recordSeats(document));
    if (!game)
        return refused(definition, game.error());
    const Loaded<MatchRecord> record = readRecord(**game, document);
    if (!record)
        return refused(definition, record.error());
    const Loaded<Match> match = Match::replay(*game, *record);
    if (!match)
        return refused(definition, match.error());
    lookAt(**game, match->stateAt(match->plyCount()));
    if (!parseJson(writeRecord(**game, match->record()).dump()))
        return {false, "a record that was taken cannot be written"};
    return {true, {}};
}

Verdict takePosition(Catalogue &catalogue, const QString &id, const Json &document,
                     std::uint64_t seed)
{
    const GameDefinition &definition = definitionOf(catalogue, id);
    const Loaded<Position> position = readPosition(definition.schema, document);
    if (!position)
        return refused(definition, position.error());
    const auto game = catalogue.makeGame(position->rules, position->seats);
    if (!game)
        return refused(definition, game.error());
    const Loaded<StateBlob> state = (*game)->stateFromJson(position->state);
    if (!state)
        return refused(definition, state.error());
    if (const std::vector<std::string> broken = (*game)->invariants(*state); !broken.empty())
        return {true, broken.front()};
    return {true, playOn(**game, *state, seed)};
}

Verdict takeRequest(Catalogue &catalogue, const Json &document)
{
    const GameDefinition *known = nullptr;
    const Loaded<ThinkRequest> request = readRequest(catalogue, document, known);
    if (!request)
        return {false, unsaid(known ? reportTexts(*known) : engineTexts(), request.error())};
    return {true, changed(*request->game, request->request)};
}

Verdict takeBaselines(const QString &id, const Json &document)
{
    const Loaded<Baselines> read = Baselines::read(id.toStdString(), document);
    if (!read)
        return {false, unsaid(engineTexts(), read.error())};
    const bool again = parseJson(read->write(id.toStdString()).dump()).ok();
    return {true, again ? "" : "baselines that were taken cannot be written"};
}

Verdict takeStudyRows(const Json &document)
{
    const std::vector<Json> lines =
        document.is_array() ? document.get<std::vector<Json>>() : std::vector<Json>{document};
    const Loaded<StudyRows> read = readStudyRows(lines);
    if (!read)
        return {false, unsaid(engineTexts(), read.error())};
    countsOf(read->rows, read->key.seats);
    return {true, {}};
}

Verdict takeWeights(Catalogue &catalogue, const QString &id, const Json &document)
{
    const GameDefinition &definition = definitionOf(catalogue, id);
    const auto &names = definition.weights.names;
    const auto read = [&](const Json &file) {
        return readWeights(file, definition.id, names, definition.minSeats, definition.maxSeats);
    };
    const Loaded<WeightFile> weights = read(document);
    if (!weights)
        return refused(definition, weights.error());
    const Json again =
        writeWeights(*weights, definition.id, names, definition.minSeats, definition.maxSeats);
    return {true, read(again) ? "" : "weights that were read cannot be read again"};
}

Verdict takeGuide(Catalogue &catalogue, const QString &id, const Json &document)
{
    const GameDefinition &definition = definitionOf(catalogue, id);
    return proved(definition, readGuide(definition.schema, document), checkGuide);
}

Verdict takeLesson(Catalogue &catalogue, const QString &id, const Json &document)
{
    const GameDefinition &definition = definitionOf(catalogue, id);
    return proved(definition, readLesson(definition.schema, document), checkLesson);
}

Verdict takePuzzles(Catalogue &catalogue, const QString &id, const Json &document)
{
    const GameDefinition &definition = definitionOf(catalogue, id);
    const Loaded<PuzzleSet> set = readPuzzles(definition.schema, document);
    if (!set)
        return refused(definition, set.error());
    for (const Puzzle &puzzle : set->puzzles)
        if (const auto game = catalogue.makeGame(set->rules, puzzle.seats))
            if (const auto state = (*game)->stateFromJson(puzzle.position))
                lookAt(**game, *state);
    return {true, {}};
}

} // namespace takujo
