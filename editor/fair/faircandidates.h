#pragma once
#include "document/wording.h"
#include "evaluation/fair_report.h"

#include <QWidget>

class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace takujo::editor {

class InkDelegate;
class LetterDelegate;
class ShareDelegate;

/// The best candidates in words and numbers, a line each, the rules it began with last.
class FairCandidates : public QWidget
{
    Q_OBJECT

public:
    explicit FairCandidates(QWidget *parent = nullptr);

    /// @param present candidate that is as the rules are now, -1 = none
    void show(const FairState *state, const std::vector<FairVariation> &variations,
              const Wording &words, int present);
    void choose(int candidate);
    int chosen() const; ///< -1 = none
    void retranslate();

signals:
    void chosenChanged(int candidate);
    void taken(int candidate);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
    void addLine(const FairState &state, std::size_t candidate,
                 const std::vector<FairVariation> &variations, const Wording &words);
    /// Words in the place of the button.
    void sayTake(QTreeWidgetItem *item, const QString &words) const;
    /// Ink and words of a number for whether it is as wanted.
    void mark(QTreeWidgetItem *item, int column, bool good) const;
    QPushButton *addTake(QTreeWidgetItem *item, const QString &name);
    QString changes(const FairState &state, std::size_t candidate,
                    const std::vector<FairVariation> &variations, const Wording &words) const;
    QString gaps(const FairState &state, std::size_t candidate) const;

    QTreeWidget *m_table;
    LetterDelegate *m_letters;
    ShareDelegate *m_shares;
    InkDelegate *m_inks;
    std::string m_shown; ///< what the lines say, so that they are made anew only when it changes
    int m_present = 0;
    int m_best = -1; ///< chosen for who has not chosen
};

} // namespace takujo::editor
