import QtQuick
import Takujo.Ui

// A message that stays until something is done: bold line, sentence, clause link, controls.
Rectangle {
    id: root

    property string kind: "info"        // "info", "good", "warn", "err"
    property string title: ""
    property string text: ""
    property string clause: ""
    property string iconName: ({ info: "info", good: "check", warn: "warn", err: "err" })[root.kind]
    property bool framed: root.kind === "err" || Theme.highContrast

    default property alias controls: tools.data

    signal clauseActivated()

    readonly property color ink: ({ info: Theme.accent, good: Theme.good, warn: Theme.warn, err: Theme.err })[root.kind]
    readonly property color ground: ({ info: Theme.sunk, good: Theme.goodSoft, warn: Theme.warnSoft, err: Theme.errSoft })[root.kind]
    readonly property bool beside: tools.implicitWidth + Theme.px(220) < root.width - 24
    readonly property real bodyHeight: root.beside ? Math.max(words.height, tools.height)
        : words.height + (tools.implicitWidth > 0 ? tools.height + 8 : 0)

    implicitWidth: Theme.px(360)
    implicitHeight: Math.max(Theme.px(40), root.bodyHeight + 16)
    radius: Theme.radiusPanel
    color: root.ground
    border.width: root.framed ? Theme.edge : 0
    border.color: root.ink
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.title.length > 0 ? root.title : root.text
    Accessible.description: root.title.length > 0 ? root.text : ""

    // What lies under it gets no press.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
    }
    Item {
        anchors.fill: parent
        anchors.leftMargin: 12
        anchors.rightMargin: 12
        anchors.topMargin: 8
        anchors.bottomMargin: 8

        TkIcon {
            id: mark

            y: Math.round(((root.beside ? parent.height : words.height) - height) / 2)
            name: root.iconName
            size: root.title.length === 0 ? 20 : 26
            ink: root.ink
        }
        Column {
            id: words

            x: mark.width + 10
            y: root.beside ? Math.round((parent.height - height) / 2) : 0
            width: parent.width - x - (root.beside && tools.implicitWidth > 0 ? tools.width + 12 : 0)

            TkText {
                role: "prompt"
                width: parent.width
                visible: root.title.length > 0
                words: root.title
            }
            Flow {
                width: parent.width
                spacing: 8

                TkText {
                    role: root.title.length === 0 ? "note" : "caption"
                    width: Math.min(implicitWidth, words.width)
                    visible: root.text.length > 0
                    color: root.title.length === 0 && root.kind !== "info" ? root.ink
                                                                     : root.title.length === 0 ? Theme.ink : Theme.ink2
                    words: root.text
                }
                TkLink {
                    visible: root.clause.length > 0
                    role: root.title.length === 0 ? "note" : "caption"
                    text: root.clause
                    onClicked: root.clauseActivated()
                }
            }
        }
        Row {
            id: tools

            x: root.beside ? parent.width - width : words.x
            y: root.beside ? Math.round((parent.height - height) / 2) : words.height + 8
            spacing: 8
        }
    }
}
