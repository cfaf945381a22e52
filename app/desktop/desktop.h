#pragma once
#include "app.h"
#include "editorlink.h"
#include "filedrop.h"
#include "handover.h"
#include "options.h"
#include "systemlook.h"

#include <QElapsedTimer>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTimer>

namespace takujo {

/// The desktop program put together: services, adapters, QML engine, window. Needs a QApplication.
class Desktop
{
public:
    explicit Desktop(const Options &options);
    ~Desktop();

    /// Loads and shows the window. False: QML could not be loaded.
    bool show();

    /// What another start of the program was asked for: shows the files, and the window in front.
    void receive(const HandedOver &what);

    App &app() { return *m_app; }
    Settings &settings() { return m_settings; }
    Translation &translation() { return m_translation; }
    Catalogue &catalogue() { return m_catalogue; }
    QQmlApplicationEngine &engine() { return m_engine; }
    QQuickWindow *window() const { return m_window; }
    const Options &options() const { return m_options; }
    EditorLink &editor() { return *m_editor; }

    /// Goes to a page of the window; "table" stands for whatever match is open.
    void go(const QString &page);
    QString page() const;

private:
    QString recordsFolder();
    void applyOptions();
    void restoreWindow();
    void keepWindow();
    void bringForward();
    void openFiles(const QStringList &files);
    void openFirstPage();

    Options m_options;
    Settings m_settings;
    std::unique_ptr<SystemLook> m_look;
    Translation m_translation;
    Catalogue m_catalogue;
    std::unique_ptr<QTemporaryDir> m_ownFolder; ///< of a run that keeps nothing
    RecordStore m_store;
    std::unique_ptr<App> m_app;
    std::unique_ptr<EditorLink> m_editor;
    FileDrop m_drop;
    QQmlApplicationEngine m_engine;
    QQuickWindow *m_window = nullptr;
    QTimer m_rest; ///< since the last page came
};

/// Process-wide set-up that must come before the first window: names, font, how freed memory is returned.
void prepareApplication();

} // namespace takujo
