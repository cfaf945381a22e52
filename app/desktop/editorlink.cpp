#include "editorlink.h"

#include "app.h"
#include "matchstatistics.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QEvent>
#include <QPluginLoader>
#include <QWidget>

namespace takujo {

using namespace Qt::StringLiterals;

EditorLink::EditorLink(App &app, const QSize &size, std::function<void(const QString &)> goTo)
    : m_app(app), m_size(size), m_goTo(std::move(goTo))
{
    connect(&app, &App::editorWanted, this, &EditorLink::open);
    connect(&app, &App::newRulesWanted, this, &EditorLink::create);
    connect(&app, &App::languageChanged, this, &EditorLink::follow);
    connect(app.settings(), &Settings::modeChanged, this, &EditorLink::follow);
    connect(app.settings(), &Settings::paletteChanged, this, &EditorLink::follow);
    connect(app.settings(), &Settings::textSizeChanged, this, &EditorLink::follow);
}

bool EditorLink::load()
{
    if (m_editor)
        return true;
    QPluginLoader loader(QCoreApplication::applicationDirPath() + u"/../" TAKUJO_EDITORDIR
                                                                  "/takujo-editor.so"_s);
    m_editor = qobject_cast<RulesEditor *>(loader.instance());
    if (!m_editor)
        emit m_app.failed(tr("The rules editor cannot be opened"), loader.errorString());
    return m_editor != nullptr;
}

void EditorLink::open(const QString &reference)
{
    if (!load())
        return;
    const bool first = !m_editor->window();
    m_editor->show(*this);
    if (!reference.isEmpty())
        m_editor->open(reference);
    else if (const QString start = startReference(); first && !start.isEmpty())
        m_editor->open(start);
}

void EditorLink::receive(const QStringList &files)
{
    if (!load())
        return;
    for (const QString &file : files) {
        m_editor->show(*this);
        m_editor->receive(file); // waits for the answer
    }
}

QString EditorLink::startReference()
{
    QString chosen = m_app.setup()->reference();
    if (!chosen.isEmpty() || catalogue().games().empty())
        return chosen;
    return catalogue().games().front().id + u":standard"_s;
}

void EditorLink::create(const QString &game, const QString &preset)
{
    if (!load())
        return;
    m_editor->show(*this);
    m_editor->create(game, preset);
}

QWidget *EditorLink::window() const { return m_editor ? m_editor->window() : nullptr; }

void EditorLink::close()
{
    if (m_editor)
        m_editor->close();
}

bool EditorLink::eventFilter(QObject *, QEvent *event)
{
    QWidget *editor = window();
    if (event->type() != QEvent::Close || !editor || !editor->isVisible() || editor->close())
        return false;
    event->ignore();
    return true;
}

void EditorLink::follow()
{
    if (m_editor)
        m_editor->followSettings();
}

Catalogue &EditorLink::catalogue() { return m_app.parts().catalogue; }
Language EditorLink::language() const { return m_app.parts().translation.language(); }
QString EditorLink::theme() const { return m_app.parts().settings.mode(); }
QString EditorLink::palette() const { return m_app.parts().settings.palette(); }
int EditorLink::textSize() const { return m_app.parts().settings.textSize(); }
QString EditorLink::rulesFolder() const { return SetupModel::rulesFolder(); }

QVariant EditorLink::kept(const QString &key) const { return m_app.parts().settings.other(key); }

void EditorLink::keep(const QString &key, const QVariant &value)
{
    m_app.parts().settings.setOther(key, value);
}

PeoplePace EditorLink::pace(const QString &game)
{
    return peoplesPace(m_app.parts().store.entries(), game.toStdString());
}

void EditorLink::rulesChanged()
{
    m_app.setup()->rescanRules();
    m_app.shelf()->rescanRules();
}

Problems EditorLink::play(const QString &file, const RuleSet &rules)
{
    Problems problems = m_app.playRules(file, rules);
    if (problems.empty())
        m_goTo(u"table"_s);
    return problems;
}

bool EditorLink::setUp(const QString &file, const RuleSet &rules)
{
    if (!m_app.setUpRules(file, rules))
        return false;
    m_goTo(u"setup"_s);
    return true;
}

bool EditorLink::openReplay(const Json &record, int ply)
{
    if (!m_app.openReplay(record, ply))
        return false;
    m_goTo(u"table"_s);
    return true;
}

void EditorLink::openRulebook(const RuleSet &rules)
{
    m_app.readRulebook(rules);
    m_goTo(u"rulebook"_s);
}

} // namespace takujo
