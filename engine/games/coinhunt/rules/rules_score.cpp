#include "rules/names.h"
#include "rules/rules.h"

#include <algorithm>
#include <utility>

namespace takujo::coinhunt {

namespace {

/// Points by clause, from what lies open: at the end that is everything (CH-42).
class Scoring
{
public:
    Scoring(const Rules &rules, const PublicState &p)
        : m_rules(rules), m_params(rules.params()), m_p(p)
    {}

    Outcome run()
    {
        m_out.finished = m_p.phase == Phase::Over;
        countCoins();
        eachCoin(Text("score.coins"), "CH-42", 1, [](int) { return true; });
        for (int colour = 0; colour < kColours; ++colour)
            majorities(colour);
        if (const int lucky = colourOf(m_p.lucky); m_p.lucky != kNone)
            eachCoin(Text("score.lucky").sub("colour", colourName(lucky)), "CH-44",
                     m_params.luckyPoints, [&](int coin) { return colourOf(coin) == lucky; });
        if (m_params.magicPenalty > 0)
            eachCoin(Text("score.magic"), "CH-42", -m_params.magicPenalty, isMagic);
        decide();
        return std::move(m_out);
    }

private:
    using Row = std::array<int, kColours>;

    CoinSet owned(int seat) const
    {
        CoinSet coins = m_p.vault[toIndex(seat)];
        coins.add(m_p.wallet[toIndex(seat)]);
        return coins;
    }

    void countCoins()
    {
        for (int seat = 0; seat < m_rules.seats(); ++seat) {
            for (const int coin : owned(seat))
                ++m_count[toIndex(seat)][toIndex(colourOf(coin))];
        }
    }

    /// A line of what coins are worth one by one.
    template<class Counts>
    void eachCoin(Text label, const char *clause, int worth, Counts counts)
    {
        ScoreLine &made = line(std::move(label), clause);
        for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
            for (const int coin : owned(seat)) {
                if (!counts(coin))
                    continue;
                made.points[toIndex(seat)] += worth;
                if (m_out.finished && worth != 0)
                    made.sources.push_back({coinId(coin), zoneOf(coin, seat), seat, worth});
            }
            m_out.score[toIndex(seat)] += made.points[toIndex(seat)];
        }
    }

    void majorities(int colour)
    {
        ScoreLine &made = line(Text("score.majority").sub("colour", colourName(colour)), "CH-43");
        for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
            int points = majority(seat, toIndex(colour));
            made.points[toIndex(seat)] = points;
            m_out.score[toIndex(seat)] += points;
            if (!m_out.finished || points == 0)
                continue;
            for (const int coin : ofColour(owned(seat), colour)) // they count together
                made.sources.push_back(
                    {coinId(coin), zoneOf(coin, seat), seat, std::exchange(points, 0)});
        }
    }

    ScoreLine &line(Text label, const char *clause)
    {
        ScoreLine &made = m_out.lines.emplace_back();
        made.label = std::move(label);
        made.clause = clause;
        return made;
    }

    std::string zoneOf(int coin, SeatId seat) const
    {
        return seatZone(m_p.vault[toIndex(seat)].has(coin) ? "vault" : "wallet", seat);
    }

    /// CH-43, CH-A15: none for a colour nobody has.
    int majority(int seat, std::size_t colour) const
    {
        int most = 0;
        int holders = 0;
        for (std::size_t other = 0; other < toIndex(m_rules.seats()); ++other) {
            const int n = m_count[other][colour];
            holders = n > most ? 1 : holders + (n == most ? 1 : 0);
            most = std::max(most, n);
        }
        if (most == 0 || m_count[toIndex(seat)][colour] < most)
            return 0;
        return holders == 1 ? m_params.majorityPoints : m_params.tiePoints;
    }

    /// CH-45
    void decide()
    {
        const auto begin = m_out.score.begin();
        const int most = *std::max_element(begin, begin + m_rules.seats());
        for (SeatId seat = 0; seat < m_rules.seats(); ++seat) {
            if (m_out.score[toIndex(seat)] == most)
                m_out.winners = static_cast<SeatSet>(m_out.winners | seatBit(seat));
        }
        const bool one = std::has_single_bit(m_out.winners);
        const auto winner = static_cast<SeatId>(std::countr_zero(m_out.winners));
        m_out.clause = "CH-45";
        if (m_out.finished)
            m_out.headline = one ? Text("outcome.win").seat("who", winner).num("points", most)
                                 : Text("outcome.shared").num("points", most);
        else
            m_out.headline = one ? Text("outcome.lead").seat("who", winner).num("points", most)
                                 : Text("outcome.even");
    }

    const Rules &m_rules;
    const Params &m_params;
    const PublicState &m_p;
    std::array<Row, kMaxSeats> m_count{};
    Outcome m_out;
};

} // namespace

Outcome Rules::outcome(const State &state) const { return Scoring(*this, state).run(); }

Outcome Rules::standing(const View &view) const { return Scoring(*this, view).run(); }

} // namespace takujo::coinhunt
