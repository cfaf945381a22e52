#pragma once
#include "game/chance.h"
#include "game/event.h"
#include "game/move.h"
#include "game/presentation.h"

#include <array>
#include <concepts>
#include <span>
#include <type_traits>

namespace takujo {

/// Reward per seat in [0, 1]; search maximises each seat's own (max^n).
using Rewards = std::array<float, kMaxSeats>;

/// Result of legal(): how many moves were written, and whether these are all there are.
struct LegalCount
{
    int count = 0;
    bool complete = true;
};

/// Bytes that compare, hash and copy as a whole.
template<class T>
concept PlainBytes = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;

/// What the templates (search, playouts, arena, facade) need from a game. One immutable object per
/// (rule set, seats); every function is const and thread-safe. Nothing here allocates except the
/// functions that make words.
template<class C>
concept GameRules = PlainBytes<typename C::State> && PlainBytes<typename C::View> &&
    requires(const C &rules, typename C::State &state, const typename C::State &cstate,
             const typename C::View &view, const Move &move, std::span<Move> buffer,
             std::span<float> priors, Chance &chance, Events *events, Rng &rng, SeatId seat,
             Rewards &rewards)
{
    {
        C::kMaxMoves
        } -> std::convertible_to<int>; ///< buffer size for legal() and candidates()
    {
        rules.seats()
        } -> std::same_as<int>;
    {
        rules.start(chance, events)
        } -> std::same_as<typename C::State>;
    {
        rules.actor(cstate)
        } -> std::same_as<SeatId>;
    {
        rules.turn(cstate)
        } -> std::same_as<int>;
    {
        rules.legal(cstate, buffer)
        } -> std::same_as<LegalCount>;
    {
        rules.check(cstate, move)
        } -> std::same_as<Check>;
    {rules.apply(state, move, chance, events)};
    {
        rules.view(cstate, seat)
        } -> std::same_as<typename C::View>;
    {
        rules.determinize(view, rng)
        } -> std::same_as<typename C::State>;
    {
        rules.observedMove(cstate, move, seat)
        } -> std::same_as<Move>;
};

/// What information-set tree search needs on top. `candidates` is the game's abstraction of a
/// decision for search: a useful subset of the legal moves with priors (sum ~1); `nodeKey` merges
/// moves that differ only in what does not matter below them.
template<class C>
concept SearchableRules = GameRules<C> &&
    requires(const C &rules, const typename C::State &cstate, const Move &move,
             std::span<Move> buffer, std::span<float> priors, Rng &rng, Rewards &rewards,
             SeatId root)
{
    {
        rules.candidates(cstate, buffer, priors)
        } -> std::same_as<int>;
    {
        rules.nodeKey(move)
        } -> std::same_as<std::uint64_t>;
    {
        rules.rolloutMove(cstate, rng)
        } -> std::same_as<Move>;
    {rules.evaluate(cstate, rewards)}; ///< at a cut or at the end
    {
        rules.rolloutTurns()
        } -> std::same_as<int>; ///< cut after so many turns in all
};

} // namespace takujo
