pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Takujo.Pages
import Takujo.Ui

// One record of the list.
T.ItemDelegate {
    id: root

    required property string file
    required property string name
    required property string cover
    required property string rules
    required property string when
    required property var colours
    required property var names
    required property bool finished
    required property bool practice
    required property bool readable
    required property string phase
    required property string result
    required property string points
    property bool current: false

    signal opened(string file)

    function open() {
        if (root.readable)
            root.opened(root.file)
    }

    implicitHeight: Theme.px(74)
    hoverEnabled: true
    onClicked: root.open()
    Accessible.role: Accessible.ListItem
    Accessible.name: Phrases.commas([root.name, root.when, root.rules, root.result])
    Accessible.onPressAction: root.open()

    background: Rectangle {
        color: root.down ? Theme.press : root.hovered || root.current ? Theme.hover : "transparent"

        TkDivider {
            y: parent.height - 1
            width: parent.width
        }
        TkFocusRing {
            anchors.margins: 1
            shown: root.current
        }
    }
    Item {
        anchors.fill: parent

        Image {
            id: picture

            x: 14
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(42)
            height: Theme.px(52)
            sourceSize.width: width
            sourceSize.height: height
            source: root.cover
            Accessible.ignored: true
        }
        Column {
            x: picture.x + picture.width + 14
            anchors.verticalCenter: parent.verticalCenter
            width: side.x - x - 12
            spacing: 4

            TkText {
                width: parent.width
                role: "strong"
                text: root.name
            }
            Row {
                width: parent.width
                spacing: 4

                Repeater {
                    model: root.colours

                    TkSeatDisc {
                        required property int modelData

                        size: 18
                        seat: modelData
                    }
                }
                TkText {
                    width: Math.min(implicitWidth, parent.width - 100)
                    leftPadding: 6
                    role: "note"
                    color: Theme.ink2
                    text: !root.readable ? qsTr("This file cannot be read")
                        : Phrases.dots([root.rules, root.finished ? root.result : root.phase, root.points])
                }
            }
        }
        Row {
            id: side

            anchors.right: parent.right
            anchors.rightMargin: 10
            anchors.verticalCenter: parent.verticalCenter
            spacing: 10

            TkText {
                anchors.verticalCenter: parent.verticalCenter
                role: "caption"
                text: root.when
            }
            TkChip {
                anchors.verticalCenter: parent.verticalCenter
                tint: !root.readable ? "err" : root.finished ? "good" : "neutral"
                text: !root.readable ? qsTr("error") : root.finished ? qsTr("ended") : qsTr("open")
            }
            TkChip {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.practice
                tint: "warn"
                text: qsTr("practice")
            }
            TkIconButton {
                anchors.verticalCenter: parent.verticalCenter
                iconName: "trash"
                ink: Theme.ink3
                text: qsTr("Move this record to the trash")
                onClicked: ask.show("RemoveDialog", { file: root.file, name: root.name, when: root.when })
            }
        }
    }
    LazyPopup {
        id: ask
    }
}
