import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// One line of the odds: words, bar and share; what one would rather avoid has a mark instead of a bar.
StageItem {
    id: root

    property int row: 0
    property string words: ""
    property real share: 0

    readonly property bool barred: root.row < 3
    // Where the words need all the room the number stands below them.
    readonly property bool stacked: root.metrics.compact && root.line >= root.metrics.tx(25)
    readonly property int wordsHeight: root.stacked ? Math.round(root.line / 2) : root.line
    readonly property bool marked: !root.barred && !root.stacked && label.implicitWidth + 25 <= number.x
    readonly property int percent: Math.round(root.share * 100)
    readonly property int line: root.height - (root.row === 2 ? root.metrics.px(12) : 0)
    // A direct drop, the fairy's penalty: what is lost. Then its own fall.
    readonly property bool loss: root.row === 3 || root.row === 4
    readonly property color ink: root.loss && root.percent > 0 ? Theme.shu : root.barred ? Theme.ink : Theme.ink2

    // Of two lines each takes no more than its half.
    function pixels(size: int): int {
        return root.stacked ? Math.max(12, Math.min(root.metrics.tx(size), Math.round(root.wordsHeight * 0.66))) : root.metrics.tx(size)
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2 %").arg(root.words).arg(root.percent)

    TkIcon {
        id: mark

        anchors.verticalCenter: label.verticalCenter
        visible: root.marked
        size: 17
        name: ["warn", "lock", "dice"][root.row - 3] ?? ""
        ink: root.ink
    }
    StageText {
        id: label

        role: root.loss ? "label" : "log"
        x: root.marked ? mark.width + root.metrics.px(8) : 0
        width: root.stacked ? root.width : root.barred ? Math.max(root.metrics.tx(66), root.width * 0.45) : number.x - x - root.metrics.px(4)
        height: root.wordsHeight
        font.pixelSize: root.pixels(13)
        lineHeight: Math.min(root.wordsHeight, root.metrics.tx(18))
        fontSizeMode: Text.HorizontalFit
        color: root.ink
        text: root.words
        Accessible.ignored: true
    }
    Rectangle {
        x: root.stacked ? 0 : label.x + label.width + root.metrics.px(8)
        y: root.line - Math.round((root.wordsHeight + height) / 2)
        width: Math.max(0, number.x - x - root.metrics.px(4))
        height: Math.max(8, root.metrics.px(14))
        visible: root.barred
        radius: 3
        color: Theme.sunk
        border.width: Theme.highContrast ? 1 : 0
        border.color: Theme.line2

        Rectangle {
            width: Math.round(parent.width * root.share)
            height: parent.height
            radius: 3
            color: HuntColours.odds[Math.min(2, root.row)]
        }
    }
    StageText {
        id: number

        role: "number"
        x: root.width - width
        y: root.line - height
        width: root.metrics.tx(46)
        height: root.wordsHeight
        horizontalAlignment: Text.AlignRight
        font.pixelSize: root.pixels(16)
        lineHeight: Math.min(root.wordsHeight, root.metrics.tx(22))
        color: root.ink
        text: qsTr("%1 %").arg(root.percent)
        Accessible.ignored: true
    }
    Rectangle {
        y: root.line + root.metrics.px(5)
        width: root.width
        height: 1
        visible: root.row === 2
        color: Theme.line
    }
}
