import QtQuick
import Takujo.Ui

// The coin of a seat with its crest: 36 in panels, 26 in bars, 18 in lists. While the seat thinks
// a ring grows around it (progress 0 to 1), or turns when the end is not known (progress < 0).
Item {
    id: root

    property int seat: 0
    property real size: 36
    property bool thinking: false
    property real progress: -1

    readonly property int ringSide: Math.round(root.size + 8)

    implicitWidth: root.size
    implicitHeight: root.size
    Accessible.ignored: true

    Image {
        anchors.fill: parent
        sourceSize.width: width
        sourceSize.height: height
        source: Theme.seatArt(Theme.art("coin-seat-"), root.seat)
    }
    Image {
        anchors.centerIn: parent
        width: root.ringSide
        height: root.ringSide
        sourceSize.width: root.ringSide
        sourceSize.height: root.ringSide
        visible: root.thinking
        source: root.thinking ? "image://icon/draw/arc/" + (root.progress < 0 ? 7 : Math.round(root.progress * 24))
                                + "?w=0.07&ink=" + encodeURIComponent(String(Theme.shu))
                                + "&track=" + encodeURIComponent(String(Theme.line)) : ""

        // Under reduced motion the ring stands still; words beside the disc say the same.
        RotationAnimator on rotation {
            running: root.thinking && root.progress < 0 && !Theme.reducedMotion && Theme.animationFactor > 0
            from: 0
            to: 360
            duration: 1200
            loops: Animation.Infinite
        }
    }
}
