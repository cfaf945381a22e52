#pragma once
#include "io/record_io.h"
#include "match/match.h"
#include "plugin/catalogue.h"
#include "words.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace takujo {

/// What a match is: its game, rules and deal.
class MatchInfo : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by MatchSession")
    Q_PROPERTY(QString gameId READ gameId CONSTANT)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    Q_PROPERTY(QString rulesName READ rulesName NOTIFY changed)
    Q_PROPERTY(bool rulesChanged READ rulesChanged CONSTANT)
    Q_PROPERTY(QString tableModule READ tableModule CONSTANT)
    Q_PROPERTY(bool oneLevel READ oneLevel CONSTANT)
    Q_PROPERTY(bool cooperative READ cooperative CONSTANT)
    Q_PROPERTY(QString dealNumber READ dealNumber CONSTANT)
    Q_PROPERTY(QString cover READ cover CONSTANT)

public:
    /// They outlive it.
    MatchInfo(const GameEntry &game, const Match &match, const Words &words)
        : m_game(game), m_match(match), m_words(words)
    {}

    QString gameId() const { return m_game.id; }
    QString gameName() const;
    QString rulesName() const;
    bool rulesChanged() const;
    QString tableModule() const { return m_game.tableModule; }
    bool oneLevel() const { return m_game.oneLevel; }
    bool cooperative() const { return m_game.cooperative; }
    QString dealNumber() const;
    QString cover() const; ///< URL of the picture on the box, empty = none

signals:
    /// In another language.
    void changed();

private:
    const GameEntry &m_game;
    const Match &m_match;
    const Words &m_words;
};

/// "1234-5678".
QString shownDeal(int deal);

} // namespace takujo
