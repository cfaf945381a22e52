#include "docktitle.h"

#include "window/look.h"

#include <QHBoxLayout>
#include <QLabel>

namespace takujo::editor {

using namespace Qt::StringLiterals;

QLabel *makeChip(QWidget *parent)
{
    auto *chip = new QLabel(parent);
    chip->hide();
    return chip;
}

void setChip(QLabel *chip, const QString &text, const QColor &ink, const QColor &ground)
{
    chip->setText(text);
    chip->setFont(look().font(12, QFont::Medium));
    chip->setStyleSheet(
        u"background: %1; color: %2; border-radius: %3px; padding: 1px 8px; %4"_s
            .arg(ground.name(), ink.name())
            .arg(look().px(9))
            .arg(look().highContrast ? u"border: 1px solid "_s + ink.name() : QString()));
    chip->setVisible(!text.isEmpty());
}

DockTitle::DockTitle(QWidget *parent)
    : QFrame(parent), m_layout(new QHBoxLayout(this)), m_title(new QLabel), m_note(new QLabel)
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
    applyLook();
}

// A dock asks for this and not for the fixed height.
QSize DockTitle::sizeHint() const { return {QFrame::sizeHint().width(), look().px(28)}; }

void DockTitle::applyLook()
{
    setFixedHeight(look().px(28));
    setStyleSheet(
        u"takujo--editor--DockTitle { background: %1; border-bottom: 1px solid %2; }"_s.arg(
            look().dock.name(), look().line.name()));
    m_title->setFont(look().font(13, QFont::Bold));
    m_note->setFont(look().font(12));
    m_note->setStyleSheet(u"color: "_s + look().ink3.name());
}

void DockTitle::setTitle(const QString &title) { m_title->setText(title); }

void DockTitle::setNote(const QString &note) { m_note->setText(note); }

void DockTitle::setChip(std::size_t place, const QString &text, const QColor &ink,
                        const QColor &ground)
{
    editor::setChip(m_chips.at(place), text, ink, ground);
}

void DockTitle::addWidget(QWidget *widget) { m_layout->addWidget(widget); }

} // namespace takujo::editor
