#include "evaluation/weight_fit.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace takujo {

namespace {

constexpr std::size_t kPerMatch = 12; ///< positions looked at
constexpr double kMatchWorth = 3;     ///< a match says as much as so many independent positions
constexpr int kKeptBack = 5;          ///< of so many deals one
constexpr double kDifference = 0.1;   ///< of a step, for the slope
constexpr int kRounds = 8;
constexpr int kHalvings = 6;
constexpr double kSure = 2; ///< standard errors that are worth a whole step
constexpr double kLeastChance = 1e-4;

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

/// Solves a x = b in place for a positive definite matrix. @return x
Vector solve(Matrix a, Vector b)
{
    const std::size_t n = b.size();
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t row = i + 1; row < n; ++row) {
            const double factor = a[row][i] / a[i][i];
            for (std::size_t column = i; column < n; ++column)
                a[row][column] -= factor * a[i][column];
            b[row] -= factor * b[i];
        }
    }
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t column = i + 1; column < n; ++column)
            b[i] -= a[i][column] * b[column];
        b[i] /= a[i][i];
    }
    return b;
}

/// Positions with how the match ended.
struct Samples
{
    std::vector<StateBlob> states;
    std::vector<Rewards> shares;
    Vector worth;

    void add(const std::vector<StateBlob> &starts, const Rewards &share)
    {
        const std::size_t count = std::min(kPerMatch, starts.size());
        for (std::size_t i = 0; i < count; ++i) {
            states.push_back(starts[(2 * i + 1) * starts.size() / (2 * count)]);
            shares.push_back(share);
            worth.push_back(kMatchWorth / static_cast<double>(count));
        }
    }
};

Rewards sharesOf(SeatSet winners, int seats)
{
    Rewards out{};
    for (SeatId seat = 0; seat < seats; ++seat)
        out[toIndex(seat)] = static_cast<float>(shareOfWin(winners, seat));
    return out;
}

/// Fits the judged weights. Offsets are counted in steps from where they started.
class JudgedFit
{
public:
    JudgedFit(const Game &game, const TuneSpec &spec, const Samples &samples)
        : m_game(game), m_start(spec.start), m_samples(samples)
    {
        const std::vector<WeightName> &names = game.definition().weights.names;
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (spec.learns(names[i], WeightUse::Judged))
                m_free.push_back(i);
        }
    }

    WeightSet fitted() const
    {
        Vector at(m_free.size(), 0.0);
        if (at.empty())
            return m_start;
        double loss = penalised(at);
        for (int round = 0; round < kRounds; ++round) {
            const Vector step = direction(at);
            double part = 1;
            for (int tries = 0; tries < kHalvings; ++tries, part /= 2) {
                Vector next = at;
                for (std::size_t k = 0; k < at.size(); ++k)
                    next[k] -= part * step[k];
                const double less = penalised(next);
                if (less >= loss)
                    continue;
                loss = less;
                at = next;
                break;
            }
        }
        return weightsAt(at);
    }

    /// Mean surprise of a position.
    static double surprise(const Game &game, const WeightSet &weights, const Samples &samples)
    {
        const std::vector<Rewards> judged = game.judge(samples.states, weights);
        double sum = 0;
        double all = 0;
        for (std::size_t i = 0; i < judged.size(); ++i) {
            all += samples.worth[i];
            for (std::size_t s = 0; s < kMaxSeats; ++s)
                sum -= samples.worth[i] * static_cast<double>(samples.shares[i][s]) *
                       std::log(chance(judged[i], s));
        }
        return all > 0 ? sum / all : 0;
    }

private:
    static double chance(const Rewards &judged, std::size_t seat)
    {
        return std::max(kLeastChance, static_cast<double>(judged[seat]));
    }

    WeightSet weightsAt(const Vector &at) const
    {
        WeightSet out = m_start;
        const std::vector<WeightName> &names = m_game.definition().weights.names;
        std::vector<float> &values = out.values(m_game.seats());
        for (std::size_t k = 0; k < at.size(); ++k) {
            const WeightName &name = names[m_free[k]];
            const double value =
                static_cast<double>(values[m_free[k]]) + at[k] * static_cast<double>(name.step);
            values[m_free[k]] = std::clamp(static_cast<float>(value), name.least, name.most);
        }
        return out;
    }

    double penalised(const Vector &at) const
    {
        double all = 0;
        for (const double worth : m_samples.worth)
            all += worth;
        double ridge = 0;
        for (const double offset : at)
            ridge += offset * offset / 2;
        return surprise(m_game, weightsAt(at), m_samples) * all + ridge;
    }

    /// Slope of the judgement by each offset.
    std::vector<std::vector<Rewards>> slopes(const Vector &at) const
    {
        std::vector<std::vector<Rewards>> out;
        for (std::size_t k = 0; k < at.size(); ++k) {
            Vector up = at;
            Vector down = at;
            up[k] += kDifference;
            down[k] -= kDifference;
            std::vector<Rewards> more = m_game.judge(m_samples.states, weightsAt(up));
            const std::vector<Rewards> less = m_game.judge(m_samples.states, weightsAt(down));
            for (std::size_t i = 0; i < more.size(); ++i) {
                for (std::size_t s = 0; s < kMaxSeats; ++s)
                    more[i][s] = (more[i][s] - less[i][s]) / static_cast<float>(2 * kDifference);
            }
            out.push_back(std::move(more));
        }
        return out;
    }

    /// Newton's step with Fisher's information; what it leads to is less likely a surprise.
    Vector direction(const Vector &at) const
    {
        const std::size_t n = at.size();
        const auto slope = slopes(at);
        const std::vector<Rewards> judged = m_game.judge(m_samples.states, weightsAt(at));
        Vector gradient = at;
        Matrix information(n, Vector(n, 0.0));
        for (std::size_t k = 0; k < n; ++k)
            information[k][k] = 1;
        for (std::size_t i = 0; i < judged.size(); ++i) {
            for (std::size_t s = 0; s < toIndex(m_game.seats()); ++s) {
                const double p = chance(judged[i], s);
                const double scale = m_samples.worth[i] / p;
                for (std::size_t k = 0; k < n; ++k) {
                    const auto mine = static_cast<double>(slope[k][i][s]);
                    gradient[k] -= scale * static_cast<double>(m_samples.shares[i][s]) * mine;
                    for (std::size_t l = 0; l <= k; ++l)
                        information[k][l] += scale * mine * static_cast<double>(slope[l][i][s]);
                }
            }
        }
        for (std::size_t k = 0; k < n; ++k) {
            for (std::size_t l = 0; l < k; ++l)
                information[l][k] = information[k][l];
        }
        return solve(std::move(information), std::move(gradient));
    }

    const Game &m_game;
    const WeightSet &m_start;
    const Samples &m_samples;
    std::vector<std::size_t> m_free;
};

/// What the first place won of a deal, beyond its part.
double gainOf(const Game &game, const TuneDeal &deal)
{
    const int seats = game.seats();
    double won = 0;
    for (int rotation = 0; rotation < seats; ++rotation) {
        const TuneMatch &match = deal.matches[toIndex(rotation)];
        const int seat = (seats - rotation) % seats; // where place 0 sits
        won += static_cast<double>(sharesOf(match.winners, seats)[toIndex(seat)]);
    }
    return (won - 1) / seats;
}

/// The played weights: the mean of the gains signed by the lots, by its error.
void movePlayed(const Game &game, const TuneSpec &spec, const std::vector<TuneDeal> &deals,
                WeightFit &fit)
{
    const std::vector<WeightName> &names = game.definition().weights.names;
    fit.answers.assign(names.size(), 0.0);
    Vector sums(names.size(), 0.0);
    double squares = 0;
    for (const TuneDeal &deal : deals) {
        const double gain = gainOf(game, deal);
        const std::vector<int> lots = perturbation(game, spec, deal.number);
        squares += gain * gain;
        for (std::size_t i = 0; i < names.size(); ++i)
            sums[i] += gain * lots[i];
    }
    if (squares <= 0)
        return;
    std::vector<float> &values = fit.weights.values(game.seats());
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!spec.learns(names[i], WeightUse::Played))
            continue;
        fit.answers[i] = sums[i] / std::sqrt(squares);
        const double part = std::clamp(fit.answers[i] / kSure, -1.0, 1.0);
        values[i] = weightWithin(names[i], static_cast<double>(values[i]) +
                                               part * static_cast<double>(names[i].step));
    }
}

} // namespace

WeightFit fitWeights(const Game &game, const TuneSpec &spec, const std::vector<TuneDeal> &deals)
{
    Samples fitted;
    Samples kept;
    std::vector<TuneDeal> used;
    for (const TuneDeal &deal : deals) {
        const ArenaSpec arena = arenaOf(game, spec, deal.number);
        Samples &samples = deal.number % kKeptBack == kKeptBack - 1 ? kept : fitted;
        bool whole = true;
        for (int rotation = 0; rotation < game.seats(); ++rotation) {
            const TuneMatch &match = deal.matches[toIndex(rotation)];
            const auto starts = turnStarts(game, arena, deal.number, rotation, match.moves);
            whole = whole && !starts.empty();
            samples.add(starts, sharesOf(match.winners, game.seats()));
        }
        if (whole)
            used.push_back(deal);
    }
    WeightFit fit;
    fit.weights = JudgedFit(game, spec, fitted).fitted();
    const std::vector<WeightName> &names = game.definition().weights.names;
    std::vector<float> &values = fit.weights.values(game.seats());
    for (std::size_t i = 0; i < names.size(); ++i)
        values[i] = weightWithin(names[i], static_cast<double>(values[i]));
    fit.deals = static_cast<int>(used.size());
    fit.positions = static_cast<int>(fitted.states.size() + kept.states.size());
    fit.fittedBefore = JudgedFit::surprise(game, spec.start, fitted);
    fit.fittedAfter = JudgedFit::surprise(game, fit.weights, fitted);
    fit.keptBefore = JudgedFit::surprise(game, spec.start, kept);
    fit.keptAfter = JudgedFit::surprise(game, fit.weights, kept);
    movePlayed(game, spec, used, fit);
    return fit;
}

} // namespace takujo
