#include "editoractions.h"

#include "look.h"
#include "plaintext.h"

#include <QCoreApplication>
#include <QEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QStyle>
#include <QToolBar>
#include <QToolButton>

#include <array>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

QString withoutMnemonic(QString text) { return text.remove(u'&'); }

} // namespace

struct EditorActions::Spec
{
    const char *name;
    const char *text;  ///< in menus
    const char *brief; ///< on the toolbar, null = as in menus
    const char *icon;
    const char *shortcut;
};

std::span<const EditorActions::Spec> EditorActions::specs()
{
    static constexpr std::array kSpecs{
        Spec{"new", QT_TR_NOOP("&New…"), QT_TR_NOOP("New"), "plus", "Ctrl+N"},
        Spec{"open", QT_TR_NOOP("&Open a file…"), QT_TR_NOOP("Open"), "folder", "Ctrl+O"},
        Spec{"save", QT_TR_NOOP("&Save"), QT_TR_NOOP("Save"), "save", "Ctrl+S"},
        Spec{"saveAs", QT_TR_NOOP("Save &as…"), nullptr, "", "Ctrl+Shift+S"},
        Spec{"duplicate", QT_TR_NOOP("&Duplicate"), QT_TR_NOOP("Duplicate"), "copy", "Ctrl+D"},
        Spec{"details", QT_TR_NOOP("&Names and notes…"), nullptr, "", "F2"},
        Spec{"import", QT_TR_NOOP("&Import…"), nullptr, "", "Ctrl+I"},
        Spec{"export", QT_TR_NOOP("&Export…"), QT_TR_NOOP("Export"), "export", "Ctrl+Shift+E"},
        Spec{"remove", QT_TR_NOOP("De&lete"), QT_TR_NOOP("Delete"), "trash", "Ctrl+Delete"},
        Spec{"restore", QT_TR_NOOP("Put &back"), nullptr, "undo", ""},
        Spec{"purge", QT_TR_NOOP("Delete for &good…"), nullptr, "", ""},
        Spec{"close", QT_TR_NOOP("&Close"), nullptr, "", "Ctrl+W"},
        Spec{"undo", QT_TR_NOOP("&Undo"), QT_TR_NOOP("Undo"), "undo", "Ctrl+Z"},
        Spec{"redo", QT_TR_NOOP("&Redo"), QT_TR_NOOP("Redo"), "redo", "Ctrl+Shift+Z"},
        Spec{"find", QT_TR_NOOP("&Find a parameter"), nullptr, "search", "Ctrl+F"},
        Spec{"reset", QT_TR_NOOP("Back to the &official value"), nullptr, "", "Ctrl+R"},
        Spec{"resetLayout", QT_TR_NOOP("Reset &layout"), nullptr, "", ""},
        Spec{"play", QT_TR_NOOP("&Play it now"), QT_TR_NOOP("Play it now"), "play", "F5"},
        Spec{"setUp", QT_TR_NOOP("&Seats and rules"), nullptr, "people", "Shift+F5"},
        Spec{"rulebook", QT_TR_NOOP("&Rulebook of these rules"), nullptr, "book", "F1"},
        Spec{"check", QT_TR_NOOP("&Check with quick games"), QT_TR_NOOP("Check"), "check", "F7"},
        Spec{"balance", QT_TR_NOOP("Measure the &balance"), QT_TR_NOOP("Measure balance"), "chart",
             "F8"},
        Spec{"fair", QT_TR_NOOP("Make it &fair…"), nullptr, "", "Ctrl+Shift+F"},
    };
    return kSpecs;
}

EditorActions::EditorActions(QMainWindow &window) : QObject(&window), m_window(window)
{
    for (const Spec &spec : specs()) {
        auto *action = new QAction(this);
        action->setObjectName(QLatin1String(spec.name));
        action->setShortcut(QKeySequence(QLatin1String(spec.shortcut)));
        m_actions.insert(QLatin1String(spec.name), action);
        window.addAction(action);
    }
    m_actions[u"redo"_s]->setShortcuts(
        {QKeySequence(u"Ctrl+Shift+Z"_s), QKeySequence(u"Ctrl+Y"_s)});
}

void EditorActions::fillMenu(const char *title, const QStringList &names,
                             const QList<QAction *> &before)
{
    QMenu *menu = m_window.menuBar()->addMenu(QString());
    menu->setProperty("words", QLatin1String(title));
    menu->addActions(before);
    for (const QString &name : names) {
        if (name.isEmpty())
            menu->addSeparator();
        else
            menu->addAction(m_actions.value(name));
    }
}

void EditorActions::build(const QList<QAction *> &views)
{
    fillMenu(QT_TR_NOOP("&File"),
             {u"new"_s, u"open"_s, u"save"_s, u"saveAs"_s, u""_s, u"duplicate"_s, u"details"_s,
              u""_s, u"import"_s, u"export"_s, u""_s, u"remove"_s, u"restore"_s, u"purge"_s, u""_s,
              u"close"_s});
    fillMenu(QT_TR_NOOP("&Edit"), {u"undo"_s, u"redo"_s, u""_s, u"find"_s, u"reset"_s});
    fillMenu(QT_TR_NOOP("&View"), {u""_s, u"resetLayout"_s}, views);
    fillMenu(QT_TR_NOOP("&Rules"), {u"play"_s, u"setUp"_s, u""_s, u"fair"_s, u""_s, u"rulebook"_s});
    fillMenu(QT_TR_NOOP("&Check"), {u"check"_s, u"balance"_s});
    QToolBar *bar = m_window.addToolBar(QString());
    m_bar = bar;
    bar->setObjectName(u"toolbar"_s);
    bar->setMovable(false);
    for (const char *name : {"new", "open", "save", "duplicate", "", "undo", "redo", "", "export",
                             "remove", "", "check", "balance"})
        if (*name)
            bar->addAction((*this)[name]);
        else
            bar->addSeparator();
    auto *gap = new QWidget;
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(gap);
    bar->addAction((*this)["play"]);
    bar->widgetForAction((*this)["play"])->setProperty("main", true);
    for (QAction *action : bar->actions())
        if (auto *button = qobject_cast<QToolButton *>(bar->widgetForAction(action)))
            button->setFocusPolicy(Qt::TabFocus);
    retranslate();
}

void EditorActions::retranslate()
{
    const Look &l = look();
    for (const Spec &spec : specs()) {
        QAction *action = (*this)[spec.name];
        action->setText(tr(spec.text));
        const QString brief = spec.brief ? tr(spec.brief) : withoutMnemonic(action->text());
        action->setIconText(brief);
        showTip(*action);
        if (*spec.icon)
            action->setIcon(l.icon(QLatin1String(spec.icon),
                                   qstrcmp(spec.name, "play") == 0 ? l.onAccent : l.ink2));
        action->setIconVisibleInMenu(qstrcmp(spec.name, "play") != 0);
    }
    m_bar->setIconSize(QSize(l.px(18), l.px(18)));
    fit();
    for (QAction *menu : m_window.menuBar()->actions())
        menu->setText(tr(menu->menu()->property("words").toByteArray().constData()));
}

void EditorActions::showTip(QAction &action)
{
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    const QString name = withoutMnemonic(action.text());
    const QString why = m_reasons.value(action.objectName());
    action.setToolTip(plainTip((keys.isEmpty() ? name : name + u" ("_s + keys + u')') +
                               (why.isEmpty() ? why : u'\n' + why)));
}

void EditorActions::setReason(const char *name, const QString &why)
{
    m_reasons[QLatin1String(name)] = why;
    QAction *action = (*this)[name];
    showTip(*action);
    for (QObject *place : action->associatedObjects())
        if (auto *menu = qobject_cast<QMenu *>(place))
            menu->setToolTipsVisible(!why.isEmpty());
}

// Tooltips name the rest; the way to the table keeps its word where there is room.
void EditorActions::fit()
{
    m_bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    if (m_bar->sizeHint().width() <= m_window.width())
        return;
    m_bar->setToolButtonStyle(Qt::ToolButtonIconOnly);
    auto *play = qobject_cast<QToolButton *>(m_bar->widgetForAction((*this)["play"]));
    play->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    if (m_bar->sizeHint().width() > m_window.width())
        play->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

void EditorActions::setTight(bool tight)
{
    if (m_bar->property("tight").toBool() == tight)
        return;
    m_bar->setProperty("tight", tight);
    m_bar->style()->unpolish(m_bar); // the style sheet asks for it
    m_bar->style()->polish(m_bar);
    QEvent change(QEvent::StyleChange); // margins are asked for only then
    QCoreApplication::sendEvent(m_bar, &change);
    fit();
}

} // namespace takujo::editor
