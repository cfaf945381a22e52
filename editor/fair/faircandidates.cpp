#include "faircandidates.h"

#include "docks/shorttree.h"
#include "window/look.h"
#include "window/plaintext.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int kShares = Qt::UserRole + 1; ///< of a line: win shares of the seats, 0..1
constexpr int kCandidate = Qt::UserRole + 2;
constexpr int kWordsEdge = 20; ///< beside words at the edge of the table
enum Column { Letter, Changes, Shares, Gap, Turns, Take };

double shareOfSeat(const StudyCounts &counts, int seat)
{
    return counts.wins[static_cast<std::size_t>(seat)].mean(counts.games) / StudyCounts::kWin;
}

/// As near as wanted, as measured. @param side what is to be kept beside the aim
bool holds(const FairState &state, const FairCandidate &candidate, bool side)
{
    return std::all_of(state.goals.begin(), state.goals.end(), [&](const FairGoal &goal) {
        const bool known = !side || goal.target > 0; // the present length is, after some matches
        return goal.side != side || !known || state.gap(candidate, goal).value <= goal.tolerance;
    });
}

/// Without a fraction, but for a gap that is too large and would read as one that is not.
QString shownGap(double gap, double tolerance)
{
    const bool close = gap > tolerance && static_cast<double>(std::lround(gap)) <= tolerance;
    return QString::number(gap, 'f', close ? 1 : 0);
}

QString percent(double share) { return QString::number(std::lround(100 * share)) + u'%'; }

} // namespace

/// Bars of the seats with the line of an equal share.
class ShareDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const Look &l = look();
        const QVariantList shares = index.data(kShares).toList();
        if (shares.isEmpty())
            return;
        const bool on = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->fillRect(option.rect, on ? l.accentSoft : l.surface);
        painter->setFont(l.font(13, QFont::Bold));
        const auto count = static_cast<int>(shares.size());
        const int cell = option.rect.width() / count;
        // an equal share stands at the same place with any number of seats
        const double whole = count > 1 ? 2.0 / count : 1;
        for (int seat = 0; seat < count; ++seat) {
            const QRect place(option.rect.left() + seat * cell + 4, option.rect.top(), cell - 8,
                              option.rect.height());
            const int track = place.width() / 2;
            const QRect bar(place.left(), place.center().y() - 4, track, 9);
            const double value = shares[seat].toDouble();
            painter->fillRect(bar, l.sunk);
            painter->fillRect(QRect(bar.left(), bar.top(),
                                    static_cast<int>(track * std::min(1.0, value / whole)),
                                    bar.height()),
                              l.seatInks[static_cast<std::size_t>(seat % 4)]);
            painter->setPen(QPen(l.ink, 1.5));
            const int equal = bar.left() + track / 2;
            painter->drawLine(equal, bar.top() - 5, equal, bar.bottom() + 5);
            painter->drawText(place.adjusted(track + 6, 0, 8, 0), Qt::AlignLeft | Qt::AlignVCenter,
                              percent(value));
        }
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {look().px(340), look().px(36)};
    }
};

/// Words keep their ink where their line is chosen.
class InkDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->palette.setBrush(QPalette::HighlightedText, option->palette.text());
    }
};

/// The letter of a candidate on a disc, as it stands on the plot.
class LetterDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const Look &l = look();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->fillRect(option.rect,
                          option.state.testFlag(QStyle::State_Selected) ? l.accentSoft : l.surface);
        QRectF disc(0, 0, l.px(24), l.px(24));
        disc.moveCenter(QRectF(option.rect).center());
        painter->setPen(Qt::NoPen);
        painter->setBrush(index.data(kCandidate).toInt() == 0 ? l.ink : l.accent);
        painter->drawEllipse(disc);
        painter->setPen(index.data(kCandidate).toInt() == 0 ? l.surface : l.onAccent);
        painter->setFont(l.font(13, QFont::Bold));
        painter->drawText(disc, Qt::AlignCenter, index.data().toString());
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {look().px(44), look().px(36)};
    }
};

FairCandidates::FairCandidates(QWidget *parent)
    : QWidget(parent),
      m_table(new ShortTree),
      m_letters(new LetterDelegate(this)),
      m_shares(new ShareDelegate(this)),
      m_inks(new InkDelegate(this))
{
    setObjectName(u"fair.found"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table);
    m_table->setObjectName(u"fair.candidates"_s);
    m_table->setColumnCount(6);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setItemDelegateForColumn(Letter, m_letters);
    m_table->setItemDelegateForColumn(Shares, m_shares);
    for (const int column : {Gap, Turns})
        m_table->setItemDelegateForColumn(column, m_inks);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setMinimumSectionSize(20);
    m_table->header()->setTextElideMode(Qt::ElideRight);
    for (const int column : {Letter, Gap, Turns, Take})
        m_table->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_table->header()->setSectionResizeMode(Changes, QHeaderView::Stretch);
    m_table->header()->setSectionResizeMode(Shares, QHeaderView::Fixed);
    connect(m_table, &QTreeWidget::currentItemChanged, this,
            [this] { emit chosenChanged(chosen()); });
    retranslate();
}

// Bars may be shorter, for what changes needs words.
void FairCandidates::fit()
{
    m_table->header()->resizeSection(Shares, std::min(look().px(360), width() * 2 / 5));
}

void FairCandidates::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void FairCandidates::retranslate()
{
    m_table->setHeaderLabels(
        {QString(), tr("What changes"), tr("Wins by seat"), tr("Gap"), tr("Turns"), QString()});
    m_table->setAccessibleName(tr("Candidates"));
    fit();
    m_table->setStyleSheet(
        u"QTreeView { selection-background-color: %1; selection-color: %2 }"_s.arg(
            look().accentSoft.name(), look().ink.name()));
    m_table->setMinimumHeight(look().px(190));
    m_shown.clear();
}

QString FairCandidates::changes(const FairState &state, std::size_t candidate,
                                const std::vector<FairVariation> &variations,
                                const Wording &words) const
{
    const RuleSchema &schema = state.present().option.game->definition().schema;
    QStringList out;
    for (const FairChange &change : fairChanges(state, candidate)) {
        const FairVariation &v = variations[change.variation];
        const Param &param = *schema.find(v.param);
        const bool named = param.type != ParamType::Grid && v.column.empty();
        const auto told = [&](std::size_t level) {
            return named ? words.value(param, v.levels[level].value) : qs(v.levels[level].name);
        };
        //: a parameter, its present value, the new one
        out.append(tr("%1 %2 → %3").arg(words.label(param), told(change.from), told(change.to)));
    }
    return out.isEmpty() ? tr("no change") : out.join(words.ja() ? u"、"_s : u", "_s);
}

QString FairCandidates::gaps(const FairState &state, std::size_t candidate) const
{
    QStringList out;
    for (const FairGoal &goal : state.goals) {
        if (goal.side)
            continue;
        const Estimate gap = state.gap(state.candidates[candidate], goal);
        //: a gap with the ends of its interval
        out.append(tr("%1 (%2–%3)")
                       .arg(shownGap(gap.value, goal.tolerance))
                       .arg(std::lround(gap.lower))
                       .arg(std::lround(gap.upper)));
    }
    return out.join(u", "_s);
}

void FairCandidates::addLine(const FairState &state, std::size_t candidate,
                             const std::vector<FairVariation> &variations, const Wording &words)
{
    const FairCandidate &c = state.candidates[candidate];
    const StudyCounts &counts = c.counts();
    if (counts.games == 0)
        return;
    const char letter = fairLetter(state, candidate);
    const QString name = letter ? QString(QLatin1Char(letter)) : u"·"_s;
    auto *item =
        new QTreeWidgetItem(m_table, {name, changes(state, candidate, variations, words), QString(),
                                      gaps(state, candidate),
                                      QString::number(counts.turns.mean(counts.games), 'f', 0)});
    item->setData(0, kCandidate, static_cast<int>(candidate));
    item->setToolTip(Changes, plainTip(item->text(Changes)));
    const bool team = c.option.game->definition().cooperative;
    QVariantList shares;
    QStringList spoken;
    for (int seat = 0; seat < (team ? 1 : state.seats); ++seat) {
        shares.append(team ? static_cast<double>(counts.won) / counts.games
                           : shareOfSeat(counts, seat));
        spoken.append(percent(shares.last().toDouble()));
    }
    item->setData(Shares, kShares, shares);
    item->setData(Shares, Qt::AccessibleTextRole, spoken.join(u", "_s));
    mark(item, Gap, holds(state, c, false));
    if (!holds(state, c, true))
        mark(item, Turns, false);
    const bool present = static_cast<int>(candidate) == m_present;
    if (candidate == 0 || present) {
        sayTake(item, candidate > 0 ? tr("taken")
                      : present     ? tr("present rules")
                                    : tr("rules before"));
        return;
    }
    QPushButton *take = addTake(item, name);
    take->setProperty("main", !state.shown.empty() && candidate == state.shown.front());
    connect(take, &QPushButton::clicked, this,
            [this, candidate] { emit taken(static_cast<int>(candidate)); });
}

void FairCandidates::sayTake(QTreeWidgetItem *item, const QString &words) const
{
    const int width = m_table->fontMetrics().horizontalAdvance(words);
    item->setText(Take, words);
    item->setSizeHint(Take, {width + look().px(kWordsEdge), 0});
}

void FairCandidates::mark(QTreeWidgetItem *item, int column, bool good) const
{
    const QString why = good ? tr("reaches the aim") : tr("does not reach the aim");
    item->setForeground(column, good ? look().good : look().shu);
    item->setFont(column, look().font(13, QFont::Bold));
    item->setToolTip(column, plainTip(why));
    item->setData(column, Qt::AccessibleTextRole,
                  tr("%1, %2").arg(item->text(column), why)); // colours say it to who sees them
}

QPushButton *FairCandidates::addTake(QTreeWidgetItem *item, const QString &name)
{
    auto *take = new QPushButton(tr("Take this one"));
    take->setObjectName(u"fair.take."_s + name);
    take->setAccessibleName(tr("Take %1").arg(name));
    auto *place = new QWidget; // it keeps off the edges
    auto *room = new QHBoxLayout(place);
    room->setContentsMargins(4, 3, 12, 3);
    room->addWidget(take);
    m_table->setItemWidget(item, Take, place);
    return take;
}

void FairCandidates::show(const FairState *state, const std::vector<FairVariation> &variations,
                          const Wording &words, int present)
{
    std::string now = (words.ja() ? "ja " : "en ") + std::to_string(present);
    if (state) {
        now += std::to_string(state->candidates.size());
        for (const std::size_t i : state->shown)
            now +=
                " " + std::to_string(i) + ":" + std::to_string(state->candidates[i].counts().games);
        now += " " + std::to_string(state->present().counts().games);
    }
    if (now == m_shown)
        return;
    m_shown = now;
    m_present = present;
    const int before = chosen();
    if (const QWidget *focused = m_table->focusWidget(); focused && focused->hasFocus())
        m_table->setFocus(); // a button that was pressed goes
    m_table->clear();
    if (!state)
        return;
    for (const std::size_t i : state->shown)
        addLine(*state, i, variations, words);
    addLine(*state, 0, variations, words);
    const bool asked = before > 0 && before != m_best; // somebody has chosen among them
    m_best = state->shown.empty() ? -1 : static_cast<int>(state->shown.front());
    choose(asked || m_best < 0 ? before : m_best);
}

void FairCandidates::choose(int candidate)
{
    for (int i = 0; i < m_table->topLevelItemCount(); ++i) {
        if (m_table->topLevelItem(i)->data(0, kCandidate).toInt() == candidate)
            m_table->setCurrentItem(m_table->topLevelItem(i));
    }
}

int FairCandidates::chosen() const
{
    const QTreeWidgetItem *item = m_table->currentItem();
    return item ? item->data(0, kCandidate).toInt() : -1;
}

} // namespace takujo::editor
