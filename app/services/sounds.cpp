#include "sounds.h"

#include "soundplayer.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPluginLoader>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

/// ms between two sounds of one name; of coins that meet at most eight are heard a second
int apart(const QString &name) { return name == u"porcelain"_s ? 125 : 60; }

QString moduleIn(const QString &folder) { return folder + u"/takujo-sound.so"_s; }

/// Lives in the sound thread.
class Worker : public QObject
{
public:
    explicit Worker(QString module) : m_module(std::move(module)) {}

    Sounds::Silence look()
    {
        if (!m_player) {
            QPluginLoader loader(m_module);
            m_player = qobject_cast<SoundPlayer *>(loader.instance());
            m_problem = m_player ? QString() : loader.errorString();
        }
        return !m_player             ? Sounds::Silence::NotLoaded
               : m_player->audible() ? Sounds::Silence::None
                                     : Sounds::Silence::NoDevice;
    }
    void play(const QString &file, double volume) { m_player->play(file, volume); }
    const QString &problem() const { return m_problem; }

private:
    QString m_module;
    QString m_problem;               ///< with loading it
    SoundPlayer *m_player = nullptr; ///< owned by the plugin
};

} // namespace

Sounds::Sounds(const Settings &settings, QString folder, QObject *parent)
    : QObject(parent),
      m_settings(settings),
      m_folder(std::move(folder)),
      m_silence(QFileInfo::exists(moduleIn(m_folder)) ? Silence::None : Silence::NotBuilt)
{
    m_clock.start();
}

Sounds::~Sounds()
{
    m_thread.quit();
    m_thread.wait();
}

QString Sounds::defaultFolder()
{
    return QCoreApplication::applicationDirPath() + u"/../" TAKUJO_SOUNDDIR ""_s;
}

bool Sounds::isNotice(const QString &name)
{
    static const QStringList notices{u"my-turn"_s, u"refused"_s, u"warning"_s,
                                     u"won"_s,     u"lost"_s,    u"all-lost"_s};
    return notices.contains(name);
}

double Sounds::volumeOf(const QString &name) const
{
    if (m_settings.muted())
        return 0;
    const int own = isNotice(name) ? m_settings.noticeVolume() : m_settings.pieceVolume();
    return m_settings.volume() * own / 10000.0;
}

void Sounds::play(const QString &name, double strength)
{
    const qint64 now = m_clock.elapsed();
    const auto last = m_last.constFind(name);
    if (last != m_last.constEnd() && now - *last < apart(name))
        return;
    m_last.insert(name, now);
    emit wanted(name, strength);
    const double volume = volumeOf(name) * strength;
    if (volume > 0 && m_silence != Silence::NotLoaded) // not again with every sound
        ask(m_folder + u"/sounds/"_s + name + u".wav"_s, volume);
}

// Plays the file, if there is one and it can be heard.
void Sounds::ask(const QString &file, double volume)
{
    if (m_silence == Silence::NotBuilt)
        return;
    if (!m_worker) {
        m_worker = new Worker(moduleIn(m_folder));
        m_worker->moveToThread(&m_thread);
        connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
        m_thread.start();
    }
    auto *worker = static_cast<Worker *>(m_worker);
    QMetaObject::invokeMethod(m_worker, [this, worker, file, volume] {
        const Silence silence = worker->look();
        if (silence == Silence::None && !file.isEmpty())
            worker->play(file, volume);
        const QString detail = worker->problem();
        QMetaObject::invokeMethod(this, [this, silence, detail] { setSilence(silence, detail); });
    });
}

void Sounds::setSilence(Silence silence, const QString &detail)
{
    if (silence == m_silence && detail == m_silenceDetail)
        return;
    m_silence = silence;
    m_silenceDetail = detail;
    emit silenceChanged();
}

} // namespace takujo
