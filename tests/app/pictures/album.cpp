#include "album.h"

#include "arrangement.h"
#include "lookcheck.h"

#include <QTest>
#include <QWidget>

namespace takujo {

using namespace Qt::StringLiterals;

bool Album::wants(const QString &name) const
{
    return m_wishes.only.isEmpty() ||
           std::any_of(m_wishes.only.begin(), m_wishes.only.end(), [&](const QString &begin) {
               return name.startsWith(begin) || begin.startsWith(name + u'-');
           });
}

QString Album::fileOf(const QString &name, const QString &theme, const QSize &size) const
{
    const QString look = m_wishes.palette == u"distinct" ? theme + u"-distinct"_s : theme;
    return u"%1/%2-%3-%4-%5x%6.png"_s.arg(m_wishes.folder, name, m_language, look)
        .arg(size.width())
        .arg(size.height());
}

void Album::take(WindowDriver &window, const QString &name)
{
    if (!wants(name))
        return;
    QQuickWindow *view = window.desktop().window();
    for (const QString &theme : m_wishes.themes) {
        window.desktop().settings().setTheme(theme);
        window.desktop().settings().setPalette(m_wishes.palette);
        for (const QSize &size : m_wishes.sizes) {
            arrange(window, {size, m_wishes.text});
            QTest::qWait(120);
            const QString file = fileOf(name, theme, size);
            m_count += view->grabWindow().save(file) ? 1 : 0;
            const QString where = file.section(u'/', -1).chopped(4) + u": "_s;
            for (const QString &fault :
                 faultsOfTexts(view, m_language) + faultsOfControls(view, m_language))
                m_faults.append(where + fault);
        }
    }
}

void Album::take(WindowDriver &window, QWidget &widget, const QString &name)
{
    if (!wants(name))
        return;
    window.desktop().settings().setTextSize(m_wishes.text);
    for (const QString &theme : m_wishes.themes) {
        window.desktop().settings().setTheme(theme);
        window.desktop().settings().setPalette(m_wishes.palette);
        for (const QSize &size : m_wishes.sizes) {
            if (widget.parentWidget()) // a dialog keeps the size it wants over its window
                widget.parentWidget()->resize(size);
            else
                widget.resize(size);
            QTest::qWait(200);
            m_count += widget.grab().save(fileOf(name, theme, size)) ? 1 : 0;
        }
    }
}

} // namespace takujo
