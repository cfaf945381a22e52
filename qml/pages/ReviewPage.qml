pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// After a match: how the chance to win went, and the moves that cost most, each to be tried again.
FocusScope {
    id: root

    readonly property MatchSession session: App.session
    readonly property ReviewModel review: root.session ? root.session.story.costly : null
    readonly property bool narrow: width < 1120 * Math.max(1, Theme.textScale * 0.9)
    readonly property int side: root.narrow ? 20 : Theme.marginPage
    readonly property real k: Math.min(1.5, Math.max(1, (width - 2 * root.side) / 1200))
    readonly property int count: root.review ? root.review.rows.count : 0
    // Of the language, and with this match once it is looked through.
    readonly property var past: App.language.length > 0 && root.review && root.review.done >= 0 ? App.pastReviews() : ({})
    property int chosen: 0

    function retryChosen() {
        if (root.count > 0 && root.session.kept)
            root.retry(root.review.rows.value(root.chosen, "ply"))
    }
    function retry(ply: int) {
        if (App.retryAt(ply))
            Nav.table()
    }
    // To the row before or after, which gets the focus.
    function step(by: int) {
        const row = rows.itemAt(Math.max(0, Math.min(root.count - 1, root.chosen + by))) as ReviewRow
        if (row)
            row.forceActiveFocus(Qt.TabFocusReason)
    }

    PageBar {
        id: bar

        width: parent.width
        backText: qsTr("To the result")
        title: root.session ? root.session.info.gameName : ""
        onBackClicked: Nav.back()
        chips: [
            TkChip { text: root.session ? root.session.info.rulesName : "" },
            TkChip { text: root.session ? qsTr("%n players", "", root.session.seatCount) : "" }
        ]

        ToolButton {
            iconName: "book"
            word: qsTr("Rules")
            key: ActionKeys.word("rulebook")
            onClicked: if (root.session) Nav.rulebook(root.session.info.gameId, "")
        }
    }
    TkScroll {
        y: bar.height
        width: parent.width
        height: parent.height - y
        contentHeight: body.height + 44

        Item {
            id: body

            x: Math.round((parent.width - width) / 2)
            y: 16
            width: Math.min(parent.width - 2 * root.side, Math.round(1200 * root.k))
            height: Math.max(left.height, right.y + right.height)

            Column {
                id: left

                width: root.narrow ? parent.width : Math.round((parent.width - 20) * 820 / 1180)
                spacing: 12

                TkPanel {
                    id: curvePanel

                    width: parent.width
                    head: root.review && root.review.lines.length === 1 && !root.review.together ? qsTr("Your chance to win") : qsTr("Chance to win")
                    note: qsTr("played out from what was seen then")

                    ReviewCurve {
                        implicitHeight: Math.round(Theme.px(190) * root.k)
                        width: curvePanel.availableWidth
                        review: root.review
                        seats: root.session ? root.session.seatCount : 2
                        chosen: root.chosen
                        onMoveChosen: row => root.chosen = row
                    }
                }
                TkPanel {
                    id: list

                    width: parent.width
                    head: qsTr("The moves that cost most")
                    note: root.review && root.review.ready ? qsTr("each played out %1 times both ways, on fresh deals").arg(root.review.trials) : ""

                    Column {
                        width: list.availableWidth
                        Accessible.role: Accessible.List
                        Accessible.name: list.head

                        Repeater {
                            id: rows

                            model: root.review ? root.review.rows : null

                            ReviewRow {
                                width: list.availableWidth
                                session: root.session
                                chosen: index === root.chosen
                                whose: root.review.lines.length !== 1 || root.review.together
                                retries: root.session !== null && root.session.kept
                                onClicked: root.chosen = index
                                onRetried: root.retry(ply)
                                onClauseActivated: clause => Nav.rulebook(root.session.info.gameId, clause)
                            }
                        }
                        TkProgress {
                            width: parent.width
                            visible: root.review !== null && !root.review.ready
                            label: qsTr("The match is looked through…")
                            value: root.review ? root.review.done : 0
                            total: root.review ? root.review.total : 0
                        }
                        TkText {
                            width: parent.width
                            visible: root.review !== null && (!root.review.ready || root.count === 0)
                            role: "note"
                            words: root.review && root.review.ready ? qsTr("No other move was found to be better than the ones played. The replay shows every moment again.")
                                                                   : qsTr("Every decision is looked at again, with what could be seen then. That takes a while.")
                        }
                    }
                }
            }
            Column {
                id: right

                x: root.narrow ? 0 : left.width + 20
                y: root.narrow ? left.height + 12 : 0
                width: parent.width - x
                spacing: 12

                ReviewFacts {
                    width: parent.width
                    visible: root.review !== null && root.review.ready
                    review: root.review
                }
                ReviewTrend {
                    width: parent.width
                    costs: root.past.costs ?? []
                }
                ReviewLevels {
                    width: parent.width
                    levels: root.past.levels ?? []
                    next: root.past.next ?? ""
                    together: root.review !== null && root.review.together
                    seats: root.session ? root.session.seatCount : 2
                }
                TkText {
                    width: parent.width
                    visible: root.count > 0
                    role: "caption"
                    words: qsTr("Trying again is practice of its own: this record stays as it is.")
                }
            }
        }
    }
    Keys.onEscapePressed: Nav.back()
    Keys.onUpPressed: root.step(-1)
    Keys.onDownPressed: root.step(1)
    Keys.onReturnPressed: root.retryChosen()
    Keys.onEnterPressed: root.retryChosen()
    onCountChanged: root.chosen = 0
    Component.onCompleted: {
        root.forceActiveFocus()
        if (!root.session)
            return
        root.session.tellStory()
        root.review.open()
    }
}
