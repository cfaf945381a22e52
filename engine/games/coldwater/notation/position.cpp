#include "notation/position.h"

#include "rules/names.h"

#include <nlohmann/json.hpp>

namespace takujo::coldwater {

namespace {

constexpr int kMostTurns = 2000;
constexpr int kMostPlies = 60000;
constexpr int kMostBait = 180;
constexpr int kMostPending = 18;

std::vector<std::string> coloursAnd(const char *other)
{
    std::vector<std::string> names = colourNames();
    names.emplace_back(other);
    return names;
}

/// A zone is written by its size, as a number and as the key of a box.
Domain zones(bool asKey)
{
    return Domain::codes("zone", 0, kZones, [asKey](int zone) {
        return asKey ? Json(std::to_string(sizeOf(zone))) : Json(sizeOf(zone));
    });
}

std::string masterCode(int card) { return (card < 9 ? "M0" : "M") + std::to_string(card + 1); }

/// A fish of a catch as far as it is known.
struct CaughtFish
{
    std::uint8_t kind = kNone;
    std::uint8_t species = kNone;
    bool shown = false;
    bool chosen = false;
};

/// The description of positions and views, which differ in nothing but what is known of the fish.
class Table
{
public:
    Table(Fields &f, const Rules &rules, PublicState &p, Kinds &kinds,
          std::array<std::uint32_t, kMaxSeats> &chosen, bool whole)
        : m_f(f),
          m_rules(rules),
          m_params(rules.params()),
          m_p(p),
          m_kinds(kinds),
          m_chosen(chosen),
          m_whole(whole)
    {}

    void describe()
    {
        progress();
        Field pending = m_f["removal"];
        if (!pending.isNull(m_p.colour == kNone))
            pending.object([this](Fields &f) { removal(f); }, Missing::Kept);
        m_f["contest"].value(m_p.contest, Domain::numbers(0, kMaxSpecies));
        m_f["tokens"].counts(m_p.token, m_spaces, 2);
        m_f["tag"].value(m_p.boardTag, Domain::words(tagNames()).orNull(kNone));
        m_f["bag"].counts(m_p.bag, Domain::words(coloursAnd("clear")), kMostBait);
        m_f["discard"].counts(m_p.discard, m_colours, kMostBait);
        for (int i = 0; i < kLocations; ++i)
            m_f[locationNames()[toIndex(i)].c_str()].object([&](Fields &f) { location(f, i); },
                                                            Missing::Kept);
        m_f["display"].perSeat(m_p.display, m_params.masterDisplay, m_masters.orNull(kNone));
        m_f["mystery"].value(m_p.mystery, m_trophies.orNull(kNone));
        m_f["tackle"].object([this](Fields &f) { supply(f); }, Missing::Kept);
        std::array<SeatId, kMaxSeats> seats{0, 1, 2, 3};
        m_f["seats"].perSeat(seats, m_rules.seats(), [this](Field &at, SeatId seat) {
            at.object([&](Fields &f) { this->seat(f, seat); }, Missing::Kept);
        });
    }

private:
    void progress()
    {
        m_f["turn"].value(m_p.turn, Domain::numbers(0, kMostTurns));
        m_f["ply"].value(m_p.ply, Domain::numbers(0, kMostPlies));
        m_f["actor"].value(m_p.actor, Domain::numbers(0, m_params.seats - 1));
        m_f["step"].value(m_p.step, Domain::numbers(0, 3));
        m_f["phase"].value(m_p.phase, Domain::words(phaseNames()));
        m_f["acted"].value(m_p.acted, Domain::flags());
        m_f["placed"].value(m_p.placed, m_spaces.orNull(kNone));
        m_f["lastTurns"].value(m_p.lastTurns, Domain::numbers(0, kMaxSeats));
        m_f["end"].value(m_p.end, Domain::words({"none", "fish", "short", "empty", "rounds"}));
        m_f["harbour"].value(m_p.harbour, Domain::numbers(0, 2));
        m_f["claims"].value(m_p.claims, Domain::numbers(0, m_params.mysteryPerStep));
    }

    void removal(Fields &f)
    {
        f.required("colour").value(m_p.colour, m_colours);
        f["number"].value(m_p.number, Domain::numbers(0, 2));
        f["pending"].value(m_p.pending, Domain::numbers(0, kMostPending));
        f["emptied"].set(m_p.emptied, zones(false));
        f["zone"].value(m_p.zone, zones(false).orNull(kNone));
        f["target"].value(m_p.target, Domain::numbers(0, kSlots - 1).orNull(kNone));
        f["moved"].value(m_p.moved, Domain::flags());
    }

    void front(Field &at, Front &card)
    {
        if (at.isNull(card.species == kNone))
            return;
        at.object([&](Fields &f) {
            f["species"].value(card.species, m_species);
            f.optional("place").value(card.place, Domain::numbers(0, kMaxFish));
        });
    }

    void location(Fields &f, int location)
    {
        f["cards"].list(kZones, kZones, kZones, [&](Field &at, std::size_t zone) {
            front(at, m_p.cards[toIndex(slotOf(location, 0)) + zone]);
        });
        Field top = f["top"];
        front(top, m_p.tops[toIndex(location)]);
        f["next"].value(m_p.next[toIndex(location)], Domain::numbers(0, kMaxFish));
    }

    void supply(Fields &f)
    {
        f["left"].counts(m_p.tackleLeft, m_tackle, m_params.tackleEach);
        f["used"].counts(m_p.tackleUsed, m_tackle, m_params.tackleEach);
        f["shuffled"].counts(m_p.tackleShuffled, m_tackle, m_params.tackleEach);
        f["fresh"].counts(m_p.fresh, m_tackle, m_params.tackleEach);
        f["epoch"].value(m_p.tackleEpoch, Domain::numbers(0, 255));
    }

    void seat(Fields &f, SeatId seat)
    {
        const auto s = toIndex(seat);
        f["hand"].value(m_p.hand[s], Domain::numbers(0, 2));
        f["bait"].map(
            zones(true), [](int) { return true; },
            [&](Field &at, int zone) {
                at.counts(m_p.bait[s][toIndex(zone)], m_colours, sizeOf(zone));
            });
        f["tackle"].counts(m_p.tackle[s], m_tackle, m_params.tackleEach);
        f["open"].rows(m_p.open[s], toIndex(m_params.masterLimit), [&](Field &at, Master &master) {
            at.object([&](Fields &card) {
                card["card"].value(master.card, m_masters);
                card.optional("filled").value(master.filled, Domain::numbers(0, 6));
            });
        });
        f["masters"].set(m_p.mastersCaught[s], m_masters);
        f["mystery"].set(m_p.mysteryWon[s], m_trophies);
        f["speciesRank"].value(m_p.speciesRank[s], Domain::numbers(0, kMaxSeats));
        f["smallRank"].value(m_p.smallRank[s], Domain::numbers(0, kMaxSeats));
        member(f["alike"], m_p.alike, seat);
        member(f["different"], m_p.different, seat);
        Field at = f["first"];
        bool first = m_p.firstDone == seat;
        if (at.value(first, Domain::flags()) && first && at.reads()) {
            if (m_p.firstDone != kNoSeat)
                at.wrong("position.first");
            m_p.firstDone = seat;
        }
        fish(f["fish"], s);
    }

    static void member(Field at, SeatSet &seats, SeatId seat)
    {
        bool in = contains(seats, seat);
        at.value(in, Domain::flags());
        seats = static_cast<SeatSet>((seats & allBut(seat)) | (in ? seatBit(seat) : 0));
    }

    void fish(Field at, std::size_t seat)
    {
        std::vector<CaughtFish> rows;
        for (std::size_t i = 0; i < m_p.caught[seat]; ++i)
            rows.push_back({m_kinds[seat][i], m_p.species[seat][i], (m_p.shown[seat] >> i & 1) != 0,
                            (m_chosen[seat] >> i & 1) != 0});
        at.rows(rows, kMaxCaught, [this](Field &entry, CaughtFish &row) {
            entry.object([&](Fields &f) {
                if (m_whole || row.kind != kNone)
                    f["fish"].value(row.kind, m_fish);
                if (!m_whole)
                    f.optional("species", row.kind == kNone).value(row.species, m_species);
                f.optional("shown", row.shown).value(row.shown, Domain::flags());
                f.optional("chosen", row.chosen).value(row.chosen, Domain::flags());
            });
        });
        for (const CaughtFish &row : rows) {
            if (at.reads() && row.kind != kNone)
                take(seat, row);
        }
    }

    void take(std::size_t seat, const CaughtFish &row)
    {
        const std::uint8_t i = m_p.caught[seat]++;
        const std::uint8_t species = m_params.fish[row.kind].species;
        m_kinds[seat][i] = row.kind;
        m_p.species[seat][i] = species;
        m_p.speciesHad[seat] |= 1U << species;
        m_p.shown[seat] |= row.shown ? 1U << i : 0;
        m_chosen[seat] |= row.chosen ? 1U << i : 0;
    }

    Fields &m_f;
    const Rules &m_rules;
    const Params &m_params;
    PublicState &m_p;
    Kinds &m_kinds;
    std::array<std::uint32_t, kMaxSeats> &m_chosen;
    bool m_whole; ///< a position, which knows all
    const Domain m_colours = Domain::words(colourNames());
    const Domain m_spaces = Domain::words(coloursAnd("harbour"));
    const Domain m_tackle = Domain::words(tackleNames());
    const Domain m_trophies = Domain::numbers(0, static_cast<int>(m_params.mystery.size()) - 1);
    const Domain m_masters =
        Domain::codes("angler", 0, static_cast<int>(m_params.masters.size()), masterCode);
    const Domain m_species =
        Domain::codes("species", 0, static_cast<int>(m_params.species.size()),
                      [this](int kind) { return m_params.species[toIndex(kind)].name; });
    const Domain m_fish = Domain::codes("fish", 0, static_cast<int>(m_params.fish.size()),
                                        [this](int kind) { return fishCode(m_params, kind); });
};

/// Seats and tokens at the start; what lies where follows from what is read.
State firstTurn(const Params &params)
{
    State s;
    for (auto &kinds : s.kinds)
        kinds.fill(kNone);
    for (auto &caught : s.species)
        caught.fill(kNone);
    for (std::size_t colour = 0; colour < kColours; ++colour)
        s.token[colour] = params.startTokens[colour] ? 1 : 0;
    for (std::size_t seat = 0; seat < toIndex(params.seats); ++seat)
        s.hand[seat] = 1;
    s.claims = static_cast<std::uint8_t>(params.mysteryPerStep);
    s.boardTag = params.tagScoring ? 0 : kNone;
    s.display.fill(kNone);
    return s;
}

} // namespace

const std::vector<std::string> &phaseNames()
{
    static const std::vector<std::string> names{"place", "pickup",  "flip", "harbour", "lure",
                                                "reel",  "remove",  "slot", "zone",    "catch",
                                                "claim", "contest", "over"};
    return names;
}

void describe(Fields &f, const Rules &rules, State &s)
{
    Table(f, rules, s, s.kinds, s.chosen, true).describe();
}

void describe(Fields &f, const Rules &rules, View &v)
{
    Table(f, rules, v, v.kinds, v.chosen, false).describe();
    f["viewer"].value(v.seat, Domain::numbers(kNoSeat, rules.seats() - 1));
}

Json Rules::stateToJson(const State &state) const { return fieldsToJson(*this, state); }
Json Rules::viewToJson(const View &view) const { return fieldsToJson(*this, view); }

Loaded<State> Rules::stateFromJson(const Json &json) const
{
    return stateFromFields(*this, json, firstTurn(m_params), complete);
}

} // namespace takujo::coldwater
