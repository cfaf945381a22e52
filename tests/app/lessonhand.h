#pragma once
#include "windowdriver.h"

namespace takujo {

/// Somebody who takes a lesson and presses only what it lights up, by pointer or by keys.
class LessonHand
{
public:
    LessonHand(WindowDriver &window, bool keys) : m_window(window), m_keys(keys) {}

    LessonSession *lesson() const { return m_window.desktop().app().lesson(); }
    /// Does what the present step asks for and goes on. The problem; empty = none.
    QString takeStep();
    /// To the learner's own match. The first problem.
    QString takeLesson();
    /// Plays that match to its result as the hint says.
    bool playOwnMatch();
    /// The ring on the one thing to press; null = there is none.
    QQuickItem *ring() const;
    /// What it is around.
    QQuickItem *ringed() const;
    /// Presses what has the ring.
    void press();
    /// Leaves a card that is only read.
    void goOn();
    /// Waits until the light is where it belongs.
    bool settle() const;

private:
    void aim();
    void choose();
    QString where(const QString &what) const;

    WindowDriver &m_window;
    bool m_keys;
};

/// Opens the lesson at this step (from 0).
void openLessonAt(WindowDriver &window, const QString &game, int step);
QRectF sceneRect(const QQuickItem *item);
/// The part of the window that the stage of a lesson has.
QRectF groundOf(const WindowDriver &window);

} // namespace takujo
