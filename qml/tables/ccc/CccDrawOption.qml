import QtQuick
import QtQuick.Templates as T
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// One way to draw. Taken at once, so it reads as a button with the dot of a choice.
T.Button {
    id: root

    required property int index
    required property string label
    required property string warning
    required property StageMetrics metrics
    property bool narrow: false

    signal chosen()

    text: root.label
    implicitWidth: measure.advanceWidth + dot.width + 22
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    onClicked: root.chosen()
    Keys.onReturnPressed: root.chosen()
    Keys.onEnterPressed: root.chosen()
    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.description: root.warning
    Accessible.onPressAction: root.chosen()

    TextMetrics {
        id: measure

        font.family: Theme.sans
        font.pixelSize: root.metrics.tx(13)
        font.weight: Font.Medium
        text: root.label
    }

    contentItem: Item {
        Rectangle {
            id: dot

            x: 8
            anchors.verticalCenter: parent.verticalCenter
            width: root.metrics.tx(12)
            height: width
            radius: width / 2
            color: root.down ? Theme.accent : "transparent"
            border.width: root.hovered ? 2 : 1.5
            border.color: root.hovered ? Theme.accent : Theme.line2
        }
        StageText {
            id: words

            metrics: root.metrics
            role: root.narrow ? "chip" : "label"
            x: dot.x + dot.width + 6
            width: root.width - x - 5
            height: parent.height
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 11
            lineHeightMode: Text.ProportionalHeight
            lineHeight: 0.9
            text: root.text
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: 5
        color: root.down ? Theme.accentSoft : root.hovered ? Theme.hover : Theme.raised
        border.width: Theme.edge
        border.color: root.hovered ? Theme.accent : Theme.wellLine

        TkFocusRing {
            shown: root.visualFocus
        }
    }
    TkHint {
        control: root
        tip: root.warning
    }
}
