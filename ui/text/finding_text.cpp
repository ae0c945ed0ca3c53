// SPDX-License-Identifier: MIT
#include "ui/text/finding_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace tenaille::ui {

namespace {

struct Findings {
    Q_DECLARE_TR_FUNCTIONS(Findings)
};

QString gapText(std::int32_t thousandths, bool hex) {
    const QString width = QLocale().toString(thousandths / 1000.0, 'f', thousandths < 10 ? 3 : 2);
    return hex ? Findings::tr("Gap of %1 hexes beside a wall").arg(width)
               : Findings::tr("Gap of %1 squares beside a wall").arg(width);
}

QString openText(std::int32_t thousandths, bool hex) {
    const QString width = QLocale().toString(thousandths / 1000.0, 'f', 2);
    return hex ? Findings::tr("Wall ends %1 hexes before another: a hole?").arg(width)
               : Findings::tr("Wall ends %1 squares before another: a hole?").arg(width);
}

QString sideText(std::int32_t thousandths, bool hex) {
    if (thousandths == 1000)
        return hex ? Findings::tr("Room without a wall for one hex")
                   : Findings::tr("Room without a wall for one square");
    const QString width = QLocale().toString(thousandths / 1000.0, 'g', 3);
    return hex ? Findings::tr("Room without a wall for %1 hexes").arg(width)
               : Findings::tr("Room without a wall for %1 squares").arg(width);
}

}  // namespace

QString flawText(actions::MapFlaw flaw) {
    using actions::MapFlaw;
    switch (flaw) {
        case MapFlaw::Speck:
            return Findings::tr("Walls without length");
        case MapFlaw::Doubled:
            return Findings::tr("Walls on each other");
        case MapFlaw::Gap:
            return Findings::tr("Gaps beside walls");
        case MapFlaw::WallBehindDoor:
            return Findings::tr("Walls behind doors");
        case MapFlaw::DoorOffWall:
            return Findings::tr("Doors in no wall");
        case MapFlaw::NoWayIn:
            return Findings::tr("Rooms without a way in");
        case MapFlaw::OffTheBoard:
            return Findings::tr("Beside the board");
        case MapFlaw::OpenEnd:
            return Findings::tr("Walls that end before another");
        case MapFlaw::OpenSide:
            return Findings::tr("Rooms with a missing wall");
        case MapFlaw::DoorToNowhere:
            return Findings::tr("Doors to where no floor lies");
        case MapFlaw::OverTheBorder:
            return Findings::tr("Floors over the border");
        case MapFlaw::RoomsOverlap:
            return Findings::tr("Rooms that run through each other");
        case MapFlaw::FlatFloor:
            return Findings::tr("Floors without area");
        case MapFlaw::TwoKinds:
            return Findings::tr("Walls of two kinds in one place");
    }
    return {};
}

QString findingText(const actions::MapFinding& finding, board::GridKind grid) {
    using actions::MapFlaw;
    const bool hex = board::isHex(grid);
    switch (finding.flaw) {
        case MapFlaw::Speck:
            return Findings::tr("Wall without length worth the name");
        case MapFlaw::Doubled:
            return Findings::tr("Wall that lies on another one");
        case MapFlaw::Gap:
            return gapText(finding.size, hex);
        case MapFlaw::WallBehindDoor:
            return Findings::tr("Wall behind a door: it opens nothing");
        case MapFlaw::DoorOffWall:
            return Findings::tr("Door in no wall");
        case MapFlaw::NoWayIn:
            return hex ? Findings::tr("No way in: %n hex(es)", nullptr, finding.size)
                       : Findings::tr("No way in: %n square(s)", nullptr, finding.size);
        case MapFlaw::OffTheBoard:
            return Findings::tr("Lies beside the board");
        case MapFlaw::OpenEnd:
            return openText(finding.size, hex);
        case MapFlaw::OpenSide:
            return sideText(finding.size, hex);
        case MapFlaw::DoorToNowhere:
            return Findings::tr("Door to where no floor lies");
        case MapFlaw::OverTheBorder:
            return Findings::tr("Goes over the border of the board");
        case MapFlaw::RoomsOverlap:
            return Findings::tr("Two rooms run through each other");
        case MapFlaw::FlatFloor:
            return Findings::tr("Floor without area worth the name");
        case MapFlaw::TwoKinds:
            return Findings::tr("Two kinds of wall in one place: the harder one counts");
    }
    return {};
}

QString findingPlace(const actions::MapFinding& finding, const board::Extent& extent) {
    const auto [column, row] = extent.columnRow(board::cellAt(extent.grid, finding.at));
    // On the border of the board the last one, of what lies beside it the nearest.
    return Findings::tr("Column %1, row %2")
        .arg(std::clamp(column + 1, 1, extent.width))
        .arg(std::clamp(row + 1, 1, extent.height));
}

QString repairText(const actions::MapFinding& finding) {
    using actions::MapFlaw;
    if (!finding.repair) return {};
    switch (finding.flaw) {
        case MapFlaw::Speck:
        case MapFlaw::Doubled:
            return Findings::tr("Removes the wall");
        case MapFlaw::Gap:
            return Findings::tr("Closes the gap");
        case MapFlaw::WallBehindDoor:
            return Findings::tr("Opens the wall for the door");
        case MapFlaw::DoorOffWall:
            return Findings::tr("Puts the door into the wall beside it, or lets it stand free");
        case MapFlaw::OpenEnd:
            return Findings::tr("Lets the wall reach the other one");
        case MapFlaw::OpenSide:
            return Findings::tr("Draws the missing wall");
        case MapFlaw::DoorToNowhere:
        case MapFlaw::OverTheBorder:
        case MapFlaw::RoomsOverlap:
            return {};
        case MapFlaw::FlatFloor:
            return Findings::tr("Removes the floor");
        case MapFlaw::TwoKinds:
            return Findings::tr("Keeps the one that was drawn last");
        case MapFlaw::NoWayIn:
            return Findings::tr("Puts a door into the wall");
        case MapFlaw::OffTheBoard:
            return Findings::tr("Deletes it");
    }
    return {};
}

QString meantText(const actions::MapFinding& finding) {
    if (!finding.meant) return {};
    if (finding.flaw == actions::MapFlaw::NoWayIn)
        return Findings::tr("It is meant to be closed: not told again");
    return finding.flaw == actions::MapFlaw::OpenSide
               ? Findings::tr("It is meant so, as the way out: an archway stands there")
               : Findings::tr("It is meant so, as the way out: not told again");
}

}  // namespace tenaille::ui
