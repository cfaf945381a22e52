#pragma once
#include "settings.h"

#include <QElapsedTimer>
#include <QHash>
#include <QThread>

namespace takujo {

/// The sounds of the program, by name: "place", "draw", "my-turn" ... The player is loaded
/// with the first sound, in a thread of its own.
class Sounds : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a property of App")
    Q_PROPERTY(takujo::Sounds::Silence silence READ silence NOTIFY silenceChanged)
    Q_PROPERTY(QString silenceDetail READ silenceDetail NOTIFY silenceChanged)

public:
    /// Why nothing can be heard, as far as it is known.
    enum class Silence {
        None,
        NotBuilt,  ///< the program has no module that plays sounds
        NotLoaded, ///< it has one, and a library this needs is missing
        NoDevice
    };
    Q_ENUM(Silence)

    /// @param folder of the module that plays sounds and of `sounds/`
    explicit Sounds(const Settings &settings, QString folder = defaultFolder(),
                    QObject *parent = nullptr);
    ~Sounds() override;

    static QString defaultFolder();
    Silence silence() const { return m_silence; }
    /// What the system says about it, in its own words.
    QString silenceDetail() const { return m_silenceDetail; }
    /// Finds out anew whether sounds can be heard (`silence`); the answer comes later.
    Q_INVOKABLE void examine() { ask({}, 0); }
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
    void silenceChanged();

private:
    void ask(const QString &file, double volume);
    void setSilence(Silence silence, const QString &detail);

    const Settings &m_settings;
    QString m_folder;
    QString m_silenceDetail;
    Silence m_silence = Silence::None;
    QThread m_thread;
    QObject *m_worker = nullptr; ///< lives in m_thread, made when it is first asked
    QElapsedTimer m_clock;
    QHash<QString, qint64> m_last; ///< when each sound began, ms
};

} // namespace takujo
