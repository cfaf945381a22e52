import QtQuick
import QtQuick.Templates as T
import Takujo.Gallery
import Takujo.Ui

Item {
    id: root

    required property bool ja
    required property bool open

    TkButton {
        id: anchor

        x: 40
        y: 40
        text: root.ja ? "準自陣" : "Near territory"

        TkHint {
            control: anchor
            pinned: root.open
            title: root.ja ? "準自陣" : "Near territory"
            tip: root.ja ? "あなたのコインが 1枚だけ多いマスです。もう 1枚置くと自陣になります。" : "You have one more coin here. One more makes it yours."
            clause: root.ja ? "CCC-6　F1 で全文" : "CCC-6 · F1 for the full text"
        }
    }
    TkComboBox {
        id: combo

        x: 420
        y: 40
        model: root.ja ? ["入門", "気軽", "中級", "上級", "名人"] : ["Beginner", "Casual", "Skilled", "Expert", "Master"]
        currentIndex: 2
        level: 3
    }
    TkMenu {
        id: menu

        x: 760
        y: 40
        closePolicy: T.Popup.NoAutoClose

        TkMenuItem { text: root.ja ? "開く…" : "Open…"; iconName: "folder"; keyText: "Ctrl+O" }
        TkMenuItem { text: root.ja ? "保存" : "Save"; iconName: "save"; keyText: "Ctrl+S"; highlighted: true }
        TkMenuItem { text: root.ja ? "元に戻せません" : "Cannot undo"; iconName: "undo"; enabled: false; why: "-" }
        TkMenuSeparator { }
        TkMenuItem { text: root.ja ? "手札を並べ替える" : "Sort the hand"; checkable: true; checked: true }
    }
    TkDialog {
        id: dialog

        title: root.ja ? "この対局をやめますか" : "Leave this match?"
        sentence: root.ja ? "記録は残ります。棚の「つづきから」で再開できます。" : "The record is kept. Continue it from the shelf."
        safeText: root.ja ? "つづける" : "Keep playing"
        actionText: root.ja ? "棚へ戻る" : "Back to the shelf"
    }
    Component.onCompleted: {
        if (!root.open)
            return
        combo.popup.closePolicy = T.Popup.NoAutoClose
        combo.popup.open()
        menu.open()
        dialog.open()
    }
}
