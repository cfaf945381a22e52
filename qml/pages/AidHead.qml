import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Head of the player aid: the game, its rules, how to leave.
Item {
    id: root

    readonly property string title: qsTr("%1 on one page").arg(App.guide.gameName)

    signal printed()
    signal closed()

    implicitHeight: Math.max(Theme.px(34), name.implicitHeight)

    TkHeading {
        id: name

        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, tools.x - Theme.px(12))
        text: root.title
    }
    TkChip {
        x: name.x + name.width + 12
        anchors.verticalCenter: parent.verticalCenter
        visible: x + width < tools.x - 8
        tint: App.guide.rulesChanged ? "shu" : "neutral"
        text: App.guide.rulesName
    }
    Row {
        id: tools

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 8

        TkText {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.width > Theme.px(900)
            role: "caption"
            text: qsTr("Hold %1 to look, let go to return").arg(ActionKeys.word("aid"))
        }
        TkIconButton {
            iconName: "export"
            text: qsTr("Save as PDF…")
            onClicked: root.printed()
        }
        TkIconButton {
            iconName: "x"
            text: qsTr("Close")
            onClicked: root.closed()
        }
    }
}
