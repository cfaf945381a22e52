#pragma once
#include "evaluation/known_facts.h"
#include "evaluation/report_players.h"
#include "evaluation/study.h"
#include "interface/editorplugin.h"
#include "plugin/catalogue.h"
#include "plugin/study_journal.h"

#include <QElapsedTimer>
#include <QObject>

#include <optional>
#include <set>

namespace takujo::editor {

/// Measures the balance of rules by self-play on all cores, compared with the official preset at the
/// same number of seats. GUI thread; `changed` comes with every match, a report of what is known so far
/// after 25 matches or 8 seconds and then every half as many more. It ends when the verdict is certain.
class BalanceRunner : public QObject
{
    Q_OBJECT

public:
    explicit BalanceRunner(EditorHost &host, QObject *parent = nullptr);
    ~BalanceRunner() override;

    /// The numbers of seats a game has, whatever the rules.
    std::vector<int> seatsOf(const std::string &game) const;
    /// Who may play; empty names where the rules cannot be played so.
    ReportPlayers players(const RuleSet &rules, int seats);
    /// Goes on with the matches of a study of the same rules and seats that was cancelled, or killed with
    /// the program. Empty = started.
    /// @param player in every seat; empty = the player of studies
    /// @param first seed of the first match
    Problems start(const RuleSet &rules, int seats, int games, const std::string &player = {},
                   std::uint64_t first = 1);
    void pause();
    void resume();
    /// The matches played so far are kept.
    void cancel();
    /// Cancels and forgets.
    void clear();

    bool running() const { return m_study && !m_study->over(); }
    /// It ended by itself: all matches, or so many that it is certain.
    bool finished() const { return m_study && m_study->over(); }
    /// More matches would not have changed the verdict.
    bool decided() const { return m_decided; }
    bool paused() const { return running() && m_study->paused(); }
    int done() const { return m_study ? m_study->done() : 0; }
    int total() const { return m_study ? m_study->total() : 0; }
    int seats() const { return m_seats; }
    const RuleSet &rules() const { return m_rules; } ///< that are or were measured
    StudyCounts counts() const { return m_study ? m_study->counts() : StudyCounts(); }
    const std::optional<BalanceReport> &report() const { return m_report; }
    const GameDefinition *game() const { return m_game; }

signals:
    void began(); ///< with all of its matches known it may be over already
    void changed();

private:
    std::shared_ptr<const Game> official(const RuleSet &rules, int seats) const;
    const Baselines &baselinesOf(const std::string &game);
    void readBaseline(const RuleSet &rules, const std::string &player);
    void play(StudySpec spec);
    void readJournal(const GameEntry &game, const StudyKey &key);
    void keepRows();
    void finish();
    void tell();
    void look();

    EditorHost &m_host;
    Catalogue &m_catalogue;
    const GameDefinition *m_game = nullptr;
    RuleSet m_rules;
    int m_seats = 0;
    std::string m_baselinesOf; ///< game
    Baselines m_baselines;
    std::optional<Baseline> m_baseline;
    std::vector<StudyRow> m_rows; ///< of studies before this one, same rules, seats and player
    StudyKey m_key;
    StudyJournal m_journal;         ///< in the cache; without one nothing is kept
    std::set<std::uint64_t> m_kept; ///< seeds in it
    std::optional<BalanceReport> m_report;
    ReportSight m_sight;
    int m_nextLook = 0;    ///< at so many matches
    QElapsedTimer m_clock; ///< since the start
    bool m_decided = false;
    std::atomic<bool> m_told = false; ///< a call is on its way
    std::unique_ptr<Study> m_study;   // last: its threads use the rest
};

} // namespace takujo::editor
