#include "ruletree.h"

#include "look.h"
#include "plaintext.h"
#include "searchfield.h"

#include <QPainter>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDot = 20; ///< room for it

/// Puts a dot behind a rule set with unsaved changes; its name leaves the room.
class DotDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        if (!index.data(RuleTreeModel::ModifiedRole).toBool())
            return;
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(selected ? look().onAccent : look().shu);
        painter->drawEllipse(QPointF(option.rect.right() - 10, option.rect.center().y()), 4, 4);
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        size.setHeight(std::max(size.height(), look().px(25)));
        return size;
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!option->widget || !index.data(RuleTreeModel::ModifiedRole).toBool())
            return;
        const QRect text = option->widget->style()->subElementRect(QStyle::SE_ItemViewItemText,
                                                                   option, option->widget);
        const int room = text.width() - kDot;
        option->text = option->fontMetrics.elidedText(option->text, Qt::ElideRight, room);
    }
};

} // namespace

RuleTree::RuleTree(QWidget *parent)
    : QWidget(parent),
      m_model(new RuleTreeModel(this)),
      m_filter(new QSortFilterProxyModel(this)),
      m_search(new SearchField(u"tree.search"_s)),
      m_view(new QTreeView),
      m_note(plainLabel()),
      m_restore(new QPushButton)
{
    setAttribute(Qt::WA_StyledBackground);
    m_filter->setSourceModel(m_model);
    m_filter->setRecursiveFilteringEnabled(true);
    m_filter->setAutoAcceptChildRows(true); // who types a game's name looks for its rules
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_view->setModel(m_filter);
    m_view->setObjectName(u"tree"_s);
    setFocusProxy(m_view);
    m_view->setHeaderHidden(true);
    m_view->setItemDelegate(new DotDelegate(m_view));
    m_view->setDragEnabled(true);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_note->setWordWrap(true);
    m_note->setProperty("quiet", true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 8);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(8, 0, 8, 0);
    top->addWidget(m_search);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(10, 0, 10, 0);
    foot->addWidget(m_note);
    foot->addWidget(m_restore);
    m_restore->setObjectName(u"tree.restore"_s);
    m_restore->hide();
    layout->addLayout(foot);
    connectView();
    retranslate();
}

void RuleTree::connectView()
{
    connect(m_search, &QLineEdit::textChanged, this, &RuleTree::seek);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (m_quiet)
            return;
        m_selected = reference();
        emit selectionChanged();
        if (kind() == RuleTreeModel::Official || kind() == RuleTreeModel::House)
            emit chosen(reference());
    });
    connect(this, &RuleTree::selectionChanged, this, &RuleTree::followSelection);
    connect(m_restore, &QPushButton::clicked, this, &RuleTree::restoreWanted);
    connect(m_view, &QWidget::customContextMenuRequested, this, [this](const QPoint &place) {
        emit menuWanted(m_view->viewport()->mapToGlobal(place));
    });
}

void RuleTree::followSelection()
{
    const bool deleted = kind() == RuleTreeModel::Deleted;
    m_restore->setVisible(deleted);
    m_note->setVisible(!deleted);
}

void RuleTree::retranslate()
{
    m_search->setWords(tr("Search by name"));
    m_view->setAccessibleName(tr("Rule sets"));
    m_view->setIndentation(look().px(16));
    m_note->setText(tr("Official rules cannot be changed. A duplicate becomes your own."));
    m_note->setFont(look().font(12));
    m_restore->setText(tr("Put back"));
    m_restore->setIcon(look().icon(u"undo"_s));
}

QModelIndex RuleTree::current() const { return m_view->currentIndex(); }

int RuleTree::kind() const
{
    return current().isValid() ? current().data(RuleTreeModel::KindRole).toInt() : -1;
}

QString RuleTree::reference() const
{
    return current().data(RuleTreeModel::ReferenceRole).toString();
}

QString RuleTree::game() const { return current().data(RuleTreeModel::GameRole).toString(); }

// A search unfolds everything; what was folded before it is kept.
void RuleTree::keepFolded()
{
    if (m_model->rowCount() == 0 || !m_sought.isEmpty())
        return;
    m_folded.clear();
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex index = m_filter->index(row, 0);
        if (!m_view->isExpanded(index))
            m_folded.append(index.data(RuleTreeModel::ReferenceRole).toString());
    }
}

QStringList RuleTree::folded() const
{
    const_cast<RuleTree *>(this)->keepFolded();
    return m_folded;
}

void RuleTree::unfold()
{
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex index = m_filter->index(row, 0);
        const QString name = index.data(RuleTreeModel::ReferenceRole).toString();
        m_view->setExpanded(index, !m_sought.isEmpty() || !m_folded.contains(name));
    }
}

// Rows that go take the selection with them, to a neighbour that nobody chose.
void RuleTree::seek(const QString &text)
{
    keepFolded();
    m_sought = text;
    m_quiet = true;
    m_filter->setFilterFixedString(text);
    unfold();
    select(m_selected);
}

void RuleTree::rebuild(const Catalogue &catalogue, const RuleLibrary &library,
                       const QStringList &outside, Language language)
{
    if (m_model->rowCount() == 0)
        m_folded.append(u"deleted"_s); // until they are looked for
    else
        keepFolded();
    m_quiet = true;
    m_model->rebuild(catalogue, library, outside, language);
    unfold();
    select(m_selected);
}

void RuleTree::setName(const QString &reference, const QString &name)
{
    const QModelIndex item = m_model->find(reference);
    if (!item.isValid() || item.data().toString() == name)
        return;
    m_quiet = true; // a search may hide it now
    m_model->setName(reference, name);
    select(m_selected);
}

void RuleTree::select(const QString &reference)
{
    m_selected = reference;
    const QModelIndex index = m_filter->mapFromSource(m_model->find(reference));
    m_quiet = true;
    m_view->setCurrentIndex(index);
    if (index.isValid())
        m_view->scrollTo(index);
    m_quiet = false;
    emit selectionChanged();
}

void RuleTree::focusSearch() { m_search->setFocus(); }

} // namespace takujo::editor
