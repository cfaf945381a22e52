#pragma once
#include "plugin/game_entry.h"

#include "game/game.h"

#include <QStringList>

#include <memory>
#include <vector>

namespace takujo {

/// The games found in the plugin folders. GUI thread; definitions may be used from any thread.
/// Damaged files and wrong versions become problems (with file name) and are skipped.
class Catalogue
{
public:
    /// TAKUJO_PLUGIN_PATH, then beside the executable, then beside the engine's library.
    static QStringList defaultFolders();
    explicit Catalogue(const QStringList &folders = defaultFolders());

    const std::vector<GameEntry> &games() const { return m_games; }
    const GameEntry *find(const QString &id) const;
    const Problems &problems() const { return m_problems; }

    /// Loads the plugin on first use. A plugin stays loaded until the program ends.
    Loaded<const GameDefinition *> definition(const QString &id);
    /// The game that a document names, whose words its refusal may need; null when there is none.
    const GameDefinition *namedIn(const Json &document);
    /// A game for a rule set ("ccc:advanced" is resolved by rulesFor()).
    Loaded<std::shared_ptr<const Game>> makeGame(const RuleSet &rules, int seats);
    /// `game:preset` or the path of a `.takujo-rules` file ("-" = standard input).
    Loaded<RuleSet> rulesFor(const QString &reference);
    /// Reads a rule set from a parsed document of any installed game. Problems carry `file`.
    Loaded<RuleSet> rulesFrom(const Json &document, const QString &file = {});

private:
    void scan(const QString &folder);
    void addFile(const QString &file);
    Loaded<RuleSet> preset(const QString &game, const QString &id);
    std::vector<GameEntry> m_games;
    std::vector<std::pair<QString, const GameDefinition *>> m_loaded;
    Problems m_problems;
};

} // namespace takujo
