pragma Singleton

import QtQuick

// Puts values into translated sentences.
QtObject {
    // %1 to %9, all in one pass: chained .arg() would fill what looks like a place in a name, too.
    function filled(pattern: string, values: var): string {
        return pattern.replace(/%([1-9])/g, (place, number) => values[number - 1] ?? place)
    }
}
