pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Points over the turns of a match, a line a seat. A press looks at that moment; `cursor` marks one.
Item {
    id: root

    required property MatchSession session
    property int cursor: -1             // ply, -1 = none
    property int walked: -1             // turn keys walked to, -1 = none

    readonly property MatchStory story: root.session ? root.session.story : null
    readonly property int turns: root.story ? root.story.turns : 0
    readonly property int low: root.story ? root.story.lowest : 0
    readonly property int high: root.story ? root.story.highest : 1
    // Two or three lines to read the height by: a step of 1, 2 or 5 times a power of ten.
    readonly property int step: {
        const rough = Math.max(1, (root.high - root.low) / 3)
        const power = Math.pow(10, Math.floor(Math.log(rough) / Math.LN10))
        for (const factor of [1, 2, 5, 10]) {
            if (factor * power >= rough)
                return factor * power
        }
        return rough
    }
    readonly property int first: Math.ceil(root.low / root.step) * root.step
    readonly property int inset: 8
    readonly property bool crests: root.story !== null && root.story.lines.length > 1
    readonly property int rightRoom: root.crests ? 26 : root.inset // room for whose line it is

    signal momentChosen(int ply)

    function xOf(turn: real): real {
        return root.inset + (plot.width - root.inset - root.rightRoom) * turn / Math.max(1, root.turns)
    }
    function yOf(points: real): real {
        return root.inset + (plot.height - 2 * root.inset) * (root.high - points) / Math.max(1, root.high - root.low)
    }
    // At most 60 pieces a line: what the software renderer draws without effort.
    function pathOf(line: var): var {
        const every = Math.max(1, Math.ceil(line.length / 60))
        const path = []
        for (let i = 0; i < line.length; ++i) {
            if (i % every === 0 || i === line.length - 1)
                path.push(Qt.point(root.xOf(i), root.yOf(line[i])))
        }
        return path
    }
    function turnOf(ply: int): real {
        const plies = root.story ? root.story.plies : []
        for (let i = 1; i < plies.length; ++i) {
            if (ply <= plies[i])
                return i - 1 + (ply - plies[i - 1]) / (plies[i] - plies[i - 1])
        }
        return root.turns
    }

    function walk(turn: int) { root.walked = Math.max(0, Math.min(root.turns, turn)) }

    activeFocusOnTab: true
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Points over %n turn(s)", "", root.turns)
    Accessible.description: root.walked >= 0 ? (moments.itemAt(0) as GraphMoment)?.said ?? "" : qsTr("Left and Right go through the turns, Enter looks at one")
    Keys.onLeftPressed: root.walk(root.walked < 0 ? root.turns : root.walked - 1)
    Keys.onRightPressed: root.walk(root.walked < 0 ? 0 : root.walked + 1)
    Keys.onReturnPressed: (event) => { event.accepted = root.walked >= 0; if (event.accepted) root.momentChosen(root.story.plies[root.walked]) }
    Keys.onEnterPressed: (event) => { event.accepted = root.walked >= 0; if (event.accepted) root.momentChosen(root.story.plies[root.walked]) }
    onActiveFocusChanged: if (!root.activeFocus) root.walked = -1

    TkFocusRing { shown: root.activeFocus }

    Item {
        id: plot

        width: parent.width
        height: parent.height - foot.height - 4

        Repeater {
            model: Math.floor((root.high - root.first) / root.step) + 1

            Item {
                id: rule

                required property int index

                readonly property int value: root.first + index * root.step

                y: Math.round(root.yOf(value))
                width: plot.width

                Rectangle {
                    width: parent.width
                    height: 1
                    color: rule.value === 0 ? Theme.line2 : Theme.line
                }
                TkText {
                    y: -height
                    role: "caption"
                    text: String(rule.value).replace("-", "−")
                }
            }
        }
        Rectangle {
            x: Math.round(root.xOf(root.turnOf(root.cursor))) - 1
            width: 2
            height: parent.height
            visible: root.cursor >= 0
            color: Theme.pick
        }
        Repeater {
            model: root.story ? root.story.lines : []

            Shape {
                id: line

                required property int index
                required property var modelData

                anchors.fill: parent

                ShapePath {
                    strokeColor: root.story && root.story.lines.length === 1 ? Theme.accent
                               : Theme.seatInk(root.session.seats.value(line.index, "colour") ?? 0)
                    strokeWidth: root.session && line.index === root.session.view.seat ? 3 : 2
                    fillColor: "transparent"
                    joinStyle: ShapePath.RoundJoin

                    PathPolyline {
                        path: root.pathOf(line.modelData)
                    }
                }
            }
        }
        LineEnds {
            x: plot.width - width
            height: plot.height
            visible: root.crests
            ends: !root.crests ? [] : Array.from(root.story.lines).map((line, seat) => ({ y: root.yOf(line[line.length - 1] ?? 0),
                                                                              colour: root.session.seats.value(seat, "colour") ?? 0 }))
        }
        Repeater {
            id: moments

            model: root.walked >= 0 ? 1 : 0

            GraphMoment {
                width: plot.width
                height: plot.height
                session: root.session
                turn: root.walked
                at: root.xOf(root.walked)
            }
        }
        TkTap {
            onTapped: point => {
                const at = Math.round((point.position.x - root.inset) * root.turns / Math.max(1, plot.width - root.inset - root.rightRoom))
                root.momentChosen(root.story.plies[Math.max(0, Math.min(root.turns, at))])
            }
        }
        HoverHandler {
            cursorShape: Qt.PointingHandCursor
        }
    }
    Item {
        id: foot

        y: parent.height - height
        width: parent.width
        height: left.height

        TkText {
            id: left

            role: "caption"
            text: qsTr("Start")
        }
        TkText {
            anchors.right: parent.right
            role: "caption"
            text: root.session && root.session.finished ? qsTr("End (%n turns)", "", root.turns) : qsTr("Now (%n turns)", "", root.turns)
        }
    }
}
