pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The matches that were played to their end last.
Item {
    id: root

    readonly property int columns: width >= 700 * Theme.textScale ? 2 : 1

    implicitHeight: head.height + 8 + Math.max(cards.height, empty.visible ? empty.height : 0)

    TkHeading {
        id: head

        text: qsTr("Recent matches")
    }
    TkLink {
        anchors.right: parent.right
        anchors.verticalCenter: head.verticalCenter
        visible: !empty.visible
        role: "note"
        text: qsTr("All records")
        onClicked: Nav.go("records")
    }
    Grid {
        id: cards

        y: head.height + 8
        columns: root.columns
        columnSpacing: 18
        rowSpacing: 12

        Repeater {
            id: list

            model: App.shelf.recent

            RecentMatch {
                required property int index

                width: Math.floor((root.width - (root.columns - 1) * cards.columnSpacing) / root.columns)
                Keys.onLeftPressed: (list.itemAt(index - 1) as RecentMatch)?.forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onRightPressed: (list.itemAt(index + 1) as RecentMatch)?.forceActiveFocus(Qt.TabFocusReason)
                Keys.onUpPressed: (list.itemAt(index - root.columns) as RecentMatch)?.forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onDownPressed: (list.itemAt(index + root.columns) as RecentMatch)?.forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }
    TkEmptyState {
        id: empty

        y: head.height + 8
        width: parent.width
        visible: App.shelf.recent.count === 0
        title: qsTr("No match was finished yet")
        text: qsTr("A match played to its end stands here with its board, to look through or to play again. Choose a box above to begin one.")
    }
}
