import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// One choice of a TkSegment.
T.AbstractButton {
    id: root

    // A hairline at the left, between two parts that are not chosen.
    property bool divided: false
    property string spoken: root.text
    property int letters: 0             // size of the words in pixels, 0 = as everywhere
    property int sidePadding: 14

    implicitWidth: Math.ceil(implicitContentWidth) + Theme.px(2 * root.sidePadding)
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: root.spoken
    Accessible.checkable: true
    Accessible.checked: root.checked
    Accessible.onPressAction: if (root.enabled) root.clicked()

    contentItem: TkText {
        role: root.checked ? "strong" : "body"
        horizontalAlignment: Text.AlignHCenter
        color: root.checked ? Theme.onAccent : Theme.ink
        font.pixelSize: root.letters > 0 ? root.letters : Theme.px(style[0])
        text: root.text
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: Theme.radius - 1
        color: root.checked ? Theme.accent
                            : root.down ? Theme.press : root.hovered ? Theme.hover : "transparent"

        Rectangle {
            width: 1
            height: parent.height
            visible: root.divided
            color: Theme.line
        }
    }
}
