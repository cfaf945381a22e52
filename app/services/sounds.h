#pragma once
#include "settings.h"

#include <QElapsedTimer>
#include <QHash>
#include <QThread>

namespace takujo {

class SoundPlayer;

/// The sounds of the program (look.md 7), by name: "place", "draw", "my-turn" ... The player is loaded
/// with the first sound, in a thread of its own.
class Sounds : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a property of App")
    Q_PROPERTY(bool installed READ installed CONSTANT)

public:
    explicit Sounds(const Settings &settings, QObject *parent = nullptr);
    ~Sounds() override;

    /// The module that plays sounds and the sounds themselves are there.
    bool installed() const;
    /// Plays now, unless it is muted or the same sound began a moment ago.
    /// @param strength of its usual volume, up to 1
    Q_INVOKABLE void play(const QString &name, double strength = 1);
    /// A sound of a fixed kind that is not about pieces: turn, refusal, result.
    static bool isNotice(const QString &name);
    /// Volume of this sound by the settings, 0 to 1.
    double volumeOf(const QString &name) const;

signals:
    /// Before the settings are asked: for tests and the twins.
    void wanted(const QString &name, double strength);

private:
    const Settings &m_settings;
    QThread m_thread;
    QObject *m_worker = nullptr; ///< lives in m_thread, made with the first sound
    QElapsedTimer m_clock;
    QHash<QString, qint64> m_last; ///< when each sound began, ms
};

} // namespace takujo
