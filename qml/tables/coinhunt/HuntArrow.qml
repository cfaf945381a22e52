pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Ui
import Takujo.Tables.Coinhunt

// The push being aimed: fan of the hand's spread, dotted line, head, and the ring where the coin stops.
// The head can be dragged to turn the push.
Item {
    id: root

    required property HuntView view

    readonly property HuntAim aim: root.view.aim
    readonly property point from: root.view.shown(root.aim.start)
    readonly property point stop: root.view.shown(root.aim.end)
    readonly property real turn: Math.atan2(root.stop.y - root.from.y, root.stop.x - root.from.x)
    readonly property real reach: 96 * root.view.mmScale
    readonly property point edgeAt: Qt.point(root.from.x + Math.cos(root.turn) * root.view.coinMm * root.view.mmScale * 0.5,
                                             root.from.y + Math.sin(root.turn) * root.view.coinMm * root.view.mmScale * 0.5)
    readonly property point head: Qt.point(root.edgeAt.x + Math.cos(root.turn) * root.reach, root.edgeAt.y + Math.sin(root.turn) * root.reach)
    readonly property real dot: 10 * root.view.k
    readonly property int dots: root.visible ? Math.max(0, Math.min(60, Math.floor((root.reach - 16 * root.view.k) / root.dot))) : 0

    Accessible.ignored: true

    Image {
        x: root.edgeAt.x - width / 2
        y: root.edgeAt.y - height
        width: root.view.coinMm * root.view.mmScale * 1.45
        height: root.reach
        visible: !Theme.highContrast
        transformOrigin: Item.Bottom
        rotation: root.turn * 180 / Math.PI + 90
        sourceSize.width: 112
        sourceSize.height: 248
        source: visible ? "art/fan" + (Theme.dark ? "-night" : "") + ".svg" : ""
    }
    TkBox {
        x: root.stop.x - width / 2
        y: root.stop.y - height / 2
        width: root.view.coin
        height: width
        corner: width / 2
        edge: 2
        ink: HuntColours.arrow
    }
    Rectangle {
        x: (root.edgeAt.x + root.head.x) / 2 - width / 2
        y: (root.edgeAt.y + root.head.y) / 2 - height / 2
        width: root.reach
        height: Math.max(6, Math.round(7 * root.view.k))
        radius: height / 2
        rotation: root.turn * 180 / Math.PI
        color: HuntColours.arrowHalo
        antialiasing: true
    }
    Repeater {
        model: root.dots

        Rectangle {
            required property int index

            readonly property real way: (index + 0.5) * root.dot

            x: root.edgeAt.x + Math.cos(root.turn) * way - width / 2
            y: root.edgeAt.y + Math.sin(root.turn) * way - height / 2
            width: Math.max(3, Math.round(4.4 * root.view.k))
            height: width
            radius: width / 2
            color: HuntColours.arrow
        }
    }
    Image {
        x: root.head.x - width / 2
        y: root.head.y - height / 2
        width: Math.round(Math.max(20, 28 * root.view.k))
        height: width
        rotation: root.turn * 180 / Math.PI
        sourceSize.width: 40
        sourceSize.height: 40
        source: "art/aim" + (Theme.dark ? "-night" : "") + ".svg"

        HoverHandler {
            cursorShape: Qt.SizeHorCursor
        }
    }
    // Larger than the head, so that it is easily taken; turning is by the angle to the point where the
    // coin crosses the side.
    Item {
        x: root.head.x - width / 2
        y: root.head.y - height / 2
        width: Math.max(44, 48 * root.view.k)
        height: width

        DragHandler {
            id: drag

            property real beside: 0     // degrees from where it was taken to the push as it was then

            function degreesAt(place: point): real {
                const at = root.mapFromItem(null, place)
                return Math.atan2(at.x - root.edgeAt.x, root.edgeAt.y - at.y) * 180 / Math.PI
            }

            target: null
            dragThreshold: 1
            onActiveChanged: drag.beside = root.aim.degrees - drag.degreesAt(drag.centroid.scenePressPosition)
            onCentroidChanged: {
                if (drag.active)
                    root.aim.setDegrees(drag.degreesAt(drag.centroid.scenePosition) + drag.beside)
            }
        }
    }
}
