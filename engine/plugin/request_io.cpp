#include "plugin/request_io.h"

#include "io/object_reader.h"

namespace takujo {

namespace {

constexpr const char *kFormat = "takujo-request/2";
constexpr std::size_t kMaxPast = 65536;
constexpr std::size_t kMaxMoveBytes = 512; // as in io/FORMATS.md
constexpr int kMaxSimulations = 100'000'000;
constexpr int kMaxMilliseconds = 3'600'000;

/// One of the worlds that give this view, drawn from the view alone.
Json worldOf(const Game &game, const ViewBlob &view)
{
    Rng rng(view.hash());
    return game.stateToJson(game.determinize(view, rng));
}

/// A position in which somebody decides; else the problem is noted.
std::optional<StateBlob> readWorld(const Game &game, ObjectReader &reader, Problems &problems)
{
    const Json *json = reader.object("world");
    if (!json)
        return {};
    const Loaded<StateBlob> world = game.stateFromJson(*json);
    if (!world) {
        const Problems wrong = below(reader.pathOf("world"), world.error());
        problems.insert(problems.end(), wrong.begin(), wrong.end());
        return {};
    }
    if (game.actor(*world) != kNoSeat)
        return *world;
    reader.wrong("world", "io.over");
    return {};
}

/// What `viewer` remembers of a ply. A move is cut down to what that seat could see of it.
std::optional<ObservedPly> readSeen(const Game &game, SeatId viewer, ObjectReader &reader,
                                    Problems &problems)
{
    const std::optional<StateBlob> world = readWorld(game, reader, problems);
    const Loaded<Move> move = game.parseMove(reader.text("move", kMaxMoveBytes));
    if (!world)
        return {};
    const SeatId actor = game.actor(*world);
    if (!move)
        reader.wrong("move", move.error().front().text);
    else if (const Check refused = actor == viewer ? game.check(*world, *move) : Check())
        reader.wrong("move", refused->text);
    else
        return ObservedPly{game.view(*world, viewer), game.observedMove(*world, *move, viewer),
                           actor};
    return {};
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

std::vector<ObservedPly> readPast(const Game &game, SeatId viewer, const Json &list,
                                  Problems &problems)
{
    std::vector<ObservedPly> past;
    for (std::size_t i = 0; i < list.size() && problems.empty(); ++i) {
        ObjectReader reader(list[i], "/past/" + std::to_string(i), problems);
        if (const std::optional<ObservedPly> seen = readSeen(game, viewer, reader, problems))
            past.push_back(*seen);
        reader.finish();
    }
    return past;
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

Loaded<std::shared_ptr<const Game>> gameOf(Catalogue &catalogue, ObjectReader &reader,
                                           Problems &problems, const GameDefinition *&known)
{
    const Json *rules = reader.object("rules");
    const int seats = static_cast<int>(reader.integer("seats", 1, kMaxSeats));
    if (!problems.empty())
        return problems;
    const Loaded<RuleSet> set = catalogue.rulesFrom(*rules);
    if (!set)
        return below("/rules", set.error());
    if (const auto definition = catalogue.definition(QString::fromStdString(set->game)))
        known = *definition;
    return catalogue.makeGame(*set, seats);
}

} // namespace

Json writeRequest(const Game &game, const RuleSet &rules, const Request &request)
{
    Json past = Json::array();
    for (const ObservedPly &seen : request.past)
        past.push_back({{"world", worldOf(game, seen.view)}, {"move", game.moveText(seen.move)}});
    return {{"format", kFormat},
            {"rules", writeRuleSet(rules)},
            {"seats", game.seats()},
            {"world", worldOf(game, request.view)},
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

Loaded<ThinkRequest> readRequest(Catalogue &catalogue, const Json &document,
                                 const GameDefinition *&known)
{
    Problems problems;
    ObjectReader reader(document, {}, problems);
    if (reader.text("format", 64) != kFormat && problems.empty())
        return problem(Text("io.request").raw("format", kFormat), "/format");
    const auto game = gameOf(catalogue, reader, problems, known);
    if (!game)
        return game.error();
    ThinkRequest out{*game, {}};
    if (const std::optional<StateBlob> world = readWorld(**game, reader, problems)) {
        const SeatId seat = (*game)->actor(*world);
        out.request.view = (*game)->view(*world, seat);
        if (const Json *past = reader.has("past") ? reader.array("past", 0, kMaxPast) : nullptr)
            out.request.past = readPast(**game, seat, *past, problems);
    }
    out.request.player = reader.text("player", 64);
    readTraits(reader, out.request.traits);
    if (const Json *budget = reader.object("budget"))
        out.request.budget = readBudget(*budget, problems);
    out.request.seed = reader.hex64("seed");
    reader.finish();
    if (problems.empty())
        problems = checkPlayer(**game, out.request.player);
    if (!problems.empty())
        return problems;
    return out;
}

Problems checkPlayer(const Game &game, const std::string &name)
{
    std::vector<Text> known;
    for (const std::string &player : game.players()) {
        if (player == name)
            return {};
        known.push_back(Text("io.raw").raw("text", player));
    }
    return problem(Text("io.player").raw("name", name).list("known", std::move(known)));
}

} // namespace takujo
