#include "plugin/request_io.h"

#include "game/fields.h"
#include "game/format_version.h"

#include <nlohmann/json.hpp>

namespace takujo {

namespace {

constexpr const char *kFormat = "takujo-request/2";
constexpr std::size_t kMaxPast = 65536;
constexpr std::size_t kMaxMoveBytes = 512; // as in io/FORMATS.md
constexpr std::size_t kMaxName = 64;
constexpr int kMaxThreads = 256;
constexpr int kMaxSimulations = 100'000'000;
constexpr int kMaxMilliseconds = 3'600'000;

/// One of the worlds that give this view, drawn from the view alone.
Json worldOf(const Game &game, const ViewBlob &view)
{
    Rng rng(view.hash());
    return game.stateToJson(game.determinize(view, rng));
}

/// A position in which somebody decides; else the problem is noted.
std::optional<StateBlob> readWorld(const Game &game, Field at)
{
    if (!at.reads())
        return {};
    const Loaded<StateBlob> world = game.stateFromJson(at.json());
    if (!world)
        at.add(below(at.path(), world.error()));
    else if (game.actor(*world) == kNoSeat)
        at.wrong("io.over");
    else
        return *world;
    return {};
}

/// What `viewer` remembers of a ply. A move is cut down to what that seat could see of it.
void readSeen(Fields &f, const Game &game, SeatId viewer, std::vector<ObservedPly> &past)
{
    const std::optional<StateBlob> world = readWorld(game, f["world"]);
    Field at = f["move"];
    std::string text;
    if (!at.text(text, kMaxMoveBytes) || !world)
        return;
    const Loaded<Move> move = game.parseMove(text);
    const SeatId actor = game.actor(*world);
    if (!move)
        at.wrong(move.error().front().text);
    else if (const Check refused = actor == viewer ? game.check(*world, *move) : Check())
        at.wrong(refused->text);
    else
        past.push_back(
            {game.view(*world, viewer), game.observedMove(*world, *move, viewer), actor});
}

void writeSeen(Fields &f, const Game &game, const ObservedPly &seen)
{
    f["world"].write(worldOf(game, seen.view));
    f["move"].write(game.moveText(seen.move));
}

/// The game and what is known of it: the view the question is about, then the plies before it.
void describeWorlds(Fields &f, const Game &game, Request &request)
{
    Field world = f["world"];
    SeatId viewer = kNoSeat;
    if (world.writes())
        world.write(worldOf(game, request.view));
    if (const std::optional<StateBlob> state = readWorld(game, world)) {
        viewer = game.actor(*state);
        request.view = game.view(*state, viewer);
    }
    f.optional("past").list(request.past.size(), 0, kMaxPast, [&](Field &at, std::size_t i) {
        if (at.fine())
            at.object([&](Fields &ply) {
                if (ply.writes())
                    writeSeen(ply, game, request.past[i]);
                else
                    readSeen(ply, game, viewer, request.past);
            });
    });
}

void describe(Fields &f, Budget &budget)
{
    std::int64_t ms = budget.time.count();
    f["simulations"].value(budget.simulations, Domain::numbers(0, kMaxSimulations));
    f["ms"].value(ms, Domain::numbers(0, kMaxMilliseconds));
    f.optional("cpu").value(budget.cpuTime, Domain::flags());
    f["threads"].value(budget.threads, Domain::numbers(1, kMaxThreads));
    budget.time = std::chrono::milliseconds(ms);
}

/// Which game it is about, needed before the rest can be read.
struct Head
{
    std::string format = kFormat;
    Json rules;
    int seats = 0;
};

void describe(Fields &f, Head &head)
{
    f["format"].text(head.format, kMaxName);
    Field rules = f["rules"];
    if (rules.writes())
        rules.write(head.rules);
    else if (rules.reads())
        head.rules = rules.json();
    f["seats"].value(head.seats, Domain::numbers(1, kMaxSeats));
}

/// Of the thinking itself.
void describe(Fields &f, Request &request)
{
    f.optional("traits").perSeat(request.traits, kMaxSeats, Domain::numbers(0, 255));
    f["budget"].object([&](Fields &budget) { describe(budget, request.budget); });
    f["seed"].hex(request.seed);
}

void describe(Fields &f, Head &head, const Game &game, Request &request)
{
    describe(f, head);
    describeWorlds(f, game, request);
    f["player"].text(request.player, kMaxName);
    describe(f, request);
}

Loaded<std::shared_ptr<const Game>> gameOf(Catalogue &catalogue, const Head &head,
                                           const GameDefinition *&known)
{
    known = catalogue.namedIn(head.rules);
    const Loaded<RuleSet> set = catalogue.rulesFrom(head.rules);
    if (!set)
        return below("/rules", set.error());
    return catalogue.makeGame(*set, head.seats);
}

} // namespace

Json writeRequest(const Game &game, const RuleSet &rules, const Request &request)
{
    Head head{kFormat, writeRuleSet(rules), game.seats()};
    Request written = request;
    return Fields::write([&](Fields &f) { describe(f, head, game, written); });
}

Loaded<ThinkRequest> readRequest(Catalogue &catalogue, const Json &document,
                                 const GameDefinition *&known)
{
    Head head;
    Problems problems = Fields::read(document, Missing::Refused, [&](Fields &f) {
        f.allowOthers();
        describe(f, head);
    });
    if (head.format != kFormat)
        return checkFormat(document, kFormat, "io.request");
    if (!problems.empty())
        return problems;
    const auto game = gameOf(catalogue, head, known);
    if (!game)
        return game.error();
    ThinkRequest out{*game, {}};
    problems = Fields::read(document, Missing::Refused,
                            [&](Fields &f) { describe(f, head, **game, out.request); });
    if (problems.empty())
        problems = checkPlayer(**game, out.request.player);
    if (!problems.empty())
        return problems;
    return out;
}

Json writeQuestion(const Game &game, const Request &request, bool worlds)
{
    Request written = request;
    return Fields::write([&](Fields &f) {
        if (worlds)
            describeWorlds(f, game, written);
        describe(f, written);
    });
}

Loaded<Request> readQuestion(const Game &game, const Json &document)
{
    Request request;
    Problems problems = Fields::read(document, Missing::Refused, [&](Fields &f) {
        f.allowOthers();
        describeWorlds(f, game, request);
        describe(f, request);
    });
    if (!problems.empty())
        return problems;
    return request;
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
