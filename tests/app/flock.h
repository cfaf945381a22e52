#pragma once
#include "windowdriver.h"

namespace takujo {

/// Begins a match of the game, at normal pace and with animations. False: none came.
bool beginMoving(WindowDriver &window, const QString &game);
/// Goes to its table. False: there is none.
bool showTable(WindowDriver &window);
/// Sends pictures of pieces from all over the canvas to where they go, all at once.
/// @param round another one has other starts
/// @param motions whose pieces they are; empty: pieces nobody knows
void flyTogether(WindowDriver &window, int pieces, int round, const QVariantList &motions = {});
/// Whether anything flies.
bool anythingFlies(WindowDriver &window);

} // namespace takujo
