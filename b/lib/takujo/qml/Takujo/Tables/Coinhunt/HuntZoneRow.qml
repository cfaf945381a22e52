import QtQuick

// What the list of zones says of one.
Item {
    required property string zoneId
    required property string label
    required property int owner
    required property int count
}
