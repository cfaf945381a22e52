#include "toy_game.h"

#include "plugin/game_plugin.h"

#include <QObject>

namespace takujo {

/// The toy game as a plugin; the build makes a good one and three that the catalogue has to refuse.
class ToyPlugin final : public QObject, public GamePlugin
{
    Q_OBJECT
    Q_INTERFACES(takujo::GamePlugin)
#if defined(TOY_GOOD)
    Q_PLUGIN_METADATA(IID TAKUJO_GAME_PLUGIN_IID FILE "toy.json")
#elif defined(TOY_FOREIGN)
    Q_PLUGIN_METADATA(IID "org.example.Other/1" FILE "toy.json")
#elif defined(TOY_VERSION)
    Q_PLUGIN_METADATA(IID "org.takujo.GamePlugin/99.1.2" FILE "toy.json")
#elif defined(TOY_NODATA)
    Q_PLUGIN_METADATA(IID TAKUJO_GAME_PLUGIN_IID)
#endif
public:
    const GameDefinition &definition() const override { return toy::definition(); }
};

} // namespace takujo

#include "toy_plugin.moc"
