import Takujo.Table

// Columns and rows of a grid zone, from the list of zones.
RowLookup {
    id: root

    required property var session
    required property string zoneId

    readonly property int cols: root.revision >= 0 ? root.value(root.zoneId, "cols") || 1 : 1
    readonly property int rows: root.revision >= 0 ? root.value(root.zoneId, "rows") || 1 : 1

    model: root.session ? root.session.table.zones : null
    key: "zoneId"
}
