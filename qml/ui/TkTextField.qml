import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// One line of text. Made for Japanese input methods: nothing happens while a composition is open;
// `committed` comes once, at Enter or when the field is left, and only if the text changed.
T.TextField {
    id: root

    property int size: 36
    property string label: ""           // accessible name, when no label stands beside the field
    property string error: ""           // one sentence: what, allowed range, how to mend
    property string tip: ""
    property string why: ""
    property string lastCommitted: ""

    signal committed(string value)

    function commit() {
        if (root.inputMethodComposing || root.text === root.lastCommitted)
            return
        root.lastCommitted = root.text
        root.committed(root.text)
    }

    implicitWidth: Theme.px(160)
    implicitHeight: Theme.px(root.size) + bottomInset
    leftPadding: 11
    rightPadding: 11
    topPadding: 0
    bottomPadding: bottomInset
    bottomInset: root.error.length === 0 ? 0 : errorText.height + 4
    opacity: root.enabled ? 1 : 0.45
    color: Theme.ink
    selectionColor: Theme.accent
    selectedTextColor: Theme.onAccent
    placeholderTextColor: Theme.ink3
    verticalAlignment: TextInput.AlignVCenter
    renderType: Text.NativeRendering
    font.family: Theme.sans
    font.pixelSize: Theme.sizeBody
    selectByMouse: true
    hoverEnabled: true
    activeFocusOnTab: true
    // Of a letter that is a pair its longest text may have taken the first half.
    onTextEdited: {
        const half = root.text.search(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
        if (half >= 0)
            root.remove(half, half + 1)
    }
    onEditingFinished: root.commit()
    // Who does not edit it reads it from its beginning.
    onActiveFocusChanged: root.activeFocus ? root.lastCommitted = root.text : root.cursorPosition = 0
    onTextChanged: if (!root.activeFocus) root.cursorPosition = 0
    // Escape gives back the text the field was entered with, before any shortcut; a composition keeps the key
    // itself.
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && root.text !== root.lastCommitted
    Keys.onEscapePressed: event => {
        event.accepted = root.text !== root.lastCommitted
        root.remove(0, root.length)             // as by hand: an assignment would end a binding
        root.insert(0, root.lastCommitted)
    }
    Accessible.role: Accessible.EditableText
    Accessible.name: root.label.length > 0 ? root.label : root.placeholderText
    Accessible.description: root.error.length > 0 ? root.error : root.enabled ? root.tip : root.why

    background: Rectangle {
        radius: Theme.radius
        color: root.error.length > 0 ? Theme.errSoft : Theme.raised
        border.width: Theme.edge
        border.color: root.error.length > 0 ? Theme.err : Theme.line2

        TkFocusRing {
            shown: root.activeFocus
        }
    }

    TkText {
        id: placeholder

        x: root.leftPadding
        width: root.width - x - root.rightPadding
        height: root.height - root.bottomInset
        visible: root.length === 0 && root.preeditText.length === 0
        color: Theme.ink3
        text: root.placeholderText
        Accessible.ignored: true
    }
    TkText {
        id: errorText

        role: "caption"
        y: root.height - height
        width: root.width
        visible: root.error.length > 0
        color: Theme.err
        words: root.error
    }
    TkHint {
        control: root
        tip: placeholder.visible && placeholder.truncated ? root.placeholderText : root.tip
        why: root.why
    }
}
