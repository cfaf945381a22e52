pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// What is told of a match played together: its counts with their clauses, what each seat placed, how it
// grew, and the turns that told most. Seats stand in their order.
Column {
    id: root

    required property MatchSession session

    readonly property MatchStory story: root.session ? root.session.story : null

    signal momentChosen(int ply)

    spacing: 14

    Column {
        width: parent.width

        TkText {
            width: parent.width
            height: Theme.px(34)
            role: "prompt"
            text: qsTr("This match")
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Repeater {
            model: root.session ? root.session.outcome.rows : null

            ScoreRow {
                required adds
                required cells

                session: root.session
                labelWidth: root.width - columnWidth
                columnWidth: Theme.px(56)
                columns: 1
                onClauseActivated: clause => Nav.rulebook(root.session.info.gameId, clause)
            }
        }
    }
    TogetherShares {
        width: parent.width
        session: root.session
    }
    Column {
        width: parent.width
        spacing: 6

        TkText {
            width: parent.width
            role: "panelHead"
            text: qsTr("Progress over the turns")
        }
        ScoreGraph {
            implicitHeight: Theme.px(132)
            width: parent.width
            session: root.session
            onMomentChosen: ply => root.momentChosen(ply)
        }
    }
    ResultTurning {
        width: parent.width
        session: root.session
        onMomentChosen: ply => root.momentChosen(ply)
    }
}
