#include "gridpalette.h"

#include "window/flowlayout.h"
#include "window/look.h"
#include "window/plaintext.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QToolButton>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int kAcross = 5;
constexpr int kSide = 30;

void dress(QToolButton &button, const std::pair<QColor, QColor> &colours)
{
    const Look &l = look();
    button.setStyleSheet(
        u"QToolButton { background: %1; color: %2; border: 1px solid %3; border-radius: 4px; "
        u"padding: 1px 6px; }"
        "QToolButton:checked { background: %4; color: %5; border: 2px solid %4; }"
        "QToolButton:focus { border: 2px solid %6; }"_s.arg(
            colours.first.name(), colours.second.name(), l.line2.name(), l.accent.name(),
            l.onAccent.name(), l.focus.name()));
}

} // namespace

GridPalette::GridPalette(const Param &param, const GridModel &model, const GridDelegate &delegate,
                         QWidget *parent)
    : QWidget(parent), m_group(new QButtonGroup(this))
{
    const bool areas = !param.legend.empty();
    QGridLayout *numbers = nullptr;
    if (areas) {
        new FlowLayout(4, this);
    } else {
        numbers = new QGridLayout(this);
        numbers->setContentsMargins(0, 0, 0, 0);
        numbers->setSpacing(4);
    }
    const Look &l = look();
    for (int value = param.min - 1, place = 0; value <= param.max; ++value, ++place) {
        const int real = place == 0 ? 0 : value; // the first button is "no square"
        auto *button = new QToolButton;
        button->setCheckable(true);
        button->setObjectName(qs(param.id) + u".paint."_s + QString::number(real));
        const QString name = model.valueName(real);
        button->setText(real == 0 && !areas ? u"·"_s : areas ? name : QString::number(real));
        button->setToolTip(plainTip(name));
        button->setAccessibleName(tr("Paint with %1").arg(name));
        button->setFont(areas ? l.font(13) : l.serif(14));
        dress(*button, delegate.colours(real));
        // those of numbers are as wide as their column, and no wider
        button->setSizePolicy(areas ? QSizePolicy::Fixed : QSizePolicy::Minimum,
                              QSizePolicy::Fixed);
        button->setMinimumSize(l.px(kSide), l.px(28));
        m_group->addButton(button, real);
        if (numbers)
            numbers->addWidget(button, place / kAcross, place % kAcross);
        else
            layout()->addWidget(button);
    }
    // not exclusive: the one taken up can be put down by another click
    m_group->setExclusive(false);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int value, bool on) {
        if (on)
            setValue(value);
    });
}

std::optional<int> GridPalette::value() const
{
    for (QAbstractButton *button : m_group->buttons())
        if (button->isChecked())
            return m_group->id(button);
    return std::nullopt;
}

void GridPalette::setValue(int value)
{
    for (QAbstractButton *button : m_group->buttons())
        button->setChecked(m_group->id(button) == value);
}

} // namespace takujo::editor
