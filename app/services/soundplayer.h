#pragma once
#include <QString>
#include <QtPlugin>

namespace takujo {

/// Plays short sounds. Made and used in one thread of its own: opening an audio device takes longer
/// than the GUI may wait. Built as a module of its own, so that a machine without Qt Multimedia and a
/// person without sound pay nothing.
class SoundPlayer
{
public:
    virtual ~SoundPlayer() = default;
    /// @param file a WAV file; it is kept ready after the first time. @param volume 0 to 1
    virtual void play(const QString &file, double volume) = 0;
    /// False: there is no device to play on.
    virtual bool audible() const = 0;
};

} // namespace takujo

#define TAKUJO_SOUND_IID "org.takujo.SoundPlayer/1"
Q_DECLARE_INTERFACE(takujo::SoundPlayer, TAKUJO_SOUND_IID)
