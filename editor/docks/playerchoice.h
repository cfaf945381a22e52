#pragma once
#include "balancerunner.h"

#include <QComboBox>

#include <tuple>

namespace takujo::editor {

/// Who plays the matches of a balance report: quick players or stronger ones. Those that are advised,
/// unless somebody chose otherwise.
class PlayerChoice : public QComboBox
{
    Q_OBJECT

public:
    explicit PlayerChoice(BalanceRunner &runner, QWidget *parent = nullptr);

    void offer(const RuleSet &rules, int seats);
    void retranslate();
    /// That player where it is offered, as if chosen by hand.
    void choose(const std::string &player);
    bool strong() const { return currentIndex() > 0; }
    /// Strong ones are chosen since quick ones would mislead.
    bool needsStrong() const { return strong() && !m_offer.quickHolds; }
    /// Empty = none.
    std::string player() const { return currentData().toString().toStdString(); }
    /// Matches that are asked of them.
    int games() const;

signals:
    void changed(); ///< others play now

private:
    BalanceRunner &m_runner;
    std::tuple<std::string, std::string, int> m_asked; ///< game, preset and seats
    ReportPlayers m_offer;                             ///< for these
    bool m_byHand = false;
};

} // namespace takujo::editor
