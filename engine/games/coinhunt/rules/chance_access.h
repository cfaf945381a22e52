#pragma once
#include "rules/rules.h"

#include <cassert>

namespace takujo::coinhunt {

/// What the rules ask of chance, with the bookkeeping of what is left. All face-down coins are places of
/// one permutation: first the removed ones (CH-6), then the stock from the top.
class ChanceAccess
{
    static constexpr int kDeck = 0;

public:
    enum Stream : int { kDieStream, kFigureStream, kTieStream, kGoneStream, kShotStream };

    ChanceAccess(const Params &params, State &state, Chance &chance)
        : m_params(params), m_s(state), m_chance(chance)
    {}

    /// CH-6: nobody sees them.
    void remove() { m_s.next = static_cast<std::uint8_t>(m_params.removed); }
    bool stockEmpty() const { return m_s.next >= kStock; }
    /// @pre !stockEmpty()
    std::uint8_t fromStock()
    {
        assert(!stockEmpty());
        return coinAt(m_s.next++);
    }
    /// CH-8: face down. @pre !stockEmpty()
    void secretFor(SeatId seat)
    {
        assert(!stockEmpty());
        m_s.secret[toIndex(seat)].add(m_s.next++);
    }
    /// @pre the seat has one
    std::uint8_t reveal(SeatId seat)
    {
        CoinSet &places = m_s.secret[toIndex(seat)];
        const int place = places.first();
        places.remove(place);
        return coinAt(place);
    }
    /// CH-24: from the stock, then the removed coins, then those that left the game. kNone = none at all.
    std::uint8_t gift()
    {
        if (!stockEmpty())
            return fromStock();
        if (m_s.removedNext < m_params.removed)
            return coinAt(m_s.removedNext++);
        if (m_s.gone.empty())
            return kNone;
        const auto bag = ones(m_s.gone);
        const auto coin = static_cast<std::uint8_t>(m_chance.draw(kGoneStream, bag));
        m_s.gone.remove(coin);
        return coin;
    }
    int roll(Stream stream, int sides) { return m_chance.roll(stream, sides); }

    /// Coins anybody has seen.
    static CoinSet seen(const PublicState &p)
    {
        CoinSet out = p.board;
        for (const CoinSet *set : {&p.stash, &p.gone, &p.fallen, &p.parked})
            out.add(*set);
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
            out.add(p.wallet[seat]);
            out.add(p.vault[seat]);
            out.add(p.jam[seat]);
        }
        for (const std::uint8_t coin : p.hand)
            out.add(coin);
        if (p.lucky != kNone)
            out.add(p.lucky);
        return out;
    }

private:
    using Ones = std::array<std::uint8_t, kCoins>;

    static Ones ones(const CoinSet &coins)
    {
        Ones out{};
        for (const int coin : coins)
            out[toIndex(coin)] = 1;
        return out;
    }

    /// CH-5: every coin but the six that began on the board.
    static Ones shuffled()
    {
        Ones out{};
        for (std::size_t coin = 0; coin < kCoins; ++coin)
            out[coin] = coin % kOfColour == 0 ? 0 : 1;
        return out;
    }

    std::uint8_t coinAt(int place)
    {
        Ones left = shuffled();
        for (const int coin : seen(m_s))
            left[toIndex(coin)] = 0;
        const DeckPlace at{kDeck, 0, static_cast<std::uint16_t>(place)};
        return static_cast<std::uint8_t>(m_chance.card(at, shuffled(), left));
    }

    const Params &m_params;
    State &m_s;
    Chance &m_chance;
};

} // namespace takujo::coinhunt
