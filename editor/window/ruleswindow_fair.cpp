// "Make it fair…": a dialog beside the window, whose result becomes one step of the document.
#include "docks/balancepanel.h"
#include "fair/fairdialog.h"
#include "look.h"
#include "plugin/baseline_file.h"
#include "ruleswindow.h"

#include <QDockWidget>
#include <QJsonArray>

#include <cmath>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kFairSize(1136, 644);

} // namespace

void RulesWindow::makeFair()
{
    if (!m_fairDialog) {
        m_fairDialog = new FairDialog(m_fair, m_balance, this);
        connect(m_fairDialog, &FairDialog::taken, this, &RulesWindow::takeFair);
        m_fairDialog->resize((kFairSize * look().scale).boundedTo(size()));
    }
    if (!m_fair.running() && (m_fairOf != reference() || !m_fairDialog->isVisible())) {
        QStringList first;
        const GameEntry *entry = m_host.catalogue().find(qs(m_document->rules().game));
        for (const auto &id : entry->metadata[u"tune"_s].toArray())
            first.append(id.toString());
        if (m_fairOf != reference() && !m_fairDialog->hasFound(*m_document))
            m_fair.clear();
        m_fairOf = reference();
        m_fairDialog->setRules(
            *m_document, first, m_balancePanel->seats(),
            [this, rules = m_document->rules()](int seats) { return usualTurns(rules, seats); },
            m_words);
    }
    m_fairDialog->show();
    m_fairDialog->raise();
    m_fairDialog->activateWindow();
}

/// Of a match with these rules, or with the official ones, and so many players, as quick players need it who do
/// the search; 0 = not known.
int RulesWindow::usualTurns(const RuleSet &rules, int seats) const
{
    const auto &report = m_balance.report();
    if (report && report->key.seats == seats && m_balance.rules() == rules) {
        if (const Measure *turns = report->find("turns"))
            return static_cast<int>(std::lround(turns->here.value));
    }
    const GameEntry *entry = m_host.catalogue().find(qs(rules.game));
    const Loaded<Baselines> baselines = readBaselines(*entry);
    if (!baselines)
        return 0;
    for (const Baseline &baseline : baselines->all()) {
        if (baseline.preset == rules.base && baseline.key.seats == seats &&
            isStudyPlayer(baseline.key.player))
            return static_cast<int>(std::lround(baseline.counts.turns.mean(baseline.counts.games)));
    }
    return 0;
}

// Official rules stay as they are: what was found becomes a house rule.
void RulesWindow::takeFair(int candidate)
{
    if (reference() != m_fairOf && !open(m_fairOf))
        return;
    const FairState &state = *m_fair.state();
    const auto place = static_cast<std::size_t>(candidate);
    const RuleSet found = fairRules(*m_fair.game(), state, place, m_words.language());
    const int seats = state.seats;
    if (m_document->readOnly()) {
        createNow(m_library.distinctlyNamed(found));
        m_fairOf = reference();
        m_fairDialog->followMade(*m_document);
    } else {
        RuleSet rules = m_document->rules();
        // also those that stay as they were: another candidate may have been taken before
        for (const FairVariation &v : m_fair.order().variations) {
            const auto value = found.changes->find(v.param);
            if (value == found.changes->end())
                rules.changes->erase(v.param);
            else
                (*rules.changes)[v.param] = *value;
        }
        rules.notes = found.notes;
        m_document->replace(rules, tr("Made fair"));
    }
    m_docks[4]->show();
    m_balancePanel->prove(seats, m_fair.order().player);
}

} // namespace takujo::editor
