import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// One volume; its sound is heard when it is let go.
SettingRow {
    id: root

    required property int percent
    required property string sample

    signal chosen(int percent)

    enabled: !App.settings.muted

    TkSlider {
        label: root.text
        from: 0
        to: 100
        stepSize: 5
        value: root.percent
        valueText: qsTr("%1 %").arg(Math.round(value))
        onMoved: {
            root.chosen(Math.round(value))
            App.sounds.play(root.sample)
        }
    }
}
