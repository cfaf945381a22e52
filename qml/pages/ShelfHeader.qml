pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Head of the pages one reaches from everywhere: name of the program and the places to go.
Item {
    id: root

    required property string page
    // Of what stands below on every such page: its width, and where it begins. A row of boxes, which grow with the
    // window, has room in it.
    readonly property int room: Math.min(width - 2 * (width > 1000 ? Theme.marginPage : 20),
                                         Math.max(1200, Math.round(486 + 0.5625 * width), Math.min(1620, width - 300)))
    readonly property int inset: Math.round((width - root.room) / 2)

    implicitHeight: Theme.px(64)

    Image {
        id: mark

        x: root.inset
        anchors.verticalCenter: parent.verticalCenter
        width: 40
        height: 40
        sourceSize.width: 40
        sourceSize.height: 40
        visible: x + width < links.x - 8
        source: Theme.art("app-icon.svg")
        Accessible.ignored: true
    }
    TkHeading {
        id: name

        x: mark.x + mark.width + 12
        anchors.verticalCenter: parent.verticalCenter
        role: "title"
        font.letterSpacing: App.language === "ja" ? Theme.size("title") * 0.12 : 0
        text: qsTr("Takujo")
        opacity: x + width < links.x - 12 ? 1 : 0 // large words of the places may need the room; still read aloud
    }
    TkText {
        x: name.x + name.width + 12
        anchors.baseline: name.baseline
        visible: name.opacity > 0 && x + width < links.x - 12
        role: "body"
        font.family: Theme.serif
        color: Theme.ink3
        //: ja: Takujo, en: 卓上
        text: qsTr("Takujo in the other script")
        Accessible.ignored: true
    }
    Row {
        id: links

        anchors.right: parent.right
        anchors.rightMargin: Math.max(root.inset - Theme.px(14), 20)
        anchors.verticalCenter: parent.verticalCenter
        spacing: 12

        NavPill { text: qsTr("Shelf"); page: "shelf"; current: root.page }
        NavPill { text: qsTr("Records"); page: "records"; current: root.page }
        NavPill { text: qsTr("Rulebook"); page: "rulebook"; current: root.page; enabled: App.shelf.boxes.count > 0 }
        NavPill { text: qsTr("Rules editor"); page: "editor"; current: root.page; enabled: App.shelf.boxes.count > 0 }
        NavPill { text: qsTr("Settings"); page: "settings"; current: root.page }
    }
}
