import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// A part of the turn: picture, number and name, what is done.
Column {
    id: root

    required property int index
    required property var part
    required property string mark
    property bool drawn: false

    signal clauseActivated(string clause)
    signal termActivated(string term)

    spacing: Theme.px(6)

    Timer {
        interval: 10 + 40 * root.index
        running: root.drawn && !scene.drawn
        onTriggered: scene.drawn = true
    }
    Rectangle {
        width: root.width
        // Two beside each other in a narrow window are wide enough without that height.
        height: Math.round(Math.min(root.width * 0.72, Theme.px(root.width > Theme.px(350) ? 150 : 178)))
        radius: Theme.radius
        color: Theme.table
        border.width: 1
        border.color: Theme.wellLine

        FigureView {
            id: view

            anchors.fill: parent
            anchors.margins: 1
            scene: scene
            cut: root.part.clip.length > 0 ? root.part.clip : scene.clip
        }
        // Where a table takes its time, for a box that is not empty for ever.
        TkText {
            id: wait

            anchors.centerIn: parent
            width: parent.width - 12
            horizontalAlignment: Text.AlignHCenter
            role: "caption"
            visible: !view.ready && !patience.running
            color: Theme.ink2
            words: qsTr("The picture is being drawn")
            Accessible.ignored: true

            Timer {
                id: patience

                interval: 300
                running: root.drawn
            }
        }
    }
    Row {
        spacing: 8

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(Theme.px(22), number.implicitWidth + Theme.px(10))
            height: Theme.px(22)
            radius: height / 2
            color: Theme.accent

            TkText {
                id: number

                anchors.centerIn: parent
                role: "chip"
                color: Theme.accentInk
                text: root.mark
                Accessible.ignored: true
            }
        }
        TkHeading {
            width: Math.min(implicitWidth, root.width - Theme.px(40))
            role: "barTitle"
            text: root.part.name
            Accessible.name: root.mark + " " + root.part.name
        }
    }
    LinkedText {
        width: root.width
        role: "note"
        color: root.part.changed ? Theme.shu : Theme.ink2
        words: root.part.html
        onTermActivated: term => root.termActivated(term)
        Accessible.role: Accessible.StaticText
        Accessible.name: root.part.text
    }
    ClauseLinks {
        clauses: root.part.clauses
        onActivated: clause => root.clauseActivated(clause)
    }
    // The last one: it goes after what looks at it.
    FigureScene {
        id: scene

        guide: App.guide
        figure: root.part.figure
    }
}
