import QtQuick
import Takujo.Pages
import Takujo.Ui

// Says that points and winner are hidden, and shows them; shown, they can be hidden again.
Rectangle {
    id: root

    required property bool told

    signal showWanted(bool shown)

    implicitHeight: root.told ? hide.height : Math.max(Theme.px(44), words.height + 12)
    radius: Theme.radius
    color: root.told ? "transparent" : Theme.accentSoft
    border.width: !root.told && Theme.highContrast ? Theme.edge : 0
    border.color: Theme.line2

    TkIcon {
        id: eye

        x: 12
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.told
        name: "eye"
        size: 18
        ink: Theme.accent
    }
    TkText {
        id: words

        x: eye.x + eye.width + 8
        anchors.verticalCenter: parent.verticalCenter
        width: show.x - x - 8
        visible: !root.told
        role: "note"
        words: qsTr("Points and winner are hidden")
    }
    TkButton {
        id: show

        anchors.right: parent.right
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.told
        size: 28
        text: qsTr("Show")
        tip: ActionKeys.word("tellResult")
        onClicked: root.showWanted(true)
    }
    TkLink {
        id: hide

        anchors.right: parent.right
        visible: root.told
        text: qsTr("Hide the result")
        onClicked: root.showWanted(false)
    }
}
