#include "io/record_io.h"

#include "base/hash.h"
#include "io/document_fields.h"

#include <nlohmann/json.hpp>

#include <QCryptographicHash>

#include <algorithm>
#include <set>

namespace takujo {

namespace {

constexpr const char *kFormat = "takujo/1";
constexpr const char *kPositionFormat = "takujo-position/1";
constexpr std::size_t kMaxShortText = 64;
constexpr std::size_t kMaxMoveText = 512;
constexpr std::size_t kMaxChanceText = 65536;
constexpr std::size_t kMaxPlies = 65536;
constexpr int kMaxColour = 15;
constexpr int kMaxScore = 1000000;

/// One of the game's players or the levels the program offers; a person's seat has one too, which
/// takes over.
void describeLevel(Field at, const Game &game, std::string &level)
{
    if (!at.text(level, kMaxShortText) || at.writes())
        return;
    std::vector<std::string> players = game.players();
    for (const std::string &name : levelNames()) {
        if (std::find(players.begin(), players.end(), name) == players.end())
            players.push_back(name);
    }
    if (std::find(players.begin(), players.end(), level) != players.end())
        return;
    std::string offered;
    for (const std::string &player : players)
        offered += (offered.empty() ? "" : ", ") + player;
    at.wrong(Text("io.choice").raw("choices", offered));
}

void describe(Fields &f, const Game &game, SeatSetup &seat)
{
    seat.name = seatName(std::move(seat.name));
    seat.playedBy = seatName(std::move(seat.playedBy));
    f["kind"].value(seat.kind, Domain::words({"human", "ai"}));
    f["name"].text(seat.name, kMaxSeatName);
    describeLevel(f["level"], game, seat.level);
    f.optional("playedBy", !seat.playedBy.empty()).text(seat.playedBy, kMaxSeatName);
    f["colour"].value(seat.colour, Domain::numbers(0, kMaxColour));
}

void describeChance(Field at, std::vector<ChanceOutcome> &chance)
{
    std::string text = writeChance(chance);
    if (!at.text(text, kMaxChanceText) || at.writes())
        return;
    if (std::optional<std::vector<ChanceOutcome>> outcomes = readChance(text))
        chance = std::move(*outcomes);
    else
        at.wrong("io.chance");
}

void describe(Fields &f, const Game &game, PlyRecord &ply, std::size_t index)
{
    auto number = static_cast<std::int64_t>(index) + 1;
    f["n"].value(number, Domain::numbers(number, number));
    f["seat"].value(ply.actor, Domain::numbers(0, game.seats() - 1));
    Field move = f["move"];
    std::string text = move.writes() ? game.moveText(ply.move) : std::string();
    if (move.text(text, kMaxMoveText) && move.reads()) {
        const Loaded<Move> parsed = game.parseMove(text);
        if (parsed)
            ply.move = *parsed;
        else
            move.add(below(move.path(), parsed.error()));
    }
    f.optional("auto", ply.automatic).value(ply.automatic, Domain::flags());
    f.optional("seconds", ply.seconds > 0)
        .value(ply.seconds, Domain::numbers(1, kMaxDecisionSeconds));
    describeChance(f.optional("chance", !ply.chance.empty()), ply.chance);
    f["hash"].hex(ply.hash);
}

/// The first broken ply says enough: the rest would be thousands of the same.
void describePlies(Field at, const Game &game, std::vector<PlyRecord> &plies)
{
    at.list(plies.size(), 0, kMaxPlies, [&](Field &entry, std::size_t i) {
        if (!entry.fine())
            return;
        if (entry.reads())
            plies.emplace_back();
        entry.object([&](Fields &f) { describe(f, game, plies[i], i); });
    });
}

void describe(Fields &f, MatchResult &result, int seats)
{
    f["score"].perSeat(result.score, seats, Domain::numbers(-kMaxScore, kMaxScore));
    f["winners"].set(result.winners, Domain::numbers(0, seats - 1));
}

/// Seats in the order in which they resigned.
void describeGaveUp(Field at, std::vector<int> &list, int seats)
{
    at.rows(list, toIndex(seats), Domain::numbers(0, seats - 1));
    const std::set<int> each(list.begin(), list.end());
    if (at.reads() && each.size() != list.size())
        at.wrong(Text("io.seats").num("max", seats - 1));
}

/// Proves that the seed was not changed after the match.
void describeSeed(Fields &f, std::uint64_t &seed)
{
    constexpr std::size_t kHashDigits = 64;
    const bool known = f["seed"].hex(seed);
    std::string commitment = seedCommitment(seed);
    Field at = f["commitment"];
    if (at.text(commitment, kHashDigits) && known && commitment != seedCommitment(seed))
        at.wrong("io.commitment");
}

/// They were read before anything else.
void describeRules(Fields &f, const RuleSet &rules)
{
    Field at = f["rules"];
    if (at.writes())
        at.write(writeRuleSet(rules));
}

void describe(Fields &f, const Game &game, MatchRecord &record)
{
    constexpr std::size_t kHashDigits = 64;
    describeHead(f, kFormat, game.definition().id);
    f["app"].text(record.appVersion, kMaxShortText);
    f["started"].text(record.started, kMaxShortText);
    describeRules(f, record.rules);
    f["rulesHash"].text(record.rulesHash, kHashDigits);
    f["seats"].list(record.seats.size(), 1, kMaxSeats, [&](Field &at, std::size_t i) {
        record.seats.resize(std::max(record.seats.size(), i + 1));
        at.object([&](Fields &seat) { describe(seat, game, record.seats[i]); });
    });
    describeSeed(f, record.seed);
    f["practice"].value(record.practice, Domain::flags());
    describeGaveUp(f["gaveUp"], record.gaveUp, game.seats());
    Field result = f.optional("result", record.result.has_value());
    if (result.reads())
        record.result.emplace();
    result.object([&](Fields &r) { describe(r, *record.result, game.seats()); });
    f["deal"].object([&](Fields &deal) {
        describeChance(deal.optional("chance", !record.deal.empty()), record.deal);
        deal["hash"].hex(record.dealHash);
    });
    describePlies(f["plies"], game, record.plies);
}

/// @param f of a position; its state is the game's to read
void describe(Fields &f, const std::string &game, Position &position)
{
    describeHead(f, kPositionFormat, game);
    describeRules(f, position.rules);
    f["seats"].value(position.seats, Domain::numbers(1, kMaxSeats));
    describePart(f["state"], *position.state);
}

Loaded<RuleSet> readRules(const RuleSchema &schema, const Json &document)
{
    if (!document.contains("rules"))
        return problem(Text("io.missing").raw("key", "rules"), "/rules");
    Loaded<RuleSet> rules = readRuleSet(schema, document["rules"]);
    if (!rules)
        return below("/rules", rules.error());
    return rules;
}

} // namespace

std::string seedCommitment(std::uint64_t seed)
{
    const std::string text = std::string(kFormat) + " " + toHex(seed);
    const QByteArray digest =
        QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256);
    return digest.toHex().toStdString();
}

int dealNumber(std::uint64_t seed)
{
    constexpr std::size_t kDigits = 15; // of 4 bits: as many as a number of 64 bits surely holds
    return static_cast<int>(std::stoull(seedCommitment(seed).substr(0, kDigits), nullptr, 16) %
                            100'000'000);
}

Json writeRecord(const Game &game, const MatchRecord &record)
{
    MatchRecord written = record;
    return Fields::write([&](Fields &f) { describe(f, game, written); });
}

Loaded<MatchRecord> readRecord(const Game &game, const Json &document)
{
    const GameDefinition &definition = game.definition();
    if (Problems wrong = checkHead(document, kFormat, definition.id); !wrong.empty())
        return wrong;
    const Loaded<RuleSet> rules = readRules(definition.schema, document);
    if (!rules)
        return rules.error();
    MatchRecord record;
    record.rules = *rules;
    const Problems problems =
        Fields::read(document, Missing::Refused, [&](Fields &f) { describe(f, game, record); });
    if (!problems.empty())
        return problems;
    return record;
}

Loaded<RuleSet> recordRules(const RuleSchema &schema, const Json &document)
{
    if (Problems wrong = checkHead(document, kFormat, schema.game); !wrong.empty())
        return wrong;
    return readRules(schema, document);
}

Json writePosition(const Game &game, const RuleSet &rules, const StateBlob &state)
{
    Position position{rules, game.seats(), JsonValue(game.stateToJson(state))};
    return Fields::write([&](Fields &f) { describe(f, game.definition().id, position); });
}

bool isPosition(const Json &document)
{
    return document.is_object() && document.value("format", Json()) == kPositionFormat;
}

Loaded<Position> readPosition(const RuleSchema &schema, const Json &document)
{
    if (Problems wrong = checkHead(document, kPositionFormat, schema.game); !wrong.empty())
        return wrong;
    const Loaded<RuleSet> rules = readRules(schema, document);
    if (!rules)
        return rules.error();
    Position position;
    position.rules = *rules;
    const Problems problems = Fields::read(document, Missing::Refused,
                                           [&](Fields &f) { describe(f, schema.game, position); });
    if (!problems.empty())
        return problems;
    return position;
}

} // namespace takujo
