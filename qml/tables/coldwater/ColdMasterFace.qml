pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// What is printed on a Master Angler card: its name and the bait it needs, faint what is still missing of a
// card that somebody has (`owned`). As a row beside a board (`slim`) they stand beside each other.
StageItem {
    id: root

    property string species: ""
    property var needs: []
    property var filled: []
    property bool owned: false
    property bool slim: false
    property real zoom: 1

    readonly property real corner: root.metrics.px(5)
    // The name has its row first, in letters that can be read.
    readonly property real crystal: root.slim
        ? Math.max(root.metrics.px(15), Math.min(root.metrics.px(22), root.height - 4, (root.width - root.metrics.px(16) - 6 - 12 * measure.ems) / 3))
        : Math.min(root.metrics.px(26) * root.zoom, (root.width - root.metrics.px(10)) / 3, root.height * 0.44)

    // Names of one long word; a line may break where they were put together.
    readonly property var seams: qsTr("-", "beginnings of names of fish, with | between, after which a line may break; - where names have spaces").split("|")

    function seamed(name: string): string {
        const head = root.seams.find(each => name.startsWith(each) && name.length > each.length) ?? ""
        return head.length > 0 ? head + "\u200b" + name.slice(head.length) : name
    }

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
    // Its longest part; no part is broken.
    ColdText {
        id: measure

        readonly property real ems: implicitWidth / font.pixelSize

        role: "chip"
        visible: false
        fontSizeMode: Text.FixedSize
        font.pixelSize: Math.round(root.zoom * root.metrics.tx(style[0]))
        text: root.seamed(root.species).replace(/[ \u200b]/g, "\n")
    }
    ColdText {
        id: name

        readonly property bool oneLine: root.slim && height < 28

        role: "chip"
        x: root.slim ? root.metrics.px(6) : 3
        y: root.slim ? 2 : root.metrics.px(2)
        width: root.slim ? crystals.x - x - 3 : root.width - 6
        height: root.slim ? root.height - 4 : crystals.y - y
        font.pixelSize: name.oneLine ? measure.font.pixelSize
                                     : Math.max(12, Math.min(measure.font.pixelSize, Math.floor(width / Math.max(1, measure.ems))))
        horizontalAlignment: root.slim ? Text.AlignLeft : Text.AlignHCenter
        wrapMode: name.oneLine ? Text.NoWrap : Text.Wrap
        elide: name.oneLine ? Text.ElideRight : Text.ElideNone
        lineHeight: 0.9
        color: Theme.cardInk
        words: root.seamed(root.species)
    }
    Row {
        id: crystals

        x: root.slim ? root.width - width - root.metrics.px(5) : Math.round((root.width - width) / 2)
        y: root.slim ? Math.round((root.height - height) / 2) : root.height - height - root.metrics.px(3)
        spacing: root.metrics.px(root.slim ? 1 : 2)

        Repeater {
            model: root.needs.length

            ColdBaitIcon {
                required property int index

                width: Math.round(root.crystal)
                colour: root.needs[index] ?? 1
                opacity: !root.owned || root.filled[index] > 0 ? 1 : 0.4
            }
        }
    }
}
