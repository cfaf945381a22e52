pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Takujo.Table
import Takujo.Ui

// The table of any game: shared zones above, mine below, counters as chips, the prompt beside.
// Plays every kind of prompt but `shot`.
TableStage {
    id: root

    readonly property bool tall: root.metrics.tall
    readonly property int gap: root.metrics.px(10)
    readonly property int margin: root.metrics.px(16)
    readonly property int panelWidth: root.tall ? root.width - 2 * root.margin
                                                : Math.min(Math.round(root.width * 0.36), root.metrics.tx(264))
    readonly property int panelHeight: root.tall ? Math.round(root.height * 0.26) : root.height - 2 * root.margin
    readonly property int roomWidth: root.tall ? root.width - 2 * root.margin
                                               : root.width - root.panelWidth - 3 * root.margin
    readonly property int roomHeight: root.tall ? root.height - root.panelHeight - 3 * root.margin
                                                : root.height - 2 * root.margin

    // Pieces shrink a little before the table has to scroll.
    readonly property real leastFit: 0.6
    property real fit: 1

    function focusFirst() {
        for (let i = 0; i < zones.count; ++i) {
            const zone = zones.itemAt(i) as GenericZone
            if (zone && zone.size > 0) {
                zone.focusFirst()
                return
            }
        }
    }

    // Zones from left to right, shared ones first; a row ends where the next zone does not fit.
    function arrange() {
        const viewer = root.session ? root.session.view.seat : -1
        const all = []
        for (let i = 0; i < zones.count; ++i)
            all.push(zones.itemAt(i) as GenericZone)
        const mine = (zone) => viewer >= 0 && zone.owner === viewer
        let y = chips.height > 0 ? chips.height + root.gap : 0
        for (const part of [all.filter((zone) => !mine(zone)), all.filter(mine)])
            y = root.arrangeRows(part, y)
        content.height = Math.max(0, y - root.gap)
        if (content.height > root.roomHeight && root.fit > root.leastFit)
            root.fit = Math.max(root.leastFit, root.fit * Math.min(0.97, root.roomHeight / content.height))
    }

    function begin() {
        root.fit = 1
        soon.restart()
    }

    function arrangeRows(part: var, from: real): real {
        let x = 0
        let y = from
        let highest = 0
        for (const zone of part) {
            if (x > 0 && x + zone.implicitWidth > root.roomWidth) {
                x = 0
                y += highest + root.gap
                highest = 0
            }
            zone.x = x
            zone.y = y
            x += zone.implicitWidth + root.gap
            highest = Math.max(highest, zone.implicitHeight)
        }
        return part.length > 0 ? y + highest + root.gap : y
    }

    theatreArea: Qt.rect((prompt.x - root.canvas.x) / root.metrics.k, (prompt.y - root.canvas.y) / root.metrics.k,
                         prompt.width / root.metrics.k, prompt.height / root.metrics.k)
    onRoomWidthChanged: root.begin()
    onRoomHeightChanged: root.begin()
    Keys.onShortcutOverride: (event) => { event.accepted = event.key === Qt.Key_Escape && answers.composing }
    Keys.onEscapePressed: (event) => {
        event.accepted = answers.composing
        if (answers.composing)
            answers.clear()
    }

    // Once for all changes of a moment.
    Timer {
        id: soon

        interval: 0
        onTriggered: root.arrange()
    }
    GenericPlay {
        id: answers

        stage: root
    }
    Flickable {
        parent: root
        x: root.margin
        y: root.margin
        width: root.roomWidth
        height: root.roomHeight
        contentHeight: content.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: TkScrollBar { }

        Item {
            id: content

            width: root.roomWidth

            Flow {
                id: chips

                width: parent.width
                spacing: root.metrics.px(6)
                onHeightChanged: soon.restart()

                Repeater {
                    model: root.session ? root.session.table.counters : null

                    StageChip {
                        id: chip

                        required property string label
                        required property int value
                        required property int owner
                        required property string tip
                        required property string clause

                        tint: "paper"
                        text: (owner >= 0 && root.seats.nameOf(owner).length > 0 ? root.seats.nameOf(owner) + " · " : "")
                              + label + " " + value
                        Accessible.description: chip.tip

                        TkHint {
                            control: chip
                            title: chip.label
                            tip: chip.tip
                            clause: chip.clause
                        }
                    }
                }
            }
            Repeater {
                id: zones

                model: root.session ? root.session.table.zones : null
                onItemAdded: soon.restart()
                onItemRemoved: soon.restart()

                GenericZone {
                    required property int count

                    required label
                    play: answers
                    hidden: count
                    room: root.roomWidth
                    fit: root.fit
                    width: implicitWidth
                    height: implicitHeight
                    onImplicitWidthChanged: soon.restart()
                    onImplicitHeightChanged: soon.restart()
                }
            }
        }
    }
    GenericPrompt {
        id: prompt

        parent: root
        play: answers
        x: root.tall ? root.margin : root.width - width - root.margin
        y: root.tall ? root.height - height - root.margin : root.margin
        width: root.panelWidth
        height: root.panelHeight
    }
}
