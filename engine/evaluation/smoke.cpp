#include "evaluation/smoke.h"

#include "evaluation/study_match.h"

#include <algorithm>
#include <bit>

namespace takujo {

namespace {

constexpr int kSure = 10; ///< quick players' matches before their result means something

using Clock = std::chrono::steady_clock;

/// What the finished matches looked like, for the warnings.
struct Impression
{
    int games = 0;
    int limits = 0;
    int quick = 0;                                    ///< matches of the quick player
    int won = 0;                                      ///< of these
    int scored = 0;                                   ///< matches in which the scores say anything
    std::map<int, std::array<int, kMaxSeats>> chosen; ///< seats at the table -> decisions of each
    std::map<int, int> tables;
};

class Smoke
{
public:
    Smoke(const SmokeSpec &spec, const std::stop_token &stop)
        : m_spec(spec), m_stop(stop), m_end(Clock::now() + spec.limit)
    {}

    SmokeResult run()
    {
        m_result.planned = m_spec.seats.empty() ? 0 : m_spec.games;
        for (int i = 0; i < m_result.planned && !m_result.failure && !late(); ++i) {
            if (play(i))
                ++m_result.games;
        }
        judge();
        return std::move(m_result);
    }

private:
    bool late() const
    {
        return m_stop.stop_requested() || (m_spec.limit.count() > 0 && Clock::now() >= m_end);
    }

    const std::shared_ptr<const Game> &gameFor(int seats)
    {
        std::shared_ptr<const Game> &game = m_games[seats];
        if (!game)
            game = m_spec.game->create(m_spec.values, seats);
        return game;
    }

    /// False: stopped, late or failed.
    bool play(int number)
    {
        const auto at = static_cast<std::size_t>(number) % m_spec.seats.size();
        const int seats = m_spec.seats[at];
        const std::shared_ptr<const Game> &game = gameFor(seats);
        // One random round through the numbers of seats, to get into odd corners; the rest by sense.
        const bool quick = static_cast<std::size_t>(number) >= m_spec.seats.size();
        SeatSetup ai{SeatSetup::Kind::Ai, {}, quick ? studyPlayer(*game) : "random", 0};
        std::vector<SeatSetup> setups(static_cast<std::size_t>(seats), ai);
        for (int seat = 0; seat < seats; ++seat)
            setups[static_cast<std::size_t>(seat)].colour = seat;
        const std::uint64_t seed = combine64(m_spec.seed, static_cast<std::uint64_t>(number));
        Match match(game, m_spec.rules, std::move(setups), seed, m_spec.appVersion);
        MatchWatch watch;
        while (!match.finished()) {
            if (late())
                return false;
            if (Text wrong = step(match, seed, watch); !wrong.empty()) {
                fail(match, std::move(wrong));
                return false;
            }
        }
        note(match, watch, quick);
        return true;
    }

    /// One decision and what follows of itself. What went wrong; empty = fine.
    Text step(Match &match, std::uint64_t seed, MatchWatch &watch)
    {
        const Game &game = match.game();
        const SeatId actor = match.actor();
        const int ply = match.plyCount();
        if (match.legal().moves.empty())
            return Text("study.smoke.stuck").seat("seat", actor);
        Request request;
        request.view = match.view(actor);
        request.player = match.seats()[static_cast<std::size_t>(actor)].level;
        request.traits = match.traits();
        request.seed = combine64(mix64(seed ^ 0xA1), static_cast<std::uint64_t>(ply));
        const Move move = game.search(request, m_stop, nullptr).best;
        if (m_stop.stop_requested())
            return {};
        if (const Check refused = match.play(move))
            return Text("study.smoke.refused")
                .raw("move", game.moveText(move))
                .sub("why", refused->text);
        ++m_seen.chosen[game.seats()][static_cast<std::size_t>(actor)];
        for (int done = ply; done < match.plyCount(); ++done)
            watch.move(game, move, false, match.events(kNoSeat, done));
        const std::vector<std::string> broken = game.invariants(match.stateAt(-1));
        if (!broken.empty())
            return Text("study.smoke.broken").raw("what", broken.front());
        if (match.plyCount() >= kEndlessPlies)
            return Text("study.smoke.endless").num("plies", kEndlessPlies);
        return {};
    }

    void fail(const Match &match, Text text)
    {
        Problem problem{Severity::Error,
                        Text("study.smoke.found")
                            .num("seats", match.game().seats())
                            .num("ply", match.plyCount())
                            .sub("what", std::move(text)),
                        {},
                        {},
                        {}};
        m_result.failure = SmokeFailure{std::move(problem), match.record(), match.plyCount()};
    }

    void note(const Match &match, MatchWatch &watch, bool quick)
    {
        watch.finish(match.game(), match.stateAt(-1));
        const StudyRow &row = watch.row;
        const int seats = match.game().seats();
        ++m_seen.games;
        ++m_seen.tables[seats];
        m_seen.limits += row.limit ? 1 : 0;
        m_seen.quick += quick ? 1 : 0;
        m_seen.won += quick && row.winners != 0 ? 1 : 0;
        const bool zero = std::all_of(row.score.begin(), row.score.begin() + seats,
                                      [](int score) { return score == 0; });
        m_seen.scored += zero ? 0 : 1;
    }

    void warn(Text text)
    {
        m_result.warnings.push_back({Severity::Caution, std::move(text), {}, {}, {}});
    }

    void judge()
    {
        if (m_result.failure || m_seen.quick < kSure)
            return;
        if (m_seen.limits == m_seen.games)
            warn(Text("study.smoke.limit").num("games", m_seen.games));
        if (m_seen.scored == 0)
            warn(Text("study.smoke.points").num("games", m_seen.games));
        if (m_seen.won == 0)
            warn(Text("study.smoke.lost").num("games", m_seen.quick));
        for (const auto &[seats, games] : m_seen.tables) {
            for (int seat = 0; seat < seats; ++seat) {
                if (m_seen.chosen[seats][static_cast<std::size_t>(seat)] == 0)
                    warn(Text("study.smoke.seat")
                             .seat("seat", static_cast<SeatId>(seat))
                             .num("seats", seats)
                             .num("games", games));
            }
        }
    }

    const SmokeSpec &m_spec;
    const std::stop_token &m_stop;
    Clock::time_point m_end;
    std::map<int, std::shared_ptr<const Game>> m_games;
    Impression m_seen;
    SmokeResult m_result;
};

} // namespace

SmokeResult smokePlay(const SmokeSpec &spec, const std::stop_token &stop)
{
    return Smoke(spec, stop).run();
}

} // namespace takujo
