#include "windowdriver.h"

#include <QAccessible>
#include <QTest>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

QStringList g_warnings; // filled by the message handler, GUI thread

void handler(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type != QtDebugMsg && type != QtInfoMsg && !text.contains(u"propagateSizeHints"_s) &&
        !text.contains(u"stopAnimationDriver"_s) &&
        !text.contains(u"support raise"_s)) // the platform plugin and Qt's render loop
        g_warnings.append(text);
    std::fprintf(stderr, "%s\n", qPrintable(text));
}

QQuickItem *findIn(QQuickItem *item, const QString &name, bool pressable)
{
    if (!item->isVisible() || !item->isEnabled())
        return nullptr;
    // later siblings lie above: what a person sees and clicks
    const QList<QQuickItem *> children = item->childItems();
    for (auto it = children.rbegin(); it != children.rend(); ++it)
        if (QQuickItem *found = findIn(*it, name, pressable))
            return found;
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(item);
    const bool named = accessible && accessible->text(QAccessible::Name) == name;
    const bool acts = named && accessible->actionInterface() &&
                      accessible->actionInterface()->actionNames().contains(
                          QAccessibleActionInterface::pressAction());
    return named && (acts || !pressable) ? item : nullptr;
}

} // namespace

void collectWarnings() { qInstallMessageHandler(handler); }

QStringList takeWarnings() { return std::exchange(g_warnings, {}); }

WindowDriver::WindowDriver(const QString &language, const QSize &size)
{
    QAccessible::setActive(true);
    Options options;
    options.language = language;
    options.size = size;
    options.seed = 11;
    m_desktop = std::make_unique<Desktop>(options);
    m_desktop->settings().overrideValue(u"pace"_s, u"instant"_s);
    m_desktop->settings().overrideValue(u"still"_s, true);
    m_desktop->settings().overrideValue(u"muted"_s, true);
    m_desktop->app().setSimulations(16);
    if (!m_desktop->show())
        qFatal("the window cannot be loaded");
    QTest::qWait(50);
}

QQuickItem *WindowDriver::find(const QString &name) const
{
    return findIn(m_desktop->window()->contentItem(), name, true);
}

QQuickItem *WindowDriver::named(const QString &name) const
{
    return findIn(m_desktop->window()->contentItem(), name, false);
}

bool WindowDriver::click(const QString &name)
{
    // positioners place their items at the next frame
    const QRectF all(QPointF(0, 0), m_desktop->window()->size());
    QPointF middle;
    const bool there = QTest::qWaitFor(
        [&] {
            QTest::qWait(20);
            QQuickItem *item = find(name);
            middle = item ? item->mapToScene(QPointF(item->width() / 2, item->height() / 2))
                          : QPointF(-1, -1);
            return item &&
                   all.contains(item->mapRectToScene(QRectF(0, 0, item->width(), item->height())));
        },
        3000);
    if (there)
        QTest::mouseClick(m_desktop->window(), Qt::LeftButton, {}, middle.toPoint());
    return there;
}

void WindowDriver::key(int key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_desktop->window(), static_cast<Qt::Key>(key), modifiers);
}

bool WindowDriver::playToEnd(const std::function<void()> &act)
{
    for (int turns = 0; turns < 400 && !session()->finished(); ++turns) {
        if (!QTest::qWaitFor([&] { return session()->finished() || session()->myTurn(); }, 20000))
            return false;
        if (session()->finished())
            break;
        const int before = session()->ply();
        act();
        if (!QTest::qWaitFor([&] { return session()->ply() > before; }, 5000)) {
            qWarning("nothing happened at ply %d, decision %s", before,
                     qPrintable(session()->prompt()->decision()));
            return false;
        }
    }
    return session()->finished();
}

} // namespace takujo
