import Takujo.Table

// Bait that lies together, in words: "red 3, blue 2".
RowLookup {
    id: root

    readonly property int total: root.sum()
    readonly property string words: root.names()

    function sum(): int {
        let total = 0
        for (let i = 0; root.revision >= 0 && i < root.count; ++i)
            total += root.at(i, "count")
        return total
    }

    function names(): string {
        const found = []
        for (let i = 0; root.revision >= 0 && i < root.count; ++i)
            found.push(root.at(i, "name"))
        return found.join(qsTr("; ", "between heaps of bait"))
    }
}
