#pragma once
#include "evaluation/fair_report.h"
#include "plugin/catalogue.h"
#include "plugin/study_journal.h"

#include <QObject>

#include <thread>

namespace takujo::editor {

/// What a search is asked to do.
struct FairOrder
{
    RuleSet rules; ///< the present ones
    int seats = 0;
    std::vector<FairVariation> variations;
    std::vector<FairGoal> goals;
    bool keepLength = false;
    double minutes = 5;
    std::string player; ///< empty = the quick one
};

/// Looks for fair rules on all cores while the window goes on. GUI thread; `changed` comes a few times a
/// second.
class FairRunner : public QObject
{
    Q_OBJECT

public:
    explicit FairRunner(Catalogue &catalogue, QObject *parent = nullptr);
    ~FairRunner() override;

    /// Goes on with the matches of searches before, also of a program that was killed. Empty = started.
    Problems start(const FairOrder &order);
    /// What was found stays.
    void stop();
    /// Stops and forgets what was found; matches are kept.
    void clear();

    bool running() const { return m_running; }
    const std::optional<FairState> &state() const { return m_state; }
    const FairOrder &order() const { return m_order; }
    const GameDefinition *game() const { return m_game; }

signals:
    void changed();

private:
    void openJournal(const GameEntry &game);
    void keep(const StudyKey &key, const std::vector<StudyRow> &rows);
    void tell(bool over);
    void finish();

    Catalogue &m_catalogue;
    const GameDefinition *m_game = nullptr;
    FairOrder m_order;
    std::optional<FairState> m_state;
    std::map<std::string, StudyRows> m_rows; ///< played so far, by rules, seats and player
    StudyJournal m_journal;                  ///< in the cache; without one nothing is kept
    QString m_journalGame;                   ///< whose it is
    bool m_running = false;
    std::atomic<bool> m_told = false; ///< a call is on its way
    std::unique_ptr<FairSearch> m_search;
    std::jthread m_thread; // last: it uses the rest
};

} // namespace takujo::editor
