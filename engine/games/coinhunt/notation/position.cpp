#include "notation/position.h"

#include "rules/codes.h"

#include <nlohmann/json.hpp>

#include <limits>

namespace takujo::coinhunt {

namespace {

constexpr int kMostPlies = 60000;

const Domain &coins()
{
    static const Domain domain = Domain::codes("coin", 0, kCoins, coinCode);
    return domain;
}

/// Coins in several places of a position, none in two.
class CoinPlaces
{
public:
    void one(Field &at, std::uint8_t &coin)
    {
        CoinSet here;
        if (at.value(coin, coins()) && coin != kNone)
            here.add(coin);
        meet(at, here);
    }
    void set(Field &at, CoinSet &here)
    {
        at.set(here, coins());
        meet(at, here);
    }

private:
    void meet(Field &at, const CoinSet &here)
    {
        if (at.reads() && !(here & m_met).empty())
            at.wrong("position.twice");
        m_met.add(here);
    }

    CoinSet m_met;
};

void progress(Fields &f, const Rules &rules, PublicState &p)
{
    const Domain stages =
        Domain::words({"setup", "secret", "insert", "landed", "count", "take", "leak", "turnend",
                       "half", "jam", "jamlanded", "offset", "over"});
    int seats = rules.seats();
    const Domain seat = Domain::numbers(0, seats - 1);
    f["seats"].value(seats, Domain::numbers(seats, seats));
    f["turn"].value(p.turn, Domain::numbers(0, kMostPlies));
    f["ply"].value(p.ply, Domain::numbers(0, kMostPlies));
    f["phase"].value(p.phase, Domain::words({COINHUNT_PHASES(TAKUJO_WORD)}));
    f["stage"].value(p.stage, stages);
    const bool decides = f["actor"].value(p.actor, seat);
    f["active"].value(p.active, seat);
    if (!decides)
        p.actor = p.active;
    f["reached"].value(p.reached, seat);
    f["next"].value(p.next, Domain::numbers(0, kStock));
    f["removedNext"].value(p.removedNext, Domain::numbers(0, kStock));
    f["die"].value(p.die, Domain::numbers(0, 6));
    f.optional("fairy", p.fairy != kNone).value(p.fairy, coins());
    f.optional("rideColour", p.rideColour != kNone)
        .value(p.rideColour, Domain::words(colourNames()));
    f["secretUsed"].value(p.secretUsed, Domain::numbers(0, 1));
    f["big"].value(p.big, Domain::numbers(0, 1));
    f["taken"].value(p.taken, Domain::numbers(0, kWalletFull));
    f["fellLast"].value(p.fellLast, Domain::numbers(0, kCoins));
}

struct BoardCoin
{
    std::uint8_t coin = kNone;
    BoardPose pose;
};

void board(Field at, PublicState &p, CoinPlaces &places)
{
    const Domain place = Domain::numbers(0, std::numeric_limits<int>::max());
    const Domain angle = Domain::numbers(-place.max, place.max);
    std::vector<BoardCoin> rows;
    for (const int coin : p.board)
        rows.push_back({static_cast<std::uint8_t>(coin), p.pose[toIndex(coin)]});
    at.rows(rows, kCoins, [&](Field &row, BoardCoin &here) {
        row.object([&](Fields &f) {
            Field coin = f.required("coin");
            places.one(coin, here.coin);
            f.optional("x").value(here.pose.x, place);
            f.optional("y").value(here.pose.y, place);
            f.optional("angle").value(here.pose.angle, angle);
        });
    });
    for (const BoardCoin &here : rows) {
        if (here.coin == kNone)
            continue;
        p.board.add(here.coin);
        p.pose[here.coin] = here.pose;
    }
}

/// Nobody knows anything that another does not.
void describe(Fields &f, const Rules &rules, PublicState &p)
{
    const int seats = rules.seats();
    CoinPlaces places;
    const auto one = [&](Field &at, std::uint8_t &coin) { places.one(at, coin); };
    const auto set = [&](Field &at, CoinSet &here) { places.set(at, here); };
    progress(f, rules, p);
    Field lucky = f["lucky"];
    places.one(lucky, p.lucky);
    f["hand"].rows(p.hand, kMaxHand, one);
    board(f["board"], p, places);
    for (const auto &[key, here] :
         {std::pair("stash", &p.stash), std::pair("gone", &p.gone), std::pair("fallen", &p.fallen),
          std::pair("parked", &p.parked)}) {
        Field at = f[key];
        places.set(at, *here);
    }
    f["wallets"].perSeat(p.wallet, seats, set);
    f["vaults"].perSeat(p.vault, seats, set);
    f["jams"].perSeat(p.jam, seats, set);
    f["secrets"].perSeat(p.secret, seats, [](Field &at, CoinSet &stockPlaces) {
        at.set(stockPlaces, Domain::numbers(0, kStock - 1));
    });
}

} // namespace

void describe(Fields &f, const Rules &rules, State &s)
{
    describe(f, rules, static_cast<PublicState &>(s));
}

void describe(Fields &f, const Rules &rules, View &v)
{
    describe(f, rules, static_cast<PublicState &>(v));
    f["viewer"].value(v.seat, Domain::numbers(kNoSeat, rules.seats() - 1));
}

Json Rules::stateToJson(const State &state) const { return fieldsToJson(*this, state); }
Json Rules::viewToJson(const View &view) const { return fieldsToJson(*this, view); }

Loaded<State> Rules::stateFromJson(const Json &json) const
{
    return stateFromFields(*this, json, State(),
                           [](const Rules &, const Json &, State &) { return Problems(); });
}

} // namespace takujo::coinhunt
