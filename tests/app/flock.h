#pragma once
#include "windowdriver.h"

namespace takujo {

/// A match of the game on its table, at normal pace and with animations. False: none came.
bool openMovingTable(WindowDriver &window, const QString &game);
/// Sends pictures of pieces from all over the canvas to where they go, all at once.
/// @param round another one has other starts
/// @param motions whose pieces they are; empty: pieces nobody knows
void flyTogether(WindowDriver &window, int pieces, int round, const QVariantList &motions = {});
/// Whether anything flies.
bool anythingFlies(WindowDriver &window);

} // namespace takujo
