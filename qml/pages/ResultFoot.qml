import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The foot of the result: the deal, and what to do next.
Rectangle {
    id: root

    required property MatchSession session
    property bool over: false
    property int side: 0                // margin at both ends

    readonly property bool kept: root.session !== null && root.session.kept
    readonly property bool fits: root.side + deal.implicitWidth + 12 <= actions.x   // the number of the deal
    readonly property string dealText: deal.text
    readonly property bool roomy: root.width >= Theme.px(900)   // for keys on all buttons

    signal again()
    signal sameDeal()
    signal replay()

    height: Theme.px(72)
    color: Theme.surface

    TkDivider {
        width: parent.width
    }
    DealLink {
        id: deal

        x: root.side
        anchors.verticalCenter: parent.verticalCenter
        visible: root.fits && root.kept
        session: root.session
    }
    Row {
        id: actions

        anchors.right: parent.right
        anchors.rightMargin: root.side
        anchors.verticalCenter: parent.verticalCenter
        spacing: 14

        TkButton {
            visible: root.over && root.kept
            kind: "quiet"
            size: 44
            iconName: "play"
            keyText: root.roomy ? ActionKeys.word("replay") : ""
            text: qsTr("Replay")
            onClicked: root.replay()
        }
        TkButton {
            visible: root.over && root.kept
            size: 44
            iconName: "copy"
            keyText: root.roomy ? ActionKeys.word("sameDeal") : ""
            text: qsTr("Same deal")
            onClicked: root.sameDeal()
        }
        TkButton {
            kind: "main"
            size: 44
            keyText: root.over ? ActionKeys.word("again") : "Enter"
            iconName: root.over ? "undo" : "back"
            text: root.over ? qsTr("Play again") : qsTr("Back to the table")
            onClicked: root.over ? root.again() : Nav.back()
        }
    }
}
