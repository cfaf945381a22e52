#include "lookcheck.h"

#include <QAccessible>
#include <QFontMetricsF>
#include <QJSValue>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQmlProperty>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTextLayout>

#include <functional>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr double kSlack = 2;      ///< pixels; glyph boxes are a little wider than their ink
constexpr int kSmallestFont = 12; ///< pixels

void walk(QQuickItem *item, const std::function<void(QQuickItem *)> &visit)
{
    if (!item->isVisible() || item->opacity() <= 0)
        return;
    // a figure is a picture of a table: its caption says what it shows
    if (QLatin1String(item->metaObject()->className())
            .startsWith(QLatin1String("FigureView_QMLTYPE")))
        return;
    visit(item);
    for (QQuickItem *child : item->childItems())
        walk(child, visit);
}

// The ink of a Text inside its item: it may be narrower or wider than that.
QRectF inkOf(QQuickItem *text)
{
    const double wide = text->property("contentWidth").toDouble();
    const double high = text->property("contentHeight").toDouble();
    const int across = QQmlProperty::read(text, u"effectiveHorizontalAlignment"_s).toInt();
    const int down = QQmlProperty::read(text, u"verticalAlignment"_s).toInt();
    const double x = across == Qt::AlignRight     ? text->width() - wide
                     : across == Qt::AlignHCenter ? (text->width() - wide) / 2
                                                  : 0;
    const double y = down == Qt::AlignBottom    ? text->height() - high
                     : down == Qt::AlignVCenter ? (text->height() - high) / 2
                                                : 0;
    return {x, y, wide, high};
}

// What of a rectangle is left by the ancestors that clip, in the coordinates of the scene.
QRectF shownPart(QQuickItem *item, const QRectF &rect)
{
    QRectF scene = item->mapRectToScene(rect);
    for (QQuickItem *at = item->parentItem(); at; at = at->parentItem())
        if (at->clip())
            scene &= at->mapRectToScene(QRectF(0, 0, at->width(), at->height()));
    return scene;
}

// Without marks and breaks: lines may be filled another way in a tip.
QString lettersOf(const QString &words)
{
    QString out;
    for (const QChar c : words)
        if (c.isLetterOrNumber())
            out += c;
    return out;
}

// Cut words can be read in full by pointing at them.
bool tells(QObject *tip, const QString &words)
{
    if (QByteArray(tip->metaObject()->className()).startsWith("TkHint_QMLTYPE"))
        return lettersOf(tip->property("words").toString()).contains(lettersOf(words)) ||
               tip->property("title").toString().contains(words);
    return tip->inherits("QQuickToolTip") && !tip->property("text").toString().isEmpty();
}

bool hasToolTip(QQuickItem *item)
{
    const QString words = item->property("text").toString();
    for (; item; item = item->parentItem()) {
        for (QQuickItem *child : item->childItems()) // made by a Repeater, of which it is the child
            if (tells(child, words))
                return true;
        for (QObject *child : item->children()) {
            auto *const loaded = child->property("item").value<QObject *>();
            if (tells(child, words) || (loaded && tells(loaded, words)))
                return true;
            for (QObject *below : child->children()) // of a note that lies over the words
                if (tells(below, words))
                    return true;
        }
    }
    return false;
}

QString placeOf(QQuickItem *item)
{
    QStringList path;
    for (QQuickItem *at = item; at && path.size() < 6; at = at->parentItem())
        if (const QString type = QString::fromLatin1(at->metaObject()->className());
            type.contains(u"_QMLTYPE"_s))
            path.append(type.section(u"_QMLTYPE"_s, 0, 0));
    return path.join(u" < "_s);
}

bool foreign(const QString &text, const QString &language)
{
    static const QRegularExpression kana(u"[\\x{3040}-\\x{30ff}\\x{4e00}-\\x{9fff}]"_s);
    static const QRegularExpression english(u"\\b[a-z]{2,} [a-z]{2,}\\b"_s);
    // the name of a language is written in it, and the program's own name in both
    static const QStringList ownNames{u"日本語"_s, u"卓上"_s};
    return !ownNames.contains(text) && text.contains(language == u"en" ? kana : english);
}

QString missingGlyphs(const QString &text, const QFont &font)
{
    QString out;
    const QFontMetricsF metrics(font);
    for (const uint point : text.toUcs4())
        if (point > 0x20 && point != 0xa0 && point != 0x3000 && point != 0x200b &&
            point != 0x2060 && !metrics.inFontUcs4(point))
            out += QString::fromUcs4(reinterpret_cast<const char32_t *>(&point), 1);
    return out;
}

// A line that begins with what closes a word or sentence: where words do not fit, a line breaks anywhere.
bool breaksBadly(QQuickItem *item, QString text, QFont font)
{
    const auto wrap = static_cast<QTextOption::WrapMode>(item->property("wrapMode").toInt());
    if (wrap == QTextOption::NoWrap || item->property("textFormat").toInt() != Qt::PlainText)
        return false;
    const auto shown = item->property("fontInfo").value<QJSValue>(); // shrunk to fit
    font.setPixelSize(shown.property(u"pixelSize"_s).toInt());
    QTextOption option;
    option.setWrapMode(wrap);
    QTextLayout layout(text.replace(u'\n', QChar::LineSeparator), font);
    layout.setTextOption(option);
    layout.beginLayout();
    bool bad = false;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(item->width());
        bad = bad ||
              (line.textStart() > 0 && u"。、，」』）！？・ー"_s.contains(text[line.textStart()]));
    }
    layout.endLayout();
    return bad;
}

void faultsOfText(QQuickItem *item, const QRectF &window, const QString &language, QStringList &out)
{
    const QString text = item->property("text").toString();
    const QFont font = item->property("font").value<QFont>();
    const auto fault = [&](const QString &what) {
        out.append(u"%1: \"%2\" (%3)"_s.arg(what, text.left(60), placeOf(item)));
    };
    const QRectF shown = shownPart(item, inkOf(item));
    if (shown.isEmpty())
        return;
    if (item->property("truncated").toBool() && !hasToolTip(item))
        fault(u"cut off"_s);
    if (breaksBadly(item, text, font))
        fault(u"a line begins with what closes one"_s);
    if (!window.adjusted(-kSlack, -kSlack, kSlack, kSlack).contains(shown))
        fault(u"outside the window"_s);
    if (font.pixelSize() < kSmallestFont)
        fault(u"font of %1 px"_s.arg(font.pixelSize()));
    if (text.contains(u'⟦') || text.contains(QChar::ReplacementCharacter))
        fault(u"unresolved text"_s);
    if (const QString missing = missingGlyphs(text, font); !missing.isEmpty())
        fault(u"no glyph for \"%1\""_s.arg(missing));
    static const QRegularExpression tags(u"<[^>]*>"_s); // of rich text
    if (foreign(QString(text).remove(tags), language))
        fault(u"not in the language"_s);
}

bool overlap(QQuickItem *one, QQuickItem *other)
{
    const QRectF both = shownPart(one, inkOf(one)) & shownPart(other, inkOf(other));
    return both.width() > kSlack && both.height() > kSlack;
}

bool presses(QAccessibleInterface *accessible)
{
    QAccessibleActionInterface *actions = accessible ? accessible->actionInterface() : nullptr;
    return actions && actions->actionNames().contains(QAccessibleActionInterface::pressAction());
}

bool isControl(QAccessible::Role role)
{
    return role == QAccessible::Button || role == QAccessible::CheckBox ||
           role == QAccessible::RadioButton || role == QAccessible::MenuItem ||
           role == QAccessible::Link || role == QAccessible::ComboBox ||
           role == QAccessible::Slider || role == QAccessible::SpinBox ||
           role == QAccessible::EditableText;
}

void faultsOfControl(QQuickItem *item, const QString &language, QStringList &out)
{
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(item);
    const bool stop = item->activeFocusOnTab() && !item->isFocusScope();
    const bool acts = accessible && !item->inherits("QQuickText") &&
                      (isControl(accessible->role()) || accessible->state().focusable);
    // A note that has nothing to say is not there for a reader.
    const bool ignored =
        QQmlProperty::read(item, u"Accessible.ignored"_s, qmlContext(item)).toBool();
    if (!stop && (!acts || ignored))
        return;
    const auto fault = [&](const QString &what, const QString &name) {
        out.append(u"%1: \"%2\" (%3)"_s.arg(what, name, placeOf(item)));
    };
    if (!accessible || accessible->role() == QAccessible::NoRole)
        return fault(u"no role"_s, {});
    const QString name = accessible->text(QAccessible::Name);
    if (name.trimmed().isEmpty())
        fault(u"no name"_s, {});
    if (foreign(name, language))
        fault(u"name not in the language"_s, name);
    const bool button =
        accessible->role() == QAccessible::Button || accessible->role() == QAccessible::Link;
    if (button && item->isEnabled() && !presses(accessible))
        fault(u"cannot be pressed"_s, name);
}

} // namespace

QStringList faultsOfTexts(QQuickWindow *window, const QString &language)
{
    QStringList out;
    const QRectF all(QPointF(0, 0), window->size());
    QHash<QQuickItem *, QList<QQuickItem *>> siblings;
    walk(window->contentItem(), [&](QQuickItem *item) {
        if (!item->inherits("QQuickText") || item->property("text").toString().isEmpty())
            return;
        faultsOfText(item, all, language, out);
        QList<QQuickItem *> &others = siblings[item->parentItem()];
        for (QQuickItem *other : others)
            if (overlap(item, other))
                out.append(u"one over the other: \"%1\", \"%2\" (%3)"_s.arg(
                    other->property("text").toString(), item->property("text").toString(),
                    placeOf(item)));
        others.append(item);
    });
    return out;
}

QStringList faultsOfControls(QQuickWindow *window, const QString &language)
{
    QStringList out;
    walk(window->contentItem(), [&](QQuickItem *item) { faultsOfControl(item, language, out); });
    return out;
}

QQuickItem *itemNamed(QQuickWindow *window, const QString &name)
{
    QQuickItem *found = nullptr;
    walk(window->contentItem(), [&](QQuickItem *item) {
        QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(item);
        if (!found && presses(accessible) && accessible->text(QAccessible::Name) == name)
            found = item;
    });
    return found;
}

bool pressAccessibly(QQuickItem *item)
{
    QAccessibleInterface *accessible = item ? QAccessible::queryAccessibleInterface(item) : nullptr;
    if (!presses(accessible))
        return false;
    accessible->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    return true;
}

} // namespace takujo
