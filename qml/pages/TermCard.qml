import QtQuick
import QtQuick.Templates as T
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// A term of the glossary: what it is called, what it does, its clause.
T.Popup {
    id: root

    readonly property var guide: App.guide
    property string name: ""
    property string words: ""
    property string clause: ""

    signal clauseActivated(string clause)

    function show(id: string) {
        const term = root.guide.term(id)
        root.name = term.name ?? ""
        root.words = term.text ?? ""
        root.clause = term.clause ?? ""
        if (root.name.length > 0)
            root.open()
    }

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(Theme.px(420), parent ? parent.width - 40 : 420)
    height: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.px(18)
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.durHover } }
    exit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.durHover } }

    background: TkPopupGround { }

    contentItem: Column {
        spacing: 6

        TkHeading {
            width: root.availableWidth
            role: "question"
            words: root.name
        }
        TkText {
            width: root.availableWidth
            words: root.words
            Accessible.role: Accessible.StaticText
            Accessible.name: words
        }
        TkLink {
            text: root.clause
            focus: true
            onClicked: {
                root.close()
                root.clauseActivated(root.clause)
            }
        }
    }
}
