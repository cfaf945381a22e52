pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// A figure of the rulebook as a card: drawing, number and name, caption, clause, "try it".
Rectangle {
    id: root

    required property string figure
    required property int index
    property bool seen: false           // near enough to be drawn
    property int tallest: 0             // card of the row

    readonly property int needed: words.y + words.implicitHeight + Theme.px(12) + tryIt.height + Theme.px(10)

    signal clauseActivated(string clause)
    signal tried()

    height: root.tallest
    radius: Theme.radiusPanel
    color: Theme.surface
    border.width: Theme.edge
    border.color: Theme.line
    Accessible.role: Accessible.Graphic
    Accessible.name: Wording.filled(qsTr("Figure %1. %2. %3"), [scene.number, scene.name, scene.text])

    // One table after the other: the page moves meanwhile.
    Timer {
        interval: 20 + 60 * root.index
        running: root.seen && !scene.drawn
        onTriggered: scene.drawn = true
    }
    FigureView {
        id: view

        x: 1
        y: 1
        width: parent.width - 2
        height: Theme.px(186)
        scene: scene
    }
    Column {
        id: words

        x: Theme.px(12)
        y: view.y + view.height + Theme.px(10)
        width: parent.width - 2 * x
        spacing: 4

        TkText {
            width: parent.width
            role: "strong"
            words: qsTr("Figure %1").arg(scene.number) + "  " + scene.name
            Accessible.ignored: true
        }
        TkText {
            width: parent.width
            role: "note"
            color: Theme.ink2
            words: scene.text
            Accessible.ignored: true
        }
        TkText {
            width: parent.width
            visible: !scene.fits
            role: "caption"
            words: qsTr("Shown by the standard rules.")
        }
    }
    Flow {
        x: Theme.px(12)
        width: tryIt.x - x - 8
        anchors.verticalCenter: tryIt.verticalCenter
        spacing: 6

        Repeater {
            model: scene.clauses

            TkLink {
                required property string modelData

                text: modelData
                onClicked: root.clauseActivated(modelData)
            }
        }
    }
    TkButton {
        id: tryIt

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(10)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(10)
        size: 28
        iconName: "play"
        text: qsTr("Try it on the table")
        onClicked: root.tried()
    }
    // The last one: it goes after what looks at it.
    FigureScene {
        id: scene

        guide: App.guide
        figure: root.figure
    }
}
