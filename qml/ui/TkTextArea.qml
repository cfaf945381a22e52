import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// Many lines of text in letters of one width, with its own undo. Tab leaves it, as everywhere else.
FocusScope {
    id: root

    property string label: ""           // accessible name
    property string note: ""            // accessible description
    property bool wrong: false
    property alias text: area.text

    signal edited()

    // Marks a stretch and brings its beginning into sight.
    function mark(start: int, length: int) {
        area.select(start + length, start)
        area.forceActiveFocus()
    }
    // Another text: what was typed before is not to come back into it.
    function show(text: string) {
        area.text = text
        area.cursorPosition = 0
        view.contentY = 0
    }
    function leave(forward: bool) {
        area.nextItemInFocusChain(forward).forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason)
    }

    implicitWidth: Theme.px(400)
    implicitHeight: Theme.px(300)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.raised
        border.width: Theme.edge
        border.color: root.wrong ? Theme.err : Theme.line2

        TkFocusRing {
            shown: area.activeFocus
        }
    }
    Flickable {
        id: view

        anchors.fill: parent
        anchors.margins: 2
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: TkScrollBar { }

        T.TextArea.flickable: T.TextArea {
            id: area

            objectName: "area"
            focus: true
            padding: 10
            rightPadding: 16
            color: Theme.ink
            selectionColor: Theme.accent
            selectedTextColor: Theme.onAccent
            textFormat: TextEdit.PlainText
            wrapMode: TextEdit.Wrap
            renderType: Text.NativeRendering
            font.family: Theme.mono
            font.pixelSize: Theme.size("log")
            selectByMouse: true
            persistentSelection: true       // what is wrong stays marked while it is read
            activeFocusOnTab: true
            Accessible.role: Accessible.EditableText
            Accessible.multiLine: true
            Accessible.name: root.label
            Accessible.description: root.note
            Keys.onTabPressed: root.leave(true)
            Keys.onBacktabPressed: root.leave(false)
            onTextChanged: root.edited()
        }
    }
}
