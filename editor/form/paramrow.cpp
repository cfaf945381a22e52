#include "paramrow.h"

#include "window/elidedlabel.h"
#include "window/look.h"
#include "window/plaintext.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int kBar = 4;
constexpr int kHigh = 34;
constexpr int kTight = 28; ///< height where there is little
constexpr int kLabelWidth = 172;
constexpr double kLabelShare = 0.46; ///< of a narrow form
constexpr int kNarrow = 420;         ///< below, the official value has a line of its own
constexpr int kOfficialWidth = 200;

ElidedLabel *caption()
{
    auto *label = new ElidedLabel;
    label->setFont(look().font(12));
    label->setProperty("quiet", true);
    return label;
}

} // namespace

ParamRow::ParamRow(const Param &param, const std::vector<Wording> &words, QWidget *parent)
    : QFrame(parent),
      m_param(param),
      m_words(words.front()),
      m_editor(makeEditor(param, words, this)),
      m_label(plainLabel(m_words.label(param))),
      m_layout(new QGridLayout(this))
{
    setObjectName(u"row."_s + qs(param.id));
    m_label->setWordWrap(true);
    m_label->setBuddy(m_editor);
    makeLayout();
}

void ParamRow::makeLayout()
{
    m_layout->setContentsMargins(12, 4, 12, 4);
    m_layout->setHorizontalSpacing(8);
    m_layout->setVerticalSpacing(4);
    m_layout->addWidget(m_label, 0, 0);
    const bool wide = m_editor->isWide();
    if (wide)
        m_layout->addWidget(m_editor, 1, 0, 1, 4);
    else
        m_layout->addWidget(m_editor, 0, 1);
    if (const QString text = m_editor->range(); !text.isEmpty()) {
        auto *range = caption();
        range->setText(text);
        m_layout->addWidget(range, 0, wide ? 1 : 2);
    }
    const bool grows = m_editor->sizePolicy().expandingDirections() & Qt::Horizontal;
    m_layout->setColumnStretch(grows ? 1 : 2, 1);
    setTight(false);
}

void ParamRow::setTight(bool tight) { setMinimumHeight(look().px(tight ? kTight : kHigh)); }

// Made for the first change: most rows never need it.
void ParamRow::makeOfficial()
{
    m_official = caption();
    m_official->setMaximumWidth(look().px(kOfficialWidth));
    m_reset = new QToolButton;
    m_reset->setProperty("tight", true);
    m_reset->setIcon(look().icon(u"undo"_s));
    m_reset->setObjectName(qs(m_param.id) + u".reset"_s);
    m_reset->setAccessibleName(tr("Back to the official value: %1").arg(m_words.label(m_param)));
    m_reset->setToolTip(plainTip(tr("Back to the official value")));
    m_reset->setIconSize(QSize(look().px(18), look().px(18)));
    m_reset->setFixedSize(look().px(28), look().px(26));
    connect(m_reset, &QToolButton::clicked, this, [this] { emit resetWanted(m_param); });
    m_side = new QHBoxLayout;
    m_side->setSpacing(4);
    m_side->addWidget(m_official);
    m_side->addWidget(m_reset);
    placeOfficial();
}

void ParamRow::placeOfficial()
{
    const auto place = Qt::AlignRight | Qt::AlignVCenter;
    m_layout->removeItem(m_side);
    m_side->setParent(nullptr);
    if (m_narrow && !m_editor->isWide())
        m_layout->addLayout(m_side, 1, 0, 1, 4, place);
    else
        m_layout->addLayout(m_side, 0, 3, place);
}

void ParamRow::setRoom(int width)
{
    const bool narrow = width < look().px(kNarrow);
    if (std::exchange(m_narrow, narrow) != narrow && m_side)
        placeOfficial();
    const int wanted = std::min(look().px(kLabelWidth), static_cast<int>(width * kLabelShare));
    if (m_editor->isWide())
        m_label->setMinimumWidth(wanted);
    else
        m_label->setFixedWidth(wanted);
}

void ParamRow::show(const RulesDocument &document)
{
    m_editor->setBase(document.baseValue(m_param));
    m_editor->setValue(document.value(m_param));
    m_editor->setReadOnly(document.readOnly());
    m_changed = document.isChanged(m_param);
    if (m_changed && !m_official)
        makeOfficial();
    if (m_official) {
        m_official->setVisible(m_changed);
        m_reset->setVisible(m_changed && !document.readOnly());
    }
    if (m_changed) {
        const QString full = m_words.value(m_param, document.baseValue(m_param));
        //: the value of the official rules
        m_official->setText(tr("official %1").arg(full));
    }
    m_label->setAccessibleDescription(m_changed ? tr("changed") : QString());
    update();
}

void ParamRow::setMistakes(const QStringList &sentences)
{
    if (!m_mistakes && sentences.isEmpty())
        return;
    if (!m_mistakes) {
        m_mistakes = plainLabel();
        m_mistakes->setWordWrap(true);
        m_mistakes->setFont(look().font(12));
        m_mistakes->setProperty("mistake", true);
        m_layout->addWidget(m_mistakes, 2, 0, 1, 4);
    }
    m_mistakes->setText(sentences.join(u'\n'));
    m_mistakes->setVisible(!sentences.isEmpty());
}

void ParamRow::setSelected(bool on)
{
    if (on == m_selected)
        return;
    m_selected = on;
    update();
}

bool ParamRow::matches(const QString &text) const
{
    return m_words.label(m_param).contains(text, Qt::CaseInsensitive) ||
           m_words.help(m_param).contains(text, Qt::CaseInsensitive) ||
           qs(m_param.id).contains(text, Qt::CaseInsensitive);
}

void ParamRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_selected ? look().accentSoft : look().surface);
    painter.setPen(look().line);
    painter.drawLine(0, height() - 1, width(), height() - 1);
    if (m_changed)
        painter.fillRect(QRect(0, 3, kBar, height() - 6), look().shu);
    if (m_selected && look().highContrast) {
        painter.setPen(QPen(look().accent, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void ParamRow::mousePressEvent(QMouseEvent *) { emit selected(m_param); }

} // namespace takujo::editor
