#include "setupmodel.h"

#include "game/rulebook.h"
#include "game/shown_values.h"
#include "io/files.h"
#include "programlist.h"
#include "settings.h"
#include "shown.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <QDir>
#include <QStandardPaths>

namespace takujo {

using namespace Qt::StringLiterals;

SetupModel::SetupModel(Catalogue &catalogue, Settings &settings, const ProgramList &programs,
                       QObject *parent)
    : QObject(parent), m_catalogue(catalogue), m_settings(settings), m_programs(programs)
{
    connect(&programs, &ProgramList::changed, this, &SetupModel::dropPrograms);
}

QString SetupModel::cover() const { return fileUrl(m_entry.cover); }

QString SetupModel::rulesFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           u"/takujo/rules"_s;
}

QString SetupModel::shownRulesFolder() { return shownPath(rulesFolder()); }

const GameDefinition *SetupModel::definition() const
{
    const Loaded<const GameDefinition *> loaded = m_catalogue.definition(m_entry.id);
    return loaded ? *loaded : nullptr;
}

bool SetupModel::choose(const QString &game)
{
    const Loaded<const GameDefinition *> loaded = m_catalogue.definition(game);
    if (!loaded) {
        m_problems = loaded.error();
        return false;
    }
    m_problems.clear();
    m_entry = *m_catalogue.find(game);
    readRules();
    restore();
    emit gameChanged();
    show(m_language);
    return true;
}

void SetupModel::show(Language language)
{
    m_language = language;
    if (m_entry.id.isEmpty())
        return;
    showSeats();
    showRules();
    emit gameChanged();
}

// --- rules ---

void SetupModel::readRules()
{
    const GameDefinition *game = definition();
    m_choices.clear();
    for (const Preset &preset : game->schema.presets)
        m_choices.push_back(
            {officialRuleSet(game->schema, game->texts, preset.id), qstr(preset.id), {}});
    readFolder();
}

void SetupModel::readFolder()
{
    const QDir folder(rulesFolder());
    for (const QFileInfo &file :
         folder.entryInfoList({u"*.takujo-rules"_s}, QDir::Files, QDir::Name)) {
        Choice choice = choiceOf(file);
        const QString game =
            choice.problems.empty() ? qstr(choice.rules.game) : gameNamedIn(choice.key);
        if (game.isEmpty() || game == m_entry.id)
            m_choices.push_back(std::move(choice));
    }
}

SetupModel::Choice SetupModel::choiceOf(const QFileInfo &file)
{
    Choice choice;
    choice.key = file.absoluteFilePath();
    const Loaded<RuleSet> rules = m_catalogue.rulesFor(choice.key);
    if (rules) {
        choice.rules = *rules;
    } else {
        choice.problems = rules.error();
        nameRefused(choice);
    }
    if (choice.rules.nameJa.empty() && choice.rules.nameEn.empty())
        choice.rules.nameEn = file.completeBaseName().toStdString();
    return choice;
}

// Its own name, as far as its file or the save before it says it: that of the file is a stranger's.
void SetupModel::nameRefused(Choice &choice) const
{
    const Loaded<Json> document = readJsonFile(choice.key);
    const auto damaged = document ? std::nullopt : readDamaged(choice.key);
    const ClaimedRules claimed = claimedRules(document  ? *document
                                              : damaged ? *damaged->backup
                                                        : Json());
    choice.rules.nameJa = claimed.nameJa.toStdString();
    choice.rules.nameEn = claimed.nameEn.toStdString();
    choice.restorable = damaged && m_catalogue.find(claimed.game) != nullptr;
}

void SetupModel::rescanRules()
{
    if (!definition())
        return;
    const bool any = m_ruleIndex < static_cast<int>(m_choices.size());
    Choice chosen = any ? m_choices[static_cast<std::size_t>(m_ruleIndex)] : Choice{};
    readRules();
    const auto same = [&](const Choice &c) { return c.key == chosen.key; };
    auto it = std::find_if(m_choices.begin(), m_choices.end(), same);
    if (it == m_choices.end() && chosen.given) { // those of the folder were deleted
        if (const QFileInfo file(chosen.key); file.isFile())
            chosen = choiceOf(file);
        chosen.given = true;
        it = m_choices.insert(m_choices.end(), std::move(chosen));
    }
    m_ruleIndex = it == m_choices.end() ? 0 : static_cast<int>(it - m_choices.begin());
    showRules();
}

bool SetupModel::addRules(const QString &reference, const RuleSet &rules)
{
    if (!choose(qstr(rules.game)))
        return false;
    const QString prefix = m_entry.id + u':';
    const QString key = reference.startsWith(prefix) ? reference.mid(prefix.size()) : reference;
    const auto same = [&](const Choice &c) { return c.key == key; };
    auto it = std::find_if(m_choices.begin(), m_choices.end(), same);
    if (it == m_choices.end())
        it = m_choices.insert(m_choices.end(), Choice{rules, key, {}, true});
    else if (!it->rules.official)
        *it = Choice{rules, key, {}, it->given}; // as they are in the editor, saved or not
    m_ruleIndex = static_cast<int>(it - m_choices.begin());
    showRules();
    return true;
}

QString SetupModel::reference() const
{
    if (m_ruleIndex >= static_cast<int>(m_choices.size()))
        return {};
    const Choice &chosen = m_choices[static_cast<std::size_t>(m_ruleIndex)];
    return chosen.rules.official ? m_entry.id + u':' + chosen.key : chosen.key;
}

void SetupModel::setRuleIndex(int index)
{
    if (index == m_ruleIndex || index < 0 || index >= static_cast<int>(m_choices.size()))
        return;
    m_ruleIndex = index;
    showDifferences();
    emit rulesChanged();
}

const RuleSet *SetupModel::chosenRules() const
{
    return ready() ? &m_choices[static_cast<std::size_t>(m_ruleIndex)].rules : nullptr;
}

bool SetupModel::ready() const
{
    return m_ruleIndex < static_cast<int>(m_choices.size()) &&
           !hasErrors(m_choices[static_cast<std::size_t>(m_ruleIndex)].problems);
}

QString SetupModel::rulesName() const
{
    const auto at = static_cast<std::size_t>(m_ruleIndex);
    return at < m_choices.size() ? qstr(shownName(m_choices[at].rules, m_language)) : QString();
}

QString SetupModel::noteOf(const Choice &choice) const
{
    if (choice.rules.official)
        return Words(*definition(), m_language).optional("preset." + choice.rules.base + ".note");
    return qstr(choice.rules.notes);
}

void SetupModel::showRules()
{
    RowModel::Rows rows;
    for (const Choice &c : m_choices)
        rows.append({c.key,
                     {qstr(shownName(c.rules, m_language)), noteOf(c), c.rules.official,
                      problemLines(c.problems, m_language, definition()).join(u'\n'),
                      static_cast<int>(c.rules.changes->size()),
                      c.rules.official ? QString() : c.key, c.restorable}});
    m_ruleModel.setRows(rows);
    showDifferences();
    emit rulesChanged();
}

void SetupModel::showDifferences()
{
    RowModel::Rows rows;
    const RuleSet *rules = chosenRules();
    const GameDefinition *game = definition();
    if (rules && game && !rules->official) {
        const Loaded<RuleValues> from = presetValues(game->schema, rules->base);
        const Loaded<RuleValues> to = effectiveValues(game->schema, *rules);
        const Words words(*game, m_language);
        if (from && to)
            for (const RuleDifference &d : takujo::differences(game->schema, *from, *to)) {
                const Param *param = game->schema.find(d.param);
                rows.append({qstr(d.param),
                             {words(Text("rule." + d.param)),
                              qstr(shownBriefly(*game, *param, d.from, m_language)),
                              qstr(shownChange(*game, *param, d.from, d.to, m_language))}});
            }
    }
    m_differences.setRows(rows);
    checkFit();
}

void SetupModel::checkFit()
{
    QString misfit;
    if (const RuleSet *rules = chosenRules())
        if (const auto game = m_catalogue.makeGame(*rules, static_cast<int>(m_seats.size())); !game)
            misfit = problemLines(game.error(), m_language, definition()).join(u'\n');
    if (misfit == m_misfit)
        return;
    m_misfit = misfit;
    emit misfitChanged();
}

} // namespace takujo
