import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// The rock one thinks of mining, as it would lie on the cart.
StageItem {
    id: root

    required property HakkutsuPlan plan
    property rect tail: Qt.rect(0, 0, 0, 0)     // the part that lies in the next row of units

    readonly property HakkutsuCell cell: root.plan ? root.plan.cell : null
    readonly property real paper: Theme.dark ? 0.12 : 0.55
    readonly property bool thin: root.plan !== null && root.plan.carry === 0

    TkBox {
        x: root.tail.x
        y: root.tail.y
        width: root.tail.width
        height: root.tail.height
        visible: width > 0
        corner: root.metrics.px(6)
        fill: Qt.alpha(Theme.cardFace, root.paper)
        ink: Theme.pick
        edge: 2
        dashed: true
    }
    TkBox {
        anchors.fill: parent
        corner: root.metrics.px(6)
        fill: Qt.alpha(Theme.cardFace, root.thin ? 0.8 : root.paper)
        ink: Theme.pick
        edge: 2
        dashed: true
    }
    HakkutsuRockIcon {
        anchors.centerIn: parent
        width: Math.min(root.width - 6, root.height - 6, root.metrics.px(40))
        height: width
        opacity: 0.7
        category: root.cell ? root.cell.facts.category : 0
        ability: root.cell ? root.cell.facts.ability : 0
    }
}
