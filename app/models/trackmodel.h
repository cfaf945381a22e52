#pragma once
#include "words.h"

#include <QObject>
#include <QPointF>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <map>

namespace takujo {

/// A piece that leaves the board in a track, and the sound of its own that goes with it, if any.
struct FallenPiece
{
    QString piece;
    QString sound;
};

/// The last move that played out over time (a push of Coin Hunt): where every piece was when, which met
/// and which fell. The table plays it; while `playing` the computer waits with its next move.
class TrackModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by MatchSession")
    Q_PROPERTY(bool present READ present NOTIFY begun)
    Q_PROPERTY(int duration READ duration NOTIFY begun)
    Q_PROPERTY(bool exact READ exact NOTIFY begun)
    Q_PROPERTY(QStringList pieces READ pieces NOTIFY begun)
    Q_PROPERTY(bool playing READ playing WRITE setPlaying NOTIFY playingChanged)

public:
    explicit TrackModel(QObject *parent = nullptr) : QObject(parent) {}

    bool present() const { return !m_ways.empty(); }
    int duration() const { return m_duration; } ///< ms
    /// False: a blend between two stored tables, not the push itself.
    bool exact() const { return m_exact; }
    QStringList pieces() const;
    bool playing() const { return m_playing; }
    void setPlaying(bool playing);

    /// Place of a piece after so many ms, in mm.
    Q_INVOKABLE QPointF at(const QString &piece, double ms) const;
    /// Its angle in degrees, counter-clockwise.
    Q_INVOKABLE double angleAt(const QString &piece, double ms) const;
    /// Art id of a piece, also of one that is nowhere any more: what its id begins with (Piece::id).
    Q_INVOKABLE QString kind(const QString &piece) const { return piece.section(u'#', 0, 0); }
    /// ms after which a piece moves no more: it rests or has left the board.
    Q_INVOKABLE int lastMs(const QString &piece) const;

    /// The table shows the track as it is after so many ms: says what met and which pieces have fallen on
    /// the way. Less than the last time: it is shown once more.
    Q_INVOKABLE void pass(double ms);
    /// Whether every fall was shown.
    bool fallsPassed() const;

    /// Replaces what is there; to be called before the table changes. An empty track is forgotten.
    void load(const Track &track, const QList<FallenPiece> &fallen = {});

signals:
    void begun();
    void playingChanged();
    void fell(const QString &piece, const QString &sound);
    /// Pieces met. The strength, up to 1, is that of the loudest since the last time.
    void knocked(double strength);

private:
    struct Stop
    {
        int ms = 0;
        QPointF at;
        double angle = 0;
    };
    Stop stopAt(const QString &piece, double ms) const;

    std::map<QString, std::vector<Stop>> m_ways;
    std::vector<std::pair<int, FallenPiece>> m_falls; ///< ms, piece; in order
    std::vector<Track::Knock> m_knocks;               ///< in order, never too many
    double m_passed = 0;                              ///< ms shown so far
    int m_duration = 0;
    bool m_exact = true;
    bool m_playing = false;
};

} // namespace takujo
