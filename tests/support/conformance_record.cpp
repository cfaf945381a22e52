#include "conformance_record.h"

#include "io/record_io.h"

#include <nlohmann/json.hpp>

namespace takujo::conformance {

namespace {

std::string first(const Problems &problems)
{
    Renderer english;
    english.language = Language::En;
    return problems.empty() ? std::string("?")
                            : problems.front().path + ": " + english(problems.front().text);
}

/// All scalars of a document, to change one of them.
void collectScalars(Json &json, std::vector<Json *> &out)
{
    if (!json.is_structured()) {
        out.push_back(&json);
        return;
    }
    for (Json &item : json)
        collectScalars(item, out);
}

} // namespace

void checkDamaged(const Setup &setup, const StateBlob &state, Rng &rng, const Words &words,
                  Findings &findings)
{
    const Game &game = *setup.game;
    const std::array<Json, 7> strange{nullptr,       -1,  255, 1'000'000'000'000LL, "?",
                                      Json::array(), true};
    Json json = game.stateToJson(state);
    std::vector<Json *> scalars;
    collectScalars(json, scalars);
    *scalars[rng.below(static_cast<std::uint32_t>(scalars.size()))] =
        strange[rng.below(strange.size())];
    const Loaded<StateBlob> read = game.stateFromJson(json);
    if (read) {
        findings.expect(game.invariants(*read).empty(), "damage",
                        "a position that breaks invariants is read");
        for (const Move &move : game.legal(*read).moves)
            findings.expect(!game.check(*read, move), "damage",
                            "a legal move of a changed position is refused");
    } else {
        findings.expect(!read.error().empty(), "damage", "a position is refused without a problem");
        for (const Problem &p : read.error())
            words.needed(p.text, "problem of a position");
    }
    for (const char *text :
         {"", "?", "place", "\xF0\x9F\x8E\xB2", "99999999999999999999", "- - - -"}) {
        const Loaded<Move> move = game.parseMove(text);
        if (findings.expect(!move, "damage", std::string("is read as a move: ") + text)) {
            for (const Problem &p : move.error())
                words.needed(p.text, "problem of a move text");
        }
    }
}

void checkRecord(const Setup &setup, const Match &match, Findings &findings)
{
    const Game &game = *setup.game;
    const std::string bytes = prettyJson(writeRecord(game, match.record()));
    const Loaded<Json> document = parseJson(bytes);
    if (!findings.expect(document.ok(), "record", "is not JSON"))
        return;
    const Loaded<MatchRecord> record = readRecord(game, *document);
    if (!record) {
        findings.fail("record", "is refused at " + first(record.error()));
        return;
    }
    MatchRecord expected = match.record();
    if (record->rules.official && expected.rules.official) { // a preset is stored without its name
        expected.rules.nameJa = record->rules.nameJa;
        expected.rules.nameEn = record->rules.nameEn;
    }
    findings.expect(*record == expected, "record", "comes back different");
    findings.expect(prettyJson(writeRecord(game, *record)) == bytes, "record",
                    "is written with other bytes");
    const Loaded<Match> again = Match::replay(setup.game, *record);
    if (!again) {
        findings.fail("replay", first(again.error()));
        return;
    }
    findings.expect(again->plyCount() == match.plyCount() &&
                        again->stateAt(-1) == match.stateAt(-1),
                    "replay", "ends in another state");
    for (int seat = -1; seat < setup.seats(); ++seat) {
        findings.expect(again->view(static_cast<SeatId>(seat)) ==
                            match.view(static_cast<SeatId>(seat)),
                        "replay", "shows another view");
    }
}

void checkPositionFile(const Setup &setup, const StateBlob &state, Findings &findings)
{
    const std::string bytes = prettyJson(writePosition(*setup.game, setup.rules, state));
    const Loaded<Json> document = parseJson(bytes);
    if (!findings.expect(document.ok(), "position", "file is not JSON"))
        return;
    const Loaded<Position> position = readPosition(setup.definition().schema, *document);
    if (!position) {
        findings.fail("position", "file is refused at " + first(position.error()));
        return;
    }
    findings.expect(position->seats == setup.seats(), "position",
                    "file has another number of seats");
    const Loaded<StateBlob> back = setup.game->stateFromJson(position->state);
    findings.expect(back && *back == state, "position",
                    "comes back from its file with other bytes");
}

void checkUndo(const Match &match, int ply, Findings &findings)
{
    const std::vector<PlyRecord> before = match.record().plies;
    Match redone = match.branch(match.plyCount());
    redone.undoTo(ply);
    while (redone.canRedo()) {
        if (!findings.expect(redone.redo(), "redo", "an undone move cannot be played again"))
            return;
    }
    findings.expect(redone.record().plies == before, "redo", "plays something else");
    findings.expect(redone.stateAt(-1) == match.stateAt(-1), "redo", "ends in another state");

    Match byHand = match.branch(ply);
    for (int i = byHand.plyCount(); i < match.plyCount(); i = byHand.plyCount()) {
        if (byHand.play(before[static_cast<std::size_t>(i)].move)) {
            findings.fail("undo", "a move is refused the second time");
            return;
        }
    }
    findings.expect(byHand.record().plies == before, "undo", "the same moves meet another world");
    findings.count("undone", before.size() - static_cast<std::size_t>(ply));
}

} // namespace takujo::conformance
