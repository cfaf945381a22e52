#include "search/reasons.h"

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

constexpr int kWorlds = 24;
constexpr std::uint64_t kSalt = 0x5EA50;   ///< worlds of reasons are not those of the search
constexpr std::uint32_t kSolidVisits = 30; ///< fewer say nothing about a move
constexpr double kSureErrors = 2;          ///< a difference counts from so many standard errors
constexpr double kSameWin = 0.03;          ///< closer chances are called equal
constexpr double kSameMargin = 0.05;       ///< ... and judgements in points

/// One statement over the worlds.
struct Sum
{
    Reason reason;
    int worlds = 0;
    double sum = 0;
    double squares = 0;
    double weight = 0;
    double least = 0;
    double most = 0;

    void add(double amount, double weighs)
    {
        weight += weighs;
        least = worlds == 0 ? amount : std::min(least, amount);
        most = worlds == 0 ? amount : std::max(most, amount);
        ++worlds;
        sum += amount;
        squares += amount * amount;
    }
};

void addWorld(std::vector<Sum> &sums, const Reasons &reasons)
{
    for (const Reason &reason : reasons) {
        auto it = std::find_if(sums.begin(), sums.end(), [&](const Sum &sum) {
            return sum.reason.kind == reason.kind && sum.reason.text == reason.text;
        });
        if (it == sums.end()) {
            sums.push_back({reason});
            it = sums.end() - 1;
        }
        it->add(reason.amount, reason.weight);
    }
}

/// "2.5" for 25; whole ones as such. `many` picks the English form.
Text withMean(Text text, long tenths)
{
    std::string mean = tenths < 0 ? "−" : "";
    mean += std::to_string(std::abs(tenths) / 10);
    if (tenths % 10 != 0)
        mean += "." + std::to_string(std::abs(tenths % 10));
    return std::move(text)
        .raw("mean", std::move(mean))
        .num("many", std::abs(tenths) == 10 ? 1 : 2)
        .num("tenths", tenths);
}

Reason worded(Reason reason)
{
    if (!reason.averaged) {
        reason.text = std::move(reason.text).num("count", std::lround(reason.amount));
        return reason;
    }
    reason.text = withMean(std::move(reason.text), std::lround(10 * reason.amount));
    return reason;
}

/// The statement if it holds in all worlds, or as a mean that is no accident.
std::optional<Reason> told(const Sum &sum, int worlds)
{
    Reason out = sum.reason;
    if (!out.averaged) {
        if (sum.worlds != worlds || sum.least != sum.most)
            return std::nullopt;
        return worded(out);
    }
    out.amount = sum.sum / worlds;
    const double variance = std::max(0.0, sum.squares / worlds - out.amount * out.amount);
    // a world more that differs by one: no mean of a few equal ones is certain
    out.error = std::sqrt((variance * worlds + 1) / (worlds + 1.0) / worlds);
    out.weight = sum.weight / worlds;
    if (out.amount < std::max(0.1, kSureErrors * out.error))
        return std::nullopt;
    return worded(out);
}

Reason others(Text text, double amount, double error)
{
    Reason out;
    out.kind = ReasonKind::Others;
    out.text = std::move(text);
    out.amount = amount;
    out.averaged = true;
    out.error = error;
    return out;
}

Reason equal(Text other)
{
    Reason out;
    out.kind = ReasonKind::Equal;
    out.text = Text("why.equal").sub("move", std::move(other));
    return out;
}

double winVariance(const Candidate &c) { return c.win * (1 - c.win) / c.visits; }

/// The move beside the best that did best in the games that were tried; null: none was tried enough.
const Candidate *nextBest(const SearchResult &found)
{
    const Candidate *next = nullptr;
    for (std::size_t i = 1; i < found.candidates.size(); ++i) {
        const Candidate &c = found.candidates[i];
        const bool same = c.move == found.candidates.front().move; // by another way of thinking
        if (!same && c.visits >= kSolidVisits && (!next || c.win > next->win))
            next = &c;
    }
    return next;
}

Reasons byGames(const Candidate &best, const Candidate &next, Text move)
{
    const double lost = best.win - next.win;
    const double error = std::sqrt(winVariance(best) + winVariance(next));
    if (lost > kSureErrors * error && lost >= kSameWin)
        return {others(Text("why.others.win")
                           .sub("move", std::move(move))
                           .num("percent", std::lround(100 * lost))
                           .num("error", std::lround(100 * kSureErrors * error)),
                       lost, error)};
    if (std::abs(lost) < kSameWin && std::abs(lost) <= kSureErrors * error)
        return {equal(std::move(move))};
    return {};
}

/// Of moves that are judged without trial games.
Reasons byJudgement(const Candidate &best, const Candidate &next, Text move)
{
    const double lost = best.margin - next.margin;
    if (std::abs(lost) < kSameMargin)
        return {equal(std::move(move))};
    const long tenths = std::lround(10 * lost);
    if (tenths <= 0)
        return {};
    return {
        others(withMean(Text("why.others.points").sub("move", std::move(move)), tenths), lost, 0)};
}

bool speaksOfOthers(const Reason &reason)
{
    return reason.kind == ReasonKind::Others || reason.kind == ReasonKind::Equal;
}

/// Where nothing else can be told: how the games that were tried with the move ended.
Reasons chance(const SearchResult &found)
{
    if (found.candidates.empty())
        return {};
    const Candidate &best = found.candidates.front();
    return {others(Text("why.chance").num("percent", std::lround(100 * best.win)), best.win, 0)};
}

bool onlyMove(const Game &game, const Request &request)
{
    Rng rng(request.seed);
    const LegalMoves legal = game.legal(game.determinize(request.view, rng));
    return legal.complete && legal.moves.size() == 1;
}

} // namespace

Reasons effectsOf(const Game &game, const Request &request, const Move &move, int worlds,
                  const std::stop_token &stop)
{
    std::vector<Sum> sums;
    Rng rng(combine64(request.seed, kSalt));
    SearchChance chance(rng, request.traits);
    int seen = 0;
    while (seen < worlds && !(stop.stop_requested() && seen > 0)) {
        StateBlob state = game.determinize(request.view, rng);
        const SeatId seat = game.actor(state);
        if (seat == kNoSeat || game.check(state, move))
            return {};
        game.apply(state, move, chance, nullptr);
        addWorld(sums, game.reasons(request.view, move, game.view(state, seat)));
        ++seen;
    }
    Reasons out;
    for (const Sum &sum : sums) {
        if (std::optional<Reason> reason = told(sum, seen))
            out.push_back(std::move(*reason));
    }
    return out;
}

Reasons effectsSeen(const Game &game, const ViewBlob &before, const Move &move,
                    const ViewBlob &after)
{
    Reasons out;
    for (Reason &reason : game.reasons(before, move, after)) {
        const std::string happened = reason.text.id + ".seen";
        if (reason.averaged && reason.amount > 0 &&
            game.definition().texts.find(Language::En, happened)) {
            reason.text.id = happened;
            reason.averaged = false;
        }
        if (!reason.averaged)
            out.push_back(worded(std::move(reason)));
    }
    return out;
}

Reasons comparison(const Game &game, const ViewBlob &view, const SearchResult &found)
{
    if (found.candidates.size() < 2)
        return {};
    const Candidate &best = found.candidates.front();
    const bool judged = best.visits == 1 && found.candidates[1].visits == 1;
    const Candidate *next = judged ? &found.candidates[1] : nextBest(found);
    if (!next || (!judged && best.visits < kSolidVisits))
        return {};
    Text move = game.describeFrom(view, next->move);
    return judged ? byJudgement(best, *next, std::move(move))
                  : byGames(best, *next, std::move(move));
}

Reasons strongest(Reasons all)
{
    std::stable_sort(all.begin(), all.end(), [](const Reason &a, const Reason &b) {
        return a.weight != b.weight ? a.weight > b.weight : a.kind < b.kind;
    });
    std::stable_partition(all.begin(), all.end(),
                          [](const Reason &reason) { return !speaksOfOthers(reason); });
    const bool compares = !all.empty() && speaksOfOthers(all.back());
    Reasons out;
    for (const Reason &reason : all) {
        const bool room = out.size() < kReasons - (compares ? 1 : 0);
        const bool fresh = std::none_of(
            out.begin(), out.end(), [&](const Reason &other) { return other.kind == reason.kind; });
        if (fresh && (room || (speaksOfOthers(reason) && out.size() < kReasons)))
            out.push_back(reason);
    }
    return out;
}

Reasons explain(const Game &game, const Request &request, const SearchResult &found,
                const std::stop_token &stop)
{
    Reasons all = effectsOf(game, request, found.best, kWorlds, stop);
    const Reasons beside = comparison(game, request.view, found);
    all.insert(all.end(), beside.begin(), beside.end());
    if (beside.empty() && onlyMove(game, request)) {
        Reason only;
        only.kind = ReasonKind::Only;
        only.text = "why.only";
        only.weight = -1; // what it does comes first
        all.push_back(std::move(only));
    }
    return all.empty() ? chance(found) : strongest(std::move(all));
}

Text reasonLabel(ReasonKind kind)
{
    switch (kind) {
    case ReasonKind::Gains: return "why.kind.gains";
    case ReasonKind::Denies: return "why.kind.denies";
    case ReasonKind::Prepares: return "why.kind.prepares";
    case ReasonKind::Keeps: return "why.kind.keeps";
    case ReasonKind::Safer: return "why.kind.safer";
    case ReasonKind::Tells: return "why.kind.tells";
    case ReasonKind::Others: return "why.kind.others";
    case ReasonKind::Equal: return "why.kind.equal";
    case ReasonKind::Only: return "why.kind.only";
    }
    return {};
}

} // namespace takujo
