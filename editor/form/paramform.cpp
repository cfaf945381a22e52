#include "paramform.h"

#include "window/look.h"
#include "window/plaintext.h"

#include <nlohmann/json.hpp>

#include <QApplication>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLeast = 48; ///< height

} // namespace

ParamForm::ParamForm(QWidget *parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setFocusPolicy(Qt::NoFocus);
    setMinimumHeight(kLeast);
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget *, QWidget *now) { focusMoved(now); });
}

ParamForm::~ParamForm()
{
    // ~QWidget closes the form and so moves the focus, at a time when this is no ParamForm any more
    disconnect(qApp, nullptr, this, nullptr);
}

void ParamForm::build(const GameDefinition &game, const std::vector<Wording> &words)
{
    const std::string kept = selected();
    m_game = &game;
    m_document = nullptr;
    m_words = words.front();
    m_groups.clear();
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    // groups in the order their first parameter has in the schema
    for (const Param &param : game.schema.params) {
        const bool known = std::any_of(m_groups.begin(), m_groups.end(),
                                       [&](const Group &g) { return g.id == param.group; });
        if (!known)
            addGroup(param.group, layout, words);
    }
    m_nothing = plainLabel(tr("No parameter fits the search."));
    m_nothing->setObjectName(u"form.nothing"_s);
    m_nothing->setProperty("quiet", true);
    m_nothing->setWordWrap(true);
    m_nothing->setMargin(look().px(12));
    m_nothing->hide();
    layout->addWidget(m_nothing);
    layout->addStretch(1);
    setWidget(content); // deletes the one before
    if (row(kept))
        select(kept);
}

void ParamForm::addGroup(const std::string &id, QVBoxLayout *layout,
                         const std::vector<Wording> &words)
{
    Group group;
    group.id = id;
    group.head = new QToolButton;
    group.head->setObjectName(u"group."_s + qs(id));
    group.head->setText(m_words.group(id));
    group.head->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    group.head->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    group.head->setIconSize(QSize(look().px(18), look().px(18)));
    group.head->setFixedHeight(look().px(28));
    group.head->setFont(look().font(13, QFont::Bold));
    group.head->setProperty("group", true);
    layout->addWidget(group.head);
    for (const Param &param : m_game->schema.params)
        if (param.group == id)
            addRow(group, param, layout, words);
    connect(group.head, &QToolButton::clicked, this, [this, at = m_groups.size()] {
        const QString name = key(m_groups[at]);
        if (!m_folded.remove(name))
            m_folded.insert(name);
        showRows();
    });
    m_groups.push_back(std::move(group));
}

void ParamForm::addRow(Group &group, const Param &param, QVBoxLayout *layout,
                       const std::vector<Wording> &words)
{
    auto *row = new ParamRow(param, words);
    row->setRoom(viewport()->width());
    row->setTight(m_tight);
    layout->addWidget(row);
    group.rows.push_back(row);
    connect(row, &ParamRow::selected, this, [this](const Param &p) { select(p.id); });
    connect(row, &ParamRow::resetWanted, this, [this](const Param &p) {
        if (m_document)
            m_document->reset(p, tr("Reset %1").arg(m_words.label(p)));
    });
    connect(&row->editor(), &ParamEditor::edited, this,
            [this, &param](const Json &value, const QString &what, int step) {
                const QString label = m_words.label(param);
                if (m_document)
                    m_document->setValue(
                        param, value, what.isEmpty() ? label : tr("%1: %2").arg(label, what), step);
            });
    connect(&row->editor(), &ParamEditor::spotChanged, this, &ParamForm::showSpot);
    connect(&row->editor(), &ParamEditor::saved, this, &ParamForm::saved);
}

void ParamForm::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    for (const Group &group : m_groups)
        for (ParamRow *row : group.rows)
            row->setRoom(viewport()->width());
}

void ParamForm::setDocument(RulesDocument *document)
{
    disconnect(m_changes);
    m_document = document;
    if (!document)
        return;
    m_changes = connect(document, &RulesDocument::changed, this, &ParamForm::refresh);
    for (const Group &group : m_groups)
        for (ParamRow *row : group.rows)
            row->show(*document);
    showRows();
}

void ParamForm::refresh(const QStringList &params)
{
    for (const Group &group : m_groups)
        for (ParamRow *row : group.rows)
            if (params.contains(qs(row->param().id)))
                row->show(*m_document);
    showRows();
    showSpot();
}

// Of a table elsewhere, which a change may touch, too, nothing is said.
void ParamForm::showSpot()
{
    ParamRow *on = row(selected());
    emit spotChanged(on ? on->editor().spot() : QString());
}

QString ParamForm::key(const Group &group) const { return qs(m_game->id + "/" + group.id); }

void ParamForm::showHead(const Group &group)
{
    const bool folded = m_folded.contains(key(group));
    group.head->setIcon(look().icon(folded ? u"right"_s : u"down"_s, look().accent));
    group.head->setAccessibleName(folded ? tr("%1, folded").arg(group.head->text())
                                         : tr("%1, unfolded").arg(group.head->text()));
}

// A search looks into folded groups too.
void ParamForm::showRows()
{
    const bool searching = !m_filter.isEmpty() || m_changedOnly;
    bool nothing = true;
    for (const Group &group : m_groups) {
        const bool folded = m_folded.contains(key(group)) && !searching;
        bool any = false;
        for (ParamRow *row : group.rows) {
            const bool wanted = (m_filter.isEmpty() || row->matches(m_filter)) &&
                                (!m_changedOnly || row->isChanged());
            any = any || wanted;
            row->setVisible(wanted && !folded);
        }
        group.head->setVisible(any);
        nothing = nothing && !any;
        showHead(group);
    }
    if (m_nothing)
        m_nothing->setVisible(nothing);
}

void ParamForm::setTight(bool tight)
{
    m_tight = tight;
    for (const Group &group : m_groups)
        for (ParamRow *row : group.rows)
            row->setTight(tight);
}

void ParamForm::setFilter(const QString &text, bool changedOnly)
{
    m_filter = text.trimmed();
    m_changedOnly = changedOnly;
    showRows();
}

ParamRow *ParamForm::row(const std::string &param) const
{
    for (const Group &group : m_groups)
        for (ParamRow *row : group.rows)
            if (row->param().id == param)
                return row;
    return nullptr;
}

std::string ParamForm::selected() const
{
    for (const Group &group : m_groups)
        for (const ParamRow *row : group.rows)
            if (row->isSelected())
                return row->param().id;
    return {};
}

void ParamForm::select(const std::string &param)
{
    const bool changed = selected() != param;
    for (const Group &group : m_groups)
        for (ParamRow *row : group.rows)
            row->setSelected(row->param().id == param);
    if (!changed)
        return;
    emit selectionChanged(qs(param));
    showSpot();
}

void ParamForm::goTo(const std::string &param, const QString &pointer)
{
    ParamRow *target = row(param);
    if (!target)
        return;
    for (const Group &group : m_groups)
        if (std::find(group.rows.begin(), group.rows.end(), target) != group.rows.end())
            m_folded.remove(key(group));
    showRows();
    target->setVisible(true); // also when the search hides it
    m_nothing->hide();
    select(param);
    widget()->layout()->activate();
    ensureWidgetVisible(target, 0, 40);
    target->editor().setFocus(Qt::OtherFocusReason);
    target->editor().goTo(pointer);
}

void ParamForm::finishTyping()
{
    QWidget *field = QApplication::focusWidget();
    if (!field || !isAncestorOf(field))
        return;
    const int looked = verticalScrollBar()->value(); // where it is may be out of sight
    field->clearFocus();
    // an editor of a cell is closed by that; its table goes on
    while (field != this && !field->isVisible())
        field = field->parentWidget();
    field->setFocus();
    verticalScrollBar()->setValue(looked);
}

void ParamForm::setMistakes(const QMap<QString, QStringList> &mistakes)
{
    for (const Group &group : m_groups)
        for (ParamRow *row : group.rows)
            row->setMistakes(mistakes.value(qs(row->param().id)));
}

void ParamForm::focusMoved(QWidget *now)
{
    if (!now || !isAncestorOf(now))
        return;
    for (QWidget *widget = now; widget && widget != this; widget = widget->parentWidget())
        if (const auto *row = qobject_cast<ParamRow *>(widget)) {
            select(row->param().id);
            // what is clicked stays under the mouse, or a second click meets something else
            if (QGuiApplication::mouseButtons() == Qt::NoButton)
                ensureWidgetVisible(now, 0, 20);
            return;
        }
}

} // namespace takujo::editor
