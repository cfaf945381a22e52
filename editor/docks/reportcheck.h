#pragma once
#include "balancerunner.h"
#include "evaluation/agreement.h"

namespace takujo::editor {

/// What quick players say of changed rules, tried by stronger ones: when such a report has ended by itself,
/// they play some matches of the same rules, and their shares of the wins are put beside those of the
/// report. GUI thread.
class ReportCheck : public QObject
{
    Q_OBJECT

public:
    /// @param report outlives it; whoever cancels it or begins another cancels the check, too
    ReportCheck(EditorHost &host, BalanceRunner &report, QObject *parent = nullptr);

    /// Leaves off; there will be no verdict on this report.
    void cancel();
    bool running() const { return m_runner.running(); }
    int done() const { return m_runner.done(); }
    int total() const { return m_runner.total(); }
    /// None when nothing was, or could be, checked.
    const std::optional<Agreement> &verdict() const { return m_verdict; }
    /// The report as it is now known: with the verdict in place of what is said of quick players at large.
    std::optional<BalanceReport> checkedReport() const;

signals:
    void changed();

private:
    void expect();
    void follow();
    void begin();
    void compare();

    BalanceRunner &m_report;
    BalanceRunner m_runner;
    std::optional<StudyCounts> m_counts; ///< of the report that is checked
    std::optional<Agreement> m_verdict;  ///< on the report that is shown
    bool m_due = false;
};

} // namespace takujo::editor
