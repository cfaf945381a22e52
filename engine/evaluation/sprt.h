#pragma once

namespace takujo {

/// Win share of a player that is so much stronger than each of its `seats - 1` equal rivals.
double shareOfElo(double elo, int seats);

/// Sequential probability ratio test: is a player better than its rivals by `elo1` rather than by
/// `elo0`? What counts is the share of a whole deal, played in every seating, so that the luck of deal
/// and seat cancels. The ratio is the generalised one with the variance met so far; half a lost and
/// half a won deal are added to it, so that a few equal results prove nothing.
class Sprt
{
public:
    struct Spec
    {
        double elo0 = 0;
        double elo1 = 35;
        double alpha = 0.05; ///< chance of H1 although H0 is true, at most
        double beta = 0.05;  ///< of H0 although H1 is true
        int seats = 2;
    };
    enum class Verdict { Open, H0, H1 };

    explicit Sprt(const Spec &spec);

    /// @param share of the wins of one deal, 0 to 1
    void add(double share);

    int deals() const { return m_deals; }
    double meanShare() const;
    double ratio() const; ///< log-likelihood ratio
    double lower() const { return m_lower; }
    double upper() const { return m_upper; }
    Verdict verdict() const;

private:
    double m_share0, m_share1, m_lower, m_upper;
    double m_sum = 0;
    double m_squares = 0;
    int m_deals = 0;
};

} // namespace takujo
