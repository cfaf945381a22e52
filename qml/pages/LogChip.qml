import QtQuick
import Takujo.Pages
import Takujo.Ui

// One small piece of the log (TableStage.chipOf): a card with a sign and a drawing, a drawing alone, or
// a back with how many.
Item {
    id: root

    required property var chip
    readonly property bool back: root.chip.back ?? false
    readonly property bool card: root.chip.label !== undefined
    readonly property bool tall: root.card && root.chip.art !== undefined
    readonly property int side: Theme.px(20)

    implicitWidth: root.back ? Theme.px(14) + (many.visible ? many.width + 3 : 0)
                 : root.tall ? Theme.px(19) : root.card ? Math.max(root.side, sign.implicitWidth + 6) : Math.round(root.side * (root.chip.wide ?? 1))
    implicitHeight: root.tall ? Theme.px(27) : root.side

    TkBox {
        width: root.back ? Theme.px(14) : parent.width
        height: parent.height
        visible: root.back || root.card
        corner: 3
        fill: root.back ? Theme.pieceBack : Theme.cardFace
        ink: Theme.highContrast ? Theme.cardInk : Theme.cardEdge
        edge: 1
    }
    Text {
        id: sign

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.tall ? 0 : Math.round((root.height - height) / 2)
        visible: root.card
        text: root.chip.label ?? ""
        color: root.chip.ink ?? Theme.cardInk
        textFormat: Text.PlainText
        renderType: Text.NativeRendering
        font.family: Theme.serif
        font.weight: Font.DemiBold
        font.pixelSize: Theme.px(12)
        font.letterSpacing: root.tall && text.length > 1 ? -1 : 0
        Accessible.ignored: true
    }
    Image {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.tall ? (root.chip.label.length > 0 ? sign.height - 2 : 5) : 0
        width: root.tall ? Theme.px(9) * (root.chip.label.length > 0 ? 1 : 1.6) : parent.width
        height: root.tall ? width : parent.height
        fillMode: Image.PreserveAspectFit
        sourceSize.width: Math.ceil(width / 8) * 8
        sourceSize.height: Math.ceil(height / 8) * 8
        source: root.chip.art ?? ""
    }
    TkText {
        id: many

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: root.back && root.chip.times > 1
        role: "caption"
        text: "×" + (root.chip.times ?? 0)
    }
}
