pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Takujo.App
import Takujo.Table
import Takujo.Ui

// Letters on everything in sight that can have the keyboard: it goes where they are typed. Any other key, or a
// press, leaves everything as it is.
T.Popup {
    id: root

    required property Item page
    property string typed: ""
    property Item goal: null

    property var marks: []              // { item, letters, area }
    readonly property FontMetrics metrics: FontMetrics {
        font.family: Theme.sans
        font.pixelSize: Theme.size("caption")
    }

    // Controls first: they get one letter as long as that is enough.
    function mark(): var {
        const controls = []
        const pieces = []
        root.collect(root.page, Qt.rect(0, 0, root.page.width, root.page.height), controls, pieces)
        const items = [...controls, ...pieces]
        const codes = root.codes(items.length)
        const taken = []
        return items.map((item, row) => {
            const area = root.place(item, codes[row], taken)
            taken.push(area)
            return { item: item, letters: codes[row], area: area }
        })
    }

    // The part of a rectangle of the page that is seen.
    function common(one: var, other: rect): rect {
        const x = Math.max(one.x, other.x)
        const y = Math.max(one.y, other.y)
        return Qt.rect(x, y, Math.min(one.x + one.width, other.x + other.width) - x,
                       Math.min(one.y + one.height, other.y + other.height) - y)
    }

    function meet(one: rect, other: rect): bool {
        const both = root.common(one, other)
        return both.width > 0 && both.height > 0
    }

    function areaOf(item: Item): rect {
        return item.mapToItem(root.page, 0, 0, item.width, item.height)
    }

    function takesKeys(item: Item): bool {
        const control = item as T.Control
        const byArrows = item instanceof PieceItem || ((item as StagePress)?.usable ?? false)
        return control ? (control.focusPolicy & Qt.StrongFocus) !== 0
                       : byArrows || (item.activeFocusOnTab && !(item instanceof FocusScope))
    }

    function collect(item: Item, sight: rect, controls: var, pieces: var) {
        if (!item.visible || !item.enabled || item.opacity === 0)
            return
        if (root.takesKeys(item) && root.meet(root.areaOf(item), sight))
            (item instanceof PieceItem ? pieces : controls).push(item)
        const inside = item.clip ? root.common(root.areaOf(item), sight) : sight
        for (let i = 0; i < item.children.length; ++i)
            root.collect(item.children[i], inside, controls, pieces)
    }

    // None begins another.
    function codes(count: int): var {
        const letters = Array.from("ASDFGHJKLQWERTYUIOPZXCVBNM")
        const alone = Math.max(0, Math.floor((676 - count) / 25))
        const two = letters.slice(alone).map((first) => letters.map((second) => first + second))
        return letters.slice(0, alone).concat(...two)
    }

    // On its item, else above or below it, where no other letters stand.
    function place(item: Item, letters: string, taken: var): rect {
        const at = root.areaOf(item)
        const width = root.metrics.advanceWidth(letters) + 10
        const height = Theme.px(18)
        const within = (least, most) => Math.max(0, Math.min(least, most))
        const lines = [0, 1, 0.5].map((part) => part * (at.height - height)).concat([-height, at.height, -2 * height, at.height + height])
        let first = null
        for (const line of lines) {
            for (const part of [0, 1, 0.5]) {
                const area = Qt.rect(within(at.x + part * (at.width - width), root.page.width - width),
                                     within(at.y + line, root.page.height - height), width, height)
                if (!taken.some((other) => root.meet(area, other)))
                    return area
                first = first ?? area
            }
        }
        return first
    }

    function type(event: var) {
        if (!App.keys.pressable(event.key))
            return
        const typed = root.typed + (event.key < 256 ? String.fromCharCode(event.key) : "?")
        const left = root.marks.filter((mark) => mark.letters.startsWith(typed))
        if (left.length > 0 && left[0].letters !== typed) {
            root.typed = typed
            return
        }
        root.goal = left.length > 0 ? left[0].item : null
        root.close()
    }

    parent: T.Overlay.overlay
    width: parent ? parent.width : 0
    height: parent ? parent.height : 0
    modal: true
    focus: true
    onAboutToShow: root.marks = root.mark()
    onClosed: if (root.goal) root.goal.forceActiveFocus(Qt.TabFocusReason)
    onWidthChanged: root.close()
    onHeightChanged: root.close()

    T.Overlay.modal: Item { }

    // qmllint disable deferred-property-id
    contentItem: Item {
        // qmllint enable deferred-property-id
        focus: true
        Accessible.role: Accessible.Dialog
        Accessible.name: qsTr("Type the letters of what to go to. Esc leaves everything as it is")
        Keys.onShortcutOverride: (event) => { event.accepted = true }
        Keys.onPressed: (event) => {
            event.accepted = true
            root.type(event)
        }

        MouseArea {
            anchors.fill: parent
            onPressed: root.close()
        }
        Repeater {
            model: root.marks

            TkKeyCap {
                required property var modelData

                x: modelData.area.x
                y: modelData.area.y
                visible: modelData.letters.startsWith(root.typed)
                text: modelData.letters
                fill: Theme.accent
                ink: Theme.onAccent
                edgeInk: Theme.surface
            }
        }
    }
}
