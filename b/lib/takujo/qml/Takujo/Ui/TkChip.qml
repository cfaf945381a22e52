import QtQuick
import Takujo.Ui

// A short fact in a pill. The tint says what kind: see `tints`.
Rectangle {
    id: root

    property string text: ""
    property string tint: "neutral"     // neutral, accent, shu, gold, good, warn, err, paper
    property string iconName: ""
    property bool iconFilled: false
    property bool small: false

    readonly property var tints: ({
        neutral: [Theme.sunk, Theme.ink2], accent: [Theme.accentSoft, Theme.accent],
        shu: [Theme.shuSoft, Theme.shu], gold: [Theme.goldSoft, Theme.gold],
        good: [Theme.goodSoft, Theme.good], warn: [Theme.warnSoft, Theme.warn],
        err: [Theme.errSoft, Theme.err], paper: [Theme.raised, Theme.ink2]
    })
    readonly property color ink: root.tints[root.tint][1]

    implicitWidth: Math.ceil(words.implicitWidth) + row.before + Theme.px(root.small ? 16 : 20)
    implicitHeight: Theme.px(root.small ? 20 : 24)
    radius: height / 2
    color: root.tints[root.tint][0]
    border.width: Theme.highContrast || root.tint === "paper" ? 1 : 0
    border.color: Theme.highContrast ? root.ink : Theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: root.text

    Row {
        id: row

        readonly property real before: icon.visible ? icon.width + spacing : 0

        anchors.centerIn: parent
        spacing: 5

        TkIcon {
            id: icon

            anchors.verticalCenter: parent.verticalCenter
            name: root.iconName
            filled: root.iconFilled
            size: 14
            ink: root.ink
        }
        TkText {
            id: words

            role: "chip"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, Math.max(0, root.width - Theme.px(12) - row.before))
            color: root.ink
            text: root.text
            Accessible.ignored: true
        }
    }
}
