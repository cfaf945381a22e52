#include "announcer.h"

#include <QAccessible>

namespace takujo {

namespace {

constexpr int kPauseMs = 300;

} // namespace

Announcer::Announcer(QQuickItem *parent) : QQuickItem(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &Announcer::sayNext);
}

void Announcer::say(const QString &text)
{
    m_waiting.append(text);
    if (!m_pause.isActive())
        sayNext();
}

void Announcer::sayNext()
{
    if (m_waiting.isEmpty())
        return;
    m_text = m_waiting.takeFirst();
    emit said(); // the name is there before the alert is
    QAccessibleEvent shown(this, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
    m_pause.start();
}

} // namespace takujo
