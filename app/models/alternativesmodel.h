#pragma once
#include "learn/move_chances.h"
#include "rowmodel.h"
#include "slowwork.h"

#include <mutex>
#include <optional>

namespace takujo {

/// The moves that were thought of for one decision, with the share of the win each brings: counted on a
/// worker while one looks, by play-outs of all of them on the same deals, from the view of who decides.
class AlternativesModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by HintModel")
    Q_PROPERTY(takujo::RowModel *rows READ rows CONSTANT)
    Q_PROPERTY(int playOuts READ playOuts NOTIFY changed)
    Q_PROPERTY(bool counting READ counting NOTIFY changed)
    Q_PROPERTY(int chosen READ chosen NOTIFY changed)

public:
    /// Words of a move, as the person reads them.
    using Namer = std::function<QString(const Move &)>;
    explicit AlternativesModel(Namer namer, QObject *parent = nullptr);

    /// `words`; `chance`, `low`, `high` (percent, the 95 % interval); `behind`: so many points less than
    /// the first one (more, where negative), 0 = not certain; `own`: the person's; `chosen`: looked at now.
    RowModel *rows() { return &m_rows; }
    /// Of each move so far.
    int playOuts() const { return m_known ? m_known->playOuts() : 0; }
    bool counting() const { return m_work.running(); }

    /// @param moves the best one first; they are counted until stop() or until they are enough
    void start(std::shared_ptr<const Game> game, const PlayedOut &out, const std::vector<Move> &moves);
    /// The move the person has put together; none = no such.
    void setOwn(const std::optional<Move> &move);
    void choose(int row);
    int chosen() const { return m_chosen; }
    /// @pre 0 <= row < rows().count()
    const Move &move(int row) const { return m_known->move(static_cast<std::size_t>(row)); }
    void stop();
    void rerender();

signals:
    void changed();

private:
    struct Shared;
    void count();
    void take();
    RowModel::Row rowOf(std::size_t row) const;

    Namer m_namer;
    SlowWork m_work;
    std::shared_ptr<Shared> m_shared;
    std::shared_ptr<const Game> m_game;
    std::optional<MoveChances> m_known;
    std::size_t m_thought = 0; ///< rows but that of the person
    std::optional<Move> m_own;
    int m_chosen = 0;
    RowModel m_rows{{"words", "chance", "low", "high", "behind", "own", "chosen"}};
};

} // namespace takujo
