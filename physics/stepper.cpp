#include "physics/stepper.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace takujo::physics {

namespace {

double squared(double v) { return v * v; }

double lengthOf(const Path &path)
{
    return std::sqrt(squared(path.endX - path.startX) + squared(path.endY - path.startY));
}

double massOf(const Board &table, const Disc &disc)
{
    return table.dieOn == disc.id ? 1 + table.k.dieMass : 1;
}

} // namespace

Stepper::Stepper(const Board &table, const Shot &shot, const Tremor &tremor)
    : m_k(table.k),
      m_shot(shaken(table.k, shot, tremor)),
      m_path(pathOf(table.k, m_shot)),
      m_dieOn(table.dieOn),
      m_closest(squared(2 * table.k.radius))
{
    const double length = lengthOf(m_path);
    const double contact = firstContact(table);
    m_approach = std::min(contact, length) / m_k.speed;
    if (contact >= length) {
        m_untouched = table.discs;
        m_done = true;
        return;
    }
    const double share = contact / length;
    const Point from{m_path.startX + share * (m_path.endX - m_path.startX),
                     m_path.startY + share * (m_path.endY - m_path.startY)};
    build(table);
    m_space->addPusher(from);
    m_pushSteps = static_cast<int>(std::ceil((length - contact) / (m_k.speed * m_k.dt)));
    const double seconds = m_pushSteps * m_k.dt;
    m_space->setPusherVelocity(
        {(m_path.endX - from.x) / seconds, (m_path.endY - from.y) / seconds});
}

void Stepper::build(const Board &table)
{
    m_space = std::make_unique<Space>(m_k);
    const std::size_t count = table.discs.size();
    m_coins.x.resize(count);
    m_coins.y.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        const Disc &disc = table.discs[i];
        m_space->addCoin(disc.pose, massOf(table, disc));
        m_coins.id.push_back(disc.id);
        m_coins.number.push_back(i);
    }
}

/// Travel until the pushed coin first touches another one; infinity when it never does.
double Stepper::firstContact(const Board &table) const
{
    const double length = lengthOf(m_path);
    const double ux = (m_path.endX - m_path.startX) / length;
    const double uy = (m_path.endY - m_path.startY) / length;
    double first = std::numeric_limits<double>::infinity();
    for (const Disc &disc : table.discs) {
        const double dx = disc.pose.x - m_path.startX;
        const double dy = disc.pose.y - m_path.startY;
        const double along = dx * ux + dy * uy;
        const double aside = dx * uy - dy * ux;
        const double half = squared(2 * m_k.radius) - squared(aside);
        if (half > 0)
            first = std::min(first, std::max(0.0, along - std::sqrt(half)));
    }
    return first;
}

bool Stepper::step()
{
    m_fallsBefore = m_falls.size();
    if (m_done)
        return false;
    m_space->step();
    ++m_steps;
    readPositions();
    noteOverlap();
    dropFallen();
    if (m_steps == m_pushSteps)
        m_space->setPusherVelocity({});
    if (pushing() || m_steps == m_pushSteps)
        return true;
    ++m_settleSteps;
    m_atRest = resting();
    m_done = m_atRest || m_settleSteps * m_k.dt >= m_k.settleLimit;
    return !m_done;
}

void Stepper::readPositions()
{
    for (std::size_t i = 0; i < m_coins.id.size(); ++i) {
        const Point p = m_space->position(m_coins.number[i]);
        m_coins.x[i] = p.x;
        m_coins.y[i] = p.y;
    }
}

void Stepper::noteOverlap()
{
    const std::size_t count = m_coins.id.size();
    const Point pusher = m_space->pusher();
    double closest = m_closest;
    for (std::size_t i = 0; i < count; ++i) {
        const double x = m_coins.x[i];
        const double y = m_coins.y[i];
        closest = std::min(closest, squared(x - pusher.x) + squared(y - pusher.y));
        for (std::size_t j = i + 1; j < count; ++j)
            closest = std::min(closest, squared(x - m_coins.x[j]) + squared(y - m_coins.y[j]));
    }
    m_closest = closest;
}

/// Written so that a pose that is not a number is off the board too.
bool Stepper::onBoard(double x, double y) const
{
    return x >= 0 && x <= m_k.side && y >= 0 && y <= m_k.side;
}

void Stepper::dropFallen()
{
    const Point pusher = m_space->pusher();
    for (std::size_t i = 0; i < m_coins.id.size();) {
        if (onBoard(m_coins.x[i], m_coins.y[i]))
            ++i;
        else
            drop(i, pusher);
    }
}

void Stepper::drop(std::size_t coin, const Point &pusher)
{
    const std::size_t number = m_coins.number[coin];
    const Point v = m_space->velocity(number);
    Fall fall;
    fall.id = m_coins.id[coin];
    fall.time = time();
    fall.pose = {m_coins.x[coin], m_coins.y[coin], m_space->angle(number)};
    fall.vx = v.x;
    fall.vy = v.y;
    const double reach = 2 * m_k.radius + m_k.contactGap;
    fall.touchingInserted =
        squared(fall.pose.x - pusher.x) + squared(fall.pose.y - pusher.y) <= squared(reach);
    fall.carriedDie = m_dieOn == fall.id;
    m_falls.push_back(fall);
    if (fall.carriedDie)
        m_dieOn.reset();
    m_space->removeCoin(number);
    const auto at = static_cast<std::ptrdiff_t>(coin);
    m_coins.id.erase(m_coins.id.begin() + at);
    m_coins.number.erase(m_coins.number.begin() + at);
    m_coins.x.erase(m_coins.x.begin() + at);
    m_coins.y.erase(m_coins.y.begin() + at);
}

bool Stepper::resting() const
{
    const double limit = squared(m_k.restSpeed);
    return std::all_of(m_coins.number.begin(), m_coins.number.end(), [&](std::size_t number) {
        const Point v = m_space->velocity(number);
        return squared(v.x) + squared(v.y) < limit;
    });
}

double Stepper::time() const { return m_approach + m_steps * m_k.dt; }

std::vector<Disc> Stepper::poses() const
{
    if (!m_space)
        return m_untouched;
    std::vector<Disc> discs;
    discs.reserve(m_coins.id.size() + 1);
    for (std::size_t i = 0; i < m_coins.id.size(); ++i) {
        const Point p = m_space->position(m_coins.number[i]);
        discs.push_back({m_coins.id[i], {p.x, p.y, m_space->angle(m_coins.number[i])}});
    }
    return discs;
}

Pose Stepper::inserted() const
{
    if (!m_space || !pushing())
        return {m_path.endX, m_path.endY, 0};
    const Point p = m_space->pusher();
    return {p.x, p.y, 0};
}

std::span<const Fall> Stepper::newFalls() const
{
    return std::span(m_falls).subspan(m_fallsBefore);
}

ShotResult Stepper::result() const
{
    ShotResult result;
    result.after.k = m_k;
    result.after.dieOn = m_dieOn;
    result.after.discs = poses();
    const Disc inserted{m_shot.discId, this->inserted()};
    auto &discs = result.after.discs;
    discs.insert(std::lower_bound(discs.begin(), discs.end(), inserted,
                                  [](const Disc &a, const Disc &b) { return a.id < b.id; }),
                 inserted);
    for (Disc &disc : discs)
        disc.pose = stored(disc.pose);
    result.falls = m_falls;
    result.executed = m_shot;
    result.duration = time();
    result.settling = m_settleSteps * m_k.dt;
    result.maxOverlap = 2 * m_k.radius - std::sqrt(m_closest);
    result.atRest = m_atRest;
    result.touchedAny = m_space != nullptr;
    return result;
}

ShotResult simulate(const Board &table, const Shot &shot, const Tremor &tremor)
{
    Stepper stepper(table, shot, tremor);
    while (stepper.step()) {
    }
    return stepper.result();
}

} // namespace takujo::physics
