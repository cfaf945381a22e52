// What a balance report is asked for, and how far it is.
#include "balancepanel.h"
#include "playerchoice.h"
#include "window/flowlayout.h"
#include "window/look.h"

#include <QComboBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <array>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostGames = 100'000;
constexpr int kBar = 110;   ///< least width of the progress
constexpr int kAround = 16; ///< its words

} // namespace

FlowLayout *BalancePanel::makeControls()
{
    m_seats->setObjectName(u"balance.seats"_s);
    for (QComboBox *choice : std::initializer_list<QComboBox *>{m_seats, m_player})
        choice->setSizeAdjustPolicy(QComboBox::AdjustToContents); // words come after it is shown
    m_games->setObjectName(u"balance.games"_s);
    m_games->setRange(10, kMostGames);
    m_games->setValue(m_player->games());
    m_start->setObjectName(u"balance.start"_s);
    m_pause->setObjectName(u"balance.pause"_s);
    m_cancel->setObjectName(u"balance.cancel"_s);
    m_save->setObjectName(u"balance.save"_s);
    auto *row = new FlowLayout(6);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_seats, m_player, m_games, m_start, m_pause, m_cancel})
        row->addWidget(widget);
    row->addWidget(m_progress);
    row->addSpring();
    row->addWidget(m_save);
    // wrong rules allow no number of players; the one chosen before comes back with right ones
    connect(m_seats, &QComboBox::activated, this,
            [this] { m_wanted = m_seats->currentData().toInt(); });
    connect(m_seats, &QComboBox::currentIndexChanged, this, &BalancePanel::offerPlayers);
    connect(m_player, &PlayerChoice::changed, this, [this] {
        m_games->setValue(m_player->games());
        show();
    });
    connect(m_start, &QPushButton::clicked, this, &BalancePanel::start);
    connect(m_pause, &QPushButton::clicked, this,
            [this] { m_runner.paused() ? m_runner.resume() : m_runner.pause(); });
    connect(m_cancel, &QPushButton::clicked, this,
            [this] { m_check.running() ? m_check.cancel() : m_runner.cancel(); });
    connect(m_save, &QPushButton::clicked, this, &BalancePanel::exportReport);
    return row;
}

void BalancePanel::setRules(const RuleSet &rules, const std::vector<int> &seats,
                            const Wording &words)
{
    const bool sameGame = m_rules.game == rules.game;
    m_rules = rules;
    m_words = words;
    m_playable = !seats.empty();
    // until they are right again, or some are open again, the choices stay as they are
    if (!m_playable && (sameGame || rules.game.empty())) {
        show();
        return;
    }
    const QSignalBlocker block(m_seats);
    m_seats->clear();
    for (const int count : m_playable ? seats : m_runner.seatsOf(rules.game))
        m_seats->addItem(tr("%n player(s)", "", count), count);
    const int place = m_seats->findData(m_wanted);
    m_seats->setCurrentIndex(std::max(0, place));
    offerPlayers();
}

void BalancePanel::offerPlayers()
{
    if (m_seats->count() > 0)
        m_player->offer(m_rules, m_seats->currentData().toInt());
    else
        m_player->retranslate();
    show();
}

// A run takes away some controls and brings others: the focus goes to one that is there, else it
// would leave the panel.
void BalancePanel::showControls(bool running, bool some)
{
    const QWidget *focused = focusWidget();
    const bool within = focused && focused->hasFocus();
    m_start->setText(some ? tr("Again") : tr("Measure"));
    m_pause->setText(m_runner.paused() ? tr("Go on") : tr("Pause"));
    QPushButton *now = running ? m_pause : m_start;
    now->setVisible(running || anyOpen());
    now->setEnabled(running || m_playable);
    const std::array<const QWidget *, 5> before{m_start, m_seats, m_player, m_games, m_save};
    const std::array<const QWidget *, 2> during{m_pause, m_cancel};
    const bool goes = running ? std::count(before.begin(), before.end(), focused) > 0
                              : std::count(during.begin(), during.end(), focused) > 0;
    if (within && goes)
        now->setFocus();
    m_start->setEnabled(!running && m_playable);
    m_pause->setVisible(running);
    m_cancel->setVisible(running || m_check.running());
    for (QWidget *widget : std::initializer_list<QWidget *>{m_seats, m_player, m_games})
        widget->setEnabled(!running && m_playable);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_seats, m_player, m_games, m_fair})
        widget->setVisible(anyOpen()); // the choices are those of a game
    m_fair->setEnabled(m_playable);    // as the action
    m_save->setEnabled(some);
    m_save->setVisible(!running && anyOpen());
}

// As wide as its longest words: a bar cuts what it cannot show.
void BalancePanel::showProgress()
{
    const bool checks = m_check.running();
    const int total = std::max(1, checks ? m_check.total() : m_runner.total());
    const QString words = checks ? tr("Stronger players check: %v / %m") : tr("%v / %m matches");
    const QString most = QString::number(total);
    const QString longest = QString(words).replace(u"%v"_s, most).replace(u"%m"_s, most);
    m_progress->setMinimumWidth(
        std::max(look().px(kBar),
                 m_progress->fontMetrics().horizontalAdvance(longest) + look().px(kAround)));
    m_progress->setVisible(m_runner.running() || checks);
    m_progress->setMaximum(total);
    m_progress->setValue(checks ? m_check.done() : m_runner.done());
    m_progress->setFormat(words);
}

} // namespace takujo::editor
