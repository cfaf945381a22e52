pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The table as the match left it, as large as the window lets it be. Built when it is opened.
T.Popup {
    id: root

    required property MatchSession session

    readonly property real ratio: host.glanceRatio
    readonly property size room: Qt.size(parent ? parent.width - 80 : 0, parent ? parent.height - 100 : 0)

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.round(Math.min(root.room.width, root.room.height * root.ratio)) + leftPadding + rightPadding
    height: Math.round((width - leftPadding - rightPadding) / root.ratio) + topPadding + bottomPadding
    padding: 12
    topPadding: 12 + close.height
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    onOpened: close.forceActiveFocus(Qt.TabFocusReason)

    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.durDrawerIn; easing.type: Easing.OutCubic }
    }
    exit: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.durDrawerOut; easing.type: Easing.InQuad }
    }

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }

    background: TkPopupGround { }

    StageHost {
        id: host

        anchors.fill: parent
        atGlance: true
        enabled: false
        session: root.session
    }
    TkHeading {
        x: 4
        y: -close.height - 4
        height: close.height
        role: "panelHead"
        text: qsTr("The table at the end")
    }
    TkIconButton {
        id: close

        x: parent.width - width
        y: -height - 4
        iconName: "x"
        text: qsTr("Close")
        onClicked: root.close()
    }
    TkShortcut { action: "wholeBoard"; onActivated: root.close() }
}
