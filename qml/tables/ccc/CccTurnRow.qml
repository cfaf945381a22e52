import QtQuick

// One own action of this turn, as values. Placements are those with a sum and a square.
Item {
    required property string text
    required property string detail
    required property string anchor

    readonly property bool placement: anchor !== "" && detail !== ""
}
