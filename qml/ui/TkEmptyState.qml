import QtQuick
import Takujo.Ui

// A place with nothing in it yet: what will be here, how it gets there, optionally one button.
Item {
    id: root

    property string title: ""
    property string text: ""
    property string actionText: ""
    property url mark: Theme.art("app-icon.svg")

    signal activated()

    implicitWidth: Theme.px(224)
    implicitHeight: column.implicitHeight + 48
    Accessible.role: Accessible.Grouping
    Accessible.name: root.title
    Accessible.description: root.text

    TkBox {
        anchors.fill: parent
        corner: Theme.radiusPanel
        dashed: true
        edge: Theme.highContrast ? 2 : 1.5
        ink: Theme.line2
    }
    Column {
        id: column

        anchors.centerIn: parent
        width: parent.width - 28
        spacing: 8

        Image {
            anchors.horizontalCenter: parent.horizontalCenter
            width: 40
            height: 40
            opacity: 0.55
            sourceSize.width: 40
            sourceSize.height: 40
            source: root.mark
        }
        TkText {
            role: "strong"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            words: root.title
        }
        TkText {
            role: "caption"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            words: root.text
        }
        TkButton {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.actionText.length > 0
            size: 28
            text: root.actionText
            onClicked: root.activated()
        }
    }
}
