#include "evaluation/sprt.h"

#include <cmath>

namespace takujo {

double shareOfElo(double elo, int seats)
{
    const double strength = std::pow(10.0, elo / 400);
    return strength / (strength + seats - 1);
}

Sprt::Sprt(const Spec &spec)
    : m_share0(shareOfElo(spec.elo0, spec.seats)),
      m_share1(shareOfElo(spec.elo1, spec.seats)),
      m_lower(std::log(spec.beta / (1 - spec.alpha))),
      m_upper(std::log((1 - spec.beta) / spec.alpha))
{}

void Sprt::add(double share)
{
    ++m_deals;
    m_sum += share;
    m_squares += share * share;
}

double Sprt::meanShare() const { return m_deals > 0 ? m_sum / m_deals : 0; }

double Sprt::ratio() const
{
    const double n = m_deals + 1;
    const double mean = (m_sum + 0.5) / n;
    const double variance = (m_squares + 0.5) / n - mean * mean;
    return n * (m_share1 - m_share0) * (2 * mean - m_share0 - m_share1) / (2 * variance);
}

Sprt::Verdict Sprt::verdict() const
{
    if (m_deals > 0 && ratio() >= m_upper)
        return Verdict::H1;
    return m_deals > 0 && ratio() <= m_lower ? Verdict::H0 : Verdict::Open;
}

} // namespace takujo
