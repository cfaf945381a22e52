#pragma once
#include "plugin/catalogue.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace takujo::editor {

/// Names in both languages, author and notes of a rule set; for a new one also game and preset.
class DetailsDialog : public QDialog
{
    Q_OBJECT

public:
    /// @param action word on the button: "Save", "Create"
    DetailsDialog(const RuleSet &rules, const QString &title, const QString &action,
                  QWidget *parent = nullptr);

    /// Lets game and preset be chosen, beginning with those of the rules.
    void offerGames(const Catalogue &catalogue, Language language);
    /// What was entered, with the rest of the rules given at first.
    RuleSet rules() const;

private:
    QLineEdit *addLine(QFormLayout *form, const char *name, const QString &label,
                       const std::string &text);
    void offerPresets(const GameEntry &entry, Language language);
    void showReady();

    RuleSet m_rules;
    QFormLayout *m_form;
    QComboBox *m_game = nullptr;
    QComboBox *m_preset = nullptr;
    QLineEdit *m_ja;
    QLineEdit *m_en;
    QLineEdit *m_author;
    QPlainTextEdit *m_notes;
    QPushButton *m_ok;
};

} // namespace takujo::editor
