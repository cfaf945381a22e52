#pragma once
#include "stillmatch.h"

#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace takujo {

/// A moment of a finished match as whoever decided saw it, to be drawn small: a match of its own that nobody
/// plays in.
class MomentScene : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(takujo::MatchSession *of READ of WRITE setOf NOTIFY changed)
    Q_PROPERTY(int ply READ ply WRITE setPly NOTIFY changed)
    Q_PROPERTY(bool drawn READ drawn WRITE setDrawn NOTIFY changed)
    Q_PROPERTY(takujo::MatchSession *session READ session NOTIFY sessionChanged)

public:
    explicit MomentScene(QObject *parent = nullptr) : QObject(parent) {}

    MatchSession *of() const { return m_of; }
    void setOf(MatchSession *of);
    int ply() const { return m_ply; }
    void setPly(int ply);
    /// The match is made when somebody draws it.
    bool drawn() const { return m_drawn; }
    void setDrawn(bool drawn);
    MatchSession *session() const { return m_match.session(); }

signals:
    void changed();
    void sessionChanged();

private:
    void refill();
    void followLanguage();

    QPointer<MatchSession> m_of;
    int m_ply = 0;
    bool m_drawn = false;
    StillMatch m_match{[this] { emit sessionChanged(); }};
};

} // namespace takujo
