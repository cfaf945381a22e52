pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import QtTest
import Takujo.Probe
import Takujo.Ui

Item {
    id: root

    property string chosen: ""
    property int choice: 0

    width: 640
    height: 480

    Column {
        spacing: 12

        TkButton { id: button; text: "Place" }
        TkButton { id: dead; text: "Undo"; enabled: false; why: "Nothing to undo" }
        TkSegment { id: segment; model: ["a", "b", "c"]; currentIndex: root.choice; onActivated: index => root.choice = index }
        TkTextField { id: field; text: "old"; label: "name" }
        TkComboBox { id: combo; model: ["one", "two", "three"] }
        TkSpin { id: spin; from: 0; to: 20; value: 6 }
        TkSwitch { id: toggle; text: "switch" }
        TkSlider { id: slider; to: 10; stepSize: 1; value: 4; label: "volume" }
        TkPanel { id: panel; width: 160; head: "A long head line"; note: "and a long note" }
        TkTextArea { id: area; width: 200; height: 60; label: "document" }
    }
    TkDialog {
        id: dialog

        title: "Leave?"
        sentence: "The record is kept."
        safeText: "Stay"
        actionText: "Leave"

        TkTextField { id: inside; width: parent.width; label: "reason" }
    }
    TkMenu {
        id: menu

        TkMenuItem { text: "Open"; onTriggered: root.chosen = text }
        TkMenuItem { text: "Save"; keyText: "Ctrl+S"; onTriggered: root.chosen = text }
    }
    Repeater {
        model: 2

        // Controls with inner delegates must also work inside delegates (Qt 6.4 bound components).
        Item {
            id: nested

            required property int index

            x: 400
            y: 200 + 60 * index
            width: 100
            height: 40

            TkSegment { model: ["x", "y"] }
            TkLevelBars { level: nested.index + 1 }
            TkHint { control: nested; pinned: true; tip: "nested" }
        }
    }

    TestCase {
        name: "controls"
        when: windowShown

        Component { id: spyMaker; SignalSpy { } }
        Component {
            id: rows

            Row {
                id: row

                property bool wanted: false

                Item { width: 10; height: 10 }
                MadeLater {
                    wanted: row.wanted

                    Item { width: 10; height: 10; visible: row.wanted }
                }
                Item { width: 10; height: 10 }
            }
        }
        SignalSpy { id: clicks; target: button; signalName: "clicked" }
        SignalSpy { id: commits; target: field; signalName: "committed" }
        SignalSpy { id: activations; target: segment; signalName: "activated" }
        SignalSpy { id: safe; target: dialog; signalName: "rejected" }
        SignalSpy { id: leave; target: dialog; signalName: "accepted" }

        function init() {
            Theme.animationFactor = 0
            Theme.textScale = 1
            Theme.mode = "day"
            for (const spy of [clicks, commits, activations, safe, leave])
                spy.clear()
        }

        function test_buttonByMouseSpaceAndEnter() {
            mouseClick(button)
            field.forceActiveFocus()
            button.forceActiveFocus(Qt.TabFocusReason)
            verify(button.visualFocus)
            keyClick(Qt.Key_Space)
            keyClick(Qt.Key_Return)
            compare(clicks.count, 3)
            keyClick(Qt.Key_Enter, Qt.KeypadModifier)
            compare(clicks.count, 4)
        }

        // Made when it is first wanted, between its siblings, and kept.
        function test_madeLater() {
            const row = createTemporaryObject(rows, root)
            compare(row.width, 20)
            row.wanted = true
            tryCompare(row, "width", 30)
            compare(row.children[2].width, 10)
            compare(row.children[2].x, 10)
            row.wanted = false
            tryCompare(row, "width", 20)
            compare(row.children.length, 4)
        }

        function test_disabledButtonSaysWhy() {
            mouseMove(dead, dead.width / 2, dead.height / 2)
            const shown = () => {
                for (let i = 0; i < dead.data.length; ++i) {
                    if (dead.data[i] instanceof TkHint && dead.data[i].over)
                        return dead.data[i].words
                }
                return ""
            }
            tryVerify(() => shown() === "Nothing to undo")
            mouseMove(root, 600, 470)
            tryVerify(() => shown() === "")
        }

        function test_segmentByArrowAndMouse() {
            root.choice = 0
            segment.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Right)
            compare(segment.currentIndex, 1)
            keyClick(Qt.Key_Left)
            keyClick(Qt.Key_Left)
            compare(segment.currentIndex, 0)
            mouseClick(segment, segment.width - 6, segment.height / 2)
            compare(segment.currentIndex, 2)
            compare(activations.count, 3)
            root.choice = 1
            compare(segment.currentIndex, 1, "still bound")
        }

        function test_fieldCommitsOnceAndEscapeRestores() {
            field.text = "old"
            field.forceActiveFocus()
            field.selectAll()
            keyClick(Qt.Key_N)
            compare(commits.count, 0)
            keyClick(Qt.Key_Return)
            button.forceActiveFocus()
            compare(commits.count, 1)
            compare(commits.signalArguments[0][0], "n")
            field.forceActiveFocus()
            keyClick(Qt.Key_X)
            keyClick(Qt.Key_Escape)
            compare(field.text, "n")
            compare(commits.count, 1)
        }

        // A letter that is a pair came in halves where its second half was one too many.
        function test_fieldTakesNoHalfOfALetter() {
            inside.text = "abcd\uD83D\uDE00"
            inside.selectAll()
            inside.copy()
            field.text = ""
            field.maximumLength = 5
            field.forceActiveFocus()
            field.paste()
            compare(field.text, "abcd")
            field.maximumLength = 6
            field.selectAll()
            field.paste()
            compare(field.text, "abcd\uD83D\uDE00")
            field.maximumLength = 32767
            field.text = "n"
        }

        // Whatever was typed and given up, the field goes on following what it shows.
        function test_fieldFollowsAfterEscape() {
            button.forceActiveFocus()
            field.text = Qt.binding(() => root.chosen)
            const before = field.text
            field.forceActiveFocus()
            keyClick(Qt.Key_X)
            verify(field.text !== before)
            keyClick(Qt.Key_Escape)
            compare(field.text, before)
            root.chosen = "others"
            compare(field.text, "others")
            field.text = "n"
        }

        // A name of somebody else, or set by the program, is read from its first letter.
        function test_fieldNobodyEditsShowsItsBeginning() {
            button.forceActiveFocus()
            field.text = "a text that is longer than its field is wide"
            compare(field.cursorPosition, 0)
            field.forceActiveFocus()
            keyClick(Qt.Key_End)
            verify(field.cursorPosition > 0)
            button.forceActiveFocus()
            compare(field.cursorPosition, 0)
            field.text = "n"
        }

        function test_areaMarksATextAndTabLeavesIt() {
            area.show("one\n二 3\n")
            area.forceActiveFocus()
            keyClick(Qt.Key_X)
            compare(area.text, "xone\n二 3\n")
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            compare(area.text, "one\n二 3\n")
            area.mark(6, 1)
            keyClick(Qt.Key_N)
            compare(area.text, "one\n二 n\n")
            keyClick(Qt.Key_Tab)
            verify(!area.activeFocus)
            compare(area.text, "one\n二 n\n")
        }

        function test_comboByKeyboard() {
            combo.currentIndex = 0
            combo.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Down)
            compare(combo.currentText, "two")
            keyClick(Qt.Key_Space)
            tryVerify(() => combo.popup.opened)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            tryVerify(() => !combo.popup.visible)
            compare(combo.currentText, "three")
        }

        function test_spinByKeysAndTyping() {
            spin.value = 6
            spin.forceActiveFocus()
            keyClick(Qt.Key_Up)
            compare(spin.value, 7)
            spin.contentItem.selectAll()
            keyClick(Qt.Key_1)
            keyClick(Qt.Key_2)
            keyClick(Qt.Key_Return)
            compare(spin.value, 12)
            mouseClick(spin, 8, spin.height / 2)
            compare(spin.value, 11)
        }

        function test_comboIsAsWideAsItsWidestChoice() {
            combo.model = ["one"]
            const narrow = combo.implicitWidth
            combo.model = ["one", "a choice with many more letters"]
            verify(combo.implicitWidth > narrow)
            combo.model = ["one", "two", "three"]
        }

        function test_switchBySpace() {
            toggle.checked = false
            toggle.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Space)
            verify(toggle.checked)
        }

        function test_menuByKeyboard() {
            menu.open()
            tryVerify(() => menu.opened)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(root.chosen, "Save")
            tryVerify(() => !menu.visible)
        }

        function test_dialogHoldsMoreAndGrowsWithIt() {
            dialog.open()
            tryVerify(() => dialog.opened)
            verify(inside.width > 250)
            verify(dialog.height > 150)
            const narrow = dialog.width
            dialog.title = "A question that needs quite a bit more room?"
            verify(dialog.width > narrow)
            verify(dialog.width <= 480)
            dialog.title = "Leave?"
            dialog.close()
            tryVerify(() => !dialog.visible)
        }

        function test_dialogEscapeIsTheSafeChoice() {
            dialog.open()
            tryVerify(() => dialog.opened)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !dialog.visible)
            compare(safe.count, 1)
            compare(leave.count, 0)
        }

        function test_dialogEnterTakesTheFocusedAction() {
            dialog.destructive = false
            dialog.open()
            tryVerify(() => dialog.opened)
            keyClick(Qt.Key_Return)
            tryVerify(() => !dialog.visible)
            compare(leave.count, 1)
            dialog.destructive = true
            dialog.open()
            tryVerify(() => dialog.opened)
            keyClick(Qt.Key_Return)
            tryVerify(() => !dialog.visible)
            compare(safe.count, 1)
        }

        function test_screenReaderNamesAndActions() {
            compare(Probe.name(button), "Place")
            verify(Probe.act(button, "Press"))
            compare(clicks.count, 1)
            toggle.checked = false
            verify(Probe.act(toggle, "Press"))
            verify(toggle.checked)
            slider.value = 4
            verify(Probe.act(slider, "Increase"))
            compare(slider.value, 5)
            verify(Probe.act(combo, "Press"))
            tryVerify(() => combo.popup.opened)
            combo.popup.close()
        }

        function test_disabledIsNotPressedByScreenReader() {
            const spy = createTemporaryObject(spyMaker, root, { target: dead, signalName: "clicked" })
            Probe.act(dead, "Press")
            compare(spy.count, 0)
        }

        function test_openCompositionCommitsNothing() {
            field.text = ""
            field.forceActiveFocus()
            Probe.compose(field, "あおい", "")
            compare(field.preeditText, "あおい")
            compare(commits.count, 0)
            field.commit()
            compare(commits.count, 0)
            Probe.compose(field, "", "葵")
            compare(field.text, "葵")
            keyClick(Qt.Key_Return)
            compare(commits.count, 1)
            compare(commits.signalArguments[0][0], "葵")
        }

        function test_textScaleGrowsControls() {
            const before = button.implicitWidth
            Theme.textScale = 2
            compare(button.implicitHeight, 72)
            verify(button.implicitWidth > 1.7 * before)
            verify(panel.implicitHeight > 0)
        }

        function test_panelHeadDropsItsNoteWhenNarrow() {
            panel.width = 400
            const wide = panel.topPadding
            panel.width = 160
            verify(panel.topPadding > wide)
        }

        function test_themeFollowsMode() {
            compare(String(Theme.accent), "#23407f")
            compare(String(Theme.onAccent), "#ffffff")
            Theme.mode = "hcDark"
            compare(String(Theme.accent), "#ffd84a")
            compare(String(Theme.onAccent), "#000000")
            compare(Theme.ring, 6)
            verify(String(Theme.seatArt(Theme.art("coin-seat-"), 2)).endsWith("/art/coin-seat-wakaba.svg"))
        }

        function test_reducedMotionIsAShortFade() {
            Theme.animationFactor = 1
            Theme.reducedMotion = true
            compare(Theme.durPage, 120)
            compare(Theme.travel(8), 0)
            Theme.reducedMotion = false
            compare(Theme.durPage, 200)
            compare(Theme.moveTime(10000), 420)
        }
    }
}
