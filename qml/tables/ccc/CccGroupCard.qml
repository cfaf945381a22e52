import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// A small card in a payment. A press takes it out.
Item {
    id: root

    required property PieceItem card
    property real unit: 1

    signal activated()

    implicitWidth: face.implicitWidth
    implicitHeight: face.implicitHeight
    Accessible.role: Accessible.Button
    Accessible.name: root.card ? root.card.name : ""
    Accessible.description: qsTr("Press to take it out")
    Accessible.onPressAction: root.activated()

    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.activated()
    }
    CccCardFace {
        id: face

        y: hover.hovered ? -Theme.travel(2) : 0
        small: true
        unit: root.unit
        rankNumber: root.card ? root.card.attrs.rank : 0
        suitNumber: root.card ? root.card.attrs.suit : 0
        red: root.card ? root.card.attrs.red !== 0 : false
        visible: root.card !== null
    }
}
