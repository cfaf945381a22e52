#include "problemspanel.h"

#include "shorttree.h"
#include "window/look.h"
#include "window/plaintext.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QStyledItemDelegate>

#include <algorithm>
#include <array>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kSeverities = 3;
constexpr double kPlaceShare = 0.36; ///< of the width, at the most
constexpr int kBesideText = 28;      ///< icon and margins

QIcon severityIcon(Severity severity)
{
    const Look &l = look();
    switch (severity) {
    case Severity::Error: return l.icon(u"err"_s, l.err);
    case Severity::Caution: return l.icon(u"warn"_s, l.warn);
    case Severity::Note: break;
    }
    return l.icon(u"info"_s, l.accent);
}

/// Sentences in as many lines as they need: a list measures its rows as if they had one.
class SentenceDelegate : public QStyledItemDelegate
{
public:
    SentenceDelegate(const QTreeView &view, QObject *parent)
        : QStyledItemDelegate(parent), m_view(view)
    {}
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QSize one = QStyledItemDelegate::sizeHint(option, index);
        const int room = m_view.columnWidth(index.column()) - look().px(kBesideText);
        const QRect text =
            option.fontMetrics.boundingRect(QRect(0, 0, std::max(room, 1), QWIDGETSIZE_MAX),
                                            Qt::TextWordWrap, index.data().toString());
        return {one.width(), std::max(one.height(), text.height() + look().px(6))};
    }

private:
    const QTreeView &m_view;
};

} // namespace

ProblemsPanel::ProblemsPanel(QWidget *parent)
    : QWidget(parent),
      m_list(new ShortTree),
      m_smoke(new QWidget),
      m_smokeText(plainLabel()),
      m_watch(new QPushButton),
      m_sum(plainLabel())
{
    setAttribute(Qt::WA_StyledBackground);
    m_list->setObjectName(u"problems"_s);
    m_list->setRootIsDecorated(false);
    m_list->setHeaderHidden(true);
    m_list->setColumnCount(2);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::Fixed);
    m_list->setWordWrap(true);
    m_list->setItemDelegateForColumn(0, new SentenceDelegate(*m_list, this));
    connect(m_list->header(), &QHeaderView::sectionResized, m_list,
            [this] { m_list->doItemsLayout(); });
    connect(m_list, &QTreeWidget::itemClicked, this, &ProblemsPanel::go);
    connect(m_list, &QTreeWidget::itemActivated, this, &ProblemsPanel::go);
    auto *row = new QHBoxLayout(m_smoke);
    row->setContentsMargins(10, 4, 6, 4);
    m_smokeText->setWordWrap(true);
    m_sum->setWordWrap(true);
    m_sum->setProperty("quiet", true);
    m_smoke->setObjectName(u"smoke"_s);
    m_watch->setObjectName(u"smoke.watch"_s);
    row->addWidget(m_smokeText, 1);
    row->addWidget(m_watch);
    connect(m_watch, &QPushButton::clicked, this, &ProblemsPanel::replayWanted);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 6);
    layout->setSpacing(4);
    layout->addWidget(m_list, 1);
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(10, 0, 10, 0);
    foot->addWidget(m_smoke);
    foot->addWidget(m_sum);
    layout->addLayout(foot);
    m_smoke->hide();
}

std::pair<QString, QString> ProblemsPanel::place(const std::string &path)
{
    const QString text = qs(path);
    const QString prefix = u"/changes/"_s;
    if (!text.startsWith(prefix))
        return {};
    const QString rest = text.mid(prefix.size());
    const qsizetype slash = rest.indexOf(u'/');
    return slash < 0 ? std::pair(rest, QString()) : std::pair(rest.left(slash), rest.mid(slash));
}

void ProblemsPanel::clear()
{
    m_list->clear();
    m_counts = {};
    m_smoke->hide();
    m_sum->clear();
}

int ProblemsPanel::count(Severity severity) const
{
    return m_counts[static_cast<std::size_t>(severity)];
}

bool ProblemsPanel::isEmpty() const { return m_list->topLevelItemCount() == 0; }

void ProblemsPanel::show(const Problems &problems, const Problems &played, const Wording &words,
                         const RuleSchema &schema, bool readOnly)
{
    m_list->clear();
    m_counts = {};
    m_list->setAccessibleName(tr("Problems"));
    m_list->setMinimumHeight(look().px(48));
    for (std::size_t severity = 0; severity < kSeverities; ++severity)
        for (const Problems *list : {&problems, &played})
            for (const Problem &problem : *list)
                if (static_cast<std::size_t>(problem.severity) == severity)
                    addProblem(problem, words, schema);
    fit();
    m_sum->setFont(look().font(12));
    m_sum->setText(
        count(Severity::Error) > 0
            ? tr("These rules can be saved, but not played before the errors are mended.")
        : readOnly ? tr("No errors. You can play as it is, or save a copy as your own rules.")
                   : tr("No errors. You can save and play as it is."));
}

void ProblemsPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

// The place of a problem gets what it needs, the sentence at least its share.
void ProblemsPanel::fit()
{
    const int most = static_cast<int>(width() * kPlaceShare);
    m_list->resizeColumnToContents(1);
    m_list->setColumnWidth(1, std::min(m_list->columnWidth(1), most));
}

void ProblemsPanel::addProblem(const Problem &problem, const Wording &words,
                               const RuleSchema &schema)
{
    static const std::array<const char *, kSeverities> kNames{
        QT_TR_NOOP("error"), QT_TR_NOOP("caution"), QT_TR_NOOP("note")};
    ++m_counts[static_cast<std::size_t>(problem.severity)];
    const auto [param, pointer] = place(problem.path);
    const Param *known = schema.find(param.toStdString());
    QString where = known ? words.label(*known) : qs(problem.path);
    if (!problem.clause.empty())
        where += (where.isEmpty() ? u""_s : u" "_s) + qs(problem.clause);
    const QString text = words.problem(problem);
    auto *item = new QTreeWidgetItem(m_list, {text, where});
    item->setIcon(0, severityIcon(problem.severity));
    item->setData(0, Qt::UserRole, param);
    item->setData(1, Qt::UserRole, pointer);
    item->setForeground(1, look().ink3);
    item->setData(0, Qt::AccessibleTextRole,
                  tr(kNames[static_cast<std::size_t>(problem.severity)]) + u": "_s + text);
    item->setToolTip(0, plainTip(text));
    item->setToolTip(1, plainTip(where + u'\n' + qs(problem.path)));
}

void ProblemsPanel::go(const QTreeWidgetItem *item)
{
    emit goTo(item->data(0, Qt::UserRole).toString(), item->data(1, Qt::UserRole).toString());
}

QString ProblemsPanel::smokeText(Smoke state, int games, int ms) const
{
    //: seconds with one decimal
    const QString time = tr("%1 s").arg(ms / 1000.0, 0, 'f', 1);
    switch (state) {
    case Smoke::Idle: return {};
    case Smoke::Playing: return tr("Trying the rules with quick games…");
    case Smoke::Fine: return tr("%n quick game(s), played to the end (%1)", "", games).arg(time);
    case Smoke::Failed: return tr("A quick game broke off at a move.");
    case Smoke::Stopped:
        return tr("%n quick game(s) in the time there was (%1)", "", games).arg(time);
    }
    return {};
}

void ProblemsPanel::showSmoke(Smoke state, int games, int ms)
{
    const Look &l = look();
    const bool failed = state == Smoke::Failed;
    m_smokeText->setText(smokeText(state, games, ms));
    m_watch->setText(tr("Look at it"));
    m_watch->setVisible(failed);
    const QColor ground = failed ? l.errSoft : state == Smoke::Fine ? l.goodSoft : l.sunk;
    const QColor ink = failed ? l.err : state == Smoke::Fine ? l.good : l.ink2;
    m_smoke->setStyleSheet(
        u"QWidget#smoke { background: %1; border-radius: 6px; } QLabel { color: %2; }"_s.arg(
            ground.name(), ink.name()));
    m_smoke->setVisible(state != Smoke::Idle);
}

} // namespace takujo::editor
