#include "formhead.h"

#include "docks/docktitle.h"
#include "elidedlabel.h"
#include "flowlayout.h"
#include "look.h"
#include "plaintext.h"
#include "searchfield.h"

#include <nlohmann/json.hpp>

#include <QCheckBox>
#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int kManyChanges = 88;

} // namespace

FormHead::FormHead(QWidget *parent)
    : QFrame(parent),
      m_name(new ElidedLabel),
      m_base(makeChip()),
      m_changes(makeChip()),
      m_search(new SearchField(u"form.search"_s)),
      m_changedOnly(new QCheckBox),
      m_banner(new QFrame),
      m_said(plainLabel()),
      m_action(new QPushButton),
      m_briefAction(new QPushButton)
{
    m_name->setObjectName(u"head.name"_s);
    m_changedOnly->setObjectName(u"form.changedOnly"_s);
    m_banner->setObjectName(u"banner"_s);
    m_action->setObjectName(u"banner.action"_s);
    m_briefAction->setObjectName(u"head.action"_s);
    makeLayout();
    const auto filter = [this] {
        emit filterChanged(m_search->text(), m_changedOnly->isChecked());
    };
    connect(m_search, &QLineEdit::textChanged, this, filter);
    connect(m_changedOnly, &QCheckBox::toggled, this, filter);
    for (QPushButton *button : {m_action, m_briefAction})
        connect(button, &QPushButton::clicked, this, &FormHead::actionWanted);
    retranslate();
    say({});
}

void FormHead::makeLayout()
{
    auto *top = new FlowLayout(8);
    top->setContentsMargins(10, 4, 10, 4);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_name, m_base, m_changes, m_briefAction})
        top->addWidget(widget);
    top->addSpring();
    auto *filters = new QWidget;
    filters->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto *row = new QHBoxLayout(filters);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_search);
    row->addWidget(m_changedOnly);
    top->addWidget(filters);
    auto *said = new QHBoxLayout(m_banner);
    said->setContentsMargins(12, 6, 10, 6);
    said->addWidget(m_said, 1);
    said->addWidget(m_action);
    m_said->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_banner);
}

void FormHead::retranslate()
{
    const Look &l = look();
    m_name->setFont(l.serif(17));
    m_search->setWords(tr("Search the parameters"));
    m_search->setFixedWidth(l.px(170));
    m_changedOnly->setText(tr("Changed only"));
}

void FormHead::show(const RulesDocument *document, const Wording &words)
{
    const Look &l = look();
    m_readOnly = document && document->readOnly();
    placeAction();
    if (!document) {
        m_name->clear();
        m_base->hide();
        m_changes->hide();
        return;
    }
    const QString preset = words.preset(document->rules().base);
    const QString own = words.name(document->rules());
    m_name->setText(document->readOnly() ? preset : own.isEmpty() ? tr("Without a name") : own);
    setChip(m_base,
            document->readOnly() ? tr("official, read-only") : tr("Base: official, %1").arg(preset),
            l.ink2, l.sunk);
    showChanges(*document);
}

// Also without changes, and as wide as with many: at the first edit no line may come or go here, or
// the form moves under the pointer.
void FormHead::showChanges(const RulesDocument &document)
{
    const Look &l = look();
    const int count = document.changeCount();
    int width = 0;
    for (const QString &text : {tr("No changes"), tr("%n change(s)", "", kManyChanges)}) {
        setChip(m_changes, text, l.shu, l.shuSoft);
        width = std::max(width, m_changes->sizeHint().width());
    }
    m_changes->setMinimumWidth(width);
    if (document.readOnly())
        m_changes->hide();
    else if (count > 0)
        setChip(m_changes, tr("%n change(s)", "", count), l.shu, l.shuSoft);
    else
        setChip(m_changes, tr("No changes"), l.ink2, l.sunk);
}

void FormHead::say(const QString &text, const QString &action)
{
    m_said->setText(text);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    m_briefAction->setText(action);
    m_briefAction->setToolTip(plainTip(text));
    m_briefAction->setAccessibleDescription(text);
    placeAction();
}

void FormHead::setBrief(bool brief)
{
    m_brief = brief;
    placeAction();
}

// A chip says already that rules are read-only.
void FormHead::placeAction()
{
    const bool inHead = m_brief && m_readOnly;
    m_banner->setVisible(!m_said->text().isEmpty() && !inHead);
    m_briefAction->setVisible(inHead && !m_briefAction->text().isEmpty());
}

void FormHead::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

} // namespace takujo::editor
