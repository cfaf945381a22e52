#pragma once
#include "games/coinhunt/rules/facts.h"
#include "tabletest.h"

// What a person of the tests does at the table of Coin Hunt.
namespace takujo {

/// Zone that holds a piece that can be chosen now, and the piece.
QPair<QString, QString> legalPiece(MatchSession *session);
/// The push under composition.
inline coinhunt::DraftFacts aimFacts(const DraftModel *draft)
{
    return factsFrom<coinhunt::DraftFacts>(draft->facts());
}
/// Aims along the side, deep, until something falls in every trial. False: nowhere.
bool aimWhereCoinsFall(WindowDriver &window);
/// A pile for each seat, in order.
void shareOut(WindowDriver &window, const Press &press);

} // namespace takujo
