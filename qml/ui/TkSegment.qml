pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// A few exclusive choices side by side. One tab stop; left and right change the choice.
T.Control {
    id: root

    required property var model         // list of words
    property var spoken: root.model     // the same for a screen reader
    property var sizes: []              // of the words in pixels, where they differ
    property int partPadding: 14
    property int currentIndex: 0
    property string label: ""           // accessible name of the group
    property int size: 36
    property string tip: ""
    property string why: ""

    // The owner sets what `currentIndex` is bound to.
    signal activated(int index)

    function choose(index: int) {
        if (index >= 0 && index < root.model.length && index !== root.currentIndex)
            root.activated(index)
    }

    implicitWidth: implicitContentWidth + 2
    implicitHeight: Theme.px(root.size)
    padding: 1
    opacity: root.enabled ? 1 : 0.45
    focusPolicy: Qt.StrongFocus
    activeFocusOnTab: true
    Keys.onLeftPressed: root.choose(root.currentIndex - 1)
    Keys.onRightPressed: root.choose(root.currentIndex + 1)
    Accessible.role: Accessible.Grouping
    Accessible.name: root.label
    Accessible.description: root.enabled ? root.tip : root.why

    background: Rectangle {
        radius: Theme.radius
        color: Theme.raised
        border.width: Theme.edge
        border.color: Theme.line2

        TkFocusRing {
            shown: root.visualFocus
        }
    }

    contentItem: Row {
        Repeater {
            model: root.model

            TkSegmentPart {
                required property int index
                required property string modelData

                height: root.availableHeight
                text: modelData
                spoken: root.spoken[index]
                letters: root.sizes[index] ?? 0
                sidePadding: root.partPadding
                checked: index === root.currentIndex
                divided: index > 0 && !checked && index - 1 !== root.currentIndex
                onClicked: root.choose(index)
            }
        }
    }

    TkHint {
        control: root
        tip: root.tip
        why: root.why
    }
}
