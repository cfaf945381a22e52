#include "playerchoice.h"

#include "window/choicename.h"
#include "window/plaintext.h"

#include <array>

namespace takujo::editor {

namespace {

constexpr int kGames = 400;
constexpr int kStrongGames = 100;

} // namespace

PlayerChoice::PlayerChoice(BalanceRunner &runner, QWidget *parent)
    : QComboBox(parent), m_runner(runner)
{
    setObjectName(QStringLiteral("balance.player"));
    connect(this, &QComboBox::activated, this, [this] {
        m_byHand = true;
        emit changed();
    });
}

void PlayerChoice::retranslate()
{
    const std::array words{tr("Quick players"), tr("Stronger players")};
    for (int i = 0; i < count(); ++i)
        setItemText(i, words[static_cast<std::size_t>(i)]);
    nameChoice(*this, tr("Who plays"));
    const QString tip = tr("Quick players take seconds. Stronger ones take minutes and find "
                           "advantages that quick ones miss.");
    setToolTip(plainTip(tip));
    setAccessibleDescription(accessibleName() + QLatin1Char('\n') + tip);
}

int PlayerChoice::games() const { return strong() ? kStrongGames : kGames; }

void PlayerChoice::offer(const RuleSet &rules, int seats)
{
    const bool before = strong();
    const auto asked = std::tuple(rules.game, rules.base, seats);
    if (asked != m_asked) // not with every edit
        m_offer = m_runner.players(rules, seats);
    m_asked = asked;
    clear();
    for (const std::string &player : {m_offer.quick, m_offer.strong}) {
        if (!player.empty())
            addItem(QString(), QString::fromStdString(player));
    }
    retranslate();
    const bool wanted = m_byHand ? before : !m_offer.quickHolds;
    setCurrentIndex(wanted && count() > 1 ? 1 : 0);
    if (strong() != before)
        emit changed();
}

void PlayerChoice::choose(const std::string &player)
{
    const int place = findData(QString::fromStdString(player));
    if (place < 0 || place == currentIndex())
        return;
    setCurrentIndex(place);
    m_byHand = true;
    emit changed();
}

} // namespace takujo::editor
