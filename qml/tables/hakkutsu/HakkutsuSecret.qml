import QtQuick
import Takujo.Table
import Takujo.Ui

// Whether a card is secret or open, as a chip.
Rectangle {
    id: root

    readonly property StageMetrics metrics: Stage.metrics as StageMetrics
    property bool open: false
    property bool brief: false          // its sign alone

    readonly property real wholeWidth: sign.width + row.spacing + words.implicitWidth + root.metrics.tx(14)
    readonly property color ink: root.open ? Theme.good : Theme.warn

    width: row.width + root.metrics.tx(14)
    height: root.metrics.tx(20)
    radius: height / 2
    color: root.open ? Theme.goodSoft : Theme.warnSoft
    border.width: Theme.highContrast ? 1 : 0
    border.color: root.ink
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text

    Row {
        id: row

        anchors.centerIn: parent
        spacing: 4

        TkIcon {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            name: root.open ? "eye" : "lock"
            size: 13
            ink: root.ink
        }
        StageText {
            id: words

            role: "chip"
            visible: !root.brief
            anchors.verticalCenter: parent.verticalCenter
            color: root.ink
            text: root.open ? qsTr("open", "museum card") : qsTr("secret", "museum card")
            Accessible.ignored: true
        }
    }
}
