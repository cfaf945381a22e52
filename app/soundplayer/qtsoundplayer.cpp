#include "qtsoundplayer.h"

#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

namespace takujo {

void QtSoundPlayer::play(const QString &file, double volume)
{
    QSoundEffect *&effect = m_effects[file];
    if (!effect) {
        effect = new QSoundEffect(this);
        effect->setSource(QUrl::fromLocalFile(file)); // plays when it is loaded
    }
    effect->setVolume(static_cast<float>(volume));
    effect->play();
}

// Without a device QSoundEffect tries again with every sound.
bool QtSoundPlayer::audible() const { return !QMediaDevices::defaultAudioOutput().isNull(); }

} // namespace takujo
