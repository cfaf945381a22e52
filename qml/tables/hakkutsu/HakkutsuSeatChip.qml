import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// A seat in short: crest, mobility, coins. Pressed, its cart and rocks are shown.
StagePress {
    id: root

    readonly property hakkutsuFacts facts: root.stage.facts
    required property int seat
    property bool open: false
    property bool brief: false          // crest only
    property bool tight: false

    readonly property int mobility: root.facts.mobility[root.seat] ?? 0
    readonly property int coins: root.facts.coins[root.seat] ?? 0
    readonly property color ink: root.open ? Theme.accent : Theme.ink2

    width: row.width + root.metrics.px(root.tight ? 8 : 12)
    height: Math.max(28, root.metrics.tx(24))
    corner: height / 2
    name: root.stage.seats.nameOf(root.seat)
    note: Wording.told([qsTr("Mobility %1, coins %2").arg(root.mobility).arg(root.coins), root.open ? qsTr("Shown") : ""])
    Accessible.role: Accessible.PageTab
    Accessible.selected: root.open

    Rectangle {
        anchors.fill: parent
        radius: root.corner
        color: root.open ? Theme.accentSoft : root.hovered ? Theme.hover : "transparent"
        border.width: root.open || Theme.highContrast ? 1 : 0
        border.color: root.open ? Theme.accent : Theme.line2
    }
    Row {
        id: row

        anchors.centerIn: parent
        spacing: root.metrics.px(root.tight ? 3 : 5)

        TkSeatDisc {
            anchors.verticalCenter: parent.verticalCenter
            size: Math.max(16, root.metrics.px(18))
            seat: root.stage.seats.colourOf(root.seat)
        }
        HakkutsuCost {
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.brief
            drawing: Theme.dark ? "steps-light" : "steps"
            side: root.metrics.px(13)
            pixels: root.metrics.tx(13)
            number: String(root.mobility)
            ink: root.ink
        }
        HakkutsuCost {
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.brief
            side: root.metrics.px(13)
            pixels: root.metrics.tx(13)
            number: String(root.coins)
            ink: root.ink
        }
    }
    TkHint {
        control: root
        title: root.name
        tip: qsTr("Mobility %1, coins %2").arg(root.mobility).arg(root.coins)
    }
}
