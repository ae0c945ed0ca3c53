<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Areas</name>
    <message numerus="yes">
        <source>%n creature(s) reached</source>
        <translation>
            <numerusform>%n creature reached</numerusform>
            <numerusform>%n creatures reached</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message numerus="yes">
        <source>%n opportunity(ies) open</source>
        <translation>
            <numerusform>%n opportunity open</numerusform>
            <numerusform>%n opportunities open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends %1, %n round(s) on</source>
        <translation>
            <numerusform>ends %1, %n round on</numerusform>
            <numerusform>ends %1, %n rounds on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n miss(es)</source>
        <translation>
            <numerusform>%n miss</numerusform>
            <numerusform>%n misses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Condition</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s)</source>
        <translation>
            <numerusform>%n segment</numerusform>
            <numerusform>%n segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message numerus="yes">
        <source>%1 loses %n hit point(s)</source>
        <translation>
            <numerusform>%1 loses %n hit point</numerusform>
            <numerusform>%1 loses %n hit points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 regains %n hit point(s)</source>
        <translation>
            <numerusform>%1 regains %n hit point</numerusform>
            <numerusform>%1 regains %n hit points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opening(s) become windows</source>
        <translation>
            <numerusform>%n opening becomes a window</numerusform>
            <numerusform>%n openings become windows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opening(s) become open doors</source>
        <translation>
            <numerusform>%n opening becomes an open door</numerusform>
            <numerusform>%n openings become open doors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) are switched on</source>
        <translation>
            <numerusform>%n light is switched on</numerusform>
            <numerusform>%n lights are switched on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) are switched off</source>
        <translation>
            <numerusform>%n light is switched off</numerusform>
            <numerusform>%n lights are switched off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A fight of %n creature(s) begins</source>
        <translation>
            <numerusform>A fight of %n creature begins</numerusform>
            <numerusform>A fight of %n creatures begins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n square(s)</source>
        <translation>
            <numerusform>%1 moves %n square</numerusform>
            <numerusform>%1 moves %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has moved %n square(s) beyond the speed</source>
        <translation>
            <numerusform>%1 has moved %n square beyond the speed</numerusform>
            <numerusform>%1 has moved %n squares beyond the speed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n hex(es)</source>
        <translation>
            <numerusform>%1 moves %n hex</numerusform>
            <numerusform>%1 moves %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has moved %n hex(es) beyond the speed</source>
        <translation>
            <numerusform>%1 has moved %n hex beyond the speed</numerusform>
            <numerusform>%1 has moved %n hexes beyond the speed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n hit point(s): %3 → %4</source>
        <translation>
            <numerusform>%1 loses %n hit point: %3 → %4</numerusform>
            <numerusform>%1 loses %n hit points: %3 → %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 regains %n hit point(s): %3 → %4</source>
        <translation>
            <numerusform>%1 regains %n hit point: %3 → %4</numerusform>
            <numerusform>%1 regains %n hit points: %3 → %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) of the map are mended</source>
        <translation>
            <numerusform>%n finding of the map is mended</numerusform>
            <numerusform>%n findings of the map are mended</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage: endurance %3 → %4, hit points %5 → %6 (EX-10)</source>
        <translation>
            <numerusform>%1 takes %n damage: endurance %3 → %4, hit points %5 → %6 (EX-10)</numerusform>
            <numerusform>%1 takes %n damage: endurance %3 → %4, hit points %5 → %6 (EX-10)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n endurance: %3 → %4</source>
        <translation>
            <numerusform>%1 loses %n endurance: %3 → %4</numerusform>
            <numerusform>%1 loses %n endurance: %3 → %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 regains %n endurance: %3 → %4</source>
        <translation>
            <numerusform>%1 regains %n endurance: %3 → %4</numerusform>
            <numerusform>%1 regains %n endurance: %3 → %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage: temporary points %3 → %4, hit points %5 → %6</source>
        <translation>
            <numerusform>%1 takes %n damage: temporary points %3 → %4, hit points %5 → %6</numerusform>
            <numerusform>%1 takes %n damage: temporary points %3 → %4, hit points %5 → %6</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n temporary point(s); %3 left</source>
        <translation>
            <numerusform>%1 loses %n temporary point; %3 left</numerusform>
            <numerusform>%1 loses %n temporary points; %3 left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n temporary point(s)</source>
        <translation>
            <numerusform>%1 has %n temporary point</numerusform>
            <numerusform>%1 has %n temporary points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %1 half of %n damage counts</source>
        <translation>
            <numerusform>For %1 half of %n damage counts</numerusform>
            <numerusform>For %1 half of %n damage counts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes none of %n damage</source>
        <translation>
            <numerusform>%1 takes none of %n damage</numerusform>
            <numerusform>%1 takes none of %n damage</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fight</name>
    <message numerus="yes">
        <source> and loses %n hit point(s) (%1)</source>
        <translation>
            <numerusform> and loses %n hit point (%1)</numerusform>
            <numerusform> and loses %n hit points (%1)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FightDialogs</name>
    <message numerus="yes">
        <source>%1: %n action(s) after segment 10</source>
        <translation>
            <numerusform>%1: %n action after segment 10</numerusform>
            <numerusform>%1: %n actions after segment 10</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message numerus="yes">
        <source>No way in: %n hex(es)</source>
        <translation>
            <numerusform>No way in: %n hex</numerusform>
            <numerusform>No way in: %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No way in: %n square(s)</source>
        <translation>
            <numerusform>No way in: %n square</numerusform>
            <numerusform>No way in: %n squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message numerus="yes">
        <source>%n wall segment(s)</source>
        <translation>
            <numerusform>%n wall segment</numerusform>
            <numerusform>%n wall segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s)</source>
        <translation>
            <numerusform>%n door</numerusform>
            <numerusform>%n doors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n window(s)</source>
        <translation>
            <numerusform>%n window</numerusform>
            <numerusform>%n windows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s)</source>
        <translation>
            <numerusform>%n light</numerusform>
            <numerusform>%n lights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s) of objects</source>
        <translation>
            <numerusform>%n segment of objects</numerusform>
            <numerusform>%n segments of objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guessed</source>
        <translation>
            <numerusform>%n guessed</numerusform>
            <numerusform>%n guessed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n left out</numerusform>
            <numerusform>%n left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message numerus="yes">
        <source>%n page(s) of %1: %2 × %3</source>
        <translation>
            <numerusform>%n page of %1: %2 × %3</numerusform>
            <numerusform>%n pages of %1: %2 × %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, without %n empty one(s)</source>
        <translation>
            <numerusform>, without %n empty one</numerusform>
            <numerusform>, without %n empty ones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message numerus="yes">
        <source>%n line(s) from the best corner</source>
        <translation>
            <numerusform>%n line from the best corner</numerusform>
            <numerusform>%n lines from the best corner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n cut</source>
        <translation>
            <numerusform>, %n cut</numerusform>
            <numerusform>, %n cut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n touching without being cut</source>
        <translation>
            <numerusform>, %n touching without being cut</numerusform>
            <numerusform>, %n touching without being cut</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message numerus="yes">
        <source>%n browser(s) watching.</source>
        <translation>
            <numerusform>%n browser watching.</numerusform>
            <numerusform>%n browsers watching.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message numerus="yes">
        <source>%n creature(s) find no way to their place and stay behind</source>
        <translation>
            <numerusform>%n creature finds no way to its place and stays behind</numerusform>
            <numerusform>%n creatures find no way to their place and stay behind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Versions</name>
    <message numerus="yes">
        <source>%n creature(s)</source>
        <translation>
            <numerusform>%n creature</numerusform>
            <numerusform>%n creatures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s)</source>
        <translation>
            <numerusform>%n wall</numerusform>
            <numerusform>%n walls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tenaille::ui::AddPanel</name>
    <message numerus="yes">
        <source>Add %n sort(s) of creatures</source>
        <translation>
            <numerusform>Add %n sort of creatures</numerusform>
            <numerusform>Add %n sorts of creatures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tenaille::ui::BattleWindow</name>
    <message numerus="yes">
        <source>%n more in the log</source>
        <translation>
            <numerusform>%n more in the log</numerusform>
            <numerusform>%n more in the log</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n creature(s)</source>
        <translation>
            <numerusform>%n creature</numerusform>
            <numerusform>%n creatures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n creature(s) stay where they stand.</source>
        <translation>
            <numerusform>%n creature stays where it stands.</numerusform>
            <numerusform>%n creatures stay where they stand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n creature(s) hidden</source>
        <translation>
            <numerusform>%n creature hidden</numerusform>
            <numerusform>%n creatures hidden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The players see %n of the new creatures.</source>
        <translation>
            <numerusform>The players see %n of the new creatures.</numerusform>
            <numerusform>The players see %n of the new creatures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole board is shown, with what lies behind %n secret door(s) that nobody has found. The fog tool (%1) covers it.</source>
        <translation>
            <numerusform>The whole board is shown, with what lies behind %n secret door that nobody has found. The fog tool (%1) covers it.</numerusform>
            <numerusform>The whole board is shown, with what lies behind %n secret doors that nobody has found. The fog tool (%1) covers it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tenaille::ui::BoardList</name>
    <message numerus="yes">
        <source>%n temporary point(s)</source>
        <translation>
            <numerusform>%n temporary point</numerusform>
            <numerusform>%n temporary points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tenaille::ui::CheckPanel</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more like this</source>
        <translation>
            <numerusform>and %n more like this</numerusform>
            <numerusform>and %n more like this</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more, once these are mended</source>
        <translation>
            <numerusform>and %n more, once these are mended</numerusform>
            <numerusform>and %n more, once these are mended</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) closed on purpose</source>
        <translation>
            <numerusform>%n room closed on purpose</numerusform>
            <numerusform>%n rooms closed on purpose</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tenaille::ui::DocumentFiles</name>
    <message numerus="yes">
        <source>%n change(s) not saved</source>
        <translation>
            <numerusform>%n change not saved</numerusform>
            <numerusform>%n changes not saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opening(s) may be windows or open doors; they came in as windows.</source>
        <translation>
            <numerusform>%n opening may be a window or an open door; it came in as a window.</numerusform>
            <numerusform>%n openings may be windows or open doors; they came in as windows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opening(s) may be windows or open doors; they came in as open doors.</source>
        <translation>
            <numerusform>%n opening may be a window or an open door; it came in as an open door.</numerusform>
            <numerusform>%n openings may be windows or open doors; they came in as open doors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) of this document are missing.</source>
        <translation>
            <numerusform>%n picture of this document is missing.</numerusform>
            <numerusform>%n pictures of this document are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n missing picture(s) found.</source>
        <translation>
            <numerusform>%1 of %n missing picture found.</numerusform>
            <numerusform>%1 of %n missing pictures found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tenaille ended unexpectedly. There are %n step(s) of %1 that were not saved, undone ones too; the last is from %2.</source>
        <translation>
            <numerusform>Tenaille ended unexpectedly. There is %n step of %1 that was not saved, from %2.</numerusform>
            <numerusform>Tenaille ended unexpectedly. There are %n steps of %1 that were not saved, undone ones too; the last is from %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a part of the log is filtered or selected: %1 of %n line(s).</source>
        <translation>
            <numerusform>Only a part of the log is filtered or selected: %1 of %n line.</numerusform>
            <numerusform>Only a part of the log is filtered or selected: %1 of %n lines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n element(s) of %1 are lost; the others are here, in a document of their own.</source>
        <translation>
            <numerusform>At least %n element of %1 is lost; the others are here, in a document of their own.</numerusform>
            <numerusform>At least %n elements of %1 are lost; the others are here, in a document of their own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open what can be read (%n)</source>
        <translation>
            <numerusform>Open what can be read (%n)</numerusform>
            <numerusform>Open what can be read (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tenaille::ui::Inspector</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n temporary point(s), lost before hit points</source>
        <translation>
            <numerusform>%n temporary point, lost before hit points</numerusform>
            <numerusform>%n temporary points, lost before hit points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tenaille::ui::JoinOffer</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tenaille::ui::LayersPanel</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tenaille::ui::LibraryDialog</name>
    <message numerus="yes">
        <source>%n creature(s)</source>
        <translation>
            <numerusform>%n creature</numerusform>
            <numerusform>%n creatures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted: %n creature(s). “Put back” takes it back.</source>
        <translation>
            <numerusform>Deleted: %n creature. “Put back” takes it back.</numerusform>
            <numerusform>Deleted: %n creatures. “Put back” takes it back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put back: %n creature(s).</source>
        <translation>
            <numerusform>Put back: %n creature.</numerusform>
            <numerusform>Put back: %n creatures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n creature(s) came into your library.</source>
        <translation>
            <numerusform>%1: %n creature came into your library.</numerusform>
            <numerusform>%1: %n creatures came into your library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the file were there already.</source>
        <translation>
            <numerusform>%n of the file was there already.</numerusform>
            <numerusform>%n of the file were there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Written: %n creature(s) to %1.</source>
        <translation>
            <numerusform>Written: %n creature to %1.</numerusform>
            <numerusform>Written: %n creatures to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table cannot hold all of %n of them; JSON keeps everything.</source>
        <translation>
            <numerusform>A table cannot hold all of %n of them; JSON keeps everything.</numerusform>
            <numerusform>A table cannot hold all of %n of them; JSON keeps everything.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) could not be read: those creatures show their letters.</source>
        <translation>
            <numerusform>%n picture could not be read: that creature shows its letters.</numerusform>
            <numerusform>%n pictures could not be read: those creatures show their letters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your library begins anew with %n creature(s) that could be read.</source>
        <translation>
            <numerusform>Your library begins anew with %n creature that could be read.</numerusform>
            <numerusform>Your library begins anew with %n creatures that could be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tenaille::ui::LogNotice</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tenaille::ui::LogPanel</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n line(s)</source>
        <translation>
            <numerusform>%1 of %n line</numerusform>
            <numerusform>%1 of %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tenaille::ui::MapPanel</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s)</source>
        <translation>
            <numerusform>%n wall</numerusform>
            <numerusform>%n walls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s)</source>
        <translation>
            <numerusform>%n door</numerusform>
            <numerusform>%n doors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n thing</numerusform>
            <numerusform>%n things</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s)</source>
        <translation>
            <numerusform>%n light</numerusform>
            <numerusform>%n lights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on</source>
        <translation>
            <numerusform>%n on</numerusform>
            <numerusform>%n on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n floor</numerusform>
            <numerusform>%n floors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%n text</numerusform>
            <numerusform>%n texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tenaille::ui::PrintDialog</name>
    <message numerus="yes">
        <source>Selected creatures (%n)</source>
        <translation>
            <numerusform>Selected creature (%n)</numerusform>
            <numerusform>Selected creatures (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All creatures (%n)</source>
        <translation>
            <numerusform>All creatures (%n)</numerusform>
            <numerusform>All creatures (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stand-ups: %n page(s)</source>
        <translation>
            <numerusform>Stand-ups: %n page</numerusform>
            <numerusform>Stand-ups: %n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tenaille::ui::RulesDialog</name>
    <message numerus="yes">
        <source>Nearest to %1; %n option(s) differ, in bold below.</source>
        <translation>
            <numerusform>Nearest to %1; %n option differs, in bold below.</numerusform>
            <numerusform>Nearest to %1; %n options differ, in bold below.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) will change; below stands what is in force now.</source>
        <translation>
            <numerusform>%n option will change; below stands what is in force now.</numerusform>
            <numerusform>%n options will change; below stands what is in force now.</numerusform>
        </translation>
    </message>
</context>
</TS>
