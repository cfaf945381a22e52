#pragma once
#include "plaintext.h"

#include <QCheckBox>
#include <QHelpEvent>
#include <QRadioButton>
#include <QStyle>
#include <QStyleOptionButton>
#include <QToolTip>

#include <algorithm>
#include <type_traits>

namespace takujo::editor {

/// A QCheckBox or QRadioButton that gives way when there is no room: its words end in "…" and a tooltip has
/// all of them. Screen readers get the whole text.
template<class Button>
class ElidedButton : public Button
{
public:
    using Button::Button;

    QSize minimumSizeHint() const override
    {
        const QSize whole = Button::minimumSizeHint();
        return {std::min(whole.width(), kLetters * this->fontMetrics().height()), whole.height()};
    }

protected:
    void initStyleOption(QStyleOptionButton *option) const override
    {
        constexpr bool kRadio = std::is_same_v<Button, QRadioButton>;
        Button::initStyleOption(option);
        const QRect words = this->style()->subElementRect(
            kRadio ? QStyle::SE_RadioButtonContents : QStyle::SE_CheckBoxContents, option, this);
        option->text = option->fontMetrics.elidedText(option->text, Qt::ElideRight, words.width());
    }

    bool event(QEvent *event) override
    {
        if (event->type() != QEvent::ToolTip)
            return Button::event(event);
        QStyleOptionButton option;
        initStyleOption(&option);
        if (option.text != this->text())
            QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(),
                               plainTip(this->text()), this);
        return true;
    }

private:
    static constexpr int kLetters = 5; ///< heights of a line that are left at the least
};

} // namespace takujo::editor
