#pragma once
#include "interface/editorplugin.h"
#include "window/ruleswindow.h"

#include <QObject>

namespace takujo {

/// The editor as a module of its own: nothing of it is loaded before it is opened.
class RulesEditorPlugin : public QObject, public RulesEditor
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID TAKUJO_EDITOR_IID)
    Q_INTERFACES(takujo::RulesEditor)

public:
    void show(EditorHost &host) override;
    bool open(const QString &reference) override;
    void receive(const QString &file) override;
    void create(const QString &game, const QString &preset) override;
    void followSettings() override;
    QWidget *window() override;
    void close() override;

private:
    std::unique_ptr<editor::RulesWindow> m_window;
};

} // namespace takujo
