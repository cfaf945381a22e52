import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// The ace between two groups. A press takes it back and joins the groups again.
StagePress {
    id: root

    required property CccItem card

    name: qsTr("Ace that splits the payment. Press to join the groups")

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        height: 2
        color: Theme.line2
    }
    CccCardFace {
        anchors.centerIn: parent
        small: true
        unit: Math.min(root.metrics.k, (root.width - 4) / 44)
        visible: root.card !== null
        facts: root.card ? root.card.facts : []
    }
}
