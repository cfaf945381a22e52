pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Takujo.Table
import Takujo.Ui

// The prompt as a panel: groups to fill, a number to set, every option as a button, what the
// rules say of the answer so far, and the button that sends it.
StagePanel {
    id: root

    required property GenericPlay play

    readonly property var prompt: root.play.prompt
    readonly property var draft: root.play.draft
    readonly property int top0: root.padV + root.headHeight + root.metrics.px(8)

    head: root.prompt && root.play.active ? root.prompt.title : qsTr("Table")

    Flickable {
        id: scroller

        x: root.padH
        y: root.top0
        width: root.width - 2 * root.padH
        height: root.height - root.top0 - root.padV
        contentHeight: column.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: TkScrollBar { }

        Column {
            id: column

            width: scroller.width
            spacing: root.metrics.px(8)
            enabled: root.play.active

            StageText {
                role: "log"
                width: parent.width
                visible: text.length > 0 && root.play.active
                color: Theme.ink2
                words: root.prompt ? root.prompt.detail : ""
            }
            Flow {
                width: parent.width
                spacing: root.metrics.px(6)
                visible: root.play.composing && root.play.kind === PromptKind.Assign && groups.count > 1

                Repeater {
                    id: groups

                    model: root.prompt ? root.prompt.groups : null

                    StageButton {
                        required property int index
                        required property string modelData

                        readonly property int held: root.play.revision >= 0 && root.draft ? root.draft.group(index).length : 0

                        kind: root.draft && root.draft.activeGroup === index ? "main" : "plain"
                        words: modelData + (held > 0 ? " (" + held + ")" : "")
                        onClicked: root.draft.activeGroup = index
                    }
                }
            }
            TkSpin {
                visible: root.play.composing && root.play.kind === PromptKind.Number
                label: qsTr("Number")
                from: root.prompt ? root.prompt.min : 0
                to: root.prompt ? root.prompt.max : 0
                value: root.draft ? root.draft.amount : 0
                onValueModified: root.draft.setNumber(value)
            }
            StageText {
                role: "log"
                visible: root.play.composing && root.play.kind !== PromptKind.Number
                text: root.draft ? qsTr("Chosen so far: %1").arg(root.draft.itemCount) : ""
            }
            StageText {
                role: "number"
                width: parent.width
                visible: root.play.composing && words.length > 0
                words: root.play.revision >= 0 && root.draft ? root.draft.lines.join("\n") : ""
            }
            StageText {
                role: "log"
                width: parent.width
                visible: root.play.composing && words.length > 0
                color: Theme.err
                words: root.draft && root.draft.refusal
                      ? root.draft.refusal + " " + root.draft.refusalClause : ""
            }
            Flow {
                width: parent.width
                spacing: root.metrics.px(6)
                visible: root.play.composing

                StageButton {
                    kind: "main"
                    base: 32
                    words: (root.prompt && root.prompt.confirmText) || qsTr("Confirm")
                    enabled: root.draft !== null && root.draft.complete
                    onClicked: root.play.confirm()
                }
                StageButton {
                    base: 32
                    words: qsTr("Choose again")
                    enabled: root.draft !== null && !root.draft.empty
                    onClicked: root.play.clear()
                }
            }
            Flow {
                width: parent.width
                spacing: root.metrics.px(6)

                Repeater {
                    model: root.play.active && root.prompt ? root.prompt.options : null

                    StageButton {
                        required property int index
                        required property string label
                        required property string warning
                        required property bool main

                        kind: main && !root.play.composing ? "main" : "plain"
                        words: label
                        tip: warning
                        width: Math.min(implicitWidth, column.width)
                        onClicked: {
                            root.play.stage.act()
                            root.play.session.choose(index)
                        }
                    }
                }
            }
        }
    }
}
