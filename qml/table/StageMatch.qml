import QtQuick
import Takujo.Table

// The match a stage shows: its facts and seats, who looks at it, whose turn it is. `session` is as
// qml/table/README.md describes it.
Item {
    id: root

    property var session: null
    // A picture in a text: large text does not rearrange it.
    property bool still: false

    property url back: ""               // picture of a piece whose face is not known
    // The same for one on its way. A table with several kinds tells them apart; null: it has no back.
    function backOf(motion: var): var {
        return root.back
    }

    readonly property SeatLookup seats: SeatLookup { session: root.session }
    readonly property var facts: root.session ? root.session.table.facts : [] // the game's own
    readonly property int seatCount: root.session ? root.session.seatCount : 0
    readonly property int viewerSeat: root.session ? root.session.view.seat : -1
    readonly property bool playing: root.session !== null && root.session.myTurn
    // Seat whose things are shown: the viewer's, or whose turn it is, until another one is chosen.
    property int looked: -1
    property int turnSeat: root.session ? root.session.actorSeat : -1
    readonly property int shownSeat: root.looked >= 0 && root.looked < root.seatCount ? root.looked
                                     : root.viewerSeat >= 0 ? root.viewerSeat : Math.max(0, root.turnSeat)
    // "Your hand" is right only for the one person at the screen.
    readonly property string ownerName: root.viewerSeat < 0 || (root.session.humanCount === 1 && root.seats.isHuman(root.viewerSeat))
                                        ? "" : root.seats.nameOf(root.viewerSeat)
}
