pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The score sheet by clause, and what to do next.
FocusScope {
    id: root

    readonly property MatchSession session: App.session
    readonly property bool narrow: width < 1120 * Math.max(1, Theme.textScale * 0.9)
    readonly property bool over: root.session !== null && root.session.finished
    readonly property int side: root.narrow ? 20 : Theme.marginPage
    readonly property real k: Math.min(1.5, Math.max(1, (width - 2 * root.side) / 1200))

    // One that began with a position can be neither saved nor dealt again.
    readonly property bool kept: root.session !== null && root.session.kept
    readonly property bool together: root.session !== null && root.session.story.lines.length === 1

    // Who played together sees the table as a scene, where there is room for it.
    readonly property bool scenic: root.over && root.session.info.cooperative && !root.narrow
    property bool crests: true          // of who placed it, in that scene

    // The last move is the table as it stands: nothing to look back at.
    function look(ply: int) {
        if (ply < root.session.ply)
            root.session.cursor.lookAt(ply)
        else
            Nav.go("table")
    }

    function again() {
        if (App.rematch())
            Nav.table()
    }

    function sameDeal() {
        if (App.sameDeal())
            Nav.table()
    }

    function enlarge() { large.show("BoardPopup", { session: root.session }) }
    function replay() {
        if (App.replaySession())
            Nav.table()
    }

    PageBar {
        id: bar

        width: parent.width
        backText: root.over ? qsTr("To the shelf") : qsTr("To the table")
        title: root.session ? root.session.info.gameName : ""
        onBackClicked: root.over ? Nav.home() : Nav.back()
        chips: [
            TkChip { text: root.session ? root.session.info.rulesName : "" },
            TkChip { text: root.session ? qsTr("%n players", "", root.session.seatCount) : "" },
            TkChip { visible: root.session !== null && root.session.practice; tint: "warn"; text: qsTr("practice") }
        ]

        ToolButton {
            iconName: "eye"
            word: qsTr("Review")
            key: ActionKeys.word("review")
            visible: root.over && !root.scenic
            onClicked: Nav.go("review")
        }
        ToolButton {
            iconName: "eye"
            word: root.crests ? qsTr("Hide who placed it") : qsTr("Who placed it")
            key: ActionKeys.word("placers")
            visible: root.scenic
            onClicked: root.crests = !root.crests
        }
        ToolButton {
            iconName: "export"
            word: qsTr("Save a copy…")
            key: ActionKeys.word("save")
            visible: root.kept
            onClicked: App.saveDialog()
        }
        ToolButton {
            iconName: "book"
            word: qsTr("Rules")
            key: ActionKeys.word("rulebook")
            onClicked: if (root.session) Nav.rulebook(root.session.info.gameId, "")
        }
    }
    SaveBanner {
        id: saving

        y: bar.height
        width: parent.width
    }
    TkScroll {
        id: scroll

        y: bar.height + saving.height
        width: parent.width
        height: foot.y - y
        visible: !root.scenic
        contentHeight: body.height + 44

        Item {
            id: body

            x: Math.round((parent.width - width) / 2)
            y: 24
            width: Math.min(parent.width - 2 * root.side, Math.round(1200 * root.k))
            height: childrenRect.height

            ResultBanner {
                id: banner

                width: column.width
                most: root.together ? 190 : scroll.height - sheet.height - body.y - 24
                k: root.k
                session: root.session
            }
            // Together the table is the result itself: then it stands above the sheet.
            ResultBoard {
                id: board

                // Beside the sheet where both have room.
                readonly property bool beside: !root.together && column.width >= (root.session && root.session.seatCount > 3 ? 1000 : 800) * Theme.textScale && board.ratio < 1.4

                y: banner.height + 12 + (root.together || board.beside ? 0 : sheet.height + 12)
                width: board.beside ? Math.round(column.width * 0.3) : board.ratio < 1.4 ? Math.min(column.width, 460) : column.width
                sources: sheet.sources
                session: root.session
                onActivated: root.enlarge()
            }
            Item {
                id: column

                width: root.narrow ? parent.width : Math.round((parent.width - 20) * 820 / 1180)
            }
            ScoreSheet {
                id: sheet

                x: board.beside ? board.width + 12 : 0
                y: banner.height + 12 + (root.together ? board.height + 12 : 0)
                width: column.width - x
                k: root.k
                session: root.session
                onClauseActivated: clause => Nav.rulebook(root.session.info.gameId, clause)
            }
            Column {
                x: root.narrow ? 0 : column.width + 20
                y: root.narrow ? Math.max(sheet.y + sheet.height, board.y + board.height) + 12 : 0
                width: parent.width - x
                spacing: 12

                TkPanel {
                    id: points

                    width: parent.width
                    head: root.together ? qsTr("Progress over the turns") : qsTr("Points over the turns")
                    note: root.over ? qsTr("as everybody could see them") : qsTr("as far as this seat can know")

                    ScoreGraph {
                        implicitHeight: Theme.px(124 * (root.k > 1.2 ? 1.6 : 1))
                        width: points.availableWidth
                        session: root.session
                        onMomentChosen: ply => root.look(ply)
                    }
                }
                ResultTurning {
                    width: parent.width
                    session: root.session
                    onMomentChosen: ply => root.look(ply)
                }
                ResultBalance {
                    width: parent.width
                    // A game whose play-outs are slow has no estimate.
                    visible: root.over && !root.together && (root.session.story.luck.running || root.session.story.luck.rows.count > 0)
                    session: root.session
                }
                TkText {
                    width: parent.width
                    visible: !foot.fits
                    role: "note"
                    color: Theme.ink2
                    words: foot.dealText
                }
            }
        }
    }
    Repeater {
        model: root.scenic ? 1 : 0

        TogetherEnd {
            y: scroll.y
            width: root.width
            height: root.height - y
            crests: root.crests
            session: root.session
            onAgain: root.again()
            onSameDeal: root.sameDeal()
            onReplay: root.replay()
            onReview: Nav.go("review")
            onMomentChosen: ply => root.look(ply)
        }
    }
    ResultFoot {
        id: foot

        visible: !root.scenic
        y: parent.height - height
        width: parent.width
        side: root.side
        over: root.over
        session: root.session
        onAgain: root.again()
        onSameDeal: root.sameDeal()
        onReplay: root.replay()
    }
    PressGuard {
        anchors.fill: parent
    }
    // Whoever plays the last move with Enter may press it once more: after a match it does nothing here.
    Keys.onReturnPressed: if (!root.over) Nav.back()
    Keys.onEnterPressed: if (!root.over) Nav.back()
    Keys.onEscapePressed: if (!Nav.uncalled) root.over ? Nav.home() : Nav.back()
    Component.onCompleted: {
        root.forceActiveFocus()
        if (root.session)
            root.session.tellStory()
    }
    ResultKeys { page: root }
    LazyPopup { id: large }
    // A moment leads back to the table.
    Connections {
        target: root.session

        function onChanged() {
            if (root.session && !root.session.cursor.live)
                Nav.go("table")
        }
    }
}
