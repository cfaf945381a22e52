pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// One row of the score sheet. What is only told (what broke a tie) is no points: small, indented, without a
// best one.
Item {
    id: root

    required property MatchSession session
    required property int labelWidth
    required property int columnWidth
    required property int columns       // one a seat, or one for all
    required property string label
    required property string clause
    required property var points
    property var cells: []              // words beside a number that counts, else instead of it; "" = none
    property var sources: []            // what on the table it counts
    property bool adds: true
    property bool header: false
    property bool total: false
    property int pitch: Theme.px(38)    // height of a row that counts

    readonly property alias pointed: pointer.hovered
    readonly property bool dense: root.pitch < Theme.px(30)
    readonly property bool together: root.session !== null && root.session.info.cooperative
    readonly property int best: root.points.length > 0 ? Math.max(...root.points) : 0

    signal clauseActivated(string clause)

    width: parent ? parent.width : 0
    height: Math.max(root.pitch + (root.total ? 18 : root.adds ? 0 : -10), root.header ? (root.dense ? 14 : 26) + Theme.px(26) : 0, words.height + (root.dense ? 4 : 8))
    Accessible.role: Accessible.Row
    Accessible.name: root.label + " " + root.clause

    HoverHandler {
        id: pointer
    }
    Rectangle {
        width: parent.width
        height: root.total ? 2 : 1
        visible: !root.header && root.adds
        color: root.total ? Theme.ink : Theme.line
    }
    // Not the implicit width of a text that wraps: that follows its width.
    TextMetrics {
        id: natural

        font: words.font
        text: root.label
    }
    TkText {
        id: words

        x: root.adds ? 12 : 28
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(0, Math.min(natural.advanceWidth + 1, link.x - x - 8))
        role: root.header || !root.adds ? "caption" : root.total ? "strong" : "body"
        words: root.label
    }
    TkLink {
        id: link

        x: root.labelWidth - width - 16
        anchors.verticalCenter: parent.verticalCenter
        visible: root.clause.length > 0
        width: visible ? implicitWidth : 0
        text: root.clause
        onClicked: root.clauseActivated(root.clause)
    }
    Repeater {
        model: root.columns

        Item {
            id: cell

            required property int index

            readonly property int value: root.points[index] ?? 0
            readonly property string said: root.cells[index] ?? ""
            readonly property bool instead: said.length > 0 && !root.adds
            readonly property string shown: instead ? said
                : value === 0 && !root.total && root.columns > 1 ? "·" : String(value).replace("-", "−")
            readonly property string whose: root.together ? qsTr("Everybody") : root.session ? root.session.seatName(index) : ""
            readonly property bool won: root.session !== null && root.session.seats.value(index, "winner") === true

            x: root.labelWidth + index * root.columnWidth
            width: root.columnWidth
            height: root.height
            Accessible.role: Accessible.Cell
            Accessible.name: root.header ? whose : Wording.about(whose, instead ? said : Wording.commas([String(value), said]))

            // The name beside the crest, else below it.
            Grid {
                readonly property bool stacked: who.implicitWidth + 48 > cell.width

                anchors.right: parent.right
                anchors.rightMargin: stacked ? 6 : 14
                anchors.verticalCenter: parent.verticalCenter
                visible: root.header
                columns: stacked ? 1 : 2
                columnSpacing: 8
                horizontalItemAlignment: stacked ? Grid.AlignRight : Grid.AlignLeft
                verticalItemAlignment: Grid.AlignVCenter

                TkSeatDisc {
                    visible: !root.together
                    size: 26
                    seat: root.session ? root.session.seats.value(cell.index, "colour") ?? 0 : 0
                }
                TkText {
                    id: who

                    width: Math.min(implicitWidth, cell.width - 12)
                    role: "strong"
                    text: cell.whose
                }
            }
            TkText {
                anchors.right: pill.left
                anchors.rightMargin: 4
                anchors.baseline: number.baseline
                width: Math.min(implicitWidth, pill.x - 4)
                visible: root.adds && cell.said.length > 0
                role: "caption"
                text: cell.said
                Accessible.ignored: true
            }
            Rectangle {
                id: pill

                anchors.centerIn: number
                width: Math.max(Theme.px(28), number.width + 18)
                height: Theme.px(26)
                radius: height / 2
                visible: !root.header && !root.total && !root.together && root.adds && cell.value === root.best && root.best > 0
                color: Theme.goldSoft
                border.width: Theme.highContrast ? 1 : 0
                border.color: Theme.gold
            }
            TkText {
                id: number

                anchors.right: parent.right
                anchors.rightMargin: 22
                anchors.verticalCenter: parent.verticalCenter
                visible: !root.header
                role: root.total ? "total" : root.adds ? "number" : "caption"
                color: root.total && cell.won ? Theme.gold : root.adds ? Theme.ink : Theme.ink3
                text: cell.shown
            }
        }
    }
}
