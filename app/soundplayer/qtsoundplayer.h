#pragma once
#include "soundplayer.h"

#include <QHash>
#include <QObject>

class QSoundEffect;

namespace takujo {

/// Sounds by Qt Multimedia.
class QtSoundPlayer : public QObject, public SoundPlayer
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID TAKUJO_SOUND_IID)
    Q_INTERFACES(takujo::SoundPlayer)

public:
    void play(const QString &file, double volume) override;
    bool audible() const override;

private:
    QHash<QString, QSoundEffect *> m_effects; ///< by file, loaded once
};

} // namespace takujo
