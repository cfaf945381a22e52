import QtQuick
import QtQuick.Templates as T
import Takujo.Pages
import Takujo.Ui

// The room of the stage. Below the least size at which a board is of use the stage keeps that size
// and scrolls; what has the keyboard comes into sight.
Flickable {
    id: root

    readonly property bool tall: root.width < 1.25 * root.height
    // Of a canvas unit; more at large text, whose panels need it.
    readonly property real least: 0.7 + 0.075 * (Theme.textScale - 1)
    readonly property int stageWidth: Math.max(root.width, Math.round(root.least * (root.tall ? 960 : 1032)))
    readonly property int stageHeight: Math.max(root.height, Math.round(root.least * (root.tall ? 868 : 612)))
    readonly property bool scrolls: root.stageWidth > root.width || root.stageHeight > root.height
    readonly property Item focused: root.Window.activeFocusItem as Item

    function within(item: Item): bool {
        let up = item
        while (up && up !== root.contentItem)
            up = up.parent
        return up !== null
    }

    function moveTo(x: real, y: real) {
        root.contentX = Math.max(0, Math.min(x, root.contentWidth - root.width))
        root.contentY = Math.max(0, Math.min(y, root.contentHeight - root.height))
    }

    function reveal(item: Item) {
        const at = item.mapToItem(root.contentItem, 0, 0)
        const margin = 12
        root.moveTo(Math.max(at.x + item.width + margin - root.width, Math.min(root.contentX, at.x - margin)),
                    Math.max(at.y + item.height + margin - root.height, Math.min(root.contentY, at.y - margin)))
    }

    contentWidth: root.stageWidth
    contentHeight: root.stageHeight
    clip: root.scrolls
    // A drag on the table aims or moves a piece.
    interactive: false
    onFocusedChanged: if (root.scrolls && root.focused && root.within(root.focused)
                          && root.focused.height < root.height) root.reveal(root.focused)
    onScrollsChanged: root.moveTo(root.contentX, root.contentY)

    T.ScrollBar.vertical: TkScrollBar { }
    T.ScrollBar.horizontal: TkScrollBar { }

    WheelHandler {
        enabled: root.scrolls
        acceptedModifiers: Qt.NoModifier
        onWheel: (event) => root.moveTo(root.contentX - event.angleDelta.x * 0.5, root.contentY - event.angleDelta.y * 0.5)
    }
}
