#pragma once
#include "plugin/catalogue.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
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
    /// What the names of a copy end with, but for a number.
    static constexpr const char *kCopyJa = "（写し）";
    static constexpr const char *kCopyEn = " (copy)";

    /// @param language of the person: its name is asked first
    /// @param action word on the button: "Save", "Create"
    DetailsDialog(const RuleSet &rules, Language language, const QString &title,
                  const QString &action, QWidget *parent = nullptr);

    /// Lets game and preset be chosen, beginning with those of the rules.
    void offerGames(const Catalogue &catalogue);
    /// What was entered, with the rest of the rules given at first.
    RuleSet rules() const;

private:
    void makeNames();
    QLineEdit *addLine(const char *name, const QString &label, const std::string &text);
    QDialogButtonBox *makeButtons(const QString &action);
    void offerPresets(const GameEntry &entry);
    void renamed(const QLineEdit &name, QLineEdit &other);
    void showReady();

    RuleSet m_rules;
    Language m_language;
    QFormLayout *m_form;
    QComboBox *m_game = nullptr;
    QComboBox *m_preset = nullptr;
    QLineEdit *m_ja = nullptr;
    QLineEdit *m_en = nullptr;
    QLineEdit *m_author;
    QPlainTextEdit *m_notes;
    QPushButton *m_ok = nullptr;
};

} // namespace takujo::editor
