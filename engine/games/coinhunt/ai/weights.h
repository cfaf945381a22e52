#pragma once
#include "coinhunt_data.h"
#include "game/weights.h"
#include "rules/state.h"

namespace takujo::coinhunt {

inline constexpr int kMostLead = 3; ///< coins; more of them say no more

/// What a position is worth to a seat beyond its coins, in points.
struct LeafWeights
{
    using Leads = std::array<float, 2 * kMostLead + 1>;

    /// Share of a majority that a lead of -3 .. 3 coins is worth in the end: while a long first half lies
    /// ahead, and when none of it is left.
    Leads early{}, late{};
    /// Wallets of 1 to 5 coins: nearly full ones pay soon, but take fewer and fewer coins until they are banked.
    std::array<float, kColours - 1> wallet{};
    float unseen = 0;      ///< a secret coin: with lucky colour and majorities
    float kept = 0;        ///< and more of one in the first half: it may still bank
    float jam = 0;         ///< coins a jam coin costs each other seat
    float jamMost = 0;     ///< of the vault
    float next = 0;        ///< to push next
    float spread = 1;      ///< points behind that make winning e times less likely, at the end
    float spreadStock = 0; ///< and by the root of the coins still to come
};

/// Everything that `data/weights.json` holds, by name.
struct Weights
{
    static constexpr std::string_view kGame = "coinhunt";
    static std::string_view file() { return embedded::data_weights_json; }

    LeafWeights leaf;

    template<class Visit>
    void visit(Visit v)
    {
        constexpr std::array kEarly{"early.behind_3", "early.behind_2", "early.behind_1",
                                    "early.level",    "early.ahead_1",  "early.ahead_2",
                                    "early.ahead_3"};
        constexpr std::array kLate{"late.behind_3", "late.behind_2", "late.behind_1", "late.level",
                                   "late.ahead_1",  "late.ahead_2",  "late.ahead_3"};
        constexpr std::array kWallet{"wallet.1", "wallet.2", "wallet.3", "wallet.4", "wallet.5"};
        using enum WeightUse;
        for (std::size_t i = 0; i < kEarly.size(); ++i)
            v(kEarly[i], leaf.early[i], Judged, 0.15F, 0.0F, 1.0F);
        for (std::size_t i = 0; i < kLate.size(); ++i)
            v(kLate[i], leaf.late[i], Judged, 0.15F, 0.0F, 1.0F);
        for (std::size_t i = 0; i < kWallet.size(); ++i)
            v(kWallet[i], leaf.wallet[i], Judged, 0.3F, -3.0F, 3.0F);
        v("leaf.unseen", leaf.unseen, Judged, 0.3F, 0.0F, 4.0F);
        v("leaf.kept", leaf.kept, Judged, 0.3F, -1.0F, 3.0F);
        v("leaf.jam", leaf.jam, Judged, 0.2F, 0.0F, 2.0F);
        v("leaf.jam_most", leaf.jamMost, Fixed, 0.0F, 0.0F, 1.0F);
        v("leaf.next", leaf.next, Judged, 0.5F, -3.0F, 3.0F);
        v("leaf.spread", leaf.spread, Judged, 1.0F, 0.3F, 15.0F);
        v("leaf.spread_stock", leaf.spreadStock, Judged, 0.5F, 0.0F, 5.0F);
    }
};

} // namespace takujo::coinhunt
