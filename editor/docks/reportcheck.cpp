#include "reportcheck.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace takujo::editor {

namespace {

/// So few show a seat that wins 15 of 100 more, in a minute or two.
constexpr int kMatches = 60;

bool isGeneral(const KnownFact &fact)
{
    return fact.text.id == "study.known.lots" || fact.text.id == "study.known.unheld";
}

} // namespace

ReportCheck::ReportCheck(EditorHost &host, BalanceRunner &report, QObject *parent)
    : QObject(parent), m_report(report), m_runner(host)
{
    connect(&m_report, &BalanceRunner::began, this, &ReportCheck::expect);
    connect(&m_report, &BalanceRunner::changed, this, &ReportCheck::follow);
    connect(&m_runner, &BalanceRunner::changed, this, [this] {
        if (m_counts && m_runner.finished() && m_runner.report())
            compare();
        emit changed();
    });
}

void ReportCheck::cancel()
{
    m_due = false;
    m_counts.reset();
    m_runner.cancel();
}

void ReportCheck::expect()
{
    cancel();
    m_due = true;
    m_verdict.reset();
}

void ReportCheck::follow()
{
    if (!m_report.report())
        m_verdict.reset();
    if (!m_report.finished()) {
        m_counts.reset();
        m_runner.cancel();
    } else if (m_report.report() && std::exchange(m_due, false)) {
        begin();
    }
}

void ReportCheck::begin()
{
    const RuleSet &rules = m_report.rules();
    const ReportPlayers players = m_report.players(rules, m_report.seats());
    const bool quick = m_report.report()->key.player == players.quick;
    if (!quick || players.strong.empty() || rules.changes->empty())
        return;
    m_counts = m_report.counts();
    if (!m_runner.start(rules, m_report.seats(), kMatches, players.strong).empty())
        m_counts.reset();
}

void ReportCheck::compare()
{
    const StudyCounts strong = m_runner.counts();
    if (strong.games > 0)
        m_verdict = compareStudies(*m_report.game(), m_report.report()->key, *m_counts,
                                   m_runner.report()->key, strong);
    m_counts.reset();
}

std::optional<BalanceReport> ReportCheck::checkedReport() const
{
    std::optional<BalanceReport> report = m_report.report();
    if (report && m_verdict) {
        std::erase_if(report->known, isGeneral);
        report->known.insert(report->known.begin(), checkedFact(*m_verdict));
    }
    return report;
}

} // namespace takujo::editor
