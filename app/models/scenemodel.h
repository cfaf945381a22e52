#pragma once
#include "match/match.h"
#include "words.h"

#include <QtQml/qqmlregistration.h>
#include <QVariant>

namespace takujo {

/// Something that happened in a scene: in words, and what it moved.
class Act
{
    Q_GADGET
    QML_VALUE_TYPE(act)
    Q_PROPERTY(int type MEMBER type)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QVariantList motions MEMBER motions)

public:
    int type = 0;           ///< an EventType
    int seat = -1;          ///< who did it
    QString text;           ///< as in the log; empty: only to be seen
    QString detail;         ///< the sum behind it
    QVariantList motions{}; ///< motions.h
};

/// What another seat has just done, as the seat at the screen may know it. The table shows it; while
/// `playing` the computer waits with its next move.
class SceneModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by MatchSession")
    Q_PROPERTY(bool present READ present NOTIFY changed)
    Q_PROPERTY(int actor READ actor NOTIFY changed)
    Q_PROPERTY(QVariantList acts READ acts NOTIFY changed)
    Q_PROPERTY(int scoreBefore READ scoreBefore NOTIFY changed)
    Q_PROPERTY(int scoreAfter READ scoreAfter NOTIFY changed)
    Q_PROPERTY(bool playing READ playing WRITE setPlaying NOTIFY playingChanged)

public:
    explicit SceneModel(QObject *parent = nullptr) : QObject(parent) {}

    bool present() const { return !m_acts.isEmpty(); }
    int actor() const { return m_actor; } ///< whose turn it was
    QVariantList acts() const { return m_acts; }
    int scoreBefore() const { return m_scoreBefore; } ///< of the actor; -1 = nobody may know
    int scoreAfter() const { return m_scoreAfter; }
    bool playing() const { return m_playing; }
    void setPlaying(bool playing);

    /// What led from one table of a viewer to the next one.
    struct Change
    {
        int from = 0; ///< first ply
        int to = 0;
        const Presentation &before;
        const Presentation &after;
        const QVariantList &motions; ///< motionsOf() these plies
    };
    /// What others did in it is the scene from now on; to be called before the table changes.
    void load(const Match &match, SeatId viewer, const Change &change, const Words &words);
    /// The same scene in another language. @param after the table it led to
    void rerender(const Match &match, SeatId viewer, const Presentation &after, const Words &words);
    void clear();

signals:
    void changed();
    /// Another scene is there, or none.
    void begun();
    void playingChanged();

private:
    int m_from = 0, m_to = 0; ///< plies
    Presentation m_before;    ///< the table at the first one
    QVariantList m_acts;
    int m_actor = -1;
    int m_scoreBefore = -1, m_scoreAfter = -1;
    bool m_playing = false;
};

} // namespace takujo
