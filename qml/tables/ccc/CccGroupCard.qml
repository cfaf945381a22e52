import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// A small card in a payment. A press takes it out; with the keys that is done in the hand.
StagePress {
    id: root

    required property CccItem card
    property real unit: 1

    implicitWidth: face.implicitWidth
    implicitHeight: face.implicitHeight
    tabbable: false
    name: root.card ? root.card.name : ""
    note: qsTr("Press to take it out")

    CccCardFace {
        id: face

        y: root.hovered ? -Theme.travel(2) : 0
        small: true
        unit: root.unit
        facts: root.card ? root.card.facts : []
        visible: root.card !== null
    }
}
