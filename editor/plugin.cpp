#include "plugin.h"

namespace takujo {

void RulesEditorPlugin::show(EditorHost &host)
{
    if (!m_window)
        m_window = std::make_unique<editor::RulesWindow>(host);
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

bool RulesEditorPlugin::open(const QString &reference) { return m_window->open(reference); }

void RulesEditorPlugin::receive(const QString &file) { m_window->receive(file); }

void RulesEditorPlugin::create(const QString &game, const QString &preset)
{
    m_window->create(game, preset);
}

void RulesEditorPlugin::followSettings()
{
    if (m_window)
        m_window->followSettings();
}

QWidget *RulesEditorPlugin::window() { return m_window.get(); }

void RulesEditorPlugin::close() { m_window.reset(); }

} // namespace takujo
