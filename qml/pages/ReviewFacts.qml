pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The decisions of the match in three numbers, by the short searches.
TkPanel {
    id: root

    required property ReviewModel review

    readonly property var facts: root.review ? [
        [String(root.review.decided), qsTr("decisions")],
        [root.review.judged > 0 ? root.review.nearBest + " / " + root.review.judged : "–", qsTr("as good as the best found")],
        [root.review.judged > 0 ? root.review.meanCost.toFixed(1) : "–", qsTr("average loss per decision (rating 0 to 100)")]
    ] : []

    head: qsTr("Decisions")
    padding: 14

    Column {
        width: root.availableWidth
        spacing: 6

        Row {
            id: row

            width: parent.width
            spacing: 10

            Repeater {
                model: root.facts

                Column {
                    id: fact

                    required property var modelData

                    width: (row.width - 2 * row.spacing) / 3
                    Accessible.role: Accessible.StaticText
                    Accessible.name: Wording.about(fact.modelData[1], fact.modelData[0])

                    TkText {
                        width: parent.width
                        role: "title"
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 12
                        text: fact.modelData[0]
                    }
                    TkText {
                        width: parent.width
                        role: "caption"
                        words: fact.modelData[1]
                    }
                }
            }
        }
        TkText {
            width: parent.width
            visible: root.review !== null && root.review.untried > 0
            role: "caption"
            words: root.review ? qsTr("%n decision(s) could be compared only by playing the match out.", "", root.review.untried) : ""
        }
    }
}
