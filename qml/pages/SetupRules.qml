pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The rule sets one can choose, and what the chosen house rule changes.
Column {
    id: root

    required property SetupModel setup

    spacing: 10

    Item {
        width: parent.width
        height: head.height

        TkHeading {
            id: head

            text: qsTr("Rules")
        }
        Row {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: 14

            TkLink {
                text: qsTr("Edit rules")
                onClicked: App.editRules()
            }
            TkLink {
                text: qsTr("New house rule")
                onClicked: App.newRules()
            }
        }
    }
    Repeater {
        model: root.setup.rules

        SetupRuleRow {
            width: root.width
            setup: root.setup
        }
    }
    TkPanel {
        width: parent.width
        visible: root.setup.differences.count > 0
        level: 0
        head: qsTr("Other than in the official rules (%n)", "", root.setup.differences.count)

        Column {
            width: parent.width
            spacing: 6

            Repeater {
                model: root.setup.differences

                Item {
                    id: row

                    required property string label
                    required property string from
                    required property string to

                    width: root.width - 2 * Theme.padPanelH
                    height: Math.max(name.height, values.height)

                    TkText {
                        id: name

                        width: parent.width * 0.45
                        role: "note"
                        words: row.label
                    }
                    Flow {
                        id: values

                        x: parent.width * 0.47
                        width: parent.width - x
                        spacing: 6
                        layoutDirection: Qt.LeftToRight

                        TkText { role: "caption"; height: Theme.lineOf("note"); width: Math.min(implicitWidth, values.width); text: row.from }
                        TkText { role: "note"; text: "→" }
                        TkText {
                            role: "note"
                            width: Math.min(implicitWidth, values.width)
                            font.weight: Font.Bold
                            color: Theme.shu
                            words: row.to
                        }
                    }
                }
            }
        }
    }
    TkButton {
        kind: "quiet"
        size: 28
        iconName: "folder"
        text: qsTr("Look for new rules")
        tip: qsTr("Rule sets of your own: %1").arg(root.setup.rulesFolder)
        onClicked: root.setup.rescanRules()
    }
}
