#pragma once
#include <QObject>
#include <QStringList>

#include <functional>

namespace takujo {

/// As the filter of a window: takes the files that are dropped on it, wherever.
class FileDrop : public QObject
{
    Q_OBJECT

public:
    /// @param take is called from the event loop, with absolute paths: who let them go is not kept waiting
    explicit FileDrop(std::function<void(const QStringList &files)> take);

    bool eventFilter(QObject *window, QEvent *event) override;

private:
    std::function<void(const QStringList &files)> m_take;
};

} // namespace takujo
