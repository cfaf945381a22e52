#pragma once
#include "document/wording.h"
#include "fairrunner.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QGridLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace takujo::editor {

class BalanceRunner;
class DockTitle;
class FairAim;
class FairCandidates;
class FairPlot;
class FairVariations;
class PlayerChoice;
class RulesDocument;

/// "Make it fair…": what may change, the aim, what was found. It stays open beside the window; the search
/// goes on while the rules are edited.
class FairDialog : public QDialog
{
    Q_OBJECT

public:
    FairDialog(FairRunner &runner, BalanceRunner &reports, QWidget *parent = nullptr);

    /// The rules to begin with. @param first parameters offered first
    /// @param seats chosen at first @param turnsOf length of a match with so many, 0 = not known
    void setRules(const RulesDocument &document, const QStringList &first, int seats,
                  std::function<int(int)> turnsOf, const Wording &words);
    void retranslate(const Wording &words);
    /// The rules were edited: the next search begins with them, what was found did not.
    void followRules(const RulesDocument &document);
    /// A candidate became rules of its own: the dialog is about these from now on.
    void followMade(const RulesDocument &made);
    /// These rules are among the candidates, or were searched.
    bool hasFound(const RulesDocument &document) const;
    int seats() const;

public slots:
    void reject() override; ///< stops a search first

signals:
    void taken(int candidate);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeLayout();
    void arrange();
    QWidget *panel(DockTitle *title, QWidget *body);
    QLayout *makeFoot();
    void startOrStop();
    void refresh();
    void showFoot();
    void showVerdict();
    QString said(const Text &text) const;
    void setPresent(const RulesDocument &document);
    int candidateLike(const std::string &hash) const; ///< -1 = none, 0 also when nothing was found
    QString takenWords() const;
    void namePlot();
    void showHeads();
    void announce(int tenth);
    bool enter(const QKeyEvent &key);

    FairRunner &m_runner;
    QGridLayout *m_body = nullptr;
    QWidget *m_found = nullptr; ///< the plot with its title
    RuleSet m_rules;
    std::function<int(int)> m_turnsOf;
    Wording m_words;
    DockTitle *m_mayChange;
    DockTitle *m_aimTitle;
    DockTitle *m_foundTitle;
    FairVariations *m_variations;
    FairAim *m_aim;
    FairPlot *m_plot;
    FairCandidates *m_candidates;
    QComboBox *m_seats;
    PlayerChoice *m_player;
    QLabel *m_verdict;
    QLabel *m_status;
    QLabel *m_left;
    QProgressBar *m_progress;
    QPushButton *m_start;
    QPushButton *m_close;
    TextCatalog m_texts;
    const GameDefinition *m_textsOf = nullptr;
    QString m_problem;
    std::string m_now;   ///< hash of the present rules; empty = they have errors
    int m_present = 0;   ///< candidate that is the same as they are, -1 = none
    bool m_made = false; ///< they were made of a candidate
    int m_told = -1;     ///< tenths announced
};

} // namespace takujo::editor
