#include "fixture.h"

#include "definition.h"
#include "rules/codes.h"
#include "rules/shot.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <sstream>

namespace takujo::coinhunt::test {

namespace {

std::string all(const Problems &problems)
{
    std::string out;
    for (const Problem &p : problems)
        out += p.path + ": " + p.text.id + "\n";
    return out;
}

Move parsed(const Rules &rules, const State &state, const std::string &text)
{
    if (const std::string refused = verdict(rules, state, text); refused != "ok")
        giveUp(text + ": " + refused + " (" + options(rules, state) + ")");
    return *rules.parseMove(text);
}

std::vector<std::string> wordsOf(const std::string &text)
{
    std::istringstream in(text);
    std::vector<std::string> out;
    for (std::string word; in >> word;)
        out.push_back(word);
    return out;
}

/// A place near the south side where no coin lies.
BoardPose freePlace(const State &state)
{
    for (int row = 1; row <= 10; ++row) {
        for (int column = 2; column <= 20; ++column) {
            const BoardPose place = boardPose({7.5 * column, 15.0 * row, 0});
            const auto clear = [&](int c) {
                const double dx = (state.pose[toIndex(c)].x - place.x) / 65536.0;
                const double dy = (state.pose[toIndex(c)].y - place.y) / 65536.0;
                return dx * dx + dy * dy >= 31 * 31;
            };
            if (std::all_of(state.board.begin(), state.board.end(), clear))
                return place;
        }
    }
    giveUp("the board is full");
}

/// What the physics would say: the named coins fall in this order, all others stay where they are.
std::vector<std::byte> reportOf(const State &state, int inserted, const std::string &falls)
{
    ShotReport report;
    CoinSet board = state.board;
    board.add(inserted);
    for (const int c : board) {
        ShotCoin one;
        one.coin = static_cast<std::uint8_t>(c);
        one.pose = state.pose[toIndex(c)];
        if (c == inserted)
            one.pose = freePlace(state);
        report.coins[toIndex(report.count++)] = one;
    }
    std::uint8_t order = 0;
    for (std::string word : wordsOf(falls)) {
        const bool touching = word.ends_with('!');
        if (touching)
            word.pop_back();
        const int fallen = coin(word);
        const auto begin = report.coins.begin();
        const auto it = std::find_if(begin, begin + report.count,
                                     [&](const ShotCoin &c) { return c.coin == fallen; });
        if (it == begin + report.count)
            giveUp(word + " is not on the board");
        it->fell = ++order;
        it->touching = touching ? 1 : 0;
    }
    std::vector<std::byte> bytes(ShotReport::bytesFor(report.count));
    report.write(bytes);
    return bytes;
}

} // namespace

void giveUp(const std::string &why)
{
    std::fprintf(stderr, "test data: %s\n", why.c_str());
    std::abort();
}

Rules makeRules(const Json &changes, int seats)
{
    const Loaded<RuleValues> values = applyChanges(schema(), schema().defaults(), changes);
    if (!values)
        giveUp(all(values.error()));
    return Rules(*values, seats);
}

std::string ruleProblem(const Json &changes, int seats)
{
    const Loaded<RuleValues> values = applyChanges(schema(), schema().defaults(), changes);
    if (!values)
        return values.error().front().text.id;
    const Problems problems = checkSeats(schema(), *values, seats);
    return problems.empty() ? std::string() : problems.front().text.id;
}

int coin(const std::string &code)
{
    const auto found = coinFromCode(code);
    if (!found)
        giveUp(code + " is no coin");
    return *found;
}

CoinSet coins(const std::string &codes)
{
    CoinSet out;
    for (const std::string &word : wordsOf(codes))
        out.add(coin(word));
    return out;
}

std::string names(const CoinSet &set)
{
    std::string out;
    for (const int c : set)
        out += (out.empty() ? "" : " ") + coinCode(c);
    return out;
}

int kind(const std::string &code)
{
    const auto found = kindFromCode(code);
    if (!found)
        giveUp(code + " is no kind of coin");
    return *found;
}

std::string verdict(const Rules &rules, const State &state, const std::string &text)
{
    const Loaded<Move> move = rules.parseMove(text);
    if (!move)
        return move.error().front().text.id;
    const Check refused = rules.check(state, *move);
    return refused ? refused->clause + " " + refused->text.id : "ok";
}

std::string options(const Rules &rules, const State &state)
{
    std::vector<Move> moves(Rules::kMaxMoves);
    moves.resize(toIndex(rules.legal(state, moves).count));
    std::string out;
    for (const Move &move : moves) {
        const std::string text = move.kind == kShot ? "shots" : rules.moveText(move);
        if (!out.ends_with("shots") || text != "shots")
            out += (out.empty() ? "" : ", ") + text;
    }
    return out;
}

std::string phase(const State &state)
{
    constexpr std::array kNames{"place", "walk", "secret", "lower", "insert", "extra", "pay",
                                "ride",  "take", "share",  "jam",   "offset", "over"};
    return kNames[toIndex(state.phase)];
}

Script &Script::card(const std::string &code)
{
    answers.push_back({ChanceOutcome::Type::Card, coin(code), {}});
    return *this;
}

Script &Script::roll(int value)
{
    answers.push_back({ChanceOutcome::Type::Roll, value, {}});
    return *this;
}

Script &Script::gone(const std::string &code)
{
    answers.push_back({ChanceOutcome::Type::Draw, coin(code), {}});
    return *this;
}

Script &Script::shot(const std::string &falls)
{
    shots.emplace_back(answers.size(), falls);
    answers.push_back({ChanceOutcome::Type::Resolve, 0, {}});
    return *this;
}

void play(const Rules &rules, State &state, const std::string &text, const Script &script,
          Events *events)
{
    const Move move = parsed(rules, state, text);
    std::vector<ChanceOutcome> answers = script.answers;
    for (const auto &[at, falls] : script.shots) {
        const ShotMove shot = ShotMove::of(move);
        const int inserted = Rules::lowestOf(rules.insertable(state, shot.source), shot.kind);
        answers[at].bytes = reportOf(state, inserted, falls);
    }
    ReplayChance chance(answers);
    rules.apply(state, move, chance, events);
    if (chance.failed() || !chance.finished())
        giveUp(text + ": the answers of chance do not fit");
    for (const std::string &broken : rules.invariants(state))
        giveUp("after " + text + ": " + broken);
}

std::string push(const Rules &rules, const State &state)
{
    const View view = rules.view(state, state.actor);
    const DraftReport report = rules.probe(view, {});
    if (!report.move)
        giveUp("nothing to push: " + options(rules, state));
    return rules.moveText(*report.move);
}

void playLive(const Rules &rules, State &state, const std::string &text, std::uint64_t seed)
{
    LiveChance chance(seed);
    chance.beginPly(state.ply + 1U);
    rules.apply(state, parsed(rules, state, text), chance, nullptr);
}

State dealt(const Rules &rules, std::uint64_t seed)
{
    LiveChance chance(seed);
    return rules.start(chance, nullptr);
}

bool has(const std::string &text, const char *part) { return text.find(part) != std::string::npos; }

State started(const Rules &rules, std::uint64_t seed, Events *events)
{
    LiveChance chance(seed);
    State state = rules.start(chance, events);
    Rng rng(seed);
    while (state.turn == 0) {
        const auto places = static_cast<std::uint32_t>(rules.places(state).size());
        chance.beginPly(state.ply + 1U);
        rules.apply(state, makeMove(kPlace, static_cast<int>(rng.below(places))), chance, events);
    }
    return state;
}

std::string english(const Text &text) { return rendered(text, Language::En); }

std::string log(const Events &events)
{
    std::string out;
    for (const Event &event : events) {
        if (!event.text.empty())
            out += event.clause + " " + english(event.text) + "\n";
    }
    return out;
}

std::string heard(const Events &events)
{
    std::string out;
    for (const Event &event : events)
        if (!event.sound.empty())
            out += (out.empty() ? "" : " ") + event.sound;
    return out;
}

bool told(const Events &events, const std::string &id)
{
    return std::any_of(events.begin(), events.end(),
                       [&](const Event &event) { return event.text.id == id; });
}

} // namespace takujo::coinhunt::test
