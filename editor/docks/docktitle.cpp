#include "docktitle.h"

#include "window/elidedlabel.h"
#include "window/look.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace takujo::editor {

using namespace Qt::StringLiterals;

QLabel *makeChip(QWidget *parent)
{
    auto *chip = new ElidedLabel({}, parent);
    chip->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    chip->hide();
    return chip;
}

void setChip(QLabel *chip, const QString &text, const QColor &ink, const QColor &ground)
{
    chip->setText(text);
    chip->setVisible(!text.isEmpty());
    if (text.isEmpty())
        return;
    chip->setFont(look().font(12, QFont::Medium));
    chip->setStyleSheet(
        u"background: %1; color: %2; border-radius: %3px; padding: 1px 8px; %4"_s
            .arg(ground.name(), ink.name())
            .arg(look().px(9))
            .arg(look().highContrast ? u"border: 1px solid "_s + ink.name() : QString()));
}

DockTitle::DockTitle(QWidget *parent)
    : QFrame(parent),
      m_layout(new QHBoxLayout(this)),
      m_title(new ElidedLabel),
      m_note(new ElidedLabel)
{
    m_layout->setContentsMargins(10, 0, 10, 0);
    m_layout->setSpacing(8);
    m_layout->addWidget(m_title);
    for (int i = 0; i < 3; ++i) {
        m_chips.push_back(makeChip());
        m_layout->addWidget(m_chips.back());
    }
    m_layout->addStretch(1);
    m_layout->addWidget(m_note);
    m_note->setProperty("quiet", true);
    applyLook();
}

// A dock asks for this and not for the fixed height.
QSize DockTitle::sizeHint() const { return {QFrame::sizeHint().width(), look().px(28)}; }

void DockTitle::applyLook()
{
    setFixedHeight(look().px(28));
    for (QToolButton *button : findChildren<QToolButton *>())
        button->setIconSize(QSize(look().px(16), look().px(16)));
    m_title->setFont(look().font(13, QFont::Bold));
    m_note->setFont(look().font(12));
}

void DockTitle::setTitle(const QString &title)
{
    m_title->setText(title);
    fit();
}

void DockTitle::setNote(const QString &note)
{
    m_note->setText(note);
    fit();
}

void DockTitle::setChip(std::size_t place, const QString &text, const QColor &ink,
                        const QColor &ground)
{
    editor::setChip(m_chips.at(place), text, ink, ground);
    fit();
}

void DockTitle::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fit();
}

// The note is the first to go.
void DockTitle::fit()
{
    int needed = m_note->sizeHint().width();
    for (int i = 0; i < m_layout->count(); ++i)
        if (QLayoutItem *item = m_layout->itemAt(i); item->widget() != m_note && !item->isEmpty())
            needed += item->sizeHint().width() + m_layout->spacing();
    const QMargins margins = m_layout->contentsMargins();
    m_note->setVisible(needed + margins.left() + margins.right() <= width());
}

void DockTitle::addWidget(QWidget *widget) { m_layout->addWidget(widget); }

} // namespace takujo::editor
