#include "toy_game.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <numeric>

namespace takujo::toy {

namespace {

constexpr std::array<const char *, 10> kNames{"",     "play", "bury", "draw",  "flip",
                                              "mark", "look", "end",  "claim", "pass"};
constexpr std::uint8_t kHidden = 255; ///< the card of a buried move for others
constexpr std::uint8_t kMaxHand = 8;
constexpr Hand kComposition{kCopies, kCopies, kCopies, kCopies, kCopies};

int size(const Hand &hand) { return std::accumulate(hand.begin(), hand.end(), 0); }

/// A kind at random out of `left`, taken away from it.
int take(Hand &left, Rng &rng)
{
    const int kind =
        pickByTicket(left, rng.below(static_cast<std::uint32_t>(std::max(1, size(left)))));
    if (left[static_cast<std::size_t>(kind)] > 0)
        --left[static_cast<std::size_t>(kind)];
    return kind;
}

Json rows(const std::array<Hand, kMaxSeats> &hands)
{
    Json out = Json::array();
    for (const Hand &hand : hands)
        out.push_back(hand);
    return out;
}

} // namespace

int Rules::takeFromDeck(State &s, Chance &chance) const
{
    const int kind = chance.card({0, 0, s.drawn}, kComposition, s.undecided);
    ++s.drawn;
    --s.undecided[static_cast<std::size_t>(kind)];
    return kind;
}

State Rules::start(Chance &chance, Events *events) const
{
    State s;
    s.undecided = kComposition;
    for (int i = 0; i < 3 * m_seats; ++i)
        ++s.hand[static_cast<std::size_t>(i % m_seats)]
                [static_cast<std::size_t>(takeFromDeck(s, chance))];
    if (events) {
        events->emplace_back();
        events->back().text = "toy.deal";
    }
    return s;
}

LegalCount Rules::legal(const State &s, std::span<Move> out) const
{
    int count = 0;
    for (int kind = Play; kind <= Pass; ++kind) {
        for (int value = 0; value < (hasCard(static_cast<Kind>(kind)) ? kKinds : 1); ++value) {
            const Move candidate = make(static_cast<Kind>(kind), value);
            if (!check(s, candidate))
                out[static_cast<std::size_t>(count++)] = candidate;
        }
    }
    return {count, true};
}

Check Rules::check(const State &s, const Move &move) const
{
    const auto refuse = [](const char *clause) { return Violation{clause, "toy.refused", {}}; };
    const bool answer = move.kind == Claim || move.kind == Pass;
    if (move.kind < Play || move.kind > Pass || answer != (s.claiming != 0))
        return refuse("TOY-1");
    if (move.data[0] >= kKinds || (move.data[0] > 0 && !hasCard(static_cast<Kind>(move.kind))))
        return refuse("TOY-1");
    const Hand &hand = s.hand[s.actor];
    if ((move.kind == Play || move.kind == Bury) && hand[move.data[0]] == 0)
        return refuse("TOY-2");
    if (move.kind == Claim && hand[kHighest] == 0)
        return refuse("TOY-3");
    if (move.kind == Draw && (size(s.undecided) == 0 || size(hand) >= kMaxHand))
        return refuse("TOY-4");
    if (move.kind == Look && size(s.hand[next(s.actor)]) == 0)
        return refuse("TOY-5");
    return {};
}

void Rules::apply(State &s, const Move &move, Chance &chance, Events *events) const
{
    Event event;
    event.type = EventType::Move;
    event.actor = static_cast<SeatId>(s.actor);
    event.text = describe(move);
    if (move.kind == Bury || move.kind == Draw) {
        event.visible = seatBit(event.actor);
        event.spectators = false;
    }
    execute(s, move, chance, event.text);
    for (std::uint8_t i = 0; i < m_seats; ++i) { // a card seen that is gone is seen no more
        for (std::size_t k = 0; k < kKinds; ++k)
            s.looked[i][k] = std::min(s.looked[i][k], s.hand[next(i)][k]);
    }
    if (events)
        events->push_back(std::move(event));
}

/// @param told what the log says, more exactly where chance decides
void Rules::execute(State &s, const Move &move, Chance &chance, Text &told) const
{
    Hand &hand = s.hand[s.actor];
    const std::size_t card = move.data[0];
    switch (move.kind) {
    case Play:
        --hand[card];
        ++s.played[card];
        s.score[s.actor] = static_cast<std::uint8_t>(s.score[s.actor] + card);
        break;
    case Bury:
        --hand[card];
        ++s.buried[s.actor][card];
        break;
    case Draw: {
        const auto kind = static_cast<std::size_t>(takeFromDeck(s, chance));
        ++hand[kind];
        told = Text("toy.drew").num("kind", static_cast<std::int64_t>(kind));
        break;
    }
    case Flip:
        s.score[s.actor] = static_cast<std::uint8_t>(s.score[s.actor] + chance.roll(1, 2));
        break;
    case Mark: s.mark = move.data[0]; break;
    case Look: s.looked[s.actor] = s.hand[next(s.actor)]; break;
    case End:
        s.actor = next(s.actor);
        ++s.turn;
        s.claiming = 1;
        s.mark = 0;
        break;
    case Claim: ++s.score[s.actor]; [[fallthrough]];
    default: s.claiming = 0;
    }
}

View Rules::view(const State &s, SeatId seat) const
{
    View v;
    v.seat = seat;
    if (seat >= 0) {
        const auto own = static_cast<std::size_t>(seat);
        v.hand = s.hand[own];
        v.buried = s.buried[own];
        v.looked = s.looked[own];
    }
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
        v.held[i] = static_cast<std::uint8_t>(size(s.hand[i]));
        v.buriedBy[i] = static_cast<std::uint8_t>(size(s.buried[i]));
    }
    v.played = s.played;
    v.score = s.score;
    v.drawn = s.drawn;
    v.actor = s.actor;
    v.turn = s.turn;
    v.claiming = s.claiming;
    v.mark = s.mark;
    return v;
}

State Rules::determinize(const View &v, Rng &rng) const
{
    State s;
    s.played = v.played;
    s.score = v.score;
    s.drawn = v.drawn;
    s.actor = v.actor;
    s.turn = v.turn;
    s.claiming = v.claiming;
    s.mark = v.mark;
    Hand left = kComposition;
    const auto own = static_cast<std::size_t>(std::max<int>(0, v.seat));
    const std::size_t neighbour = next(static_cast<std::uint8_t>(own));
    s.hand[own] = v.hand;
    s.buried[own] = v.buried;
    s.looked[own] = v.looked;
    s.hand[neighbour] = v.looked;
    for (std::size_t k = 0; k < kKinds; ++k)
        left[k] = static_cast<std::uint8_t>(left[k] - v.hand[k] - v.buried[k] - v.looked[k] -
                                            v.played[k]);
    for (std::size_t i = 0; i < static_cast<std::size_t>(m_seats); ++i) {
        while (size(s.hand[i]) < v.held[i])
            ++s.hand[i][static_cast<std::size_t>(take(left, rng))];
        while (size(s.buried[i]) < v.buriedBy[i])
            ++s.buried[i][static_cast<std::size_t>(take(left, rng))];
    }
    s.undecided = left;
    return s;
}

Move Rules::observedMove(const State &s, const Move &move, SeatId seat) const
{
    return move.kind == Bury && seat != static_cast<SeatId>(s.actor) ? make(Bury, kHidden) : move;
}

std::optional<Move> Rules::forced(const View &v) const
{
    if (v.claiming && v.hand[kHighest] == 0)
        return make(Pass);
    return {};
}

std::vector<std::uint16_t> Rules::known(const View &v) const
{
    std::vector<std::uint16_t> out;
    for (std::uint16_t k = 0; k < kKinds; ++k)
        out.insert(out.end(), std::size_t{v.hand[k]} + v.buried[k] + v.looked[k] + v.played[k], k);
    return out;
}

Outcome Rules::outcome(const State &s) const
{
    Outcome out = standing(view(s, kNoSeat));
    out.finished = actor(s) == kNoSeat;
    const int best = *std::max_element(out.score.begin(), out.score.end());
    for (SeatId i = 0; i < m_seats; ++i) {
        if (out.score[static_cast<std::size_t>(i)] == best)
            out.winners = static_cast<SeatSet>(out.winners | seatBit(i));
    }
    return out;
}

Outcome Rules::standing(const View &v) const
{
    Outcome out;
    for (std::size_t i = 0; i < kMaxSeats; ++i)
        out.score[i] = v.score[i];
    return out;
}

std::vector<std::string> Rules::invariants(const State &s) const
{
    Hand all = s.undecided;
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
        for (std::size_t k = 0; k < kKinds; ++k)
            all[k] = static_cast<std::uint8_t>(all[k] + s.hand[i][k] + s.buried[i][k]);
    }
    for (std::size_t k = 0; k < kKinds; ++k)
        all[k] = static_cast<std::uint8_t>(all[k] + s.played[k]);
    if (all != kComposition)
        return {"cards are not conserved"};
    return {};
}

std::string Rules::moveText(const Move &move) const
{
    if (move.kind < Play || move.kind > Pass)
        return "?";
    std::string text = kNames[move.kind];
    if (hasCard(static_cast<Kind>(move.kind)))
        text += move.data[0] == kHidden ? " ?" : " " + std::to_string(move.data[0]);
    return text;
}

Loaded<Move> Rules::parseMove(std::string_view text) const
{
    for (int kind = Play; kind <= Pass; ++kind) {
        for (int value = 0; value < kKinds; ++value) {
            const Move candidate =
                make(static_cast<Kind>(kind), hasCard(static_cast<Kind>(kind)) ? value : 0);
            if (moveText(candidate) == text)
                return candidate;
        }
    }
    return problem(Text("toy.parse").raw("text", std::string(text)));
}

Json Rules::stateToJson(const State &s) const
{
    return Json{{"hands", rows(s.hand)},
                {"buried", rows(s.buried)},
                {"looked", rows(s.looked)},
                {"deck", s.undecided},
                {"played", s.played},
                {"score", s.score},
                {"drawn", s.drawn},
                {"actor", s.actor},
                {"turn", s.turn},
                {"claiming", s.claiming},
                {"mark", s.mark}};
}

Loaded<State> Rules::stateFromJson(const Json &) const { return problem("toy.parse"); }

Json Rules::viewToJson(const View &v) const
{
    return Json{{"hand", v.hand}, {"held", v.held}, {"score", v.score}};
}

SearchResult Agent::search(const Rules &rules, const Request &request, std::stop_token,
                           std::atomic<std::uint64_t> *)
{
    Rng rng(request.seed);
    const State world = rules.determinize(request.view.as<View>(), rng);
    std::array<Move, Rules::kMaxMoves> moves{};
    const LegalCount count = rules.legal(world, moves);
    SearchResult result;
    result.best = moves[rng.below(static_cast<std::uint32_t>(count.count))];
    return result;
}

const GameDefinition &definition()
{
    static const GameDefinition instance = [] {
        GameDefinition d;
        d.id = "toy";
        d.schema.game = "toy";
        Param turns;
        turns.id = "turns";
        turns.type = ParamType::Int;
        turns.def = 12;
        turns.min = 1;
        turns.max = 60;
        d.schema.params = {turns};
        d.schema.presets = {{"standard"}, {"long", Json{{"turns", 20}}}};
        d.texts.add(Language::Ja, R"({"toy.move":"{move}","preset.long":"長い",
            "toy.option":"{move} をする","toy.turn":"手番","toy.claim":"申告","toy.effect":"札が動く"})");
        d.texts.add(Language::En, R"({"toy.move":"{move}","preset.long":"Long",
            "toy.option":"Do {move}","toy.turn":"Turn","toy.claim":"Claim","toy.effect":"The card moves"})");
        d.create = [](const RuleValues &values, int seats) -> std::unique_ptr<Game> {
            return std::make_unique<GameAdapter<Rules, Agent>>(definition(), values, seats);
        };
        return d;
    }();
    return instance;
}

std::shared_ptr<const Game> makeGame(int seats, int turns)
{
    RuleValues values = definition().schema.defaults();
    values.set("turns", turns);
    return definition().create(values, seats);
}

Move toyMove(std::string_view text) { return makeGame(2)->parseMove(text).value(); }

} // namespace takujo::toy
