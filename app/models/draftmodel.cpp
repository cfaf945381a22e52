#include "draftmodel.h"

#include <algorithm>

namespace takujo {

void DraftModel::setAnchor(const QString &anchor)
{
    if (!m_probe || anchor == this->anchor())
        return;
    m_draft.anchor = anchor.toStdString();
    edited();
}

void DraftModel::setActiveGroup(int group)
{
    if (group == m_active || group < 0 || group >= groupCount())
        return;
    m_active = group;
    refresh();
}

int DraftModel::itemCount() const
{
    std::size_t items = 0;
    for (const auto &group : m_draft.groups)
        items += group.size();
    return static_cast<int>(items);
}

QStringList DraftModel::lines() const
{
    return (m_sum.isEmpty() ? QStringList() : QStringList(m_sum)) + m_notes + m_remarks;
}

QString DraftModel::refusalClause() const
{
    return m_report.refusal ? qstr(m_report.refusal->clause) : QString();
}

QStringList DraftModel::anchors() const
{
    QStringList out;
    for (const std::string &anchor : m_report.anchors)
        out.append(qstr(anchor));
    return out;
}

QStringList DraftModel::group(int index) const
{
    QStringList out;
    if (index < 0 || index >= groupCount())
        return out;
    for (const std::string &piece : m_draft.groups[static_cast<std::size_t>(index)])
        out.append(qstr(piece));
    return out;
}

void DraftModel::toggle(const QString &pieceId)
{
    if (!m_probe || m_draft.groups.empty())
        return;
    const std::string id = pieceId.toStdString();
    bool taken = false;
    for (auto &group : m_draft.groups)
        taken = std::erase(group, id) > 0 || taken;
    if (!taken) {
        const std::optional<int> group = m_guard ? m_guard(pieceId) : -1;
        if (!group)
            return;
        const bool known = *group >= 0 && *group < groupCount();
        put(id, static_cast<std::size_t>(known ? *group : m_active));
    }
    edited();
}

bool DraftModel::takes(std::size_t group, const std::string &zone) const
{
    const GroupLimit &limit = m_limits[group];
    const bool room = limit.max == 1 || static_cast<int>(m_draft.groups[group].size()) < limit.max;
    return limit.zone == zone && room;
}

void DraftModel::put(const std::string &id, std::size_t group)
{
    if (!m_limits.empty()) {
        const std::string zone = m_zoneOf(id);
        for (std::size_t other = 0; other < m_limits.size() && !takes(group, zone); ++other)
            group = takes(other, zone) ? other : group;
        if (!takes(group, zone))
            return;
        if (m_limits[group].max == 1)
            m_draft.groups[group].clear();
    }
    m_draft.groups[group].push_back(id);
}

void DraftModel::setLimits(std::vector<GroupLimit> limits,
                           std::function<std::string(const std::string &)> zoneOf)
{
    if (limits.size() != m_draft.groups.size())
        return;
    m_limits = std::move(limits);
    m_zoneOf = std::move(zoneOf);
}

void DraftModel::clear()
{
    for (auto &group : m_draft.groups)
        group.clear();
    m_draft.anchor.clear();
    m_active = 0;
    edited();
}

void DraftModel::setNumber(int number)
{
    if (!m_probe || number == m_draft.number)
        return;
    m_draft.number = number;
    edited();
}

void DraftModel::setAim(const QList<int> &aim)
{
    if (!m_probe || aim == this->aim())
        return;
    m_draft.aim.assign(aim.begin(), aim.end());
    evaluate();
    emit changed();
}

void DraftModel::useAlternative(int index)
{
    if (index < 0 || index >= alternativeCount())
        return;
    const std::size_t groups = m_draft.groups.size();
    m_draft = m_report.alternatives[static_cast<std::size_t>(index)];
    m_draft.groups.resize(std::max(groups, m_draft.groups.size()));
    refresh();
}

void DraftModel::take(const Draft &draft)
{
    const std::size_t groups = m_draft.groups.size();
    m_draft = draft;
    m_draft.groups.resize(std::max(groups, draft.groups.size()));
    m_active = 0;
    edited();
}

void DraftModel::nextAlternative()
{
    if (m_cycle.empty()) {
        m_cycle = m_report.alternatives;
        if (complete())
            m_cycle.push_back(m_draft);
        m_cycleAt = 0;
    }
    if (m_cycle.empty())
        return;
    const std::size_t groups = m_draft.groups.size();
    m_draft = m_cycle[m_cycleAt % m_cycle.size()];
    m_draft.groups.resize(std::max(groups, m_draft.groups.size()));
    ++m_cycleAt;
    refresh();
}

void DraftModel::begin(int groups, int firstNumber, Probe probe, const Words &words)
{
    m_words = words;
    m_probe = std::move(probe);
    m_limits.clear();
    m_draft = {};
    m_draft.groups.resize(static_cast<std::size_t>(std::max(groups, 0)));
    m_draft.number = firstNumber;
    m_active = 0;
    m_cycle.clear();
    refresh();
}

void DraftModel::rerender(const Words &words)
{
    m_words = words;
    refresh();
}

// A change by hand ends the walk through the alternatives.
void DraftModel::edited()
{
    m_cycle.clear();
    refresh();
    emit chosen();
}

void DraftModel::refresh()
{
    evaluate();
    emit rearranged();
    emit changed();
}

void DraftModel::evaluate()
{
    m_report = m_probe ? m_probe(m_draft) : DraftReport{};
    m_sum = m_words(m_report.sum);
    m_notes = m_words.list(m_report.lines);
    m_remarks = m_words.list(m_report.remarks);
    m_refusal = m_report.refusal ? m_words(m_report.refusal->text) : QString();
    ++m_revision;
}

} // namespace takujo
