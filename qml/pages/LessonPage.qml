pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// A lesson: the table of the game with its scene, the step's words on a card, what it is about in the
// light.
TablePage {
    id: root

    readonly property Item focused: root.Window.activeFocusItem as Item
    // Whoever points sees no focus jump about; Enter means what has the ring all the same.
    readonly property bool pointing: root.focused === root.stage
                                     || (root.focused instanceof T.AbstractButton && !(root.focused as T.AbstractButton).visualFocus)
    property bool fresh: true           // nothing was pressed yet
    property string focusedFor: ""      // step and ring that the focus went to
    property Item focusedAt: null
    property string placedFor: ""       // what the card found its place beside
    property int heard: 0               // what came to the lesson, and before the last press
    property int heardBefore: 0
    readonly property bool unsettled: looks.running // the light is on its way

    // Presses what has the ring, as a click there would.
    function pressRing() {
        const item = light.ringed
        const piece = item as PieceItem
        const place = item as StagePress
        const button = item as T.AbstractButton
        const tab = item?.parent as StageTabs
        if (piece && piece.usable)
            piece.activate()
        else if (place && place.usable)
            place.activated()
        else if (button && button.enabled)
            button.clicked()
        else if (tab)
            tab.choose(item.index)
        else if (root.lesson.ring === "aim:")
            root.session.confirmDraft()
        else if (root.lesson.ring.startsWith("anchor:"))
            root.lesson.pressed(root.lesson.ring.slice(7))
    }

    // A press that meant nothing to the table is an answer too.
    function pressUnder(x: real, y: real) {
        const piece = root.lesson.asks ? finder.pieceUnder(x, y) : null
        if (piece && root.heard === root.heardBefore)
            root.lesson.pressed(piece.pieceId)
    }

    // To what has the ring, once for each step and each ring of it; to the button that goes on where nothing has.
    function focusRing() {
        const now = root.lesson.step + " " + root.lesson.ring + " " + root.lesson.asks
        const coming = root.lesson.ring.length > 0 && !light.ringed
        if ((now === root.focusedFor && light.ringed === root.focusedAt) || coming)
            return
        root.focusedFor = now
        root.focusedAt = light.ringed
        if (root.pointing && !root.fresh)
            root.stage.forceActiveFocus(Qt.MouseFocusReason)
        else if (light.ringed)
            light.ringed.forceActiveFocus(Qt.TabFocusReason)
        else
            card.nextButton.forceActiveFocus(Qt.TabFocusReason)
        root.fresh = false
    }

    // By keyboard what was shown is done next.
    function showRoute() {
        ghost.show(root.lesson.route, root.lesson.aim)
        if (!root.pointing && light.ringed)
            light.ringed.forceActiveFocus(Qt.TabFocusReason)
    }

    function look() {
        if (!root.lesson || !root.stage)
            return
        light.look()
        const placed = JSON.stringify([card.width, card.implicitHeight, root.ground, light.lights])
        if (placed !== root.placedFor) {
            root.placedFor = placed
            card.place = places.placeOf(Qt.size(card.width, card.implicitHeight), root.ground, light.lights, finder.pieces())
        }
        root.focusRing()
    }

    // Also after what changes has come to its place.
    function lookSoon() {
        looks.left = Theme.animationFactor > 0 ? 6 : 2
        looks.interval = 1
        looks.restart()
    }

    function tellGroups() {
        if (root.lesson && root.stage)
            root.lesson.byButton = root.stage.groupsByButton
    }

    lesson: App.lesson
    session: App.taught
    onLessonChanged: root.tellGroups()
    onEntered: root.lesson.asks ? root.pressRing() : card.goOn()
    onGroundChanged: root.lookSoon()
    onStageChanged: { // another lesson
        root.tellGroups()
        root.fresh = true
        root.focusedFor = ""
        root.lookSoon()
    }

    LessonFinder {
        id: finder

        page: root
        stage: root.stage
        promptBar: root.promptBar
    }
    LessonPlace {
        id: places
    }
    LessonBar {
        width: parent.width
        height: root.barHeight
        lesson: root.lesson
        compact: root.tall || root.width < 1000 * Theme.textScale
    }
    Repeater {
        model: root.tall ? 1 : 0

        Rectangle {
            y: root.barHeight + Theme.px(64)
            width: root.width
            height: Theme.px(40)
            color: Theme.surface

            LessonDots {
                anchors.centerIn: parent
                lesson: root.lesson
            }
        }
    }
    LessonLight {
        id: light

        anchors.fill: parent
        lesson: root.lesson
        finder: finder
        ground: root.ground
        onPressBegan: root.heardBefore = root.heard
        onTapped: (x, y) => Qt.callLater(root.pressUnder, x, y)
    }
    LessonPointer {
        card: Qt.rect(card.x, card.y, card.width, card.height)
        target: light.ringRect
    }
    LessonCard {
        id: card

        property point place: Qt.point(root.ground.x + 8, root.ground.y + 8)

        lesson: root.lesson
        x: card.place.x
        y: card.place.y
        width: Math.min(root.ground.width - 16, Theme.px(root.tall ? 944 : 420))
        height: implicitHeight
        onShown: root.showRoute()
        // The aim answers to its keys wherever the keyboard is in the lesson.
        Keys.forwardTo: root.lesson?.ring === "aim:" && root.stage?.aiming ? [root.stage.aiming] : []
        onClauseActivated: clause => root.rulebook(clause)
        onImplicitHeightChanged: root.lookSoon()
    }
    LessonGhost {
        id: ghost

        anchors.fill: parent
        finder: finder
    }
    NumberAnimation {
        id: rise

        target: card
        property: "opacity"
        from: 0
        to: 1
        duration: Theme.duration(180)
    }
    Timer {
        id: looks

        property int left: 0

        onTriggered: {
            root.look()
            looks.interval = Theme.animationFactor > 0 ? 60 : 20
            looks.left -= 1
            if (looks.left > 0)
                looks.start()
        }
    }
    Connections {
        target: root.lesson

        function onChanged() {
            root.heard += 1
            root.lookSoon()
        }
        function onStepped() {
            ghost.hide()
            if (Theme.animationFactor > 0)
                rise.restart()
            card.repeat()
        }
        function onDone() {
            if (App.playLesson())
                Nav.table()
        }
    }
    Connections {
        target: root.stage

        function onRested() {
            root.lookSoon()
        }
    }
    TkShortcut { action: "lessonBack"; onActivated: root.lesson.back() }
    TkShortcut { action: "lessonNext"; enabled: root.lesson !== null && !root.lesson.asks; onActivated: card.goOn() }
    TkShortcut { action: "lessonRepeat"; onActivated: card.repeat() }
}
