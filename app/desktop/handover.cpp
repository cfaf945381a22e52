#include "handover.h"

#include "io/files.h"

#include <nlohmann/json.hpp>

#include <QCryptographicHash>
#include <QDir>
#include <QLocalSocket>
#include <QStandardPaths>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMostBytes = 1024 * 1024; ///< of a line
const QByteArray kTaken = "taken\n";

/// A name of this folder of records in the folder for sockets, or in that for what can be made again.
QString socketFor(const QString &records)
{
    QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    // a sandbox shares only the part of it that is its own
    if (const QString id = qEnvironmentVariable("FLATPAK_ID"); !id.isEmpty())
        folder += u"/app/"_s + id;
    if (folder.isEmpty() || !QDir(folder).exists())
        folder =
            QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + u"/takujo"_s;
    (void)QDir().mkpath(folder);
    const QByteArray name =
        QCryptographicHash::hash(QDir(records).absolutePath().toUtf8(), QCryptographicHash::Sha1);
    constexpr int kLetters = 12;
    return folder + u"/takujo-"_s + QString::fromLatin1(name.toHex().left(kLetters));
}

QString textOf(const Json &value)
{
    return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString();
}

} // namespace

HandOver::HandOver(const QString &records)
    : m_socket(socketFor(records)), m_lock(m_socket + u".lock"_s)
{
    m_lock.setStaleLockTime(0); // only a program that has ended leaves its place
    if (!m_lock.tryLock(0))
        return;
    QLocalServer::removeServer(m_socket); // of one that was killed
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    (void)m_server.listen(m_socket);
}

bool HandOver::give(const HandedOver &what, int ms) const
{
    if (m_lock.isLocked())
        return false;
    QLocalSocket running;
    running.connectToServer(m_socket);
    if (!running.waitForConnected(ms))
        return false;
    running.write(write(what));
    while (!running.canReadLine())
        if (!running.waitForReadyRead(ms))
            return false;
    return running.readLine() == kTaken;
}

QByteArray HandOver::write(const HandedOver &what)
{
    Json files = Json::array();
    for (const QString &file : what.files)
        files.push_back(file.toStdString());
    const Json line{{"files", files}, {"token", what.token.toStdString()}};
    return QByteArray::fromStdString(line.dump()) + '\n';
}

std::optional<HandedOver> HandOver::read(const QByteArray &line)
{
    const Loaded<Json> document = parseJson(line.toStdString());
    if (!document || !document->is_object() || !document->contains("files") ||
        !(*document)["files"].is_array() || !document->contains("token"))
        return std::nullopt;
    HandedOver out;
    for (const Json &file : (*document)["files"])
        if (const QString path = textOf(file); QDir::isAbsolutePath(path))
            out.files.append(path);
    out.token = textOf((*document)["token"]);
    return out;
}

QString HandOver::told(const HandedOver &what)
{
    return what.files.isEmpty()
               ? tr("Takujo is running already; its window comes to the front.")
               : tr("Takujo is running already and opens: %1").arg(what.files.join(u", "_s));
}

void HandOver::listen(std::function<void(const HandedOver &)> receive)
{
    m_receive = std::move(receive);
    const auto answerAll = [this] {
        while (QLocalSocket *caller = m_server.nextPendingConnection())
            answer(caller);
    };
    connect(&m_server, &QLocalServer::newConnection, this, answerAll);
    answerAll();
}

void HandOver::answer(QLocalSocket *caller)
{
    const auto readLine = [this, caller] {
        if (caller->bytesAvailable() > kMostBytes)
            return caller->abort();
        if (!caller->canReadLine())
            return;
        const std::optional<HandedOver> what = HandOver::read(caller->readLine(kMostBytes));
        if (what) {
            caller->write(kTaken);
            caller->flush();
        }
        caller->disconnectFromServer();
        if (what)
            m_receive(*what);
    };
    connect(caller, &QLocalSocket::readyRead, this, readLine);
    connect(caller, &QLocalSocket::disconnected, caller, &QObject::deleteLater);
    readLine();
}

} // namespace takujo
