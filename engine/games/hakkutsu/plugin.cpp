#include "plugin/game_plugin.h"

#include "definition.h"

#include <QObject>

namespace takujo::hakkutsu {

class Plugin final : public QObject, public GamePlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID TAKUJO_GAME_PLUGIN_IID FILE "hakkutsu.json")
    Q_INTERFACES(takujo::GamePlugin)

public:
    const GameDefinition &definition() const override { return hakkutsu::definition(); }
};

} // namespace takujo::hakkutsu

#include "plugin.moc"
