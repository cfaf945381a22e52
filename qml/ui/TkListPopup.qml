import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// The paper a list of choices opens on.
T.Popup {
    id: root

    property var model: null
    property int currentIndex: -1

    implicitWidth: Theme.px(140)
    implicitHeight: Math.min(implicitContentHeight + topPadding + bottomPadding, Theme.px(320))
    padding: 5
    margins: 8

    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.durHover } }
    exit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.durHover } }

    contentItem: ListView {
        implicitHeight: contentHeight
        model: root.model
        currentIndex: root.currentIndex
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        T.ScrollBar.vertical: TkScrollBar { }
    }

    background: TkPopupGround {
        color: Theme.raised
    }
}
