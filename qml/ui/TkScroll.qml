import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// Content that may be higher than its room. What gets the focus comes into sight.
Flickable {
    id: root

    property bool keyed: false          // arrows move it where no control in it takes them

    readonly property Item focused: root.Window.activeFocusItem

    function holds(item: Item): bool {
        let at = item
        while (at && at !== root.contentItem)
            at = at.parent
        return at !== null
    }

    function moveTo(y: real) {
        root.contentY = Math.max(0, Math.min(root.contentHeight - root.height, y))
    }

    function reveal(item: Item) {
        const top = item.mapToItem(root.contentItem, 0, 0).y
        const most = top - 4
        const least = top + item.height + 24 - root.height
        root.moveTo(Math.min(most, Math.max(least, root.contentY)))
    }

    contentWidth: width
    boundsBehavior: Flickable.StopAtBounds
    clip: contentHeight > height
    T.ScrollBar.vertical: TkScrollBar { }
    onFocusedChanged: later.restart()
    Keys.enabled: root.keyed && root.clip
    Keys.onUpPressed: root.moveTo(root.contentY - Theme.px(80))
    Keys.onDownPressed: root.moveTo(root.contentY + Theme.px(80))

    // A page that is just made has no sizes yet.
    Timer {
        id: later

        interval: 1
        onTriggered: if (root.clip && root.height > 0 && root.focused !== null && root.holds(root.focused)) root.reveal(root.focused)
    }
}
