#pragma once
#include "docks/balancepanel.h"
#include "docks/balancerunner.h"
#include "editing.h"

#include <QSpinBox>
#include <QtTest>

namespace takujo::editor {

/// The balance panel by itself, with what it stands on.
struct PanelFixture
{
    TestHost host;
    BalanceRunner runner{host};
    ReportCheck check{host, runner};
    BalancePanel panel{runner, check};

    /// Shows the panel and waits for the report of ten matches of its rules.
    bool report()
    {
        part<QSpinBox>(panel, "balance.games")->setValue(10);
        static_cast<QWidget &>(panel).show();
        panel.start();
        return QTest::qWaitFor([this] { return !runner.running() && runner.report(); }, 120'000);
    }
};

} // namespace takujo::editor
