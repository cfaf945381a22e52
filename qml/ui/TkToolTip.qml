import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// Explanation beside its parent: bold title, sentence, clause of the rulebook.
T.ToolTip {
    id: root

    property string title: ""
    property string clause: ""
    property url picture                // above the words
    property size pictureSize

    property bool wanted: false
    property int wait: 500              // ms
    // One still waiting must not open when its page has left the window meanwhile: the delay of the
    // type itself does not ask.
    readonly property bool due: root.wanted && root.parent !== null && root.parent.Window.window !== null

    onDueChanged: if (!root.due) root.close()

    Timer {
        interval: root.wait
        running: root.due
        onTriggered: if (root.due) root.open()
    }

    x: parent ? Math.round((parent.width - implicitWidth) / 2) : 0
    y: parent ? parent.height + 8 : 0
    implicitWidth: Math.min(Theme.px(300), Math.ceil(implicitContentWidth) + leftPadding + rightPadding)
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    margins: 8
    leftPadding: 14
    rightPadding: 14
    topPadding: 8
    bottomPadding: 8
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent

    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.durHover } }
    exit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.durHover } }

    contentItem: TkToolTipWords {
        title: root.title
        text: root.text
        clause: root.clause
        picture: root.picture
        pictureSize: root.pictureSize
    }

    background: TkPopupGround {
        color: Theme.tip
        border.color: Theme.tipEdge
    }
}
