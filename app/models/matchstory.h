#pragma once
#include "luckmodel.h"
#include "reviewmodel.h"
#include "rowmodel.h"
#include "words.h"

namespace takujo {

/// How a match went: the points over its turns, the turns that changed the lead most, and what came
/// by choice and what by chance. Made when a page asks for it, from what the seat on the screen may
/// know; the estimate only of a finished match.
class MatchStory : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by MatchSession")
    Q_PROPERTY(QVariantList lines READ lines NOTIFY changed)
    Q_PROPERTY(QList<int> plies READ plies NOTIFY changed)
    Q_PROPERTY(int lowest READ lowest NOTIFY changed)
    Q_PROPERTY(int highest READ highest NOTIFY changed)
    Q_PROPERTY(int turns READ turns NOTIFY changed)
    Q_PROPERTY(int replaced READ replaced NOTIFY changed)
    Q_PROPERTY(QVariantMap placers READ placers NOTIFY changed)
    Q_PROPERTY(QString lastPlace READ lastPlace NOTIFY changed)
    Q_PROPERTY(int lossTurn READ lossTurn NOTIFY changed)
    Q_PROPERTY(int lossPly READ lossPly NOTIFY changed)
    Q_PROPERTY(takujo::RowModel *grown READ grown CONSTANT)
    Q_PROPERTY(takujo::RowModel *ending READ ending CONSTANT)
    Q_PROPERTY(takujo::RowModel *turning READ turning CONSTANT)
    Q_PROPERTY(takujo::ReviewModel *costly READ costly CONSTANT)
    Q_PROPERTY(takujo::LuckModel *luck READ luck CONSTANT)

public:
    explicit MatchStory(QObject *parent = nullptr);

    /// Points at the start and after every turn: a list of numbers a seat, all seats of a game won
    /// together in one.
    QVariantList lines() const { return m_lines; }
    /// Plies the points of `lines` stand for.
    QList<int> plies() const { return m_plies; }
    int lowest() const { return m_lowest; }
    int highest() const { return m_highest; }
    int turns() const { return m_turns; }
    /// How often something of a finished match won or lost together was put where something lay.
    int replaced() const { return static_cast<int>(m_anew.size()); }
    /// Of a finished match won or lost together: the seat that last put something there, by
    /// "zone/slot"; turning a card up in its place puts nothing there.
    QVariantMap placers() const { return m_placers; }
    /// Where the last move of all put or turned up something, as "zone/slot"; empty = nowhere.
    QString lastPlace() const { return m_lastPlace; }
    /// Of a match lost together: the turn, from 1, in which what brought the loss was put where it lies;
    /// where the last move put or turned up nothing, the turn before it. 0 = not lost.
    int lossTurn() const { return m_lossTurn; }
    /// The ply that turn begins with.
    int lossPly() const { return m_lossTurn > 0 ? m_plies[m_lossTurn - 1] : 0; }
    /// Turns of a finished match won or lost together: whose, the points after it, and whether it put
    /// something where something lay.
    RowModel *grown() { return &m_grown; }
    /// Of a match lost together: the turns that led to it, at most three, in their order.
    RowModel *ending() { return &m_ending; }
    /// Turns that changed the lead most.
    RowModel *turning() { return &m_turning; }
    /// What own choices and everything else were worth to each seat.
    LuckModel *luck() { return &m_luck; }
    /// The moves that cost most; looked for when its page asks for it.
    ReviewModel *costly() { return &m_costly; }

    /// @param viewer whose knowledge the points are while the match goes on
    void tell(const Match &match, SeatId viewer, const Words &words);
    /// Starts the estimate; once a match. @pre tell() with the finished match
    void review(const Match &match);
    /// What was found out about an end that is not this match's any more.
    void forget();

signals:
    void changed();
    /// The estimate is there: tell() shows it.
    void reviewed();

private:
    void tellPlacers(const Match &match);
    void tellLoss(const Match &match);
    int turnOf(int ply) const; ///< from 0; -1 = before the first. @pre tellPoints()
    void tellEnding(const Match &match, const Words &words);
    void tellGrowth(const Match &match);
    void tellPoints(const Match &match, SeatId viewer);
    void tellTurning(const Match &match, SeatId viewer, const Words &words);

    LuckModel m_luck;
    ReviewModel m_costly;
    RowModel m_grown{{"ply", "colour", "points", "anew"}};
    RowModel m_ending{{"ply", "turn", "colour", "text"}};
    RowModel m_turning{{"ply", "turn", "seat", "colour", "text", "swing"}};
    std::vector<std::array<int, kMaxSeats>> m_points; ///< at each of m_plies
    QVariantList m_lines;
    QList<int> m_plies;
    QVariantMap m_placers;
    QString m_lastPlace;
    QHash<QString, int> m_putAt; ///< as m_placers: the ply
    QList<int> m_anew;           ///< plies that put something where something lay
    int m_lowest = 0, m_highest = 0, m_turns = 0, m_lossTurn = 0;
};

} // namespace takujo
