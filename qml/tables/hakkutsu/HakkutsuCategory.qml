import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// One category of acquired rocks: cards and points. Its rocks are drawn over it by HakkutsuRocks.
Rectangle {
    id: root

    readonly property StageMetrics metrics: Stage.metrics as StageMetrics
    property int category: 0
    property string word: ""
    property int cards: 0
    property int points: 0

    readonly property int iconRoom: root.metrics.px(41)
    readonly property bool two: root.height >= root.metrics.tx(33)

    radius: Theme.radius
    color: Theme.sunk
    border.width: Theme.highContrast ? 1 : 0
    border.color: Theme.line2
    Accessible.role: Accessible.StaticText
    Accessible.name: Wording.about(root.word, Wording.commas([qsTr("%n card(s)", "", root.cards), qsTr("%n point(s)", "", root.points)]))

    HakkutsuRockIcon {
        x: root.metrics.px(5)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(root.metrics.px(28), root.height - 4)
        height: width
        visible: root.cards === 0
        opacity: Theme.highContrast ? 0.6 : 0.35
        category: root.category
    }
    StageText {
        id: title

        role: "chip"
        x: root.iconRoom
        y: Math.round((root.height - height - (count.visible ? count.height : 0)) / 2)
        width: figure.x - x - 2
        fontSizeMode: Text.HorizontalFit
        color: Theme.ink
        text: root.word
        Accessible.ignored: true
    }
    StageText {
        id: count

        role: "caption"
        x: title.x
        y: title.y + title.height
        width: title.width
        lineHeight: root.metrics.tx(15)
        visible: root.two
        text: qsTr("%n card(s)", "", root.cards)
        Accessible.ignored: true
    }
    StageText {
        id: figure

        role: "barTitle"
        x: root.width - width - root.metrics.px(8)
        anchors.verticalCenter: parent.verticalCenter
        color: root.points > 0 ? Theme.ink : Theme.ink3
        text: String(root.points)
        Accessible.ignored: true
    }
}
