#pragma once
#include <QAction>
#include <QMap>

#include <span>

class QMainWindow;
class QToolBar;

namespace takujo::editor {

/// The commands of the window by name, with words in the language in use, shortcuts and icons; menus
/// and toolbar are made of them.
class EditorActions : public QObject
{
    Q_OBJECT

public:
    explicit EditorActions(QMainWindow &window);

    QAction *operator[](const char *name) const { return m_actions.value(QLatin1String(name)); }
    /// Fills menu bar and toolbar. @param views entries of the menu "View"
    void build(const QList<QAction *> &views);
    /// Words and icons anew.
    void retranslate();
    /// Shows words on the toolbar as long as the window has room for them.
    void fit();
    /// Why a command cannot be given, told after its name; empty = it can.
    void setReason(const char *name, const QString &why);
    /// Leaves the height around the buttons of the toolbar to the form.
    void setTight(bool tight);

private:
    struct Spec;
    static std::span<const Spec> specs();
    void showTip(QAction &action);
    void fillMenu(const char *title, const QStringList &names, const QList<QAction *> &before = {});

    QMainWindow &m_window;
    QToolBar *m_bar = nullptr; ///< made by build()
    QMap<QString, QAction *> m_actions;
    QMap<QString, QString> m_reasons;
};

} // namespace takujo::editor
