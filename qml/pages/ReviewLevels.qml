pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Pages
import Takujo.Ui

// Matches by these rules won against each level, with the range the true share lies in, and the level that suits
// next.
TkPanel {
    id: root

    required property var levels        // { level, matches, won, share, lower, upper }
    required property string next       // words for a level; empty = too few matches
    required property bool together
    required property int seats

    readonly property real fair: 1 / root.seats

    visible: root.levels.length > 0
    head: root.together ? qsTr("Achieved by level of the partners") : qsTr("Wins by level of the rivals")
    note: qsTr("line: 95 %")
    padding: 14

    Column {
        width: root.availableWidth
        spacing: 4

        Repeater {
            model: root.levels

            Item {
                id: row

                required property var modelData

                width: parent.width
                height: Theme.px(26)
                Accessible.role: Accessible.StaticText
                Accessible.name: Wording.about(row.modelData.level, qsTr("%1 of %2 won, between %3 % and %4 %").arg(row.modelData.won)
                    .arg(row.modelData.matches).arg(Math.round(100 * row.modelData.lower)).arg(Math.round(100 * row.modelData.upper)))

                TkText {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(96)
                    elide: Text.ElideRight
                    text: row.modelData.level
                }
                Rectangle {
                    id: track

                    x: Theme.px(102)
                    anchors.verticalCenter: parent.verticalCenter
                    width: count.x - x - 10
                    height: 10
                    radius: 5
                    color: Theme.sunk
                    border.width: Theme.highContrast ? 1 : 0
                    border.color: Theme.line2

                    Rectangle {
                        x: Math.round(row.modelData.lower * parent.width)
                        y: 3
                        width: Math.round((row.modelData.upper - row.modelData.lower) * parent.width)
                        height: 4
                        radius: 2
                        color: Theme.accent
                        opacity: 0.6
                    }
                    Rectangle {
                        visible: !root.together
                        x: Math.round(root.fair * parent.width)
                        y: -4
                        width: 1
                        height: 18
                        color: Theme.ink3
                    }
                    Rectangle {
                        x: Math.round(row.modelData.share * parent.width - width / 2)
                        y: -1
                        width: 12
                        height: 12
                        radius: 6
                        color: Theme.accent
                    }
                }
                TkText {
                    id: count

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(62)
                    horizontalAlignment: Text.AlignRight
                    role: "note"
                    text: qsTr("%1 of %2").arg(row.modelData.won).arg(row.modelData.matches)
                }
            }
        }
        TkText {
            width: parent.width
            visible: !root.together
            role: "caption"
            words: Wording.told([qsTr("An equal share of %1 players is %2 %.").arg(root.seats).arg(Math.round(100 * root.fair)),
                                 root.next.length > 0 ? qsTr("%1 is a good level for the next match.").arg(root.next) : ""])
        }
    }
}
