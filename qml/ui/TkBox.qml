import QtQuick
import Takujo.Ui

// A rounded box or ring drawn once as an image: for pieces, rings and dashed edges, which move
// or have no Rectangle form.
Image {
    id: root

    property color fill: "transparent"
    property color ink: Theme.line2
    property real edge: 1
    property real corner: Theme.radius
    property bool dashed: false

    function encoded(value: color): string {
        return encodeURIComponent(String(value))
    }

    sourceSize.width: Math.max(1, Math.round(root.width))
    sourceSize.height: Math.max(1, Math.round(root.height))
    source: !root.visible || root.width < 1 ? ""
            : "image://icon/draw/box?lw=" + Math.round(root.width) + "&w=" + root.edge + "&r=" + root.corner
              + "&fill=" + encoded(root.fill) + "&ink=" + encoded(root.ink)
              + (root.dashed ? "&dash=1" : "")
    Accessible.ignored: true
}
