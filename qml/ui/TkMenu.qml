import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// A menu of TkMenuItem and TkMenuSeparator rows.
T.Menu {
    id: root

    readonly property real widest: {
        let width = 0
        for (let i = 0; i < root.count; ++i)
            width = Math.max(width, root.itemAt(i) ? root.itemAt(i).implicitWidth : 0)
        return width
    }

    // The row after the last one is the first.
    function turn(by: int): bool {
        const past = (row) => row < 0 || row >= root.count
        const next = (row) => {
            while (!past(row) && !(root.itemAt(row) as T.MenuItem)?.enabled)
                row += by
            return row
        }
        const turns = past(next(root.currentIndex + by))
        if (turns)
            root.currentIndex = next(by > 0 ? 0 : root.count - 1)
        return turns
    }

    implicitWidth: Math.max(Theme.px(180), root.widest + leftPadding + rightPadding)
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: 5
    margins: 8
    overlap: 2

    delegate: TkMenuItem { }

    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.durHover } }
    exit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.durHover } }

    contentItem: ListView {
        focus: true
        implicitHeight: contentHeight
        model: root.contentModel
        currentIndex: root.currentIndex
        interactive: contentHeight > height
        clip: interactive
        Keys.onUpPressed: (event) => { event.accepted = root.turn(-1) }
        Keys.onDownPressed: (event) => { event.accepted = root.turn(1) }
        T.ScrollBar.vertical: TkScrollBar { }
    }

    background: TkPopupGround {
        color: Theme.raised
    }
}
