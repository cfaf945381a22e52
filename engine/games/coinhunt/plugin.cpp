#include "plugin/game_plugin.h"

#include "definition.h"

#include <QObject>

namespace takujo::coinhunt {

class Plugin final : public QObject, public GamePlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID TAKUJO_GAME_PLUGIN_IID FILE "coinhunt.json")
    Q_INTERFACES(takujo::GamePlugin)

public:
    const GameDefinition &definition() const override { return coinhunt::definition(); }
};

} // namespace takujo::coinhunt

#include "plugin.moc"
