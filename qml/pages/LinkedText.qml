import QtQuick
import Takujo.Pages
import Takujo.Ui

// Words of the guide whose terms are links; everything else in them is escaped.
TkText {
    id: root

    signal termActivated(string term)

    textFormat: Text.StyledText
    linkColor: root.color
    onLinkActivated: link => root.termActivated(link.replace("term:", ""))

    HoverHandler {
        enabled: root.hoveredLink.length > 0
        cursorShape: Qt.PointingHandCursor
    }
}
