#pragma once
#include "document/wording.h"
#include "evaluation/smoke.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace takujo::editor {

/// What is wrong with the rules, gravest first, with the way to each place; below it what a few
/// quick games found.
class ProblemsPanel : public QWidget
{
    Q_OBJECT

public:
    enum class Smoke { Idle, Playing, Fine, Failed, Stopped };

    explicit ProblemsPanel(QWidget *parent = nullptr);

    /// @param played problems found by playing, shown after those of the validator
    /// @param readOnly the rules themselves cannot be saved
    void show(const Problems &problems, const Problems &played, const Wording &words,
              const RuleSchema &schema, bool readOnly);
    /// @param ms how long it took
    void showSmoke(Smoke state, int games, int ms);
    void clear();

    int count(Severity severity) const;
    bool isEmpty() const;
    /// Id of the parameter a path of a rule set belongs to, and the rest of the path.
    static std::pair<QString, QString> place(const std::string &path);

signals:
    void goTo(const QString &param, const QString &pointer);
    /// The person wants to see the games: the failed one, or any.
    void replayWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
    void addProblem(const Problem &problem, const Wording &words, const RuleSchema &schema);
    void go(const QTreeWidgetItem *item);
    QString smokeText(Smoke state, int games, int ms) const;

    QTreeWidget *m_list;
    QWidget *m_smoke;
    QLabel *m_smokeText;
    QPushButton *m_watch;
    QLabel *m_sum;
    std::array<int, 3> m_counts{};
};

} // namespace takujo::editor
