import QtQuick
import Takujo.Pages
import Takujo.Ui

// A move and the share of the wins it brought: how much of a bar, the line of 95 %, what it is behind the hint.
TkPress {
    id: root

    required property int index
    required property string words
    required property var chance        // percent; undefined: too few trials yet
    required property var low
    required property var high
    required property double behind     // so many points less than the hint, for certain (more, where negative)
    required property bool own
    required property bool chosen
    property bool narrow: false
    property real magnify: 1

    readonly property bool known: root.chance !== undefined && root.chance !== null
    readonly property string loss: Math.abs(root.behind) < 0.5 ? "" : (root.behind > 0 ? "−" : "+") + Math.abs(Math.round(root.behind))
    readonly property string note: root.index === 0 ? qsTr("hint")
                                 : root.own ? (root.loss.length > 0 ? qsTr("yours, %1").arg(root.loss) : qsTr("yours")) : root.loss
    readonly property color ink: root.own ? Theme.shu : root.index === 0 ? Theme.accent : Theme.ink3
    readonly property int numberWide: Math.ceil(measure.advanceWidth) + 4

    padding: 0
    implicitHeight: root.narrow ? number.y + number.height + 4 : Math.max(Math.round(Theme.px(31) * root.magnify), name.height + 8)
    text: root.own && root.index > 0 ? qsTr("Your move: %1").arg(root.words) : root.words
    Accessible.role: Accessible.ListItem
    Accessible.description: !root.known ? "" : root.behind >= 0.5
        ? qsTr("wins %1 %, %2 points less than the hint").arg(Math.round(root.chance)).arg(Math.round(root.behind))
        : qsTr("wins %1 %").arg(Math.round(root.chance))

    background: Rectangle {
        radius: Theme.radius
        color: root.chosen ? Theme.accentSoft : root.own ? Theme.shuSoft : root.hovered ? Theme.hover : "transparent"

        TkFocusRing {
            shown: root.visualFocus
        }
    }
    // The ids are wanted: a row is made whole, or not at all.
    // qmllint disable deferred-property-id
    contentItem: Item {
        // qmllint enable deferred-property-id
        TextMetrics {
            id: measure

            font: number.font
            text: "100 %"
        }
        TkText {
            id: place

            x: 8
            y: name.y
            width: Theme.px(14) * root.magnify
            role: "caption"
            font.pixelSize: Math.round(Theme.size("caption") * root.magnify)
            lineHeight: name.lineHeight
            text: String(root.index + 1)
            Accessible.ignored: true
        }
        TkText {
            id: name

            x: place.x + place.width + 6
            y: root.narrow ? 4 : (root.height - height) / 2
            width: (root.narrow ? root.width - 6 : bar.x - 12) - x
            role: "body"
            font.pixelSize: Math.round(Theme.size("body") * root.magnify)
            lineHeight: Math.round(Theme.lineOf("body") * root.magnify)
            font.bold: root.chosen
            wrapMode: Text.Wrap
            maximumLineCount: root.narrow ? 3 : 2
            elide: Text.ElideRight
            text: Wording.headed(root.words)
            Accessible.ignored: true
        }
        Rectangle {
            id: bar

            x: root.narrow ? name.x : tail.x - 8 - root.numberWide - width - 4
            y: root.narrow ? name.y + name.height + (number.height - height) / 2 : (root.height - height) / 2
            width: root.narrow ? tail.x - x - root.numberWide - 12 : Theme.px(root.width < Theme.px(500) * root.magnify ? 92 : 122) * root.magnify
            height: Math.round(Theme.px(12) * root.magnify)
            radius: 3
            color: Theme.sunk
            border.width: Theme.highContrast ? 1 : 0
            border.color: Theme.line2

            Rectangle {
                width: root.known ? Math.round(parent.width * root.chance / 100) : 0
                height: parent.height
                radius: 3
                color: root.ink
                opacity: root.index === 0 || root.own ? 1 : 0.7

                Behavior on width {
                    NumberAnimation { duration: Theme.duration(140); easing.type: Easing.OutQuad }
                }
            }
            Rectangle {
                visible: root.known
                x: root.known ? parent.width * root.low / 100 : 0
                width: root.known ? Math.max(2, parent.width * (root.high - root.low) / 100) : 0
                y: (parent.height - height) / 2
                height: 2
                color: Theme.ink
            }
        }
        TkText {
            id: number

            x: tail.x - 8 - width
            y: bar.y + (bar.height - height) / 2
            width: root.numberWide
            horizontalAlignment: Text.AlignRight
            role: "number"
            font.pixelSize: Math.round(Theme.size("number") * root.magnify)
            text: root.known ? qsTr("%1 %").arg(Math.round(root.chance)) : "–"
            Accessible.ignored: true
        }
        TkText {
            id: tail

            x: root.width - width - 8
            y: bar.y + (bar.height - height) / 2
            width: Math.max(implicitWidth, Theme.px(root.own && !root.narrow ? 64 : 36) * root.magnify)
            horizontalAlignment: Text.AlignRight
            role: "caption"
            font.pixelSize: Math.round(Theme.size("caption") * root.magnify)
            color: root.own ? Theme.shu : root.index === 0 ? Theme.accent : Theme.ink3
            text: root.note
            Accessible.ignored: true
        }
    }
}
