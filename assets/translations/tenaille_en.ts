<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>%n thing(s) guessed or left out.</source>
        <translation>
            <numerusform>%n thing guessed or left out.</numerusform>
            <numerusform>%n things guessed or left out.</numerusform>
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
    <name>tenaille::ui::DocumentFiles</name>
    <message numerus="yes">
        <source>%n change(s) not saved</source>
        <translation>
            <numerusform>%n change not saved</numerusform>
            <numerusform>%n changes not saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tenaille ended unexpectedly. There are %n unsaved change(s) of %1 from %2.</source>
        <translation>
            <numerusform>Tenaille ended unexpectedly. There is %n unsaved change of %1 from %2.</numerusform>
            <numerusform>Tenaille ended unexpectedly. There are %n unsaved changes of %1 from %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) restored. Save to keep them.</source>
        <translation>
            <numerusform>%n change restored. Save to keep them.</numerusform>
            <numerusform>%n changes restored. Save to keep them.</numerusform>
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
</context>
</TS>
