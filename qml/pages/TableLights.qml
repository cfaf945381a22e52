pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// What gave the points of a clause lies in the light, each in a ring of its seat; the rest of the table under a
// veil. Lies over the stage.
Item {
    id: root

    required property MatchSession session
    required property TableStage stage
    property var sources: []            // of a clause: { piece, zone, seat, points }
    property bool veiled: root.sources.length > 0
    property int most: 60               // holes in the veil; more make one
    property var marks: []              // { item, rect, corner, seat, points }, what shares a place together

    function colourOf(seat: int): int {
        return root.session.seats.value(seat, "colour") ?? 0
    }

    // A piece under others of its kind may be hidden by them.
    function visibleOf(items: var): Item {
        return items.find((item) => item && item.parent.visible && (item.visible || item instanceof PieceItem) && root.shows(root.rectOf(item))) ?? null
    }

    function rectOf(item: Item): rect {
        const at = root.mapFromItem(item, 0, 0, item.width, item.height)
        return Qt.rect(at.x - 2, at.y - 2, at.width + 4, at.height + 4)
    }

    // A stage may show a part of itself.
    function shows(rect: rect): bool {
        const x = rect.x + rect.width / 2
        const y = rect.y + rect.height / 2
        return Math.min(rect.width, rect.height) > 8 && x > 0 && y > 0 && x < root.width && y < root.height
    }

    // A table may show a zone only in sum or in part, and what a seat has only at its mark.
    function look() {
        const marks = []
        const left = []
        for (const source of root.stage && root.session ? root.sources : []) {
            const item = root.visibleOf([root.stage.itemAt(source.piece)])
            if (item)
                root.mark(marks, item, source)
            else
                left.push(source)
        }
        for (const source of left) {
            const item = root.visibleOf([root.stage.placeOf(source.zone), root.stage.placeOf("seat." + source.seat)])
            const within = item ? marks.find((mark) => mark.seat === source.seat && root.covers(root.rectOf(item), mark.rect)) : null
            if (within)
                within.points += source.points
            else if (item)
                root.mark(marks, item, source)
        }
        root.marks = marks
    }

    function mark(marks: var, item: Item, source: var) {
        const known = marks.find((mark) => mark.item === item && mark.seat === source.seat)
        if (known)
            known.points += source.points
        else
            marks.push({ item: item, rect: root.rectOf(item), corner: (item as PieceItem)?.corner ?? Theme.radius, seat: source.seat, points: source.points })
    }

    function covers(all: rect, part: rect): bool {
        return part.x >= all.x && part.y >= all.y && part.x + part.width <= all.x + all.width && part.y + part.height <= all.y + all.height
               && part.width * part.height < all.width * all.height
    }

    enabled: false
    onSourcesChanged: {
        root.look()
        soon.restart()  // what a seat has may only now be shown
    }
    onStageChanged: root.look()
    onWidthChanged: soon.restart()
    onHeightChanged: soon.restart()

    LightHoles {
        id: holes
    }
    // After the stage has its new size.
    Timer {
        id: soon

        interval: 1
        onTriggered: root.look()
    }
    Item {
        readonly property var bands: holes.around(Qt.rect(0, 0, root.width, root.height), holes.join(root.marks.map((mark) => mark.rect), root.most))

        anchors.fill: parent
        opacity: root.veiled && root.marks.length > 0 ? 1 : 0
        visible: opacity > 0 && !Theme.highContrast

        Behavior on opacity {
            NumberAnimation { duration: Theme.durRing; easing.type: Easing.OutQuad }
        }

        Repeater {
            model: root.marks.length > 0 ? parent.bands : []

            Rectangle {
                required property rect modelData

                x: modelData.x
                y: modelData.y
                width: modelData.width
                height: modelData.height
                color: Theme.veil
            }
        }
    }
    Repeater {
        model: root.marks

        Rectangle {
            required property var modelData

            x: modelData.rect.x
            y: modelData.rect.y
            width: modelData.rect.width
            height: modelData.rect.height
            radius: modelData.corner + 2
            color: "transparent"
            border.width: Theme.highContrast ? 5 : 3
            border.color: Theme.seatInk(root.colourOf(modelData.seat))
        }
    }
}
