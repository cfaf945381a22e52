#pragma once
#include "document/rulelibrary.h"
#include "document/wording.h"
#include "interface/editorplugin.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>
#include <QTranslator>
#include <QWidget>

#include <functional>

namespace takujo::editor {

class RulesWindow;

/// A program around the editor: a rules folder of its own, kept values in memory, and what was asked
/// of it.
class TestHost : public EditorHost
{
public:
    /// @param plugins folders of games, empty = those of this build
    explicit TestHost(const QStringList &plugins = {});

    Catalogue &catalogue() override { return m_catalogue; }
    Language language() const override { return lang; }
    QString theme() const override { return themeName; }
    QString palette() const override { return paletteName; }
    int textSize() const override { return size; }
    QSize windowSize() const override { return asked; }
    QString rulesFolder() const override { return m_folder.filePath(QStringLiteral("rules")); }
    QVariant kept(const QString &key) const override { return values.value(key); }
    void keep(const QString &key, const QVariant &value) override { values[key] = value; }
    PeoplePace pace(const QString &) override { return people; }
    void rulesChanged() override { ++changes; }
    Problems play(const QString &file, const RuleSet &rules) override;
    bool setUp(const QString &file, const RuleSet &rules) override;
    bool openReplay(const Json &record, int ply) override;
    void openRulebook(const RuleSet &) override {}
    /// Switches the language with the translations of the program.
    void use(Language language);

    Language lang = Language::En;
    QString themeName = QStringLiteral("day");
    QString paletteName = QStringLiteral("usual");
    int size = 100;         ///< of text, percent
    QSize asked{1280, 720}; ///< size of the window
    PeoplePace people;      ///< of the matches kept
    QVariantMap values;
    int changes = 0;
    std::vector<std::pair<QString, RuleSet>> played;
    std::vector<std::pair<Json, int>> replays;

private:
    QTemporaryDir m_folder;
    Catalogue m_catalogue;
    QTranslator m_translator;
};

/// Definitions of the installed games.
std::vector<const GameDefinition *> games(Catalogue &catalogue);
/// A value of the parameter that is valid by itself and differs from `from`; null = there is none.
Json otherValue(const Param &param, const Json &from);
/// House rules without a change, saved nowhere.
RuleSet house(const char *game);
/// A value as text, for QCOMPARE.
inline std::string told(const Json &value) { return value.dump(); }
/// First child with the object name; fails loudly when it is missing.
template<class T>
T *part(QWidget &window, const char *name)
{
    T *found = window.findChild<T *>(QLatin1String(name));
    if (!found)
        qFatal("no part named %s", name);
    return found;
}
/// What the tree of rule sets shows: "game/name" of each.
QStringList ruleTree(QWidget &window);
/// Runs `act` while the dialog that it meets, with this object name or the next one, is shown.
void inDialog(const std::function<void(QWidget &dialog)> &act);

/// Makes a house rule of a game's standard ones as a person does: the action, names in the dialog, its button.
void makeRules(RulesWindow &window, const char *game, const QString &ja, const QString &en);

} // namespace takujo::editor
