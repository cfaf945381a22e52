import QtQuick
import QtQuick.Templates as T
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// A rule set to choose. One that cannot be played says why instead of its note, and a press opens it in the
// editor, or the save before it where its file is damaged.
T.RadioButton {
    id: root

    required property SetupModel setup
    required property int index
    required property string name
    required property string note
    required property bool official
    required property string problem
    required property string file
    required property bool restorable

    readonly property bool broken: root.problem.length > 0
    readonly property string way: root.restorable ? qsTr("Open the save before it")
        : qsTr("Open in the rules editor")

    implicitHeight: words.implicitHeight + topPadding + bottomPadding
    leftPadding: 14 + Theme.px(18) + 10
    rightPadding: 14
    topPadding: 10
    bottomPadding: 10
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    autoExclusive: false
    checked: root.setup.ruleIndex === root.index
    onClicked: {
        if (root.restorable)
            App.openBackup(root.file)
        else if (root.broken)
            App.editorWanted(root.file)
        else
            root.setup.ruleIndex = root.index
        root.checked = Qt.binding(() => root.setup.ruleIndex === root.index)
    }
    Keys.onReturnPressed: (event) => {
        event.accepted = root.broken
        if (root.broken && !event.isAutoRepeat)
            root.clicked()
    }
    Accessible.role: root.broken ? Accessible.Button : Accessible.RadioButton
    Accessible.name: root.name
    Accessible.description: root.broken ? Wording.told([root.problem, root.way]) : root.note
    Accessible.checkable: !root.broken
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
                    visible: !root.official && !root.broken
                    small: true
                    tint: "shu"
                    text: qsTr("my rules")
                }
                TkChip {
                    visible: root.broken
                    small: true
                    tint: "err"
                    text: qsTr("error")
                }
            }
            TkText {
                width: parent.width
                visible: text.length > 0
                role: "note"
                color: root.broken ? Theme.err : Theme.ink2
                words: root.broken ? root.problem : root.note
            }
            TkText {
                width: parent.width
                visible: root.broken
                role: "note"
                color: Theme.accent
                font.underline: true
                words: root.way
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
