#include "promptmodel.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
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

using Numbers = std::map<std::string, std::int64_t>;

Numbers numbersOf(const Text &label)
{
    Numbers out;
    for (const auto &[name, value] : label.args)
        if (value.type == TextValue::Type::Number)
            out.emplace(name, value.number);
    return out;
}

// The one number that the labels of all options have ("draw 2"), those without any apart ("draw
// nothing", which is 0). Empty unless it tells them apart.
std::vector<std::int64_t> writtenNumbers(const std::vector<PromptOption> &options)
{
    std::vector<Numbers> all;
    std::map<std::string, int> uses;
    int numbered = 0;
    for (const PromptOption &option : options) {
        const Numbers &numbers = all.emplace_back(numbersOf(option.label));
        numbered += numbers.empty() ? 0 : 1;
        for (const auto &[name, value] : numbers)
            ++uses[name];
    }
    std::erase_if(uses, [numbered](const auto &use) { return use.second < numbered; });
    if (uses.size() != 1)
        return {};
    std::vector<std::int64_t> out;
    out.reserve(all.size());
    for (const Numbers &numbers : all)
        out.push_back(numbers.empty() ? 0 : numbers.at(uses.begin()->first));
    return std::set(out.begin(), out.end()).size() == out.size() ? out
                                                                 : std::vector<std::int64_t>();
}

// Key of each option, empty = none.
QStringList digitsOf(const std::vector<PromptOption> &options)
{
    std::vector<std::int64_t> numbers = writtenNumbers(options);
    if (numbers.empty()) {
        numbers.resize(options.size());
        std::iota(numbers.begin(), numbers.end(), 1);
    }
    QStringList out;
    for (const std::int64_t number : numbers)
        out.append(number >= 0 && number <= 9 ? QString::number(number) : QString());
    return out;
}

} // namespace

using namespace Qt::StringLiterals;

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

int PromptModel::optionOfDigit(const QString &digit) const
{
    for (int row = 0; row < optionCount(); ++row)
        if (m_options.value(row, u"digit"_s) == digit)
            return row;
    return -1;
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
    for (const auto &role : {u"label"_s, u"effect"_s, u"warning"_s, u"digit"_s})
        out.insert(role, m_options.value(row, role).toString());
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
    const int before = m_suggested;
    m_suggested = option >= 0 && option < optionCount() ? option : -1;
    if (idle)
        look(-1, true);
    const QString place = m_options.value(m_suggested, u"anchor"_s).toString();
    const QStringList marked = place.isEmpty() ? pieces : QStringList(place);
    if (std::exchange(m_advised, marked) != marked || before != m_suggested)
        emit advisedChanged();
}

QStringList PromptModel::previewAffects() const
{
    QStringList pieces = previewValue(u"affects"_s).toStringList();
    const QString place = m_markPlace ? previewValue(u"anchor"_s).toString() : QString();
    if (!place.isEmpty() && !pieces.contains(place))
        pieces.append(place);
    return pieces;
}

void PromptModel::set(const Prompt &prompt, const Words &words)
{
    m_prompt = prompt;
    ++m_revision;
    m_title = words(prompt.title);
    m_detail = words(prompt.detail);
    m_confirm = words(prompt.confirm);
    m_groups = words.list(prompt.groups);
    const QStringList digits =
        prompt.kind == PromptKind::Pick ? digitsOf(prompt.options) : QStringList();
    RowModel::Rows rows;
    for (const PromptOption &option : prompt.options)
        rows.append({QString::number(rows.size()) + u':' + qstr(prompt.decision),
                     {words(option.label), qstr(option.anchor), option.main, words(option.warning),
                      words(option.effect), list(option.path), list(option.affects),
                      digits.value(rows.size())}});
    m_untold = m_untold || m_previewed >= 0 || m_suggested >= 0 || !m_advised.isEmpty();
    m_previewed = m_suggested = -1;
    m_markPlace = false;
    m_advised.clear();
    m_options.setRows(rows);
}

void PromptModel::tell()
{
    if (std::exchange(m_untold, false)) {
        emit previewChanged();
        emit advisedChanged();
    }
    emit changed();
}

} // namespace takujo
