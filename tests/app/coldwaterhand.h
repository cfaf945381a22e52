#pragma once
#include "tabletest.h"

/// A person at the table of Coldwater Crown: finds what the prompt names, presses it, answers.
namespace takujo::coldwaterhand {

/// Anchor or piece id of an item of the table; empty = neither.
QString idOf(const QQuickItem *item);
/// The visible item at an anchor; null = none.
QQuickItem *itemAt(const WindowDriver &window, const QString &anchor);
/// The last anchor whose option touches something on the table.
QString previewed(MatchSession *session);
/// Answers the prompt in a way that ends a match before long. Pieces are pressed by their anchors,
/// without a zone.
void answer(WindowDriver &window, const Press &press);

} // namespace takujo::coldwaterhand
