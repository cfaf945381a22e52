#include "conformance_reasons.h"

#include "search/reasons.h"

#include <algorithm>
#include <cmath>

namespace takujo::conformance {

namespace {

constexpr int kOtherWorlds = 64;
constexpr double kErrors = 4.5; ///< two means of one thing differ by more once in 100,000

/// The games' ids of points that the score sheet shows as well.
constexpr std::array kOnTheSheet{"why.points", "why.home", "why.counted"};

/// Everything but a mean, which other worlds give a little differently.
std::string statement(const Reason &reason)
{
    std::string out = reason.text.id;
    for (const TextArg &arg : reason.text.args) {
        if (arg.first == "mean" || arg.first == "many" || arg.first == "tenths")
            continue;
        out += "|" + arg.first + "=" + std::to_string(arg.second.number) + arg.second.raw;
        for (const Text &text : arg.second.texts)
            out += "," + text.id;
    }
    return out;
}

bool speaksOfTheMove(const Reason &reason) { return reason.kind < ReasonKind::Others; }

} // namespace

ReasonsTester::ReasonsTester(const Setup &setup, const ReasonsPlan &plan, Findings &findings)
    : m_setup(setup),
      m_game(*setup.game),
      m_plan(plan),
      m_findings(findings),
      m_words(setup, findings),
      m_rng(combine64(plan.seed, 0x77687921ULL))
{}

void ReasonsTester::run()
{
    m_findings.enter(m_setup, m_plan.seed, repeatCommand("reasons", m_setup, m_plan.seed));
    Match match(m_setup.game, m_setup.rules, testSeats(m_setup.seats()), m_plan.seed);
    int left = m_plan.positions;
    int next = static_cast<int>(m_rng.below(4));
    while (!match.finished() && left > 0) {
        m_findings.setPly(match.plyCount());
        if (match.plyCount() >= next) {
            checkHint(match);
            --left;
            next = match.plyCount() + 1 + static_cast<int>(m_rng.below(12));
        }
        Request request = match.request(match.actor(), {}, m_rng.next());
        request.player = m_rng.below(4) == 0 ? "random" : "greedy";
        request.past.clear();
        const int ply = match.plyCount();
        if (match.play(m_game.search(request, {}, nullptr).best))
            return m_findings.fail("legal", "the player's move is refused");
        checkSeen(match, ply);
    }
}

void ReasonsTester::checkHint(const Match &match)
{
    Request request = match.request(match.actor(), {}, m_rng.next());
    request.player = levelNames().back();
    request.budget.simulations = m_plan.simulations;
    const SearchResult found = m_game.search(request, {}, nullptr);
    const Reasons reasons = explain(m_game, request, found);
    const std::string move = m_game.moveText(found.best);
    m_findings.count("hints");
    m_findings.expect(!reasons.empty(), "empty", "no reason at all for " + move);
    m_findings.expect(reasons.size() <= kReasons, "many", "too many reasons for " + move);
    if (m_game.legal(match.stateAt(-1)).moves.size() > 1) {
        const bool concrete = std::any_of(reasons.begin(), reasons.end(), [](const Reason &r) {
            return r.kind != ReasonKind::Equal && r.kind != ReasonKind::Only &&
                   r.text.id != "why.chance";
        });
        m_findings.count("decisions");
        m_findings.count("with a reason", concrete ? 1 : 0);
        if (!concrete)
            m_findings.note("no concrete reason: " + m_setup.name + " " + move);
    }
    Request other = request; // the same statements from worlds of another lot
    other.seed = m_rng.next();
    const Reasons again = effectsOf(m_game, other, found.best, kOtherWorlds, {});
    for (const Reason &reason : reasons) {
        m_findings.count("reason " + reason.text.id);
        checkReason(request, found, again, reason);
    }
}

void ReasonsTester::checkReason(const Request &request, const SearchResult &found,
                                const Reasons &again, const Reason &reason)
{
    m_findings.count("reasons computed again");
    checkWords(reason);
    if (speaksOfTheMove(reason)) {
        checkEffect(again, found.best, reason);
        checkPoints(request, found.best, reason);
    } else if (reason.kind == ReasonKind::Only) {
        m_findings.expect(m_game.legal(m_game.determinize(request.view, m_rng)).moves.size() == 1,
                          "only", "there are other moves");
    } else {
        checkComparison(found, reason);
    }
}

void ReasonsTester::checkEffect(const Reasons &again, const Move &move, const Reason &reason)
{
    const auto same = std::find_if(again.begin(), again.end(), [&](const Reason &r) {
        return r.kind == reason.kind && statement(r) == statement(reason);
    });
    const double amount = same == again.end() ? 0 : same->amount;
    const double error = same == again.end() ? reason.error : std::hypot(reason.error, same->error);
    const bool holds = reason.averaged ? std::abs(amount - reason.amount) <= kErrors * error
                                       : same != again.end() && amount == reason.amount;
    m_findings.expect(holds, "again",
                      m_game.moveText(move) + ": \"" + m_words.both(reason.text, "reason") +
                          "\" is " + std::to_string(amount) + " in other worlds");
}

/// Points by the score sheet, before and after the move.
void ReasonsTester::checkPoints(const Request &request, const Move &move, const Reason &reason)
{
    if (reason.averaged ||
        std::find(kOnTheSheet.begin(), kOnTheSheet.end(), reason.text.id) == kOnTheSheet.end())
        return;
    StateBlob state = m_game.determinize(request.view, m_rng);
    const SeatId seat = m_game.actor(state);
    const auto score = [&] {
        return m_game.standing(m_game.view(state, seat)).score[static_cast<std::size_t>(seat)];
    };
    const int before = score();
    SearchChance chance(m_rng, request.traits);
    m_game.apply(state, move, chance, nullptr);
    if (m_game.actor(state) == kNoSeat)
        return; // the last sheet counts more than the move
    m_findings.expect(score() - before == static_cast<int>(reason.amount), "points",
                      m_game.moveText(move) + ": the score sheet says " +
                          std::to_string(score() - before) + ", the reason " +
                          std::to_string(reason.amount));
    m_findings.count("points on the sheet");
}

/// From the figures of the search, written down a second time.
void ReasonsTester::checkComparison(const SearchResult &found, const Reason &reason)
{
    const Candidate &best = found.candidates.front();
    const auto said = [&](const char *name) {
        for (const TextArg &arg : reason.text.args) {
            if (arg.first == name)
                return static_cast<double>(arg.second.number);
        }
        return 0.0;
    };
    const auto holds = [&](const Candidate &c) {
        const double games = best.win - c.win;
        if (reason.text.id == "why.others.win")
            return c.visits >= 30 && std::abs(100 * games - said("percent")) <= 0.5 &&
                   games * games * best.visits * c.visits >
                       4 * (best.win * (1 - best.win) * c.visits +
                            c.win * (1 - c.win) * best.visits);
        if (reason.text.id == "why.others.points")
            return std::abs(best.margin - c.margin - said("tenths") / 10) <= 0.051;
        return best.visits == 1 ? std::abs(best.margin - c.margin) < 0.05
                                : c.visits >= 30 && std::abs(games) < 0.03;
    };
    const std::string told = m_words.both(reason.text, "reason");
    if (reason.text.id == "why.chance") {
        m_findings.expect(std::abs(100 * best.win - said("percent")) <= 0.5, "compared",
                          "the search says otherwise: " + told);
        return;
    }
    const auto moveOf = [&](const Candidate &c) {
        return told.find(m_words.both(m_game.describe(c.move), "move").substr(0, 4)) !=
               std::string::npos;
    };
    m_findings.expect(std::any_of(found.candidates.begin() + 1, found.candidates.end(),
                                  [&](const Candidate &c) { return holds(c) && moveOf(c); }),
                      "compared", "no figures of the search say: " + told);
}

/// What is told in the log: words for every seat, made of nothing but its views.
void ReasonsTester::checkSeen(const Match &match, int ply)
{
    for (SeatId seat = kNoSeat; seat < m_setup.seats(); ++seat) {
        for (const Reason &reason :
             effectsSeen(m_game, match.view(seat, ply), match.moveSeen(seat, ply),
                         match.view(seat, ply + 1))) {
            checkWords(reason);
            m_findings.expect(speaksOfTheMove(reason), "seen", "the log compares moves");
            m_findings.count("reasons in the log");
        }
    }
}

void ReasonsTester::checkWords(const Reason &reason) const
{
    m_words.needed(reason.text, "reason");
    m_words.needed(reasonLabel(reason.kind), "label");
    const auto &clauses = m_setup.definition().clauses;
    m_findings.expect(reason.clause.empty() ||
                          std::find(clauses.begin(), clauses.end(), reason.clause) != clauses.end(),
                      "clauses", reason.text.id + " names " + reason.clause);
}

void checkShare(Findings &findings)
{
    const auto counted = [&](const char *what) {
        const auto it = findings.counts().find(what);
        return it == findings.counts().end() ? std::uint64_t{0} : it->second;
    };
    const std::uint64_t decisions = counted("decisions");
    const std::uint64_t concrete = counted("with a reason");
    findings.expect(concrete * 10 >= decisions * 9, "share",
                    std::to_string(concrete) + " of " + std::to_string(decisions) +
                        " decisions have a reason");
}

} // namespace takujo::conformance
