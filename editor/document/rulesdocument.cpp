#include "rulesdocument.h"

#include "editcommand.h"

#include <nlohmann/json.hpp>

namespace takujo::editor {

namespace {

/// Keeps only what differs from the base, in the order of the schema.
Json tidy(const RuleSchema &schema, const RuleValues &base, const Json &changes)
{
    Json out = Json::object();
    for (const Param &param : schema.params) {
        const auto it = changes.find(param.id);
        if (it != changes.end() && *it != base.data(param.id))
            out[param.id] = *it;
    }
    return out;
}

QStringList changedParams(const RuleSchema &schema, const RuleSet &a, const RuleSet &b)
{
    QStringList out;
    for (const Param &param : schema.params) {
        const auto before = a.changes->find(param.id);
        const auto after = b.changes->find(param.id);
        const bool had = before != a.changes->end();
        const bool has = after != b.changes->end();
        if (had != has || (had && *before != *after))
            out.append(QString::fromStdString(param.id));
    }
    return out;
}

} // namespace

RulesDocument::RulesDocument(const GameDefinition &game, RuleSet rules, QString file,
                             QObject *parent)
    : QObject(parent), m_game(game), m_rules(std::move(rules)), m_file(std::move(file))
{
    const Loaded<RuleValues> values = presetValues(game.schema, m_rules.base);
    m_base = values ? *values : game.schema.defaults();
    m_values = m_base;
    m_rules.official = readOnly();
    m_rules.changes = tidy(game.schema, m_base, m_rules.changes);
    connect(&m_stack, &QUndoStack::cleanChanged, this,
            [this] { emit modifiedChanged(isModified()); });
    validate();
}

/// An undo stack says once more that it is clean when it goes; whoever asks then finds no document.
RulesDocument::~RulesDocument() { m_stack.disconnect(this); }

void RulesDocument::setSaved()
{
    m_onDisk = true;
    m_stack.setClean();
    emit modifiedChanged(false);
}

void RulesDocument::setUnsaved()
{
    m_onDisk = false;
    emit modifiedChanged(true);
}

const Json &RulesDocument::value(const Param &param) const
{
    const auto it = m_rules.changes->find(param.id);
    return it == m_rules.changes->end() ? m_base.data(param.id) : *it;
}

int RulesDocument::changeCount() const { return static_cast<int>(m_rules.changes->size()); }

bool RulesDocument::isChanged(const Param &param) const
{
    return m_rules.changes->contains(param.id);
}

void RulesDocument::setValue(const Param &param, const Json &value, const QString &what, int step)
{
    RuleSet after = m_rules;
    (*after.changes)[param.id] = value;
    after.changes = tidy(schema(), m_base, after.changes);
    push(std::move(after), what, param.id, step);
}

void RulesDocument::reset(const Param &param, const QString &what)
{
    setValue(param, baseValue(param), what);
}

void RulesDocument::setDetails(const RuleSet &details, const QString &what)
{
    RuleSet after = m_rules;
    after.nameJa = details.nameJa;
    after.nameEn = details.nameEn;
    after.author = details.author;
    after.notes = details.notes;
    push(std::move(after), what, {}, 0);
}

void RulesDocument::replace(const RuleSet &rules, const QString &what)
{
    RuleSet after = rules;
    after.game = m_rules.game;
    after.base = m_rules.base;
    after.official = false;
    after.changes = tidy(schema(), m_base, rules.changes);
    push(std::move(after), what, {}, 0);
}

void RulesDocument::push(RuleSet after, const QString &what, const std::string &key, int step)
{
    if (readOnly() || after == m_rules)
        return;
    m_stack.push(new EditCommand(*this, std::move(after), what, key, step));
}

void RulesDocument::put(RuleSet rules)
{
    const QStringList params = changedParams(schema(), m_rules, rules);
    m_rules = std::move(rules);
    validate();
    emit changed(params);
}

// The same function as the loader and `takujo-cli rules check`.
void RulesDocument::validate()
{
    m_report = checkRules(m_game, m_rules);
    if (m_report.values)
        m_values = *m_report.values;
}

} // namespace takujo::editor
