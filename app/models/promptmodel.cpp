#include "promptmodel.h"

namespace takujo {

using namespace Qt::StringLiterals;

QString PromptModel::kind() const
{
    switch (m_prompt.kind) {
    case PromptKind::None: return u"none"_s;
    case PromptKind::Pick: return u"pick"_s;
    case PromptKind::Subset: return u"subset"_s;
    case PromptKind::Order: return u"order"_s;
    case PromptKind::Assign: return u"assign"_s;
    case PromptKind::Number: return u"number"_s;
    case PromptKind::Shot: return u"shot"_s;
    }
    return {};
}

bool PromptModel::composed() const
{
    const PromptKind kind = m_prompt.kind;
    return kind == PromptKind::Subset || kind == PromptKind::Order || kind == PromptKind::Assign
        || kind == PromptKind::Number;
}

QStringList PromptModel::zones() const
{
    QStringList out;
    for (const std::string &zone : m_prompt.zones)
        out.append(qstr(zone));
    return out;
}

int PromptModel::mainOption() const
{
    for (std::size_t i = 0; i < m_prompt.options.size(); ++i)
        if (m_prompt.options[i].main)
            return static_cast<int>(i);
    return m_prompt.options.size() == 1 ? 0 : -1;
}

int PromptModel::optionAt(const QString &anchor) const
{
    const std::string wanted = anchor.toStdString();
    for (std::size_t i = 0; i < m_prompt.options.size(); ++i)
        if (!wanted.empty() && m_prompt.options[i].anchor == wanted)
            return static_cast<int>(i);
    return -1;
}

void PromptModel::show(const Prompt &prompt, const Words &words)
{
    m_prompt = prompt;
    m_title = words(prompt.title);
    m_detail = words(prompt.detail);
    m_confirm = words(prompt.confirm);
    m_groups = words.list(prompt.groups);
    RowModel::Rows rows;
    for (const PromptOption &option : prompt.options)
        rows.append({QString::number(rows.size()) + u':' + qstr(prompt.decision),
                     {words(option.label), qstr(option.anchor), option.main, words(option.warning)}});
    m_options.setRows(rows);
    emit changed();
}

} // namespace takujo
