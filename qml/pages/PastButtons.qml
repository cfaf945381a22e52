import QtQuick
import Takujo.App
import Takujo.Ui

// Looking back at a move: why it was made, and the way back.
Row {
    id: root

    required property MatchSession session
    required property int size
    required property bool keys         // key caps have room

    spacing: 12

    TkButton {
        size: root.size
        visible: !root.session.why.open && root.session.cursor.ply > 0
        iconName: "hint"
        keyText: root.keys ? ActionKeys.word("why") : ""
        text: qsTr("Why this move?")
        onClicked: root.session.why.ask(root.session.cursor.ply)
    }
    TkButton {
        size: root.size
        kind: "main"
        keyText: "Esc"
        text: !root.session.why.open ? qsTr("Back to now") : root.session.why.searching ? qsTr("Stop looking") : qsTr("Close")
        onClicked: root.session.why.open ? root.session.why.close() : root.session.cursor.backToNow()
    }
}
