import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The last action in one line; opens the whole log as a drawer.
Rectangle {
    id: root

    required property MatchSession session
    property real drawerSpace: 320
    property bool slim: false           // room for a button only
    readonly property int last: root.session ? root.session.log.count - 1 : -1

    function lastValue(role: string): var {
        return root.last < 0 ? undefined : root.session.log.value(root.last, role)
    }

    color: Theme.sunk

    TkDivider {
        width: parent.width
    }
    TkText {
        id: head

        x: 16
        visible: !root.slim
        anchors.verticalCenter: parent.verticalCenter
        role: "panelHead"
        text: qsTr("Log")
    }
    Rectangle {
        id: bar

        x: head.x + head.width + 12
        anchors.verticalCenter: parent.verticalCenter
        width: 4
        height: Theme.px(18)
        radius: 2
        color: Theme.seatInk(root.lastValue("colour") ?? 0)
        visible: (root.lastValue("colour") ?? -1) >= 0 && root.width > Theme.px(400)
    }
    TkText {
        x: bar.x + 14
        visible: width > Theme.px(100)
        anchors.verticalCenter: parent.verticalCenter
        width: all.x - x - 12
        role: "log"
        text: Phrases.logged(root.session, root.lastValue("seat") ?? -1, root.lastValue("text") ?? "")
    }
    TkButton {
        id: all

        anchors.right: parent.right
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        kind: "quiet"
        size: 28
        iconName: root.slim ? "list" : ""
        endIcon: root.slim ? "" : "down"
        text: root.slim ? "" : qsTr("Show all")
        tip: root.slim ? qsTr("Log") : ""
        Accessible.name: root.slim ? qsTr("Log") : text
        onClicked: drawer.show("LogDrawer", { session: root.session, space: root.drawerSpace })
    }
    LazyPopup {
        id: drawer
    }
}
