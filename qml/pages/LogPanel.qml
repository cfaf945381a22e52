pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// What happened, newest below. A row leads to that moment of the match.
Item {
    id: root

    required property MatchSession session
    property bool headed: true
    property TableStage stage: null     // whose pieces the lines show; null: words alone
    property bool untilMoment: false    // nothing of what came later

    // The last row of the moment looked at; -1 = now.
    readonly property int moment: {
        if (!root.session || root.session.cursor.live)
            return -1
        let row = root.session.log.count - 1
        while (row > 0 && root.session.log.value(row, "ply") > root.session.cursor.ply)
            --row
        return row
    }
    readonly property int shownPly: root.moment < 0 ? -1 : root.session.log.value(root.moment, "ply")

    signal clauseActivated(string clause)

    TkText {
        id: head

        visible: root.headed
        height: root.headed ? Theme.px(24) : 0
        role: "panelHead"
        text: qsTr("Log")
        Accessible.role: Accessible.Heading
        Accessible.name: text
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
            if (root.moment >= 0) {
                list.positionViewAtIndex(root.moment, ListView.Contain)
                const row = root.untilMoment ? list.itemAtIndex(root.moment) : null
                if (row)
                    list.showAbove(row)
            }
            else if (list.follow)
                list.positionViewAtEnd()
        }

        // The rows behind it have no height: it is the last one in sight. Where the list begins is known
        // only when the rows above are made.
        function showAbove(row: Item) {
            list.contentY = row.y + row.height - list.height
            list.forceLayout()
            list.contentY = Math.max(list.originY, list.contentY)
        }

        y: head.height + (root.headed ? 4 : 0)
        width: parent.width
        height: parent.height - y
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        spacing: root.untilMoment ? 0 : 1
        model: root.session ? root.session.log : null
        highlightMoveDuration: 0
        keyNavigationEnabled: true
        onMovementEnded: list.follow = list.atYEnd
        onCountChanged: ending.restart()
        onHeightChanged: ending.restart()
        Connections {
            target: root

            function onMomentChanged() {
                ending.restart()
            }
        }
        Component.onCompleted: ending.restart()
        Accessible.role: Accessible.List
        Accessible.name: head.text
        T.ScrollBar.vertical: TkScrollBar { }

        // After all rows of a move have come.
        Timer {
            id: ending

            interval: 1
            onTriggered: list.toEnd()
        }

        delegate: LogRow {
            width: ListView.view.width - 6
            visible: !root.untilMoment || root.moment < 0 || ply <= root.session.cursor.ply
            height: visible ? implicitHeight : 0
            session: root.session
            stage: root.stage
            shown: root.shownPly >= 0 && root.shownPly === ply
            onClauseActivated: clause => root.clauseActivated(clause)
        }
    }
}
