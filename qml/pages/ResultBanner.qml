pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The result in one sentence on the colours of who won.
Rectangle {
    id: root

    required property MatchSession session
    property real k: 1                  // of a large window
    property int most: 256              // high: the sum of the sheet below is to be seen

    readonly property OutcomeModel outcome: root.session ? root.session.outcome : null
    readonly property bool over: root.outcome !== null && root.outcome.finished
    readonly property bool together: root.session !== null && root.session.info.cooperative
    readonly property bool wide: root.width >= 700
    readonly property list<int> winners: root.outcome && root.outcome.finished ? root.outcome.winners : []
    readonly property bool coloured: root.over && (root.together || root.winners.length > 0) && !Theme.highContrast
    readonly property color words: root.coloured ? Theme.cardFace : Theme.ink
    // Who won together has a warm evening, who lost together a cold one.
    readonly property color from: !root.together ? root.deep(0)
                                  : root.winners.length > 0 ? Qt.darker(Theme.pieceColor("purple"), 1.6) : Qt.darker(Theme.pieceColor("blue"), 3.4)
    readonly property color to: root.together ? root.from : root.deep(root.winners.length - 1)
    readonly property color begin: Qt.darker(root.from, 2.1)
    readonly property color end: root.winners.length > 1 ? root.to : Qt.lighter(root.to, 1.15)

    // The seat's colour as a ground for light words: light ones are darkened. The first darker() changes
    // nothing: it makes a colour of what may still be its name.
    function deep(index: int): color {
        const body = Qt.darker(Theme.seatColor(root.session && root.coloured ? root.session.seats.value(root.winners[index], "colour") ?? 0 : 0), 1)
        const light = 0.3 * body.r + 0.59 * body.g + 0.11 * body.b
        return Qt.darker(body, 1 + 1.7 * Math.max(0, light - 0.25))
    }

    // By how much one seat won, and against whom; together, what it means for everybody.
    function margin(): string {
        if (root.winners.length !== 1 || root.together)
            return root.outcome.meaning
        const totals = root.outcome.totals
        const first = root.winners[0]
        let next = -Infinity
        let names = []
        for (let seat = 0; seat < totals.length; ++seat) {
            if (seat === first || totals[seat] < next)
                continue
            names = totals[seat] > next ? [] : names
            next = totals[seat]
            names.push(root.session.seatName(seat))
        }
        const lead = totals[first] - next
        const whom = Wording.names(names)
        return lead > 0 ? qsTr("%n points ahead of %1", "", lead).arg(whom) : lead === 0 ? qsTr("Level on points with %1: what breaks a tie decided").arg(whom) : ""
    }

    implicitHeight: Math.max(Theme.px(112), sentences.height + 32, root.wide && root.over ? Math.max(166, Math.min(256 * root.k, root.most, Math.round(root.width * 5 / 16))) : 0)
    radius: Theme.radiusPanel
    color: root.coloured ? root.begin : Theme.highContrast ? Theme.surface : Theme.accentSoft
    border.width: root.coloured ? 0 : Theme.edge
    border.color: Theme.highContrast ? Theme.line2 : Theme.line

    // The software renderer draws no smooth corners with a gradient: the ends are of one colour.
    Rectangle {
        anchors.right: parent.right
        width: 2 * root.radius
        height: parent.height
        radius: root.radius
        visible: root.coloured && !art.visible
        color: root.end
    }
    Rectangle {
        x: root.radius
        width: parent.width - 2 * root.radius
        height: parent.height
        visible: root.coloured && !art.visible
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: root.begin }
            GradientStop { position: 0.55; color: Qt.darker(root.from, 1.15) }
            GradientStop { position: 1; color: root.end }
        }
    }
    // The picture of the box behind the podium, darkened towards the words.
    // Its printed frame stays outside.
    Item {
        id: art

        anchors.right: parent.right
        width: Math.round(parent.width * 0.56)
        height: parent.height
        visible: root.coloured && root.wide
        clip: true

        Image {
            // What a cover is about lies in its upper third.
            x: -Math.round(parent.width * 0.06)
            y: Math.round(Math.max(parent.height - height, Math.min(0, parent.height / 2 - 0.24 * height)))
            width: parent.width - 2 * x
            height: Math.max(parent.height, Math.round(width * implicitHeight / Math.max(1, implicitWidth)))
            fillMode: Image.PreserveAspectCrop
            sourceSize.width: 720
            source: art.visible ? root.session.info.cover : ""
            Accessible.ignored: true
        }
    }
    Rectangle {
        x: art.x
        width: art.width
        height: parent.height
        visible: art.visible
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: root.begin }
            GradientStop { position: 0.28; color: Qt.alpha(root.begin, 0.82) }
            GradientStop { position: 0.7; color: Qt.alpha(root.begin, 0.25) }
            GradientStop { position: 1; color: Qt.alpha(root.begin, 0.4) }
        }
    }
    Column {
        id: sentences

        x: 34
        anchors.verticalCenter: parent.verticalCenter
        width: discs.x - x - 16

        Row {
            height: visible ? 36 : 0
            visible: root.winners.length > 0
            spacing: 10

            Image {
                width: 30
                height: 30
                sourceSize.width: 30
                sourceSize.height: 30
                source: Theme.art("trophy-1.svg")
                Accessible.ignored: true
            }
            TkText {
                height: 30
                color: root.words
                opacity: 0.86
                text: root.session ? qsTr("%n turn(s)", "", root.session.story.turns) : ""
            }
        }
        TkHeading {
            width: parent.width
            role: "display"
            color: root.words
            words: !root.outcome ? "" : root.outcome.finished ? root.outcome.headline : qsTr("The standing so far")
        }
        TkText {
            width: parent.width
            visible: text.length > 0
            color: root.coloured ? root.words : Theme.ink2
            opacity: root.coloured ? 0.86 : 1
            words: !root.outcome ? "" : root.outcome.finished ? root.margin() : qsTr("As far as this seat can know.")
        }
    }
    Item {
        id: discs

        anchors.right: parent.right
        anchors.rightMargin: 28
        anchors.bottom: parent.bottom
        width: podium.count > 0 ? podium.itemAt(0).width : crests.width
        height: podium.count > 0 ? Math.min(parent.height - 8, podium.itemAt(0).height) : parent.height

        Repeater {
            id: podium

            model: root.wide && root.over && !root.together ? 1 : 0

            ResultPodium {
                width: implicitWidth
                height: implicitHeight
                y: parent ? parent.height - height : 0
                session: root.session
            }
        }
        // Together all of them, against each other where there is no room for steps.
        Row {
            id: crests

            anchors.verticalCenter: parent.verticalCenter
            visible: podium.count === 0
            spacing: root.together ? 10 : -14

            Repeater {
                model: !root.over || podium.count > 0 ? [] : root.together ? root.session.seatCount : root.winners

                Rectangle {
                    id: crest

                    required property var modelData

                    width: root.wide ? 68 : 52
                    height: width
                    radius: width / 2
                    color: root.coloured ? root.words : "transparent"
                    opacity: root.together && root.winners.length === 0 ? 0.7 : 1

                    TkSeatDisc {
                        anchors.centerIn: parent
                        size: parent.width - 4
                        seat: root.session ? root.session.seats.value(crest.modelData, "colour") ?? 0 : 0
                    }
                }
            }
        }
    }
}
