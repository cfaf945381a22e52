#include "balancepanel.h"

#include "evaluation/report_words.h"
#include "playerchoice.h"
#include "shorttree.h"
#include "whiskerdelegate.h"
#include "window/choicename.h"
#include "window/flowlayout.h"
#include "window/look.h"
#include "window/plaintext.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <array>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int kProof = 3;                        ///< times as many for rules that were made fair
constexpr std::uint64_t kFreshDeals = 2'000'001; ///< seeds above those of a search
constexpr int kBeside = 420;                     ///< width for the verdict beside the table
constexpr int kEdges = 24;                       ///< beside the table, with its scroll bar
constexpr int kWhiskers = 60;                    ///< least width of the intervals
constexpr std::size_t kComponents = 5;           ///< that are named in the panel

QString paragraph(const QString &words, bool bold = false)
{
    return u"<p style='margin:6px 0 0 0; font-weight:%1'>%2</p>"_s.arg(bold ? 700 : 400)
        .arg(words.toHtmlEscaped());
}

} // namespace

BalancePanel::BalancePanel(BalanceRunner &runner, ReportCheck &check, QWidget *parent)
    : QWidget(parent),
      m_runner(runner),
      m_check(check),
      m_seats(new QComboBox),
      m_player(new PlayerChoice(runner)),
      m_games(new QSpinBox),
      m_start(new QPushButton),
      m_pause(new QPushButton),
      m_cancel(new QPushButton),
      m_save(new QPushButton),
      m_progress(new QProgressBar),
      m_table(new ShortTree),
      m_whiskers(new WhiskerDelegate(this)),
      m_verdict(markupLabel()),
      m_note(plainLabel()),
      m_fair(new QPushButton)
{
    setObjectName(u"balance"_s);
    setAttribute(Qt::WA_StyledBackground);
    makeTable();
    m_verdict->setObjectName(u"balance.verdict"_s);
    m_verdict->setWordWrap(true);
    m_verdict->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_note->setWordWrap(true);
    m_note->setObjectName(u"balance.note"_s);
    makeBody();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 6, 10, 6);
    layout->setSpacing(6);
    layout->addLayout(makeControls());
    layout->addWidget(m_note); // above the figures: it says what they are worth
    layout->addLayout(m_body, 1);
    m_progress->hide();
    connect(&runner, &BalanceRunner::changed, this, &BalancePanel::show);
    connect(&check, &ReportCheck::changed, this, &BalancePanel::show);
    retranslate();
}

void BalancePanel::makeBody()
{
    auto *side = new QVBoxLayout;
    side->addWidget(m_verdict);
    m_fair->setObjectName(u"balance.fair"_s);
    connect(m_fair, &QPushButton::clicked, this, &BalancePanel::fairWanted);
    side->addWidget(m_fair, 0, Qt::AlignLeft);
    side->addStretch(1);
    m_body = new QHBoxLayout;
    m_body->addWidget(m_table, 2);
    m_body->addLayout(side, 1);
}

// A narrow panel has the verdict below the table, each over the whole width; it scrolls, so that the
// table needs not to.
void BalancePanel::arrange()
{
    const bool narrow = width() < look().px(kBeside);
    m_body->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_table->setMinimumSize(look().px(140), look().px(narrow ? 200 : 96));
    m_table->fit(narrow ? width() - look().px(kEdges) : QWIDGETSIZE_MAX, look().px(kWhiskers));
}

void BalancePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void BalancePanel::makeTable()
{
    m_table->setObjectName(u"balance.table"_s);
    m_table->setRootIsDecorated(false);
    m_table->setColumnCount(4);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setItemDelegateForColumn(3, m_whiskers);
    m_table->header()->setStretchLastSection(true);
    m_table->header()->setMinimumSectionSize(20);
    for (const int column : {0, 1, 2})
        m_table->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
}

void BalancePanel::retranslate()
{
    m_table->setHeaderLabels(
        {tr("Measured"), tr("Official"), tr("These rules"), tr("95 % interval")});
    arrange();
    m_table->setAccessibleName(tr("Balance report"));
    nameChoice(*m_seats, tr("Number of players"));
    m_games->setAccessibleName(tr("Number of matches"));
    m_games->setSuffix(tr(" matches"));
    m_cancel->setText(tr("Cancel"));
    m_save->setText(tr("Export report…"));
    m_fair->setText(tr("Make it fair…"));
    for (int i = 0; i < m_seats->count(); ++i)
        m_seats->setItemText(i, tr("%n player(s)", "", m_seats->itemData(i).toInt()));
    offerPlayers();
}

void BalancePanel::setStale(bool stale)
{
    m_stale = stale;
    show();
}

void BalancePanel::start() { begin(1); }

void BalancePanel::prove(int seats, const std::string &player)
{
    m_wanted = seats;
    m_seats->setCurrentIndex(std::max(0, m_seats->findData(seats)));
    m_player->choose(player);
    m_games->setValue(std::max(m_games->value(), kProof * m_player->games()));
    m_runner.clear();
    begin(kFreshDeals);
}

void BalancePanel::begin(std::uint64_t first)
{
    if (!m_playable)
        return;
    m_stale = false;
    m_unwritten.clear();
    const Problems problems =
        m_runner.start(m_rules, seats(), m_games->value(), m_player->player(), first);
    m_problem = problems.empty() ? QString() : m_words(problems.front().text);
    show();
    if (problems.empty())
        emit begun();
}

int BalancePanel::seats() const { return m_playable ? m_seats->currentData().toInt() : 0; }

QString BalancePanel::facts() const
{
    if (!m_runner.report())
        return {};
    const BalanceReport &report = *m_runner.report();
    return QStringList{tr("%n player(s)", "", report.key.seats),
                       text(playerText(report.key.player)), tr("%n match(es)", "", report.games)}
        .join(m_words.ja() ? u"・"_s : u" · "_s);
}

void BalancePanel::show()
{
    const bool running = m_runner.running();
    const bool some = m_runner.report().has_value();
    showControls(running, some);
    showProgress();
    m_table->setVisible(some);
    m_whiskers->setReport(some ? &*m_runner.report() : nullptr);
    if (some && m_textsOf != m_runner.game()) {
        m_textsOf = m_runner.game();
        m_texts = reportTexts(*m_textsOf);
    }
    if (some) {
        showMeasures(*m_runner.report());
        showVerdict(*m_check.checkedReport());
    } else {
        m_verdict->setStyleSheet(u"color: "_s + look().ink3.name());
        m_verdict->setText(m_problem.isEmpty() ? idleHtml() : m_problem.toHtmlEscaped());
    }
    const QString ended =
        m_runner.decided() ? tr("Ended early: the verdict is certain.") : QString();
    const QString stale = m_stale && some ? tr("The rules have changed since.") : ended;
    m_note->setText(m_unwritten.isEmpty() ? stale : m_unwritten);
    m_note->setVisible(!m_note->text().isEmpty());
    m_note->setStyleSheet(u"color: "_s + look().warn.name());
    emit factsChanged();
}

QString BalancePanel::idleHtml() const
{
    if (!anyOpen())
        return tr("Open rules to have their balance measured.");
    QString html = tr("The computer plays many matches with these rules and compares them with the "
                      "official ones.");
    if (m_player->needsStrong())
        html += paragraph(
            tr("Stronger players are chosen: with so many players, quick ones win from other seats "
               "than they do."));
    return html;
}

QString BalancePanel::number(const Measure &measure, const Estimate &estimate) const
{
    if (measure.share)
        return tr("%1 %").arg(estimate.value * 100, 0, 'f', 0);
    return QString::number(estimate.value, 'f', estimate.value < 10 ? 1 : 0);
}

QString BalancePanel::text(const Text &text) const
{
    return text.empty() ? QString() : qs(Renderer{&m_texts, m_words.language(), {}}(text));
}

void BalancePanel::showMeasures(const BalanceReport &report)
{
    m_table->clear();
    for (std::size_t i = 0; i < report.measures.size(); ++i) {
        const Measure &m = report.measures[i];
        const QString official = m.official ? number(m, *m.official) : QString();
        auto *item =
            new QTreeWidgetItem(m_table, {text(m.label), official, number(m, m.here), QString()});
        item->setData(3, Qt::UserRole, static_cast<int>(i));
        item->setData(3, Qt::AccessibleTextRole,
                      tr("from %1 to %2")
                          .arg(number(m, {m.here.lower, 0, 0}), number(m, {m.here.upper, 0, 0})));
        for (const int column : {2, 3})
            item->setToolTip(column, plainTip(item->data(3, Qt::AccessibleTextRole).toString()));
        item->setToolTip(0, plainTip(item->text(0)));
        item->setFont(2, look().font(13, QFont::Bold));
    }
    arrange();
}

void BalancePanel::showVerdict(const BalanceReport &report)
{
    const Look &l = look();
    const bool doubtful = m_check.verdict() && !m_check.verdict()->holds();
    const bool good = !doubtful && report.change == Change::Better;
    const bool bad =
        doubtful || report.change == Change::Worse || (!good && !report.findings.empty());
    const QColor ground = bad ? l.shuSoft : good ? l.goodSoft : l.sunk;
    const QColor ink = bad ? l.shu : good ? l.good : l.ink;
    QString html = u"<p style='color:%1; font-weight:700; margin:0'>%2</p>"_s.arg(
        ink.name(), text(report.verdict).toHtmlEscaped());
    if (m_check.verdict()) // how far all that follows can be trusted
        html += paragraph(text(report.known.front().text), doubtful);
    for (const Finding &finding : report.findings)
        html += paragraph(text(finding.text));
    m_verdict->setText(html + knownHtml(report));
    m_verdict->setStyleSheet(
        u"background: %1; color: %2; border-radius: 6px; padding: 8px 10px;"_s.arg(ground.name(),
                                                                                   l.ink.name()));
}

// What is certain in bold; the components that are, too.
QString BalancePanel::knownHtml(const BalanceReport &report) const
{
    QString html;
    const int first = m_check.verdict() ? 1 : 0; // stands further up then
    std::for_each(report.known.begin() + first, report.known.end(), [&](const KnownFact &fact) {
        if (text(fact.text) != text(report.verdict))
            html += paragraph(text(fact.text), fact.certain);
    });
    std::size_t named = 0;
    for (const ComponentUse &use : report.components) {
        if (use.certain() && named++ < kComponents)
            html += paragraph(text(useText(use)));
    }
    return html;
}

} // namespace takujo::editor
