#pragma once
#include "game/game.h"

#include <QtPlugin>

/// Interface id of game plugins; carries the engine version, so that a plugin built for another
/// version is refused by its metadata alone, before any of its code runs.
#define TAKUJO_GAME_PLUGIN_IID "org.takujo.GamePlugin/" TAKUJO_VERSION

namespace takujo {

/// A game as a Qt plugin. The metadata JSON has: id, name{ja,en}, seats[min,max],
/// minutes[min,max], mode{ja,en}, blurb{ja,en}, presets[{id,name,note}], cover (file beside the plugin),
/// table (QML module URI, optional), order (place on the shelf), cooperative, oneLevel,
/// tune[parameters that decide about fairness, the strongest first], side (colours of the box's side: at
/// the front, at the back, of its edge), goodFirst (the one to learn first).
class GamePlugin
{
public:
    virtual ~GamePlugin() = default;
    /// Built on first call; lives until exit. Thread-safe.
    virtual const GameDefinition &definition() const = 0;
};

} // namespace takujo

Q_DECLARE_INTERFACE(takujo::GamePlugin, TAKUJO_GAME_PLUGIN_IID)
