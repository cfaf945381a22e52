#pragma once
#include "learn/luck.h"
#include "rowmodel.h"
#include "slowwork.h"
#include "words.h"

namespace takujo {

/// What a finished match brought each seat by its own choices and by all else, in points of lead, with
/// how sure that is. Of a match between rivals whose play-outs are quick; worked out on all cores, beside
/// what is shown.
class LuckModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by MatchStory")
    Q_PROPERTY(takujo::RowModel *rows READ rows CONSTANT)
    Q_PROPERTY(double widest READ widest NOTIFY changed)
    Q_PROPERTY(bool running READ running NOTIFY changed)
    Q_PROPERTY(int done READ done NOTIFY progressed)
    Q_PROPERTY(int total READ total NOTIFY progressed)
    Q_PROPERTY(int trials READ trials CONSTANT)

public:
    explicit LuckModel(QObject *parent = nullptr);

    /// name, colour, luck, luckError, choices, choicesError (two standard errors), differed, decisions
    RowModel *rows() { return &m_rows; }
    double widest() const { return m_widest; } ///< largest of luck with its error, either way
    bool running() const { return m_work.running(); }
    int done() const { return m_work.done(); } ///< decisions and starts looked at so far
    int total() const { return m_work.total(); }
    static int trials() { return kLuckTrials; } ///< play-outs of each decision, both ways

    /// Starts; once a match. @pre match.finished(): what it uses is no secret any more
    void look(const Match &match);
    void tell(const Match &match, const Words &words);
    void cancel() { m_work.cancel(); }
    void forget();

signals:
    void changed();
    void progressed();

private:
    RowModel m_rows;
    std::shared_ptr<std::vector<SeatLuck>> m_seats; ///< null: not known
    double m_widest = 0;
    SlowWork m_work; ///< the last member: it ends first
};

} // namespace takujo
