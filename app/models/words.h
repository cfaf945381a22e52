#pragma once
#include "evaluation/arena.h"
#include "game/game.h"
#include "match/record.h"

#include <QString>
#include <QStringList>

namespace takujo {

/// Turns the engine's texts into sentences for one match: its catalogue (engine and game), the
/// language now in use and the names of the seats as shown. Value type, cheap to copy.
class Words
{
public:
    Words() = default;
    Words(const GameDefinition &definition, Language language);

    /// Also of all copies.
    void add(const TextCatalog &texts) { m_catalog->add(texts); }
    void setLanguage(Language language) { m_renderer.language = language; }
    void setSeats(const std::vector<SeatSetup> &seats);

    Language language() const { return m_renderer.language; }
    const Renderer &renderer() const { return m_renderer; }
    QString operator()(const Text &text) const;
    QStringList list(const std::vector<Text> &texts) const;
    QString seat(SeatId seat) const;
    /// What it tells in a few words, by the text "<id>.brief"; empty when there is none.
    QString brief(const Text &text) const;
    /// Label of a game's own text id, empty when it has none.
    QString optional(const std::string &id) const;

private:
    std::shared_ptr<TextCatalog> m_catalog;
    Renderer m_renderer;
};

/// Name of a seat as shown: its own, or "You" / "Aoi" when it has none. In either
/// language, whichever is in use: records are described in both.
QString shownSeatName(const std::vector<SeatSetup> &seats, SeatId seat, Language language);
/// Name of rules as shown: their own, or that of the preset they begin with.
QString rulesNameOf(const RuleSet &rules, const Words &words);
/// "Beginner" ... for the engine's level names; other players of a game show their own name.
QString levelText(const QString &level);
/// Of a seat, or the program that decides for it; empty for people, and where the computer has one level only.
QString shownLevel(const SeatSetup &seat, bool oneLevel);
/// A command of the user's list as SeatSetup has it.
std::string programOf(const QString &command);

/// Facts as the value types of a game's table take them (qml/table/factstype.h).
inline QList<int> factList(const Facts &facts)
{
    return QList<int>(facts.values().begin(), facts.values().end());
}

inline QString qstr(const std::string &text) { return QString::fromStdString(text); }

} // namespace takujo
