import QtQuick
import QtQuick.Templates as T
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// Says how the hand is sorted; a press takes the next way.
T.Button {
    id: root

    required property StageMetrics metrics

    implicitWidth: words.implicitWidth + mark.width + root.metrics.tx(22)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Keys.onReturnPressed: root.clicked()
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Sort the hand: %1").arg(root.text)
    Accessible.onPressAction: root.clicked()

    contentItem: Item {
        TkIcon {
            id: mark

            x: root.metrics.tx(8)
            anchors.verticalCenter: parent.verticalCenter
            name: "cards"
            size: 14 * root.metrics.textFactor
            ink: Theme.tableInk2
        }
        StageText {
            id: words

            metrics: root.metrics
            role: "caption"
            x: mark.x + mark.width + root.metrics.tx(4)
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.tableInk2
            text: root.text
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.down || root.hovered ? Theme.well : "transparent"
        border.width: root.hovered ? Theme.edge : 0
        border.color: Theme.wellLine

        TkFocusRing {
            shown: root.visualFocus
        }
    }
}
