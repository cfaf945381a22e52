import QtQuick
import Takujo.Ui

// A button with words. Never wraps; elides only when it is made narrower than its words.
TkPress {
    id: root

    property string kind: "plain"       // "main", "outline", "plain", "quiet"
    property int size: 36               // 28 panels, 32 top bar, 36 bars and dialogs, 44 page foot
    property string iconName: ""
    property bool iconFilled: false
    property string endIcon: ""         // "down" for a button that opens a menu
    property string keyText: ""
    property string tip: ""
    property string why: ""             // shown while disabled
    property color edge: root.main ? root.fill : root.outline ? Theme.accent : Theme.line2

    // Words that are cut off are told in full.
    readonly property string whole: (root.contentItem as TkButtonFace)?.cut ? root.text : ""
    readonly property bool main: root.kind === "main"
    readonly property bool outline: root.kind === "outline"
    readonly property color ink: root.main ? Theme.onAccent : root.outline ? Theme.accent
                                           : root.kind === "quiet" ? Theme.ink2 : Theme.ink
    readonly property color fill: {
        if (root.main)
            return root.down ? Theme.accentPress : root.hovered ? Theme.accentHover : Theme.accent
        if (root.down || root.checked)
            return Theme.press
        return root.hovered ? Theme.hover : root.kind === "quiet" ? "transparent" : Theme.raised
    }

    implicitWidth: Math.ceil(implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Theme.px(root.size)
    leftPadding: Theme.px(root.size >= 44 ? 24 : root.size >= 36 ? 16 : 10)
    rightPadding: root.keyText.length > 0 ? Math.round(leftPadding * 0.75) : leftPadding
    topPadding: 0
    bottomPadding: 0
    opacity: root.enabled ? 1 : 0.45
    Accessible.description: root.enabled ? root.tip : root.why

    font.family: Theme.sans
    font.pixelSize: Theme.px(root.size >= 44 ? Math.max(16, root.size * 0.37) : root.size >= 36 ? 14 : 13)
    font.weight: root.main || root.outline ? Font.Bold : Font.Medium

    contentItem: TkButtonFace {
        text: root.text
        font: root.font
        ink: root.ink
        main: root.main
        gap: Theme.px(root.size >= 36 ? 8 : 6)
        iconName: root.iconName
        iconFilled: root.iconFilled
        endIcon: root.endIcon
        keyText: root.keyText
    }

    background: Rectangle {
        radius: Theme.radius
        color: root.fill
        border.width: root.kind === "quiet" ? 0 : Theme.edge
        border.color: root.edge

        TkFocusRing {
            shown: root.visualFocus
        }
    }

    TkHint {
        control: root
        tip: root.whole + (root.whole.length > 0 && root.tip.length > 0 ? "\n" : "") + root.tip
        why: root.whole + (root.whole.length > 0 && root.why.length > 0 ? "\n" : "") + root.why
    }
}
