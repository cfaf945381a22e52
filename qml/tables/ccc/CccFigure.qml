import QtQuick
import Takujo.Table
import Takujo.Ui

// A number with its caption above.
StageItem {
    id: root

    property string caption: ""
    property int value: 0
    property string term: ""            // of the glossary

    implicitWidth: Math.max(words.implicitWidth, number.implicitWidth)
    implicitHeight: words.height + number.height
    Accessible.role: Accessible.StaticText
    Accessible.name: root.caption + " " + root.value

    StageTerm {
        anchors.fill: parent
        term: root.term
        name: words.truncated ? root.caption : entry.name ?? ""
    }
    StageText {
        id: words

        explained: true
        role: "caption"
        width: Math.min(implicitWidth, root.width)
        color: root.metrics.ground.ink2
        text: root.caption
        Accessible.ignored: true
    }
    StageText {
        id: number

        role: "number"
        y: words.height
        font.pixelSize: root.metrics.tx(22)
        lineHeight: root.metrics.tx(26)
        color: root.metrics.ground.ink
        text: String(root.value)
        Accessible.ignored: true
    }
}
