#pragma once
#include "soundplayer.h"

#include <QObject>

namespace takujo {

/// Stands for the module that plays sounds: plays none, and has a device when the test says so.
class SilentPlayer : public QObject, public SoundPlayer
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID TAKUJO_SOUND_IID)
    Q_INTERFACES(takujo::SoundPlayer)

public:
    void play(const QString &, double) override {}
    bool audible() const override { return qEnvironmentVariableIsSet("TAKUJO_TEST_AUDIBLE"); }
};

} // namespace takujo
