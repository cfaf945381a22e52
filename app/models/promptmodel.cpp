#include "promptmodel.h"

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

QStringList list(const std::vector<std::string> &ids)
{
    QStringList out;
    for (const std::string &id : ids)
        out.append(qstr(id));
    return out;
}

} // namespace

bool PromptModel::composed() const
{
    return m_prompt.kind != PromptKind::None && m_prompt.kind != PromptKind::Pick;
}

QStringList PromptModel::zones() const { return list(m_prompt.zones); }

int PromptModel::mainOption() const
{
    for (std::size_t i = 0; i < m_prompt.options.size(); ++i)
        if (m_prompt.options[i].main)
            return static_cast<int>(i);
    return m_prompt.options.size() == 1 ? 0 : -1;
}

QList<int> PromptModel::optionsAt(const QString &anchor) const
{
    const std::string wanted = anchor.toStdString();
    QList<int> out;
    for (std::size_t i = 0; i < m_prompt.options.size(); ++i)
        if (!wanted.empty() && m_prompt.options[i].anchor == wanted)
            out.append(static_cast<int>(i));
    return out;
}

bool PromptModel::anchored() const
{
    const auto &options = m_prompt.options;
    return std::any_of(options.begin(), options.end(),
                       [](const PromptOption &option) { return !option.anchor.empty(); });
}

int PromptModel::optionAt(const QString &anchor) const
{
    const QList<int> options = optionsAt(anchor);
    return options.size() == 1 ? options.first() : -1;
}

QVariantMap PromptModel::option(int row) const
{
    QVariantMap out;
    for (const auto &role : {u"label"_s, u"effect"_s, u"warning"_s})
        out.insert(role, m_options.value(row, role));
    return out;
}

void PromptModel::look(int option, bool elsewhere)
{
    const bool pointed = option >= 0 && option < optionCount();
    const int wanted = pointed ? option : m_suggested;
    const bool mark = wanted >= 0 && (elsewhere || wanted == m_suggested);
    if (wanted == m_previewed && mark == m_markPlace)
        return;
    m_previewed = wanted;
    m_markPlace = mark;
    emit previewChanged();
}

void PromptModel::suggest(int option, const QStringList &pieces)
{
    const bool idle = m_previewed == m_suggested;
    m_suggested = option >= 0 && option < optionCount() ? option : -1;
    if (idle)
        look(-1, true);
    const QString place = m_options.value(m_suggested, u"anchor"_s).toString();
    advise(place.isEmpty() ? pieces : QStringList(place));
}

void PromptModel::advise(const QStringList &pieces)
{
    if (std::exchange(m_advised, pieces) != pieces)
        emit advisedChanged();
}

QStringList PromptModel::previewAffects() const
{
    QStringList pieces = previewValue(OptionModel::Affects).toStringList();
    const QString place = m_markPlace ? previewValue(OptionModel::Anchor).toString() : QString();
    if (!place.isEmpty() && !pieces.contains(place))
        pieces.append(place);
    return pieces;
}

QVariant PromptModel::previewValue(int role) const
{
    return m_previewed < 0 ? QVariant() : m_options.rows().at(m_previewed).values.at(role);
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
                     {words(option.label), qstr(option.anchor), option.main, words(option.warning),
                      words(option.effect), list(option.path), list(option.affects)}});
    const bool previewed = std::exchange(m_previewed, -1) >= 0;
    m_suggested = -1;
    m_markPlace = false;
    m_options.setRows(rows);
    if (previewed)
        emit previewChanged();
    advise({});
    emit changed();
}

} // namespace takujo
