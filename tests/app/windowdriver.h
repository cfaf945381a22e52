#pragma once
#include "desktop.h"

#include <QQuickItem>

#include <functional>

namespace takujo {

/// The real window for a test: finds items by their accessible name, clicks and types as a person
/// would, and keeps every warning of QML.
class WindowDriver
{
public:
    /// @param language "ja" or "en"; the match pace is "instant" and animations are off
    WindowDriver(const QString &language, const QSize &size);

    Desktop &desktop() { return *m_desktop; }
    MatchSession *session() { return m_desktop->app().session(); }
    QString page() const { return m_desktop->page(); }

    /// First visible, enabled item with this accessible name; null = none.
    QQuickItem *find(const QString &name) const;
    /// The same, also where nothing can be pressed (fields, words).
    QQuickItem *named(const QString &name) const;
    /// Clicks the middle of the item with this accessible name. False: there is none, or it stays
    /// partly outside the window.
    bool click(const QString &name);
    void key(int key, Qt::KeyboardModifiers modifiers = {});

    /// Plays the turns of the person until the match is over: `act` does something about the prompt.
    /// False: nothing came of it, or nobody moved for long.
    bool playToEnd(const std::function<void()> &act);

private:
    std::unique_ptr<Desktop> m_desktop;
};

/// Warnings since the last call (any category but known noise of the platform).
QStringList takeWarnings();
void collectWarnings();

} // namespace takujo
