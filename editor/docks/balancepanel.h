#pragma once
#include "document/wording.h"
#include "reportcheck.h"

#include <QWidget>

class QBoxLayout;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace takujo::editor {

class FlowLayout;
class PlayerChoice;
class ShortTree;
class WhiskerDelegate;

/// The balance report: how many matches, progress, the measures with their intervals and what they
/// mean in plain words.
class BalancePanel : public QWidget
{
    Q_OBJECT

public:
    BalancePanel(BalanceRunner &runner, ReportCheck &check, QWidget *parent = nullptr);

    /// The rules to be measured, without a game = none are open. @param seats numbers of seats that
    /// can play them, none = wrong rules
    void setRules(const RuleSet &rules, const std::vector<int> &seats, const Wording &words);
    /// The rules were edited since: the report is about those before.
    void setStale(bool stale);
    void retranslate();
    /// Starts, or goes on with, the study.
    void start();
    /// The same with deals that no search has seen, and none of before. @param seats, player as chosen there
    void prove(int seats, const std::string &player);
    /// Writes what is shown, as JSON when the name ends in .json, else as a web page. False: the note
    /// says why not.
    bool writeReport(const QString &file);
    /// Players chosen; 0 = wrong rules allow none.
    int seats() const;
    /// "3 players · Casual AI · 400 matches"
    QString facts() const;

signals:
    void begun(); ///< matches are played
    void factsChanged();
    void fairWanted();
    void saved(const QString &file); ///< a report

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    FlowLayout *makeControls();
    void makeBody();
    void arrange();
    void offerPlayers();
    void makeTable();
    void begin(std::uint64_t first);
    void show();
    void showControls(bool running, bool some);
    void showProgress();
    void showMeasures(const BalanceReport &report);
    void showVerdict(const BalanceReport &report);
    bool anyOpen() const { return !m_rules.game.empty(); }
    QString idleHtml() const;
    QString knownHtml(const BalanceReport &report) const;
    void exportReport();
    QString measuredName() const;
    std::vector<std::string> differences() const;
    QString number(const Measure &measure, const Estimate &estimate) const;
    QString text(const Text &text) const;

    BalanceRunner &m_runner;
    ReportCheck &m_check;
    RuleSet m_rules;
    Wording m_words;
    TextCatalog m_texts; ///< of the report's game
    const GameDefinition *m_textsOf = nullptr;
    QComboBox *m_seats;
    PlayerChoice *m_player;
    QSpinBox *m_games;
    QPushButton *m_start;
    QPushButton *m_pause;
    QPushButton *m_cancel;
    QPushButton *m_save;
    QProgressBar *m_progress;
    ShortTree *m_table;
    WhiskerDelegate *m_whiskers;
    QLabel *m_verdict;
    QLabel *m_note;
    QPushButton *m_fair;
    QBoxLayout *m_body = nullptr; ///< table and verdict
    bool m_playable = false;
    QString m_problem;
    QString m_unwritten; ///< why the report could not be written
    bool m_stale = false;
    int m_wanted = 3; ///< players, chosen last
};

} // namespace takujo::editor
