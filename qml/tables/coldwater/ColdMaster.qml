pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// A Master Angler card: its name and the bait it needs. Bait that is still missing stands faint.
// As a card at the harbour, as a row beside a board (`slim`).
ColdItem {
    id: root

    property bool slim: false

    readonly property real crystal: root.slim ? Math.min(root.metrics.px(22), root.height - 4)
        : Math.min(root.metrics.px(26), (root.width - root.metrics.px(10)) / 3, root.height * 0.44)

    // Names of one long word; a line may break where they were put together.
    readonly property var seams: qsTr("-", "beginnings of names of fish, with | between, after which a line may break; - where names have spaces").split("|")

    function seamed(name: string): string {
        const head = root.seams.find(each => name.startsWith(each) && name.length > each.length) ?? ""
        return head.length > 0 ? head + "\u200b" + name.slice(head.length) : name
    }

    corner: root.metrics.px(5)
    hoverLifts: !root.slim
    stateWords: root.legal ? qsTr("May be chosen") : ""

    TkShadow {
        level: 1
    }
    TkBox {
        anchors.fill: parent
        corner: root.corner
        fill: Theme.cardFace
        ink: Theme.highContrast ? Theme.cardInk : Theme.cardEdge
        edge: Theme.edge
    }
    ColdText {
        id: name

        readonly property bool oneLine: root.slim && height < 2.4 * font.pixelSize

        role: "chip"
        x: root.slim ? root.metrics.px(6) : 1
        y: root.slim ? 2 : root.metrics.px(2)
        width: root.slim ? crystals.x - x - 3 : root.width - 2
        height: root.slim ? root.height - 4 : crystals.y - y
        horizontalAlignment: root.slim ? Text.AlignLeft : Text.AlignHCenter
        wrapMode: name.oneLine ? Text.NoWrap : Text.Wrap
        elide: name.oneLine ? Text.ElideRight : Text.ElideNone
        lineHeight: 0.9
        color: Theme.cardInk
        words: root.seamed(root.label)
    }
    Row {
        id: crystals

        x: root.slim ? root.width - width - root.metrics.px(5) : Math.round((root.width - width) / 2)
        y: root.slim ? Math.round((root.height - height) / 2) : root.height - height - root.metrics.px(3)
        spacing: root.metrics.px(root.slim ? 1 : 2)

        Repeater {
            model: root.facts.needs.length

            ColdBaitIcon {
                required property int index

                width: Math.round(root.crystal)
                colour: root.facts.needs[index] ?? 1
                opacity: root.owner < 0 || root.facts.filled[index] > 0 ? 1 : 0.4
            }
        }
    }
    PieceMarks {
        piece: root
        unit: root.metrics.k
        legal: root.legal
        picked: root.affected
    }
}
