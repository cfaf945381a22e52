#pragma once
#include "game/chance.h"
#include "game/event.h"
#include "game/move_list.h"
#include "game/presentation.h"

#include <concepts>
#include <span>
#include <type_traits>

namespace takujo {

/// Bytes that compare, hash and copy as a whole.
template<class T>
concept PlainBytes = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;

/// What the templates (search, playouts, arena, facade) need from a game. One immutable object per
/// (rule set, seats); every function is const and thread-safe. Nothing here allocates except the
/// functions that make words.
template<class C>
concept GameRules = PlainBytes<typename C::State> && PlainBytes<typename C::View> &&
    requires(const C &rules, typename C::State &state, const typename C::State &cstate,
             const typename C::View &view, const Move &move, std::span<Move> buffer, Chance &chance,
             Events *events, Rng &rng, SeatId seat)
{
    {
        C::kMaxMoves
        } -> std::convertible_to<int>; ///< buffer size for legal()
    requires std::same_as<decltype(rules.seats()), int>;
    requires std::same_as<decltype(rules.start(chance, events)), typename C::State>;
    requires std::same_as<decltype(rules.actor(cstate)), SeatId>;
    requires std::same_as<decltype(rules.turn(cstate)), int>;
    requires std::same_as<decltype(rules.legal(cstate, buffer)), LegalCount>;
    requires std::same_as<decltype(rules.check(cstate, move)), Check>;
    {rules.apply(state, move, chance, events)};
    requires std::same_as<decltype(rules.view(cstate, seat)), typename C::View>;
    requires std::same_as<decltype(rules.determinize(view, rng)), typename C::State>;
    requires std::same_as<decltype(rules.observedMove(cstate, move, seat)), Move>;
};

} // namespace takujo
