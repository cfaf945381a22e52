pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// The table of Coldwater Crown for little room: three locations with their spaces and fish, the
// harbour, and the bait of the seat that is looked at.
TableMini {
    id: root

    readonly property SeatLookup seats: SeatLookup { session: root.session }
    readonly property int seat: root.session ? root.session.view.seat : -1
    readonly property int shownSeat: Math.max(0, root.seat)
    readonly property coldFacts facts: root.session ? root.session.table.facts : []

    ground: ColdGround { }

    Repeater {
        model: 3

        ColdMiniLocation {
            required property int index

            x: 8 + index * 145
            y: 8
            table: root
            location: index
        }
    }
    // Harbour: its space, then the bait each open Master Angler card wants.
    Rectangle {
        x: 8
        y: 210
        width: 429
        height: 50
        radius: 6
        color: ColdColours.harbour
        border.width: Theme.highContrast ? 1 : 0
        border.color: Theme.line2

        ColdMiniSpace {
            x: 8
            y: 5
            table: root
            space: 6
        }
        Row {
            x: 66
            y: 8
            spacing: 6

            Repeater {
                model: root.zone("display")

                Rectangle {
                    id: master

                    required property coldPiece facts

                    width: wants.width + 10
                    height: 34
                    radius: 4
                    color: Theme.cardFace

                    Row {
                        id: wants

                        anchors.centerIn: parent
                        spacing: 2

                        Repeater {
                            model: master.facts.needs

                            ColdBaitIcon {
                                required property int modelData

                                width: 20
                                colour: modelData
                            }
                        }
                    }
                }
            }
        }
    }
    Rectangle {
        x: 8
        y: 266
        width: 429
        height: 76
        radius: 6
        color: Theme.surface
        border.width: Theme.highContrast ? 1 : 0
        border.color: Theme.line2

        TkSeatDisc {
            x: 12
            y: root.plain ? 22 : 8
            size: 32
            seat: root.seats.colourOf(root.shownSeat)
        }
        MiniText {
            x: 10
            y: 46
            visible: !root.plain
            text: qsTr("Catch %1").arg(root.facts.fish[root.shownSeat] ?? 0)
        }
        Repeater {
            model: 4

            Rectangle {
                id: box

                required property int index

                x: 86 + index * 86
                y: 8
                width: 80
                height: 60
                radius: 5
                color: Theme.sunk

                MiniText {
                    x: 5
                    y: 2
                    visible: !root.plain
                    color: Theme.ink2
                    text: String(box.index + 3)
                }
                Flow {
                    x: 18
                    y: 6
                    width: 62
                    spacing: 2

                    Repeater {
                        model: root.zone("box." + root.shownSeat + "." + (box.index + 3))

                        ColdPicture {
                            required property string kind

                            width: 18
                            height: 18
                            art: kind
                        }
                    }
                }
            }
        }
    }
}
