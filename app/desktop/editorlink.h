#pragma once
#include "editorplugin.h"

#include <QObject>
#include <QString>

#include <functional>

namespace takujo {

class App;

/// The way to the rules editor: loads its module on first use and gives it what it needs of the
/// program.
class EditorLink : public QObject, public EditorHost
{
    Q_OBJECT

public:
    /// @param size of the window in this run, empty = as it was kept
    /// @param goTo shows a page of the main window, in front
    EditorLink(App &app, const QSize &size, std::function<void(const QString &page)> goTo);

    /// Shows the editor; opens `game:preset` or a file, empty = what it showed, at first the rules
    /// chosen for the next match.
    void open(const QString &reference);
    /// Shows the editor with files from outside, one after the other; of each it asks whether to keep it.
    void receive(const QStringList &files);
    void create(const QString &game, const QString &preset);
    /// Null before it was opened.
    QWidget *window() const;
    /// Destroys the window; drafts of what is unsaved stay on disk.
    void close();
    /// As the filter of the main window: the editor closes with it, and whoever wants to go on with
    /// unsaved rules keeps both.
    bool eventFilter(QObject *window, QEvent *event) override;

    Catalogue &catalogue() override;
    Language language() const override;
    QString theme() const override;
    QString palette() const override;
    int textSize() const override;
    QSize windowSize() const override { return m_size; }
    QString rulesFolder() const override;
    QVariant kept(const QString &key) const override;
    void keep(const QString &key, const QVariant &value) override;
    PeoplePace pace(const QString &game) override;
    void rulesChanged() override;
    Problems play(const QString &file, const RuleSet &rules) override;
    bool setUp(const QString &file, const RuleSet &rules) override;
    bool openReplay(const Json &record, int ply) override;
    void openRulebook(const RuleSet &rules) override;

private:
    bool load();
    QString startReference();
    void follow();

    App &m_app;
    QSize m_size;
    std::function<void(const QString &)> m_goTo;
    RulesEditor *m_editor = nullptr; ///< owned by its module
};

} // namespace takujo
