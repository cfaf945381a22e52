#include "cutoff.h"

#include "window/elidedlabel.h"

#include <QAbstractButton>
#include <QLabel>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSlack = 1; ///< pixels: heights of lines are rounded

/// Width of the longest word; Japanese may be broken anywhere.
int widestWord(const QLabel &label)
{
    int width = 0;
    for (const QString &word : label.text().split(u' '))
        if (std::all_of(word.begin(), word.end(), [](QChar c) { return c.unicode() < 0x2E80; }))
            width = std::max(width, label.fontMetrics().horizontalAdvance(word));
    return width;
}

} // namespace

QString cutOff(const QWidget &widget)
{
    const auto *label = qobject_cast<const QLabel *>(&widget);
    const bool text =
        qobject_cast<const QAbstractButton *>(&widget) || (label && !label->text().isEmpty());
    if (!text || !widget.isVisible() || qobject_cast<const ElidedLabel *>(&widget))
        return {};
    QSize needed = widget.minimumSizeHint();
    if (label && label->wordWrap())
        needed = {widestWord(*label), label->heightForWidth(label->width())};
    if (widget.width() >= needed.width() && widget.height() + kSlack >= needed.height())
        return {};
    const QString who = widget.parent()->objectName() + u' ' + widget.objectName() + u' ' +
                        QLatin1String(widget.metaObject()->className()) + u' ' +
                        (label ? label->text() : QString());
    return u"%1: %2 x %3, needs %4 x %5"_s.arg(who)
        .arg(widget.width())
        .arg(widget.height())
        .arg(needed.width())
        .arg(needed.height());
}

} // namespace takujo::editor
