import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// A box of own rules: the cover of their game with a band. A press leads to seats and rules, F2 to the
// editor.
TkPress {
    id: root

    required property string file
    required property string gameName
    required property string cover
    required property var side
    required property string name
    required property string note
    required property bool broken
    property real away: 0

    readonly property bool raised: root.hovered || root.visualFocus

    function open() {
        if (App.openFile(root.file))
            Nav.go("setup")
    }

    implicitWidth: 132
    implicitHeight: 165 + 20 + facts.height
    onClicked: root.open()
    Keys.onPressed: event => {
        if (ActionKeys.matches("changeRules", event, 0)) {
            App.editorWanted(root.file)
            event.accepted = true
        }
    }
    Accessible.name: Wording.commas([root.name, qsTr("my rules"), root.gameName, root.note,
                                      root.broken ? qsTr("error") : ""])
    Accessible.description: qsTr("Press to set seats, %1 to change the rules").arg(ActionKeys.word("changeRules"))

    Item {
        anchors.fill: parent

        Item {
            id: box

            width: parent.width
            height: 165
            y: root.raised ? -Theme.travel(8) : 0

            Behavior on y {
                NumberAnimation { duration: Theme.durHover; easing.type: Easing.OutQuad }
            }

            TkShadow {
                level: root.raised ? 3 : 2
            }
            BoxSide {
                height: parent.height
                boxWidth: parent.width
                colours: root.side
                away: root.away
                recede: 0.045
            }
            Image {
                anchors.fill: parent
                sourceSize.width: 132
                sourceSize.height: 165
                source: root.cover
                Accessible.ignored: true
            }
            Rectangle {
                x: -1
                y: 96
                width: parent.width + 2
                height: Math.max(34, band.height + 8)
                color: Theme.surface
                border.width: 1
                border.color: Theme.line2

                TkText {
                    id: band

                    anchors.centerIn: parent
                    width: parent.width - 10
                    horizontalAlignment: Text.AlignHCenter
                    role: "note"
                    font.family: Theme.serif
                    font.weight: Font.DemiBold
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    words: root.name
                    Accessible.ignored: true
                }
            }
            TkChip {
                x: 6
                y: 6
                visible: root.broken
                small: true
                tint: "err"
                text: qsTr("error")
                Accessible.ignored: true
            }
            TkFocusRing {
                shown: root.visualFocus
                corner: Theme.radiusKey
            }
        }
        TkText {
            id: facts

            y: 165 + 20
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            role: "caption"
            color: Theme.ink2
            text: root.note
            Accessible.ignored: true
        }
    }
}
