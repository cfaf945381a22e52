pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// What a step is about lies in the light, the rest of the stage under a veil; the one thing to press
// has a ring. The veil is made of plain rectangles around the holes.
Item {
    id: root

    required property LessonSession lesson
    required property LessonFinder finder
    required property rect ground           // of the stage

    readonly property int most: 4           // holes; what lies close together shares one
    readonly property rect ringRect: root.ringed && root.now.length > 0 ? root.now[0] : Qt.rect(0, 0, 0, 0)
    readonly property var lights: root.to   // where they go
    property Item ringed: null
    property Item wrongItem: null
    property rect wrongRect
    property real wrongCorner: 0
    property real corner: 0

    property var from: []
    property var to: []
    property real part: 1
    readonly property var now: root.to.map((rect, i) => holes.between(root.from[i] ?? rect, rect, root.part))
    readonly property var parts: holes.around(root.ground, root.now)

    signal pressBegan()
    signal tapped(x: real, y: real)

    function rectOf(item: Item, more: real): rect {
        const at = root.mapFromItem(item, 0, 0, item.width, item.height)
        return Qt.rect(at.x - more, at.y - more, at.width + 2 * more, at.height + 2 * more)
    }

    function isBeside(light: rect): bool {
        return light.x + light.width <= root.ground.x || light.y + light.height <= root.ground.y
    }

    // Of a zone that is most of the stage only what lies in it.
    function lightOf(item: Item): rect {
        const all = root.rectOf(item, 6)
        const zone = item as ZoneView
        const pieces = zone && all.width * all.height > 0.25 * root.ground.width * root.ground.height ? zone.pieces : []
        const rects = pieces.filter((piece) => piece.visible).map((piece) => root.rectOf(piece, 6))
        return rects.length > 0 ? rects.reduce((a, b) => holes.joined(a, b)) : all
    }

    function cornerOf(item: var): real {
        return item?.corner ?? Theme.radius
    }

    // Looks again where everything is.
    function look() {
        const ring = root.lesson.ring ? root.finder.find(root.lesson.ring) : null
        const items = []
        for (const name of root.lesson.lit) {
            const item = root.finder.find(name)
            if (item && item !== ring && items.indexOf(item) < 0 && Math.min(item.width, item.height) > 16)
                items.push(item)
        }
        const aimer = root.finder.stage.aiming
        if (root.lesson.asks && aimer && aimer.visible && aimer.numbers && aimer.numbers.visible)
            items.push(aimer.numbers)
        const rects = items.map((item) => root.lightOf(item))
        if (ring)
            rects.unshift(root.rectOf(ring, 8))
        root.ringed = ring
        root.corner = root.cornerOf(ring)
        root.wrongItem = root.lesson.wrong && root.lesson.wrongAt ? root.finder.find("anchor:" + root.lesson.wrongAt) : null
        if (root.wrongItem) {
            root.wrongRect = root.rectOf(root.wrongItem, 6)
            root.wrongCorner = root.cornerOf(root.wrongItem)
        }
        root.light(holes.join(rects, root.most))
    }

    function light(rects: var) {
        if (holes.same(rects, root.to))
            return
        root.from = root.now
        root.to = rects
        if (Theme.animationFactor > 0 && !Theme.reducedMotion)
            slide.restart()
        else
            root.part = 1
    }

    LightHoles {
        id: holes
    }
    // Sees every press on the stage first and leaves it to what lies below; a TapHandler would keep it
    // from buttons.
    Item {
        x: root.ground.x
        y: root.ground.y
        width: root.ground.width
        height: root.ground.height

        PointHandler {
            id: finger

            property point began
            property bool dragged: false

            onActiveChanged: {
                if (finger.active) {
                    finger.began = finger.point.position
                    finger.dragged = false
                    root.pressBegan()
                } else if (!finger.dragged) {
                    root.tapped(root.ground.x + finger.began.x, root.ground.y + finger.began.y)
                }
            }
            onPointChanged: {
                const way = Math.abs(finger.point.position.x - finger.began.x) + Math.abs(finger.point.position.y - finger.began.y)
                if (finger.active && way > Qt.styleHints.startDragDistance)
                    finger.dragged = true
            }
        }
    }
    NumberAnimation {
        id: slide

        target: root
        property: "part"
        from: 0
        to: 1
        duration: Theme.duration(220)
        easing.type: Easing.OutCubic
    }
    Repeater {
        model: Theme.highContrast ? 0 : 24

        Rectangle {
            required property int index

            readonly property rect area: root.parts[index] ?? Qt.rect(0, 0, 0, 0)

            x: area.x
            y: area.y
            width: area.width
            height: area.height
            color: Theme.veil
        }
    }
    // Where no veil lies a frame says what is meant: with high contrast, and beside the stage.
    Repeater {
        model: root.now.map((rect) => Theme.highContrast || root.isBeside(rect) ? rect : Qt.rect(0, 0, 0, 0))

        Rectangle {
            required property rect modelData
            required property int index

            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
            visible: width > 0 && (index > 0 || root.ringed === null)
            radius: Theme.radius
            color: "transparent"
            border.width: 2
            border.color: Theme.highContrast ? Theme.line2 : Theme.pick
        }
    }
    Rectangle {
        x: root.ringRect.x - 2
        y: root.ringRect.y - 2
        width: root.ringRect.width + 4
        height: root.ringRect.height + 4
        visible: root.ringed !== null
        radius: root.corner + 10
        color: "transparent"
        border.width: 2
        border.color: Theme.surface
    }
    Rectangle {
        x: root.ringRect.x
        y: root.ringRect.y
        width: root.ringRect.width
        height: root.ringRect.height
        visible: root.ringed !== null
        radius: root.corner + 8
        color: "transparent"
        border.width: Theme.highContrast ? 6 : 4
        border.color: Theme.pick
        objectName: "lessonRing"
    }
    Rectangle {
        x: root.wrongRect.x
        y: root.wrongRect.y
        width: root.wrongRect.width
        height: root.wrongRect.height
        visible: root.wrongItem !== null
        radius: root.wrongCorner + 6
        color: "transparent"
        border.width: 3
        border.color: Theme.err

        Rectangle {
            x: -8
            y: -8
            width: 22
            height: 22
            radius: 11
            color: Theme.err

            TkIcon {
                anchors.centerIn: parent
                name: "x"
                size: 14
                ink: Theme.surface
            }
        }
    }
}
