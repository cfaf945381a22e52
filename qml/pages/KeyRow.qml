pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// What a key does, which one it is, and the ways to give it another.
Item {
    id: root

    required property string action

    readonly property var facts: ActionKeys.map[root.action]
    readonly property string name: root.facts?.name ?? ""
    readonly property string words: (root.facts?.words ?? []).join(qsTr(", "))
    readonly property bool beside: root.width - controls.width > Theme.px(230)
    property string problem: ""         // why the key that was pressed is not taken

    signal said(string sentence)
    signal reached()                    // by the keyboard

    function tell(problem: string) {
        root.problem = problem
        root.said(problem.length > 0 ? problem : qsTr("%1: %2").arg(root.name).arg(root.words))
    }

    implicitHeight: (root.beside ? Math.max(label.height, controls.height) : label.height + controls.height + 2)
                    + (note.visible ? note.height + 4 : 0)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("%1: %2").arg(root.name).arg(root.words)

    TkText {
        id: label

        y: root.beside ? Math.max(0, Math.round((controls.height - height) / 2)) : 0
        width: root.beside ? root.width - controls.width - 16 : root.width
        words: root.name
        Accessible.ignored: true
    }
    Row {
        id: controls

        x: root.width - width
        y: root.beside ? Math.max(0, Math.round((label.height - height) / 2)) : label.height + 2
        spacing: 10

        // Stands first: keys and the buttons that change them keep their columns.
        TkButton {
            id: back

            size: 28
            kind: "quiet"
            visible: root.facts?.changed ?? false
            text: qsTr("As it was")
            Accessible.name: qsTr("As it was: %1").arg(root.name)
            onActiveFocusChanged: if (back.activeFocus) root.reached()
            onClicked: {
                change.forceActiveFocus(Qt.TabFocusReason)
                root.tell(App.keys.reset(root.action))
            }
        }
        Row {
            anchors.verticalCenter: parent.verticalCenter
            visible: !catcher.waiting
            spacing: 4

            Repeater {
                model: root.facts?.words ?? []

                TkKeyCap {
                    required property string modelData

                    text: modelData
                    ink: root.facts?.changed ? Theme.accent : Theme.ink2
                }
            }
        }
        KeyCatcher {
            id: catcher

            anchors.verticalCenter: parent.verticalCenter
            name: root.name
            onCaught: (key, modifiers) => {
                root.tell(App.keys.change(root.action, key, modifiers))
                if (root.problem.length === 0)
                    catcher.leave()
            }
            onAbandoned: change.forceActiveFocus(Qt.TabFocusReason)
            // What was wrong with a key is over with the waiting for it.
            onWaitingChanged: if (!catcher.waiting) root.problem = ""
        }
        TkButton {
            id: change

            size: 28
            enabled: !catcher.waiting
            why: qsTr("A key is waited for")
            text: qsTr("Change")
            Accessible.name: qsTr("Change the key: %1").arg(root.name)
            onActiveFocusChanged: if (change.activeFocus) root.reached()
            onClicked: {
                root.problem = ""
                catcher.start()
                root.said(catcher.Accessible.name)
            }
        }
    }
    TkText {
        id: note

        y: root.implicitHeight - height
        width: root.width
        visible: root.problem.length > 0
        role: "caption"
        color: Theme.accent
        words: root.problem
        Accessible.role: Accessible.AlertMessage
        Accessible.name: root.problem
    }
}
