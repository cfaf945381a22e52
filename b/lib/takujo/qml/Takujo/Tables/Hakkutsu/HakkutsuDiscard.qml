import QtQuick

// One kind of discarded equipment, as values.
Item {
    required property string kind
    required property string label
    required property int count
}
