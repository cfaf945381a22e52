// What the dialog knows of the rules in the window: which of the candidates they are now.
#include "document/rulesdocument.h"
#include "fairdialog.h"
#include "fairvariations.h"

namespace takujo::editor {

namespace {

std::string hashOf(const RulesDocument &document)
{
    return document.hasErrors() ? std::string() : ruleHash(document.schema(), document.values());
}

} // namespace

void FairDialog::setPresent(const RulesDocument &document)
{
    m_rules = document.rules();
    m_now = hashOf(document);
    m_made = false;
}

bool FairDialog::hasFound(const RulesDocument &document) const
{
    return m_runner.state() && candidateLike(hashOf(document)) >= 0;
}

void FairDialog::followRules(const RulesDocument &document)
{
    setPresent(document);
    m_variations->setPresent(document.values(), m_words);
    refresh();
}

void FairDialog::followMade(const RulesDocument &made)
{
    followRules(made);
    m_made = true;
    refresh();
}

// By whatever way the rules came to these values.
int FairDialog::candidateLike(const std::string &hash) const
{
    if (!m_runner.state())
        return 0;
    const FairState &state = *m_runner.state();
    std::vector<std::size_t> all{0};
    all.insert(all.end(), state.shown.begin(), state.shown.end());
    for (const std::size_t i : all) {
        const Game &game = *state.candidates[i].option.game;
        if (ruleHash(game.definition().schema, game.rules()) == hash)
            return static_cast<int>(i);
    }
    return -1;
}

QString FairDialog::takenWords() const
{
    if (m_present == 0)
        return {};
    if (m_present < 0)
        return tr("Started from an older state of the rules. ");
    const QString letter(
        QLatin1Char(fairLetter(*m_runner.state(), static_cast<std::size_t>(m_present))));
    if (m_made)
        return tr("%1 is now a rule set of yours, “%2”, open in the window. ")
            .arg(letter, m_words.name(m_rules));
    return tr("%1 was taken into the rules; “Undo” in the window takes it back. ").arg(letter);
}

} // namespace takujo::editor
