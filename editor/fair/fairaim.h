#pragma once
#include "evaluation/fair_goal.h"

#include <QWidget>

class QButtonGroup;
class QCheckBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QRadioButton;
class QSpinBox;

namespace takujo::editor {

/// What is aimed at: one of three, the length kept beside it, and how long it may take.
class FairAim : public QWidget
{
    Q_OBJECT

public:
    explicit FairAim(QWidget *parent = nullptr);

    /// Which aims this game can have.
    void setGame(const GameDefinition &game);
    /// Offers a length, where nobody has chosen another since. @param turns of a match, 0 = not known
    void setTurns(int turns);
    std::vector<FairGoal> goals() const;
    bool keepLength() const;
    double minutes() const;
    void retranslate();
    void setOpen(bool open);

private:
    QSpinBox *addAim(QRadioButton *&radio, const char *name, int least, int most);

    const GameDefinition *m_game = nullptr;
    QGridLayout *m_lines;
    QRadioButton *m_seats = nullptr;
    QRadioButton *m_length = nullptr;
    QRadioButton *m_wins = nullptr;
    QSpinBox *m_points;
    QSpinBox *m_turns;
    QSpinBox *m_percent;
    QCheckBox *m_keep;
    QLabel *m_time;
    QSpinBox *m_minutes;
    int m_usual = 0; ///< turns offered last
    bool m_open = true;
};

} // namespace takujo::editor
