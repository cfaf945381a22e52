// The balance report as a file.
#include "balancepanel.h"
#include "io/files.h"

#include <nlohmann/json.hpp>

#include <QFileDialog>
#include <QRegularExpression>
#include <QStandardPaths>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

/// A name of rules as that of a file, without an ending.
QString fileName(QString name)
{
    static const QRegularExpression unfit(u"[\\x00-\\x1f/\\\\:*?\"<>|.]+"_s);
    return name.replace(unfit, u"-"_s).trimmed();
}

} // namespace

void BalancePanel::exportReport()
{
    if (!m_runner.report() || !m_runner.game())
        return;
    QFileDialog dialog(this, tr("Export report"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters({tr("Web page (*.html)"), tr("JSON (*.json)")});
    dialog.setDefaultSuffix(u"html"_s);
    dialog.setDirectory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    //: file name of a report, without its ending: the name of the rules
    dialog.selectFile(fileName(tr("%1 balance").arg(measuredName())));
    connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString &filter) {
        dialog.setDefaultSuffix(filter.contains(u"json"_s) ? u"json"_s : u"html"_s);
    });
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString file = dialog.selectedFiles().front();
    if (writeReport(file))
        emit saved(file);
}

QString BalancePanel::measuredName() const
{
    const bool named = !m_measured.nameJa.empty() || !m_measured.nameEn.empty();
    return named ? m_words.name(m_measured) : m_words.preset(m_measured.base);
}

// Measured were the rules as they were when the matches began.
std::vector<std::string> BalancePanel::differences() const
{
    const RuleSchema &schema = m_runner.game()->schema;
    RuleSet base = m_measured;
    base.changes = Json::object();
    const Loaded<RuleValues> values = effectiveValues(schema, base);
    std::vector<std::string> out;
    for (const Param &param : schema.params) {
        const auto now = m_measured.changes->find(param.id);
        if (!values || now == m_measured.changes->end())
            continue;
        const Json &before = values->data(param.id);
        out.push_back(tr("%1: %2 → %3")
                          .arg(m_words.label(param), m_words.value(param, before),
                               m_words.change(param, before, *now))
                          .toStdString());
    }
    return out;
}

bool BalancePanel::writeReport(const QString &file)
{
    const GameDefinition &game = *m_runner.game();
    std::string bytes;
    if (file.endsWith(u".json"_s)) {
        const Json report = toJson(game, *m_runner.report());
        Json json = {{"report", report["report"]}, {"ruleSet", writeRuleSet(m_measured)}};
        json.update(report);
        bytes = prettyJson(json);
    } else {
        bytes = toHtml(game, *m_runner.report(), measuredName().toStdString(), m_words.language(),
                       differences());
    }
    const Problems problems = writeFile(file, bytes, false);
    m_unwritten = problems.empty() ? QString() : m_words(problems.front().text);
    show();
    return problems.empty();
}

} // namespace takujo::editor
