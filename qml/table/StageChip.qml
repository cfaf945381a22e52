import QtQuick
import Takujo.Table
import Takujo.Ui

// A short fact in a pill, at the size the stage gives words. Tints: neutral, accent, shu, gold, paper.
Rectangle {
    id: root

    readonly property StageMetrics metrics: Stage.metrics as StageMetrics
    property string text: ""
    property string tint: "neutral"
    property bool small: false

    readonly property var tints: ({
        neutral: [Theme.sunk, Theme.ink2], accent: [Theme.accentSoft, Theme.accent],
        shu: [Theme.shuSoft, Theme.shu], gold: [Theme.goldSoft, Theme.gold], paper: [Theme.raised, Theme.ink2]
    })
    readonly property color ink: root.tints[root.tint][1]

    implicitWidth: words.implicitWidth + root.metrics.tx(root.small ? 16 : 20)
    implicitHeight: root.metrics.tx(root.small ? 20 : 24)
    radius: height / 2
    color: root.tints[root.tint][0]
    border.width: Theme.highContrast ? 1 : 0
    border.color: root.ink
    Accessible.role: Accessible.StaticText
    Accessible.name: root.text

    StageText {
        id: words

        role: "chip"
        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.width - root.metrics.tx(12))
        color: root.ink
        text: root.text
        Accessible.ignored: true
    }
}
