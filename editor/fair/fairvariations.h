#pragma once
#include "document/wording.h"
#include "evaluation/fair_space.h"

#include <QWidget>

class QCheckBox;
class QGridLayout;
class QLabel;
class QScrollArea;
class QSpinBox;

namespace takujo::editor {

/// What may change, and how far: a line a parameter, those that decide about fairness first.
class FairVariations : public QWidget
{
    Q_OBJECT

public:
    explicit FairVariations(QWidget *parent = nullptr);

    /// @param first ids of parameters, the useful ones; the first two of them are ticked
    void show(const GameDefinition &game, const RuleValues &present, const QStringList &first,
              const Wording &words);
    /// The size of text may have changed.
    void applyLook();
    /// The rules were edited: other present values, the same choice.
    void setPresent(const RuleValues &present, const Wording &words);
    /// Of what is ticked. Problems: a range that cannot be.
    Loaded<std::vector<FairVariation>> variations() const;
    /// While a search runs nothing is changed here.
    void setOpen(bool open);

signals:
    void changed();

private:
    struct Row
    {
        std::string param;
        ParamType type;
        QCheckBox *on;
        QLabel *now;
        QLabel *rest;             ///< "stays", "any"
        QSpinBox *from = nullptr; ///< null where all choices are meant
        QSpinBox *to = nullptr;
        QLabel *between = nullptr;
    };

    void addRow(const Param &param, const RuleValues &present, const Wording &words);
    void addRange(Row &row, const Param &param, const RuleValues &present, int place);
    void showRow(const Row &row) const;
    void clear();

    const GameDefinition *m_game = nullptr;
    RuleValues m_present;
    QScrollArea *m_area;
    QGridLayout *m_lines = nullptr;
    std::vector<Row> m_rows;
    bool m_open = true;
};

} // namespace takujo::editor
