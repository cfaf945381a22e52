#pragma once
#include "document/wording.h"
#include "evaluation/fair_report.h"

#include <QWidget>

class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace takujo::editor {

class LetterDelegate;
class ShareDelegate;

/// The best candidates in words and numbers, a line each, the present rules last.
class FairCandidates : public QWidget
{
    Q_OBJECT

public:
    explicit FairCandidates(QWidget *parent = nullptr);

    void show(const FairState *state, const std::vector<FairVariation> &variations,
              const Wording &words);
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
    QPushButton *addTake(QTreeWidgetItem *item, const QString &name);
    QString changes(const FairState &state, std::size_t candidate,
                    const std::vector<FairVariation> &variations, const Wording &words) const;
    QString gaps(const FairState &state, std::size_t candidate) const;

    QTreeWidget *m_table;
    LetterDelegate *m_letters;
    ShareDelegate *m_shares;
    std::string m_shown; ///< what the lines say, so that they are made anew only when it changes
    int m_best = -1;     ///< chosen for who has not chosen
};

} // namespace takujo::editor
