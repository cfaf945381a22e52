#pragma once
#include "game/game.h"

namespace takujo {

/// The names a text of the rulebook may use, with their values in one language (RULEBOOK.md, "Names").
class RulebookNames
{
public:
    /// @param seats 0 = not known. @param more values of one text alone; they are looked up first
    RulebookNames(const GameDefinition &game, const RuleValues &values, int seats,
                  Language language, std::vector<RulebookValue> more = {});

    /// Number of a name, if it has one.
    std::optional<std::int64_t> number(std::string_view name) const;
    /// Printed form; nothing when the name is unknown.
    std::optional<std::string> text(std::string_view name) const;
    /// Choice key for `name=value`, else the printed form.
    std::optional<std::string> key(std::string_view name) const;

private:
    const RulebookValue *supplied(std::string_view name) const;
    const Json *param(std::string_view name) const;

    const GameDefinition &m_game;
    const RuleValues &m_values;
    int m_seats;
    Language m_language;
    std::vector<RulebookValue> m_supplied;
};

/// Puts values in and takes conditions out; anchors and figures stay as they are.
/// @param mistakes unknown names, open spans ...; null = ignored
std::string expandRulebook(const RulebookNames &names, std::string_view source,
                           std::vector<std::string> *mistakes = nullptr);

} // namespace takujo
