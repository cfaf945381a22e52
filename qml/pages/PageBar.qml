import QtQuick
import Takujo.Pages
import Takujo.Ui

// The bar over set-up, table, result and rulebook: back, title, chips, tools, menu.
Rectangle {
    id: root

    property string backText: qsTr("To the shelf")
    property string title: ""
    property alias chips: chipRow.data
    property alias backButton: back

    default property alias tools: toolRow.data

    signal backClicked()

    implicitHeight: Theme.px(48)
    color: Theme.surface

    TkDivider {
        width: parent.width
        anchors.bottom: parent.bottom
    }
    TkButton {
        id: back

        x: 8
        anchors.verticalCenter: parent.verticalCenter
        kind: "quiet"
        size: 32
        iconName: "back"
        text: root.backText
        onClicked: root.backClicked()
    }
    TkDivider {
        id: divider

        x: back.x + back.width + 8
        anchors.verticalCenter: parent.verticalCenter
        upright: true
    }
    TkHeading {
        id: titleText

        x: divider.x + 16
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, Math.max(0, toolRow.x - x - 12))
        visible: width >= 0.6 * implicitWidth // else the page says it, too
        role: "barTitle"
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 14
        text: root.title
    }
    Row {
        id: chipRow

        x: titleText.x + titleText.width + 12
        anchors.verticalCenter: parent.verticalCenter
        visible: x + width < toolRow.x
        spacing: 8
    }
    Row {
        id: toolRow

        anchors.right: parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        spacing: 4
    }
}
