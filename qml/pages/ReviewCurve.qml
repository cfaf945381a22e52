pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The chance to win after each own turn, with its range where there is one line, and where the costly
// moves lie.
Item {
    id: root

    required property ReviewModel review
    property int seats: 2
    property int chosen: 0              // row of the list

    readonly property int turns: Math.max(2, root.review ? root.review.turns : 2)
    readonly property var lines: root.review ? root.review.lines : []
    readonly property int inset: Theme.px(38)
    readonly property int rightRoom: root.lines.length > 1 ? 28 : 8   // room for whose line it is

    signal moveChosen(int row)

    function xOf(turn: real): real {
        return root.inset + (plot.width - root.inset - root.rightRoom) * (turn - 1) / (root.turns - 1)
    }
    function yOf(chance: real): real {
        return 10 + (plot.height - 14) * (100 - Math.max(0, Math.min(100, chance))) / 100
    }
    function pathOf(points: var, errors: real): var {
        return points.map(p => Qt.point(root.xOf(p.turn), root.yOf(p.chance + errors * p.error)))
    }
    // Marks of one turn stand beside each other, the dearest at the turn itself.
    function before(index: int, turn: int): int {
        let count = 0
        for (let row = 0; row < index; ++row)
            count += root.review.rows.value(row, "turn") === turn ? 1 : 0
        return count
    }
    // Height of a mark: on the line of its seat, at the turn before it.
    function chanceAt(turn: int, colour: int): real {
        const line = root.lines.length === 1 ? root.lines[0] : root.lines.find(l => l.colour === colour)
        let chance = 50
        for (const p of line ? line.points : []) {
            if (p.turn <= turn)
                chance = p.chance
        }
        return chance
    }

    // What a reader hears of a turn, nothing of one without a decision.
    function told(turn: int): string {
        const chances = []
        for (const line of root.lines) {
            const point = line.points.find(p => p.turn === turn)
            const chance = point ? Math.round(point.chance) + " %" : ""
            if (point)
                chances.push(root.lines.length > 1 ? Wording.about(line.name, chance) : chance)
        }
        return chances.length > 0 ? Wording.about(qsTr("Turn %1").arg(turn), Wording.commas(chances)) : ""
    }

    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Chance to win over %n turn(s)", "", root.turns)

    Item {
        id: plot

        width: parent.width
        height: parent.height - foot.height - 2

        Repeater {
            model: [0, 25, 50, 75, 100]

            Item {
                id: rule

                required property int modelData

                y: Math.round(root.yOf(modelData))
                width: plot.width

                Rectangle {
                    x: root.inset
                    width: parent.width - root.inset
                    height: 1
                    color: Theme.line
                }
                TkText {
                    y: Math.round(-height / 2)
                    role: "caption"
                    text: rule.modelData + "%"
                }
            }
        }
        // An equal share.
        Shape {
            anchors.fill: parent
            visible: root.review !== null && !root.review.together

            ShapePath {
                strokeColor: Theme.ink3
                strokeWidth: 1
                strokeStyle: ShapePath.DashLine
                fillColor: "transparent"
                startX: root.inset
                startY: root.yOf(100 / root.seats)

                PathLine {
                    x: plot.width - root.rightRoom
                    y: root.yOf(100 / root.seats)
                }
            }
        }
        Repeater {
            model: root.lines

            Shape {
                id: line

                required property var modelData

                readonly property color ink: root.review.together ? Theme.accent : Theme.seatInk(modelData.colour)

                anchors.fill: parent

                ShapePath {
                    strokeColor: "transparent"
                    fillColor: root.lines.length === 1 ? Qt.alpha(line.ink, 0.14) : "transparent"

                    PathPolyline {
                        path: root.pathOf(line.modelData.points, 2).concat(root.pathOf(line.modelData.points, -2).reverse())
                    }
                }
                ShapePath {
                    strokeColor: line.ink
                    strokeWidth: root.lines.length === 1 ? 3 : 2
                    fillColor: "transparent"
                    joinStyle: ShapePath.RoundJoin

                    PathPolyline {
                        path: root.pathOf(line.modelData.points, 0)
                    }
                }
            }
        }
        Repeater {
            model: Array.from({ length: root.lines.length > 0 ? root.turns : 0 }, (none, i) => i + 1).filter(turn => root.told(turn).length > 0)

            Item {
                required property int modelData

                x: Math.round(root.xOf(modelData))
                width: 1
                height: plot.height
                Accessible.role: Accessible.Row
                Accessible.name: root.told(modelData)
            }
        }
        LineEnds {
            x: plot.width - width
            height: plot.height
            visible: root.lines.length > 1
            ends: !visible ? [] : root.lines.map(line => ({ y: root.yOf(line.points[line.points.length - 1]?.chance ?? 0), colour: line.colour }))
        }
        Repeater {
            model: root.review ? root.review.rows : null

            ReviewMark {
                id: mark

                required property int index
                required property int turn
                required property int colour

                x: Math.round(Math.max(root.inset, root.xOf(turn) - width / 2 - root.before(index, turn) * (width + 2)))
                y: Math.round(Math.max(0, root.yOf(root.chanceAt(turn, colour)) - height - 8))
                number: index + 1
                chosen: index === root.chosen

                TkTap {
                    onTapped: root.moveChosen(mark.index)
                }
            }
        }
    }
    Item {
        id: foot

        y: parent.height - height
        width: parent.width
        height: end.height
        opacity: root.lines.length > 0 ? 1 : 0

        TkText {
            x: root.inset
            role: "caption"
            text: qsTr("Turn %1").arg(1)
        }
        TkText {
            id: end

            anchors.right: parent.right
            role: "caption"
            text: qsTr("Turn %1").arg(root.turns)
        }
    }
}
