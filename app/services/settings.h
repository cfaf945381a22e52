#pragma once
#include <QObject>
#include <QSettings>
#include <QSize>
#include <QTemporaryDir>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <utility>

namespace takujo {

/// What the desktop says it wants; nothing where it says nothing.
struct DesktopLook
{
    QString scheme; ///< "dark", "light" or empty
    bool contrast = false;
    bool still = false; ///< no animations

    bool operator==(const DesktopLook &) const = default;
};

/// What the user chose, kept in an INI file of the XDG configuration folder. Keys are ASCII. Values are
/// held to what the settings page offers, whatever the file says; a file that is none (a pipe, a device)
/// or far too large is left alone, and nothing is kept in that run.
class Settings : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a property of App")
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged)
    Q_PROPERTY(QString mode READ mode NOTIFY modeChanged)
    Q_PROPERTY(QString palette READ palette WRITE setPalette NOTIFY paletteChanged)
    Q_PROPERTY(qreal animationFactor READ animationFactor NOTIFY animationFactorChanged)
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged)
    Q_PROPERTY(QString motion READ motion WRITE setMotion NOTIFY reducedMotionChanged)
    Q_PROPERTY(bool reducedMotion READ reducedMotion NOTIFY reducedMotionChanged)
    Q_PROPERTY(QString pace READ pace WRITE setPace NOTIFY paceChanged)
    Q_PROPERTY(bool muted READ muted WRITE setMuted NOTIFY soundChanged)
    Q_PROPERTY(int volume READ volume WRITE setVolume NOTIFY soundChanged)
    Q_PROPERTY(int pieceVolume READ pieceVolume WRITE setPieceVolume NOTIFY soundChanged)
    Q_PROPERTY(int noticeVolume READ noticeVolume WRITE setNoticeVolume NOTIFY soundChanged)
    Q_PROPERTY(QString playerName READ playerName WRITE setPlayerName NOTIFY playerNameChanged)
    Q_PROPERTY(QString opponents READ opponents WRITE setOpponents NOTIFY opponentsChanged)
    Q_PROPERTY(bool welcome READ welcome WRITE setWelcome NOTIFY welcomeChanged)
    Q_PROPERTY(bool countScore READ countScore WRITE setCountScore NOTIFY countScoreChanged)
    Q_PROPERTY(bool plainTable READ plainTable WRITE setPlainTable NOTIFY plainTableChanged)
    Q_PROPERTY(bool hideResults READ hideResults WRITE setHideResults NOTIFY hideResultsChanged)

public:
    explicit Settings(QObject *parent = nullptr);

    QString language() const { return choice("language", {"system", "ja", "en"}); }
    void setLanguage(const QString &value);
    QString theme() const
    {
        return choice("theme", {"system", "day", "night", "hcLight", "hcDark"});
    }
    void setTheme(const QString &value);
    /// The theme to show: "system" resolved by what the desktop wants, where it says nothing by its palette.
    QString mode() const;
    /// "distinct" is for colour-blind people.
    QString palette() const { return choice("palette", {"usual", "distinct"}); }
    void setPalette(const QString &value);
    /// Duration of animations as a multiple of the normal one; 0 = none. Follows the pace.
    qreal animationFactor() const;
    int textSize() const; ///< percent, 100 to 200
    void setTextSize(int percent);
    QString motion() const; ///< "system", "full" or "reduced"
    void setMotion(const QString &value);
    bool reducedMotion() const; ///< what is chosen, "system" resolved
    void follow(const DesktopLook &look);
    QString pace() const { return choice("pace", {"normal", "instant", "slow", "step"}); }
    void setPace(const QString &value);
    bool muted() const
    {
        return m_override.value(QStringLiteral("muted"), m_store.value("muted", false)).toBool();
    }
    void setMuted(bool on);
    int volume() const { return percent("volume", 70); } ///< of all sounds
    void setVolume(int percent) { setSound("volume", percent); }
    int pieceVolume() const { return percent("pieceVolume", 100); }
    void setPieceVolume(int percent) { setSound("pieceVolume", percent); }
    /// My turn, a refusal, the end.
    int noticeVolume() const { return percent("noticeVolume", 100); }
    void setNoticeVolume(int percent) { setSound("noticeVolume", percent); }
    QString playerName() const; ///< as long as a seat's name may be
    void setPlayerName(const QString &value);
    /// Level of the computers in a match that was not set up yet.
    QString opponents() const
    {
        return choice("opponents", {"beginner", "casual", "skilled", "expert"});
    }
    void setOpponents(const QString &level);
    /// The shelf greets until the first match was finished, or somebody has enough of it.
    bool welcome() const { return m_store.value("welcome", true).toBool(); }
    void setWelcome(bool on);
    /// The score is counted on the table before the result comes.
    bool countScore() const { return m_store.value("countScore", true).toBool(); }
    void setCountScore(bool on);
    /// Tables without the drawing of their ground.
    bool plainTable() const { return m_store.value("plainTable", false).toBool(); }
    void setPlainTable(bool on);
    /// Finished matches open without points and winner until they are asked for.
    bool hideResults() const { return m_store.value("hideResults", true).toBool(); }
    void setHideResults(bool on);
    /// Whether points and winner of this record were asked for, or seen when it was played.
    bool resultShown(const QString &file) const;
    void setResultShown(const QString &file, bool shown);
    /// The ply at which this finished record was looked at last; 0 = its beginning.
    int leftAt(const QString &file) const;
    void setLeftAt(const QString &file, int ply);
    /// What a decision of a match of this game cost on average when it was looked through.
    /// @param started of its record, which tells it from others
    void keepReview(const QString &game, const QString &started, double cost);
    /// The last ones by when they were played, oldest first.
    QList<std::pair<QString, double>> reviews(const QString &game) const;
    /// The record of the match that is open, empty = none: left there by a program that was killed.
    QString openMatch() const { return other(QStringLiteral("openMatch")).toString(); }
    void setOpenMatch(const QString &file);

    /// Size of the window when it was closed last, within these bounds; invalid when there is none.
    QSize windowSize(const QSize &least, const QSize &most) const;

    /// Free values of other parts (window place, last seats of a game), by ASCII key. As they stand in
    /// the file: whoever reads one checks it.
    QVariant other(const QString &key) const { return m_store.value(key); }
    void setOther(const QString &key, const QVariant &value);
    void removeOther(const QString &key);
    QStringList others(const QString &prefix) const; ///< keys that begin so

    /// For one run only, without keeping it: command line.
    void overrideValue(const QString &key, const QVariant &value) { m_override.insert(key, value); }

signals:
    /// What was changed could not be written (once a run): it holds until the program ends.
    void notKept(const QString &file);
    void languageChanged();
    void themeChanged();
    void modeChanged();
    void paletteChanged();
    void animationFactorChanged();
    void textSizeChanged();
    void reducedMotionChanged();
    void paceChanged();
    void playerNameChanged();
    void opponentsChanged();
    void welcomeChanged();
    void countScoreChanged();
    void plainTableChanged();
    void hideResultsChanged();
    void soundChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setSound(const char *key, const QVariant &value);
    QString text(const char *key, const QString &fallback) const;
    /// One of these, else the first.
    QString choice(const char *key, std::initializer_list<const char *> offered) const;
    int percent(const char *key, int fallback) const;
    static QString userFile();
    QString fileToUse();
    bool store(const char *key, const QVariant &value);
    void keep();

    std::unique_ptr<QTemporaryDir> m_ownFolder; ///< where the user's file cannot be used
    QSettings m_store;
    QTimer m_keep; ///< soon after a change
    bool m_told = false;
    QVariantMap m_override;
    DesktopLook m_desktop;
};

} // namespace takujo
