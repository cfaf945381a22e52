#pragma once
#include "game/game.h"

#include <QString>

#include <memory>

namespace takujo::editor {

inline QString qs(const std::string &text) { return QString::fromStdString(text); }

/// The words of one game's rules in one language. Value type, cheap to copy.
class Wording
{
public:
    Wording() = default;
    Wording(const GameDefinition &game, Language language);

    /// The same game in another language.
    Wording in(Language language) const;
    Language language() const { return m_renderer.language; }
    bool ja() const { return m_renderer.language == Language::Ja; }
    QString operator()(const Text &text) const;
    /// The sentence of a problem, and before it where in the rules it is, unless the sentence says so.
    QString problem(const Problem &problem) const;
    QString label(const Param &param) const;
    QString help(const Param &param) const;
    QString group(const std::string &group) const;
    QString choice(const Param &param, const std::string &choice) const;
    QString column(const Param &param, const Column &column) const;
    /// What the game calls a written name of its data ("Sea Bass" of the column "species"); empty
    /// where it has no word for it.
    QString given(const Column &column, const std::string &name) const;
    QString preset(const std::string &id) const;
    /// What a value is called in a list of differences; long tables are counted, not told.
    QString value(const Param &param, const Json &value) const;
    /// The same for the value that `before` became; of a table that is counted, how many rows are
    /// others.
    QString change(const Param &param, const Json &before, const Json &value) const;
    /// "Jokers: 3 → 7"
    QString difference(const Param &param, const Json &before, const Json &value) const;
    /// The first few, as in a sentence.
    QString listed(const QStringList &words) const;
    /// Name of a rule set in this language, else in the other one.
    QString name(const RuleSet &rules) const;

private:
    QString word(const std::string &id) const;

    const GameDefinition *m_game = nullptr;
    std::shared_ptr<TextCatalog> m_catalog;
    Renderer m_renderer;
};

} // namespace takujo::editor
