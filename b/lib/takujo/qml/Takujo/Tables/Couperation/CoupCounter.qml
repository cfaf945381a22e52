import QtQuick

// One counter of the table, as values (see CoupFacts).
Item {
    required property string counterId
    required property int owner
}
