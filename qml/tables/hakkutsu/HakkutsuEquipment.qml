import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// The viewer's own equipment.
StagePanel {
    id: root

    property bool keeping: false        // some of it must go back
    property bool asking: false
    property bool ready: false          // Enter sends the move
    property bool known: true           // somebody's hand is shown at all
    property string ownerName: ""       // when several people share the screen
    property alias hand: hand

    signal chosen(PieceItem piece)

    term: "equipment"
    head: root.ownerName ? qsTr("Equipment of %1").arg(root.ownerName) : qsTr("Equipment")
    note: root.keeping ? root.stage.session.prompt.title : qsTr("Each works once, in its own phase")

    StageText {
        role: "log"
        x: root.padH
        y: hand.y
        width: hand.width
        height: hand.height
        visible: hand.size === 0
        verticalAlignment: Text.AlignTop
        color: Theme.ink3
        words: root.known ? qsTr("No equipment. The base gives a card") : qsTr("Equipment is secret")
    }
    HakkutsuHand {
        id: hand

        label: root.head
        large: root.keeping
        asking: root.asking
        ready: root.ready
        x: root.padH
        y: root.padV + root.headHeight + root.metrics.px(8)
        width: root.width - 2 * root.padH
        height: root.height - y - root.metrics.px(10)
        onChosen: (piece) => root.chosen(piece)
    }
}
