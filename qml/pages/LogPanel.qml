pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// What happened, a block for every turn, the newest below. A block, or a line of one, leads to that moment of
// the match.
Item {
    id: root

    required property MatchSession session
    property bool headed: true
    property TableStage stage: null     // whose pieces the blocks show; null: words alone
    property bool untilMoment: false    // nothing of what came later

    readonly property int end: root.untilMoment ? root.ply : -1
    readonly property int ply: root.session && !root.session.cursor.live ? root.session.cursor.ply : -1
    // The block of the moment looked at; -1 = now.
    readonly property int moment: {
        if (root.ply < 0)
            return -1
        const turns = root.session.logTurns
        let row = turns.count - 1
        while (row > 0 && (turns.value(row, "heading") || turns.value(row, "from") > root.ply))
            --row
        return row
    }

    TkHeading {
        id: head

        visible: root.headed
        height: root.headed ? Theme.px(24) : 0
        role: "panelHead"
        text: qsTr("Log")
    }
    TkText {
        visible: root.headed && head.implicitWidth + implicitWidth + 12 < root.width
        height: head.height
        anchors.right: parent.right
        role: "caption"
        text: qsTr("Choose a line to look back")
    }
    ListView {
        id: list

        // Keeps to the end unless somebody scrolled up to read.
        property bool follow: true

        function toEnd() {
            if (root.moment >= 0)
                list.positionViewAtIndex(root.moment, root.untilMoment ? ListView.End : ListView.Contain)
            else if (list.follow)
                list.positionViewAtEnd()
            // Qt goes there by way of a place further down, drops the rows it has passed and makes those that are in
            // sight after all when something moves next: a band above the others stayed empty.
            if (!list.itemAt(0, list.contentY + 1)) {
                const there = list.contentY
                list.contentY = there - 1
                list.contentY = there
            }
        }

        function press() {
            (list.currentItem as LogTurn)?.walk()
        }

        y: head.height + (root.headed ? 4 : 0)
        width: parent.width
        height: parent.height - y
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: 0 // a row made ahead would outlive its place where the log ends earlier
        activeFocusOnTab: true
        model: ReachedLog {
            log: root.session ? root.session.logTurns : null
            end: root.end
        }
        highlightMoveDuration: 0
        keyNavigationEnabled: true
        onActiveFocusChanged: if (list.activeFocus) list.currentIndex = root.moment >= 0 ? root.moment : list.count - 1
        Keys.onShortcutOverride: event => event.accepted = [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key)
        Keys.onReturnPressed: list.press()
        Keys.onEnterPressed: list.press()
        Keys.onSpacePressed: list.press()
        onMovementEnded: list.follow = list.atYEnd
        onCountChanged: ending.restart()
        onHeightChanged: ending.restart()
        Connections {
            target: root

            function onMomentChanged() {
                ending.restart()
            }
            // What somebody read stands in another match.
            function onSessionChanged() {
                list.follow = true
                ending.restart()
            }
        }
        Component.onCompleted: ending.restart()
        Accessible.role: Accessible.List
        Accessible.name: head.text
        T.ScrollBar.vertical: TkScrollBar { }

        // After all blocks of a move have come.
        Timer {
            id: ending

            interval: 1
            onTriggered: list.toEnd()
        }

        delegate: LogTurn {
            required property int index

            width: ListView.view.width - 6
            session: root.session
            stage: root.stage
            counted: !root.untilMoment
            end: root.end
            focused: list.activeFocus && ListView.isCurrentItem
            shown: index === root.moment
            moment: root.ply
            // It opens, or gets another line. Without a view it goes with its page.
            onHeightChanged: {
                const view = ListView.view
                if (view && (shown || index === view.count - 1))
                    ending.restart()
            }
        }
    }
}
