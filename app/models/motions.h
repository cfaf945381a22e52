#pragma once
#include "match/match.h"
#include "words.h"

#include <QtQml/qqmlregistration.h>
#include <QVariant>

namespace takujo {

/// One piece on its way, as an event tells it to the seat at the screen. What it looks like is taken
/// from the tables this view saw before and after: of a piece it knows in neither there is only a back.
class Motion
{
    Q_GADGET
    QML_VALUE_TYPE(motion)
    Q_PROPERTY(int order MEMBER order)
    Q_PROPERTY(int type MEMBER type)
    Q_PROPERTY(int actor MEMBER actor)
    Q_PROPERTY(QString before MEMBER before)
    Q_PROPERTY(QString after MEMBER after)
    Q_PROPERTY(QString fromZone MEMBER fromZone)
    Q_PROPERTY(QString toZone MEMBER toZone)
    Q_PROPERTY(int toSlot MEMBER toSlot)
    Q_PROPERTY(QString toLabel MEMBER toLabel)
    Q_PROPERTY(bool known MEMBER known)
    Q_PROPERTY(bool faceDown MEMBER faceDown)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString back MEMBER back)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QList<int> facts MEMBER facts)

public:
    int order = 0;    ///< of its event in the change
    int type = 0;     ///< an EventType
    int actor = -1;   ///< seat
    QString before;   ///< piece id on the table before, empty = not shown by itself
    QString after;    ///< and after
    QString fromZone; ///< empty = from outside the table
    QString toZone;
    int toSlot = -1;
    QString toLabel;    ///< what people call that zone; empty: it has no name
    bool known = false; ///< the rest is of the piece
    bool faceDown = true;
    QString kind;
    QString back;
    QString label;
    QString name; ///< complete, to be read aloud
    QList<int> facts;
};

/// Every Motion of the plies [from, to) in its order.
/// @param before what the same viewer saw at `from`; empty: nothing @param after what it sees at `to`
QVariantList motionsOf(const Match &match, SeatId viewer, int from, int to,
                       const Presentation &before, const Presentation &after, const Words &words);

} // namespace takujo
