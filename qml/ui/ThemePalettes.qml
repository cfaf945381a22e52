pragma Singleton

import QtQuick

// What is told apart by its colour: seats, pieces, kinds of messages. "usual" is the look of the program,
// "distinct" is made for colour-blind people; README.md has the distances. Lists of four are those of day, night,
// dark and light high contrast.
QtObject {
    // Seats, in their order: `drawn` are body, light and dark side of coin and pawn, `ink` is that of lines,
    // `soft` the ground of words about them. Pieces: body, ink of the crest, light and dark side.
    readonly property var usual: ({
        seats: [
            { drawn: ["#23407F", "#4E6DB0", "#142650"], ink: ["#23407F", "#8697DE", "#9DB8F2", "#263E7C"], soft: ["#D1D6E5", "#1E2941", "#000000", "#FFFFFF"] },
            { drawn: ["#C9482E", "#E57C63", "#7F2716"], ink: ["#AE3834", "#E8755A", "#FF9E80", "#B40111"], soft: ["#F4D5CA", "#462B2D", "#000000", "#FFFFFF"] },
            { drawn: ["#5DAE9A", "#93D1C1", "#2B6B5B"], ink: ["#3A8672", "#6CC2AC", "#7CE0C6", "#1F5F4F"], soft: ["#D6F2EC", "#2C4447", "#000000", "#FFFFFF"] },
            { drawn: ["#E8BE4C", "#F6DC8F", "#8C6A12"], ink: ["#9A7310", "#EBC65C", "#FFD84A", "#56570F"], soft: ["#FEF1CC", "#4E4734", "#000000", "#FFFFFF"] }
        ],
        pieces: {
            red: ["#C03A32", "#FFFFFF", "#DE6A58", "#7C1F1C"],
            blue: ["#2B77C4", "#FFFFFF", "#63A5E4", "#174878"],
            yellow: ["#EDC23E", "#1F2430", "#F8DF86", "#96701A"],
            green: ["#35B48E", "#1F2430", "#7AD6B8", "#17664F"],
            purple: ["#622B70", "#FFFFFF", "#8F559D", "#381342"],
            white: ["#F7F3EA", "#1F2430", "#FFFFFF", "#8F8672"],
            black: ["#26262B", "#FFFFFF", "#55555E", "#0C0C0F"],
            clear: ["#DDEBF0", "#1F2430", "#FFFFFF", "#6C8A96"]
        },
        good: ["#2A6A4B", "#83CBA6", "#7CF2B0", "#00492A"],
        goodSoft: ["#DCEBDF", "#20382D", "#00301A", "#E2F7EA"],
        warn: ["#85540A", "#EBBB66", "#FFC04D", "#5E3A00"],
        warnSoft: ["#F8E6C4", "#423519", "#3A2600", "#FFF0D2"],
        err: ["#A3241A", "#FF988A", "#FF9E99", "#7F0F08"],
        errSoft: ["#F8DDD8", "#4A2426", "#400A08", "#FFE5E2"]
    })

    // After Okabe and Ito (2008): blue, vermilion, sky blue and yellow.
    readonly property var distinct: ({
        seats: [
            { drawn: ["#23407F", "#4E6DB0", "#142650"], ink: ["#23407F", "#8191DE", "#7B99CC", "#101C5C"], soft: ["#B0C0E8", "#1E2941", "#000000", "#FFFFFF"] },
            { drawn: ["#BC5605", "#DE8748", "#6B2E00"], ink: ["#8A3600", "#DC7E47", "#E19264", "#5F1A00"], soft: ["#E7BFA3", "#46301E", "#000000", "#FFFFFF"] },
            { drawn: ["#56B4E9", "#9AD5F6", "#1D6A99"], ink: ["#1A79A9", "#9AE0FF", "#A8E4FF", "#005F89"], soft: ["#D7EFFB", "#1F3D4D", "#000000", "#FFFFFF"] },
            { drawn: ["#F5D93F", "#FCEE9C", "#8F7A12"], ink: ["#8F7500", "#F6DF5F", "#FFE948", "#625905"], soft: ["#FBEFAE", "#4A4630", "#000000", "#FFFFFF"] }
        ],
        pieces: {
            red: ["#D44527", "#FFFFFF", "#EE8464", "#872310"],
            blue: ["#2E6FBF", "#FFFFFF", "#6A9FE0", "#173F74"],
            yellow: ["#F4CA1C", "#1F2430", "#FBE27A", "#947408"],
            green: ["#5CB889", "#1F2430", "#9ADBB8", "#256E49"],
            purple: ["#591660", "#FFFFFF", "#8A4696", "#310838"],
            white: ["#F7F3EA", "#1F2430", "#FFFFFF", "#8F8672"],
            black: ["#0F0F13", "#FFFFFF", "#45454E", "#050507"],
            clear: ["#DDEBF0", "#1F2430", "#FFFFFF", "#6C8A96"]
        },
        good: ["#01707A", "#56ECE4", "#6DD5C3", "#00504E"],
        goodSoft: ["#CFEAE6", "#06363C", "#00302E", "#D8F3F0"],
        warn: ["#7B5F01", "#F1D15F", "#FFD84A", "#644D00"],
        warnSoft: ["#FFF1AF", "#483A13", "#332800", "#FFF0C0"],
        err: ["#7C1F1B", "#FE8C7B", "#FF8C80", "#600200"],
        errSoft: ["#F7D3C8", "#52222A", "#3D0907", "#FFDDD6"]
    })
}
