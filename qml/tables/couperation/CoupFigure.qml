import QtQuick
import Takujo.Table
import Takujo.Ui

// A number with its caption above and perhaps a note below.
Column {
    id: root

    readonly property StageMetrics metrics: Stage.metrics as StageMetrics
    property string caption: ""
    property string figure: ""
    property string unitWord: ""        // after the number, smaller
    property string note: ""
    property int size: 24
    property bool bare: true

    readonly property color quiet: root.bare ? root.metrics.ground.ink2 : Theme.ink3

    Accessible.role: Accessible.StaticText
    Accessible.name: Wording.told([root.caption + " " + root.figure + root.unitWord, root.note])

    StageText {
        role: "caption"
        width: parent.width
        visible: text.length > 0
        color: root.quiet
        text: root.caption
        Accessible.ignored: true
    }
    Row {
        spacing: root.metrics.px(3)

        StageText {
            id: number

            role: "number"
            font.pixelSize: root.metrics.tx(root.size)
            lineHeight: root.metrics.tx(root.size + 4)
            color: root.bare ? root.metrics.ground.ink : Theme.ink
            text: root.figure
            Accessible.ignored: true
        }
        StageText {
            role: "caption"
            anchors.baseline: number.baseline
            visible: text.length > 0
            color: root.quiet
            text: root.unitWord
            Accessible.ignored: true
        }
    }
    StageText {
        role: "caption"
        width: parent.width
        visible: text.length > 0
        color: root.quiet
        text: root.note
        Accessible.ignored: true
    }
}
