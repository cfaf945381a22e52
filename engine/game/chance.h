#pragma once
#include "base/rng.h"
#include "base/types.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace takujo {

/// Number of a face-down place: which deck, which shuffle of it, which card from the top.
struct DeckPlace
{
    std::uint8_t deck = 0;
    std::uint16_t epoch = 0;
    std::uint16_t place = 0;
};

/// counts[k] = how many components of kind k.
using Counts = std::span<const std::uint8_t>;

/// An outcome computed outside the rules (Coin Hunt's physics). Pure function of its arguments.
class Resolver
{
public:
    virtual ~Resolver() = default;
    /// @param noise 64 random bits (tremor). @param result sized by the caller.
    virtual void resolve(std::span<const std::byte> query, std::uint64_t noise,
                         std::span<std::byte> result) const = 0;
    /// Whether a recorded result can be an answer to this query at all: sizes, ranges, what apply()
    /// relies on. Not whether this machine would compute the same. Records come from strangers.
    virtual bool possible(std::span<const std::byte> query,
                          std::span<const std::byte> result) const = 0;
};

/// The only source of what is not yet decided. Rules ask, they never draw themselves.
/// Live, replay, search and scripted chance answer the same questions.
class Chance
{
public:
    virtual ~Chance() = default;

    /// Kind of the component at `at`.
    /// @param composition multiset of this deck's epoch as shuffled (all places)
    /// @param undecided   multiset of what lies at places nobody has asked for yet, `at` included;
    ///                    when a part of `at` is already known, only the kinds it can still be
    virtual int card(DeckPlace at, Counts composition, Counts undecided) = 0;

    /// Class of the component at `at` when only a part of it is seen (a fish's front).
    /// @param classOf class of each kind. @param undecidedByClass as `undecided`, by class.
    virtual int part(DeckPlace at, Counts composition, std::span<const std::uint8_t> classOf,
                     Counts undecidedByClass) = 0;

    /// Uniform in [0, sides). `stream` separates uses (game's own numbering).
    virtual int roll(int stream, int sides) = 0;

    /// Draws from an open bag: index with probability bag[i] / sum. @pre sum > 0
    virtual int draw(int stream, Counts bag) = 0;

    /// Fills `result`: by `resolver` when live or searching, from the record when replaying.
    virtual void resolve(int stream, std::span<const std::byte> query, std::span<std::byte> result,
                         const Resolver &resolver) = 0;

    /// False in search, where a game may use a cheaper resolver.
    virtual bool authoritative() const { return true; }

    /// Of who sits there now. May go into a query of resolve() and nowhere else: it is not part of the
    /// state, changes with a take-over, and a replay does not know it.
    virtual SeatTrait trait(SeatId) const { return 0; }
};

/// Index drawn with probability counts[i] / total. @pre 0 <= ticket < sum(counts)
int pickByTicket(Counts counts, std::uint32_t ticket);

/// One recorded answer. `bytes` only for resolve().
struct ChanceOutcome
{
    enum class Type : std::uint8_t { Card, Part, Roll, Draw, Resolve };
    Type type = Type::Card;
    std::int32_t value = 0;
    std::vector<std::byte> bytes;
    friend bool operator==(const ChanceOutcome &, const ChanceOutcome &) = default;
};

/// Search: everything undecided is drawn uniformly from the given multiset. Fast, not recorded.
class SearchChance final : public Chance
{
public:
    /// @param exact resolves as for the match itself, at its price
    explicit SearchChance(Rng &rng, SeatTraits traits = {}, bool exact = false)
        : m_rng(rng), m_traits(traits), m_exact(exact)
    {}
    int card(DeckPlace, Counts, Counts undecided) override { return pick(undecided); }
    int part(DeckPlace, Counts, std::span<const std::uint8_t>, Counts byClass) override
    {
        return pick(byClass);
    }
    int roll(int, int sides) override
    {
        return static_cast<int>(m_rng.below(static_cast<std::uint32_t>(sides)));
    }
    int draw(int, Counts bag) override { return pick(bag); }
    void resolve(int, std::span<const std::byte> query, std::span<std::byte> result,
                 const Resolver &resolver) override
    {
        resolver.resolve(query, m_rng.next(), result);
    }
    bool authoritative() const override { return m_exact; }
    SeatTrait trait(SeatId seat) const override { return m_traits[static_cast<std::size_t>(seat)]; }
    Rng &rng() { return m_rng; }

private:
    int pick(Counts counts);
    Rng &m_rng;
    SeatTraits m_traits;
    bool m_exact;
};

/// The real thing. What lies where is a keyed permutation of the secret seed, so it does not depend
/// on the path taken; rolls are a hash of (seed, stream, ply, k). Undo and reload meet the same world.
/// What came before may not follow from the seed (a record written by hand, or by another version): for
/// a component that is already out comes one that is left, so that a match can always go on.
class LiveChance final : public Chance
{
public:
    /// @param ply 0 = the deal
    explicit LiveChance(std::uint64_t seed, SeatTraits traits = {}, std::uint32_t ply = 0)
        : m_seed(seed), m_traits(traits), m_ply(ply)
    {}
    /// Call before each apply().
    void beginPly(std::uint32_t ply);
    int card(DeckPlace at, Counts composition, Counts undecided) override;
    int part(DeckPlace at, Counts composition, std::span<const std::uint8_t> classOf,
             Counts byClass) override;
    int roll(int stream, int sides) override;
    int draw(int stream, Counts bag) override;
    void resolve(int stream, std::span<const std::byte> query, std::span<std::byte> result,
                 const Resolver &resolver) override;
    SeatTrait trait(SeatId seat) const override { return m_traits[static_cast<std::size_t>(seat)]; }

private:
    int lying(DeckPlace at, Counts composition) const;
    int possible(int answer, DeckPlace at, Counts left) const;
    std::uint64_t bits(int stream);
    std::uint64_t m_seed;
    SeatTraits m_traits;
    std::uint32_t m_ply;
    std::uint32_t m_asked = 0;
};

/// Wraps another chance and notes every answer.
class RecordingChance final : public Chance
{
public:
    RecordingChance(Chance &source, std::vector<ChanceOutcome> &log) : m_source(source), m_log(log)
    {}
    int card(DeckPlace at, Counts composition, Counts undecided) override;
    int part(DeckPlace at, Counts composition, std::span<const std::uint8_t> classOf,
             Counts byClass) override;
    int roll(int stream, int sides) override;
    int draw(int stream, Counts bag) override;
    void resolve(int stream, std::span<const std::byte> query, std::span<std::byte> result,
                 const Resolver &resolver) override;
    bool authoritative() const override { return m_source.authoritative(); }
    SeatTrait trait(SeatId seat) const override { return m_source.trait(seat); }

private:
    Chance &m_source;
    std::vector<ChanceOutcome> &m_log;
};

/// Answers from a list (a record, or a test's script). A question of another type, an impossible
/// answer or an exhausted list sets failed() and then answers the first possible value (resolve():
/// what the resolver computes).
class ReplayChance final : public Chance
{
public:
    explicit ReplayChance(std::span<const ChanceOutcome> outcomes) : m_outcomes(outcomes) {}
    int card(DeckPlace at, Counts composition, Counts undecided) override;
    int part(DeckPlace at, Counts composition, std::span<const std::uint8_t> classOf,
             Counts byClass) override;
    int roll(int stream, int sides) override;
    int draw(int stream, Counts bag) override;
    void resolve(int stream, std::span<const std::byte> query, std::span<std::byte> result,
                 const Resolver &resolver) override;
    bool failed() const { return m_failed; }
    bool finished() const { return m_next == m_outcomes.size(); }

private:
    int take(ChanceOutcome::Type type, Counts possible);
    std::span<const ChanceOutcome> m_outcomes;
    std::size_t m_next = 0;
    bool m_failed = false;
};

} // namespace takujo
