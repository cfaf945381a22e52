#pragma once
#include "motions.h"
#include "windowdriver.h"

namespace takujo {

/// Items in sight made from this QML file.
QList<QQuickItem *> shownItems(WindowDriver &window, const char *type);

/// What a scene tells.
struct Told
{
    QVariantList motions;
    QStringList texts;
};
Told told(const SceneModel &scene);

/// What of the motions has no picture on the panel of the theatre.
QStringList missingPieces(WindowDriver &window, const QVariantList &motions);
/// The panel names this seat.
bool names(WindowDriver &window, const QString &seat);
/// The panel has these words.
bool said(WindowDriver &window, const QString &words);
/// Words and pieces that do not stand on the panel, words under a piece, and cards of Couperation that lie
/// over each other.
QStringList outsideThePanel(WindowDriver &window, const QString &where);

/// A panel that is larger than its room, over what stands below it.
QStringList outgrownPanel(WindowDriver &window, const QString &where);
/// Cards of the hand that the panel covers in part.
QStringList halfUnderThePanel(WindowDriver &window, const QString &where);

/// What a screen reader says by itself, and by how many items each sentence.
class Voices
{
public:
    void listen(WindowDriver &window); ///< what is in sight now
    qsizetype of(const QString &sentence) const;

private:
    QMap<QString, QSet<const QQuickItem *>> m_spoken;
};

} // namespace takujo
