import QtQuick
import QtQuick.Window
import Takujo.Gallery
import Takujo.Ui

Window {
    id: root

    required property string mode
    required property real textScale
    required property string lang
    required property string page
    required property bool still

    readonly property bool ja: root.lang !== "en"

    height: root.page === "popups" ? 760 : Math.ceil(flow.y + flow.height + 20)
    visible: true
    title: "Takujo controls"
    color: Theme.bg

    Component.onCompleted: {
        Theme.mode = root.mode
        Theme.textScale = root.textScale
        Theme.animationFactor = root.still ? 0 : 1
    }

    Flow {
        id: flow

        x: 24
        y: 14
        width: root.width - 48
        spacing: 24
        visible: root.page === "controls"

        GalleryButtons { ja: root.ja }
        GalleryMessages { ja: root.ja }
        GalleryInputs { ja: root.ja }
        GalleryMarks { ja: root.ja }
        GalleryStage { ja: root.ja }
    }

    GalleryPopups {
        anchors.fill: parent
        visible: root.page === "popups"
        ja: root.ja
        open: root.page === "popups"
    }
}
