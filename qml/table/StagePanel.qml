import QtQuick
import Takujo.Table
import Takujo.Ui

// Paper on the stage: edge, shadow, head line. The caller lays out its inside by hand.
StageArea {
    id: root

    property string head: ""
    property string note: ""
    property int headLines: 1           // it may take, where a name in it is long
    property string term: ""            // of the glossary: what the head means
    // A well in the ground instead of paper.
    property bool well: false

    readonly property color ink: root.well ? root.metrics.ground.ink : Theme.ink
    readonly property color ink2: root.well ? root.metrics.ground.ink2 : Theme.ink3
    readonly property int padH: root.metrics.px(root.well ? 12 : 14)
    readonly property int padV: root.metrics.px(root.well ? 10 : 12)
    readonly property int linesUsed: headText.implicitWidth > root.width - 2 * root.padH ? root.headLines : 1
    readonly property int headHeight: !headText.visible ? 0 : root.linesUsed * Math.max(root.metrics.tx(18), root.metrics.px(18))
    readonly property alias headWidth: headText.width

    Accessible.role: Accessible.Grouping
    Accessible.name: root.head
    Accessible.description: root.note

    TkShadow {
        level: root.well ? 0 : 1
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPanel
        color: root.well ? root.metrics.ground.well : Theme.surface
        border.width: Theme.edge
        border.color: root.well ? root.metrics.ground.wellEdge : Theme.highContrast ? Theme.line2 : Theme.wellLine
    }
    StageText {
        id: headText

        role: "panelHead"
        x: root.padH
        y: root.padV
        width: Math.min(implicitWidth, root.width - 2 * root.padH)
        height: root.headHeight
        visible: root.head.length > 0
        color: root.ink
        wrapMode: root.headLines > 1 ? Text.Wrap : Text.NoWrap
        maximumLineCount: root.headLines
        words: root.head
        Accessible.ignored: true
    }
    StageTerm {
        x: headText.x
        y: headText.y
        width: headText.width
        height: headText.height
        visible: root.term.length > 0 && headText.visible
        term: root.term
    }
    StageText {
        role: "caption"
        x: root.width - root.padH - width
        y: root.padV
        width: implicitWidth
        height: root.headHeight
        visible: root.note.length > 0 && implicitWidth <= root.width - 2 * root.padH - headText.width - 12
        color: root.ink2
        text: root.note
    }
}
