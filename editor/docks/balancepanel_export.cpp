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
    const RuleSet &rules = m_runner.rules();
    const bool named = !rules.nameJa.empty() || !rules.nameEn.empty();
    return named ? m_words.name(rules) : m_words.preset(rules.base);
}

// Measured were the rules as they were when the matches began.
std::vector<std::string> BalancePanel::differences() const
{
    const RuleSchema &schema = m_runner.game()->schema;
    const RuleSet &rules = m_runner.rules();
    RuleSet base = rules;
    base.changes = Json::object();
    const Loaded<RuleValues> official = effectiveValues(schema, base);
    std::vector<std::string> out;
    if (!official)
        return out;
    for (const Param &param : schema.params) {
        const auto now = rules.changes->find(param.id);
        if (now != rules.changes->end())
            out.push_back(m_words.difference(param, official->data(param.id), *now).toStdString());
    }
    return out;
}

bool BalancePanel::writeReport(const QString &file)
{
    const GameDefinition &game = *m_runner.game();
    std::string bytes;
    if (file.endsWith(u".json"_s, Qt::CaseInsensitive)) {
        const Json report = toJson(game, *m_check.checkedReport());
        Json json = {{"report", report["report"]}, {"ruleSet", writeRuleSet(m_runner.rules())}};
        json.update(report);
        bytes = prettyJson(json);
    } else {
        bytes = toHtml(game, *m_check.checkedReport(), measuredName().toStdString(),
                       m_words.language(), differences());
    }
    const Problems problems = writeFile(file, bytes, false);
    m_unwritten = problems.empty() ? QString() : m_words(problems.front().text);
    show();
    return problems.empty();
}

} // namespace takujo::editor
