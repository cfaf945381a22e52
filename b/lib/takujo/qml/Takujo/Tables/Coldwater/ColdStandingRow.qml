import QtQuick

// A contest of the table, as values (see ColdStanding).
Item {
    required property string kind
    required property var attrs
}
