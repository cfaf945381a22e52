#pragma once
#include "windowdriver.h"

#include <QQuickItem>

#include <functional>

/// A person at the table of Coldwater Crown: finds what the prompt names, presses it, answers.
namespace takujo::coldwaterhand {

/// How an anchor of the prompt is reached: by pointer or by keys.
using Press = std::function<void(const QString &anchor)>;

/// A click on the head of the item: no bait lies over a zone there.
Press byPointer(WindowDriver &window);
/// Tab to the place or a neighbour of it, arrows to it, Space.
Press byKeys(WindowDriver &window);

/// Anchor or piece id of an item of the table; empty = neither.
QString idOf(QQuickItem *item);
/// The visible item at an anchor; null = none.
QQuickItem *itemAt(WindowDriver &window, const QString &anchor);
/// The last anchor whose option touches something on the table.
QString previewed(MatchSession *session);
/// Answers the prompt in a way that ends a match before long.
void answer(WindowDriver &window, const Press &press);

} // namespace takujo::coldwaterhand
