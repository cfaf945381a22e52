#include "io/record_io.h"

#include "game/hidden_characters.h"

#include "base/hash.h"
#include "io/object_reader.h"

#include <QCryptographicHash>

#include <algorithm>

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

Json writeSeat(const SeatSetup &seat)
{
    Json json = Json::object();
    json["kind"] = seat.kind == SeatSetup::Kind::Human ? "human" : "ai";
    json["name"] = seatName(seat.name);
    json["level"] = seat.level;
    json["colour"] = seat.colour;
    return json;
}

/// One of the game's players or the levels the program offers; a person's seat has one too, which
/// takes over.
std::string readLevel(ObjectReader &reader, const Game &game)
{
    std::string level = reader.text("level", kMaxShortText);
    std::vector<std::string> players = game.players();
    for (const std::string &name : levelNames()) {
        if (std::find(players.begin(), players.end(), name) == players.end())
            players.push_back(name);
    }
    if (!reader.has("level") || std::find(players.begin(), players.end(), level) != players.end())
        return level;
    std::string offered;
    for (const std::string &player : players)
        offered += (offered.empty() ? "" : ", ") + player;
    reader.wrong("level", Text("io.choice").raw("choices", offered));
    return level;
}

SeatSetup readSeat(const Game &game, const Json &json, std::string path, Problems &problems)
{
    ObjectReader reader(json, std::move(path), problems);
    SeatSetup seat;
    seat.kind =
        reader.choice("kind", {"human", "ai"}) == 0 ? SeatSetup::Kind::Human : SeatSetup::Kind::Ai;
    seat.name = reader.text("name", kMaxSeatName);
    seat.level = readLevel(reader, game);
    seat.colour = static_cast<int>(reader.integer("colour", 0, kMaxColour));
    reader.finish();
    return seat;
}

std::vector<SeatSetup> readSeats(const Game &game, ObjectReader &reader, Problems &problems)
{
    std::vector<SeatSetup> seats;
    if (const Json *array = reader.array("seats", 1, kMaxSeats)) {
        for (std::size_t i = 0; i < array->size(); ++i)
            seats.push_back(readSeat(game, (*array)[i], "/seats/" + std::to_string(i), problems));
    }
    return seats;
}

Json writePly(const Game &game, const PlyRecord &ply, std::size_t number)
{
    Json json = Json::object();
    json["n"] = number;
    json["seat"] = static_cast<int>(ply.actor);
    json["move"] = game.moveText(ply.move);
    if (ply.automatic)
        json["auto"] = true;
    if (!ply.chance.empty())
        json["chance"] = writeChance(ply.chance);
    json["hash"] = toHex(ply.hash);
    return json;
}

std::vector<ChanceOutcome> readChanceMember(ObjectReader &reader)
{
    const std::string text = reader.optionalText("chance", kMaxChanceText);
    std::optional<std::vector<ChanceOutcome>> outcomes = readChance(text);
    if (outcomes)
        return std::move(*outcomes);
    reader.wrong("chance", "io.chance");
    return {};
}

PlyRecord readPly(const Game &game, const Json &json, std::size_t index, Problems &problems)
{
    const std::string path = "/plies/" + std::to_string(index);
    ObjectReader reader(json, path, problems);
    PlyRecord ply;
    const auto number = static_cast<std::int64_t>(index) + 1;
    reader.integer("n", number, number);
    ply.actor = static_cast<SeatId>(reader.integer("seat", 0, game.seats() - 1));
    const std::string move = reader.text("move", kMaxMoveText);
    ply.automatic = reader.optionalFlag("auto");
    ply.chance = readChanceMember(reader);
    ply.hash = reader.hex64("hash");
    reader.finish();
    if (!problems.empty())
        return ply;
    const Loaded<Move> parsed = game.parseMove(move);
    if (parsed)
        ply.move = *parsed;
    else
        problems = below(path + "/move", parsed.error());
    return ply;
}

Json writeResult(const MatchResult &result, int seats)
{
    Json json = Json::object();
    json["score"] = Json::array();
    json["winners"] = Json::array();
    for (int seat = 0; seat < seats; ++seat) {
        json["score"].push_back(result.score[static_cast<std::size_t>(seat)]);
        if (contains(result.winners, static_cast<SeatId>(seat)))
            json["winners"].push_back(seat);
    }
    return json;
}

/// Seats as an array of numbers without repetition.
std::vector<int> readSeatList(ObjectReader &reader, const char *key, int seats)
{
    std::vector<int> list;
    const Json *array = reader.array(key, 0, static_cast<std::size_t>(seats));
    SeatSet met = 0;
    for (std::size_t i = 0; array && i < array->size(); ++i) {
        const Json &item = (*array)[i];
        const std::int64_t seat = item.is_number_integer() ? item.get<std::int64_t>() : -1;
        if (seat < 0 || seat >= seats || contains(met, static_cast<SeatId>(seat))) {
            reader.wrong(key, Text("io.seats").num("max", seats - 1));
            return {};
        }
        met = static_cast<SeatSet>(met | seatBit(static_cast<SeatId>(seat)));
        list.push_back(static_cast<int>(seat));
    }
    return list;
}

MatchResult readResult(const Json &json, int seats, Problems &problems)
{
    ObjectReader reader(json, "/result", problems);
    MatchResult result;
    const auto count = static_cast<std::size_t>(seats);
    const Json *score = reader.array("score", count, count);
    for (std::size_t i = 0; score && i < count; ++i) {
        const Json &item = (*score)[i];
        const std::int64_t points =
            item.is_number_integer() ? item.get<std::int64_t>() : kMaxScore + 1;
        if (points < -kMaxScore || points > kMaxScore)
            reader.wrong("score", Text("io.integer").num("min", -kMaxScore).num("max", kMaxScore));
        else
            result.score[i] = static_cast<int>(points);
    }
    for (const int seat : readSeatList(reader, "winners", seats))
        result.winners = static_cast<SeatSet>(result.winners | seatBit(static_cast<SeatId>(seat)));
    reader.finish();
    return result;
}

void readDeal(ObjectReader &reader, MatchRecord &record, Problems &problems)
{
    const Json *json = reader.object("deal");
    if (!json)
        return;
    ObjectReader deal(*json, "/deal", problems);
    record.deal = readChanceMember(deal);
    record.dealHash = deal.hex64("hash");
    deal.finish();
}

/// Format line and game of a document; nothing else makes sense when they differ.
Problems checkHead(const Json &document, const char *format, const std::string &game)
{
    if (!document.is_object())
        return problem("io.object");
    if (!document.contains("format") || document["format"] != format)
        return problem(Text("io.format").raw("format", format), "/format");
    if (!document.contains("game") || document["game"] != game)
        return problem(Text("io.game").raw("game", game), "/game");
    return {};
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

/// Everything but rules and plies.
void readFrame(const Game &game, ObjectReader &reader, const Json &document, MatchRecord &record,
               Problems &problems)
{
    constexpr std::size_t kHashDigits = 64;
    record.appVersion = reader.text("app", kMaxShortText);
    record.started = reader.text("started", kMaxShortText);
    record.rulesHash = reader.text("rulesHash", kHashDigits);
    record.seats = readSeats(game, reader, problems);
    const std::size_t before = problems.size();
    record.seed = reader.hex64("seed");
    const std::string commitment = reader.text("commitment", kHashDigits);
    if (problems.size() == before && commitment != seedCommitment(record.seed))
        reader.wrong("commitment", "io.commitment");
    readDeal(reader, record, problems);
    record.practice = reader.flag("practice");
    record.gaveUp = readSeatList(reader, "gaveUp", game.seats());
    if (reader.has("result"))
        record.result = readResult(document["result"], game.seats(), problems);
}

} // namespace

std::string seedCommitment(std::uint64_t seed)
{
    const std::string text = std::string(kFormat) + " " + toHex(seed);
    const QByteArray digest =
        QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256);
    return digest.toHex().toStdString();
}

Json writeRecord(const Game &game, const MatchRecord &record)
{
    Json json = Json::object();
    json["format"] = kFormat;
    json["game"] = game.definition().id;
    json["app"] = record.appVersion;
    json["started"] = record.started;
    json["rules"] = writeRuleSet(record.rules);
    json["rulesHash"] = record.rulesHash;
    json["seats"] = Json::array();
    for (const SeatSetup &seat : record.seats)
        json["seats"].push_back(writeSeat(seat));
    json["seed"] = toHex(record.seed);
    json["commitment"] = seedCommitment(record.seed);
    json["practice"] = record.practice;
    json["gaveUp"] = record.gaveUp;
    if (record.result)
        json["result"] = writeResult(*record.result, game.seats());
    json["deal"] = Json::object();
    if (!record.deal.empty())
        json["deal"]["chance"] = writeChance(record.deal);
    json["deal"]["hash"] = toHex(record.dealHash);
    Json &plies = json["plies"] = Json::array();
    for (std::size_t i = 0; i < record.plies.size(); ++i)
        plies.push_back(writePly(game, record.plies[i], i + 1));
    return json;
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
    Problems problems;
    ObjectReader reader(document, {}, problems);
    for (const char *known : {"format", "game", "rules"})
        reader.has(known);
    readFrame(game, reader, document, record, problems);
    const Json *plies = reader.array("plies", 0, kMaxPlies);
    reader.finish();
    // The first broken ply says enough: the rest would be thousands of the same.
    for (std::size_t i = 0; plies && problems.empty() && i < plies->size(); ++i)
        record.plies.push_back(readPly(game, (*plies)[i], i, problems));
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
    Json json = Json::object();
    json["format"] = kPositionFormat;
    json["game"] = game.definition().id;
    json["rules"] = writeRuleSet(rules);
    json["seats"] = game.seats();
    json["state"] = game.stateToJson(state);
    return json;
}

Loaded<Position> readPosition(const RuleSchema &schema, const Json &document)
{
    if (Problems wrong = checkHead(document, kPositionFormat, schema.game); !wrong.empty())
        return wrong;
    const Loaded<RuleSet> rules = readRules(schema, document);
    if (!rules)
        return rules.error();
    Problems problems;
    ObjectReader reader(document, {}, problems);
    for (const char *known : {"format", "game", "rules"})
        reader.has(known);
    Position position;
    position.rules = *rules;
    position.seats = static_cast<int>(reader.integer("seats", 1, kMaxSeats));
    if (const Json *state = reader.object("state"))
        position.state = *state;
    reader.finish();
    if (!problems.empty())
        return problems;
    return position;
}

} // namespace takujo
