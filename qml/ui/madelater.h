#pragma once
#include <QQmlComponent>
#include <QQuickItem>

namespace takujo {

/// Makes its content when that is first wanted, in its own place among its siblings, and keeps it then:
/// what most controls and pieces never show costs nothing but this. The content says itself when it is
/// visible. A Repeater of none or one costs several times as much.
class MadeLater : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool wanted READ isWanted WRITE setWanted NOTIFY wantedChanged)
    Q_PROPERTY(QQmlComponent *content READ content WRITE setContent NOTIFY contentChanged)
    Q_PROPERTY(QQuickItem *item READ item NOTIFY itemChanged)
    Q_CLASSINFO("DefaultProperty", "content")

public:
    explicit MadeLater(QQuickItem *parent = nullptr);

    bool isWanted() const { return m_wanted; }
    void setWanted(bool wanted);
    QQmlComponent *content() const { return m_content; }
    void setContent(QQmlComponent *content);
    QQuickItem *item() const { return m_item; }

signals:
    void wantedChanged();
    void contentChanged();
    void itemChanged();

protected:
    void componentComplete() override;

private:
    void make();

    QQmlComponent *m_content = nullptr;
    QQuickItem *m_item = nullptr;
    bool m_wanted = false;
};

} // namespace takujo
