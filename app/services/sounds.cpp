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

QString folder() { return QCoreApplication::applicationDirPath() + u"/../" TAKUJO_SOUNDDIR ""_s; }

QString module() { return folder() + u"/takujo-sound.so"_s; }

/// Lives in the sound thread.
class Worker : public QObject
{
public:
    void play(const QString &file, double volume)
    {
        if (!m_tried) {
            m_tried = true;
            QPluginLoader loader(module());
            m_player = qobject_cast<SoundPlayer *>(loader.instance());
            if (m_player && !m_player->audible())
                m_player = nullptr;
        }
        if (m_player)
            m_player->play(file, volume);
    }

private:
    bool m_tried = false;
    SoundPlayer *m_player = nullptr; ///< owned by the plugin
};

} // namespace

Sounds::Sounds(const Settings &settings, QObject *parent) : QObject(parent), m_settings(settings)
{
    m_clock.start();
}

Sounds::~Sounds()
{
    m_thread.quit();
    m_thread.wait();
}

bool Sounds::installed() const { return QFileInfo::exists(module()); }

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
    if (volume <= 0 || !installed())
        return;
    if (!m_worker) {
        m_worker = new Worker;
        m_worker->moveToThread(&m_thread);
        connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
        m_thread.start();
    }
    const QString file = folder() + u"/sounds/"_s + name + u".wav"_s;
    QMetaObject::invokeMethod(m_worker, [worker = static_cast<Worker *>(m_worker), file, volume] {
        worker->play(file, volume);
    });
}

} // namespace takujo
