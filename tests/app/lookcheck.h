#pragma once
#include <QQuickItem>
#include <QStringList>

namespace takujo {

/// What a reader would complain about in everything that is visible now: words cut off, outside the
/// window or on top of each other, too small, without a glyph, not translated. One line a fault.
QStringList faultsOfTexts(QQuickWindow *window, const QString &language);

/// What somebody with a screen reader would miss: controls without a name, a role or a press action.
QStringList faultsOfControls(QQuickWindow *window, const QString &language);

/// First visible item with this accessible name (also of pieces out of reach by click); null = none.
QQuickItem *itemNamed(QQuickWindow *window, const QString &name);
/// Presses it as a screen reader does. False: it has no press action.
bool pressAccessibly(QQuickItem *item);

} // namespace takujo
