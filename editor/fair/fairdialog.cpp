#include "fairdialog.h"

#include "docks/docktitle.h"
#include "docks/playerchoice.h"
#include "document/rulesdocument.h"
#include "evaluation/balance_report.h"
#include "evaluation/report_words.h"
#include "fairaim.h"
#include "faircandidates.h"
#include "fairplot.h"
#include "fairvariations.h"
#include "window/choicename.h"
#include "window/elidedlabel.h"
#include "window/look.h"
#include "window/plaintext.h"

#include <QAccessible>
#include <QComboBox>
#include <QGridLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>

#include <cmath>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSide = 470;   ///< width of the left half
constexpr int kPlot = 340;   ///< least width of the plot
constexpr int kEdge = 14;    ///< for a scroll bar
constexpr int kButton = 120; ///< of the one that changes its word

} // namespace

FairDialog::FairDialog(FairRunner &runner, BalanceRunner &reports, QWidget *parent)
    : QDialog(parent),
      m_runner(runner),
      m_mayChange(new DockTitle),
      m_aimTitle(new DockTitle),
      m_foundTitle(new DockTitle),
      m_variations(new FairVariations),
      m_aim(new FairAim),
      m_plot(new FairPlot),
      m_candidates(new FairCandidates),
      m_seats(new QComboBox),
      m_player(new PlayerChoice(reports)),
      m_verdict(plainLabel()),
      m_status(new ElidedLabel),
      m_left(plainLabel()),
      m_progress(new QProgressBar),
      m_start(new QPushButton),
      m_close(new QPushButton)
{
    setObjectName(u"fair"_s);
    setModal(false);
    m_seats->setObjectName(u"fair.seats"_s);
    m_aimTitle->addWidget(m_seats);
    m_player->setObjectName(u"fair.player"_s);
    m_aimTitle->addWidget(m_player);
    connect(m_seats, &QComboBox::currentIndexChanged, this, [this] {
        m_player->offer(m_rules, seats());
        m_aim->setTurns(m_turnsOf(seats()));
    });
    makeLayout();
    connect(m_variations, &FairVariations::changed, this, &FairDialog::showHeads);
    connect(m_start, &QPushButton::clicked, this, &FairDialog::startOrStop);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(&runner, &FairRunner::changed, this, &FairDialog::refresh);
    connect(m_plot, &FairPlot::picked, m_candidates, &FairCandidates::choose);
    connect(m_candidates, &FairCandidates::taken, this, &FairDialog::taken);
    connect(m_candidates, &FairCandidates::chosenChanged, this, [this](int candidate) {
        m_plot->show(m_runner.state() ? &*m_runner.state() : nullptr, candidate);
    });
}

QWidget *FairDialog::panel(DockTitle *title, QWidget *body)
{
    auto *out = new QWidget;
    auto *layout = new QVBoxLayout(out);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(title);
    layout->addWidget(body, 1);
    return out;
}

void FairDialog::makeLayout()
{
    auto *body = new QWidget;
    m_body = new QGridLayout(body);
    m_body->setContentsMargins(0, 0, 0, 0);
    m_body->setSpacing(1);
    m_body->addWidget(panel(m_mayChange, m_variations), 0, 0);
    m_body->addWidget(panel(m_aimTitle, m_aim), 1, 0);
    m_found = panel(m_foundTitle, m_plot);
    m_body->addWidget(m_candidates, 3, 0, 1, 2);
    m_body->setRowStretch(0, 1);
    auto *area = new QScrollArea;
    area->setObjectName(u"fair.body"_s);
    area->setWidget(body);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    m_verdict->setObjectName(u"fair.verdict"_s);
    m_verdict->setWordWrap(true);
    m_verdict->setContentsMargins(12, 4, 12, 4);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(1);
    layout->addWidget(area, 1);
    layout->addWidget(m_verdict);
    layout->addLayout(makeFoot());
    arrange();
}

// Where both do not fit beside each other (large text), what was found stands below what is asked.
void FairDialog::arrange()
{
    const int side = look().px(kSide);
    const bool narrow = width() < side + look().px(kPlot) + look().px(kEdge);
    const bool stands = m_body->indexOf(m_found) >= 0;
    if (!stands || narrow != (m_body->itemAtPosition(2, 0) != nullptr)) {
        m_body->removeWidget(m_found);
        m_body->addWidget(m_found, narrow ? 2 : 0, narrow ? 0 : 1, narrow ? 1 : 2, narrow ? 2 : 1);
    }
    for (QWidget *part : std::initializer_list<QWidget *>{m_variations, m_aim}) {
        part->setMinimumWidth(side);
        part->setMaximumWidth(narrow ? QWIDGETSIZE_MAX : side);
    }
    m_body->setColumnStretch(0, narrow ? 1 : 0);
    m_body->setColumnStretch(1, narrow ? 0 : 1);
}

void FairDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    arrange();
}

QLayout *FairDialog::makeFoot()
{
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(12, 6, 12, 8);
    foot->setSpacing(12);
    m_status->setObjectName(u"fair.status"_s);
    m_start->setObjectName(u"fair.start"_s);
    m_start->setProperty("main", true);
    m_close->setObjectName(u"fair.close"_s);
    m_start->setAutoDefault(false);
    m_close->setAutoDefault(false);
    m_progress->setTextVisible(false);
    foot->addWidget(m_status, 2);
    foot->addWidget(m_progress, 1);
    foot->addWidget(m_left);
    foot->addWidget(m_start);
    foot->addWidget(m_close);
    return foot;
}

void FairDialog::setRules(const RulesDocument &document, const QStringList &first, int seats,
                          std::function<int(int)> turnsOf, const Wording &words)
{
    m_turnsOf = std::move(turnsOf);
    setPresent(document);
    m_words = words;
    m_problem.clear();
    const QSignalBlocker block(m_seats);
    m_seats->clear();
    for (const int count : document.report().seats)
        m_seats->addItem(tr("%n player(s)", "", count), count);
    const int place = m_seats->findData(seats);
    m_seats->setCurrentIndex(place >= 0 ? place : m_seats->count() - 1);
    m_player->offer(m_rules, this->seats());
    m_variations->show(document.game(), document.values(), first, words);
    m_aim->setGame(document.game());
    m_aim->setTurns(m_turnsOf(this->seats()));
    retranslate(words);
    m_start->setFocus();
}

int FairDialog::seats() const { return m_seats->currentData().toInt(); }

void FairDialog::retranslate(const Wording &words)
{
    m_words = words;
    for (DockTitle *title : {m_mayChange, m_aimTitle, m_foundTitle})
        title->applyLook();
    m_mayChange->setTitle(tr("May change"));
    m_aimTitle->setTitle(tr("Aim"));
    m_foundTitle->setTitle(tr("Candidates found"));
    m_foundTitle->setNote(
        tr("Lines: the range of each estimate (95 %, all at once). Lower left is better"));
    nameChoice(*m_seats, tr("Number of players"));
    m_player->retranslate();
    m_close->setText(tr("Close"));
    m_aim->retranslate();
    m_candidates->retranslate();
    m_plot->setAccessibleName(tr("Candidates as dots; the table below says the same"));
    m_plot->setMinimumSize(look().px(kPlot), look().px(200));
    arrange();
    m_start->setMinimumWidth(look().px(kButton));
    m_variations->applyLook();
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setFixedHeight(look().px(9));
    refresh();
}

void FairDialog::showHeads()
{
    const auto variations = m_variations->variations();
    const std::uint64_t ways = variations ? fairCombinations(*variations) : 0;
    const int some = variations ? static_cast<int>(variations->size()) : 0;
    m_mayChange->setNote(
        some > 0
            ? tr("%1 · %2").arg(tr("%n parameter(s)", "", some),
                                tr("%Ln combination(s)", "",
                                   static_cast<int>(std::min<std::uint64_t>(ways, 1'000'000'000))))
            : QString());
    m_start->setEnabled(m_runner.running() || !variations || some > 0);
}

void FairDialog::startOrStop()
{
    if (m_runner.running()) {
        m_runner.stop();
        return;
    }
    m_told = -1;
    const auto variations = m_variations->variations();
    Problems problems = variations ? Problems() : variations.error();
    if (problems.empty()) {
        FairOrder order{
            m_rules,          seats(),           *variations, m_aim->goals(), m_aim->keepLength(),
            m_aim->minutes(), m_player->player()};
        problems = m_runner.start(order);
    }
    m_problem = problems.empty() ? QString() : m_words(problems.front().text);
    refresh();
}

void FairDialog::refresh()
{
    const std::optional<FairState> &state = m_runner.state();
    const FairState *now = state ? &*state : nullptr;
    const bool running = m_runner.running();
    m_variations->setOpen(!running);
    m_aim->setOpen(!running);
    m_seats->setEnabled(!running);
    m_player->setEnabled(!running);
    //: title of the dialog: the name of the rules
    setWindowTitle(tr("Make it fair – %1").arg(m_words.name(m_rules)));
    m_present = candidateLike(m_now);
    namePlot();
    m_candidates->show(now, m_runner.order().variations, m_words, m_present);
    m_plot->show(now, m_candidates->chosen());
    showHeads();
    showFoot();
}

void FairDialog::namePlot()
{
    if (!m_runner.state() || !m_runner.game())
        return;
    const FairGoal &goal = m_runner.state()->goals.front();
    const QString up = goal.kind == FairGoal::Kind::Seats
                           ? tr("Gap between the seats (most wins minus fewest, percentage points)")
                       : goal.kind == FairGoal::Kind::Wins
                           ? tr("Away from the win rate wanted (percentage points)")
                           : tr("Away from the length wanted (turns)");
    const bool now = m_present == 0;
    m_plot->setWords(
        up, now ? tr("Distance from the present rules →") : tr("Distance from the rules before →"),
        tr("the aim"), now ? tr("present rules") : tr("rules before"));
}

void FairDialog::showFoot()
{
    const std::optional<FairState> &state = m_runner.state();
    const bool running = m_runner.running();
    m_start->setText(running ? tr("Stop") : state ? tr("Search again") : tr("Search"));
    m_progress->setVisible(running);
    m_left->setVisible(running);
    if (m_runner.game() && m_textsOf != m_runner.game()) {
        m_textsOf = m_runner.game();
        m_texts = reportTexts(*m_textsOf);
    }
    showVerdict();
    if (!state) {
        m_status->clear();
        return;
    }
    int left = 0;
    for (const FairCandidate &c : state->candidates)
        left += c.out ? 0 : 1;
    m_status->setText(
        tr("%1 of %2 candidates left · %3 · %4")
            .arg(left)
            .arg(state->candidates.size())
            .arg(tr("%Ln match(es)", "", state->played), said(playerText(state->player))));
    m_progress->setMaximum(1000);
    m_progress->setValue(static_cast<int>(1000 * state->part));
    const int minutes = static_cast<int>(std::ceil(m_aim->minutes() * (1 - state->part)));
    m_left->setText(tr("about %n minute(s) left", "", std::max(1, minutes)));
    if (running)
        announce(static_cast<int>(10 * state->part));
}

QString FairDialog::said(const Text &text) const
{
    return qs(Renderer{&m_texts, m_words.language(), {}}(text));
}

void FairDialog::showVerdict()
{
    const std::optional<FairState> &state = m_runner.state();
    QString verdict = m_problem;
    if (state && verdict.isEmpty())
        verdict = !m_runner.running() ? said(fairVerdict(*state))
                  : state->phase == FairPhase::Proof
                      ? tr("The best ones prove themselves with fresh deals.")
                      : tr("All candidates play the same deals; the worse half is given "
                           "up again and again.");
    if (state)
        verdict = takenWords() + verdict;
    m_verdict->setText(verdict.isEmpty()
                           ? tr("The computer plays the rules in many ways and looks for the ones "
                                "that come nearest to the aim. Nothing changes by itself.")
                           : verdict);
    m_verdict->setStyleSheet(u"color: "_s + (m_problem.isEmpty() ? look().ink : look().err).name());
}

// For who does not see the bar.
void FairDialog::announce(int tenth)
{
    if (tenth == m_told)
        return;
    m_told = tenth;
    m_status->setAccessibleName(tr("%1 %. %2").arg(10 * tenth).arg(m_status->text()));
    QAccessibleEvent alert(m_status, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace takujo::editor
