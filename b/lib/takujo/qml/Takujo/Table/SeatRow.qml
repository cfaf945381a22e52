import QtQuick

// One seat of the seat model, as values (see SeatLookup).
Item {
    required property int seat
    required property int colour
    required property string name
    required property bool human
}
