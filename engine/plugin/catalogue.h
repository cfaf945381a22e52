#pragma once
#include "game/game.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace takujo {

/// One installed game, known from its plugin's metadata without loading it.
struct GameEntry
{
    QString id;
    QString pluginFile;
    QString nameJa, nameEn;
    QString modeJa, modeEn;
    QString blurbJa, blurbEn;
    int minSeats = 2, maxSeats = 4;
    int minMinutes = 0, maxMinutes = 0;
    int order = 1000;
    bool cooperative = false;
    QString cover;       ///< absolute path of an SVG, empty = none
    QString tableModule; ///< QML URI, empty = generic table
    QJsonObject metadata;
};

/// The games found in the plugin folders. GUI thread; definitions may be used from any thread.
/// Damaged files and wrong versions become problems (with file name) and are skipped.
class Catalogue
{
public:
    /// TAKUJO_PLUGIN_PATH, then beside the executable, then the installed place.
    static QStringList defaultFolders();
    explicit Catalogue(const QStringList &folders = defaultFolders());

    const std::vector<GameEntry> &games() const { return m_games; }
    const GameEntry *find(const QString &id) const;
    const Problems &problems() const { return m_problems; }

    /// Loads the plugin on first use.
    Loaded<const GameDefinition *> definition(const QString &id);
    /// A game for a rule set ("ccc:advanced" is resolved by rulesFor()).
    Loaded<std::shared_ptr<const Game>> makeGame(const RuleSet &rules, int seats);
    /// `game:preset` or the path of a `.takujo-rules` file ("-" = standard input).
    Loaded<RuleSet> rulesFor(const QString &reference);

private:
    void scan(const QString &folder);
    std::vector<GameEntry> m_games;
    std::vector<std::pair<QString, const GameDefinition *>> m_loaded;
    Problems m_problems;
};

} // namespace takujo
