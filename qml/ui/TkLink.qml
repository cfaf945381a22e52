import QtQuick
import Takujo.Ui

// Words that lead somewhere: a clause of the rulebook, a setting.
TkPress {
    id: root

    property string role: "caption"

    // Not that of the words as they are wrapped, which follows from the width.
    implicitWidth: Math.ceil(natural.advanceWidth) + 1
    implicitHeight: implicitContentHeight
    Accessible.role: Accessible.Link

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    TextMetrics {
        id: natural

        font: (root.contentItem as TkText).font
        text: (root.contentItem as TkText).text // with the marks that hold words together
    }

    contentItem: TkText {
        role: root.role
        color: root.hovered ? Theme.accentHover : Theme.accent
        font.underline: true
        words: root.text
        Accessible.ignored: true
    }

    background: Item {
        TkFocusRing {
            shown: root.visualFocus
            corner: Theme.radiusKey
        }
    }
}
