// The balance report as a file.
#include "balancepanel.h"
#include "io/files.h"
#include "window/savefile.h"

#include <nlohmann/json.hpp>

#include <QRegularExpression>

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
    //: file name of a report, without its ending: the name of the rules
    const QString name = fileName(tr("%1 balance").arg(measuredName()));
    const QString file = askWhereToSave(this, tr("Export report"), name,
                                        {tr("Web page (*.html)"), tr("JSON (*.json)")});
    if (!file.isEmpty() && writeReport(file))
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
    const Loaded<RuleValues> official = effectiveValues(schema, base);
    std::vector<std::string> out;
    if (!official)
        return out;
    for (const Param &param : schema.params) {
        const auto now = m_measured.changes->find(param.id);
        if (now != m_measured.changes->end())
            out.push_back(m_words.difference(param, official->data(param.id), *now).toStdString());
    }
    return out;
}

bool BalancePanel::writeReport(const QString &file)
{
    const GameDefinition &game = *m_runner.game();
    std::string bytes;
    if (file.endsWith(u".json"_s, Qt::CaseInsensitive)) {
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
