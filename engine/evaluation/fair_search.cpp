#include "evaluation/fair_search.h"

#include "search/jobs.h"

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

constexpr double kFairError = 0.05;         ///< that any interval shown is wrong
constexpr double kSearchPart = 0.6;         ///< of time and matches; the rest proves
constexpr std::uint64_t kFresh = 1'000'000; ///< seeds of the proof are above it
constexpr std::size_t kShown = 3;           ///< beside the present rules
constexpr std::size_t kLeft = 4;            ///< candidates after the last halving
constexpr int kLooks = 3;                   ///< at the proof: it may end at each
constexpr int kLeastFirst = 8;              ///< matches a candidate
constexpr int kMostFirst = 400;             ///< of the first round
constexpr int kLeastProof = 40;
constexpr int kMostProof = 10000;
constexpr auto kTell = std::chrono::milliseconds(200);

/// How many halvings lead from so many candidates to kLeft.
int rounds(std::size_t candidates)
{
    int out = 1;
    for (std::size_t n = candidates; n > 2 * kLeft; n = (n + 1) / 2)
        ++out;
    return out;
}

} // namespace

double FairState::error(const FairCandidate &candidate) const
{
    const std::size_t together = candidate.proof.games > 0
                                     ? kLooks * std::max<std::size_t>(1, proved)
                                     : std::max<std::size_t>(1, candidates.size());
    return kFairError / static_cast<double>(together);
}

FairSearch::FairSearch(FairSpec spec, FairOptions options)
    : m_spec(std::move(spec)), m_begin(Clock::now())
{
    m_state.seats = m_spec.seats;
    m_state.goals = m_spec.goals;
    if (m_spec.keepLength)
        m_state.goals.push_back(lengthToKeep(0));
    m_state.combinations = options.combinations;
    m_state.refused = options.refused;
    for (FairOption &option : options.options) {
        m_keys.push_back(studyKey(*option.game, m_spec.player));
        auto &known = m_known.emplace_back();
        for (const StudyRows &rows : m_spec.known) {
            if (rows.key != m_keys.back())
                continue;
            for (const StudyRow &row : rows.rows)
                known.emplace(row.seed, row);
        }
        m_state.candidates.push_back({std::move(option), {}, {}, false, Reached::Open, 0});
    }
    m_state.player = m_keys.front().player;
    m_spec.known.clear();
}

FairState FairSearch::state() const
{
    const std::scoped_lock lock(m_mutex);
    FairState out = m_state;
    const double played = std::max(1, m_timed);
    out.planned = std::max(out.planned, out.phase == FairPhase::Done ? 0 : m_spec.matches);
    const double rest = spent() / played * std::max(0, out.planned - out.played);
    out.secondsLeft = m_spec.seconds > 0 ? std::clamp(m_spec.seconds - spent(), 0.0, rest) : rest;
    const int matches = m_spec.matches > 0 ? m_spec.matches : out.planned;
    out.part = out.phase == FairPhase::Done ? 1
               : m_spec.seconds > 0         ? std::min(1.0, spent() / m_spec.seconds)
                                    : std::min(1.0, out.played / std::max(1.0, 1.0 * matches));
    return out;
}

double FairSearch::spent() const
{
    return std::chrono::duration<double>(Clock::now() - m_begin).count();
}

bool FairSearch::late(double part) const
{
    return m_spec.seconds > 0 && spent() > part * m_spec.seconds;
}

void FairSearch::tell(bool always)
{
    if (!m_spec.progress)
        return;
    {
        const std::scoped_lock lock(m_mutex);
        const Clock::time_point now = Clock::now();
        if (!always && now - m_told < kTell)
            return;
        m_told = now;
    }
    m_spec.progress();
}

std::vector<std::size_t> FairSearch::alive() const
{
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < m_state.candidates.size(); ++i) {
        if (!m_state.candidates[i].out)
            out.push_back(i);
    }
    return out;
}

void FairSearch::run(const std::stop_token &stop)
{
    search(stop);
    if (!stop.stop_requested())
        prove(stop);
    {
        const std::scoped_lock lock(m_mutex);
        m_state.phase = FairPhase::Done;
        m_state.stopped = stop.stop_requested();
        m_state.planned = m_state.played;
        judge();
        order();
        keepBetter();
    }
    tell(true);
}

/// The worse half of the candidates goes after each round, and those left play twice as many.
void FairSearch::search(const std::stop_token &stop)
{
    m_limit = kSearchPart;
    playUpTo({0}, 0, kLeastFirst, stop); // tells how long a match takes
    int games = firstRound();
    const int last = rounds(m_state.candidates.size());
    for (int round = 1; !stop.stop_requested() && !late(m_limit); ++round, games *= 2) {
        playUpTo(alive(), 0, games, stop);
        const std::scoped_lock lock(m_mutex);
        judge();
        if (round >= last)
            break;
        halve();
    }
    const std::scoped_lock lock(m_mutex);
    judge();
    choose();
}

int FairSearch::firstRound() const
{
    const auto n = static_cast<double>(m_state.candidates.size());
    const double whole = n * (1 + (rounds(m_state.candidates.size()) - 1) / 2.0);
    double matches = kMostFirst * whole;
    if (m_spec.matches > 0)
        matches = std::min(matches, kSearchPart * m_spec.matches);
    if (m_spec.seconds > 0 && m_timed > 0)
        matches = std::min(matches, (kSearchPart * m_spec.seconds - spent()) * m_timed / spent());
    return std::clamp(static_cast<int>(matches / whole), kLeastFirst, kMostFirst);
}

int FairSearch::proofSize() const
{
    const auto n = static_cast<double>(m_state.proved);
    double matches = kMostProof * n;
    if (m_spec.matches > 0)
        matches = std::min(matches, static_cast<double>(m_spec.matches - m_state.played));
    if (m_spec.seconds > 0 && m_timed > 0)
        matches = std::min(matches, (m_spec.seconds - spent()) * m_timed / spent());
    return std::clamp(static_cast<int>(matches / n), kLeastProof, kMostProof);
}

/// With fresh deals nobody was chosen for. It ends as soon as all is certain.
void FairSearch::prove(const std::stop_token &stop)
{
    int games = 0;
    std::vector<std::size_t> who;
    {
        const std::scoped_lock lock(m_mutex);
        m_state.phase = FairPhase::Proof;
        who = m_state.shown;
        who.insert(who.begin(), 0);
        m_state.proved = who.size();
        games = proofSize();
    }
    m_limit = 1;
    for (int look = kLooks - 1; look >= 0 && !stop.stop_requested(); --look) {
        playUpTo(who, kFresh, std::max(kLeastFirst, games >> look), stop);
        const std::scoped_lock lock(m_mutex);
        judge();
        const auto decided = [this](std::size_t i) {
            const Reached reached = m_state.candidates[i].reached;
            return reached == Reached::Sure || reached == Reached::No;
        };
        if (late(1) || std::all_of(who.begin() + 1, who.end(), decided))
            break;
    }
}

/// Seeds before+1 .. before+games for each of them; what was played is not played again.
void FairSearch::playUpTo(const std::vector<std::size_t> &who, std::uint64_t before, int games,
                          const std::stop_token &stop)
{
    const bool proof = before > 0;
    std::vector<Job> jobs;
    {
        const std::scoped_lock lock(m_mutex);
        for (int n = 1; n <= games; ++n) { // by deals, so that all have as many when time is over
            for (const std::size_t i : who) {
                const FairCandidate &c = m_state.candidates[i];
                const StudyCounts &counts = proof ? c.proof : c.search;
                if (n > counts.games + counts.faults)
                    jobs.push_back({i, before + static_cast<std::uint64_t>(n)});
            }
        }
        m_state.planned = m_state.played + static_cast<int>(jobs.size());
    }
    runJobs(static_cast<int>(jobs.size()), m_spec.jobs, [&](int i) {
        if (!stop.stop_requested() && !late(m_limit))
            playJob(jobs[static_cast<std::size_t>(i)], proof, stop);
    });
    tell(true);
}

void FairSearch::playJob(const Job &job, bool proof, const std::stop_token &stop)
{
    if (const StudyRow *known = knownRow(job.candidate, job.seed)) {
        note(job.candidate, *known, proof);
        return;
    }
    const Game &game = *m_state.candidates[job.candidate].option.game; // never changes
    const std::optional<StudyRow> row = playStudyMatch(game, job.seed, stop, m_spec.player);
    if (!row)
        return;
    {
        const std::scoped_lock lock(m_mutex);
        ++m_timed;
        if (m_spec.played)
            m_spec.played(m_keys[job.candidate], *row);
    }
    note(job.candidate, *row, proof);
    tell(false);
}

const StudyRow *FairSearch::knownRow(std::size_t candidate, std::uint64_t seed) const
{
    const auto it = m_known[candidate].find(seed);
    return it == m_known[candidate].end() ? nullptr : &it->second;
}

void FairSearch::note(std::size_t candidate, const StudyRow &row, bool proof)
{
    const std::scoped_lock lock(m_mutex);
    FairCandidate &c = m_state.candidates[candidate];
    (proof ? c.proof : c.search).add(row, m_spec.seats);
    ++m_state.played;
}

/// What was measured so far says of each.
void FairSearch::judge()
{
    const StudyCounts &now = m_state.present().search;
    for (FairGoal &goal : m_state.goals) {
        if (goal.side)
            goal = lengthToKeep(now.turns.mean(now.games));
    }
    for (FairCandidate &c : m_state.candidates) {
        const StudyCounts &counts = c.counts();
        if (counts.games == 0)
            continue;
        c.score = fairScore(m_state.goals, counts, m_state.seats);
        c.reached = fairReached(m_state.goals, counts, m_state.seats, m_state.error(c));
        if (counts.faults > 0 && &c != &m_state.candidates.front())
            c.out = true; // such rules cannot be played to their end
    }
}

/// The better half stays, and whoever is better than all that are nearer to the present rules.
void FairSearch::halve()
{
    std::vector<std::size_t> left = alive();
    std::stable_sort(left.begin(), left.end(), [this](std::size_t a, std::size_t b) {
        return m_state.candidates[a].score < m_state.candidates[b].score;
    });
    const std::size_t keep = std::max(kLeft, (left.size() + 1) / 2);
    for (std::size_t place = keep; place < left.size(); ++place) {
        FairCandidate &c = m_state.candidates[left[place]];
        const bool tradeOff =
            std::none_of(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(place),
                         [&](std::size_t better) {
                             return m_state.candidates[better].option.distance <= c.option.distance;
                         });
        c.out = !c.option.isPresent() && !tradeOff;
    }
}

/// The recommended one, the nearest to the goal, and trade-offs between the present rules and them.
void FairSearch::choose()
{
    std::vector<std::size_t> left = alive();
    std::erase_if(left, [this](std::size_t i) {
        return i == 0 || m_state.candidates[i].counts().games == 0;
    });
    m_state.shown = left;
    order();
    left = std::exchange(m_state.shown, {});
    const auto take = [this](std::size_t i) {
        if (m_state.shown.size() < kShown &&
            std::find(m_state.shown.begin(), m_state.shown.end(), i) == m_state.shown.end())
            m_state.shown.push_back(i);
    };
    const auto byScore = [this](std::size_t a, std::size_t b) {
        return m_state.candidates[a].score < m_state.candidates[b].score;
    };
    if (left.empty())
        return;
    take(left.front());
    take(*std::min_element(left.begin(), left.end(), byScore));
    for (const std::size_t i : left)
        take(i);
}

/// What reaches the goal first, the smallest change before others; then by the gap.
void FairSearch::order()
{
    std::stable_sort(m_state.shown.begin(), m_state.shown.end(),
                     [this](std::size_t a, std::size_t b) {
                         const FairCandidate &one = m_state.candidates[a];
                         const FairCandidate &other = m_state.candidates[b];
                         const auto rank = [](const FairCandidate &c) {
                             const bool reached = c.score <= 1;
                             return std::tuple(!reached, c.reached != Reached::Sure && reached,
                                               reached ? c.option.distance : c.score, c.score);
                         };
                         return rank(one) < rank(other);
                     });
}

/// Nobody is offered what is further from the aim than the present rules.
void FairSearch::keepBetter()
{
    const double present = m_state.present().score;
    std::erase_if(m_state.shown,
                  [&](std::size_t i) { return m_state.candidates[i].score >= present; });
}

} // namespace takujo
