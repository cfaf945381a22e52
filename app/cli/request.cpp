#include "request.h"

#include "io/object_reader.h"

#include <QByteArray>

#include <cstring>

namespace takujo {

namespace {

constexpr const char *kFormat = "takujo-request/1";
constexpr std::size_t kMaxPast = 65536;
constexpr std::size_t kMaxBytes = 2 * kMaxStateBytes;
constexpr int kMaxSimulations = 100'000'000;
constexpr int kMaxMilliseconds = 3'600'000;

std::string base64(std::span<const std::byte> bytes)
{
    return QByteArray(reinterpret_cast<const char *>(bytes.data()),
                      static_cast<qsizetype>(bytes.size()))
        .toBase64()
        .toStdString();
}

/// Exactly `size` bytes, or a problem and zeros.
QByteArray readBytes(ObjectReader &reader, const char *key, std::size_t size)
{
    const std::string text = reader.text(key, kMaxBytes);
    const auto decoded = QByteArray::fromBase64Encoding(
        QByteArray::fromStdString(text),
        QByteArray::Base64Encoding | QByteArray::AbortOnBase64DecodingErrors);
    if (decoded && static_cast<std::size_t>(decoded.decoded.size()) == size)
        return decoded.decoded;
    reader.wrong(key, decoded ? Text("cli.view") : Text("cli.base64").raw("key", key));
    return QByteArray(static_cast<qsizetype>(size), '\0');
}

ViewBlob readView(ObjectReader &reader, const char *key, std::size_t size)
{
    const QByteArray bytes = readBytes(reader, key, size);
    return ViewBlob::fromBytes(std::as_bytes(std::span(bytes.constData(), size)));
}

Move readMove(ObjectReader &reader, const char *key)
{
    const QByteArray bytes = readBytes(reader, key, sizeof(Move));
    Move move;
    std::memcpy(&move, bytes.constData(), sizeof(Move));
    return move;
}

Budget readBudget(const Json &json, Problems &problems)
{
    ObjectReader reader(json, "/budget", problems);
    Budget budget;
    budget.simulations = static_cast<int>(reader.integer("simulations", 0, kMaxSimulations));
    budget.time = std::chrono::milliseconds(reader.integer("ms", 0, kMaxMilliseconds));
    budget.cpuTime = reader.optionalFlag("cpu");
    budget.threads = static_cast<int>(reader.integer("threads", 1, 256));
    reader.finish();
    return budget;
}

std::vector<Seen> readPast(const Json &list, std::size_t size, int seats, Problems &problems)
{
    std::vector<Seen> past;
    for (std::size_t i = 0; i < list.size() && problems.empty(); ++i) {
        ObjectReader reader(list[i], "/past/" + std::to_string(i), problems);
        Seen seen;
        seen.view = readView(reader, "view", size);
        seen.move = readMove(reader, "move");
        seen.actor = static_cast<SeatId>(reader.integer("seat", 1, seats) - 1);
        reader.finish();
        past.push_back(seen);
    }
    return past;
}

/// A view that no state gives could make the rules read past their tables: it is refused here.
bool fits(const Game &game, const ViewBlob &view)
{
    Rng rng(1);
    for (int seat = 0; seat < game.seats(); ++seat) {
        const StateBlob world = game.sample(view, rng);
        if (!game.invariants(world).empty() || game.actor(world) == kNoSeat)
            return false;
        if (game.view(world, static_cast<SeatId>(seat)) == view)
            return game.actor(world) == seat;
    }
    return false;
}

/// Left out: nothing is known of who plays.
void readTraits(ObjectReader &reader, SeatTraits &traits)
{
    const Json *list =
        reader.has("traits") ? reader.array("traits", kMaxSeats, kMaxSeats) : nullptr;
    for (std::size_t seat = 0; list && seat < kMaxSeats; ++seat) {
        const Json &trait = (*list)[seat];
        if (trait.is_number_integer() && trait >= 0 && trait <= 255)
            traits[seat] = trait.get<SeatTrait>();
        else
            reader.wrong("traits",
                         Text("io.integer").raw("key", "traits").num("min", 0).num("max", 255));
    }
}

Loaded<std::shared_ptr<const Game>> gameOf(Tool &tool, ObjectReader &reader, Problems &problems)
{
    const Json *rules = reader.object("rules");
    const int seats = static_cast<int>(reader.integer("seats", 1, kMaxSeats));
    if (!problems.empty())
        return problems;
    const Loaded<RuleSet> set = tool.catalogue().rulesFrom(*rules);
    if (!set)
        return below("/rules", set.error());
    const auto definition = tool.catalogue().definition(QString::fromStdString(set->game));
    if (definition)
        tool.setGame(*definition);
    return tool.catalogue().makeGame(*set, seats);
}

} // namespace

Json writeRequest(const Game &game, const RuleSet &rules, const Request &request)
{
    Json past = Json::array();
    for (const Seen &seen : request.past)
        past.push_back({{"view", base64(seen.view.bytes())},
                        {"move", base64(std::as_bytes(std::span(&seen.move, 1)))},
                        {"seat", shownSeat(seen.actor)}});
    return {{"format", kFormat},
            {"rules", writeRuleSet(rules)},
            {"seats", game.seats()},
            {"view", base64(request.view.bytes())},
            {"past", past},
            {"player", request.player},
            {"traits", request.traits},
            {"budget",
             {{"simulations", request.budget.simulations},
              {"ms", request.budget.time.count()},
              {"cpu", request.budget.cpuTime},
              {"threads", request.budget.threads}}},
            {"seed", toHex(request.seed)}};
}

Loaded<ThinkRequest> readRequest(Tool &tool, const Json &document)
{
    Problems problems;
    ObjectReader reader(document, {}, problems);
    if (reader.text("format", 64) != kFormat && problems.empty())
        return problem(Text("cli.request").raw("format", kFormat), "/format");
    const auto game = gameOf(tool, reader, problems);
    if (!game)
        return game.error();
    ThinkRequest out{*game, {}};
    Rng rng(1);
    SearchChance chance(rng);
    const std::size_t size = (*game)->view((*game)->start(chance, nullptr), 0).bytes().size();
    out.request.view = readView(reader, "view", size);
    if (const Json *past = reader.has("past") ? reader.array("past", 0, kMaxPast) : nullptr)
        out.request.past = readPast(*past, size, (*game)->seats(), problems);
    out.request.player = reader.text("player", 64);
    readTraits(reader, out.request.traits);
    if (const Json *budget = reader.object("budget"))
        out.request.budget = readBudget(*budget, problems);
    out.request.seed = reader.hex64("seed");
    reader.finish();
    if (problems.empty() && !fits(**game, out.request.view))
        reader.wrong("view", "cli.view");
    if (problems.empty())
        problems = checkPlayer(**game, out.request.player);
    if (!problems.empty())
        return problems;
    return out;
}

} // namespace takujo
