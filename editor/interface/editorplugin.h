#pragma once
#include "evaluation/people_pace.h"
#include "match/record.h"
#include "plugin/catalogue.h"

#include <QSize>
#include <QtPlugin>
#include <QVariant>

class QWidget;

namespace takujo {

/// What the editor needs of the program around it. GUI thread only.
class EditorHost
{
public:
    virtual ~EditorHost() = default;

    virtual Catalogue &catalogue() = 0;
    virtual Language language() const = 0;
    virtual QString theme() const = 0;   ///< day, night, hcLight, hcDark
    virtual QString palette() const = 0; ///< usual, distinct
    virtual int textSize() const = 0;    ///< percent
    /// Size asked for in this run; empty = as it was kept.
    virtual QSize windowSize() const = 0;
    /// Folder of the user's rule sets.
    virtual QString rulesFolder() const = 0;
    /// Kept values (layout of the window), by ASCII key.
    virtual QVariant kept(const QString &key) const = 0;
    virtual void keep(const QString &key, const QVariant &value) = 0;

    /// How fast people decide in this game, from the matches that are kept.
    virtual PeoplePace pace(const QString &game) = 0;

    /// Files of the rules folder were written or removed.
    virtual void rulesChanged() = 0;
    /// Starts a match with these rules and the seats used last; says why it cannot be started.
    /// @param file where they are kept
    virtual Problems play(const QString &file, const RuleSet &rules) = 0;
    /// Shows seats and rules with these rules chosen.
    virtual bool setUp(const QString &file, const RuleSet &rules) = 0;
    /// Opens a match of smoke play at a ply, as a replay. @param record a `takujo/1` object
    virtual bool openReplay(const Json &record, int ply) = 0;
    virtual void openRulebook(const RuleSet &rules) = 0;
};

/// The rules editor as the program sees it. Loaded with QPluginLoader on first use and never
/// unloaded; all functions in the GUI thread.
class RulesEditor
{
public:
    virtual ~RulesEditor() = default;

    /// Shows the window (made on the first call) in front. @param host outlives the window
    virtual void show(EditorHost &host) = 0;
    /// Opens a rule set: `game:preset` or a file. @pre show() was called
    virtual bool open(const QString &reference) = 0;
    /// Opens a file the system handed to the program (a double click), and asks whether to keep it
    /// among the user's rules. @pre show() was called
    virtual void receive(const QString &file) = 0;
    /// A new house rule of a game from a preset. @pre show() was called
    virtual void create(const QString &game, const QString &preset) = 0;
    /// Language, theme, palette or text size of the program changed.
    virtual void followSettings() = 0;
    /// The window, null before the first show(). Its close() asks about unsaved changes.
    virtual QWidget *window() = 0;
    /// Destroys the window; the host is not used afterwards.
    virtual void close() = 0;
};

} // namespace takujo

#define TAKUJO_EDITOR_IID "org.takujo.RulesEditor/6"
Q_DECLARE_INTERFACE(takujo::RulesEditor, TAKUJO_EDITOR_IID)
