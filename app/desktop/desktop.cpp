#include "desktop.h"

#include "look/look.h"

#include <QDir>
#include <QGuiApplication>
#include <QQmlProperty>
#include <QScreen>
#include <QTimer>
#include <QWidget>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRest = 3000; ///< ms on the shelf until what matches left is given back

// Left to itself glibc lets every large block that is freed raise the size from which blocks have pages of
// their own, up to 32 MiB: pictures then lie between small things that keep their pages, and every match
// leaves the process a little larger (tests/soak). The threads that load and think share two heaps.
void returnFreedMemory()
{
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 256 * 1024);
    mallopt(M_TRIM_THRESHOLD, 512 * 1024);
    mallopt(M_ARENA_MAX, 2);
#endif
}

// Free pages between what is in use. Took 90 to 130 ms beside other work, so nobody shall be waiting.
void returnFreePages()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace

void prepareApplication()
{
    returnFreedMemory();
    QGuiApplication::setApplicationName(u"takujo"_s);
    QGuiApplication::setDesktopFileName(u"org.takujo.Takujo"_s);
    QGuiApplication::setApplicationVersion(QStringLiteral(TAKUJO_VERSION));
    QGuiApplication::setFont(applicationFont());
}

// What runs by itself leaves the user's own records alone.
QString Desktop::recordsFolder()
{
    if (m_options.demo)
        return QDir(m_options.demoFolder).absoluteFilePath(u"records"_s);
    if (!m_options.benchUi)
        return RecordStore::defaultFolder();
    m_ownFolder = std::make_unique<QTemporaryDir>();
    return m_ownFolder->path();
}

Desktop::Desktop(const Options &options)
    : m_options(options), m_store(recordsFolder()), m_drop([this](const QStringList &files) {
          receive({files, {}});
      })
{
    applyOptions();
    m_translation.use(m_settings.language());
    m_app = std::make_unique<App>(App::Parts{m_catalogue, m_settings, m_translation, m_store});
    if (options.seed)
        m_app->setFixedSeed(*options.seed);
    m_editor = std::make_unique<EditorLink>(*m_app, options.size, [this](const QString &page) {
        go(page);
        bringForward();
    });
    installLook(m_engine);
    m_engine.addImportPath(
        QDir(QGuiApplication::applicationDirPath()).absoluteFilePath(u"../" TAKUJO_QMLDIR ""_s));
    QObject::connect(&m_translation, &Translation::changed, &m_engine, &QQmlEngine::retranslate);
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRest);
    m_rest.callOnTimeout([this] {
        if (page() == u"shelf")
            returnFreePages();
    });
}

Desktop::~Desktop()
{
    m_editor->close();
    keepWindow();
    if (m_window) {
        QMetaObject::invokeMethod(m_window, "leave");
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    delete m_window; // before the objects it shows
}

void Desktop::applyOptions()
{
    if (!m_options.language.isEmpty())
        m_settings.overrideValue(u"language"_s, m_options.language);
    if (!m_options.theme.isEmpty())
        m_settings.overrideValue(u"theme"_s, m_options.theme);
    if (m_options.demo) {
        m_settings.overrideValue(u"pace"_s, u"instant"_s);
        m_settings.overrideValue(u"still"_s, true);
    }
    if (m_options.demo || m_options.benchUi || !m_options.shot.isEmpty())
        m_settings.overrideValue(u"muted"_s, true);
    if (!m_options.shot.isEmpty())
        m_settings.overrideValue(u"still"_s, true);
    if (m_options.textSize > 0)
        m_settings.overrideValue(u"textSize"_s, QString::number(m_options.textSize));
}

bool Desktop::show()
{
    m_engine.load(QUrl(u"qrc:/qt/qml/Takujo/Pages/Main.qml"_s));
    if (m_engine.rootObjects().isEmpty())
        return false;
    m_window = qobject_cast<QQuickWindow *>(m_engine.rootObjects().constFirst());
    QObject::connect(m_window, SIGNAL(pageReady(QString)), &m_rest, SLOT(start()));
    m_window->installEventFilter(m_editor.get());
    m_window->installEventFilter(&m_drop);
    restoreWindow();
    openFiles(m_options.files);
    openFirstPage();
    m_window->setVisible(true); // show() would undo "maximised"
    if (!m_options.runsByItself())
        m_look = std::make_unique<SystemLook>(m_settings);
    if (QWidget *editor = m_editor->window()) // it was asked for as the first page
        editor->raise();
    return true;
}

void Desktop::openFiles(const QStringList &files)
{
    QStringList rules;
    for (const QString &file : files) {
        const QString path = QFileInfo(file).absoluteFilePath();
        if (path.endsWith(u".takujo-rules"_s))
            rules.append(path);
        // rules with mistakes have no page; the editor says what is wrong and opens them repaired
        if ((!rules.contains(path) || m_app->parts().catalogue.rulesFor(path)) &&
            m_app->openFile(path))
            go(m_app->pageForFile());
    }
    if (!rules.isEmpty())
        QTimer::singleShot(0, m_editor.get(), [this, rules] { m_editor->receive(rules); });
}

// A dialog that waits for an answer works on what was open when it was asked.
void Desktop::receive(const HandedOver &what)
{
    constexpr int kPause = 200;
    if (QGuiApplication::modalWindow()) {
        QTimer::singleShot(kPause, m_app.get(), [this, what] { receive(what); });
        return;
    }
    if (!what.token.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", what.token.toUtf8()); // Qt takes it from there
    bringForward();
    openFiles(what.files);
}

// Raised alone, a window that is closed or minimised stays where it is.
void Desktop::bringForward()
{
    m_window->setVisible(true);
    m_window->setWindowStates(m_window->windowStates() & ~Qt::WindowMinimized);
    m_window->raise();
    m_window->requestActivate();
}

// A page about a game or a match without one takes the game of --play or the first of the shelf.
void Desktop::openFirstPage()
{
    const QString page = m_options.page;
    const std::vector<GameEntry> &games = m_catalogue.games();
    const QString game =
        m_options.play.isEmpty() && !games.empty() ? games.front().id : m_options.play;
    const bool needsMatch =
        (page == u"table" || page == u"result" || page == u"review") && !m_app->session();
    const bool start = (!m_options.play.isEmpty() && page != u"editor") || needsMatch;
    if (start && !m_app->quickStart(game))
        return; // the shelf shows why
    if (page == u"setup" && m_app->setup()->gameId().isEmpty())
        m_app->setup()->choose(game);
    if (page == u"rulebook")
        m_app->openRulebook(m_app->session() ? m_app->session()->entry().id : game);
    if (start)
        go(u"table"_s);
    if (page == u"editor")
        m_editor->open(m_options.play.isEmpty() ? QString() : m_options.play + u":standard"_s);
    else if (!page.isEmpty())
        go(page);
    if (!m_options.lesson.isEmpty())
        m_app->openLesson(m_options.lesson);
}

void Desktop::go(const QString &page)
{
    QMetaObject::invokeMethod(m_window, "goTo", Q_ARG(QString, page));
}

QString Desktop::page() const { return m_window->property("page").toString(); }

void Desktop::restoreWindow()
{
    const bool asked = m_options.size.isValid();
    const QSize size = asked ? m_options.size
                             : m_settings.windowSize(m_window->minimumSize(),
                                                     m_window->screen()->availableVirtualSize());
    if (size.isValid()) {
        m_window->setMinimumSize(m_window->minimumSize().boundedTo(size));
        m_window->resize(size);
    }
    if (!asked && m_settings.other(u"window/maximized"_s).toBool())
        m_window->setWindowState(Qt::WindowMaximized);
}

void Desktop::keepWindow()
{
    if (!m_window || m_options.size.isValid() || m_options.demo || m_options.benchUi ||
        !m_options.shot.isEmpty())
        return;
    const bool maximized = m_window->windowStates().testFlag(Qt::WindowMaximized);
    m_settings.setOther(u"window/maximized"_s, maximized);
    if (!maximized && !m_window->windowStates().testFlag(Qt::WindowFullScreen))
        m_settings.setOther(u"window/size"_s, m_window->size());
}

} // namespace takujo
