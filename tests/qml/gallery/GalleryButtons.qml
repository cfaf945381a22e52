pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Gallery
import Takujo.Ui

GallerySection {
    id: root

    required property bool ja

    title: root.ja ? "ボタン" : "Buttons"

    Column {
        spacing: 10

        Repeater {
            model: ["main", "plain", "quiet"]

            Row {
                id: line

                required property string modelData

                spacing: 12

                TkButton { kind: line.modelData; text: root.ja ? "選びなおす" : "Choose again" }
                TkButton { kind: line.modelData; text: root.ja ? "置く" : "Place"; down: true }
                TkButton {
                    kind: line.modelData
                    text: root.ja ? "置く" : "Place"
                    focus: true
                    TkFocusRing { shown: true }
                }
                TkButton {
                    kind: line.modelData
                    text: root.ja ? "置く" : "Place"
                    enabled: false
                    why: "CCC-12"
                }
            }
        }
    }
    Row {
        spacing: 12

        TkButton { kind: "main"; size: 44; iconName: "play"; iconFilled: true; keyText: "Enter"; text: root.ja ? "対局を始める" : "Start the match" }
        TkButton { size: 44; text: root.ja ? "この設定を覚える" : "Keep this set-up" }
    }
    Row {
        spacing: 8

        TkButton { kind: "quiet"; size: 32; iconName: "undo"; keyText: "Ctrl+Z"; text: root.ja ? "元に戻す" : "Undo" }
        TkButton { kind: "quiet"; size: 32; iconName: "hint"; keyText: "H"; text: root.ja ? "ヒント" : "Hint" }
        TkButton { size: 36; iconName: "ai"; endIcon: "down"; text: root.ja ? "AI の速さ" : "AI pace" }
        TkIconButton { iconName: "menu"; text: root.ja ? "メニュー" : "Menu" }
        TkIconButton { iconName: "x"; text: root.ja ? "閉じる" : "Close"; checked: true }
        TkIconButton { iconName: "play"; text: root.ja ? "再生" : "Play"; enabled: false }
    }
    Row {
        spacing: 8

        TkButton { size: 28; text: root.ja ? "直して開く" : "Open repaired" }
        TkButton { size: 28; kind: "quiet"; text: root.ja ? "閉じる" : "Close" }
        TkButton { size: 28; kind: "main"; text: root.ja ? "すぐ遊ぶ" : "Quick start" }
        TkButton { width: 110; text: root.ja ? "せまい所では省略されます" : "Elided in a narrow place" }
        TkLink { anchors.verticalCenter: parent.verticalCenter; text: "CCC-12" }
    }
}
