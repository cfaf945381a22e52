#include "settings.h"

#include "match/record.h"

#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPalette>
#include <QStandardPaths>

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

Settings::Settings(QObject *parent) : QObject(parent), m_store(fileToUse(), QSettings::IniFormat)
{
    m_keep.setSingleShot(true);
    m_keep.setInterval(1000);
    connect(&m_keep, &QTimer::timeout, this, &Settings::keep);
    if (QCoreApplication *const application = QCoreApplication::instance())
        application->installEventFilter(this);
}

QString Settings::userFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           u"/takujo/takujo.ini"_s;
}

// QSettings opens whatever it is given, waits for pipes and reads devices without end.
QString Settings::fileToUse()
{
    constexpr qint64 kMaxBytes = 1024 * 1024;
    QString file = userFile();
    const QFileInfo info(file);
    if (!info.exists() || (info.isFile() && info.size() <= kMaxBytes))
        return file;
    m_ownFolder = std::make_unique<QTemporaryDir>();
    return m_ownFolder->filePath(u"takujo.ini"_s);
}

bool Settings::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ApplicationPaletteChange)
        emit modeChanged();
    return QObject::eventFilter(watched, event);
}

QString Settings::mode() const
{
    QString chosen = theme();
    if (chosen != u"system")
        return chosen;
    // Tests without a window have a core application only, and that has no palette.
    const bool painted = qobject_cast<QGuiApplication *>(QCoreApplication::instance()) != nullptr;
    const bool darkPalette =
        painted && QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
    const bool dark = m_desktop.scheme.isEmpty() ? darkPalette : m_desktop.scheme == u"dark";
    if (m_desktop.contrast)
        return dark ? u"hcDark"_s : u"hcLight"_s;
    return dark ? u"night"_s : u"day"_s;
}

void Settings::follow(const DesktopLook &look)
{
    if (look == m_desktop)
        return;
    m_desktop = look;
    emit modeChanged();
    emit reducedMotionChanged();
}

qreal Settings::animationFactor() const
{
    if (m_override.value(u"still"_s).toBool() || pace() == u"instant")
        return 0;
    return pace() == u"slow" ? 1.6 : 1;
}

QString Settings::text(const char *key, const QString &fallback) const
{
    const QString name = QLatin1String(key);
    if (m_override.contains(name))
        return m_override.value(name).toString();
    return m_store.value(name, fallback).toString();
}

QString Settings::choice(const char *key, std::initializer_list<const char *> offered) const
{
    const QString value = text(key, {});
    const auto same = [&](const char *name) { return value == QLatin1StringView(name); };
    return std::any_of(offered.begin(), offered.end(), same) ? value
                                                             : QLatin1StringView(*offered.begin());
}

int Settings::percent(const char *key, int fallback) const
{
    bool number = false;
    const int value = m_store.value(key, fallback).toInt(&number);
    return number ? std::clamp(value, 0, 100) : fallback;
}

QSize Settings::windowSize(const QSize &least, const QSize &most) const
{
    const QSize kept = other(u"window/size"_s).toSize();
    return kept.isValid() ? kept.boundedTo(most).expandedTo(least) : kept;
}

QStringList Settings::others(const QString &prefix) const
{
    QStringList keys = m_store.allKeys();
    keys.removeIf([&](const QString &key) { return !key.startsWith(prefix); });
    return keys;
}

void Settings::setOther(const QString &key, const QVariant &value)
{
    m_store.setValue(key, value);
    m_keep.start();
}

void Settings::removeOther(const QString &key)
{
    m_store.remove(key);
    m_keep.start();
}

void Settings::keep()
{
    m_store.sync();
    const bool kept = !m_ownFolder && m_store.status() == QSettings::NoError;
    if (!kept && !std::exchange(m_told, true))
        emit notKept(userFile());
}

bool Settings::store(const char *key, const QVariant &value)
{
    const QString name = QLatin1String(key);
    m_override.remove(name);
    if (m_store.value(name) == value)
        return false;
    m_store.setValue(name, value);
    m_keep.start();
    return true;
}

void Settings::setLanguage(const QString &value)
{
    store("language", value);
    emit languageChanged();
}

void Settings::setTheme(const QString &value)
{
    store("theme", value);
    emit themeChanged();
    emit modeChanged();
}

void Settings::setPalette(const QString &value)
{
    if (store("palette", value))
        emit paletteChanged();
}

int Settings::textSize() const { return std::clamp(text("textSize", u"100"_s).toInt(), 100, 200); }

void Settings::setTextSize(int percent)
{
    store("textSize", std::clamp(percent, 100, 200));
    emit textSizeChanged();
}

// It was yes or no once.
QString Settings::motion() const
{
    if (!m_store.contains(u"motion"_s) && m_store.contains(u"reducedMotion"_s))
        return m_store.value(u"reducedMotion"_s).toBool() ? u"reduced"_s : u"full"_s;
    return choice("motion", {"system", "full", "reduced"});
}

void Settings::setMotion(const QString &value)
{
    if (store("motion", value))
        emit reducedMotionChanged();
}

bool Settings::reducedMotion() const
{
    const QString chosen = motion();
    return chosen == u"reduced" || (chosen == u"system" && m_desktop.still);
}

void Settings::setMuted(bool on)
{
    m_override.remove(u"muted"_s); // whoever asks means this run as well
    store("muted", on);
    emit soundChanged();
}

void Settings::setSound(const char *key, const QVariant &value)
{
    if (store(key, value))
        emit soundChanged();
}

void Settings::setOpponents(const QString &level)
{
    if (store("opponents", level))
        emit opponentsChanged();
}

void Settings::setWelcome(bool on)
{
    if (store("welcome", on))
        emit welcomeChanged();
}

void Settings::setCountScore(bool on)
{
    if (store("countScore", on))
        emit countScoreChanged();
}

void Settings::setPlainTable(bool on)
{
    if (store("plainTable", on))
        emit plainTableChanged();
}

void Settings::setHideResults(bool on)
{
    if (store("hideResults", on))
        emit hideResultsChanged();
}

bool Settings::resultShown(const QString &file) const
{
    return !hideResults() || other(u"results/"_s + QFileInfo(file).completeBaseName()).toBool();
}

void Settings::setResultShown(const QString &file, bool shown)
{
    const QString key = u"results/"_s + QFileInfo(file).completeBaseName();
    if (shown)
        setOther(key, true);
    else
        removeOther(key); // a key for every match there ever was would fill the file
    emit hideResultsChanged();
}

int Settings::leftAt(const QString &file) const
{
    return std::max(0, other(u"left/"_s + QFileInfo(file).completeBaseName()).toInt());
}

void Settings::setLeftAt(const QString &file, int ply)
{
    const QString key = u"left/"_s + QFileInfo(file).completeBaseName();
    if (ply > 0)
        setOther(key, ply);
    else
        removeOther(key);
}

void Settings::keepReview(const QString &game, const QString &started, double cost)
{
    constexpr qsizetype kKept = 10;
    const QString all = u"reviews/"_s + game + u'/';
    setOther(all + started, cost);
    QStringList keys = others(all); // in the order of time, but for a change of its zone
    for (keys.sort(); keys.size() > kKept; keys.removeFirst())
        removeOther(keys.first());
}

QList<std::pair<QString, double>> Settings::reviews(const QString &game) const
{
    const QString all = u"reviews/"_s + game + u'/';
    QStringList keys = others(all);
    keys.sort();
    QList<std::pair<QString, double>> out;
    for (const QString &key : std::as_const(keys))
        out.append({key.mid(all.size()), std::clamp(other(key).toDouble(), 0.0, 100.0)});
    return out;
}

void Settings::setOpenMatch(const QString &file)
{
    if (file.isEmpty())
        removeOther(u"openMatch"_s);
    else
        setOther(u"openMatch"_s, QFileInfo(file).fileName());
}

void Settings::setPace(const QString &value)
{
    store("pace", value);
    emit paceChanged();
    emit animationFactorChanged();
}

QString Settings::playerName() const
{
    return QString::fromStdString(seatName(text("playerName", {}).toStdString()));
}

void Settings::setPlayerName(const QString &value)
{
    if (store("playerName", value.trimmed()))
        emit playerNameChanged();
}

} // namespace takujo
