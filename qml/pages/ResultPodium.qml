pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Ui

// Who came first, second, third: crests on steps; who shares a rank stands as high. They rise once.
Item {
    id: root

    required property MatchSession session

    readonly property OutcomeModel outcome: root.session ? root.session.outcome : null
    readonly property var winners: root.outcome ? Array.from(root.outcome.winners) : []
    readonly property var totals: root.outcome ? Array.from(root.outcome.totals) : []
    readonly property color ink: Theme.highContrast ? Theme.ink : Theme.cardInk
    readonly property var heights: [92, 72, 56, 48]
    // Seats as they stand from left to right: the second, the first, the third, the fourth.
    readonly property var places: {
        const seats = root.totals.map((total, seat) => ({ seat: seat, rank: root.rankOf(seat) })).sort((a, b) => a.rank - b.rank)
        return seats.length < 2 ? seats : [seats[1], seats[0]].concat(seats.slice(2))
    }

    function rankOf(seat: int): int {
        if (root.winners.includes(seat))
            return 1
        const better = root.totals.filter((total, other) => root.winners.includes(other) || total > root.totals[seat])
        return better.length + 1
    }

    implicitWidth: root.places.length * 96 - 4
    implicitHeight: 92 + 62
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Ranks")

    Repeater {
        model: root.places

        Item {
            id: place

            required property var modelData
            required property int index

            readonly property bool first: place.modelData.rank === 1
            readonly property string name: root.session ? root.session.seatName(place.modelData.seat) : ""
            property real risen: Theme.animationFactor > 0 && !Theme.reducedMotion ? 0 : 1

            x: place.index * 96
            width: 92
            height: root.height
            Accessible.role: Accessible.ListItem
            Accessible.name: Wording.filled(qsTr("%1: %2, %3"), [place.modelData.rank, place.name, root.totals[place.modelData.seat] ?? 0])

            Rectangle {
                id: stand

                y: parent.height - height
                width: parent.width
                height: root.heights[place.modelData.rank - 1] ?? 48
                color: Theme.highContrast ? Theme.surface : Theme.cardFace
                border.width: Theme.highContrast ? Theme.edge : 0
                border.color: Theme.line2
                Accessible.ignored: true

                // Paper that darkens towards its foot.
                Rectangle {
                    anchors.fill: parent
                    visible: !Theme.highContrast
                    gradient: Gradient {
                        GradientStop { position: 0; color: Theme.cardFace }
                        GradientStop { position: 0.25; color: Theme.cardFace }
                        GradientStop { position: 1; color: Qt.tint(Theme.cardFace, Qt.alpha(Theme.cardEdge, 0.32)) }
                    }
                }
                Text {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: String(place.modelData.rank)
                    color: root.ink
                    textFormat: Text.PlainText
                    font.family: Theme.serif
                    font.weight: Font.DemiBold
                    font.pixelSize: 22
                    Accessible.ignored: true
                }
                // A long name makes room for the points.
                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 30
                    spacing: 4

                    Text {
                        id: called

                        width: Math.min(implicitWidth, stand.width - 6 - parent.spacing - points.implicitWidth)
                        elide: Text.ElideRight
                        text: place.name
                        color: root.ink
                        textFormat: Text.PlainText
                        font.family: Theme.sans
                        font.pixelSize: 12
                        Accessible.ignored: true
                    }
                    Text {
                        id: points

                        text: String(root.totals[place.modelData.seat] ?? 0)
                        color: root.ink
                        textFormat: Text.PlainText
                        font.family: Theme.sans
                        font.pixelSize: 12
                        Accessible.ignored: true
                    }
                }
            }
            TkHint {
                control: place
                tip: called.truncated ? place.name : ""
            }
            Rectangle {
                id: ring

                readonly property int side: place.first ? 62 : 50

                x: (parent.width - side) / 2
                y: stand.y - side + 1 + (1 - place.risen) * 30
                width: ring.side
                height: ring.side
                radius: ring.side / 2
                opacity: place.risen
                color: place.first ? Theme.cardFace : "transparent"

                TkSeatDisc {
                    anchors.centerIn: parent
                    size: ring.side - (place.first ? 5 : 2)
                    seat: root.session ? root.session.seats.value(place.modelData.seat, "colour") ?? 0 : 0
                }
            }
            // From the third to the first.
            SequentialAnimation {
                running: place.risen < 1

                PauseAnimation { duration: Theme.duration(90 * Math.max(0, 3 - place.modelData.rank)) }
                NumberAnimation {
                    target: place
                    property: "risen"
                    to: 1
                    duration: Theme.duration(220)
                    easing.type: Easing.OutCubic
                }
            }
        }
    }
}
