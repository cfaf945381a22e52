#pragma once
#include "document/rulesdocument.h"
#include "document/wording.h"

#include <QFrame>

class QCheckBox;
class QLabel;
class QPushButton;

namespace takujo::editor {

class SearchField;

/// Above the form: whose rules these are, what they are based on, search, and a line that says why
/// they cannot be changed or that a draft came back.
class FormHead : public QFrame
{
    Q_OBJECT

public:
    explicit FormHead(QWidget *parent = nullptr);

    void show(const RulesDocument *document, const Wording &words);
    /// A sentence below the head with one action, empty = none.
    void say(const QString &text, const QString &action = {});
    /// Without the line that says what the chips say already: its action stands beside them.
    void setBrief(bool brief);
    void focusSearch();
    void retranslate();

signals:
    void filterChanged(const QString &text, bool changedOnly);
    void actionWanted();

private:
    void makeLayout();
    void placeAction();
    void showChanges(const RulesDocument &document);

    QLabel *m_name;
    QLabel *m_base;
    QLabel *m_changes;
    SearchField *m_search;
    QCheckBox *m_changedOnly;
    QFrame *m_banner;
    QLabel *m_said;
    QPushButton *m_action;
    QPushButton *m_briefAction;
    bool m_brief = false;
    bool m_readOnly = false; ///< what is shown
};

} // namespace takujo::editor
