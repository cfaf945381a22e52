#pragma once
#include "windowdriver.h"

class QCommandLineParser;
class QWidget;

namespace takujo {

/// What is to be made: every scene in every look of this list.
struct AlbumWishes
{
    QString folder;
    QStringList languages, themes;
    QList<QSize> sizes;
    QStringList only; ///< beginnings of names; empty = every scene
    int text = 100;   ///< percent
    QString palette;
};

/// Pictures of the real window, taken while somebody leads it through the program.
class Album
{
public:
    explicit Album(AlbumWishes wishes) : m_wishes(std::move(wishes)) {}

    /// Whether a scene whose name begins so is wanted.
    bool wants(const QString &name) const;
    /// One picture in every theme and size, and what the look tests would complain about there.
    void take(WindowDriver &window, const QString &name);
    /// The same of a window of widgets.
    void take(WindowDriver &window, QWidget &widget, const QString &name);

    const AlbumWishes &wishes() const { return m_wishes; }
    void begin(const QString &language) { m_language = language; }
    int count() const { return m_count; }
    const QStringList &faults() const { return m_faults; }

private:
    QString fileOf(const QString &name, const QString &theme, const QSize &size) const;

    AlbumWishes m_wishes;
    QString m_language;
    int m_count = 0;
    QStringList m_faults;
};

} // namespace takujo
