#pragma once
#include <QQuickItem>
#include <QTimer>

namespace takujo {

/// What a screen reader is to say by itself. Qt 6.4 has no announcements; readers speak an alert that
/// appears or gets another name, so one does for each text, with time between them to ask for it. The
/// QML side gives it the role and the name.
class Announcer : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text READ text NOTIFY said)

public:
    explicit Announcer(QQuickItem *parent = nullptr);
    const QString &text() const { return m_text; }
    Q_INVOKABLE void say(const QString &text);

signals:
    void said();

private:
    void sayNext();

    QString m_text;
    QStringList m_waiting;
    QTimer m_pause;
};

} // namespace takujo
