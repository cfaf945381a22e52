#include "numberbox.h"

#include <QKeyEvent>

#include <algorithm>

namespace takujo::editor {

namespace {

/// The largest number with one digit more.
int withMoreDigits(int number)
{
    constexpr int kMost = 99'999'999;
    int out = 99;
    while (out / 10 < number && out < kMost)
        out = out * 10 + 9;
    return std::max(out, number);
}

} // namespace

NumberBox::NumberBox(int least, int most, QWidget *parent)
    : QSpinBox(parent), m_least(least), m_most(most)
{
    setRange(least < 0 ? -withMoreDigits(-least) : 0, withMoreDigits(most));
    setValue(least);
}

void NumberBox::showValue(int value)
{
    setRange(std::min(QSpinBox::minimum(), value), std::max(QSpinBox::maximum(), value));
    setValue(value);
}

void NumberBox::stepBy(int steps)
{
    interpretText();
    setValue(std::clamp(value() + steps * singleStep(), m_least, m_most));
    selectAll();
}

QAbstractSpinBox::StepEnabled NumberBox::stepEnabled() const
{
    StepEnabled out = StepNone;
    if (value() < m_most)
        out |= StepUpEnabled;
    if (value() > m_least)
        out |= StepDownEnabled;
    return out;
}

// Its own undo would be one more change of the document. What is typed so far becomes a change
// first, so that there is something to take back.
bool NumberBox::event(QEvent *event)
{
    if (!isUndoKey(*event))
        return QSpinBox::event(event);
    if (event->type() == QEvent::ShortcutOverride)
        interpretText();
    event->ignore();
    return true;
}

bool isUndoKey(const QEvent &event)
{
    if (event.type() != QEvent::ShortcutOverride && event.type() != QEvent::KeyPress)
        return false;
    const auto &key = static_cast<const QKeyEvent &>(event);
    return key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo);
}

} // namespace takujo::editor
