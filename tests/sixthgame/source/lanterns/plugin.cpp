#include "lanterns.h"

#include "plugin/game_plugin.h"

#include <QObject>

class LanternsPlugin : public QObject, public takujo::GamePlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID TAKUJO_GAME_PLUGIN_IID FILE "lanterns.json")
    Q_INTERFACES(takujo::GamePlugin)

public:
    const takujo::GameDefinition &definition() const override
    {
        return takujo::lanterns::definition();
    }
};

#include "plugin.moc"
