#pragma once
#include <QLocalServer>
#include <QLockFile>
#include <QStringList>

#include <functional>
#include <optional>

namespace takujo {

/// What a program that is started a second time asks of the one that runs.
struct HandedOver
{
    QStringList files; ///< absolute paths; none = only to come to the front
    QString token;     ///< leave of the desktop to do so (Wayland), or empty
};

/// One program a person and folder of records: who comes first listens, who comes later hands its files
/// over. A program that was killed leaves nothing that stands in the way.
class HandOver : public QObject
{
    Q_OBJECT

public:
    /// @param records folder of the records the program works on
    explicit HandOver(const QString &records);

    /// Asks the program that runs. False: there is none, or it does not answer within `ms`. Where no
    /// socket can be made each program works alone.
    bool give(const HandedOver &what, int ms = kPatience) const;
    /// What the start that handed them over says.
    static QString told(const HandedOver &what);
    /// The line that is sent, and read again; nothing where it is none of ours.
    static QByteArray write(const HandedOver &what);
    static std::optional<HandedOver> read(const QByteArray &line);
    /// From now on `receive` is called, from the event loop; also with what came before.
    void listen(std::function<void(const HandedOver &)> receive);

private:
    static constexpr int kPatience = 5'000;

    void answer(QLocalSocket *caller);

    QString m_socket;
    QLockFile m_lock;
    QLocalServer m_server;
    std::function<void(const HandedOver &)> m_receive;
};

} // namespace takujo
