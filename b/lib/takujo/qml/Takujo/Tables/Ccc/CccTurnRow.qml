import QtQuick

// One own action of this turn, as values. Placements are those with a sum and a square.
Item {
    required property string text
    required property string detail
    required property string anchor
    required property string spent      // ids of the cards that left the hand for it, with spaces between

    readonly property bool placement: anchor !== "" && detail !== ""
}
