import QtQuick

// A zone of the table, as values (see ColdSupply).
Item {
    required property string zoneId
    required property string label
    required property int count
}
