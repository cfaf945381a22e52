import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// A question before something that matters. The title asks, one sentence tells the consequence,
// the quiet safe choice stands left and is also Escape, the named action stands right.
// More content may be placed between sentence and buttons.
T.Dialog {
    id: root

    property string sentence: ""
    property string safeText: ""
    property string actionText: ""
    // The focus starts on the safe choice when the action cannot be taken back.
    property bool destructive: false

    default property alias body: slot.data

    // Room for the question and for both buttons side by side; the sentence may wrap.
    readonly property real pair: (root.safeText ? safe.implicitWidth : 0) + (root.actionText ? action.implicitWidth : 0)
                                 + (root.safeText && root.actionText ? Theme.gapButtons : 0)
    // A long sentence gets a wider dialog before it gets a fourth line.
    readonly property real wanted: Math.ceil(Math.max(titleMetrics.advanceWidth(root.title), root.pair, consequence.implicitWidth / 3))

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    implicitWidth: Math.min(Theme.px(480), parent ? parent.width - 40 : Theme.px(480),
                            Math.max(Theme.px(340), root.wanted + leftPadding + rightPadding))
    implicitHeight: column.implicitHeight + topPadding + bottomPadding
    leftPadding: 20
    rightPadding: 20
    topPadding: 18
    bottomPadding: 18
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape
    onOpened: (root.destructive ? safe : action).forceActiveFocus(Qt.TabFocusReason)

    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.durDrawerIn; easing.type: Easing.OutCubic }
    }
    exit: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.durDrawerOut; easing.type: Easing.InQuad }
    }

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }

    background: TkPopupGround { }

    // The ids are wanted: the slot is the default property and the dialog is built only when used.
    // qmllint disable deferred-property-id
    contentItem: Item {
        // qmllint enable deferred-property-id
        // The title is as wide as the dialog, which may not ask it for its width then.
        FontMetrics {
            id: titleMetrics

            font: question.font
        }
        Column {
            id: column

            width: parent.width
            spacing: 4

            TkText {
                id: question

                role: "question"
                width: parent.width
                words: root.title
            }
            TkText {
                id: consequence

                width: parent.width
                visible: root.sentence.length > 0
                color: Theme.ink2
                words: root.sentence
            }
            Item {
                id: slot

                width: parent.width
                implicitHeight: childrenRect.height
                visible: implicitHeight > 0
            }
            Item {
                width: 1
                height: 10
            }
            // The pair stands right; where both do not fit beside each other they stand in rows.
            Flow {
                anchors.right: parent.right
                width: Math.min(column.width, root.pair)
                spacing: Theme.gapButtons
                layoutDirection: Qt.LeftToRight

                TkButton {
                    id: safe

                    width: Math.min(implicitWidth, column.width)
                    kind: "quiet"
                    visible: root.safeText.length > 0
                    text: root.safeText
                    onClicked: root.reject()
                }
                TkButton {
                    id: action

                    width: Math.min(implicitWidth, column.width)
                    kind: "main"
                    visible: root.actionText.length > 0
                    text: root.actionText
                    onClicked: root.accept()
                }
            }
        }
    }
}
