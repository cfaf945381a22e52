#include "theatrelook.h"

#include <QAccessible>
#include <QQuickWindow>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

/// Of an item in sight that a screen reader speaks by itself when it appears or gets another name.
void collectAlerts(QQuickItem *item, QMap<QString, QSet<const QQuickItem *>> &out)
{
    if (!item->isVisible())
        return;
    const QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(item);
    if (accessible && accessible->role() == QAccessible::AlertMessage)
        out[accessible->text(QAccessible::Name)].insert(item);
    for (QQuickItem *child : item->childItems())
        collectAlerts(child, out);
}

void collect(QQuickItem *item, const char *type, QList<QQuickItem *> &out)
{
    if (!item->isVisible())
        return;
    const QByteArray begin = QByteArray(type) + "_QMLTYPE";
    if (QByteArray(item->metaObject()->className()).startsWith(begin))
        out.append(item);
    for (QQuickItem *child : item->childItems())
        collect(child, type, out);
}

/// Cards of the hand in sight.
void collectHand(QQuickItem *item, QList<QQuickItem *> &out)
{
    if (!item->isVisible())
        return;
    const auto *zone = item->property("zone").value<QObject *>();
    if (zone && zone->property("zoneId") == u"hand"_s && item->property("pieceId").isValid())
        out.append(item);
    for (QQuickItem *child : item->childItems())
        collectHand(child, out);
}

QRectF placeOf(QQuickItem *item)
{
    return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

bool covers(const Motion &shown, const Motion &told)
{
    return told.known ? shown.after == told.after && shown.toZone == told.toZone
                      : shown.toZone == told.toZone || shown.before == told.after;
}

/// Of what no words tell: a refill is nobody's, and what only turns over goes nowhere.
bool seatTook(const Act &act, const Motion &motion)
{
    return act.seat >= 0 && motion.fromZone != motion.toZone;
}

/// The table has a picture of what is on its way: of used bait that goes back there is none.
bool hasPicture(const WindowDriver &window, const QVariant &motion)
{
    QQuickItem *stage =
        window.itemWhere([](QQuickItem *item) { return item->property("theatreArea").isValid(); });
    QVariant art;
    if (!motion.value<Motion>().known && stage)
        QMetaObject::invokeMethod(stage, "backOf", Q_RETURN_ARG(QVariant, art),
                                  Q_ARG(QVariant, motion));
    return motion.value<Motion>().known || !art.isNull();
}

} // namespace

QList<QQuickItem *> shownItems(WindowDriver &window, const char *type)
{
    QList<QQuickItem *> out;
    collect(window.desktop().window()->contentItem(), type, out);
    return out;
}

Told told(const SceneModel &scene)
{
    Told out;
    for (const QVariant &value : scene.acts())
        if (const auto act = value.value<Act>(); !act.text.isEmpty())
            out.texts.append(act.text);
    for (const QVariant &value : scene.acts()) {
        const auto act = value.value<Act>();
        for (const QVariant &motion : act.motions)
            if (out.texts.isEmpty() || !act.text.isEmpty() || seatTook(act, motion.value<Motion>()))
                out.motions.append(motion);
    }
    return out;
}

QStringList missingPieces(WindowDriver &window, const QVariantList &motions)
{
    QList<Motion> shown;
    for (QQuickItem *item : shownItems(window, "TheatrePiece"))
        if (item->width() >= 8 && item->height() >= 8 && !item->childItems().isEmpty())
            shown.append(item->property("motion").value<Motion>());
    QStringList missing;
    for (int i = 0; i < motions.size(); ++i) {
        const auto told = motions[i].value<Motion>();
        bool found = std::any_of(shown.begin(), shown.end(),
                                 [&](const Motion &each) { return covers(each, told); });
        // one way on: shown where it went in the end
        for (int next = i + 1; next < motions.size() && !found; ++next)
            found = !told.after.isEmpty() && motions[next].value<Motion>().before == told.after;
        const bool drawn = hasPicture(window, motions[i]);
        if (found && !drawn)
            missing.append(u"nothing to be seen of "_s + told.fromZone);
        if (!found && drawn)
            missing.append(told.before + u" > "_s + told.after + u' ' + told.toZone);
    }
    return missing;
}

bool names(WindowDriver &window, const QString &seat)
{
    const QList<QQuickItem *> panels = shownItems(window, "TheatrePanel");
    const QList<QQuickItem *> texts = shownItems(window, "StageText");
    return std::any_of(texts.begin(), texts.end(), [&](QQuickItem *text) {
        return panels.contains(text->parentItem()) && text->property("text").toString() == seat;
    });
}

bool said(WindowDriver &window, const QString &words)
{
    const QList<QQuickItem *> panels = shownItems(window, "TheatrePanel");
    for (QQuickItem *item : shownItems(window, "TheatreWords"))
        if (item->opacity() > 0 && item->property("text").toString().contains(words))
            return true;
    for (QQuickItem *item : shownItems(window, "StageText")) // beside the name in the head
        if (panels.contains(item->parentItem()) && item->property("text").toString() == words)
            return true;
    return false;
}

namespace {

bool overlap(QQuickItem *one, QQuickItem *other)
{
    const QRectF both = placeOf(one) & placeOf(other);
    return both.width() > 2 && both.height() > 2;
}

} // namespace

QStringList outsideThePanel(WindowDriver &window, const QString &where)
{
    const QList<QQuickItem *> panels = shownItems(window, "TheatrePanel");
    if (panels.size() != 1)
        return {where + u": no panel"_s};
    const QRectF panel = placeOf(panels.first());
    const QList<QQuickItem *> pieces = shownItems(window, "TheatrePiece");
    const QList<QQuickItem *> sentences = shownItems(window, "TheatreWords");
    QStringList out;
    for (QQuickItem *item : pieces + sentences)
        if (!panel.contains(placeOf(item)))
            out.append(where + u": outside the panel: "_s + item->property("text").toString());
    for (QQuickItem *piece : pieces)
        for (QQuickItem *words : sentences)
            if (overlap(piece, words))
                out.append(where + u": under a piece: "_s + words->property("text").toString());
    const bool apart = panels.first()->property("apart").toBool();
    for (int i = 0; i < pieces.size() && apart; ++i)
        for (int j = i + 1; j < pieces.size(); ++j)
            if (overlap(pieces[i], pieces[j]))
                out.append(where + u": one piece over the other"_s);
    return out;
}

QStringList outgrownPanel(WindowDriver &window, const QString &where)
{
    QStringList out;
    for (QQuickItem *panel : shownItems(window, "TheatrePanel"))
        if (const int least = panel->property("least").toInt(); panel->height() > least)
            out.append(where + u": %1 high where there are %2"_s.arg(panel->height()).arg(least));
    return out;
}

QStringList halfUnderThePanel(WindowDriver &window, const QString &where)
{
    QList<QQuickItem *> cards;
    collectHand(window.desktop().window()->contentItem(), cards);
    QStringList out;
    for (QQuickItem *panel : shownItems(window, "TheatrePanel"))
        for (QQuickItem *card : cards)
            if (placeOf(panel).intersects(placeOf(card)) && !placeOf(panel).contains(placeOf(card)))
                out.append(where + u": half under the panel: "_s +
                           card->property("pieceId").toString());
    return out;
}

void Voices::listen(WindowDriver &window)
{
    collectAlerts(window.desktop().window()->contentItem(), m_spoken);
}

qsizetype Voices::of(const QString &sentence) const
{
    QSet<const QQuickItem *> voices;
    for (auto it = m_spoken.cbegin(); it != m_spoken.cend(); ++it)
        if (it.key().contains(sentence))
            voices += it.value();
    return voices.size();
}

} // namespace takujo
