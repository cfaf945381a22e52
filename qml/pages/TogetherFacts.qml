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

    // People's matches by these rules, this one among them; nothing where it is only looked at.
    readonly property var soFar: root.session && root.session === App.session ? App.soFar() : ({})

    signal momentChosen(int ply)

    spacing: 14

    Column {
        width: parent.width

        Item {
            width: parent.width
            height: Theme.px(34)

            TkHeading {
                id: head

                anchors.verticalCenter: parent.verticalCenter
                role: "prompt"
                text: qsTr("This match")
            }
            TkText {
                anchors.right: parent.right
                anchors.baseline: head.baseline
                visible: (root.soFar.matches ?? 0) > 1
                role: "caption"
                text: qsTr("%1 of %n match(es) won", "", root.soFar.matches ?? 0).arg(root.soFar.won ?? 0)
            }
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
    Column {
        width: parent.width

        TogetherCount {
            told: qsTr("Turns")
            count: root.story ? root.story.turns : 0
        }
        TogetherCount {
            visible: count > 0
            told: qsTr("Replaced")
            count: root.story ? root.story.replaced : 0
        }
    }
    TogetherWay {
        width: parent.width
        session: root.session
        onMomentChosen: ply => root.momentChosen(ply)
    }
    TogetherShares {
        width: parent.width
        session: root.session
    }
    TogetherBars {
        width: parent.width
        session: root.session
        onMomentChosen: ply => root.momentChosen(ply)
    }
    ResultTurning {
        width: parent.width
        visible: root.story !== null && root.story.turning.count > 0 && root.story.ending.count === 0 // told above
        session: root.session
        onMomentChosen: ply => root.momentChosen(ply)
    }
}
