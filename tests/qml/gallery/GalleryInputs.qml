import QtQuick
import Takujo.Gallery
import Takujo.Ui

GallerySection {
    id: root

    required property bool ja

    title: root.ja ? "入力" : "Input"

    Row {
        spacing: 12

        TkTextField { text: root.ja ? "あなた" : "You"; label: "name" }
        TkTextField { placeholderText: root.ja ? "名前" : "Name"; TkFocusRing { shown: true } }
        TkTextField { text: "99"; width: 220; error: root.ja ? "2〜6 の数を入れてください" : "Enter a number from 2 to 6" }
    }
    Row {
        spacing: 12

        TkSegment { model: root.ja ? ["人", "AI"] : ["Human", "AI"]; currentIndex: 1; label: "who"; onActivated: index => currentIndex = index }
        TkSegment { model: root.ja ? ["昼", "夜", "高コントラスト"] : ["Day", "Night", "High contrast"]; label: "theme"; onActivated: index => currentIndex = index }
        TkSegment { model: root.ja ? ["小", "大"] : ["Small", "Large"]; enabled: false; why: "-" }
    }
    Row {
        spacing: 12

        TkComboBox { model: root.ja ? ["入門", "気軽", "中級", "上級", "名人"] : ["Beginner", "Casual", "Skilled", "Expert", "Master"]; currentIndex: 3; level: 4 }
        TkComboBox { model: ["6×6", "7×7"]; enabled: false; why: "-" }
        TkSpin { from: 0; to: 20; value: 6; unit: root.ja ? "枚" : "cards"; label: "jokers" }
        TkSpin { from: 0; to: 6; value: 6; size: 28; enabled: false }
        TkSlider { from: 0; to: 100; value: 62; label: "volume" }
        TkSlider { from: 0; to: 100; value: 30; enabled: false; implicitWidth: 90 }
    }
    Row {
        spacing: 20

        Column {
            TkSwitch { text: root.ja ? "動きを減らす" : "Reduce motion"; note: root.ja ? "短いフェードだけにします" : "Short fades only"; checked: true }
            TkSwitch { text: root.ja ? "音" : "Sound" }
            TkSwitch { text: root.ja ? "使えない" : "Disabled"; enabled: false }
        }
    }
    Row {
        spacing: 12

        TkTextArea { width: 300; height: 90; label: "document"; text: "{\n  \"turn\": 3,\n  \"名\": [1, 2]\n}" }
        TkTextArea { width: 300; height: 90; label: "wrong"; wrong: true; text: "{\n  \"turn\": x\n}" }
    }
}
