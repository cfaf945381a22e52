#include "physics/setup.h"

#include <algorithm>
#include <cmath>

namespace takujo::physics {

namespace {

constexpr double kContactTolerance = 0.01; // mm, of a coin laid down by hand (CH-10)
constexpr double kTurn = 2 * kPi;

double squared(double v) { return v * v; }

double distance(const Pose &a, const Pose &b)
{
    return std::sqrt(squared(a.x - b.x) + squared(a.y - b.y));
}

Pose around(const Constants &k, double direction)
{
    const double centre = k.side / 2;
    return stored({centre + 2 * k.radius * std::cos(direction),
                   centre + 2 * k.radius * std::sin(direction), 0});
}

bool fits(const Board &table, const Pose &place)
{
    const Constants &k = table.k;
    const double low = k.radius;
    const double high = k.side - k.radius;
    if (place.x < low || place.x > high || place.y < low || place.y > high)
        return false;
    return std::all_of(table.discs.begin(), table.discs.end(), [&](const Disc &disc) {
        return distance(disc.pose, place) >= 2 * k.radius - kContactTolerance;
    });
}

void addPlace(const Board &table, const Pose &place, std::vector<Pose> &places)
{
    const Pose kept = stored(place);
    const bool repeated = std::any_of(places.begin(), places.end(), [&](const Pose &p) {
        return distance(p, kept) <= kContactTolerance;
    });
    if (!repeated && fits(table, kept))
        places.push_back(kept);
}

/// The one or two places at a diameter from both.
void addPlacesBetween(const Board &table, const Pose &a, const Pose &b, std::vector<Pose> &places)
{
    const double reach = 2 * table.k.radius;
    const double apart = distance(a, b);
    if (apart > 2 * reach || apart <= 0)
        return;
    const double middleX = (a.x + b.x) / 2;
    const double middleY = (a.y + b.y) / 2;
    const double height = std::sqrt(std::max(0.0, squared(reach) - squared(apart / 2)));
    const double ux = (b.x - a.x) / apart;
    const double uy = (b.y - a.y) / apart;
    addPlace(table, {middleX - uy * height, middleY + ux * height, 0}, places);
    addPlace(table, {middleX + uy * height, middleY - ux * height, 0}, places);
}

} // namespace

std::array<Pose, kStartCoins> randomFigure(const Constants &k, int base,
                                           const std::array<int, 4> &cuts)
{
    std::array<Pose, kStartCoins> figure{};
    figure[0] = stored({k.side / 2, k.side / 2, 0});
    // Neighbours on the ring are at least a sixth of a turn apart; the last sixth is shared out.
    double direction = kTurn * base / kStartSteps;
    int before = 0;
    for (std::size_t i = 1; i < figure.size(); ++i) {
        figure[i] = around(k, direction);
        if (i <= cuts.size()) {
            const int cut = cuts[i - 1];
            direction += kTurn / 6 * (1 + static_cast<double>(cut - before) / kStartSteps);
            before = cut;
        }
    }
    return figure;
}

std::array<Pose, kStartCoins> latticeFigure(const Constants &k, int base, int empty)
{
    std::array<Pose, kStartCoins> figure{};
    figure[0] = stored({k.side / 2, k.side / 2, 0});
    std::size_t next = 1;
    for (int slot = 0; slot < kStartCoins; ++slot) {
        if (slot != empty)
            figure[next++] = around(k, kTurn * base / kStartSteps + kTurn / kStartCoins * slot);
    }
    return figure;
}

std::vector<Pose> setupCandidates(const Board &table)
{
    std::vector<Pose> places;
    for (std::size_t i = 0; i < table.discs.size(); ++i) {
        for (std::size_t j = i + 1; j < table.discs.size(); ++j)
            addPlacesBetween(table, table.discs[i].pose, table.discs[j].pose, places);
    }
    return places;
}

std::vector<std::pair<int, int>> neighbours(const Board &table, double gap)
{
    std::vector<std::pair<int, int>> pairs;
    for (std::size_t i = 0; i < table.discs.size(); ++i) {
        for (std::size_t j = i + 1; j < table.discs.size(); ++j) {
            if (distance(table.discs[i].pose, table.discs[j].pose) - 2 * table.k.radius <= gap)
                pairs.emplace_back(static_cast<int>(i), static_cast<int>(j));
        }
    }
    return pairs;
}

} // namespace takujo::physics
