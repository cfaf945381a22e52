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
    MatchSession *session() const { return m_desktop->app().session(); }
    QString page() const { return m_desktop->page(); }

    /// First visible, enabled item with this accessible name; null = none.
    QQuickItem *find(const QString &name) const;
    /// The same, also where nothing can be pressed (fields, words).
    QQuickItem *named(const QString &name) const;
    /// First item, shown or not, of which this is true; null = none.
    QQuickItem *itemWhere(const std::function<bool(QQuickItem *)> &wanted) const;
    /// First item made from this QML file ("HuntAimer").
    QQuickItem *itemOfType(const char *type) const;
    /// The item with the focus of the keyboard.
    QQuickItem *focused() const { return m_desktop->window()->activeFocusItem(); }
    /// Clicks the middle of the item with this accessible name. False: there is none, or it stays
    /// partly outside the window.
    bool click(const QString &name);
    /// Until the result of a match, which came by itself, takes presses.
    bool awaitResult() const;
    void clickOn(QQuickItem *item, const QPointF &at);
    void pointAt(QQuickItem *item, const QPointF &at);
    void key(int key, Qt::KeyboardModifiers modifiers = {});
    /// Presses Tab, at most 80 times, until this is true.
    bool tabUntil(const std::function<bool()> &there);
    /// Presses arrow keys, at most 40 of them, in the direction of the item until it has the focus.
    void arrowsTo(const QQuickItem *item);

    /// Plays the turns of the person until the match is over: `act` does something about the prompt.
    /// False: nothing came of it, or nobody moved for long.
    bool playToEnd(const std::function<void()> &act);

private:
    std::unique_ptr<Desktop> m_desktop;
};

/// Warnings since the last call (any category but known noise of the platform).
QStringList takeWarnings();
void collectWarnings();

/// Files of this process go into a folder of its own, however the test was started.
void useOwnFolders();
/// What a test of the window begins with. Skips all of it when the game is not built.
void prepareTest(const QString &game, const char *title);
/// Matches, records and settings of earlier test functions go; stops where those are not its own.
void forgetUserFiles();
/// The data of a test function: a column "language" with ja and en.
void bothLanguages();
/// Columns "keys" and "language": by keys and by mouse in each. Skips a game that is not built.
void byEveryHand(const QString &game);
/// Begins a match of computers only, looked at by the first seat, and shows its table.
void watchComputers(WindowDriver &window, const QString &game,
                    const QString &pace = QStringLiteral("instant"));
/// Does the first thing that the prompt of a turn of CCC offers.
void decideSomehow(MatchSession *session);

} // namespace takujo
