pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// A block of the rulebook with its clause in the margin. Changed ones carry a bar and say so.
Item {
    id: root

    required property int index
    required property int kind
    required property string clause
    required property string html
    required property string plain
    required property bool changed
    required property bool matches
    required property list<string> figures
    property int textWidth: 720
    property bool target: false

    // beside the text: the clause and whether it was changed
    readonly property int beside: Math.max(2 * Theme.marginPage + 60, Theme.px(124))
    readonly property bool head: root.kind === RulebookModel.Title || root.kind === RulebookModel.Section

    readonly property bool table: root.html.includes("<table")
    // Rich text has no linkColor. A table's lines stand apart by style: the text's own lineHeight lays the
    // whole table out again for each of its cells.
    readonly property string style: "<style>a { color: " + Theme.ink + "; } .clause { color: " + Theme.accent + "; }"
                                    + (root.table ? " div, td, th { line-height: 120%; }" : "") + "</style>"

    readonly property bool pictures: root.figures.length > 0
    property bool near: false           // what is looked at
    property bool seen: false           // was near once: its figures are drawn

    signal clauseActivated(string clause)
    signal termActivated(string term)
    signal copied()

    onTargetChanged: if (root.target && Theme.animationFactor > 0) fade.restart()
    onNearChanged: if (root.near) root.seen = true
    implicitHeight: root.pictures ? plates.height + 24 : text.height + (root.kind === RulebookModel.Title ? 20 : root.kind === RulebookModel.Section ? 34 : 14)
    Accessible.ignored: root.pictures
    Accessible.role: root.head ? Accessible.Heading : Accessible.Paragraph
    Accessible.name: (root.clause.length > 0 ? root.clause + " " : "") + root.plain
                     + (root.changed ? " " + qsTr("(changed by the house rule)") : "")

    Column {
        id: plates

        // Three take more room than the text.
        readonly property real wanted: root.figures.length > 2 ? Theme.px(868) : root.textWidth

        x: Math.round((root.width - width) / 2)
        y: 8
        width: Math.max(100, Math.min(wanted, root.width - 40))

        Repeater {
            model: root.pictures ? 1 : 0

            BookFigures {
                width: plates.width
                figures: root.figures
                seen: root.seen
                onClauseActivated: clause => root.clauseActivated(clause)
            }
        }
    }
    Rectangle {
        anchors.fill: text
        anchors.margins: -8
        visible: root.target || root.matches
        radius: Theme.radius
        color: root.target ? Theme.accentSoft : Theme.warnSoft

        // Who was led here sees where that is.
        Rectangle {
            id: flash

            anchors.fill: parent
            radius: parent.radius
            color: Theme.shuSoft
            opacity: 0
        }
        NumberAnimation {
            id: fade

            target: flash
            property: "opacity"
            from: 1
            to: 0
            duration: Theme.durMyTurn
        }
    }
    Rectangle {
        x: text.x - 14
        y: text.y
        width: 4
        height: text.height
        radius: 2
        visible: root.changed && !root.pictures
        color: Theme.shu
    }
    Text {
        id: text

        x: Math.max(Theme.marginPage, Math.round((root.width - width) / 2)) + (root.kind === RulebookModel.ListItem ? 18 : 0)
        y: root.kind === RulebookModel.Section ? 20 : 0
        width: Math.max(100, Math.min(root.textWidth, root.width - root.beside)) - (root.kind === RulebookModel.ListItem ? 18 : 0)
        text: root.head ? root.plain : root.style + (root.table ? "<div>" + root.html + "</div>" : root.html)
        textFormat: root.head ? Text.PlainText : Text.RichText
        wrapMode: root.table ? Text.WordWrap : Text.Wrap     // columns as wide as their longest word
        color: Theme.ink
        font.family: root.head ? Theme.serif : Theme.sans
        font.weight: root.head ? Font.DemiBold : Font.Normal
        font.pixelSize: Theme.size(root.kind === RulebookModel.Title ? "title" : root.kind === RulebookModel.Section ? "heading" : "body")
        lineHeightMode: root.table ? Text.ProportionalHeight : Text.FixedHeight
        lineHeight: root.table ? 1 : Theme.px(root.kind === RulebookModel.Title ? 36 : root.kind === RulebookModel.Section ? 28 : 24)
        renderType: Text.NativeRendering
        Accessible.ignored: true
        onLinkActivated: link => {
            if (link.startsWith("clause:"))
                root.clauseActivated(link.slice(7))
            else
                root.termActivated(link.replace("term:", ""))
        }

        HoverHandler {
            enabled: text.hoveredLink.length > 0
            cursorShape: Qt.PointingHandCursor
        }
    }
    Text {
        visible: root.kind === RulebookModel.ListItem
        x: text.x - 16
        y: text.y
        text: "·"
        textFormat: Text.PlainText
        color: Theme.ink
        font.family: Theme.sans
        font.pixelSize: Theme.size("body")
        lineHeightMode: Text.FixedHeight
        lineHeight: Theme.px(24)
        Accessible.ignored: true
    }
    Column {
        x: text.x + text.width + 12
        y: text.y + 3
        spacing: 4

        TkLink {
            id: mark

            visible: root.clause.length > 0
            text: root.clause
            Accessible.name: qsTr("Copy %1 with its text").arg(root.clause)
            onClicked: root.copied()

            TkHint {
                control: mark
                tip: mark.Accessible.name
            }
        }
        TkChip {
            visible: root.changed && !root.pictures
            small: true
            tint: "shu"
            text: qsTr("changed")
        }
    }
}
