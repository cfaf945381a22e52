#pragma once
#include "draftmodel.h"
#include "forecastmodel.h"
#include "outcomemodel.h"
#include "promptmodel.h"
#include "replaycursor.h"
#include "scenemodel.h"
#include "seatview.h"
#include "sessionlog.h"
#include "tablemodel.h"
#include "trackmodel.h"

#include <tuple>

namespace takujo {

/// What a table binds: seats, pieces, the decision asked and its answer, what happened.
struct TableModels
{
    RowModel seats{{"seat", "name", "levelText", "level", "human", "colour", "score", "detail",
                    "active", "thinking", "isViewer", "gaveUp", "winner", "leads"}};
    TableModel table;
    PromptModel prompt;
    DraftModel draft;
    ForecastModel forecast;
    TrackModel track;
    SceneModel scene;
    RowModel log{SessionLog::lineRoles()};
    RowModel logTurns{SessionLog::turnRoles()}; ///< the same in blocks
    /// What the viewer did in this turn and may still take back.
    RowModel turnMoves{{"ply", "order", "text", "detail", "anchor", "removable", "spent"}};
    OutcomeModel outcome;
};

/// From a match to the models of its table: what the seat at the screen sees at the moment shown.
class TablePresenter : public QObject
{
    Q_OBJECT

public:
    /// What it shows; like the models they outlive it.
    struct Source
    {
        const Match &match;
        const SeatView &view;
        const ReplayCursor &cursor;
        const Words &words;
        bool oneLevel; ///< of the game: seats show no levels
    };
    /// Asked whenever it is shown.
    struct Turn
    {
        std::function<SeatId()> asked;  ///< the seat at the screen if a decision is asked of it
        std::function<bool()> thinking; ///< the computer is seen to think
    };
    TablePresenter(const Source &source, TableModels &models, Turn turn, QObject *parent = nullptr);

    void refresh();
    void showSeats();
    /// Nothing that happened up to now is told, nothing is put together.
    void begin();
    /// The match has other plies from this one on: what moved is told where it came from, what
    /// happened is announced.
    void changeFrom(int ply);
    /// Another moment is shown: what moved since this ply is told where it came from.
    void lookFrom(int ply) { m_changedFrom = ply; }
    /// How the pushes of these plies went, to be watched: before the table changes, so that it can begin
    /// where the pieces were.
    void loadTrack(int firstPly, int endPly);
    /// Tells what happened since the last time.
    void announce();
    /// What was said for plies from `ply` on (-1 = the deal, so everything) is said anew.
    void forgetLog(int ply = -1) { m_sessionLog.forget(ply); }

signals:
    /// @param sound of its own; empty: that of the type
    void happened(int seat, takujo::EventType type, const QString &sound);
    /// What another seat did in one ply and what came of it, as far as this viewer may know.
    void told(int seat, const QString &sentences);
    void trackEnded();

private:
    void showScene(int from, const Presentation &before);
    void startDraft();
    void showTable();
    void showPreview();
    void showTurnMoves();
    RowModel::Row turnMove(int ply, int order) const;
    QVariantList spentBy(int ply) const;
    void askForecast();
    TableMarks marks() const;
    void markLastMoves(TableMarks &marks) const;

    Source m_source;
    TableModels &m_models;
    Turn m_turn;
    SessionLog m_sessionLog;
    SeatSet m_leaders = 0; ///< as far as everybody may know
    Presentation m_table;  ///< as shown
    std::tuple<int, SeatId, PromptKind> m_draftFor{-1, kNoSeat, PromptKind::None}; ///< ply, seat
    int m_announcedTo = 0;  ///< plies that were announced; more while a push is still being shown
    int m_changedFrom = 0;  ///< first ply of a change that is not shown yet
    QVariantList m_motions; ///< what led from the table shown to m_table
    SeatId m_shownTo = kNoSeat; ///< who saw the table as shown
    int m_shownPly = 0;         ///< and the moment
    Language m_shownIn = Language::En;
};

} // namespace takujo
