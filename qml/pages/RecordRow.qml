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
    required property string standing
    required property bool won
    property bool current: false
    property bool compact: false        // beside the details: no time, short chips

    signal opened(string file)
    signal chosen(string file)

    // One that cannot be read is only told about.
    function open() {
        if (root.readable)
            root.opened(root.file)
        else
            root.chosen(root.file)
    }

    implicitHeight: Math.max(Theme.px(74), lines.height + 20)
    hoverEnabled: true
    onClicked: root.chosen(root.file)
    onDoubleClicked: root.open()
    Accessible.role: Accessible.ListItem
    Accessible.name: Wording.commas([root.name, root.when, root.rules, root.result, root.practice ? qsTr("practice") : ""])
    Accessible.onPressAction: root.open()

    background: Rectangle {
        color: root.down ? Theme.press : root.highlighted ? Theme.accentSoft : root.hovered || root.current ? Theme.hover : "transparent"

        Rectangle {
            width: 4
            height: parent.height
            visible: root.highlighted
            color: Theme.accent
        }

        TkDivider {
            y: parent.height - 1
            width: parent.width
        }
        TkFocusRing {
            margin: 1
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
            id: lines

            x: picture.x + picture.width + 14
            anchors.verticalCenter: parent.verticalCenter
            width: (root.compact ? root.width - 14 : side.x - 12) - x
            spacing: 4

            Item {
                width: parent.width
                height: nameText.height

                TkText {
                    id: nameText

                    width: Math.min(implicitWidth, whenText.x - 8)
                    role: "strong"
                    text: root.name
                }
                TkText {
                    id: whenText

                    x: root.compact ? parent.width - width : parent.width + 8
                    anchors.verticalCenter: parent.verticalCenter
                    role: "caption"
                    visible: root.compact
                    text: root.when
                }
            }
            Row {
                id: facts

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
                    id: told

                    width: facts.width - x - (root.compact ? chip.width + 8 : 0)
                    leftPadding: 6
                    role: "note"
                    wrapMode: root.compact ? Text.NoWrap : Text.Wrap
                    color: Theme.ink2
                    words: !root.readable ? root.result
                        : root.compact ? Phrases.dots([root.rules, root.finished || root.width < Theme.px(390) ? "" : root.phase])
                        : Phrases.dots([root.rules, root.finished ? root.result : root.phase, root.points])
                }
            }
            TkChip {
                visible: root.compact && root.practice
                small: true
                tint: "warn"
                text: qsTr("practice")
            }
        }
        Row {
            id: side

            anchors.right: parent.right
            anchors.rightMargin: 10
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.compact
            spacing: 10

            TkText {
                anchors.verticalCenter: parent.verticalCenter
                role: "caption"
                text: root.when
            }
            TkChip {
                id: state

                anchors.verticalCenter: parent.verticalCenter
                tint: !root.readable ? "err" : root.won ? "gold" : root.standing.length > 0 ? "neutral" : "accent"
                text: !root.readable ? qsTr("error") : root.standing.length > 0 ? root.standing : qsTr("show result")
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
    TkChip {
        id: chip

        x: root.width - width - 14
        y: root.height - height - 12
        visible: root.compact
        tint: state.tint
        text: state.text
    }
    TkHint {
        control: root
        tip: told.truncated ? told.words : ""
    }
    LazyPopup {
        id: ask
    }
}
