import QtQuick
import QtQuick.Templates as T
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// A rule set to choose. One that cannot be read says why instead of its note.
T.RadioButton {
    id: root

    required property SetupModel setup
    required property int index
    required property string name
    required property string note
    required property bool official
    required property string problem

    implicitHeight: words.implicitHeight + topPadding + bottomPadding
    leftPadding: 14 + Theme.px(18) + 10
    rightPadding: 14
    topPadding: 10
    bottomPadding: 10
    enabled: root.problem.length === 0
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    autoExclusive: false
    checked: root.setup.ruleIndex === root.index
    onClicked: {
        root.setup.ruleIndex = root.index
        root.checked = Qt.binding(() => root.setup.ruleIndex === root.index)
    }
    Accessible.role: Accessible.RadioButton
    Accessible.name: root.name
    Accessible.description: root.problem.length > 0 ? root.problem : root.note
    Accessible.checkable: true
    Accessible.checked: root.checked
    Accessible.onPressAction: root.clicked()

    indicator: Rectangle {
        x: 14
        y: root.topPadding + 2
        width: Theme.px(18)
        height: width
        radius: width / 2
        color: root.checked ? Theme.onAccent : Theme.raised
        border.width: root.checked ? Theme.px(6) : 2
        border.color: root.checked ? Theme.accent : Theme.line2
    }
    Item {
        x: root.leftPadding
        y: root.topPadding
        width: root.availableWidth

        Column {
            id: words

            width: parent.width
            spacing: 2

            Flow {
                width: parent.width
                spacing: 8

                TkText {
                    width: Math.min(implicitWidth, words.width)
                    role: "strong"
                    text: root.name
                }
                TkChip {
                    visible: !root.official && root.problem.length === 0
                    small: true
                    tint: "shu"
                    text: qsTr("my rules")
                }
                TkChip {
                    visible: root.problem.length > 0
                    small: true
                    tint: "err"
                    text: qsTr("error")
                }
            }
            TkText {
                width: parent.width
                visible: text.length > 0
                role: "note"
                color: root.problem.length > 0 ? Theme.err : Theme.ink2
                words: root.problem.length > 0 ? root.problem : root.note
            }
        }
    }
    background: Rectangle {
        radius: Theme.radiusPanel
        color: root.checked ? Theme.accentSoft : root.hovered ? Theme.hover : Theme.raised
        border.width: root.checked ? 2 : Theme.edge
        border.color: root.checked ? Theme.accent : Theme.highContrast ? Theme.line2 : Theme.line

        TkFocusRing {
            shown: root.visualFocus
            corner: Theme.radiusPanel
        }
    }
}
