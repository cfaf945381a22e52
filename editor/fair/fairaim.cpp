#include "fairaim.h"

#include "window/elidedbutton.h"
#include "window/plaintext.h"

#include <QGridLayout>
#include <QSpinBox>

namespace takujo::editor {

using namespace Qt::StringLiterals;

FairAim::FairAim(QWidget *parent)
    : QWidget(parent),
      m_lines(new QGridLayout(this)),
      m_keep(new ElidedButton<QCheckBox>),
      m_time(plainLabel()),
      m_minutes(new QSpinBox)
{
    setObjectName(u"fair.aim"_s);
    m_lines->setContentsMargins(12, 4, 12, 6);
    m_lines->setVerticalSpacing(2);
    m_lines->setColumnStretch(0, 1);
    m_points = addAim(m_seats, "seats", 1, 50);
    m_turns = addAim(m_length, "length", 1, 9999);
    m_percent = addAim(m_wins, "wins", 1, 99);
    m_points->setValue(static_cast<int>(kFairSeats));
    m_percent->setValue(50);
    m_keep->setObjectName(u"fair.keep"_s);
    m_keep->setChecked(true);
    m_lines->addWidget(m_keep, 4, 0, 1, 2);
    m_minutes->setObjectName(u"fair.minutes"_s);
    m_minutes->setRange(1, 600);
    m_minutes->setValue(5);
    m_lines->addWidget(m_time, 5, 0);
    m_lines->addWidget(m_minutes, 5, 1);
    connect(m_length, &QRadioButton::toggled, this, [this] { setOpen(m_open); });
    retranslate();
}

QSpinBox *FairAim::addAim(QRadioButton *&radio, const char *name, int least, int most)
{
    const int place = m_lines->rowCount() - 1;
    radio = new ElidedButton<QRadioButton>;
    radio->setObjectName(u"fair.aim."_s + QLatin1String(name));
    auto *spin = new QSpinBox;
    spin->setObjectName(u"fair.aim."_s + QLatin1String(name) + u".value"_s);
    spin->setRange(least, most);
    m_lines->addWidget(radio, place + 1, 0);
    m_lines->addWidget(spin, place + 1, 1);
    connect(radio, &QRadioButton::toggled, this, [this] { setOpen(m_open); });
    return spin;
}

void FairAim::retranslate()
{
    m_seats->setText(tr("Equal win shares of the seats"));
    m_length->setText(tr("A length"));
    m_wins->setText(tr("Win rate of the team"));
    m_points->setPrefix(tr("up to "));
    m_points->setSuffix(tr(" percentage points"));
    m_turns->setSuffix(tr(" turns"));
    m_percent->setSuffix(tr(" %"));
    m_keep->setText(tr("Keep the length within 10 % of now"));
    m_time->setText(tr("Time"));
    m_minutes->setSuffix(tr(" min"));
    m_points->setAccessibleName(m_seats->text());
    m_turns->setAccessibleName(m_length->text());
    m_percent->setAccessibleName(m_wins->text());
    m_minutes->setAccessibleName(m_time->text());
}

void FairAim::setTurns(int turns)
{
    if (turns <= 0 || (m_usual > 0 && m_turns->value() != m_usual))
        return;
    m_turns->setValue(turns);
    m_usual = turns;
}

void FairAim::setGame(const GameDefinition &game)
{
    const bool other = m_game != &game;
    m_game = &game;
    m_usual = 0;
    if (other)
        (game.cooperative ? m_wins : m_seats)->setChecked(true);
    setOpen(m_open);
}

void FairAim::setOpen(bool open)
{
    m_open = open;
    const bool team = m_game && m_game->cooperative;
    m_seats->setEnabled(open && !team);
    m_length->setEnabled(open);
    m_wins->setEnabled(open && team);
    m_points->setEnabled(open && m_seats->isChecked());
    m_turns->setEnabled(open && m_length->isChecked());
    m_percent->setEnabled(open && m_wins->isChecked());
    m_keep->setEnabled(open && !m_length->isChecked());
    m_minutes->setEnabled(open);
}

std::vector<FairGoal> FairAim::goals() const
{
    const std::string text = m_length->isChecked() ? "length=" + std::to_string(m_turns->value())
                             : m_wins->isChecked() ? "wins=" + std::to_string(m_percent->value())
                                                   : "seats=" + std::to_string(m_points->value());
    const Loaded<FairGoal> goal = fairGoal(*m_game, text);
    return goal ? std::vector{*goal} : std::vector<FairGoal>();
}

bool FairAim::keepLength() const { return m_keep->isChecked() && !m_length->isChecked(); }

double FairAim::minutes() const { return m_minutes->value(); }

} // namespace takujo::editor
