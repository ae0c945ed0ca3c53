<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>ArcLetter</name>
    <message>
        <source>F</source>
        <comment>front</comment>
        <translation>Av</translation>
    </message>
    <message>
        <source>L</source>
        <comment>left</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>R</source>
        <comment>right</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>B</source>
        <comment>back</comment>
        <translation>Ar</translation>
    </message>
</context>
<context>
    <name>Areas</name>
    <message>
        <source>total cover</source>
        <translation>abri total</translation>
    </message>
    <message>
        <source>cover, Reflex +%1</source>
        <translation>abri, Réflexes +%1</translation>
    </message>
    <message>
        <source>Radius %1</source>
        <translation>Rayon %1</translation>
    </message>
    <message>
        <source>Cone of %1</source>
        <translation>Cône de %1</translation>
    </message>
    <message>
        <source>Line of %1</source>
        <translation>Ligne de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n creature(s) reached</source>
        <translation>
            <numerusform>%n créature atteinte</numerusform>
            <numerusform>%n créatures atteintes</numerusform>
        </translation>
    </message>
    <message>
        <source>Burst</source>
        <translation>Rayonnement</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>Cône</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>%1 · drag from where it begins · 1 burst, 2 cone, 3 line · Esc goes back to selecting</source>
        <translation>%1 · tirez depuis le point d’origine · 1 rayonnement, 2 cône, 3 ligne · Échap revient à la sélection</translation>
    </message>
    <message>
        <source>%1 · Enter selects whom it reaches, then Ctrl+H damage or X condition · 1 burst, 2 cone, 3 line · Esc ends</source>
        <translation>%1 · Entrée sélectionne qui est atteint, puis Ctrl+H dégâts ou X état · 1 rayonnement, 2 cône, 3 ligne · Échap termine</translation>
    </message>
</context>
<context>
    <name>AttackChoices</name>
    <message>
        <source>Without a name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>%1 (from afar)</source>
        <translation>%1 (à distance)</translation>
    </message>
    <message>
        <source>%1 (in melee)</source>
        <translation>%1 (en mêlée)</translation>
    </message>
    <message>
        <source>Attacks with</source>
        <translation>Attaque avec</translation>
    </message>
    <message>
        <source>No other attack</source>
        <translation>Aucune autre attaque</translation>
    </message>
</context>
<context>
    <name>BoardSize</name>
    <message>
        <source>The number of squares is that of the file name.</source>
        <translation>Le nombre de cases est celui du nom du fichier.</translation>
    </message>
    <message>
        <source>The number of squares is a guess: a usual size of squares fits evenly.</source>
        <translation>Le nombre de cases est deviné&#xa0;: une taille de case courante tombe juste.</translation>
    </message>
    <message>
        <source>The number of squares is a guess: neither the name nor the size tells it.</source>
        <translation>Le nombre de cases est deviné&#xa0;: ni le nom ni la taille ne le disent.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels per square</source>
        <translation>%1 × %2 pixels par case</translation>
    </message>
    <message>
        <source>Size of the board</source>
        <translation>Taille du plateau</translation>
    </message>
    <message>
        <source>%1 has %2 × %3 pixels.</source>
        <translation>%1 a %2 × %3 pixels.</translation>
    </message>
    <message>
        <source>Squares a&amp;cross</source>
        <translation>Cases en &amp;largeur</translation>
    </message>
    <message>
        <source>Squares &amp;down</source>
        <translation>Cases en &amp;hauteur</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Carrés</translation>
    </message>
    <message>
        <source>Hexes, points up</source>
        <translation>Hexagones, pointe en haut</translation>
    </message>
    <message>
        <source>Hexes, sides up</source>
        <translation>Hexagones, côté en haut</translation>
    </message>
    <message>
        <source>The kind changes only while nothing lies on the board.</source>
        <translation>Le type ne change que si rien ne se trouve sur le plateau.</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <source>Cells a&amp;cross</source>
        <translation>Cases en &amp;largeur</translation>
    </message>
    <message>
        <source>Cells &amp;down</source>
        <translation>Cases en &amp;hauteur</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Surprise</source>
        <translation>Surprise</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Declare, then start the round</source>
        <translation>Déclarez, puis commencez le round</translation>
    </message>
    <message>
        <source>Who is not surprised acts once</source>
        <translation>Qui n’est pas surpris agit une fois</translation>
    </message>
    <message numerus="yes">
        <source>%n opportunity(ies) open</source>
        <translation>
            <numerusform>%n attaque d’opportunité à décider</numerusform>
            <numerusform>%n attaques d’opportunité à décider</numerusform>
        </translation>
    </message>
    <message>
        <source>down</source>
        <translation>hors de combat</translation>
    </message>
    <message>
        <source>surprised</source>
        <translation>surpris</translation>
    </message>
    <message>
        <source>init %1</source>
        <translation>init. %1</translation>
    </message>
    <message>
        <source>unnoticed</source>
        <translation>inaperçu</translation>
    </message>
    <message>
        <source>AoO: %1?</source>
        <translation>AO&#xa0;: %1&#xa0;?</translation>
    </message>
    <message>
        <source>ends %1</source>
        <translation>fin en %1</translation>
    </message>
    <message numerus="yes">
        <source>ends %1, %n round(s) on</source>
        <translation>
            <numerusform>fin en %1, %n round plus tard</numerusform>
            <numerusform>fin en %1, %n rounds plus tard</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters give orders, Space plays the segment</source>
        <translation>Les lettres donnent des ordres, Espace joue le segment</translation>
    </message>
    <message>
        <source>%1 can still parry the blow of %2 (P)</source>
        <translation>%1 peut encore parer ce coup&#xa0;: %2 (P)</translation>
    </message>
    <message>
        <source>Parry %1?</source>
        <translation>Parer %1&#xa0;?</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>short for a fast move</comment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Surpr.</source>
        <comment>short for a surprise attack</comment>
        <translation>Surpr.</translation>
    </message>
    <message>
        <source>Sneak</source>
        <comment>short for a sneak attack</comment>
        <translation>Sournoise</translation>
    </message>
    <message>
        <source>weapon lost</source>
        <translation>arme perdue</translation>
    </message>
    <message>
        <source>%1 is down</source>
        <translation>%1 est hors de combat</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>sans cible</translation>
    </message>
    <message>
        <source>%1; N takes the nearest enemy in contact, A orders one strike</source>
        <translation>%1&#xa0;; N prend l’ennemi au contact le plus proche, A ordonne un seul coup</translation>
    </message>
    <message>
        <source>%1 · lost</source>
        <translation>%1 · perdu</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>touché</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>manqué</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n coup au but</numerusform>
            <numerusform>%n coups au but</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n miss(es)</source>
        <translation>
            <numerusform>%n coup manqué</numerusform>
            <numerusform>%n coups manqués</numerusform>
        </translation>
    </message>
    <message>
        <source>Segment 10: %1</source>
        <translation>Segment 10&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are empty).
Start it from a desktop; tenaille --help lists what works without one.</source>
        <translation>il n’y a pas d’écran où ouvrir une fenêtre (DISPLAY et WAYLAND_DISPLAY sont vides).
Lancez-le depuis un bureau&#xa0;; tenaille --help énumère ce qui marche sans écran.</translation>
    </message>
    <message>
        <source>render FILE OUT.png --view gm|player --size WxH [--attacker NAME --target NAME]</source>
        <translation>render FICHIER SORTIE.png --view gm|player --size LxH [--attacker NOM --target NOM]</translation>
    </message>
    <message>
        <source>Draw the document, and the lines of a ruling between two creatures. For players
as their screen shows it: in the fog what the party sees and knows.</source>
        <translation>Dessiner le document, et les lignes d’une décision entre deux créatures. Pour les
joueurs, comme le montre leur écran&#xa0;: dans le brouillard, ce que le groupe voit et connaît.</translation>
    </message>
    <message>
        <source>thumbnail FILE OUT.png [SIDE]</source>
        <translation>thumbnail FICHIER SORTIE.png [CÔTÉ]</translation>
    </message>
    <message>
        <source>A small picture for file managers, without hidden creatures, secret doors and
notes; fog does not count. SIDE is the longer one in pixels, else 256.</source>
        <translation>Une vignette pour les gestionnaires de fichiers, sans créatures cachées, portes secrètes
ni notes&#xa0;; le brouillard ne compte pas. CÔTÉ est le plus long en pixels, sinon 256.</translation>
    </message>
    <message>
        <source>Tenaille %1: map editor and battle board with exact rules.</source>
        <translation>Tenaille %1&#xa0;: éditeur de cartes et plateau de bataille aux règles exactes.</translation>
    </message>
    <message>
        <source>[FILE] [--another]</source>
        <translation>[FICHIER] [--another]</translation>
    </message>
    <message>
        <source>Open the window, with this map, encounter or foreign map. A program that
runs already takes it, unless another one is asked for.</source>
        <translation>Ouvrir la fenêtre, avec cette carte, cette rencontre ou cette carte d’un autre programme. Un
programme qui tourne déjà la prend, sauf si l’on en demande un autre.</translation>
    </message>
    <message>
        <source>Check that this installation works here; needs no display.</source>
        <translation>Vérifier que cette installation fonctionne ici&#xa0;; sans écran.</translation>
    </message>
    <message>
        <source>Print this text, or the version.</source>
        <translation>Imprimer ce texte, ou la version.</translation>
    </message>
    <message>
        <source>Exit status: 0 done; 1 a file is wrong or could not be read or written, one line a problem on
standard error (validate: on standard output); 2 the command line is wrong.
A document named like a command is opened as ./NAME, one that begins with a dash after --.
The language is that of the locale (LANGUAGE, LC_ALL, LC_MESSAGES, LANG); for scripts: LC_ALL=C.</source>
        <translation>Code de retour&#xa0;: 0 fait&#xa0;; 1 un fichier est faux ou n’a pas pu être lu ou écrit, une ligne par problème
sur l’erreur standard (validate&#xa0;: sur la sortie standard)&#xa0;; 2 la ligne de commande est fausse.
Un document nommé comme une commande s’ouvre par ./NOM&#xa0;; s’il commence par un tiret, après --.
La langue est celle de l’environnement (LANGUAGE, LC_ALL, LC_MESSAGES, LANG)&#xa0;; scripts&#xa0;: LC_ALL=C.</translation>
    </message>
    <message>
        <source>usage: tenaille %1</source>
        <translation>usage&#xa0;: tenaille %1</translation>
    </message>
    <message>
        <source>See: tenaille --help</source>
        <translation>Voir&#xa0;: tenaille --help</translation>
    </message>
    <message>
        <source>--view is gm or player</source>
        <translation>--view vaut gm ou player</translation>
    </message>
    <message>
        <source>--size is WIDTHxHEIGHT in pixels, at most 16384 each</source>
        <translation>--size vaut LARGEURxHAUTEUR en pixels, au plus 16384 chacune</translation>
    </message>
    <message>
        <source>render knows no such option</source>
        <translation>render ne connaît pas cette option</translation>
    </message>
    <message>
        <source>%1 lacks its value</source>
        <translation>%1 n’a pas de valeur</translation>
    </message>
    <message>
        <source>render needs a document and a picture to write</source>
        <translation>il faut à render un document et une image à écrire</translation>
    </message>
    <message>
        <source>the picture is called NAME.png</source>
        <translation>l’image s’appelle NOM.png</translation>
    </message>
    <message>
        <source>--attacker and --target go together</source>
        <translation>--attacker et --target vont ensemble</translation>
    </message>
    <message>
        <source>thumbnail needs a document and a picture to write</source>
        <translation>il faut à thumbnail un document et une image à écrire</translation>
    </message>
    <message>
        <source>SIDE is a number of pixels, at most 16384</source>
        <translation>CÔTÉ est un nombre de pixels, au plus 16384</translation>
    </message>
    <message>
        <source>there is no option %1</source>
        <translation>il n’y a pas d’option %1</translation>
    </message>
    <message>
        <source>there is no command and no file &quot;%1&quot;</source>
        <translation>il n’y a ni commande ni fichier «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>one document is opened at a time, not %1</source>
        <translation>un seul document s’ouvre à la fois, pas %1</translation>
    </message>
    <message>
        <source>rules reads one file</source>
        <translation>rules lit un seul fichier</translation>
    </message>
    <message>
        <source>IN OUT.map.json [--scene NAME] [--cells CxR] [--report R.json]</source>
        <translation>ENTRÉE SORTIE.map.json [--scene NOM] [--cells CxL] [--report R.json]</translation>
    </message>
    <message>
        <source>Turn a foreign map into one of ours and say what was guessed, changed
or left out: Universal VTT (.uvtt .dd2vtt .df2vtt), scenes of Foundry
(.json, or .db with --scene), dungeons of Watabou and donjon (.json),
maps of Tiled (.tmx), pictures (of C x R squares, or as many as their
name or size tells).</source>
        <translation>Faire d’une carte d’un autre programme une des nôtres et dire ce qui a été deviné, changé
ou laissé&#xa0;: Universal VTT (.uvtt .dd2vtt .df2vtt), scènes de Foundry
(.json, ou .db avec --scene), donjons de Watabou et donjon (.json),
cartes de Tiled (.tmx), images (de C x L cases, ou d’autant que le dit
leur nom ou leur taille).</translation>
    </message>
    <message>
        <source>IN OUT [--view gm|player] [--ppc N] [--paper a4|letter|a3] [--cell-mm N]
               [--overlap N] [--margin N] [--page auto|upright|across] [--creatures]
               [--no-grid] [--no-overview] [--no-map] [--empty-pages] [--stand-ups]
               [--copies N]</source>
        <translation>ENTRÉE SORTIE [--view gm|player] [--ppc N] [--paper a4|letter|a3] [--cell-mm N]
               [--overlap N] [--margin N] [--page auto|upright|across] [--creatures]
               [--no-grid] [--no-overview] [--no-map] [--empty-pages] [--stand-ups]
               [--copies N]</translation>
    </message>
    <message>
        <source>Write a map for another program: Universal VTT (.uvtt .dd2vtt .df2vtt),
a scene of Foundry with its picture (.json), or a picture (.png .webp)
of N pixels a cell, with --view gm also what is hidden or secret; without
it the map is whole all the same, also where the party has not been;
with --no-grid without its grid. A scene of Foundry has as many pixels a
cell as its walls need to stay where they are, unless --ppc says how many.
As .zip: the document of ours with its pictures, all in one file.
As .pdf: pages at true size (cells of 25.4 mm unless told otherwise; lengths
in millimetres; pages with nothing but the grid only with --empty-pages),
with --stand-ups paper figures of the creatures as well.</source>
        <translation>Écrire une carte pour un autre programme&#xa0;: Universal VTT (.uvtt .dd2vtt
.df2vtt), une scène de Foundry avec son image (.json), ou une image (.png
.webp) de N pixels par case, avec --view gm aussi ce qui est caché ou secret&#xa0;;
sans cela la carte est entière quand même, aussi là où le groupe n’est pas
allé&#xa0;; avec --no-grid sans sa grille. Une scène de Foundry a autant de pixels
par case qu’il en faut pour que ses murs restent où ils sont, sauf si --ppc
en donne le nombre.
En .zip&#xa0;: notre document avec ses images, en un seul fichier.
En .pdf&#xa0;: des pages à l’échelle (cases de 25,4 mm sauf indication contraire&#xa0;;
longueurs en millimètres&#xa0;; pages sans rien que la grille seulement avec
--empty-pages), avec --stand-ups aussi des figurines en papier.</translation>
    </message>
    <message>
        <source>IN.zip OUT.encounter.json</source>
        <translation>ENTRÉE.zip SORTIE.encounter.json</translation>
    </message>
    <message>
        <source>Write the document of such a file, and its pictures beside it.</source>
        <translation>Écrire le document d’un tel fichier, et ses images à côté.</translation>
    </message>
    <message>
        <source>FILE...</source>
        <translation>FICHIER...</translation>
    </message>
    <message>
        <source>Check maps and encounters: one line a problem, with its place and
what to do; notices about harmless oddities go to standard error.</source>
        <translation>Vérifier des cartes et des rencontres&#xa0;: une ligne par problème, avec son endroit et
le remède&#xa0;; les avis sur des bizarreries sans danger vont sur l’erreur standard.</translation>
    </message>
    <message>
        <source>FILE [--json] [--unclipped]</source>
        <translation>FICHIER [--json] [--unclipped]</translation>
    </message>
    <message>
        <source>Count what a map holds inside its borders, or in the whole file.</source>
        <translation>Compter ce que contient une carte à l’intérieur de ses bords, ou dans tout le fichier.</translation>
    </message>
    <message>
        <source>FILE [OUT.json|OUT.csv]</source>
        <translation>FICHIER [SORTIE.json|SORTIE.csv]</translation>
    </message>
    <message>
        <source>List the creatures of a library of ours, of Open5e, of 5e-database (.json)
or of a table (.csv), or write them as a library or a table.</source>
        <translation>Énumérer les créatures d’une de nos bibliothèques, d’Open5e, de 5e-database (.json)
ou d’une table (.csv), ou en écrire une bibliothèque ou une table.</translation>
    </message>
    <message>
        <source>[FILE|--kinds]</source>
        <translation>[FICHIER|--kinds]</translation>
    </message>
    <message>
        <source>Answer the rules queries of FILE or of standard input,
one JSON object a line (bad queries get an error reply),
or list the kinds of queries it knows.</source>
        <translation>Répondre aux questions de règles de FICHIER ou de l’entrée standard,
un objet JSON par ligne (les mauvaises questions reçoivent une erreur),
ou énumérer les sortes de questions connues.</translation>
    </message>
    <message>
        <source>reach %1</source>
        <translation>allonge %1</translation>
    </message>
    <message>
        <source>space %1</source>
        <translation>espace %1</translation>
    </message>
    <message>
        <source>speed %1</source>
        <translation>vitesse %1</translation>
    </message>
    <message>
        <source>AC %1</source>
        <translation>CA %1</translation>
    </message>
    <message>
        <source>HP %1</source>
        <translation>PV %1</translation>
    </message>
    <message>
        <source>faceless</source>
        <translation>sans face</translation>
    </message>
    <message>
        <source>creatures knows no such option</source>
        <translation>creatures ne connaît pas cette option</translation>
    </message>
    <message>
        <source>creatures needs a file of creatures, and perhaps one to write</source>
        <translation>il faut à creatures un fichier de créatures, et peut-être un à écrire</translation>
    </message>
    <message>
        <source>the result is called NAME.json or NAME.csv</source>
        <translation>le résultat s’appelle NOM.json ou NOM.csv</translation>
    </message>
    <message>
        <source>the creatures and the result are files of their own; nothing was written</source>
        <translation>les créatures et le résultat sont des fichiers différents&#xa0;; rien n’a été écrit</translation>
    </message>
    <message>
        <source>%1 creature</source>
        <translation>%1 créature</translation>
    </message>
    <message>
        <source>%1 creatures</source>
        <translation>%1 créatures</translation>
    </message>
    <message>
        <source>--ppc is a number of pixels from 1 to 512</source>
        <translation>--ppc est un nombre de pixels de 1 à 512</translation>
    </message>
    <message>
        <source>export knows no option %1 for this kind of file</source>
        <translation>export ne connaît pas l’option %1 pour ce genre de fichier</translation>
    </message>
    <message>
        <source>export needs a map and a file to write</source>
        <translation>il faut à export une carte et un fichier à écrire</translation>
    </message>
    <message>
        <source>the result is called NAME.uvtt, .dd2vtt, .df2vtt, .json (Foundry), .zip, .png, .webp or .pdf</source>
        <translation>le résultat s’appelle NOM.uvtt, .dd2vtt, .df2vtt, .json (Foundry), .zip, .png, .webp ou .pdf</translation>
    </message>
    <message>
        <source>the map would be overwritten; nothing was written</source>
        <translation>la carte serait écrasée&#xa0;; rien n’a été écrit</translation>
    </message>
    <message>
        <source>--view is for pictures and PDF; files for other programs are the game master&apos;s</source>
        <translation>--view est pour les images et le PDF&#xa0;; les fichiers pour d’autres programmes sont ceux du meneur</translation>
    </message>
    <message>
        <source>--no-grid is for pictures; other files show no grid of ours</source>
        <translation>--no-grid est pour les images&#xa0;; les autres fichiers ne montrent pas notre grille</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>grille</translation>
    </message>
    <message>
        <source>width</source>
        <translation>largeur</translation>
    </message>
    <message>
        <source>height</source>
        <translation>hauteur</translation>
    </message>
    <message>
        <source>walls</source>
        <translation>murs</translation>
    </message>
    <message>
        <source>segments</source>
        <translation>segments</translation>
    </message>
    <message>
        <source>wallLength</source>
        <translation>longueur des murs</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>objets</translation>
    </message>
    <message>
        <source>objectSegments</source>
        <translation>segments d’objets</translation>
    </message>
    <message>
        <source>doors</source>
        <translation>portes</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>fenêtres</translation>
    </message>
    <message>
        <source>lights</source>
        <translation>lumières</translation>
    </message>
    <message>
        <source>creatures</source>
        <translation>créatures</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>image</translation>
    </message>
    <message>
        <source>--cells takes two numbers from 1 to %1, like 30x20</source>
        <translation>--cells prend deux nombres de 1 à %1, comme 30x20</translation>
    </message>
    <message>
        <source>import needs a foreign map and a file to write</source>
        <translation>il faut à import une carte d’un autre programme et un fichier à écrire</translation>
    </message>
    <message>
        <source>--cells is for pictures; other maps say how large they are</source>
        <translation>--cells est pour les images&#xa0;; les autres cartes disent leur taille</translation>
    </message>
    <message>
        <source>the result is called NAME.map.json</source>
        <translation>le résultat s’appelle NOM.map.json</translation>
    </message>
    <message>
        <source>--scene is for files that hold several maps; such a file holds one</source>
        <translation>--scene est pour les fichiers qui contiennent plusieurs cartes&#xa0;; celui-ci en contient une</translation>
    </message>
    <message>
        <source>the map, the result and the report are files of their own; nothing was written</source>
        <translation>la carte, le résultat et le rapport sont des fichiers différents&#xa0;; rien n’a été écrit</translation>
    </message>
    <message>
        <source>unpack needs a file NAME.zip and a file to write</source>
        <translation>il faut à unpack un fichier NOM.zip et un fichier à écrire</translation>
    </message>
    <message>
        <source>the result is called NAME.encounter.json or NAME.map.json</source>
        <translation>le résultat s’appelle NOM.encounter.json ou NOM.map.json</translation>
    </message>
    <message>
        <source>validate knows no options</source>
        <translation>validate ne connaît pas d’options</translation>
    </message>
    <message>
        <source>validate needs at least one file</source>
        <translation>il faut à validate au moins un fichier</translation>
    </message>
    <message>
        <source>info knows no such option</source>
        <translation>info ne connaît pas cette option</translation>
    </message>
    <message>
        <source>info needs one file</source>
        <translation>il faut à info un fichier</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the output cannot be written: where it goes to is full or closed</source>
        <translation>la sortie ne peut pas être écrite&#xa0;: là où elle va, c’est plein ou fermé</translation>
    </message>
    <message>
        <source>--paper is a4, letter or a3</source>
        <translation>--paper vaut a4, letter ou a3</translation>
    </message>
    <message>
        <source>--page is auto, upright or across</source>
        <translation>--page vaut auto, upright ou across</translation>
    </message>
    <message>
        <source>--cell-mm is the size of a cell in millimetres</source>
        <translation>--cell-mm est la taille d’une case en millimètres</translation>
    </message>
    <message>
        <source>--margin is a width in millimetres</source>
        <translation>--margin est une largeur en millimètres</translation>
    </message>
    <message>
        <source>--overlap is a width in millimetres</source>
        <translation>--overlap est une largeur en millimètres</translation>
    </message>
    <message>
        <source>--copies is a number</source>
        <translation>--copies est un nombre</translation>
    </message>
    <message>
        <source>--copies is a number from 1 to 20</source>
        <translation>--copies est un nombre de 1 à 20</translation>
    </message>
    <message>
        <source>--no-map leaves nothing to print without --stand-ups</source>
        <translation>--no-map ne laisse rien à imprimer sans --stand-ups</translation>
    </message>
    <message>
        <source>%1 page of %2</source>
        <translation>%1 page %2</translation>
    </message>
    <message>
        <source>%1 pages of %2</source>
        <translation>%1 pages %2</translation>
    </message>
    <message>
        <source>, the map on %1 x %2</source>
        <translation>, la carte sur %1 x %2</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
    <message>
        <source>saving and opening</source>
        <translation>enregistrer et ouvrir</translation>
    </message>
    <message>
        <source>journal of unsaved work</source>
        <translation>journal du travail non enregistré</translation>
    </message>
    <message>
        <source>DAMAGED OUT.encounter.json</source>
        <translation>ABÎMÉ SORTIE.encounter.json</translation>
    </message>
    <message>
        <source>Write what can still be read of a damaged document of ours, and say
what is lost.</source>
        <translation>Écrire ce qui se lit encore d’un de nos documents abîmé, et dire
ce qui est perdu.</translation>
    </message>
    <message>
        <source>salvage needs a damaged file and a file to write</source>
        <translation>salvage a besoin d’un fichier abîmé et d’un fichier à écrire</translation>
    </message>
    <message>
        <source>elements kept: %1, lost: %2</source>
        <translation>éléments gardés&#xa0;: %1, perdus&#xa0;: %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;New encounter…</source>
        <translation>&amp;Nouvelle rencontre…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Import map…</source>
        <translation>&amp;Importer une carte…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation>E&amp;xporter une image…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>&amp;Fit the map</source>
        <translation>&amp;Toute la carte</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Centre on the selection</source>
        <translation>&amp;Centrer sur la sélection</translation>
    </message>
    <message>
        <source>Show &amp;grid</source>
        <translation>Afficher la &amp;grille</translation>
    </message>
    <message>
        <source>Full sc&amp;reen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Add creatures…</source>
        <translation>&amp;Ajouter des créatures…</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Détails</translation>
    </message>
    <message>
        <source>&amp;Hide from or show to the players</source>
        <translation>&amp;Cacher ou montrer aux joueurs</translation>
    </message>
    <message>
        <source>&amp;New turn</source>
        <translation>&amp;Nouveau tour</translation>
    </message>
    <message>
        <source>&amp;Keep or release target</source>
        <translation>&amp;Garder ou lâcher la cible</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Règles…</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Sélectionner et déplacer</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Déplacer la vue</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Pivoter</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mur</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Porte</translation>
    </message>
    <message>
        <source>&amp;Edit map</source>
        <translation>&amp;Modifier la carte</translation>
    </message>
    <message>
        <source>&amp;Run encounter</source>
        <translation>&amp;Jouer la rencontre</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Clavier et souris</translation>
    </message>
    <message>
        <source>&amp;About Tenaille</source>
        <translation>À &amp;propos de Tenaille</translation>
    </message>
    <message>
        <source>Choose map &amp;picture…</source>
        <translation>&amp;Choisir l’image de la carte…</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>Su&amp;pprimer</translation>
    </message>
    <message>
        <source>Du&amp;plicate</source>
        <translation>D&amp;upliquer</translation>
    </message>
    <message>
        <source>&amp;Session log</source>
        <translation>Journal de &amp;séance</translation>
    </message>
    <message>
        <source>Apply r&amp;uling</source>
        <translation>Appli&amp;quer l’arbitrage</translation>
    </message>
    <message>
        <source>&amp;Begin fight…</source>
        <translation>&amp;Commencer le combat…</translation>
    </message>
    <message>
        <source>&amp;End fight</source>
        <translation>&amp;Terminer le combat</translation>
    </message>
    <message>
        <source>&amp;Join the fight</source>
        <translation>Se &amp;joindre au combat</translation>
    </message>
    <message>
        <source>&amp;Declare…</source>
        <translation>&amp;Déclarer…</translation>
    </message>
    <message>
        <source>&amp;Strike the target</source>
        <translation>&amp;Frapper la cible</translation>
    </message>
    <message>
        <source>&amp;Next segment</source>
        <translation>&amp;Segment suivant</translation>
    </message>
    <message>
        <source>Step bac&amp;k</source>
        <translation>Un pas en &amp;arrière</translation>
    </message>
    <message>
        <source>C&amp;hange order…</source>
        <translation>Modifier l’&amp;ordre…</translation>
    </message>
    <message>
        <source>&amp;Withdraw order</source>
        <translation>&amp;Retirer l’ordre</translation>
    </message>
    <message>
        <source>Show arcs of facing</source>
        <translation>Afficher les arcs d’orientation</translation>
    </message>
    <message>
        <source>Show cover lines</source>
        <translation>Afficher les lignes d’abri</translation>
    </message>
    <message>
        <source>Show threatened cells</source>
        <translation>Afficher les cases menacées</translation>
    </message>
    <message>
        <source>Show reachable cells</source>
        <translation>Afficher les cases accessibles</translation>
    </message>
    <message>
        <source>Show who flanks</source>
        <translation>Afficher qui prend en tenaille</translation>
    </message>
    <message>
        <source>&amp;Act now</source>
        <translation>Agir &amp;maintenant</translation>
    </message>
    <message>
        <source>Dela&amp;y</source>
        <translation>D&amp;ifférer</translation>
    </message>
    <message>
        <source>Get &amp;ready</source>
        <translation>Se tenir &amp;prêt</translation>
    </message>
    <message>
        <source>Hit p&amp;oints…</source>
        <translation>Points de &amp;vie…</translation>
    </message>
    <message>
        <source>Fig&amp;ht strip</source>
        <translation>&amp;Bandeau du combat</translation>
    </message>
    <message>
        <source>Export for other p&amp;rograms…</source>
        <translation>Exporter pour d’autres prog&amp;rammes…</translation>
    </message>
    <message>
        <source>Board si&amp;ze…</source>
        <translation>Taille du p&amp;lateau…</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Salle</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lumière</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Picture on the grid</source>
        <translation>Image sur la grille</translation>
    </message>
    <message>
        <source>Tint walls by their cover</source>
        <translation>Teinter les murs selon l’abri</translation>
    </message>
    <message>
        <source>Test vision</source>
        <translation>Tester la vue</translation>
    </message>
    <message>
        <source>Show o&amp;verview</source>
        <translation>Afficher l’ap&amp;erçu</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>Brouillard</translation>
    </message>
    <message>
        <source>Players&apos; &amp;screen</source>
        <translation>Écran des &amp;joueurs</translation>
    </message>
    <message>
        <source>Sho&amp;w the board</source>
        <translation>&amp;Montrer le plateau</translation>
    </message>
    <message>
        <source>&amp;Hold</source>
        <translation>&amp;Figer</translation>
    </message>
    <message>
        <source>Show &amp;once</source>
        <translation>Montrer une foi&amp;s</translation>
    </message>
    <message>
        <source>&amp;Black screen</source>
        <translation>Écran &amp;noir</translation>
    </message>
    <message>
        <source>&amp;Follow my view</source>
        <translation>Suivre ma v&amp;ue</translation>
    </message>
    <message>
        <source>Stay at &amp;my view</source>
        <translation>&amp;Rester sur ma vue</translation>
    </message>
    <message>
        <source>&amp;Turn a quarter</source>
        <translation>&amp;Tourner d’un quart</translation>
    </message>
    <message>
        <source>&amp;Uncover what the party sees</source>
        <translation>&amp;Dévoiler ce que voit le groupe</translation>
    </message>
    <message>
        <source>Forget what was e&amp;xplored</source>
        <translation>&amp;Oublier ce qui a été exploré</translation>
    </message>
    <message>
        <source>Whole boar&amp;d</source>
        <translation>&amp;Plateau entier</translation>
    </message>
    <message>
        <source>What the pla&amp;yers see</source>
        <translation>Ce que &amp;voient les joueurs</translation>
    </message>
    <message>
        <source>True s&amp;ize…</source>
        <translation>T&amp;aille réelle…</translation>
    </message>
    <message>
        <source>A pictu&amp;re…</source>
        <translation>Une ima&amp;ge…</translation>
    </message>
    <message>
        <source>Players&apos; frame</source>
        <translation>Cadre des joueurs</translation>
    </message>
    <message>
        <source>Waiting pi&amp;cture…</source>
        <translation>&amp;Image d’attente…</translation>
    </message>
    <message>
        <source>On the &amp;network…</source>
        <translation>Sur le rés&amp;eau…</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>C&amp;ouper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Past&amp;e</source>
        <translation>Coll&amp;er</translation>
    </message>
    <message>
        <source>Ne&amp;xt target</source>
        <translation>Cible &amp;suivante</translation>
    </message>
    <message>
        <source>Pre&amp;vious target</source>
        <translation>Cible &amp;précédente</translation>
    </message>
    <message>
        <source>Roll d&amp;ice…</source>
        <translation>&amp;Lancer des dés…</translation>
    </message>
    <message>
        <source>Next &amp;offer or warning</source>
        <translation>Offre ou a&amp;lerte suivante</translation>
    </message>
    <message>
        <source>S&amp;top at open opportunities</source>
        <translation>S’arrêter a&amp;ux opportunités ouvertes</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>C&amp;hercher une commande…</translation>
    </message>
    <message>
        <source>Export &amp;log…</source>
        <translation>Exporter le &amp;journal…</translation>
    </message>
    <message>
        <source>Creature &amp;library…</source>
        <translation>&amp;Bibliothèque de créatures…</translation>
    </message>
    <message>
        <source>Add the &amp;party</source>
        <translation>Ajouter le gro&amp;upe</translation>
    </message>
    <message>
        <source>&amp;Save to library</source>
        <translation>&amp;Enregistrer dans la bibliothèque</translation>
    </message>
    <message>
        <source>The board in &amp;words</source>
        <translation>Le plateau en &amp;mots</translation>
    </message>
    <message>
        <source>&amp;Conditions…</source>
        <translation>&amp;États…</translation>
    </message>
    <message>
        <source>Area of effect</source>
        <translation>Zone d’effet</translation>
    </message>
    <message>
        <source>Earlier &amp;versions…</source>
        <translation>&amp;Versions précédentes…</translation>
    </message>
    <message>
        <source>Change k&amp;eys…</source>
        <translation>Changer les &amp;touches…</translation>
    </message>
    <message>
        <source>S&amp;ummary of the fight…</source>
        <translation>Résumé du com&amp;bat…</translation>
    </message>
    <message>
        <source>Picture of the cr&amp;eature…</source>
        <translation>&amp;Image de la créature…</translation>
    </message>
    <message>
        <source>Pac&amp;k into one file…</source>
        <translation>Ré&amp;unir en un fichier…</translation>
    </message>
    <message>
        <source>&amp;Mount or dismount</source>
        <translation>M&amp;onter en selle ou mettre pied à terre</translation>
    </message>
    <message>
        <source>A &amp;short tour</source>
        <translation>&amp;Visite rapide</translation>
    </message>
    <message>
        <source>Point with the &amp;keyboard</source>
        <translation>Pointer au &amp;clavier</translation>
    </message>
    <message>
        <source>They see my rul&amp;er and areas</source>
        <translation>I&amp;ls voient ma règle et mes zones</translation>
    </message>
    <message>
        <source>&amp;Select all</source>
        <translation>Tout &amp;sélectionner</translation>
    </message>
    <message>
        <source>Unsaved &amp;work…</source>
        <translation>&amp;Travail non enregistré…</translation>
    </message>
    <message>
        <source>Go to the &amp;message</source>
        <translation>Aller au &amp;message</translation>
    </message>
    <message>
        <source>backup restore history</source>
        <translation>sauvegarde restaurer historique</translation>
    </message>
    <message>
        <source>recover crash restore</source>
        <translation>récupérer plantage restaurer</translation>
    </message>
    <message>
        <source>campaign folder zip share backup</source>
        <translation>dossier de campagne zip partager sauvegarde</translation>
    </message>
    <message>
        <source>PDF paper</source>
        <translation>PDF papier</translation>
    </message>
    <message>
        <source>list of creatures, screen reader</source>
        <translation>liste des créatures, lecteur d’écran</translation>
    </message>
    <message>
        <source>resize the map, hexes, squares</source>
        <translation>redimensionner la carte, hexagones, carrés</translation>
    </message>
    <message>
        <source>monsters, bestiary, campaign, SRD</source>
        <translation>monstres, bestiaire, campagne, SRD</translation>
    </message>
    <message>
        <source>heroes, player characters</source>
        <translation>héros, personnages joueurs</translation>
    </message>
    <message>
        <source>damage, harm, heal, wound, temporary points</source>
        <translation>dégâts, blesser, soigner, guérir, points temporaires</translation>
    </message>
    <message>
        <source>status, effect, prone, blinded</source>
        <translation>statut, effet, à terre, aveuglé</translation>
    </message>
    <message>
        <source>end turn</source>
        <translation>fin du tour</translation>
    </message>
    <message>
        <source>options, house rules, facing, system</source>
        <translation>options, règles maison, orientation, système</translation>
    </message>
    <message>
        <source>combat, initiative, segments</source>
        <translation>bataille, initiative, segments</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attaquer</translation>
    </message>
    <message>
        <source>ruler, distance</source>
        <translation>règle, distance</translation>
    </message>
    <message>
        <source>template, spell, cone, burst, line</source>
        <translation>gabarit, sort, cône, explosion, ligne</translation>
    </message>
    <message>
        <source>what if: drag a creature and read the ruling</source>
        <translation>et si&#xa0;: glisser une créature et lire l’arbitrage</translation>
    </message>
    <message>
        <source>furniture, object</source>
        <translation>meuble, objet, décor</translation>
    </message>
    <message>
        <source>second screen, projector, television, window</source>
        <translation>second écran, projecteur, télévision, fenêtre</translation>
    </message>
    <message>
        <source>handout, show an image</source>
        <translation>document, aide de jeu, montrer une image</translation>
    </message>
    <message>
        <source>splash, title screen</source>
        <translation>écran d’accueil, titre</translation>
    </message>
    <message>
        <source>phone, tablet, browser, code</source>
        <translation>téléphone, tablette, navigateur, code</translation>
    </message>
    <message>
        <source>shortcuts, keyboard, help</source>
        <translation>raccourcis, clavier, aide</translation>
    </message>
</context>
<context>
    <name>Compass</name>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>NNE</source>
        <translation>NNE</translation>
    </message>
    <message>
        <source>NE</source>
        <translation>NE</translation>
    </message>
    <message>
        <source>ENE</source>
        <translation>ENE</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>ESE</source>
        <translation>ESE</translation>
    </message>
    <message>
        <source>SE</source>
        <translation>SE</translation>
    </message>
    <message>
        <source>SSE</source>
        <translation>SSE</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>SSW</source>
        <translation>SSO</translation>
    </message>
    <message>
        <source>SW</source>
        <translation>SO</translation>
    </message>
    <message>
        <source>WSW</source>
        <translation>OSO</translation>
    </message>
    <message>
        <source>W</source>
        <translation>O</translation>
    </message>
    <message>
        <source>WNW</source>
        <translation>ONO</translation>
    </message>
    <message>
        <source>NW</source>
        <translation>NO</translation>
    </message>
    <message>
        <source>NNW</source>
        <translation>NNO</translation>
    </message>
</context>
<context>
    <name>Condition</name>
    <message>
        <source>prone</source>
        <translation>à terre</translation>
    </message>
    <message>
        <source>blinded</source>
        <translation>aveuglé</translation>
    </message>
    <message>
        <source>invisible</source>
        <translation>invisible</translation>
    </message>
    <message>
        <source>blurred</source>
        <translation>flou</translation>
    </message>
    <message>
        <source>helpless</source>
        <translation>sans défense</translation>
    </message>
    <message>
        <source>paralyzed</source>
        <translation>paralysé</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>inconscient</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>endormi</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>en vol</translation>
    </message>
    <message>
        <source>bleeding</source>
        <translation>saigne</translation>
    </message>
    <message>
        <source>blessed</source>
        <translation>béni</translation>
    </message>
    <message>
        <source>burning</source>
        <translation>en feu</translation>
    </message>
    <message>
        <source>charmed</source>
        <translation>charmé</translation>
    </message>
    <message>
        <source>concentrating</source>
        <translation>concentré</translation>
    </message>
    <message>
        <source>confused</source>
        <translation>confus</translation>
    </message>
    <message>
        <source>dazed</source>
        <translation>hébété</translation>
    </message>
    <message>
        <source>deafened</source>
        <translation>assourdi</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>épuisé</translation>
    </message>
    <message>
        <source>frightened</source>
        <translation>effrayé</translation>
    </message>
    <message>
        <source>grappled</source>
        <translation>agrippé</translation>
    </message>
    <message>
        <source>hasted</source>
        <translation>accéléré</translation>
    </message>
    <message>
        <source>poisoned</source>
        <translation>empoisonné</translation>
    </message>
    <message>
        <source>raging</source>
        <translation>en rage</translation>
    </message>
    <message>
        <source>restrained</source>
        <translation>entravé</translation>
    </message>
    <message>
        <source>sickened</source>
        <translation>fiévreux</translation>
    </message>
    <message>
        <source>slowed</source>
        <translation>ralenti</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>étourdi</translation>
    </message>
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
    <message>
        <source>rounds</source>
        <translation>rounds</translation>
    </message>
    <message>
        <source>segments</source>
        <translation>segments</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>this round</source>
        <translation>ce round</translation>
    </message>
    <message>
        <source>Counts as prone in every ruling.</source>
        <translation>Compte comme à terre dans tous les calculs.</translation>
    </message>
    <message>
        <source>Sees nobody: everybody is concealed from it (CO-07).</source>
        <translation>Ne voit personne&#xa0;: tous lui sont dissimulés (CO-07).</translation>
    </message>
    <message>
        <source>Nobody sees it, players neither (CO-07).</source>
        <translation>Personne ne la voit, les joueurs non plus (CO-07).</translation>
    </message>
    <message>
        <source>Conceals itself from everybody (CO-01).</source>
        <translation>Se dissimule à tous (CO-01).</translation>
    </message>
    <message>
        <source>Counts as helpless in every ruling.</source>
        <translation>Compte comme sans défense dans tous les calculs.</translation>
    </message>
    <message>
        <source>Moves above the ground.</source>
        <translation>Se déplace au-dessus du sol.</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message>
        <source>players: %1</source>
        <translation>joueurs&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>CoverTints</name>
    <message>
        <source>No cover</source>
        <translation>Aucun abri</translation>
    </message>
    <message>
        <source>Stops sight alone</source>
        <translation>Arrête la vue seule</translation>
    </message>
    <message>
        <source>Partial cover</source>
        <translation>Abri partiel</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Abri</translation>
    </message>
    <message>
        <source>Improved cover</source>
        <translation>Abri amélioré</translation>
    </message>
    <message>
        <source>Total cover</source>
        <translation>Abri total</translation>
    </message>
</context>
<context>
    <name>CreatureWords</name>
    <message>
        <source>Aberration</source>
        <translation>Aberration</translation>
    </message>
    <message>
        <source>Beast</source>
        <translation>Bête</translation>
    </message>
    <message>
        <source>Celestial</source>
        <translation>Céleste</translation>
    </message>
    <message>
        <source>Construct</source>
        <translation>Créature artificielle</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Dragon</translation>
    </message>
    <message>
        <source>Elemental</source>
        <translation>Élémentaire</translation>
    </message>
    <message>
        <source>Fey</source>
        <translation>Fée</translation>
    </message>
    <message>
        <source>Fiend</source>
        <translation>Fiélon</translation>
    </message>
    <message>
        <source>Giant</source>
        <translation>Géant</translation>
    </message>
    <message>
        <source>Humanoid</source>
        <translation>Humanoïde</translation>
    </message>
    <message>
        <source>Monstrosity</source>
        <translation>Monstruosité</translation>
    </message>
    <message>
        <source>Ooze</source>
        <translation>Vase</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>Plante</translation>
    </message>
    <message>
        <source>Swarm</source>
        <translation>Nuée</translation>
    </message>
    <message>
        <source>Undead</source>
        <translation>Mort-vivant</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Vitesse %1</translation>
    </message>
    <message>
        <source>flies %1</source>
        <translation>vole %1</translation>
    </message>
    <message>
        <source>swims %1</source>
        <translation>nage %1</translation>
    </message>
    <message>
        <source>climbs %1</source>
        <translation>grimpe %1</translation>
    </message>
    <message>
        <source>burrows %1</source>
        <translation>creuse %1</translation>
    </message>
    <message>
        <source>AC %1</source>
        <translation>CA %1</translation>
    </message>
    <message>
        <source>shield %1</source>
        <translation>bouclier %1</translation>
    </message>
    <message>
        <source>HP %1</source>
        <translation>PV %1</translation>
    </message>
    <message>
        <source>endurance %1</source>
        <translation>endurance %1</translation>
    </message>
    <message>
        <source>initiative %1</source>
        <translation>initiative %1</translation>
    </message>
    <message>
        <source>darkvision %1</source>
        <translation>vision dans le noir %1</translation>
    </message>
    <message>
        <source>darkvision</source>
        <translation>vision dans le noir</translation>
    </message>
    <message>
        <source>low-light vision</source>
        <translation>vision nocturne</translation>
    </message>
    <message>
        <source>sees all around</source>
        <translation>voit partout</translation>
    </message>
    <message>
        <source>faceless</source>
        <translation>sans face</translation>
    </message>
    <message>
        <source>front all around</source>
        <translation>de face partout</translation>
    </message>
    <message>
        <source>front but for its rear</source>
        <translation>de face sauf l’arrière</translation>
    </message>
    <message>
        <source>incorporeal</source>
        <translation>intangible</translation>
    </message>
    <message>
        <source>en</source>
        <comment>language of the names of creatures: en or fr</comment>
        <translation>fr</translation>
    </message>
    <message>
        <source>reach %1</source>
        <translation>allonge %1</translation>
    </message>
    <message>
        <source>range %1</source>
        <translation>portée %1</translation>
    </message>
    <message>
        <source>Reach %1, with a reach weapon</source>
        <translation>Allonge %1, avec une arme à allonge</translation>
    </message>
    <message>
        <source>Reach %1</source>
        <translation>Allonge %1</translation>
    </message>
    <message>
        <source>Challenge %1</source>
        <translation>Dangerosité %1</translation>
    </message>
    <message>
        <source>Attacks:</source>
        <translation>Attaques&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>Roll dice</source>
        <translation>Lancer des dés</translation>
    </message>
    <message>
        <source>what for, if anybody is to know</source>
        <translation>raison, si on veut la noter</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Dés</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Motif</translation>
    </message>
    <message>
        <source>&amp;Throw</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>Par exemple %1</translation>
    </message>
    <message>
        <source>%1 to %2 are possible.</source>
        <translation>De %1 à %2 possibles.</translation>
    </message>
    <message>
        <source>Total %1</source>
        <translation>Total %1</translation>
    </message>
</context>
<context>
    <name>DoorState</name>
    <message>
        <source>open</source>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermée</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillée</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>Move %1 creatures</source>
        <translation>Déplacer %1 créatures</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Placer %1</translation>
    </message>
    <message>
        <source>%1 is placed by the game master, rules ignored</source>
        <translation>Le MJ place %1 sans tenir compte des règles</translation>
    </message>
    <message>
        <source>Place %1 creatures</source>
        <translation>Placer %1 créatures</translation>
    </message>
    <message>
        <source>%1 creatures are placed by the game master, rules ignored</source>
        <translation>Le MJ place %1 créatures sans tenir compte des règles</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Faire pivoter %1</translation>
    </message>
    <message>
        <source>%1 turns to face %2</source>
        <translation>%1 pivote et fait face à la direction %2</translation>
    </message>
    <message>
        <source>Turn %1 creatures</source>
        <translation>Faire pivoter %1 créatures</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Add %2 × %1</source>
        <translation>Ajouter %2 × %1</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>New turn for %1</source>
        <translation>Nouveau tour pour %1</translation>
    </message>
    <message>
        <source>New turn for all</source>
        <translation>Nouveau tour pour tous</translation>
    </message>
    <message>
        <source>Damage %1</source>
        <translation>Blesser %1</translation>
    </message>
    <message>
        <source>Heal %1</source>
        <translation>Soigner %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Remove from the map (%1)</source>
        <translation>Retirer de la carte (%1)</translation>
    </message>
    <message>
        <source>Open door</source>
        <translation>Ouvrir la porte</translation>
    </message>
    <message>
        <source>A door is opened</source>
        <translation>Une porte s’ouvre</translation>
    </message>
    <message>
        <source>Close door</source>
        <translation>Fermer la porte</translation>
    </message>
    <message>
        <source>A door is closed</source>
        <translation>Une porte se ferme</translation>
    </message>
    <message>
        <source>Lock door</source>
        <translation>Verrouiller la porte</translation>
    </message>
    <message>
        <source>A door is locked</source>
        <translation>Une porte est verrouillée</translation>
    </message>
    <message>
        <source>Override for %1 against %2</source>
        <translation>Décision du MJ pour %1 contre %2</translation>
    </message>
    <message>
        <source>%1 against %2: %3 is %5 by the game master (the rules say %4)</source>
        <translation>%1 contre %2&#xa0;: %3 vaut %5 par décision du MJ (%4 selon les règles)</translation>
    </message>
    <message>
        <source>Clear override for %1 against %2</source>
        <translation>Retirer la décision du MJ pour %1 contre %2</translation>
    </message>
    <message>
        <source>%1 against %2: %3 is %4 again, as the rules say</source>
        <translation>%1 contre %2&#xa0;: %3 vaut de nouveau %4, selon les règles</translation>
    </message>
    <message>
        <source>Change rules</source>
        <translation>Changer les règles</translation>
    </message>
    <message>
        <source>The rules in force change: %1</source>
        <translation>Les règles en vigueur changent&#xa0;: %1</translation>
    </message>
    <message>
        <source>Add wall</source>
        <translation>Ajouter un mur</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Cacher %1</translation>
    </message>
    <message>
        <source>Hide %1 creatures</source>
        <translation>Cacher %1 créatures</translation>
    </message>
    <message>
        <source>Reveal %1</source>
        <translation>Révéler %1</translation>
    </message>
    <message>
        <source>Reveal %1 creatures</source>
        <translation>Révéler %1 créatures</translation>
    </message>
    <message>
        <source>Show grid</source>
        <translation>Afficher la grille</translation>
    </message>
    <message>
        <source>Hide grid</source>
        <translation>Masquer la grille</translation>
    </message>
    <message>
        <source>Add door</source>
        <translation>Ajouter une porte</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Importer %1</translation>
    </message>
    <message>
        <source>Set map picture</source>
        <translation>Choisir l’image de la carte</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n hit point(s)</source>
        <translation>
            <numerusform>%1 perd %n point de vie</numerusform>
            <numerusform>%1 perd %n points de vie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 regains %n hit point(s)</source>
        <translation>
            <numerusform>%1 récupère %n point de vie</numerusform>
            <numerusform>%1 récupère %n points de vie</numerusform>
        </translation>
    </message>
    <message>
        <source>Openings as windows</source>
        <translation>Ouvertures en fenêtres</translation>
    </message>
    <message numerus="yes">
        <source>%n opening(s) become windows</source>
        <translation>
            <numerusform>%n ouverture devient une fenêtre</numerusform>
            <numerusform>%n ouvertures deviennent des fenêtres</numerusform>
        </translation>
    </message>
    <message>
        <source>Openings as open doors</source>
        <translation>Ouvertures en portes ouvertes</translation>
    </message>
    <message numerus="yes">
        <source>%n opening(s) become open doors</source>
        <translation>
            <numerusform>%n ouverture devient une porte ouverte</numerusform>
            <numerusform>%n ouvertures deviennent des portes ouvertes</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruling %1 against %2</source>
        <translation>Arbitrage&#xa0;: %1 contre %2</translation>
    </message>
    <message>
        <source>own choice</source>
        <translation>choix personnel</translation>
    </message>
    <message>
        <source>to hit %1</source>
        <translation>pour toucher %1</translation>
    </message>
    <message>
        <source>AC %1</source>
        <translation>CA %1</translation>
    </message>
    <message>
        <source>needs %1+</source>
        <translation>il faut %1+</translation>
    </message>
    <message>
        <source>miss %1 %</source>
        <translation>échec %1&#xa0;%</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Arbitrage</translation>
    </message>
    <message>
        <source>Decision of the game master</source>
        <translation>Décision du meneur</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>Suggestion</translation>
    </message>
    <message>
        <source>Light on</source>
        <translation>Allumer la lumière</translation>
    </message>
    <message>
        <source>A light is switched on</source>
        <translation>Une lumière est allumée</translation>
    </message>
    <message>
        <source>Light off</source>
        <translation>Éteindre la lumière</translation>
    </message>
    <message>
        <source>A light is switched off</source>
        <translation>Une lumière est éteinte</translation>
    </message>
    <message>
        <source>Lights on (%1)</source>
        <translation>Allumer les lumières (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) are switched on</source>
        <translation>
            <numerusform>%n lumière est allumée</numerusform>
            <numerusform>%n lumières sont allumées</numerusform>
        </translation>
    </message>
    <message>
        <source>Lights off (%1)</source>
        <translation>Éteindre les lumières (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) are switched off</source>
        <translation>
            <numerusform>%n lumière est éteinte</numerusform>
            <numerusform>%n lumières sont éteintes</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin the fight</source>
        <translation>Commencer le combat</translation>
    </message>
    <message numerus="yes">
        <source>A fight of %n creature(s) begins</source>
        <translation>
            <numerusform>Un combat de %n créature commence</numerusform>
            <numerusform>Un combat de %n créatures commence</numerusform>
        </translation>
    </message>
    <message>
        <source>End the fight</source>
        <translation>Terminer le combat</translation>
    </message>
    <message>
        <source>The fight ends in round %1</source>
        <translation>Le combat se termine au round %1</translation>
    </message>
    <message>
        <source>%1 joins the fight</source>
        <translation>%1 se joint au combat</translation>
    </message>
    <message>
        <source>%1 creatures join the fight</source>
        <translation>%1 créatures se joignent au combat</translation>
    </message>
    <message>
        <source>%1 leaves the fight</source>
        <translation>%1 quitte le combat</translation>
    </message>
    <message>
        <source>%1 creatures leave the fight</source>
        <translation>%1 créatures quittent le combat</translation>
    </message>
    <message>
        <source>Declaration of %1</source>
        <translation>Déclaration&#xa0;: %1</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Déclarations</translation>
    </message>
    <message>
        <source>Order for %1 in segment %2</source>
        <translation>Ordre pour %1 au segment %2</translation>
    </message>
    <message>
        <source>Withdraw order of %1 in segment %2</source>
        <translation>Retirer l’ordre au segment %2&#xa0;: %1</translation>
    </message>
    <message>
        <source>Start of round %1</source>
        <translation>Début du round %1</translation>
    </message>
    <message>
        <source>Round %1 begins</source>
        <translation>Le round %1 commence</translation>
    </message>
    <message>
        <source>Surprise segment</source>
        <translation>Segment de surprise</translation>
    </message>
    <message>
        <source>Segment %2 of round %1</source>
        <translation>Segment %2 du round %1</translation>
    </message>
    <message>
        <source>Round %1, segment %2</source>
        <translation>Round %1, segment %2</translation>
    </message>
    <message>
        <source>Step back to segment %2 of round %1</source>
        <translation>Revenir au segment %2 du round %1</translation>
    </message>
    <message>
        <source>Order for %1 in the surprise segment</source>
        <translation>Ordre au segment de surprise&#xa0;: %1</translation>
    </message>
    <message>
        <source>Withdraw order of %1 in the surprise segment</source>
        <translation>Retirer l’ordre au segment de surprise&#xa0;: %1</translation>
    </message>
    <message>
        <source>Step back to the start of round %1</source>
        <translation>Revenir au début du round %1</translation>
    </message>
    <message>
        <source>Step back to the surprise segment</source>
        <translation>Revenir au segment de surprise</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n square(s)</source>
        <translation>
            <numerusform>%1 se déplace de %n case</numerusform>
            <numerusform>%1 se déplace de %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 may strike at %1, who leaves a threatened square</source>
        <translation>%2 peut frapper %1, qui quitte une case menacée</translation>
    </message>
    <message numerus="yes">
        <source>%1 has moved %n square(s) beyond the speed</source>
        <translation>
            <numerusform>%1 a dépassé sa vitesse de %n case</numerusform>
            <numerusform>%1 a dépassé sa vitesse de %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n hex(es)</source>
        <translation>
            <numerusform>%1 se déplace de %n case</numerusform>
            <numerusform>%1 se déplace de %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 may strike at %1, who leaves a threatened hex</source>
        <translation>%2 peut frapper %1, qui quitte une case menacée</translation>
    </message>
    <message numerus="yes">
        <source>%1 has moved %n hex(es) beyond the speed</source>
        <translation>
            <numerusform>%1 a dépassé sa vitesse de %n case</numerusform>
            <numerusform>%1 a dépassé sa vitesse de %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Allow attack of %1 on %2</source>
        <translation>Permettre l’attaque&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 against %2: allowed by the game master although: %3</source>
        <translation>%1 contre %2&#xa0;: autorisé par le meneur malgré ceci&#xa0;: %3</translation>
    </message>
    <message>
        <source>Follow the rules again for %1 against %2</source>
        <translation>Suivre de nouveau les règles pour %1 contre %2</translation>
    </message>
    <message>
        <source>%1 against %2: no longer allowed: %3</source>
        <translation>%1 contre %2&#xa0;: plus permis&#xa0;: %3</translation>
    </message>
    <message>
        <source>allowed although: %1</source>
        <translation>autorisé malgré ceci&#xa0;: %1</translation>
    </message>
    <message>
        <source>Step back to the turn of %1</source>
        <translation>Retour au tour&#xa0;: %1</translation>
    </message>
    <message>
        <source>Throw initiative for round %1</source>
        <translation>Tirer l’initiative du round&#xa0;%1</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>%1 delays</source>
        <translation>%1 diffère son tour</translation>
    </message>
    <message>
        <source>%1 gets ready</source>
        <translation>%1 se tient prêt</translation>
    </message>
    <message>
        <source>%1 acts now</source>
        <translation>%1 agit maintenant</translation>
    </message>
    <message>
        <source>%1 does what was kept ready</source>
        <translation>%1 fait ce qui était prêt</translation>
    </message>
    <message>
        <source>Initiative of %1: %2</source>
        <translation>Initiative, %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 attaque&#xa0;%2</translation>
    </message>
    <message>
        <source>Damage %1 creatures</source>
        <translation>Blesser %1 créatures</translation>
    </message>
    <message>
        <source>Heal %1 creatures</source>
        <translation>Soigner %1 créatures</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n hit point(s): %3 → %4</source>
        <translation>
            <numerusform>%1 perd %n point de vie&#xa0;: %3 → %4</numerusform>
            <numerusform>%1 perd %n points de vie&#xa0;: %3 → %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 regains %n hit point(s): %3 → %4</source>
        <translation>
            <numerusform>%1 récupère %n point de vie&#xa0;: %3 → %4</numerusform>
            <numerusform>%1 récupère %n points de vie&#xa0;: %3 → %4</numerusform>
        </translation>
    </message>
    <message>
        <source>Add room</source>
        <translation>Ajouter une salle</translation>
    </message>
    <message>
        <source>Add light</source>
        <translation>Ajouter une lumière</translation>
    </message>
    <message>
        <source>Add thing</source>
        <translation>Ajouter un objet</translation>
    </message>
    <message>
        <source>Add text</source>
        <translation>Ajouter un texte</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Ajouter une note</translation>
    </message>
    <message>
        <source>Add corner</source>
        <translation>Ajouter un sommet</translation>
    </message>
    <message>
        <source>Remove corner</source>
        <translation>Retirer un sommet</translation>
    </message>
    <message>
        <source>Move corner</source>
        <translation>Déplacer un sommet</translation>
    </message>
    <message>
        <source>Move on the map (%1)</source>
        <translation>Déplacer sur la carte (%1)</translation>
    </message>
    <message>
        <source>Turn on the map (%1)</source>
        <translation>Tourner sur la carte (%1)</translation>
    </message>
    <message>
        <source>Change on the map (%1)</source>
        <translation>Modifier sur la carte (%1)</translation>
    </message>
    <message>
        <source>Duplicate on the map (%1)</source>
        <translation>Dupliquer sur la carte (%1)</translation>
    </message>
    <message>
        <source>Paint terrain</source>
        <translation>Peindre du terrain</translation>
    </message>
    <message>
        <source>Erase terrain</source>
        <translation>Effacer du terrain</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Taille du plateau</translation>
    </message>
    <message>
        <source>Picture on the grid</source>
        <translation>Image sur la grille</translation>
    </message>
    <message>
        <source>Side of a wall alone</source>
        <translation>Détacher un pan de mur</translation>
    </message>
    <message>
        <source>Mend the map (%1)</source>
        <translation>Réparer la carte (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) of the map are mended</source>
        <translation>
            <numerusform>%n défaut de la carte est réparé</numerusform>
            <numerusform>%n défauts de la carte sont réparés</numerusform>
        </translation>
    </message>
    <message>
        <source>New kind: %1</source>
        <translation>Nouveau type&#xa0;: %1</translation>
    </message>
    <message>
        <source>Change kind %1</source>
        <translation>Modifier le type %1</translation>
    </message>
    <message>
        <source>Remove kind %1</source>
        <translation>Supprimer le type %1</translation>
    </message>
    <message>
        <source>Usual kind again</source>
        <translation>Type d’origine</translation>
    </message>
    <message>
        <source>Join walls</source>
        <translation>Réunir les murs</translation>
    </message>
    <message>
        <source>Line up (%1)</source>
        <translation>Aligner (%1)</translation>
    </message>
    <message>
        <source>Slide door</source>
        <translation>Glisser la porte</translation>
    </message>
    <message>
        <source>Uncover for the players</source>
        <translation>Dévoiler aux joueurs</translation>
    </message>
    <message>
        <source>Cover for the players</source>
        <translation>Cacher aux joueurs</translation>
    </message>
    <message>
        <source>Fog as the party sees</source>
        <translation>Brouillard selon la vue du groupe</translation>
    </message>
    <message>
        <source>Forget what was explored</source>
        <translation>Oublier ce qui a été exploré</translation>
    </message>
    <message>
        <source>What the players see</source>
        <translation>Ce que voient les joueurs</translation>
    </message>
    <message>
        <source>What the players learn of creatures</source>
        <translation>Ce que les joueurs apprennent des créatures</translation>
    </message>
    <message>
        <source>Size on the map (%1)</source>
        <translation>Changer la taille sur la carte (%1)</translation>
    </message>
    <message>
        <source>Move side</source>
        <translation>Déplacer un côté</translation>
    </message>
    <message>
        <source>Paste (%1)</source>
        <translation>Coller (%1)</translation>
    </message>
    <message>
        <source>Cut (%1)</source>
        <translation>Couper (%1)</translation>
    </message>
    <message>
        <source>Move room</source>
        <translation>Déplacer une salle</translation>
    </message>
    <message>
        <source>Delete room</source>
        <translation>Supprimer la salle</translation>
    </message>
    <message>
        <source>Delete %1 rooms</source>
        <translation>Supprimer %1 salles</translation>
    </message>
    <message>
        <source>Cut room</source>
        <translation>Couper la salle</translation>
    </message>
    <message>
        <source>Cut %1 rooms</source>
        <translation>Couper %1 salles</translation>
    </message>
    <message>
        <source>Keep what was explored</source>
        <translation>Garder ce qui a été exploré</translation>
    </message>
    <message>
        <source>First look of the players</source>
        <translation>Premier regard des joueurs</translation>
    </message>
    <message>
        <source>The players see the board for the first time</source>
        <translation>Les joueurs voient le plateau pour la première fois</translation>
    </message>
    <message>
        <source>%1 parries in segment %2</source>
        <translation>%1 pare au segment %2</translation>
    </message>
    <message>
        <source>Throw %1</source>
        <translation>Lancer %1</translation>
    </message>
    <message>
        <source>Weapon in hand: %1</source>
        <translation>Arme en main&#xa0;: %1</translation>
    </message>
    <message>
        <source>Weapon lost: %1</source>
        <translation>Arme perdue&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage: endurance %3 → %4, hit points %5 → %6 (EX-10)</source>
        <translation>
            <numerusform>%1 subit %n point de dommages&#xa0;: endurance %3 → %4, points de coup %5 → %6 (EX-10)</numerusform>
            <numerusform>%1 subit %n points de dommages&#xa0;: endurance %3 → %4, points de coup %5 → %6 (EX-10)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n endurance: %3 → %4</source>
        <translation>
            <numerusform>%1 perd %n point d’endurance&#xa0;: %3 → %4</numerusform>
            <numerusform>%1 perd %n points d’endurance&#xa0;: %3 → %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 regains %n endurance: %3 → %4</source>
        <translation>
            <numerusform>%1 regagne %n point d’endurance&#xa0;: %3 → %4</numerusform>
            <numerusform>%1 regagne %n points d’endurance&#xa0;: %3 → %4</numerusform>
        </translation>
    </message>
    <message>
        <source>Show secret door</source>
        <translation>Montrer la porte secrète</translation>
    </message>
    <message>
        <source>The players find a secret door</source>
        <translation>Les joueurs découvrent une porte secrète</translation>
    </message>
    <message>
        <source>Conceal secret door</source>
        <translation>Cacher la porte secrète</translation>
    </message>
    <message>
        <source>A secret door is a wall to the players again</source>
        <translation>Une porte secrète redevient un mur pour les joueurs</translation>
    </message>
    <message>
        <source>%1 has the weapon in hand again, by the game master</source>
        <translation>%1 a de nouveau l’arme en main, par le meneur</translation>
    </message>
    <message>
        <source>%1 loses the weapon, by the game master</source>
        <translation>%1 perd l’arme, par le meneur</translation>
    </message>
    <message>
        <source>Turn room</source>
        <translation>Tourner la salle</translation>
    </message>
    <message>
        <source>Size room</source>
        <translation>Redimensionner la salle</translation>
    </message>
    <message>
        <source>Size of a room</source>
        <translation>Taille d’une salle</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage: temporary points %3 → %4, hit points %5 → %6</source>
        <translation>
            <numerusform>%1 subit %n dégât&#xa0;: points temporaires %3 → %4, points de vie %5 → %6</numerusform>
            <numerusform>%1 subit %n dégâts&#xa0;: points temporaires %3 → %4, points de vie %5 → %6</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n temporary point(s); %3 left</source>
        <translation>
            <numerusform>%1 perd %n point temporaire&#xa0;; il en reste %3</numerusform>
            <numerusform>%1 perd %n points temporaires&#xa0;; il en reste %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Temporary points of %1: %2</source>
        <translation>Points temporaires, %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n temporary point(s)</source>
        <translation>
            <numerusform>%1 a %n point temporaire</numerusform>
            <numerusform>%1 a %n points temporaires</numerusform>
        </translation>
    </message>
    <message>
        <source>Temporary points of %1 creatures: %2</source>
        <translation>Points temporaires de %1 créatures&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 creatures: %2</source>
        <translation>%1 créatures&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: no longer %2</source>
        <translation>%1&#xa0;: n’est plus %2</translation>
    </message>
    <message>
        <source>%1 creatures: no longer %2</source>
        <translation>%1 créatures&#xa0;: ne sont plus %2</translation>
    </message>
    <message>
        <source>Players no longer see of %1: %2</source>
        <translation>%1, caché aux joueurs&#xa0;: %2</translation>
    </message>
    <message>
        <source>Players no longer see of %1 creatures: %2</source>
        <translation>Les joueurs ne voient plus de %1 créatures&#xa0;: %2</translation>
    </message>
    <message>
        <source>Players see of %1: %2</source>
        <translation>%1, visible des joueurs&#xa0;: %2</translation>
    </message>
    <message>
        <source>Players see of %1 creatures: %2</source>
        <translation>Les joueurs voient de %1 créatures&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 is over</source>
        <translation>%1&#xa0;: fin de «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Back to the version: %1</source>
        <translation>Retour à la version&#xa0;: %1</translation>
    </message>
    <message>
        <source>Picture of %1</source>
        <translation>Image&#xa0;: %1</translation>
    </message>
    <message>
        <source>Picture of %1 creatures</source>
        <translation>Image de %1 créatures</translation>
    </message>
    <message>
        <source>Mark as meant</source>
        <translation>Marquer comme voulu</translation>
    </message>
    <message>
        <source>%1 mounts %2</source>
        <translation>%1 monte sur %2</translation>
    </message>
    <message>
        <source>%1 creatures mount %2</source>
        <translation>%1 créatures montent sur %2</translation>
    </message>
    <message>
        <source>%1 dismounts</source>
        <translation>%1 met pied à terre</translation>
    </message>
    <message>
        <source>%1 creatures dismount</source>
        <translation>%1 créatures mettent pied à terre</translation>
    </message>
    <message>
        <source>%1 carries a light</source>
        <translation>%1 porte une lumière</translation>
    </message>
    <message>
        <source>%1 creatures carry lights</source>
        <translation>%1 créatures portent des lumières</translation>
    </message>
    <message>
        <source>%1 puts its light out</source>
        <translation>%1 éteint sa lumière</translation>
    </message>
    <message>
        <source>%1 creatures put their lights out</source>
        <translation>%1 créatures éteignent leurs lumières</translation>
    </message>
    <message>
        <source>Tell closed rooms again</source>
        <translation>Signaler à nouveau les salles closes</translation>
    </message>
    <message>
        <source>Light of the scene</source>
        <translation>Lumière de la scène</translation>
    </message>
    <message>
        <source>Hide from the players (%1)</source>
        <translation>Cacher aux joueurs (%1)</translation>
    </message>
    <message>
        <source>Show to the players (%1)</source>
        <translation>Montrer aux joueurs (%1)</translation>
    </message>
    <message>
        <source>%1 uses: %2</source>
        <translation>%1 emploie&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 creatures use: %2</source>
        <translation>%1 créatures emploient&#xa0;: %2</translation>
    </message>
    <message>
        <source>What the players see now</source>
        <translation>Ce que les joueurs voient maintenant</translation>
    </message>
    <message>
        <source>Edit %1 creatures</source>
        <translation>Modifier %1 créatures</translation>
    </message>
    <message numerus="yes">
        <source>For %1 half of %n damage counts</source>
        <translation>
            <numerusform>Pour %1, %n point de dégâts compte à moitié</numerusform>
            <numerusform>Pour %1, %n points de dégâts comptent à moitié</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes none of %n damage</source>
        <translation>
            <numerusform>%1 ne subit rien de %n point de dégâts</numerusform>
            <numerusform>%1 ne subit rien des %n points de dégâts</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes the opportunity against %2, as they stood when %2 went away (SZ-08)</source>
        <translation>%1 saisit l’occasion contre %2, d’après leurs places au départ de %2 (SZ-08)</translation>
    </message>
    <message>
        <source>%1 stands where %2 is, whom the players do not see</source>
        <translation>%1 se trouve à la place de %2, que les joueurs ne voient pas</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, par %2</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>Export for other programs</source>
        <translation>Exporter pour d’autres programmes</translation>
    </message>
    <message>
        <source>Universal VTT (*.uvtt *.dd2vtt *.df2vtt)</source>
        <translation>Universal VTT (*.uvtt *.dd2vtt *.df2vtt)</translation>
    </message>
    <message>
        <source>Scene of Foundry (*.json)</source>
        <translation>Scène de Foundry (*.json)</translation>
    </message>
    <message>
        <source>Picture for players (*.png *.webp)</source>
        <translation>Image pour les joueurs (*.png *.webp)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Écrit&#xa0;:&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>Fight</name>
    <message>
        <source>melee</source>
        <translation>mêlée</translation>
    </message>
    <message>
        <source>grapple</source>
        <translation>lutte</translation>
    </message>
    <message>
        <source>shooting</source>
        <translation>tir</translation>
    </message>
    <message>
        <source>casting</source>
        <translation>incantation</translation>
    </message>
    <message>
        <source>magic item</source>
        <translation>objet magique</translation>
    </message>
    <message>
        <source>simple action</source>
        <translation>action simple</translation>
    </message>
    <message>
        <source>strike</source>
        <translation>frapper</translation>
    </message>
    <message>
        <source>attack of opportunity</source>
        <translation>attaque d’opportunité</translation>
    </message>
    <message>
        <source>surprise attack</source>
        <translation>attaque surprise</translation>
    </message>
    <message>
        <source>sneak attack</source>
        <translation>attaque sournoise</translation>
    </message>
    <message>
        <source>parry</source>
        <translation>parade</translation>
    </message>
    <message>
        <source>fast move</source>
        <translation>déplacement rapide</translation>
    </message>
    <message>
        <source>slow move</source>
        <translation>déplacement lent</translation>
    </message>
    <message>
        <source>answer to a move</source>
        <translation>réponse à un déplacement</translation>
    </message>
    <message>
        <source>change of mode</source>
        <translation>changement de mode</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>pivoter</translation>
    </message>
    <message>
        <source>advance</source>
        <translation>avancer</translation>
    </message>
    <message>
        <source>retreat</source>
        <translation>reculer</translation>
    </message>
    <message>
        <source>circle to the left</source>
        <translation>contourner par la gauche</translation>
    </message>
    <message>
        <source>circle to the right</source>
        <translation>contourner par la droite</translation>
    </message>
    <message>
        <source>accompany</source>
        <translation>accompagner</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>tenir sa position</translation>
    </message>
    <message>
        <source>oppose</source>
        <translation>déplacement opposé</translation>
    </message>
    <message>
        <source>melee attack</source>
        <translation>attaque de mêlée</translation>
    </message>
    <message>
        <source>breakthrough</source>
        <translation>percée</translation>
    </message>
    <message>
        <source>pass by</source>
        <translation>passer outre</translation>
    </message>
    <message>
        <source>disarm</source>
        <translation>désarmer</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>tirer</translation>
    </message>
    <message>
        <source>assimilated-melee attack</source>
        <translation>attaque assimilée mêlée</translation>
    </message>
    <message>
        <source>grapple with damage</source>
        <translation>lutte avec dégâts</translation>
    </message>
    <message>
        <source>other grapple action</source>
        <translation>autre action de lutte</translation>
    </message>
    <message>
        <source>priest</source>
        <translation>prêtre</translation>
    </message>
    <message>
        <source>druid</source>
        <translation>druide</translation>
    </message>
    <message>
        <source>sorcerer</source>
        <translation>sorcier</translation>
    </message>
    <message>
        <source>bard</source>
        <translation>barde</translation>
    </message>
    <message>
        <source>mage</source>
        <translation>mage</translation>
    </message>
    <message>
        <source>warrior</source>
        <translation>guerrier</translation>
    </message>
    <message>
        <source>ranger</source>
        <translation>ranger</translation>
    </message>
    <message>
        <source>barbarian</source>
        <translation>barbare</translation>
    </message>
    <message>
        <source>thief</source>
        <translation>voleur</translation>
    </message>
    <message>
        <source>assassin</source>
        <translation>assassin</translation>
    </message>
    <message>
        <source>juggler</source>
        <translation>bateleur</translation>
    </message>
    <message>
        <source>courtesan</source>
        <translation>courtisane</translation>
    </message>
    <message>
        <source>companion</source>
        <translation>compagnon</translation>
    </message>
    <message>
        <source>does not fight in contact</source>
        <translation>ne combat pas au corps à corps</translation>
    </message>
    <message>
        <source>pass the guard</source>
        <translation>passer la garde</translation>
    </message>
    <message>
        <source>grapples somebody else</source>
        <translation>est engagé en lutte avec un autre</translation>
    </message>
    <message>
        <source>critical failure</source>
        <translation>échec critique</translation>
    </message>
    <message>
        <source>surprised</source>
        <translation>surpris</translation>
    </message>
    <message>
        <source>one action a segment</source>
        <translation>une action par segment</translation>
    </message>
    <message>
        <source>only melee or grapple can be changed into</source>
        <translation>on ne peut passer qu’en mêlée ou en lutte</translation>
    </message>
    <message>
        <source>that speed is no fast move</source>
        <translation>cette vitesse n’est pas un déplacement rapide</translation>
    </message>
    <message>
        <source>the initiative is not reached</source>
        <translation>l’initiative n’est pas atteinte</translation>
    </message>
    <message>
        <source>not in this mode</source>
        <translation>pas dans ce mode</translation>
    </message>
    <message>
        <source>the mode was changed in this round</source>
        <translation>le mode a été changé durant ce round</translation>
    </message>
    <message>
        <source>no routine action is due</source>
        <translation>aucune action de routine n’est disponible</translation>
    </message>
    <message>
        <source>not in contact</source>
        <translation>pas au contact</translation>
    </message>
    <message>
        <source>no opportunity is offered</source>
        <translation>aucune opportunité ne s’offre</translation>
    </message>
    <message>
        <source>there is no blow to parry</source>
        <translation>il n’y a pas de coup à parer</translation>
    </message>
    <message>
        <source>moves already</source>
        <translation>se déplace déjà</translation>
    </message>
    <message>
        <source>the segment is used</source>
        <translation>le segment est déjà occupé</translation>
    </message>
    <message>
        <source>the critical failure cannot be used</source>
        <translation>l’échec critique ne peut être exploité</translation>
    </message>
    <message>
        <source>lowers the guard</source>
        <translation>garde abaissée</translation>
    </message>
    <message>
        <source>The surprise segment is played (SU-03)</source>
        <translation>Le segment de surprise est joué (SU-03)</translation>
    </message>
    <message>
        <source>Nobody loses a segment to surprise (SU-04)</source>
        <translation>Personne ne perd de segment par surprise (SU-04)</translation>
    </message>
    <message>
        <source>%1 loses what was under way: %2</source>
        <translation>%1 perd ce qui était en cours&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 changes into: %2 (SG-14)</source>
        <translation>%1 passe en&#xa0;: %2 (SG-14)</translation>
    </message>
    <message>
        <source>%1 begins: %2</source>
        <translation>%1 commence&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 begins to cast %2, segments: %3</source>
        <translation>%1 commence à incanter %2, segments&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 may strike at %2: %3</source>
        <translation>%1 peut frapper %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 has no opportunity against %2: %3 (%4)</source>
        <translation>%1 n’a pas d’opportunité contre %2&#xa0;: %3 (%4)</translation>
    </message>
    <message>
        <source>%1 lets the opportunity against %2 pass</source>
        <translation>%1 laisse passer l’opportunité contre %2</translation>
    </message>
    <message>
        <source>%1 gives the opportunity up to parry</source>
        <translation>%1 renonce à l’opportunité pour parer</translation>
    </message>
    <message>
        <source>%1 puts the routine action off to segment %2</source>
        <translation>%1 reporte l’action de routine au segment %2</translation>
    </message>
    <message>
        <source>%1 means %2 and strikes %3 (AO-25)</source>
        <translation>%1 vise %2 et frappe %3 (AO-25)</translation>
    </message>
    <message>
        <source>%1 is disarmed (EX-07)</source>
        <translation>%1 est désarmé (EX-07)</translation>
    </message>
    <message>
        <source>%1 suffers: %2 (EX-08)</source>
        <translation>%1 subit&#xa0;: %2 (EX-08)</translation>
    </message>
    <message>
        <source>%1 loses the weapon (EX-06)</source>
        <translation>%1 perd son arme (EX-06)</translation>
    </message>
    <message>
        <source>%1 breaks the weapon (EX-06)</source>
        <translation>%1 brise son arme (EX-06)</translation>
    </message>
    <message>
        <source>%1 wounds a companion: decide whom and how much (EX-06)</source>
        <translation>%1 blesse un compagnon&#xa0;: décidez qui et combien (EX-06)</translation>
    </message>
    <message>
        <source>%1 is grappled by %2 (AO-17)</source>
        <translation>%1 est engagé en lutte par %2 (AO-17)</translation>
    </message>
    <message>
        <source>%1 falls</source>
        <translation>%1 tombe</translation>
    </message>
    <message>
        <source>%1 moves slowly</source>
        <translation>%1 se déplace lentement</translation>
    </message>
    <message>
        <source>%1 gets past %2 (CM-22)</source>
        <translation>%1 passe outre %2 (CM-22)</translation>
    </message>
    <message>
        <source>%1 and %2 are in contact (CM-10)</source>
        <translation>%1 et %2 sont au contact (CM-10)</translation>
    </message>
    <message>
        <source>%1 and %2 are parted (CM-10)</source>
        <translation>%1 et %2 sont séparés (CM-10)</translation>
    </message>
    <message>
        <source>The spell of %1 takes effect: %2</source>
        <translation>%1&#xa0;: le sort prend effet&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 takes the opportunity against %2</source>
        <translation>%1 saisit l’opportunité contre %2</translation>
    </message>
    <message>
        <source>%1 surprises %2</source>
        <translation>%1 surprend %2</translation>
    </message>
    <message>
        <source>%1 makes a sneak attack on %2</source>
        <translation>%1 porte une attaque sournoise à %2</translation>
    </message>
    <message>
        <source>%1 strikes at %2</source>
        <translation>%1 frappe %2</translation>
    </message>
    <message>
        <source>exceptional blow</source>
        <translation>coup exceptionnel</translation>
    </message>
    <message>
        <source>misses, but exceptional</source>
        <translation>manqué, mais exceptionnel</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>touche</translation>
    </message>
    <message>
        <source>misses</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>d20 %1</source>
        <translation>d20 %1</translation>
    </message>
    <message>
        <source>attack bonus</source>
        <translation>bonus d’attaque</translation>
    </message>
    <message>
        <source>fatigue, FA-06</source>
        <translation>fatigue, FA-06</translation>
    </message>
    <message>
        <source> against AC %1</source>
        <translation> contre CA %1</translation>
    </message>
    <message>
        <source>, die from the table</source>
        <translation>, dé de la table</translation>
    </message>
    <message>
        <source>; left: endurance %5, hit points %6</source>
        <translation>&#xa0;; reste&#xa0;: endurance %5, points de coup %6</translation>
    </message>
    <message>
        <source>%1 parries %2 critically (EX-24)</source>
        <translation>%1 réussit une parade critique contre %2 (EX-24)</translation>
    </message>
    <message>
        <source>%1 parries %2 (EX-23)</source>
        <translation>%1 pare %2 (EX-23)</translation>
    </message>
    <message>
        <source>%1 fails to parry %2</source>
        <translation>%1 ne parvient pas à parer %2</translation>
    </message>
    <message>
        <source>still in contact</source>
        <translation>toujours au contact</translation>
    </message>
    <message>
        <source>parted</source>
        <translation>séparés</translation>
    </message>
    <message>
        <source>%1 against %2: %3; answer: %4</source>
        <translation>%1 face à %2&#xa0;: %3&#xa0;; réponse&#xa0;: %4</translation>
    </message>
    <message>
        <source>AoO</source>
        <translation>AO</translation>
    </message>
    <message>
        <source>%1: initiative %2, rolled</source>
        <translation>%1&#xa0;: initiative %2, tirée</translation>
    </message>
    <message>
        <source>%1 runs %2</source>
        <translation>%1 court %2</translation>
    </message>
    <message>
        <source>%1 is pushed back by %2</source>
        <translation>%1 recule de %2</translation>
    </message>
    <message>
        <source>the target is not surprised</source>
        <translation>la cible n’est pas surprise</translation>
    </message>
    <message>
        <source>no weapon is ready</source>
        <translation>aucune arme n’est prête</translation>
    </message>
    <message>
        <source>too far away</source>
        <translation>trop loin</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>hors de portée</translation>
    </message>
    <message>
        <source>the target has noticed it</source>
        <translation>la cible l’a remarqué</translation>
    </message>
    <message>
        <source>the target sees the blow: a surprise attack only</source>
        <translation>la cible voit venir le coup&#xa0;: attaque surprise seulement</translation>
    </message>
    <message>
        <source>beyond short range</source>
        <translation>au-delà de la courte portée</translation>
    </message>
    <message>
        <source>the guard is lowered</source>
        <translation>la garde est abaissée</translation>
    </message>
    <message>
        <source>no routine action is left</source>
        <translation>il ne reste aucune action de routine</translation>
    </message>
    <message>
        <source>only a critical parry helps</source>
        <translation>seule une parade critique y suffit</translation>
    </message>
    <message>
        <source>this weapon parries no missile</source>
        <translation>cette arme ne pare pas les projectiles</translation>
    </message>
    <message>
        <source>the guard is not lowered</source>
        <translation>la garde n’est pas abaissée</translation>
    </message>
    <message>
        <source>down</source>
        <translation>hors de combat</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>hors d’allonge</translation>
    </message>
    <message>
        <source>the mode is taken too late</source>
        <translation>le mode est pris trop tard</translation>
    </message>
    <message>
        <source>the own guard is lowered</source>
        <translation>sa propre garde est abaissée</translation>
    </message>
    <message>
        <source>%1 finishes: %2</source>
        <translation>%1 termine&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 takes %3 wear damage from %2</source>
        <translation>%1 subit %3 points de dégâts d’usure de %2</translation>
    </message>
    <message>
        <source>%1 loses the routine action of initiative %3, readjusted to %2 (SG-11, SG-12)</source>
        <translation>%1 perd l’action de routine d’initiative %3, réajustée à %2 (SG-11, SG-12)</translation>
    </message>
    <message>
        <source>%1 loses the routine action that was due at %2 (SG-11)</source>
        <translation>%1 perd l’action de routine qui tombait en %2 (SG-11)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 ends the fast move</source>
        <translation>%1 termine le déplacement rapide</translation>
    </message>
    <message>
        <source>%1 runs at speed %2, %3 m a segment</source>
        <translation>%1 court à la vitesse %2, %3 m par segment</translation>
    </message>
    <message>
        <source>%1 finds no way and stays</source>
        <translation>%1 ne trouve pas de chemin et reste sur place</translation>
    </message>
    <message>
        <source>nothing gets through to the target</source>
        <translation>rien ne passe jusqu’à la cible</translation>
    </message>
    <message>
        <source>goes past the concealed target (CO-04)</source>
        <translation>passe à côté de la cible camouflée (CO-04)</translation>
    </message>
    <message>
        <source>opportunity, AO-16</source>
        <translation>opportunité, AO-16</translation>
    </message>
    <message>
        <source>sneak attack, SN-04</source>
        <translation>attaque sournoise, SN-04</translation>
    </message>
    <message>
        <source>surprise, SU-11</source>
        <translation>surprise, SU-11</translation>
    </message>
    <message>
        <source>Round %1 begins</source>
        <translation>Le round&#xa0;%1 commence</translation>
    </message>
    <message>
        <source>Turn of %1</source>
        <translation>Tour&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 goes on</source>
        <translation>%1 reprend son tour</translation>
    </message>
    <message>
        <source>%1 is down and passed over</source>
        <translation>%1 est hors de combat&#xa0;: son tour passe</translation>
    </message>
    <message>
        <source>The turn of %1 has come again: nothing is held back any more</source>
        <translation>Le tour de&#xa0;%1 est revenu&#xa0;: plus rien n’est gardé en réserve</translation>
    </message>
    <message>
        <source>%1: initiative %2 = d20 %3 %4 (initiative bonus)</source>
        <translation>%1&#xa0;: initiative&#xa0;%2 = d20&#xa0;%3&#xa0;%4 (bonus d’initiative)</translation>
    </message>
    <message>
        <source>natural 20, hits</source>
        <translation>20 naturel, touche</translation>
    </message>
    <message>
        <source>natural 1, misses</source>
        <translation>1 naturel, manque</translation>
    </message>
    <message>
        <source>hits, as the game master decides</source>
        <translation>touche, sur décision du meneur</translation>
    </message>
    <message>
        <source>misses, as the game master decides</source>
        <translation>manque, sur décision du meneur</translation>
    </message>
    <message>
        <source>d20 %1, not %2 (advantage, F5-06)</source>
        <translation>d20&#xa0;%1, non&#xa0;%2 (avantage, F5-06)</translation>
    </message>
    <message>
        <source>%1 takes %3 damage from %2</source>
        <translation>%1 subit&#xa0;%3 points de dégâts de&#xa0;%2</translation>
    </message>
    <message>
        <source>; hit points left: %4</source>
        <translation>&#xa0;; points de vie restants&#xa0;:&#xa0;%4</translation>
    </message>
    <message>
        <source>; miss chance %1 %, the attacker throws d100 %2 (CO-04)</source>
        <translation>&#xa0;; chance d’échec %1&#xa0;%, d100 %2 de l’attaquant (CO-04)</translation>
    </message>
    <message>
        <source>; miss chance %1 %, the target throws d100 %2 (CO-04)</source>
        <translation>&#xa0;; chance d’échec %1&#xa0;%, d100 %2 de la cible (CO-04)</translation>
    </message>
    <message>
        <source>covering fire</source>
        <translation>tir de couverture</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>dégâts</translation>
    </message>
    <message>
        <source>healing</source>
        <translation>soins</translation>
    </message>
    <message>
        <source>hit points lost</source>
        <translation>points de coup perdus</translation>
    </message>
    <message>
        <source>critical save</source>
        <translation>sauvegarde critique</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>initiative</translation>
    </message>
    <message>
        <source>%1 cannot do that (%2): %3 (%4)</source>
        <translation>%1 ne peut pas le faire (%2)&#xa0;: %3 (%4)</translation>
    </message>
    <message>
        <source>%1 cannot strike: %3 (%4)</source>
        <translation>%1 ne peut pas frapper&#xa0;: %3 (%4)</translation>
    </message>
    <message>
        <source>%1 cannot take the opportunity: %3 (%4)</source>
        <translation>%1 ne peut pas saisir l’opportunité&#xa0;: %3 (%4)</translation>
    </message>
    <message>
        <source>%1 cannot attack by surprise: %3 (%4)</source>
        <translation>%1 ne peut pas attaquer par surprise&#xa0;: %3 (%4)</translation>
    </message>
    <message>
        <source>%1 cannot make a sneak attack: %3 (%4)</source>
        <translation>%1 ne peut pas faire d’attaque sournoise&#xa0;: %3 (%4)</translation>
    </message>
    <message>
        <source>%1 cannot parry: %3 (%4)</source>
        <translation>%1 ne peut pas parer&#xa0;: %3 (%4)</translation>
    </message>
    <message>
        <source>%1 cannot take a simple action: %3 (%4)</source>
        <translation>%1 ne peut pas faire d’action simple&#xa0;: %3 (%4)</translation>
    </message>
    <message>
        <source>%1 cannot move fast: %3 (%4)</source>
        <translation>%1 ne peut pas se déplacer rapidement&#xa0;: %3 (%4)</translation>
    </message>
    <message>
        <source>%1 cannot move slowly: %3 (%4)</source>
        <translation>%1 ne peut pas se déplacer lentement&#xa0;: %3 (%4)</translation>
    </message>
    <message>
        <source>%1 cannot answer the move: %3 (%4)</source>
        <translation>%1 ne peut pas répondre au mouvement&#xa0;: %3 (%4)</translation>
    </message>
    <message>
        <source>%1 cannot cast: %3 (%4)</source>
        <translation>%1 ne peut pas lancer de sort&#xa0;: %3 (%4)</translation>
    </message>
    <message>
        <source>%1 cannot change the mode: %3 (%4)</source>
        <translation>%1 ne peut pas changer de mode&#xa0;: %3 (%4)</translation>
    </message>
    <message>
        <source>%1 cannot pivot: %3 (%4)</source>
        <translation>%1 ne peut pas pivoter&#xa0;: %3 (%4)</translation>
    </message>
    <message>
        <source>%1: total %3, by the program</source>
        <translation>%1&#xa0;: total %3, calculé par le programme</translation>
    </message>
    <message>
        <source>%1: %2; total %3, thrown by the program</source>
        <translation>%1&#xa0;: %2&#xa0;; total %3, tiré par le programme</translation>
    </message>
    <message>
        <source>the blow missed: there is nothing to parry</source>
        <translation>le coup a manqué&#xa0;: il n’y a rien à parer</translation>
    </message>
    <message>
        <source>natural 1</source>
        <translation>1 naturel</translation>
    </message>
    <message>
        <source>take up or draw the weapon</source>
        <translation>ramasser ou dégainer l’arme</translation>
    </message>
    <message>
        <source>%1 strikes without the weapon, with bare hands (AO-26): the bonus and the damage of the sheet are those of the weapon</source>
        <translation>%1 frappe sans son arme, à mains nues (AO-26)&#xa0;: le bonus et les dégâts de la fiche sont ceux de l’arme</translation>
    </message>
    <message>
        <source>%1: with initiative %2 the round does not hold all routine actions; those from segment 11 on will be lost: %3 (SG-13)</source>
        <translation>%1&#xa0;: avec une initiative de %2, le round ne contient pas toutes les actions de routine&#xa0;; celles à partir du segment 11 seront perdues&#xa0;: %3 (SG-13)</translation>
    </message>
    <message>
        <source>critical save failed, SN-08</source>
        <translation>sauvegarde critique manquée, SN-08</translation>
    </message>
    <message>
        <source>exceptional blow, EX-19</source>
        <translation>coup exceptionnel, EX-19</translation>
    </message>
    <message>
        <source>d20 %1, critical from %2 on (EX-20, EX-21)</source>
        <translation>d20 %1, critique à partir de %2 (EX-20, EX-21)</translation>
    </message>
    <message>
        <source>d6 %1 on the table of critical failures</source>
        <translation>d6 %1 sur la table des échecs critiques</translation>
    </message>
    <message>
        <source>Fatigue of %1: %2 (%3)</source>
        <translation>Fatigue, %1&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>, threshold %1 (FA-01)</source>
        <translation>, seuil %1 (FA-01)</translation>
    </message>
    <message>
        <source>; every roll of the next round loses %1 (FA-06)</source>
        <translation>&#xa0;; chaque jet du prochain round perd %1 (FA-06)</translation>
    </message>
    <message>
        <source>the round has ten segments (SG-13)</source>
        <translation>le round compte dix segments (SG-13)</translation>
    </message>
    <message>
        <source>no target was declared</source>
        <translation>aucune cible n’était déclarée</translation>
    </message>
    <message>
        <source>the declared target is down</source>
        <translation>la cible déclarée est à terre</translation>
    </message>
    <message>
        <source>%1: initiative %2, as typed</source>
        <translation>%1&#xa0;: initiative %2, notée</translation>
    </message>
    <message>
        <source>%1 is down; not carried out: %2</source>
        <translation>%1 est hors de combat&#xa0;; non exécuté&#xa0;: %2</translation>
    </message>
    <message>
        <source>from the table</source>
        <translation>lancé à la table</translation>
    </message>
    <message>
        <source>%1, the dice show %2</source>
        <translation>%1, les dés donnent %2</translation>
    </message>
    <message>
        <source>%1 + %2 (rank in sneak attack, SN-06)</source>
        <translation>%1 + %2 (rang en coup sournois, SN-06)</translation>
    </message>
    <message>
        <source>critical save %1 against %2 (8 + rank, SN-07)</source>
        <translation>sauvegarde critique %1 contre %2 (8 + rang, SN-07)</translation>
    </message>
    <message>
        <source>%1 wear beyond endurance (EX-10)</source>
        <translation>%1 d’usure au-delà de l’endurance (EX-10)</translation>
    </message>
    <message>
        <source>d%1 of the exceptional blow shows %2, less 1 (%3)</source>
        <translation>d%1 du coup exceptionnel tombé sur %2, moins 1 (%3)</translation>
    </message>
    <message>
        <source>they are not added (EX-19)</source>
        <translation>ils ne s’ajoutent pas (EX-19)</translation>
    </message>
    <message>
        <source>, dice twice</source>
        <translation>, dés doublés</translation>
    </message>
    <message>
        <source>, twice</source>
        <translation>, deux fois</translation>
    </message>
    <message>
        <source>, three times</source>
        <translation>, trois fois</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>tiré</translation>
    </message>
    <message>
        <source>, the dice show %1</source>
        <translation>, les dés donnent %1</translation>
    </message>
    <message>
        <source>the target is down</source>
        <translation>la cible est hors de combat</translation>
    </message>
    <message>
        <source>%1: initiative %2 = d20 %3</source>
        <translation>%1&#xa0;: initiative %2 = d20 %3</translation>
    </message>
    <message numerus="yes">
        <source> and loses %n hit point(s) (%1)</source>
        <translation>
            <numerusform> et perd %n point de coup (%1)</numerusform>
            <numerusform> et perd %n points de coup (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes through the place of %2, whom the players do not see</source>
        <translation>%1 traverse la place de %2, que les joueurs ne voient pas</translation>
    </message>
    <message>
        <source>to hit</source>
        <translation>pour toucher</translation>
    </message>
    <message>
        <source>armour class</source>
        <translation>classe d’armure</translation>
    </message>
    <message>
        <source>miss chance</source>
        <translation>chance d’échec</translation>
    </message>
    <message>
        <source>%1 against %2, without what somebody gives whom the players do not see: %3</source>
        <translation>%1 contre %2, sans ce que donne quelqu’un que les joueurs ne voient pas&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>FightDialogs</name>
    <message>
        <source>Begin a fight</source>
        <translation>Commencer un combat</translation>
    </message>
    <message>
        <source>Rounds of ten segments. Who is surprised loses the surprise segment, if others are not.</source>
        <translation>Rounds de dix segments. Qui est surpris perd le segment de surprise, si d’autres ne le sont pas.</translation>
    </message>
    <message>
        <source>Creature</source>
        <translation>Créature</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Takes part</source>
        <translation>Participe</translation>
    </message>
    <message>
        <source>Surprised</source>
        <translation>Surpris</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Declarations for the next round</source>
        <translation>Déclarations pour le prochain round</translation>
    </message>
    <message>
        <source>Routine actions fall due at the initiative and one segment after the other; they strike at the target as soon as it is in reach.</source>
        <translation>Les actions de routine viennent à l’initiative puis segment après segment&#xa0;; elles frappent la cible dès qu’elle est à portée.</translation>
    </message>
    <message>
        <source>Combatant</source>
        <translation>Combattant</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Strikes at</source>
        <translation>Frappe</translation>
    </message>
    <message>
        <source>Takes opportunities</source>
        <translation>Saisit les opportunités</translation>
    </message>
    <message>
        <source>d10</source>
        <translation>d10</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>encore personne</translation>
    </message>
    <message>
        <source>%1: surprised</source>
        <translation>%1&#xa0;: surpris</translation>
    </message>
    <message>
        <source>&amp;Turns by initiative</source>
        <translation>&amp;Tours par initiative</translation>
    </message>
    <message>
        <source>Ten &amp;segments a round</source>
        <translation>Dix &amp;segments par round</translation>
    </message>
    <message>
        <source>Creatures of one &amp;kind act together</source>
        <translation>Les créatures d’une même sorte agissent e&amp;nsemble</translation>
    </message>
    <message>
        <source>T&amp;hrow initiative anew every round</source>
        <translation>Relancer l’&amp;initiative à chaque round</translation>
    </message>
    <message>
        <source>Everybody takes part</source>
        <translation>Tous participent</translation>
    </message>
    <message>
        <source>Everybody has one turn a round. Type the totals that were thrown at the table, or dice; the program throws the others. Who is surprised has no turn in the surprise round, if others are not.</source>
        <translation>Chacun a un tour par round. Notez les totaux tirés à la table, ou des dés&#xa0;; le programme tire les autres. Qui est surpris n’a pas de tour dans le round de surprise, si d’autres ne le sont pas.</translation>
    </message>
    <message>
        <source>Sa&amp;me for the whole side</source>
        <translation>La &amp;même pour tout le camp</translation>
    </message>
    <message>
        <source>Sa&amp;me for the whole side (%1): as %2</source>
        <translation>La &amp;même action pour tout le camp (%1)&#xa0;: comme %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n action(s) after segment 10</source>
        <translation>
            <numerusform>%1&#xa0;: %n action après le segment 10</numerusform>
            <numerusform>%1&#xa0;: %n actions après le segment 10</numerusform>
        </translation>
    </message>
    <message>
        <source>Will be lost (SG-13): %1</source>
        <translation>Seront perdues (SG-13)&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <translation>%1 (caché)</translation>
    </message>
    <message>
        <source>Those who were selected take part.</source>
        <translation>Participent celles qui étaient sélectionnées.</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Folder:</source>
        <translation>Dossier&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Gap of %1 hexes beside a wall</source>
        <translation>Fente de %1 hex à côté d’un mur</translation>
    </message>
    <message>
        <source>Gap of %1 squares beside a wall</source>
        <translation>Fente de %1 case à côté d’un mur</translation>
    </message>
    <message>
        <source>Wall without length worth the name</source>
        <translation>Mur presque sans longueur</translation>
    </message>
    <message>
        <source>Wall that lies on another one</source>
        <translation>Mur couché sur un autre</translation>
    </message>
    <message>
        <source>Wall behind a door: it opens nothing</source>
        <translation>Mur derrière une porte&#xa0;: elle n’ouvre rien</translation>
    </message>
    <message>
        <source>Door in no wall</source>
        <translation>Porte dans aucun mur</translation>
    </message>
    <message numerus="yes">
        <source>No way in: %n hex(es)</source>
        <translation>
            <numerusform>Aucun accès&#xa0;: %n hex</numerusform>
            <numerusform>Aucun accès&#xa0;: %n hex</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No way in: %n square(s)</source>
        <translation>
            <numerusform>Aucun accès&#xa0;: %n case</numerusform>
            <numerusform>Aucun accès&#xa0;: %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Lies beside the board</source>
        <translation>Se trouve hors du plateau</translation>
    </message>
    <message>
        <source>Removes the wall</source>
        <translation>Supprime le mur</translation>
    </message>
    <message>
        <source>Closes the gap</source>
        <translation>Ferme la fente</translation>
    </message>
    <message>
        <source>Opens the wall for the door</source>
        <translation>Ouvre le mur pour la porte</translation>
    </message>
    <message>
        <source>Puts the door into the wall beside it, or lets it stand free</source>
        <translation>Met la porte dans le mur voisin, ou la laisse isolée</translation>
    </message>
    <message>
        <source>Puts a door into the wall</source>
        <translation>Met une porte dans le mur</translation>
    </message>
    <message>
        <source>Deletes it</source>
        <translation>Le supprime</translation>
    </message>
    <message>
        <source>Wall ends %1 hexes before another: a hole?</source>
        <translation>Mur qui finit à %1 hexagone d’un autre&#xa0;: un trou&#xa0;?</translation>
    </message>
    <message>
        <source>Wall ends %1 squares before another: a hole?</source>
        <translation>Mur qui finit à %1 case d’un autre&#xa0;: un trou&#xa0;?</translation>
    </message>
    <message>
        <source>Draws the missing wall</source>
        <translation>Trace le mur qui manque</translation>
    </message>
    <message>
        <source>Room without a wall for %1 hexes</source>
        <translation>Salle sans mur sur %1 hexagones</translation>
    </message>
    <message>
        <source>Room without a wall for %1 squares</source>
        <translation>Salle sans mur sur %1 cases</translation>
    </message>
    <message>
        <source>Two kinds of wall in one place: the harder one counts</source>
        <translation>Deux sortes de mur au même endroit&#xa0;: le plus dur compte</translation>
    </message>
    <message>
        <source>Lets the wall reach the other one</source>
        <translation>Prolonge le mur jusqu’à l’autre</translation>
    </message>
    <message>
        <source>Keeps the one that was drawn last</source>
        <translation>Garde celui qui a été tracé en dernier</translation>
    </message>
    <message>
        <source>Door to where no floor lies</source>
        <translation>Porte vers un endroit sans sol</translation>
    </message>
    <message>
        <source>Goes over the border of the board</source>
        <translation>Dépasse le bord du plateau</translation>
    </message>
    <message>
        <source>It is meant so, as the way out: not told again</source>
        <translation>C’est voulu, comme sortie&#xa0;: n’est plus signalé</translation>
    </message>
    <message>
        <source>Room without a wall for one hex</source>
        <translation>Salle sans mur sur un hexagone</translation>
    </message>
    <message>
        <source>Room without a wall for one square</source>
        <translation>Salle sans mur sur une case</translation>
    </message>
    <message>
        <source>Two rooms run through each other</source>
        <translation>Deux salles se chevauchent</translation>
    </message>
    <message>
        <source>Floor without area worth the name</source>
        <translation>Sol presque sans surface</translation>
    </message>
    <message>
        <source>Column %1, row %2</source>
        <translation>Colonne %1, ligne %2</translation>
    </message>
    <message>
        <source>Removes the floor</source>
        <translation>Supprime le sol</translation>
    </message>
    <message>
        <source>It is meant so, as the way out: an archway stands there</source>
        <translation>C’est voulu, comme sortie&#xa0;: une arche s’y dresse</translation>
    </message>
    <message>
        <source>Walls without length</source>
        <translation>Murs sans longueur</translation>
    </message>
    <message>
        <source>Walls on each other</source>
        <translation>Murs superposés</translation>
    </message>
    <message>
        <source>Gaps beside walls</source>
        <translation>Fentes au bord de murs</translation>
    </message>
    <message>
        <source>Walls behind doors</source>
        <translation>Murs derrière des portes</translation>
    </message>
    <message>
        <source>Doors in no wall</source>
        <translation>Portes hors de tout mur</translation>
    </message>
    <message>
        <source>Rooms without a way in</source>
        <translation>Salles sans accès</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>À côté du plateau</translation>
    </message>
    <message>
        <source>Walls that end before another</source>
        <translation>Murs qui s’arrêtent avant un autre</translation>
    </message>
    <message>
        <source>Rooms with a missing wall</source>
        <translation>Salles où manque un mur</translation>
    </message>
    <message>
        <source>Doors to where no floor lies</source>
        <translation>Portes vers un lieu sans sol</translation>
    </message>
    <message>
        <source>Floors over the border</source>
        <translation>Sols qui dépassent le bord</translation>
    </message>
    <message>
        <source>Rooms that run through each other</source>
        <translation>Salles qui se traversent</translation>
    </message>
    <message>
        <source>Floors without area</source>
        <translation>Sols sans surface</translation>
    </message>
    <message>
        <source>Walls of two kinds in one place</source>
        <translation>Murs de deux sortes au même endroit</translation>
    </message>
    <message>
        <source>It is meant to be closed: not told again</source>
        <translation>Elle est fermée exprès&#xa0;: n’est plus signalé</translation>
    </message>
</context>
<context>
    <name>Heights</name>
    <message>
        <source>%1 sq</source>
        <translation>%1 cases</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>Guessed</source>
        <translation>Supposé</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Laissé de côté</translation>
    </message>
    <message numerus="yes">
        <source>%n wall segment(s)</source>
        <translation>
            <numerusform>%n segment de mur</numerusform>
            <numerusform>%n segments de mur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s)</source>
        <translation>
            <numerusform>%n porte</numerusform>
            <numerusform>%n portes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n window(s)</source>
        <translation>
            <numerusform>%n fenêtre</numerusform>
            <numerusform>%n fenêtres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s)</source>
        <translation>
            <numerusform>%n lumière</numerusform>
            <numerusform>%n lumières</numerusform>
        </translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>Rapport d’importation</translation>
    </message>
    <message>
        <source>Openings are windows</source>
        <translation>Les ouvertures sont des fenêtres</translation>
    </message>
    <message>
        <source>Openings are open doors</source>
        <translation>Les ouvertures sont des portes ouvertes</translation>
    </message>
    <message>
        <source>Nothing had to be guessed, changed or left out.</source>
        <translation>Rien n’a dû être deviné, modifié ou laissé de côté.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n segment(s) of objects</source>
        <translation>
            <numerusform>%n segment d’objet</numerusform>
            <numerusform>%n segments d’objets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guessed</source>
        <translation>
            <numerusform>%n supposé</numerusform>
            <numerusform>%n supposés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n modifié</numerusform>
            <numerusform>%n modifiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n laissé de côté</numerusform>
            <numerusform>%n laissés de côté</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyPointing</name>
    <message>
        <source>The cross is your mouse: the arrows move it by half a square (Ctrl finer, Shift farther), Space clicks, or drags while it is held. F3 holds the button for you. %1 puts the cross away.</source>
        <translation>La croix est votre souris&#xa0;: les flèches la déplacent d’une demi-case (Ctrl plus fin, Maj plus loin), Espace clique, ou fait glisser tant qu’on la tient. F3 tient le bouton pour vous. %1 range la croix.</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>Zoom where the pointer is</source>
        <translation>Zoomer à l’endroit du pointeur</translation>
    </message>
    <message>
        <source>Right, middle or Space+drag</source>
        <translation>Glisser&#xa0;: bouton droit, milieu ou Espace</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Déplacer la vue</translation>
    </message>
    <message>
        <source>Click, Shift+click, Ctrl+click</source>
        <translation>Clic, Maj+clic, Ctrl+clic</translation>
    </message>
    <message>
        <source>Select, add, toggle</source>
        <translation>Sélectionner, ajouter, inverser</translation>
    </message>
    <message>
        <source>Drag a creature</source>
        <translation>Glisser une créature</translation>
    </message>
    <message>
        <source>Move it; Space sets a way-point, Alt ignores the rules, Esc cancels</source>
        <translation>La déplacer&#xa0;; Espace&#xa0;: étape, Alt&#xa0;: sans règles, Échap&#xa0;: annuler</translation>
    </message>
    <message>
        <source>Shift+wheel, Shift+Left, Shift+Right</source>
        <translation>Maj+molette, Maj+Gauche, Maj+Droite</translation>
    </message>
    <message>
        <source>Turn the creature by one step</source>
        <translation>Faire pivoter la créature d’un cran</translation>
    </message>
    <message>
        <source>Arrows, numeric pad</source>
        <translation>Flèches, pavé numérique</translation>
    </message>
    <message>
        <source>Move the selected creatures; with nothing selected, pan</source>
        <translation>Déplacer les créatures sélectionnées&#xa0;; sans sélection, déplacer la vue</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maj+Tab</translation>
    </message>
    <message>
        <source>Next or previous creature</source>
        <translation>Créature suivante ou précédente</translation>
    </message>
    <message>
        <source>Click a door, Shift+click</source>
        <translation>Clic sur une porte, Maj+clic</translation>
    </message>
    <message>
        <source>Open or close it, lock it</source>
        <translation>L’ouvrir ou la fermer, la verrouiller</translation>
    </message>
    <message>
        <source>Hold Alt</source>
        <translation>Maintenir Alt</translation>
    </message>
    <message>
        <source>Show the lines from every corner</source>
        <translation>Montrer les lignes depuis tous les coins</translation>
    </message>
    <message>
        <source>Double click, Enter</source>
        <translation>Double clic, Entrée</translation>
    </message>
    <message>
        <source>Open the creature&apos;s data</source>
        <translation>Ouvrir la fiche de la créature</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Cancel, back to selecting, let go</source>
        <translation>Annuler, revenir à la sélection, désélectionner</translation>
    </message>
    <message>
        <source>Take the opportunity that is offered</source>
        <translation>Saisir l’opportunité offerte</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Del, Enter</source>
        <translation>Suppr, Entrée</translation>
    </message>
    <message>
        <source>D, R</source>
        <translation>D, R</translation>
    </message>
    <message>
        <source>Delay the turn, get ready</source>
        <translation>Différer le tour, se tenir prêt</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Act now, before whoever has the turn (initiative follows)</source>
        <translation>Agir maintenant, avant celui dont c’est le tour (l’initiative suit)</translation>
    </message>
    <message>
        <source>Do what was kept ready, and keep the place</source>
        <translation>Faire ce qui était prêt et garder la place</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>Type the initiative</source>
        <translation>Noter l’initiative</translation>
    </message>
    <message>
        <source>Space, N</source>
        <translation>Espace, N</translation>
    </message>
    <message>
        <source>Throw initiative, end the turn</source>
        <translation>Tirer l’initiative, finir le tour</translation>
    </message>
    <message>
        <source>P, hold P</source>
        <translation>P, P maintenu</translation>
    </message>
    <message>
        <source>Show the players a place; a light spot that follows the pointer</source>
        <translation>Montrer un endroit aux joueurs&#xa0;; un point lumineux qui suit le pointeur</translation>
    </message>
    <message>
        <source>I, Shift+I, then T</source>
        <translation>I, Maj+I, puis T</translation>
    </message>
    <message>
        <source>Aim at the next or previous creature, the nearest foe first; keep it</source>
        <translation>Viser la créature suivante ou précédente, l’ennemi le plus proche d’abord&#xa0;; la garder</translation>
    </message>
    <message>
        <source>Withdraw the order that is marked; what else can be ordered, and changed</source>
        <translation>Retirer l’ordre marqué&#xa0;; ce qui peut encore être ordonné ou modifié</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Haut, Bas</translation>
    </message>
    <message>
        <source>Among several orders of one segment, then to the next combatant</source>
        <translation>Entre plusieurs ordres d’un segment, puis vers le combattant suivant</translation>
    </message>
    <message>
        <source>Shift+Right, Shift+Left</source>
        <translation>Maj+Droite, Maj+Gauche</translation>
    </message>
    <message>
        <source>Move the order by one segment; put a routine action off</source>
        <translation>Décaler l’ordre d’un segment&#xa0;; différer une action de routine</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Routine actions strike at the nearest enemy in contact</source>
        <translation>Les actions de routine frappent l’ennemi au contact le plus proche</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>The weapon is lost, or in hand again</source>
        <translation>L’arme est perdue, ou de nouveau en main</translation>
    </message>
    <message>
        <source>Click, click, Enter</source>
        <translation>Clic, clic, Entrée</translation>
    </message>
    <message>
        <source>Wall from corner to corner; Backspace takes the last one back</source>
        <translation>Mur de coin en coin&#xa0;; Retour arrière reprend le dernier</translation>
    </message>
    <message>
        <source>Drag with the room tool, or click the corners</source>
        <translation>Glisser avec l’outil salle, ou cliquer les coins</translation>
    </message>
    <message>
        <source>Rectangle, or a room of any shape</source>
        <translation>Rectangle, ou salle de forme quelconque</translation>
    </message>
    <message>
        <source>Click a wall, drag along it (door tool)</source>
        <translation>Cliquer un mur, glisser le long (outil porte)</translation>
    </message>
    <message>
        <source>Door of one cell, or as wide as the drag is long</source>
        <translation>Porte d’une case, ou aussi large que le glissement</translation>
    </message>
    <message>
        <source>Hold Shift</source>
        <translation>Maintenir Maj</translation>
    </message>
    <message>
        <source>Straight or diagonal while drawing</source>
        <translation>Droit ou en diagonale en dessinant</translation>
    </message>
    <message>
        <source>Hold Alt or Ctrl</source>
        <translation>Maintenir Alt ou Ctrl</translation>
    </message>
    <message>
        <source>Drag a corner, a side, a floor</source>
        <translation>Glisser un coin, un côté, un sol</translation>
    </message>
    <message>
        <source>Change the room, or move it with all that is in it; with Ctrl it alone</source>
        <translation>Changer la salle, ou la déplacer avec tout ce qu’elle contient&#xa0;; avec Ctrl, l’élément seul</translation>
    </message>
    <message>
        <source>Double click a wall, Del on a corner</source>
        <translation>Double-clic sur un mur, Suppr sur un coin</translation>
    </message>
    <message>
        <source>Put a corner into the wall, take one away</source>
        <translation>Mettre un coin dans le mur, en ôter un</translation>
    </message>
    <message>
        <source>Ctrl+Shift+wheel</source>
        <translation>Ctrl+Maj+molette</translation>
    </message>
    <message>
        <source>Let the selected elements grow or shrink</source>
        <translation>Agrandir ou réduire les éléments sélectionnés</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clic droit</translation>
    </message>
    <message>
        <source>What else can be done with an element or a floor</source>
        <translation>Ce qu’on peut faire d’autre d’un élément ou d’un sol</translation>
    </message>
    <message>
        <source>Leave the grid while drawing: no snapping</source>
        <translation>Quitter la grille en dessinant&#xa0;: pas d’accrochage</translation>
    </message>
</context>
<context>
    <name>KindEffect</name>
    <message>
        <source>partial cover</source>
        <translation>abri partiel</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>abri</translation>
    </message>
    <message>
        <source>improved cover</source>
        <translation>abri amélioré</translation>
    </message>
    <message>
        <source>without effect on the rules</source>
        <translation>sans effet sur les règles</translation>
    </message>
    <message>
        <source>stops movement</source>
        <translation>arrête le mouvement</translation>
    </message>
    <message>
        <source>stops sight</source>
        <translation>arrête la vue</translation>
    </message>
    <message>
        <source>stops line of effect</source>
        <translation>arrête la ligne d’effet</translation>
    </message>
    <message>
        <source>low</source>
        <translation>bas</translation>
    </message>
    <message>
        <source>costs movement to cross</source>
        <translation>coûte du mouvement à franchir</translation>
    </message>
    <message>
        <source>movement costs × %1</source>
        <translation>coût du mouvement ×&#xa0;%1</translation>
    </message>
    <message>
        <source>stops everything</source>
        <translation>arrête tout</translation>
    </message>
    <message>
        <source>crossed at double cost, no place to stop</source>
        <translation>se franchit au double du coût, sans s’y arrêter</translation>
    </message>
    <message>
        <source>conceals</source>
        <translation>dissimule</translation>
    </message>
    <message>
        <source>from one side alone</source>
        <translation>d’un seul côté</translation>
    </message>
    <message>
        <source>new creatures of the side are put here; the players do not see it</source>
        <translation>les nouvelles créatures du camp y sont placées&#xa0;; les joueurs ne la voient pas</translation>
    </message>
</context>
<context>
    <name>KindTexts</name>
    <message>
        <source>New kind of wall</source>
        <translation>Nouveau type de mur</translation>
    </message>
    <message>
        <source>Kind of wall</source>
        <translation>Type de mur</translation>
    </message>
    <message>
        <source>New kind of door</source>
        <translation>Nouveau type de porte</translation>
    </message>
    <message>
        <source>Kind of door</source>
        <translation>Type de porte</translation>
    </message>
    <message>
        <source>New kind of terrain</source>
        <translation>Nouveau type de terrain</translation>
    </message>
    <message>
        <source>Kind of terrain</source>
        <translation>Type de terrain</translation>
    </message>
    <message>
        <source>New kind of thing</source>
        <translation>Nouveau type d’objet</translation>
    </message>
    <message>
        <source>Kind of thing</source>
        <translation>Type d’objet</translation>
    </message>
    <message>
        <source>What it does to the rules</source>
        <translation>Ses effets sur les règles</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Looks like</source>
        <translation>&amp;Aspect</translation>
    </message>
    <message>
        <source>&amp;Cover</source>
        <translation>A&amp;bri</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Partial cover</source>
        <translation>Abri partiel</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Abri</translation>
    </message>
    <message>
        <source>Improved cover</source>
        <translation>Abri amélioré</translation>
    </message>
    <message>
        <source>Low: its cover counts near the target only (CV-08)</source>
        <translation>Bas&#xa0;: son abri ne compte que près de la cible (CV-08)</translation>
    </message>
    <message>
        <source>Stops movement</source>
        <translation>Arrête le déplacement</translation>
    </message>
    <message>
        <source>Stops sight</source>
        <translation>Arrête la vue</translation>
    </message>
    <message>
        <source>Stops attacks and effects: total cover (CV-13)</source>
        <translation>Arrête attaques et effets&#xa0;: abri total (CV-13)</translation>
    </message>
    <message>
        <source>Costs movement to cross (MV-19)</source>
        <translation>Coûte du déplacement à franchir (MV-19)</translation>
    </message>
    <message>
        <source>Acts from one side alone: the left one, as it is drawn</source>
        <translation>N’agit que d’un côté&#xa0;: le gauche, dans le sens du tracé</translation>
    </message>
    <message>
        <source>Secret: the players see a wall until it is open</source>
        <translation>Secrète&#xa0;: les joueurs voient un mur tant qu’elle n’est pas ouverte</translation>
    </message>
    <message>
        <source>Without a leaf: always open</source>
        <translation>Sans battant&#xa0;: toujours ouverte</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Largeur</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Hauteur</translation>
    </message>
    <message>
        <source>&amp;Movement costs (MV-18)</source>
        <translation>&amp;Déplacement (MV-18)</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>coût normal</translation>
    </message>
    <message>
        <source>Obstacle: crossed at double cost, no place to stop (MV-19)</source>
        <translation>Obstacle&#xa0;: se franchit au double, on ne s’y arrête pas (MV-19)</translation>
    </message>
    <message>
        <source>Solid: stops movement, sight and effects</source>
        <translation>Plein&#xa0;: arrête déplacement, vue et effets</translation>
    </message>
    <message>
        <source>Con&amp;ceals (CO-05)</source>
        <translation>&amp;Camoufle (CO-05)</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Smoke or fog</source>
        <translation>Fumée ou brouillard</translation>
    </message>
    <message>
        <source>Dim light</source>
        <translation>Lumière faible</translation>
    </message>
    <message>
        <source>Darkness</source>
        <translation>Ténèbres</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>&amp;Starts here</source>
        <translation>Dé&amp;but ici pour</translation>
    </message>
    <message>
        <source>As usual again</source>
        <translation>Comme à l’origine</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>&amp;Drawn with</source>
        <translation>&amp;Dessiné avec</translation>
    </message>
    <message>
        <source>The players see nothing of it, whatever it is drawn with.</source>
        <translation>Les joueurs n’en voient rien, quel que soit son dessin.</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>Stone wall</source>
        <translation>Mur de pierre</translation>
    </message>
    <message>
        <source>Low wall</source>
        <translation>Muret</translation>
    </message>
    <message>
        <source>Arrow slit</source>
        <translation>Meurtrière</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Portcullis</source>
        <translation>Herse</translation>
    </message>
    <message>
        <source>Fence</source>
        <translation>Clôture</translation>
    </message>
    <message>
        <source>Hedge</source>
        <translation>Haie</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Rideau</translation>
    </message>
    <message>
        <source>Smoke</source>
        <translation>Fumée</translation>
    </message>
    <message>
        <source>Outline of an object</source>
        <translation>Contour d’un objet</translation>
    </message>
    <message>
        <source>Invisible wall</source>
        <translation>Mur invisible</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Porte</translation>
    </message>
    <message>
        <source>Double door</source>
        <translation>Porte à deux battants</translation>
    </message>
    <message>
        <source>Secret door</source>
        <translation>Porte secrète</translation>
    </message>
    <message>
        <source>Difficult terrain</source>
        <translation>Terrain difficile</translation>
    </message>
    <message>
        <source>Very difficult terrain</source>
        <translation>Terrain très difficile</translation>
    </message>
    <message>
        <source>Extremely difficult terrain</source>
        <translation>Terrain extrêmement difficile</translation>
    </message>
    <message>
        <source>Obstacle</source>
        <translation>Obstacle</translation>
    </message>
    <message>
        <source>Solid rock</source>
        <translation>Roche massive</translation>
    </message>
    <message>
        <source>Shallow water</source>
        <translation>Eau peu profonde</translation>
    </message>
    <message>
        <source>Deep water</source>
        <translation>Eau profonde</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Abri</translation>
    </message>
    <message>
        <source>Low cover</source>
        <translation>Abri bas</translation>
    </message>
    <message>
        <source>Smoke or fog</source>
        <translation>Fumée ou brouillard</translation>
    </message>
    <message>
        <source>Thick smoke</source>
        <translation>Fumée épaisse</translation>
    </message>
    <message>
        <source>Dim light</source>
        <translation>Lumière faible</translation>
    </message>
    <message>
        <source>Darkness</source>
        <translation>Ténèbres</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Crate</source>
        <translation>Caisse</translation>
    </message>
    <message>
        <source>Barrel</source>
        <translation>Tonneau</translation>
    </message>
    <message>
        <source>Pillar</source>
        <translation>Pilier</translation>
    </message>
    <message>
        <source>Statue</source>
        <translation>Statue</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>Bush</source>
        <translation>Buisson</translation>
    </message>
    <message>
        <source>Boulder</source>
        <translation>Rocher</translation>
    </message>
    <message>
        <source>Stairs</source>
        <translation>Escalier</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Coffre</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feu</translation>
    </message>
    <message>
        <source>Bed</source>
        <translation>Lit</translation>
    </message>
    <message>
        <source>Archway</source>
        <translation>Arche</translation>
    </message>
    <message>
        <source>One-way wall</source>
        <translation>Mur à sens unique</translation>
    </message>
    <message>
        <source>Start of the heroes</source>
        <translation>Départ des héros</translation>
    </message>
    <message>
        <source>Start of the foes</source>
        <translation>Départ des ennemis</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Line that is blocked</source>
        <translation>Ligne coupée</translation>
    </message>
    <message>
        <source>Line that only touches something</source>
        <translation>Ligne qui ne fait que toucher</translation>
    </message>
    <message>
        <source>Clear line</source>
        <translation>Ligne dégagée</translation>
    </message>
    <message>
        <source>Arcs of %1: F front, L left, R right, B back</source>
        <translation>Arcs, %1&#xa0;: Av avant, G gauche, D droite, Ar arrière</translation>
    </message>
    <message>
        <source>Threatened by %1</source>
        <translation>Menacé par %1</translation>
    </message>
    <message>
        <source>Within the move of %1, with the cost</source>
        <translation>%1&#xa0;: à portée de déplacement, avec le coût</translation>
    </message>
    <message>
        <source>Within a double move of %1</source>
        <translation>%1&#xa0;: à portée d’un double déplacement</translation>
    </message>
    <message>
        <source>Who flanks with the attacker</source>
        <translation>Qui prend en tenaille avec l’attaquant</translation>
    </message>
</context>
<context>
    <name>LightChoices</name>
    <message>
        <source>Candle</source>
        <translation>Bougie</translation>
    </message>
    <message>
        <source>Torch</source>
        <translation>Torche</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>Lanterne</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Carries a light</source>
        <translation>Porte une lumière</translation>
    </message>
</context>
<context>
    <name>LogExport</name>
    <message>
        <source>Session log: %1</source>
        <translation>Journal de séance&#xa0;: %1</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Exporter le journal</translation>
    </message>
    <message>
        <source>%1 log</source>
        <comment>name of a file</comment>
        <translation>%1 journal</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Page for a browser (*.html)</source>
        <translation>Page pour navigateur (*.html)</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>After the fight</source>
        <translation>Après le combat</translation>
    </message>
</context>
<context>
    <name>LogTopic</name>
    <message>
        <source>Attacks and damage</source>
        <translation>Attaques et dégâts</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Conditions and states</source>
        <translation>États</translation>
    </message>
    <message>
        <source>Turns and rounds</source>
        <translation>Tours et rounds</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Rulings and decisions</source>
        <translation>Jugements et décisions</translation>
    </message>
    <message>
        <source>What the players see</source>
        <translation>Ce que voient les joueurs</translation>
    </message>
    <message>
        <source>Map and creatures on it</source>
        <translation>Carte et créatures qui s’y trouvent</translation>
    </message>
</context>
<context>
    <name>Material</name>
    <message>
        <source>Stone floor</source>
        <translation>Sol de pierre</translation>
    </message>
    <message>
        <source>Wooden floor</source>
        <translation>Plancher</translation>
    </message>
    <message>
        <source>Grass</source>
        <translation>Herbe</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>Terre</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Sable</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Roche</translation>
    </message>
    <message>
        <source>Cobbles</source>
        <translation>Pavés</translation>
    </message>
    <message>
        <source>Marble</source>
        <translation>Marbre</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Neige</translation>
    </message>
</context>
<context>
    <name>NewMap</name>
    <message>
        <source>New encounter</source>
        <translation>Nouvelle rencontre</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Cases carrées</translation>
    </message>
    <message>
        <source>Hexes, point up</source>
        <translation>Hexagones, pointe en haut</translation>
    </message>
    <message>
        <source>Hexes, flat side up</source>
        <translation>Hexagones, côté plat en haut</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <source>&amp;Width in cells</source>
        <translation>&amp;Largeur en cases</translation>
    </message>
    <message>
        <source>&amp;Height in cells</source>
        <translation>&amp;Hauteur en cases</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
</context>
<context>
    <name>OptionFamilies</name>
    <message>
        <source>Rules in force</source>
        <translation>Règles en vigueur</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Orientation</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Allonge</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Abri</translation>
    </message>
    <message>
        <source>Concealment</source>
        <translation>Camouflage</translation>
    </message>
    <message>
        <source>Flanking</source>
        <translation>Prise en tenaille</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segments</translation>
    </message>
    <message>
        <source>Exceptional blows</source>
        <translation>Coups exceptionnels</translation>
    </message>
    <message>
        <source>Fatigue</source>
        <translation>Fatigue</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Surprise</translation>
    </message>
    <message>
        <source>Sneak attacks</source>
        <translation>Attaques sournoises</translation>
    </message>
    <message>
        <source>Moves in contact</source>
        <translation>Manœuvres au contact</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Hexagones</translation>
    </message>
    <message>
        <source>Lying on the ground</source>
        <translation>À terre</translation>
    </message>
</context>
<context>
    <name>OptionValues</name>
    <message>
        <source>No facing</source>
        <translation>Sans orientation</translation>
    </message>
    <message>
        <source>5e: front, two sides, rear</source>
        <translation>5e&#xa0;: avant, deux côtés, arrière</translation>
    </message>
    <message>
        <source>d20 variant: front, flanks, rear</source>
        <translation>Variante d20&#xa0;: face, flancs, arrière</translation>
    </message>
    <message>
        <source>60° from the ends of a side</source>
        <translation>60° depuis les bouts d’un côté</translation>
    </message>
    <message>
        <source>Front and rear 120°, sides 60°</source>
        <translation>Avant et arrière 120°, côtés 60°</translation>
    </message>
    <message>
        <source>Front and rear 60°, sides 120°</source>
        <translation>Avant et arrière 60°, côtés 120°</translation>
    </message>
    <message>
        <source>Like the d20 variant</source>
        <translation>Comme la variante d20</translation>
    </message>
    <message>
        <source>Sides for one hex, corners for larger spaces</source>
        <translation>Côtés pour un hexagone, coins au-delà</translation>
    </message>
    <message>
        <source>All twelve directions</source>
        <translation>Les douze directions</translation>
    </message>
    <message>
        <source>All of its cells</source>
        <translation>Toutes ses cases</translation>
    </message>
    <message>
        <source>One of its cells</source>
        <translation>Une de ses cases</translation>
    </message>
    <message>
        <source>Once, at the end of all movement</source>
        <translation>Une fois, à la fin de tout le déplacement</translation>
    </message>
    <message>
        <source>At the end of each part</source>
        <translation>À la fin de chaque partie</translation>
    </message>
    <message>
        <source>The reaction</source>
        <translation>La réaction</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Twice as much</source>
        <translation>Le double</translation>
    </message>
    <message>
        <source>One cell more</source>
        <translation>Une case de plus</translation>
    </message>
    <message>
        <source>The flanks, the rear by half</source>
        <translation>Les flancs, l’arrière de moitié</translation>
    </message>
    <message>
        <source>Every penalty</source>
        <translation>Tous les malus</translation>
    </message>
    <message>
        <source>No, the creature must turn</source>
        <translation>Non, la créature doit pivoter</translation>
    </message>
    <message>
        <source>Yes, at −10</source>
        <translation>Oui, à −10</translation>
    </message>
    <message>
        <source>The best for the attacker</source>
        <translation>Les meilleures pour l’attaquant</translation>
    </message>
    <message>
        <source>The worst for the attacker</source>
        <translation>Les pires pour l’attaquant</translation>
    </message>
    <message>
        <source>Yes, as the text says</source>
        <translation>Oui, comme le dit le texte</translation>
    </message>
    <message>
        <source>No, as the figures show</source>
        <translation>Non, comme le montrent les figures</translation>
    </message>
    <message>
        <source>The attacker</source>
        <translation>L’attaquant</translation>
    </message>
    <message>
        <source>The defender</source>
        <translation>Le défenseur</translation>
    </message>
    <message>
        <source>One is enough</source>
        <translation>Une seule suffit</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>It passes</source>
        <translation>Elle passe</translation>
    </message>
    <message>
        <source>It counts as stopped</source>
        <translation>Elle compte comme arrêtée</translation>
    </message>
    <message>
        <source>From the best corner, as at a distance</source>
        <translation>Depuis le meilleur coin, comme à distance</translation>
    </message>
    <message>
        <source>Any stopped line gives cover</source>
        <translation>Toute ligne arrêtée donne un abri</translation>
    </message>
    <message>
        <source>The whole space</source>
        <translation>Tout l’emplacement</translation>
    </message>
    <message>
        <source>One cell that the attacker chooses</source>
        <translation>Une case choisie par l’attaquant</translation>
    </message>
    <message>
        <source>Ranged attacks</source>
        <translation>Les attaques à distance</translation>
    </message>
    <message>
        <source>Ranged and reach attacks</source>
        <translation>À distance et d’allonge</translation>
    </message>
    <message>
        <source>By the kind of the obstacle</source>
        <translation>Par la nature de l’obstacle</translation>
    </message>
    <message>
        <source>Fewer than half of the lines stopped</source>
        <translation>Moins de la moitié des lignes arrêtées</translation>
    </message>
    <message>
        <source>It counts</source>
        <translation>Elle compte</translation>
    </message>
    <message>
        <source>It does not count</source>
        <translation>Elle ne compte pas</translation>
    </message>
    <message>
        <source>No, opposite sides are enough</source>
        <translation>Non, des côtés opposés suffisent</translation>
    </message>
    <message>
        <source>Yes, both stand next to it</source>
        <translation>Oui, tous deux la touchent</translation>
    </message>
    <message>
        <source>3, whatever was paid before</source>
        <translation>3, quoi qu’on ait payé avant</translation>
    </message>
    <message>
        <source>Twice the diagonal: 2 or 4</source>
        <translation>Le double de la diagonale&#xa0;: 2 ou 4</translation>
    </message>
    <message>
        <source>One more than the diagonal: 2 or 3</source>
        <translation>Un de plus que la diagonale&#xa0;: 2 ou 3</translation>
    </message>
    <message>
        <source>The count stays</source>
        <translation>Le compte reste</translation>
    </message>
    <message>
        <source>The count goes on</source>
        <translation>Le compte avance</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Like enemies</source>
        <translation>Comme des ennemis</translation>
    </message>
    <message>
        <source>Like allies</source>
        <translation>Comme des alliés</translation>
    </message>
    <message>
        <source>One later for each of them</source>
        <translation>Un de plus pour chacun</translation>
    </message>
    <message>
        <source>The first free segment</source>
        <translation>Le premier segment libre</translation>
    </message>
    <message>
        <source>Counted anew from their end</source>
        <translation>Recomptée depuis leur fin</translation>
    </message>
    <message>
        <source>Every simple action</source>
        <translation>Toute action simple</translation>
    </message>
    <message>
        <source>Moves only</source>
        <translation>Les déplacements seuls</translation>
    </message>
    <message>
        <source>Any that is left</source>
        <translation>N’importe laquelle qui reste</translation>
    </message>
    <message>
        <source>Those whose initiative is reached</source>
        <translation>Celles dont l’initiative est atteinte</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Aussitôt</translation>
    </message>
    <message>
        <source>The next segment</source>
        <translation>Au segment suivant</translation>
    </message>
    <message>
        <source>That of the initiative</source>
        <translation>Celui de l’initiative</translation>
    </message>
    <message>
        <source>The first one</source>
        <translation>Le premier</translation>
    </message>
    <message>
        <source>Only the loss of hit points</source>
        <translation>La seule perte de points de vie</translation>
    </message>
    <message>
        <source>All of its effects</source>
        <translation>Tous ses effets</translation>
    </message>
    <message>
        <source>The greater</source>
        <translation>Le plus grand</translation>
    </message>
    <message>
        <source>The overflow</source>
        <translation>Le débordement</translation>
    </message>
    <message>
        <source>The loss</source>
        <translation>La perte</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>À l’inférieur</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Au supérieur</translation>
    </message>
    <message>
        <source>At every point</source>
        <translation>À chaque point</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Une seule fois</translation>
    </message>
    <message>
        <source>A slow step</source>
        <translation>Un pas lent</translation>
    </message>
    <message>
        <source>As far as the opponent</source>
        <translation>Aussi loin que l’adversaire</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Pas du tout</translation>
    </message>
    <message>
        <source>The one of most of its squares</source>
        <translation>Celle de la plupart de ses cases</translation>
    </message>
    <message>
        <source>It keeps its facing</source>
        <translation>Elle garde son orientation</translation>
    </message>
    <message>
        <source>It faces the way it goes</source>
        <translation>Elle fait face à sa marche</translation>
    </message>
    <message>
        <source>After the step</source>
        <translation>Après le pas</translation>
    </message>
    <message>
        <source>When the move has ended</source>
        <translation>À la fin du déplacement</translation>
    </message>
    <message>
        <source>Yes, like wedges</source>
        <translation>Oui, en coin</translation>
    </message>
    <message>
        <source>No, they stay as wide as the space</source>
        <translation>Non, ils gardent la largeur de l’emplacement</translation>
    </message>
    <message>
        <source>No, unless the turn is given back</source>
        <translation>Non, à moins de rendre la rotation</translation>
    </message>
    <message>
        <source>19 hexes</source>
        <translation>19 hexagones</translation>
    </message>
    <message>
        <source>27 hexes</source>
        <translation>27 hexagones</translation>
    </message>
    <message>
        <source>A hex</source>
        <translation>Un hexagone</translation>
    </message>
    <message>
        <source>A corner point</source>
        <translation>Un angle</translation>
    </message>
    <message>
        <source>Those of the side that its maker chooses</source>
        <translation>Ceux du côté que choisit son auteur</translation>
    </message>
    <message>
        <source>Those on both sides</source>
        <translation>Ceux des deux côtés</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>From beyond the reach up to its double</source>
        <translation>Au-delà de l’allonge et jusqu’à son double</translation>
    </message>
    <message>
        <source>At its double alone</source>
        <translation>Au double exactement</translation>
    </message>
    <message>
        <source>No, it passes</source>
        <translation>Non, elle passe</translation>
    </message>
    <message>
        <source>Yes, they are one body</source>
        <translation>Oui, elles forment un seul corps</translation>
    </message>
    <message>
        <source>Every foe of the target</source>
        <translation>Tout ennemi de la cible</translation>
    </message>
    <message>
        <source>Allies of the attacker alone</source>
        <translation>Les seuls alliés de l’attaquant</translation>
    </message>
    <message>
        <source>For the whole turn</source>
        <translation>Pour tout le tour</translation>
    </message>
    <message>
        <source>For one move</source>
        <translation>Pour un seul déplacement</translation>
    </message>
    <message>
        <source>The target</source>
        <translation>La cible</translation>
    </message>
    <message>
        <source>More than half of the target is seen</source>
        <translation>Plus de la moitié de la cible est visible</translation>
    </message>
    <message>
        <source>The piece on the line</source>
        <translation>Le morceau sur la ligne</translation>
    </message>
    <message>
        <source>The whole wall</source>
        <translation>Tout le mur</translation>
    </message>
    <message>
        <source>Half open around the middle</source>
        <translation>À moitié libre autour du centre</translation>
    </message>
    <message>
        <source>Open in the middle</source>
        <translation>Libre au centre</translation>
    </message>
    <message>
        <source>Less than half open: double cost</source>
        <translation>Moins de la moitié&#xa0;: coût double</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Which facing rules are in force.</source>
        <translation>Quelles règles d’orientation sont en vigueur.</translation>
    </message>
    <message>
        <source>How the four arcs are drawn on hexes.</source>
        <translation>Comment les quatre arcs sont tracés sur les hexagones.</translation>
    </message>
    <message>
        <source>Which directions a creature may face on hexes.</source>
        <translation>À quelles directions une créature peut faire face sur les hexagones.</translation>
    </message>
    <message>
        <source>How much of a large attacker must stand behind its target to have advantage.</source>
        <translation>Quelle part d’un grand attaquant doit se tenir derrière la cible pour donner l’avantage.</translation>
    </message>
    <message>
        <source>A creature may turn at the end of a move of no cell.</source>
        <translation>Une créature peut pivoter à la fin d’un déplacement de zéro case.</translation>
    </message>
    <message>
        <source>One turn for the whole movement, or one for each part of it.</source>
        <translation>Un seul pivot pour tout le déplacement, ou un pour chacune de ses parties.</translation>
    </message>
    <message>
        <source>What turning in answer to somebody&apos;s move costs.</source>
        <translation>Ce que coûte un pivot en réponse au déplacement d’autrui.</translation>
    </message>
    <message>
        <source>Flank squares on each side of the corner of a 5 x 5 space that faces diagonally.</source>
        <translation>Cases de flanc de chaque côté du coin d’un emplacement de 5 × 5 orienté en diagonale.</translation>
    </message>
    <message>
        <source>What a step to the side or backward costs.</source>
        <translation>Ce que coûte un pas de côté ou à reculons.</translation>
    </message>
    <message>
        <source>Sneak attacks with reach are allowed from beyond the adjacent rear squares.</source>
        <translation>Les attaques sournoises à l’allonge sont permises depuis l’arrière, au-delà des cases adjacentes.</translation>
    </message>
    <message>
        <source>What the Combat Awareness feat removes.</source>
        <translation>Ce que supprime le don Perception du combat.</translation>
    </message>
    <message>
        <source>The Whirlwind Attack feat helps in its own action only.</source>
        <translation>Le don Attaque en rotation ne sert que dans sa propre action.</translation>
    </message>
    <message>
        <source>Whether a tail can strike a target in front.</source>
        <translation>Si une queue peut frapper une cible située devant.</translation>
    </message>
    <message>
        <source>Which squares of a large creature count.</source>
        <translation>Quelles cases d’une grande créature comptent.</translation>
    </message>
    <message>
        <source>Whether a shield covers the front squares on the other side.</source>
        <translation>Si un bouclier couvre les cases de face situées de l’autre côté.</translation>
    </message>
    <message>
        <source>The hex a burst starts from belongs to it.</source>
        <translation>L’hexagone d’origine d’un rayonnement en fait partie.</translation>
    </message>
    <message>
        <source>A reach of two squares covers the second diagonal.</source>
        <translation>Une allonge de deux cases couvre la deuxième diagonale.</translation>
    </message>
    <message>
        <source>Who picks the corner the lines start from.</source>
        <translation>Qui choisit le coin d’où partent les lignes.</translation>
    </message>
    <message>
        <source>Whether one stopped line gives cover or all of them must be stopped.</source>
        <translation>Si une seule ligne arrêtée donne un abri ou s’il faut qu’elles le soient toutes.</translation>
    </message>
    <message>
        <source>Whether a line that runs along a wall counts as stopped.</source>
        <translation>Si une ligne qui longe un mur compte comme arrêtée.</translation>
    </message>
    <message>
        <source>How cover between neighbours is judged.</source>
        <translation>Comment se juge l’abri entre voisins.</translation>
    </message>
    <message>
        <source>Lines go to the corners of the whole space, or of one cell of it.</source>
        <translation>Les lignes visent les coins de tout l’emplacement, ou ceux d’une seule de ses cases.</translation>
    </message>
    <message>
        <source>Which attacks creatures in between hinder.</source>
        <translation>Quelles attaques sont gênées par les créatures interposées.</translation>
    </message>
    <message>
        <source>How partial cover is found.</source>
        <translation>Comment se trouve l’abri partiel.</translation>
    </message>
    <message>
        <source>A cell of cover protects whoever stands in it.</source>
        <translation>Une case d’abri protège qui s’y tient.</translation>
    </message>
    <message>
        <source>Whether one concealed line is enough.</source>
        <translation>Si une seule ligne camouflée suffit.</translation>
    </message>
    <message>
        <source>Whether a line along the edge of a concealing cell counts.</source>
        <translation>Si une ligne qui longe le bord d’une case camouflante compte.</translation>
    </message>
    <message>
        <source>Whether flanking needs both attackers next to the target.</source>
        <translation>Si la prise en tenaille exige que les deux attaquants soient adjacents à la cible.</translation>
    </message>
    <message>
        <source>What a diagonal step into costly terrain costs.</source>
        <translation>Ce que coûte un pas en diagonale dans un terrain coûteux.</translation>
    </message>
    <message>
        <source>Whether such a step advances the count of diagonals.</source>
        <translation>Si un tel pas fait avancer le compte des diagonales.</translation>
    </message>
    <message>
        <source>Whether a diagonal step may pass a hard corner.</source>
        <translation>Si un pas en diagonale peut passer un angle dur.</translation>
    </message>
    <message>
        <source>A five-foot step may enter costly terrain.</source>
        <translation>Un pas de placement peut mener en terrain coûteux.</translation>
    </message>
    <message>
        <source>How neutral creatures are passed.</source>
        <translation>Comment on traverse les créatures neutres.</translation>
    </message>
    <message>
        <source>Very small creatures may stop in an occupied cell.</source>
        <translation>Les très petites créatures peuvent s’arrêter dans une case occupée.</translation>
    </message>
    <message>
        <source>Creatures three sizes apart may stop in each other&apos;s space.</source>
        <translation>À trois tailles d’écart, une créature peut s’arrêter dans l’emplacement de l’autre.</translation>
    </message>
    <message>
        <source>A creature may squeeze through an enemy&apos;s space.</source>
        <translation>Une créature peut se faufiler dans l’emplacement d’un ennemi.</translation>
    </message>
    <message>
        <source>Who picks the corner for concealment.</source>
        <translation>Qui choisit le coin pour le camouflage.</translation>
    </message>
    <message>
        <source>What a critical value does when the blow misses.</source>
        <translation>Ce que fait une valeur critique quand le coup rate.</translation>
    </message>
    <message>
        <source>Which counts when wear overflows into the hit points of a critical blow.</source>
        <translation>Ce qui compte quand l’usure d’un coup critique déborde sur les points de coup.</translation>
    </message>
    <message>
        <source>Die of the hit points lost to a critical grapple action of opportunity or surprise.</source>
        <translation>Dé des points de coup perdus par une action de lutte critique, en opportunité ou par surprise.</translation>
    </message>
    <message>
        <source>A natural 1 on a parry is a critical failure.</source>
        <translation>Un 1 pur à la parade est un échec critique.</translation>
    </message>
    <message>
        <source>Total level from which fighters and rogues parry critically one point sooner.</source>
        <translation>Niveau total à partir duquel combattants et larrons gagnent un point de parade critique.</translation>
    </message>
    <message>
        <source>Every grapple action can be parried critically.</source>
        <translation>Toute action de lutte peut subir une parade critique.</translation>
    </message>
    <message>
        <source>How half of the endurance rank is rounded.</source>
        <translation>Comment la moitié du rang en endurance est arrondie.</translation>
    </message>
    <message>
        <source>Tiredness lowers the armour class too.</source>
        <translation>La fatigue abaisse aussi la classe d’armure.</translation>
    </message>
    <message>
        <source>Lowest fatigue threshold that encumbrance can leave.</source>
        <translation>Seuil de fatigue le plus bas que l’encombrement puisse laisser.</translation>
    </message>
    <message>
        <source>Walking never tires, however fast.</source>
        <translation>Marcher ne fatigue jamais, à aucune allure.</translation>
    </message>
    <message>
        <source>Whether exhaustion asks for a save at every point or only once.</source>
        <translation>L’épuisement demande une sauvegarde à chaque point ou une seule fois.</translation>
    </message>
    <message>
        <source>Encumbrance brings exhaustion nearer too.</source>
        <translation>L’encombrement rapproche aussi l’épuisement.</translation>
    </message>
    <message>
        <source>Bonus of a sneak attack to hit.</source>
        <translation>Bonus d’une attaque sournoise pour toucher.</translation>
    </message>
    <message>
        <source>The bonus of a sneak attack stands instead of that of surprise.</source>
        <translation>Le bonus d’attaque sournoise remplace celui de surprise.</translation>
    </message>
    <message>
        <source>What a target in a fight adds to the difficulty of the save against a sneak attack.</source>
        <translation>Ce qu’une cible en plein combat ajoute à la difficulté de la sauvegarde critique.</translation>
    </message>
    <message>
        <source>A natural 20 on a sneak attack always hits.</source>
        <translation>Un 20 pur touche toujours en attaque sournoise.</translation>
    </message>
    <message>
        <source>A natural 1 on a sneak attack is a critical failure.</source>
        <translation>Un 1 pur en attaque sournoise est un échec critique.</translation>
    </message>
    <message>
        <source>Short range of a weapon that names none, in millimetres, for sneak shots.</source>
        <translation>Courte portée d’une arme qui n’en indique pas, en millimètres, pour les tirs sournois.</translation>
    </message>
    <message>
        <source>A sneak attack may be made with two daggers at once.</source>
        <translation>Une attaque sournoise peut se porter avec deux dagues à la fois.</translation>
    </message>
    <message>
        <source>Segments between one routine action of a round and the next.</source>
        <translation>Segments entre une action de routine du round et la suivante.</translation>
    </message>
    <message>
        <source>How initiative is readjusted after segments that were filled otherwise.</source>
        <translation>Comment l’initiative est réajustée après des segments occupés autrement.</translation>
    </message>
    <message>
        <source>Which acts readjust the initiative of the actions that are left.</source>
        <translation>Quels actes réajustent l’initiative des actions restantes.</translation>
    </message>
    <message>
        <source>Which routine actions may be spent on a parry.</source>
        <translation>Quelles actions de routine peuvent servir à une parade.</translation>
    </message>
    <message>
        <source>Whether an attack of opportunity may be given up for a parry.</source>
        <translation>Si l’on peut renoncer à une attaque d’opportunité pour parer.</translation>
    </message>
    <message>
        <source>From when somebody who changed his mode may take attacks of opportunity.</source>
        <translation>À partir de quand celui qui change de mode peut porter des attaques d’opportunité.</translation>
    </message>
    <message>
        <source>After a change of mode there are no attacks of opportunity for the rest of the round.</source>
        <translation>Après un changement de mode, plus d’attaque d’opportunité jusqu’à la fin du round.</translation>
    </message>
    <message>
        <source>In which segment a spell of the round may be begun.</source>
        <translation>À quel segment un sort du round peut être commencé.</translation>
    </message>
    <message>
        <source>A spell that is not finished in a round goes on in the next one.</source>
        <translation>Un sort inachevé à la fin d’un round continue au round suivant.</translation>
    </message>
    <message>
        <source>A strike total equal to the armor class hits.</source>
        <translation>Une force de frappe égale à la classe d’armure touche.</translation>
    </message>
    <message>
        <source>Bonus to hit of an attack of opportunity in the segment game.</source>
        <translation>Bonus au toucher d’une attaque d’opportunité dans le jeu par segments.</translation>
    </message>
    <message>
        <source>An attack of opportunity needs a weapon that reaches the opponent.</source>
        <translation>Une attaque d’opportunité demande une arme qui atteigne l’adversaire.</translation>
    </message>
    <message>
        <source>Somebody who runs into contact provokes on arrival.</source>
        <translation>Celui qui arrive au contact en courant s’expose dès son arrivée.</translation>
    </message>
    <message>
        <source>Chance in percent to strike the wrong one of two who grapple.</source>
        <translation>Risque en pour cent de frapper le mauvais de deux lutteurs.</translation>
    </message>
    <message>
        <source>Highest speed of a slow move.</source>
        <translation>Vitesse maximale d’un déplacement lent.</translation>
    </message>
    <message>
        <source>Speed of a walk that nobody gave a speed.</source>
        <translation>Vitesse d’une marche dont la vitesse n’est pas annoncée.</translation>
    </message>
    <message>
        <source>Speed of a run that nobody gave a speed.</source>
        <translation>Vitesse d’une course dont la vitesse n’est pas annoncée.</translation>
    </message>
    <message>
        <source>Adversaries nearer than this are engaged, in millimetres.</source>
        <translation>Des adversaires plus proches que cela sont engagés, en millimètres.</translation>
    </message>
    <message>
        <source>The same when one of them holds a polearm, in millimetres.</source>
        <translation>De même quand l’un d’eux tient une arme d’hast, en millimètres.</translation>
    </message>
    <message>
        <source>Length of a slow move in one segment, in millimetres.</source>
        <translation>Longueur d’un déplacement lent en un segment, en millimètres.</translation>
    </message>
    <message>
        <source>Distance at which an approach stops, in millimetres.</source>
        <translation>Distance à laquelle s’arrête une approche, en millimètres.</translation>
    </message>
    <message>
        <source>Shortest run that is a charge, in millimetres.</source>
        <translation>Plus courte course qui soit une charge, en millimètres.</translation>
    </message>
    <message>
        <source>Hit points at or below which somebody falls.</source>
        <translation>Points de coup à partir desquels un combattant tombe.</translation>
    </message>
    <message>
        <source>Bonus to hit of a surprise attack.</source>
        <translation>Bonus au toucher d’une attaque surprise.</translation>
    </message>
    <message>
        <source>How far away the target of a surprise attack in contact may be, in millimetres.</source>
        <translation>Jusqu’où peut se trouver la cible d’une attaque surprise au contact, en millimètres.</translation>
    </message>
    <message>
        <source>A surprise attack from exactly that far is allowed.</source>
        <translation>Une attaque surprise depuis exactement cette distance est permise.</translation>
    </message>
    <message>
        <source>How far somebody who pushes his opponent back may follow.</source>
        <translation>Jusqu’où peut suivre celui qui repousse son adversaire.</translation>
    </message>
    <message>
        <source>Penalty for passing by an opponent in melee.</source>
        <translation>Malus pour passer outre un adversaire en mêlée.</translation>
    </message>
    <message>
        <source>Degrees that two turn when each circles the other in the same sense.</source>
        <translation>Degrés dont tournent deux adversaires qui se contournent dans le même sens.</translation>
    </message>
    <message>
        <source>Whether a creature keeps its facing while it moves or faces the way it goes.</source>
        <translation>Si une créature en marche garde son orientation ou fait face à sa marche.</translation>
    </message>
    <message>
        <source>A creature that was moved by force may turn when that ends.</source>
        <translation>Une créature déplacée de force peut pivoter à la fin.</translation>
    </message>
    <message>
        <source>Only a mover that is seen allows a turn as a reaction.</source>
        <translation>Seul un déplacement vu permet de pivoter en réaction.</translation>
    </message>
    <message>
        <source>When a creature may turn in answer to somebody&apos;s move.</source>
        <translation>Quand une créature peut pivoter en réaction à un déplacement.</translation>
    </message>
    <message>
        <source>An area of effect may start in the rear arc of its maker.</source>
        <translation>Une zone d’effet peut naître dans l’arc arrière de son auteur.</translation>
    </message>
    <message>
        <source>What lies in the rear arc is unseen for everything else, too.</source>
        <translation>Ce qui est dans l’arc arrière n’est pas vu non plus pour le reste.</translation>
    </message>
    <message>
        <source>The enchantment of a shield counts in every arc.</source>
        <translation>L’altération magique d’un bouclier compte dans tous les arcs.</translation>
    </message>
    <message>
        <source>Under the facing variant a shield counts against some directions only.</source>
        <translation>Avec la variante d’orientation, un bouclier ne vaut que dans certaines directions.</translation>
    </message>
    <message>
        <source>Whether the flanks of the facing variant widen with the distance.</source>
        <translation>Si les flancs de la variante d’orientation s’élargissent avec la distance.</translation>
    </message>
    <message>
        <source>Whether a creature that has turned and attacked may still move.</source>
        <translation>Si une créature qui a pivoté et attaqué peut encore se déplacer.</translation>
    </message>
    <message>
        <source>A target that lost its dexterity bonus otherwise can be sneak attacked, too.</source>
        <translation>Une cible privée autrement de son bonus de Dextérité subit aussi l’attaque sournoise.</translation>
    </message>
    <message>
        <source>In melee only the squares within reach count.</source>
        <translation>Au corps à corps, seules les cases à portée d’allonge comptent.</translation>
    </message>
    <message>
        <source>Spaces of twelve hexes take their flanks as they are drawn, slips included.</source>
        <translation>Les emplacements de douze hexagones ont les flancs dessinés, erreurs comprises.</translation>
    </message>
    <message>
        <source>How many hexes a colossal creature takes.</source>
        <translation>Combien d’hexagones occupe une créature colossale.</translation>
    </message>
    <message>
        <source>Whether bursts start from a hex or from a corner point.</source>
        <translation>Si les explosions partent d’un hexagone ou d’un angle.</translation>
    </message>
    <message>
        <source>Cones may also point through the side of a hex.</source>
        <translation>Un cône peut aussi passer par le côté d’un hexagone.</translation>
    </message>
    <message>
        <source>Which hexes a line takes that runs along the edge between two of them.</source>
        <translation>Quels hexagones prend une ligne qui longe le bord entre deux d’entre eux.</translation>
    </message>
    <message>
        <source>How far a reach weapon strikes: up to double the natural reach, or exactly that far.</source>
        <translation>Jusqu’où frappe une arme à allonge&#xa0;: jusqu’au double de l’allonge naturelle, ou là seulement.</translation>
    </message>
    <message>
        <source>Whether a line between two creatures that touch is hindered by them.</source>
        <translation>Si une ligne entre deux créatures qui se touchent est gênée par elles.</translation>
    </message>
    <message>
        <source>An arrow slit hinders whoever shoots out of it, too.</source>
        <translation>Une meurtrière gêne aussi celui qui tire au travers.</translation>
    </message>
    <message>
        <source>Low-light vision sees through dim light.</source>
        <translation>La vision nocturne perce la lumière faible.</translation>
    </message>
    <message>
        <source>Who helps to flank: every foe of the target, or allies alone.</source>
        <translation>Qui aide à prendre en tenaille&#xa0;: tout ennemi de la cible, ou les seuls alliés.</translation>
    </message>
    <message>
        <source>There is gravity: creatures that lie on the ground are prone.</source>
        <translation>Il y a de la pesanteur&#xa0;: une créature au sol est à terre.</translation>
    </message>
    <message>
        <source>Whether the count of diagonals lasts for the turn or for one move only.</source>
        <translation>Si le compte des diagonales vaut pour le tour ou pour un seul déplacement.</translation>
    </message>
    <message>
        <source>Two who stand on opposite sides of a target flank it.</source>
        <translation>Deux adversaires de part et d’autre d’une cible la prennent en tenaille.</translation>
    </message>
    <message>
        <source>Who throws the d100 of the miss chance.</source>
        <translation>Qui lance le d100 des chances de rater.</translation>
    </message>
    <message>
        <source>Whether a low wall is as near as its piece on the line or as the whole wall.</source>
        <translation>Si un muret est aussi proche que son morceau sur la ligne ou que le mur entier.</translation>
    </message>
    <message>
        <source>Which hexes that walls cut can be entered.</source>
        <translation>Quels hexagones coupés par des murs peuvent être occupés.</translation>
    </message>
</context>
<context>
    <name>Order</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>&amp;Blow of</source>
        <translation>&amp;Coup de</translation>
    </message>
    <message>
        <source>&amp;Towards</source>
        <translation>&amp;Vers</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>&amp;Cible</translation>
    </message>
    <message>
        <source>name of the spell</source>
        <translation>nom du sort</translation>
    </message>
    <message>
        <source>&amp;Spell</source>
        <translation>&amp;Sort</translation>
    </message>
    <message>
        <source>&amp;Action</source>
        <translation>&amp;Action</translation>
    </message>
    <message>
        <source>S&amp;egments</source>
        <translation>S&amp;egments</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>as fast as it runs</source>
        <translation>à toute allure</translation>
    </message>
    <message>
        <source>&amp;Into</source>
        <translation>&amp;En</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mouvement</translation>
    </message>
    <message>
        <source>A&amp;nswer</source>
        <translation>&amp;Réponse</translation>
    </message>
    <message>
        <source>&amp;How</source>
        <translation>&amp;Comment</translation>
    </message>
    <message>
        <source>as the mode has it</source>
        <translation>selon le mode</translation>
    </message>
    <message>
        <source>draws a weapon</source>
        <translation>dégaine une arme</translation>
    </message>
    <message>
        <source>the target cannot see the blow (SN-02)</source>
        <translation>la cible ne peut voir le coup (SN-02)</translation>
    </message>
    <message>
        <source>an ordinary parry succeeds</source>
        <translation>une parade ordinaire réussit</translation>
    </message>
    <message>
        <source>only on a critical failure (EX-06)</source>
        <translation>seulement sur un échec critique (EX-06)</translation>
    </message>
    <message>
        <source>Dice from the table</source>
        <translation>Dés de la table</translation>
    </message>
    <message>
        <source>d&amp;20</source>
        <translation>d&amp;20</translation>
    </message>
    <message>
        <source>&amp;Damage</source>
        <translation>&amp;Dégâts</translation>
    </message>
    <message>
        <source>Hit points lost (die of the critical)</source>
        <translation>Points de coup perdus (dé du critique)</translation>
    </message>
    <message>
        <source>d6 of a critical failure</source>
        <translation>d6 d’un échec critique</translation>
    </message>
    <message>
        <source>Critical save of the target</source>
        <translation>Sauvegarde critique de la cible</translation>
    </message>
    <message>
        <source> · %1 m a segment</source>
        <translation> · %1 m par segment</translation>
    </message>
    <message>
        <source>In the surprise segment a casting needs no mode (SG-17).</source>
        <translation>Au segment de surprise, une incantation ne demande aucun mode (SG-17).</translation>
    </message>
    <message>
        <source>A casting begins when its initiative is reached (SG-17).</source>
        <translation>Une incantation commence quand son initiative est atteinte (SG-17).</translation>
    </message>
    <message>
        <source>The mode of this round is %1: it has to be Casting, or the order will be refused. Modes are declared at the start of a round.</source>
        <translation>Le mode de ce round est %1&#xa0;: il faut Incantation, sinon l’ordre sera refusé. Les modes se déclarent au début du round.</translation>
    </message>
    <message>
        <source>%1 has no weapon in hand (EX-06, EX-07). Bare hands are melee (AO-26), but bonus and damage are those of the weapon. W on the strip: it is in hand again.</source>
        <translation>%1 n’a pas d’arme en main (EX-06, EX-07). Les mains nues sont de la mêlée (AO-26), mais le bonus et les dégâts sont ceux de l’arme. W sur le bandeau&#xa0;: elle est de nouveau en main.</translation>
    </message>
    <message>
        <source>drink, open a door …</source>
        <translation>boire, ouvrir une porte…</translation>
    </message>
    <message>
        <source>rolled</source>
        <comment>a die, by the program</comment>
        <translation>tiré</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>line %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>character %1</source>
        <translation>caractère %1</translation>
    </message>
    <message>
        <source>record %1</source>
        <translation>élément %1</translation>
    </message>
    <message>
        <source>line %1, column “%2”: %3</source>
        <translation>ligne %1, colonne «&#xa0;%2&#xa0;»&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>PlayerChoices</name>
    <message>
        <source>A bar</source>
        <translation>Une barre</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En mots</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>The players see what it sees</source>
        <translation>Les joueurs voient ce qu’elle voit</translation>
    </message>
    <message>
        <source>They do not</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>As usual: the party a bar, others only when down</source>
        <translation>Comme d’habitude&#xa0;: une barre pour le groupe, pour les autres seulement s’ils sont à terre</translation>
    </message>
    <message>
        <source>As usual: through the party&apos;s eyes</source>
        <translation>Comme d’habitude&#xa0;: par les yeux du groupe</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>unhurt</source>
        <translation>indemne</translation>
    </message>
    <message>
        <source>scratched</source>
        <translation>égratigné</translation>
    </message>
    <message>
        <source>wounded</source>
        <translation>blessé</translation>
    </message>
    <message>
        <source>badly wounded</source>
        <translation>grièvement blessé</translation>
    </message>
    <message>
        <source>down</source>
        <translation>hors de combat</translation>
    </message>
    <message>
        <source>Players · Tenaille</source>
        <translation>Joueurs · Tenaille</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>5e with facing</source>
        <translation>5e avec orientation</translation>
    </message>
    <message>
        <source>Four arcs, shields on one side, one turn at the end of a move; cover by corners.</source>
        <translation>Quatre arcs, boucliers d’un seul côté, un pivot à la fin du déplacement&#xa0;; abri jugé par les coins.</translation>
    </message>
    <message>
        <source>d20</source>
        <translation>d20</translation>
    </message>
    <message>
        <source>Grid combat of the d20 family, without facing.</source>
        <translation>Combat sur grille de la famille d20, sans orientation.</translation>
    </message>
    <message>
        <source>d20 with facing</source>
        <translation>d20 avec orientation</translation>
    </message>
    <message>
        <source>The d20 family with the eight-way facing variant: flanks, rear, turning while moving.</source>
        <translation>La famille d20 avec la variante à huit orientations&#xa0;: flancs, arrière, pivot en se déplaçant.</translation>
    </message>
    <message>
        <source>Starfinder-like</source>
        <translation>Façon Starfinder</translation>
    </message>
    <message>
        <source>Without facing; lines along walls are stopped, ten feet of reach cover the second diagonal.</source>
        <translation>Sans orientation&#xa0;; les lignes qui longent un mur sont arrêtées, trois mètres d’allonge couvrent la deuxième diagonale.</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segments</translation>
    </message>
    <message>
        <source>Rounds of ten segments with routine actions, fatigue and exceptional blows; without facing or flanking.</source>
        <translation>Rounds de dix segments avec actions de routine, fatigue et coups exceptionnels&#xa0;; sans orientation ni prise en tenaille.</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>100 mm</source>
        <translation>100&#xa0;mm</translation>
    </message>
    <message>
        <source>4 inches</source>
        <translation>4 pouces</translation>
    </message>
    <message>
        <source>Print at 100 % (“actual size”), never “fit to page”. Measure both bars: when they are right, a cell is %1 mm wide.</source>
        <translation>Imprimez à 100&#xa0;% («&#xa0;taille réelle&#xa0;»), jamais «&#xa0;ajuster à la page&#xa0;». Mesurez les deux barres&#xa0;: si elles sont justes, une case fait %1&#xa0;mm.</translation>
    </message>
    <message>
        <source>Cut each page at the marks of its left and upper edge and lay it on the %1 mm that its neighbours repeat.</source>
        <translation>Coupez chaque page aux repères de ses bords gauche et supérieur et posez-la sur les %1&#xa0;mm que ses voisines répètent.</translation>
    </message>
    <message>
        <source>Cut each page at its marks and lay the pages edge to edge.</source>
        <translation>Coupez chaque page à ses repères et posez les pages bord à bord.</translation>
    </message>
    <message>
        <source>Rows of pages have letters, columns have numbers.</source>
        <translation>Les rangées de pages ont des lettres, les colonnes des numéros.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) of %1: %2 × %3</source>
        <translation>
            <numerusform>%n page %1&#xa0;: %2 × %3</numerusform>
            <numerusform>%n pages %1&#xa0;: %2 × %3</numerusform>
        </translation>
    </message>
    <message>
        <source>How the pages fit together</source>
        <translation>Comment assembler les pages</translation>
    </message>
    <message>
        <source>row %1 of %2, column %3 of %4</source>
        <translation>rangée %1 sur %2, colonne %3 sur %4</translation>
    </message>
    <message>
        <source>back</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>Cut the solid lines, fold the dashed ones; glue front and back together and lay the flaps out as a base.</source>
        <translation>Coupez les traits pleins, pliez les tirets&#xa0;; collez la face et le dos ensemble et ouvrez les languettes en socle.</translation>
    </message>
    <message numerus="yes">
        <source>, without %n empty one(s)</source>
        <translation>
            <numerusform>, sans %n page vide</numerusform>
            <numerusform>, sans %n pages vides</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>The door has no width.</source>
        <translation>La porte n’a pas de largeur.</translation>
    </message>
    <message>
        <source>Set its ends at different points.</source>
        <translation>Placez ses extrémités en deux points différents.</translation>
    </message>
    <message>
        <source>There is room for %1 more creatures like %2 on this map.</source>
        <translation>Il reste de la place pour %1 autres créatures comme %2 sur cette carte.</translation>
    </message>
    <message>
        <source>Add fewer, or make the map larger.</source>
        <translation>Ajoutez-en moins, ou agrandissez la carte.</translation>
    </message>
    <message>
        <source>%1 creatures cannot be added at once.</source>
        <translation>On ne peut pas ajouter %1 créatures à la fois.</translation>
    </message>
    <message>
        <source>Choose a number from 1 to 100.</source>
        <translation>Choisissez un nombre de 1 à 100.</translation>
    </message>
    <message>
        <source>The creature has no name.</source>
        <translation>La créature n’a pas de nom.</translation>
    </message>
    <message>
        <source>Type a name.</source>
        <translation>Saisissez un nom.</translation>
    </message>
    <message>
        <source>The wall has a piece without length.</source>
        <translation>Le mur a un morceau sans longueur.</translation>
    </message>
    <message>
        <source>Set its corners at different points.</source>
        <translation>Placez ses coins en des points différents.</translation>
    </message>
    <message>
        <source>The wall leaves the largest possible board.</source>
        <translation>Le mur sort du plus grand plateau possible.</translation>
    </message>
    <message>
        <source>Keep it within 512 cells of the map.</source>
        <translation>Gardez-le à moins de 512 cases de la carte.</translation>
    </message>
    <message>
        <source>%1 would stand outside the map.</source>
        <translation>%1 se trouverait hors de la carte.</translation>
    </message>
    <message>
        <source>Move the creature away from the edge first.</source>
        <translation>Éloignez d’abord la créature du bord.</translation>
    </message>
    <message>
        <source>%1 cannot go that way.</source>
        <translation>%1 ne peut pas passer par là.</translation>
    </message>
    <message>
        <source>A wall stops %1.</source>
        <translation>Un mur arrête %1.</translation>
    </message>
    <message>
        <source>A creature stands in the way of %1.</source>
        <translation>Une créature barre le passage à %1.</translation>
    </message>
    <message>
        <source>%1 cannot run or charge over difficult terrain.</source>
        <translation>%1 ne peut ni courir ni charger en terrain difficile.</translation>
    </message>
    <message>
        <source>Rule %2. Choose another way, or hold Alt to place it all the same.</source>
        <translation>Règle %2. Choisissez un autre chemin, ou maintenez Alt pour passer outre.</translation>
    </message>
    <message>
        <source>%1 cannot stop there.</source>
        <translation>%1 ne peut pas s’arrêter là.</translation>
    </message>
    <message>
        <source>Rule %2. Choose another place, or hold Alt to place it all the same.</source>
        <translation>Règle %2. Choisissez un autre endroit, ou maintenez Alt pour passer outre.</translation>
    </message>
    <message>
        <source>Choose a place on the map.</source>
        <translation>Choisissez un endroit de la carte.</translation>
    </message>
    <message>
        <source>Two of the creatures would end in the same place.</source>
        <translation>Deux des créatures finiraient au même endroit.</translation>
    </message>
    <message>
        <source>Move them one after the other.</source>
        <translation>Déplacez-les l’une après l’autre.</translation>
    </message>
    <message>
        <source>There is no element with the number %1.</source>
        <translation>Il n’y a pas d’élément de numéro %1.</translation>
    </message>
    <message>
        <source>It was removed meanwhile; choose another one.</source>
        <translation>Il a été supprimé entre-temps&#xa0;; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>%1 cannot face that way on this grid.</source>
        <translation>%1 ne peut pas s’orienter ainsi sur cette grille.</translation>
    </message>
    <message>
        <source>Choose one of the facings of the grid.</source>
        <translation>Choisissez l’une des orientations de la grille.</translation>
    </message>
    <message>
        <source>The edit &quot;%1&quot; does not fit the document.</source>
        <translation>La modification «&#xa0;%1&#xa0;» ne convient pas au document.</translation>
    </message>
    <message>
        <source>The element was changed meanwhile; repeat the action.</source>
        <translation>L’élément a changé entre-temps&#xa0;; recommencez l’action.</translation>
    </message>
    <message>
        <source>Give the path of a file.</source>
        <translation>Donnez le chemin d’un fichier.</translation>
    </message>
    <message>
        <source>The file holds %1 MiB; at most %2 MiB are read.</source>
        <translation>Le fichier pèse %1&#xa0;Mio&#xa0;; on en lit au plus %2&#xa0;Mio.</translation>
    </message>
    <message>
        <source>Export the map with fewer pixels per cell or a smaller picture.</source>
        <translation>Exportez la carte avec moins de pixels par case ou une image plus petite.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>Vérifiez le chemin.</translation>
    </message>
    <message>
        <source>The file may not be read.</source>
        <translation>La lecture du fichier est interdite.</translation>
    </message>
    <message>
        <source>Give yourself permission to read it.</source>
        <translation>Donnez-vous le droit de le lire.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Le fichier ne peut pas être lu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Try again, or take another copy of the file.</source>
        <translation>Réessayez, ou prenez une autre copie du fichier.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>C’est un dossier.</translation>
    </message>
    <message>
        <source>Give the path of a file inside it.</source>
        <translation>Donnez le chemin d’un fichier de ce dossier.</translation>
    </message>
    <message>
        <source>This is a device, not a file.</source>
        <translation>C’est un périphérique, pas un fichier.</translation>
    </message>
    <message>
        <source>This is a pipe or a socket, not a file.</source>
        <translation>C’est un tube ou un socket, pas un fichier.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Ce n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>Export or download it again.</source>
        <translation>Exportez-le ou téléchargez-le de nouveau.</translation>
    </message>
    <message>
        <source>The journal is damaged here.</source>
        <translation>Le journal est abîmé à cet endroit.</translation>
    </message>
    <message>
        <source>A change needs a record before or after it, with one id.</source>
        <translation>Un changement demande un enregistrement avant ou après lui, de même identifiant.</translation>
    </message>
    <message>
        <source>This is no list of changes.</source>
        <translation>Ce n’est pas une liste de changements.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; is not known.</source>
        <translation>La table «&#xa0;%1&#xa0;» est inconnue.</translation>
    </message>
    <message>
        <source>An object {...} is expected here.</source>
        <translation>Un objet {...} est attendu ici.</translation>
    </message>
    <message>
        <source>Correct it, or open an older copy of the file.</source>
        <translation>Corrigez-le, ou ouvrez une copie plus ancienne du fichier.</translation>
    </message>
    <message>
        <source>The member &quot;id&quot; is missing.</source>
        <translation>Le membre «&#xa0;id&#xa0;» manque.</translation>
    </message>
    <message>
        <source>Give it a number that no other element of the file has.</source>
        <translation>Donnez-lui un numéro que ne porte aucun autre élément du fichier.</translation>
    </message>
    <message>
        <source>A whole number is expected here.</source>
        <translation>Un nombre entier est attendu ici.</translation>
    </message>
    <message>
        <source>The number %1 is out of range.</source>
        <translation>Le nombre %1 est hors limites.</translation>
    </message>
    <message>
        <source>Write a number from %2 to %3.</source>
        <translation>Écrivez un nombre de %2 à %3.</translation>
    </message>
    <message>
        <source>A place [x, y] is expected here.</source>
        <translation>Un emplacement [x, y] est attendu ici.</translation>
    </message>
    <message>
        <source>A list is expected here.</source>
        <translation>Une liste est attendue ici.</translation>
    </message>
    <message>
        <source>The word &quot;%1&quot; is not known here.</source>
        <translation>Le mot «&#xa0;%1&#xa0;» est inconnu ici.</translation>
    </message>
    <message>
        <source>Write one of: %2.</source>
        <translation>Écrivez l’un de ceux-ci&#xa0;: %2.</translation>
    </message>
    <message>
        <source>true or false is expected here.</source>
        <translation>true ou false est attendu ici.</translation>
    </message>
    <message>
        <source>A colour is expected here.</source>
        <translation>Une couleur est attendue ici.</translation>
    </message>
    <message>
        <source>Write it as &quot;#aarrggbb&quot;.</source>
        <translation>Écrivez-la sous la forme &quot;#aarrggbb&quot;.</translation>
    </message>
    <message>
        <source>A text in quotes is expected here.</source>
        <translation>Un texte entre guillemets est attendu ici.</translation>
    </message>
    <message>
        <source>The name of a space on hexes is expected here.</source>
        <translation>Le nom d’un emplacement sur hexagones est attendu ici.</translation>
    </message>
    <message>
        <source>Write one of: h1, h2, h3Down, h3Up, h4, h7, h12Down, h12Up, h19.</source>
        <translation>Écrivez l’un de ceux-ci&#xa0;: h1, h2, h3Down, h3Up, h4, h7, h12Down, h12Up, h19.</translation>
    </message>
    <message>
        <source>A direction of this grid is expected here.</source>
        <translation>Une direction de cette grille est attendue ici.</translation>
    </message>
    <message>
        <source>Write one of: %1.</source>
        <translation>Écrivez l’un de ceux-ci&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Remove it or draw it again.</source>
        <translation>Supprimez-le ou redessinez-le.</translation>
    </message>
    <message>
        <source>The kind &quot;%1&quot; is not known; it has no effect on the rules.</source>
        <translation>Le type «&#xa0;%1&#xa0;» est inconnu&#xa0;; il n’a pas d’effet sur les règles.</translation>
    </message>
    <message>
        <source>Open the file with a newer version of Tenaille, or change the kind.</source>
        <translation>Ouvrez le fichier avec une version plus récente de Tenaille, ou changez le type.</translation>
    </message>
    <message>
        <source>The wall has no length.</source>
        <translation>Le mur n’a pas de longueur.</translation>
    </message>
    <message>
        <source>%1 stands outside the board.</source>
        <translation>%1 est hors du plateau.</translation>
    </message>
    <message>
        <source>Put it on the board or remove it.</source>
        <translation>Placez-le sur le plateau ou supprimez-le.</translation>
    </message>
    <message>
        <source>This override names a creature that is not there.</source>
        <translation>Cette décision du MJ nomme une créature absente.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Supprimez-la.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a stored picture.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas le nom d’une image enregistrée.</translation>
    </message>
    <message>
        <source>Remove the picture and add it again.</source>
        <translation>Supprimez l’image et ajoutez-la de nouveau.</translation>
    </message>
    <message>
        <source>Another program changed this file since it was opened.</source>
        <translation>Un autre programme a modifié ce fichier depuis son ouverture.</translation>
    </message>
    <message>
        <source>Save under another name, or open it again.</source>
        <translation>Enregistrez sous un autre nom, ou rouvrez-le.</translation>
    </message>
    <message>
        <source>Change or remove this element and save again; nothing was written.</source>
        <translation>Modifiez ou supprimez cet élément et enregistrez de nouveau&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>This is no document of Tenaille.</source>
        <translation>Ce n’est pas un document de Tenaille.</translation>
    </message>
    <message>
        <source>Maps of other programs are imported, not opened.</source>
        <translation>Les cartes d’autres programmes s’importent, elles ne s’ouvrent pas.</translation>
    </message>
    <message>
        <source>The version of the format is missing.</source>
        <translation>La version du format manque.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Tenaille.</source>
        <translation>Le fichier a été écrit par une version plus récente de Tenaille.</translation>
    </message>
    <message>
        <source>What this version does not know is kept but not shown.</source>
        <translation>Ce que cette version ne connaît pas est conservé mais pas affiché.</translation>
    </message>
    <message>
        <source>The kind of document is not known.</source>
        <translation>Le type de document est inconnu.</translation>
    </message>
    <message>
        <source>Write &quot;map&quot; or &quot;encounter&quot;.</source>
        <translation>Écrivez &quot;map&quot; ou &quot;encounter&quot;.</translation>
    </message>
    <message>
        <source>The identity of the document is missing.</source>
        <translation>L’identité du document manque.</translation>
    </message>
    <message>
        <source>Write a UUID, 36 characters long.</source>
        <translation>Écrivez un UUID de 36 caractères.</translation>
    </message>
    <message>
        <source>The folder of the pictures must be the name of a folder beside the file that ends in &quot;.assets&quot;.</source>
        <translation>Le dossier des images doit être le nom d’un dossier voisin du fichier, terminé par &quot;.assets&quot;.</translation>
    </message>
    <message>
        <source>The grid is missing.</source>
        <translation>La grille manque.</translation>
    </message>
    <message>
        <source>There are %1 elements here; at most %2 are allowed.</source>
        <translation>Il y a %1 éléments ici&#xa0;; %2 au plus sont permis.</translation>
    </message>
    <message>
        <source>Split the document into smaller ones.</source>
        <translation>Partagez le document en plusieurs plus petits.</translation>
    </message>
    <message>
        <source>The id %1 is used a second time; the first is at %2.</source>
        <translation>L’identifiant %1 sert une seconde fois&#xa0;; le premier est à %2.</translation>
    </message>
    <message>
        <source>Give one of the two a free number.</source>
        <translation>Donnez un numéro libre à l’un des deux.</translation>
    </message>
    <message>
        <source>Split the map into smaller ones.</source>
        <translation>Partagez la carte en plusieurs plus petites.</translation>
    </message>
    <message>
        <source>The walls have %1 segments; at most %2 are allowed.</source>
        <translation>Les murs ont %1 segments&#xa0;; %2 au plus sont permis.</translation>
    </message>
    <message>
        <source>The floors have %1 points; at most %2 are allowed.</source>
        <translation>Les sols ont %1 points&#xa0;; %2 au plus sont permis.</translation>
    </message>
    <message>
        <source>The terrain has %1 cells; at most %2 are allowed.</source>
        <translation>Le terrain a %1 cases&#xa0;; %2 au plus sont permises.</translation>
    </message>
    <message>
        <source>Check its name and folder.</source>
        <translation>Vérifiez son nom et son dossier.</translation>
    </message>
    <message>
        <source>You may not read this file.</source>
        <translation>Vous n’avez pas le droit de lire ce fichier.</translation>
    </message>
    <message>
        <source>Ask its owner for permission, or copy it to a folder of yours.</source>
        <translation>Demandez ce droit à son propriétaire, ou copiez-le dans un dossier à vous.</translation>
    </message>
    <message>
        <source>The file cannot be read (%1).</source>
        <translation>Le fichier ne peut pas être lu (%1).</translation>
    </message>
    <message>
        <source>Check the disk, or take another copy.</source>
        <translation>Vérifiez le disque, ou prenez une autre copie.</translation>
    </message>
    <message>
        <source>The disk is full; the file was not changed.</source>
        <translation>Le disque est plein&#xa0;; le fichier n’a pas été modifié.</translation>
    </message>
    <message>
        <source>Free some space and save again, or save to another disk.</source>
        <translation>Libérez de la place et enregistrez de nouveau, ou enregistrez sur un autre disque.</translation>
    </message>
    <message>
        <source>You may not write here; the file was not changed.</source>
        <translation>Vous n’avez pas le droit d’écrire ici&#xa0;; le fichier n’a pas été modifié.</translation>
    </message>
    <message>
        <source>Save to another folder or under another name.</source>
        <translation>Enregistrez dans un autre dossier ou sous un autre nom.</translation>
    </message>
    <message>
        <source>The disk is read-only; the file was not changed.</source>
        <translation>Le disque est en lecture seule&#xa0;; le fichier n’a pas été modifié.</translation>
    </message>
    <message>
        <source>Save to another disk.</source>
        <translation>Enregistrez sur un autre disque.</translation>
    </message>
    <message>
        <source>The folder does not exist.</source>
        <translation>Le dossier n’existe pas.</translation>
    </message>
    <message>
        <source>Make the folder, or save elsewhere.</source>
        <translation>Créez le dossier, ou enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>Another program made this file meanwhile; it was not changed.</source>
        <translation>Un autre programme a créé ce fichier entre-temps&#xa0;; il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>Look at it, then save again or under another name.</source>
        <translation>Examinez-le, puis enregistrez de nouveau ou sous un autre nom.</translation>
    </message>
    <message>
        <source>The name is too long for this disk.</source>
        <translation>Le nom est trop long pour ce disque.</translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <translation>Choisissez un nom plus court.</translation>
    </message>
    <message>
        <source>The name is a link that leads in a circle.</source>
        <translation>Le nom est un lien qui tourne en rond.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The file could not be written (%1); it was not changed.</source>
        <translation>Le fichier n’a pas pu être écrit (%1)&#xa0;; il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>Check the disk, and save to another one meanwhile.</source>
        <translation>Vérifiez le disque, et enregistrez sur un autre entre-temps.</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>Choisissez un fichier.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>C’est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>This is a pipe, not a file.</source>
        <translation>C’est un tube, pas un fichier.</translation>
    </message>
    <message>
        <source>This is a socket, not a file.</source>
        <translation>C’est un socket, pas un fichier.</translation>
    </message>
    <message>
        <source>This is a link, not a file.</source>
        <translation>C’est un lien, pas un fichier.</translation>
    </message>
    <message>
        <source>%1: %2 x %3 cells.</source>
        <translation>%1&#xa0;: %2 × %3 cases.</translation>
    </message>
    <message>
        <source>Picture: %1, %2 x %3 pixels.</source>
        <translation>Image&#xa0;: %1, %2 × %3 pixels.</translation>
    </message>
    <message>
        <source>Universal VTT</source>
        <translation>Universal VTT</translation>
    </message>
    <message>
        <source>The import was cancelled.</source>
        <translation>L’importation a été annulée.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The file name does not end like a map that can be imported.</source>
        <translation>Le nom du fichier n’a pas la fin d’une carte importable.</translation>
    </message>
    <message>
        <source>The file may be damaged: export or download it again, or mend this place.</source>
        <translation>Le fichier est peut-être abîmé&#xa0;: exportez-le ou téléchargez-le de nouveau, ou réparez cet endroit.</translation>
    </message>
    <message>
        <source>The file may be cut off: export or download it again.</source>
        <translation>Le fichier est peut-être tronqué&#xa0;: exportez-le ou téléchargez-le de nouveau.</translation>
    </message>
    <message>
        <source>The text is in UTF-16 or no text at all.</source>
        <translation>Le texte est en UTF-16, ou ce n’est pas du texte.</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Enregistrez-le en UTF-8.</translation>
    </message>
    <message>
        <source>The data is nested deeper than %1 levels.</source>
        <translation>Les données sont imbriquées sur plus de %1 niveaux.</translation>
    </message>
    <message>
        <source>This is no map file, or it is damaged: export or download it again.</source>
        <translation>Ce n’est pas un fichier de carte, ou il est abîmé&#xa0;: exportez-le ou téléchargez-le de nouveau.</translation>
    </message>
    <message>
        <source>A number is longer than %1 characters.</source>
        <translation>Un nombre dépasse %1 caractères.</translation>
    </message>
    <message>
        <source>%1 is no number in JSON.</source>
        <translation>%1 n’est pas un nombre en JSON.</translation>
    </message>
    <message>
        <source>The number %1 is too large.</source>
        <translation>Le nombre %1 est trop grand.</translation>
    </message>
    <message>
        <source>Write a number below 1e308.</source>
        <translation>Écrivez un nombre inférieur à 1e308.</translation>
    </message>
    <message>
        <source>A text is longer than %1 bytes.</source>
        <translation>Un texte dépasse %1 octets.</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>Raccourcissez-le.</translation>
    </message>
    <message>
        <source>Something follows after the end of the data.</source>
        <translation>Quelque chose suit la fin des données.</translation>
    </message>
    <message>
        <source>The file ends in the middle of the data.</source>
        <translation>Le fichier s’arrête au milieu des données.</translation>
    </message>
    <message>
        <source>NaN and Infinity are no numbers in JSON.</source>
        <translation>NaN et Infinity ne sont pas des nombres en JSON.</translation>
    </message>
    <message>
        <source>Put a number there, or export the file again.</source>
        <translation>Mettez-y un nombre, ou exportez de nouveau le fichier.</translation>
    </message>
    <message>
        <source>This is not valid JSON: %1 cannot stand here.</source>
        <translation>Ce n’est pas du JSON valide&#xa0;: %1 ne peut pas se trouver ici.</translation>
    </message>
    <message>
        <source>The file says format %2, which is newer than 0.3; it was read like 0.3.</source>
        <translation>Le fichier annonce le format %2, plus récent que 0.3&#xa0;; il a été lu comme du 0.3.</translation>
    </message>
    <message>
        <source>The file gives no map size; it was taken from the picture.</source>
        <translation>Le fichier ne donne pas la taille de la carte&#xa0;; elle vient de l’image.</translation>
    </message>
    <message>
        <source>The picture has %2 x %3 pixels where map size and pixels per cell make %4 x %5; it was fitted to the map.</source>
        <translation>L’image a %2 × %3 pixels alors que la taille de la carte et les pixels par case donnent %4 × %5&#xa0;; elle a été ajustée à la carte.</translation>
    </message>
    <message>
        <source>Doors marked as not closed: %1, taken for windows.</source>
        <translation>Portes marquées comme non fermées&#xa0;: %1, prises pour des fenêtres.</translation>
    </message>
    <message>
        <source>Doors marked as not closed: %1, taken for open doors.</source>
        <translation>Portes marquées comme non fermées&#xa0;: %1, prises pour des portes ouvertes.</translation>
    </message>
    <message>
        <source>Lights switched off because they are painted into the picture: %1.</source>
        <translation>Lumières éteintes parce qu’elles sont peintes dans l’image&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Lights: %1. The file gives one radius each; half of it was taken as bright.</source>
        <translation>Lumières&#xa0;: %1. Le fichier donne un seul rayon à chacune&#xa0;; la moitié a été prise pour la lumière vive.</translation>
    </message>
    <message>
        <source>Lights whose colour could not be read and became warm white: %1.</source>
        <translation>Lumières de couleur illisible, devenues blanc chaud&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Wall segments cut off at the edge of the map: %1.</source>
        <translation>Segments de mur coupés au bord de la carte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Points left out of wall lines to make them simpler: %1.</source>
        <translation>Points retirés des lignes de mur pour les simplifier&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Freestanding doors for which the wall was cut: %1.</source>
        <translation>Portes isolées pour lesquelles le mur a été coupé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Doors in a wall that has no gap for them: %1. Opening them leaves the wall; cut it in the editor.</source>
        <translation>Portes dans un mur sans ouverture pour elles&#xa0;: %1. Les ouvrir laisse le mur en place&#xa0;; coupez-le dans l’éditeur.</translation>
    </message>
    <message>
        <source>Wall points that rounding to 1/240 of a cell joined with another one: %1.</source>
        <translation>Points de mur que l’arrondi au 1/240 de case a confondus avec un autre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Doors without two end points, left out: %1.</source>
        <translation>Portes sans deux extrémités, omises&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Lights without a position, left out: %1.</source>
        <translation>Lumières sans position, omises&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Wall points without x and y, left out: %1.</source>
        <translation>Points de mur sans x ni y, omis&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The colour of the ambient light, %2, was left out.</source>
        <translation>La couleur de la lumière ambiante, %2, a été omise.</translation>
    </message>
    <message>
        <source>The file holds no picture; choose one by hand.</source>
        <translation>Le fichier ne contient pas d’image&#xa0;; choisissez-en une à la main.</translation>
    </message>
    <message>
        <source>The picture was left out.</source>
        <translation>L’image a été omise.</translation>
    </message>
    <message>
        <source>Wall segments without length, left out: %1.</source>
        <translation>Segments de mur sans longueur, omis&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Wall segments outside the map, left out: %1.</source>
        <translation>Segments de mur hors de la carte, omis&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Wall segments that rounding to 1/240 of a cell made a point, left out: %1.</source>
        <translation>Segments de mur réduits à un point par l’arrondi au 1/240 de case, omis&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Wall segments that were there twice, left out: %1.</source>
        <translation>Segments de mur présents en double, omis&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Doors without length, left out: %1.</source>
        <translation>Portes sans longueur, omises&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Doors outside the map, left out: %1.</source>
        <translation>Portes hors de la carte, omises&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Lights outside the map, left out: %1.</source>
        <translation>Lumières hors de la carte, omises&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Lights that were there twice, left out: %1.</source>
        <translation>Lumières présentes en double, omises&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Lights without a range, left out: %1.</source>
        <translation>Lumières sans portée, omises&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Walls and doors are imported; choose a picture for the map by hand.</source>
        <translation>Les murs et les portes sont importés&#xa0;; choisissez à la main une image pour la carte.</translation>
    </message>
    <message>
        <source>The picture is no base64 text: %1 cannot stand at character %2.</source>
        <translation>L’image n’est pas un texte base64&#xa0;: %1 ne peut pas se trouver au caractère %2.</translation>
    </message>
    <message>
        <source>The base64 text of the picture is cut off after character %1.</source>
        <translation>Le texte base64 de l’image est tronqué après le caractère %1.</translation>
    </message>
    <message>
        <source>The file names the picture %1 instead of holding it.</source>
        <translation>Le fichier nomme l’image %1 au lieu de la contenir.</translation>
    </message>
    <message>
        <source>Export the map again, or mend this place.</source>
        <translation>Exportez de nouveau la carte, ou réparez cet endroit.</translation>
    </message>
    <message>
        <source>An object { } is expected here.</source>
        <translation>Un objet { } est attendu ici.</translation>
    </message>
    <message>
        <source>A list [ ] is expected here.</source>
        <translation>Une liste [ ] est attendue ici.</translation>
    </message>
    <message>
        <source>A text is expected here.</source>
        <translation>Un texte est attendu ici.</translation>
    </message>
    <message>
        <source>A number is expected here.</source>
        <translation>Un nombre est attendu ici.</translation>
    </message>
    <message>
        <source>Split the map into smaller files.</source>
        <translation>Partagez la carte en fichiers plus petits.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; stands twice in one object.</source>
        <translation>La clé «&#xa0;%1&#xa0;» figure deux fois dans un même objet.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>Supprimez l’une des deux.</translation>
    </message>
    <message>
        <source>A number here may be at most %1.</source>
        <translation>Un nombre peut valoir ici %1 au plus.</translation>
    </message>
    <message>
        <source>pixels_per_grid must be above 0.</source>
        <translation>pixels_per_grid doit être supérieur à 0.</translation>
    </message>
    <message>
        <source>The map has more than %1 wall lines.</source>
        <translation>La carte a plus de %1 lignes de mur.</translation>
    </message>
    <message>
        <source>The map has more than %1 wall segments.</source>
        <translation>La carte a plus de&#xa0;%1 segments de mur.</translation>
    </message>
    <message>
        <source>The map has more than %1 doors.</source>
        <translation>La carte a plus de %1 portes.</translation>
    </message>
    <message>
        <source>The map has more than %1 lights.</source>
        <translation>La carte a plus de %1 lumières.</translation>
    </message>
    <message>
        <source>This is no Universal VTT file: it has no member &quot;resolution&quot;.</source>
        <translation>Ce n’est pas un fichier Universal VTT&#xa0;: il n’a pas de membre &quot;resolution&quot;.</translation>
    </message>
    <message>
        <source>Export the map as Universal VTT (.uvtt, .dd2vtt or .df2vtt).</source>
        <translation>Exportez la carte au format Universal VTT (.uvtt, .dd2vtt ou .df2vtt).</translation>
    </message>
    <message>
        <source>pixels_per_grid is missing, so the size of a cell is unknown.</source>
        <translation>pixels_per_grid manque&#xa0;: la taille d’une case est inconnue.</translation>
    </message>
    <message>
        <source>map_size is missing, and there is no picture to take it from.</source>
        <translation>map_size manque, et il n’y a pas d’image pour le déduire.</translation>
    </message>
    <message>
        <source>The map&apos;s size must be above 0.</source>
        <translation>La taille de la carte doit être supérieure à 0.</translation>
    </message>
    <message>
        <source>The map is %1 cells long on one side; at most %2 are possible.</source>
        <translation>La carte a un côté de %1 cases&#xa0;; %2 au plus sont possibles.</translation>
    </message>
    <message>
        <source>Export it in parts.</source>
        <translation>Exportez-la en plusieurs parties.</translation>
    </message>
    <message>
        <source>There is not enough memory for this file.</source>
        <translation>Il n’y a pas assez de mémoire pour ce fichier.</translation>
    </message>
    <message>
        <source>Close other programs, or export the map with fewer pixels per cell.</source>
        <translation>Fermez d’autres programmes, ou exportez la carte avec moins de pixels par case.</translation>
    </message>
    <message>
        <source>With its fractional origin the map is %1 cells long; at most %2 are possible.</source>
        <translation>Avec son origine fractionnaire, la carte fait %1 cases de long&#xa0;; %2 au plus sont possibles.</translation>
    </message>
    <message>
        <source>With the doors cut out of its walls the map has more than %1 wall segments.</source>
        <translation>Une fois les portes découpées dans ses murs, la carte a plus de %1 segments de mur.</translation>
    </message>
    <message>
        <source>This is only a pointer of Git LFS; the map itself was not downloaded.</source>
        <translation>Ce n’est qu’un pointeur de Git LFS&#xa0;; la carte elle-même n’a pas été téléchargée.</translation>
    </message>
    <message>
        <source>Run &quot;git lfs pull&quot; in the repository, or download the file from its page.</source>
        <translation>Lancez &quot;git lfs pull&quot; dans le dépôt, ou téléchargez le fichier depuis sa page.</translation>
    </message>
    <message>
        <source>This is a ZIP archive.</source>
        <translation>C’est une archive ZIP.</translation>
    </message>
    <message>
        <source>Unpack it first.</source>
        <translation>Décompressez-la d’abord.</translation>
    </message>
    <message>
        <source>This file is compressed with gzip.</source>
        <translation>Ce fichier est compressé avec gzip.</translation>
    </message>
    <message>
        <source>This is a picture, not a map with walls.</source>
        <translation>C’est une image, pas une carte avec des murs.</translation>
    </message>
    <message>
        <source>This is a web page or XML, not a Universal VTT file.</source>
        <translation>C’est une page web ou du XML, pas un fichier Universal VTT.</translation>
    </message>
    <message>
        <source>Download the map itself: the link may have led to a page about it.</source>
        <translation>Téléchargez la carte elle-même&#xa0;: le lien menait peut-être à une page qui en parle.</translation>
    </message>
    <message>
        <source>There is no home folder, so unsaved work cannot be kept.</source>
        <translation>Il n’y a pas de dossier personnel&#xa0;: le travail non enregistré ne peut pas être conservé.</translation>
    </message>
    <message>
        <source>Set HOME or XDG_STATE_HOME, and save often meanwhile.</source>
        <translation>Définissez HOME ou XDG_STATE_HOME, et enregistrez souvent en attendant.</translation>
    </message>
    <message>
        <source>A number is too large.</source>
        <translation>Un nombre est trop grand.</translation>
    </message>
    <message>
        <source>This is not valid JSON here.</source>
        <translation>Ce n’est pas du JSON valide à cet endroit.</translation>
    </message>
    <message>
        <source>The file may be damaged or cut off: take another copy or mend this place.</source>
        <translation>Le fichier est peut-être abîmé ou tronqué&#xa0;: prenez une autre copie ou réparez cet endroit.</translation>
    </message>
    <message>
        <source>The file holds more than %1 values.</source>
        <translation>Le fichier contient plus de %1 valeurs.</translation>
    </message>
    <message>
        <source>Split it into smaller files.</source>
        <translation>Partagez-le en fichiers plus petits.</translation>
    </message>
    <message>
        <source>The values are nested deeper than %1 levels.</source>
        <translation>Les valeurs sont imbriquées sur plus de %1 niveaux.</translation>
    </message>
    <message>
        <source>This is no file of Tenaille; take another one.</source>
        <translation>Ce n’est pas un fichier de Tenaille&#xa0;; prenez-en un autre.</translation>
    </message>
    <message>
        <source>The file has %1 bytes; at most %2 are read.</source>
        <translation>Le fichier fait %1 octets&#xa0;; on en lit au plus %2.</translation>
    </message>
    <message>
        <source>The format version %1 does not exist.</source>
        <translation>La version %1 du format n’existe pas.</translation>
    </message>
    <message>
        <source>The file has format %1; this program reads format %2.</source>
        <translation>Le fichier est au format %1&#xa0;; ce programme lit le format %2.</translation>
    </message>
    <message>
        <source>Open it with a version of Tenaille that knows format %1; the file was not changed.</source>
        <translation>Ouvrez-le avec une version de Tenaille qui connaît le format %1&#xa0;; le fichier n’a pas été modifié.</translation>
    </message>
    <message>
        <source>Give the map a PNG, JPEG or WebP picture; the rest of the map does not need it.</source>
        <translation>Donnez à la carte une image PNG, JPEG ou WebP&#xa0;; le reste de la carte n’en a pas besoin.</translation>
    </message>
    <message>
        <source>The %1 picture is damaged: its header is cut off or holds no size.</source>
        <translation>L’image %1 est abîmée&#xa0;: son en-tête est tronqué ou ne donne pas de taille.</translation>
    </message>
    <message>
        <source>The picture is %1 x %2 pixels; at most %3 a side and %4 in all are accepted.</source>
        <translation>L’image fait %1 × %2 pixels&#xa0;; on en accepte au plus %3 par côté et %4 en tout.</translation>
    </message>
    <message>
        <source>Export the map with fewer pixels per cell, or scale the picture down.</source>
        <translation>Exportez la carte avec moins de pixels par case, ou réduisez l’image.</translation>
    </message>
    <message>
        <source>The picture is in the format %1, which is not supported.</source>
        <translation>L’image est au format %1, qui n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>The bytes are no PNG, JPEG or WebP picture.</source>
        <translation>Ces octets ne sont pas une image PNG, JPEG ou WebP.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>Le fichier dépasse %1&#xa0;Mo.</translation>
    </message>
    <message>
        <source>This is no file of Tenaille, or it must be split.</source>
        <translation>Ce n’est pas un fichier de Tenaille, ou il faut le partager.</translation>
    </message>
    <message>
        <source>Take another copy of it.</source>
        <translation>Prenez-en une autre copie.</translation>
    </message>
    <message>
        <source>Another window of Tenaille uses this work.</source>
        <translation>Une autre fenêtre de Tenaille utilise ce travail.</translation>
    </message>
    <message>
        <source>Go on in that window, or close it first.</source>
        <translation>Continuez dans cette fenêtre, ou fermez-la d’abord.</translation>
    </message>
    <message>
        <source>The head of this journal is damaged.</source>
        <translation>L’en-tête de ce journal est abîmé.</translation>
    </message>
    <message>
        <source>Open the document itself; its last saved state is untouched.</source>
        <translation>Ouvrez le document lui-même&#xa0;; son dernier état enregistré est intact.</translation>
    </message>
    <message>
        <source>Put the former file back and try again.</source>
        <translation>Remettez l’ancien fichier en place et réessayez.</translation>
    </message>
    <message>
        <source>The end of the journal was cut off; %1 actions were recovered.</source>
        <translation>La fin du journal était tronquée&#xa0;; actions récupérées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Check the last thing you did.</source>
        <translation>Vérifiez votre dernière action.</translation>
    </message>
    <message>
        <source>The file was written, but the disk did not confirm it.</source>
        <translation>Le fichier a été écrit, mais le disque ne l’a pas confirmé.</translation>
    </message>
    <message>
        <source>Check the disk, and save to another one as well.</source>
        <translation>Vérifiez le disque, et enregistrez aussi sur un autre.</translation>
    </message>
    <message>
        <source>This facing rule has no arcs for a space of this shape.</source>
        <translation>Cette règle d’orientation n’a pas d’arcs pour un emplacement de cette forme.</translation>
    </message>
    <message>
        <source>Give the creature a square space, or one of 1, 3, 7, 12 or 19 hexes.</source>
        <translation>Donnez à la créature un emplacement carré, ou de 1, 3, 7, 12 ou 19 hexagones.</translation>
    </message>
    <message>
        <source>A creature with this space cannot face %1.</source>
        <translation>Une créature de cet emplacement ne peut pas faire face à la direction %1.</translation>
    </message>
    <message>
        <source>Choose one of %2.</source>
        <translation>Choisissez parmi %2.</translation>
    </message>
    <message>
        <source>There is no creature called &quot;%1&quot;.</source>
        <translation>Il n’y a pas de créature nommée «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Write the name as it stands in the document.</source>
        <translation>Écrivez le nom tel qu’il figure dans le document.</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>L’image n’a pas pu être créée.</translation>
    </message>
    <message>
        <source>Ask for a smaller one.</source>
        <translation>Demandez-en une plus petite.</translation>
    </message>
    <message>
        <source>Install Tenaille again, or report this as a fault of the program.</source>
        <translation>Réinstallez Tenaille, ou signalez ce défaut du programme.</translation>
    </message>
    <message>
        <source>The rules give a wrong distance.</source>
        <translation>Les règles donnent une distance fausse.</translation>
    </message>
    <message>
        <source>A document does not come back as it was saved.</source>
        <translation>Un document ne revient pas tel qu’il a été enregistré.</translation>
    </message>
    <message>
        <source>There is no combatant %1 in this fight.</source>
        <translation>Il n’y a pas de combattant %1 dans ce combat.</translation>
    </message>
    <message>
        <source>Name one of the combatants.</source>
        <translation>Nommez l’un des combattants.</translation>
    </message>
    <message>
        <source>%1 cannot strike himself.</source>
        <translation>%1 ne peut pas se frapper soi-même.</translation>
    </message>
    <message>
        <source>Name another target.</source>
        <translation>Nommez une autre cible.</translation>
    </message>
    <message>
        <source>The d20 of %1 is missing.</source>
        <translation>%1&#xa0;: il manque le d20.</translation>
    </message>
    <message>
        <source>Give the roll of the strike.</source>
        <translation>Donnez le jet de l’attaque.</translation>
    </message>
    <message>
        <source>The picture %1 cannot be read.</source>
        <translation>L’image %1 ne peut pas être lue.</translation>
    </message>
    <message>
        <source>The document cannot be saved.</source>
        <translation>Le document ne peut pas être enregistré.</translation>
    </message>
    <message>
        <source>Opening was cancelled.</source>
        <translation>L’ouverture a été annulée.</translation>
    </message>
    <message>
        <source>The door is locked.</source>
        <translation>La porte est verrouillée.</translation>
    </message>
    <message>
        <source>Shift+click unlocks it; its menu opens it all the same.</source>
        <translation>Maj+clic la déverrouille&#xa0;; son menu l’ouvre malgré tout.</translation>
    </message>
    <message>
        <source>The picture has no pixels.</source>
        <translation>L’image n’a aucun pixel.</translation>
    </message>
    <message>
        <source>Choose another picture.</source>
        <translation>Choisissez une autre image.</translation>
    </message>
    <message>
        <source>The board keeps its size: something lies on it.</source>
        <translation>Le plateau garde sa taille&#xa0;: il n’est pas vide.</translation>
    </message>
    <message>
        <source>Make a new encounter for the picture.</source>
        <translation>Créez une nouvelle rencontre pour l’image.</translation>
    </message>
    <message>
        <source>No fight is running.</source>
        <translation>Aucun combat n’est en cours.</translation>
    </message>
    <message>
        <source>Begin one first.</source>
        <translation>Commencez-en un d’abord.</translation>
    </message>
    <message>
        <source>A fight is running already.</source>
        <translation>Un combat est déjà en cours.</translation>
    </message>
    <message>
        <source>End it first, or let creatures join it.</source>
        <translation>Terminez-le d’abord, ou faites-y entrer des créatures.</translation>
    </message>
    <message>
        <source>Nobody takes part in the fight.</source>
        <translation>Personne ne participe au combat.</translation>
    </message>
    <message>
        <source>Put creatures on the board first.</source>
        <translation>Placez d’abord des créatures sur le plateau.</translation>
    </message>
    <message>
        <source>The damage &quot;%2&quot; of %1 is no dice.</source>
        <translation>%1&#xa0;: les dégâts «&#xa0;%2&#xa0;» ne sont pas des dés.</translation>
    </message>
    <message>
        <source>Correct it in the details of the creature, or type the damage.</source>
        <translation>Corrigez-les dans les détails de la créature, ou saisissez les dégâts.</translation>
    </message>
    <message>
        <source>%1 takes no part in the fight.</source>
        <translation>%1 ne participe pas au combat.</translation>
    </message>
    <message>
        <source>Let the creature join the fight first.</source>
        <translation>Faites d’abord entrer la créature dans le combat.</translation>
    </message>
    <message>
        <source>%1 is down and does nothing.</source>
        <translation>%1 est hors de combat et ne fait rien.</translation>
    </message>
    <message>
        <source>Heal the creature first.</source>
        <translation>Soignez d’abord la créature.</translation>
    </message>
    <message>
        <source>Segment %2 of round %1 is over.</source>
        <translation>Le segment %2 du round %1 est passé.</translation>
    </message>
    <message>
        <source>Step back, or choose a segment to come.</source>
        <translation>Revenez en arrière, ou choisissez un segment à venir.</translation>
    </message>
    <message>
        <source>An order cannot last %1 segments.</source>
        <translation>Un ordre ne peut durer %1 segments.</translation>
    </message>
    <message>
        <source>Give it one segment or more.</source>
        <translation>Donnez-lui au moins un segment.</translation>
    </message>
    <message>
        <source>The order of %1 names nobody.</source>
        <translation>%1&#xa0;: l’ordre ne nomme personne.</translation>
    </message>
    <message>
        <source>Choose whom it is aimed at.</source>
        <translation>Choisissez qui il vise.</translation>
    </message>
    <message>
        <source>%1 does something else in segment %2 already.</source>
        <translation>%1 fait déjà autre chose au segment %2.</translation>
    </message>
    <message>
        <source>Withdraw the other order, or choose another segment.</source>
        <translation>Retirez l’autre ordre, ou choisissez un autre segment.</translation>
    </message>
    <message>
        <source>A round has 0 to 10 routine actions, and an initiative of 1 to 40.</source>
        <translation>Un round compte de 0 à 10 actions de routine et une initiative de 1 à 40.</translation>
    </message>
    <message>
        <source>Correct the number.</source>
        <translation>Corrigez le nombre.</translation>
    </message>
    <message>
        <source>There is no step to take back.</source>
        <translation>Il n’y a pas de pas à reprendre.</translation>
    </message>
    <message>
        <source>The fight stands at its beginning, or so far on that older steps were let go; undo goes on from here.</source>
        <translation>Le combat est à son début, ou si avancé que les pas plus anciens ont été oubliés&#xa0;; l’annulation va plus loin.</translation>
    </message>
    <message>
        <source>Write dice like 2d6+3, 4d6kh3 or d20 adv.</source>
        <translation>Écrivez les dés comme 2d6+3, 4d6kh3 ou d20 adv.</translation>
    </message>
    <message>
        <source>The dice end too early.</source>
        <translation>Les dés s’arrêtent trop tôt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not understood here.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas compris ici.</translation>
    </message>
    <message>
        <source>%1 is out of range: %2 to %3 are possible here.</source>
        <translation>%1 est hors limites&#xa0;: %2 à %3 sont possibles ici.</translation>
    </message>
    <message>
        <source>The product is larger than %1.</source>
        <translation>Le produit dépasse %1.</translation>
    </message>
    <message>
        <source>1 to %1 dice are possible.</source>
        <translation>De 1 à %1 dés sont possibles.</translation>
    </message>
    <message>
        <source>A die with one face would be thrown for ever.</source>
        <translation>Un dé à une face serait lancé sans fin.</translation>
    </message>
    <message>
        <source>Advantage and disadvantage are for a single die.</source>
        <translation>L’avantage et le désavantage ne valent que pour un seul dé.</translation>
    </message>
    <message>
        <source>The dice are written in %1 characters; at most %2 are read.</source>
        <translation>Les dés sont écrits en %1 caractères&#xa0;; %2 au plus sont lus.</translation>
    </message>
    <message>
        <source>This combatant is no creature of the board.</source>
        <translation>Ce combattant n’est pas une créature du plateau.</translation>
    </message>
    <message>
        <source>There are combatants, but no clock.</source>
        <translation>Il y a des combattants, mais pas d’horloge.</translation>
    </message>
    <message>
        <source>Remove the combatants.</source>
        <translation>Retirez les combattants.</translation>
    </message>
    <message>
        <source>%1 creatures would take part; a fight has room for %2.</source>
        <translation>%1 créatures participeraient&#xa0;; un combat en admet %2.</translation>
    </message>
    <message>
        <source>Choose fewer of them.</source>
        <translation>Choisissez-en moins.</translation>
    </message>
    <message>
        <source>The fight has lasted %1 rounds; a clock counts no further.</source>
        <translation>Le combat dure depuis %1 rounds&#xa0;; l’horloge ne compte pas plus loin.</translation>
    </message>
    <message>
        <source>End the fight and begin a new one.</source>
        <translation>Terminez ce combat et commencez-en un autre.</translation>
    </message>
    <message>
        <source>A pair [before, after] is expected here.</source>
        <translation>Une paire [avant, après] est attendue ici.</translation>
    </message>
    <message>
        <source>The clock cannot stand at segment %2 of round %1 in this stage.</source>
        <translation>L’horloge ne peut se trouver au segment %2 du round %1 à cette étape.</translation>
    </message>
    <message>
        <source>Write the stage &quot;segment&quot; with a round from 1 and a segment from 1 to 10, or remove the clock and the combatants.</source>
        <translation>Écrivez l’étape «&#xa0;segment&#xa0;» avec un round à partir de 1 et un segment de 1 à 10, ou retirez l’horloge et les combattants.</translation>
    </message>
    <message>
        <source>%1 takes part in the fight twice.</source>
        <translation>%1 participe deux fois au combat.</translation>
    </message>
    <message>
        <source>What %1 is doing fills no segment any more.</source>
        <translation>Ce que fait %1 n’occupe plus aucun segment.</translation>
    </message>
    <message>
        <source>Write 1 or more, or remove the activity.</source>
        <translation>Écrivez 1 ou plus, ou retirez l’activité.</translation>
    </message>
    <message>
        <source>This order names %1, who takes no part in the fight.</source>
        <translation>Cet ordre nomme %1, qui ne participe pas au combat.</translation>
    </message>
    <message>
        <source>This order of %1 is aimed at the creature itself.</source>
        <translation>%1&#xa0;: cet ordre vise la créature elle-même.</translation>
    </message>
    <message>
        <source>Name another creature, or remove the order.</source>
        <translation>Nommez une autre créature, ou retirez l’ordre.</translation>
    </message>
    <message>
        <source>This step of the fight cannot be taken back; it and those before it were let go.</source>
        <translation>Ce pas du combat ne peut être repris&#xa0;; il a été oublié avec ceux qui le précèdent.</translation>
    </message>
    <message>
        <source>The fight goes on; only the way back ends here.</source>
        <translation>Le combat continue&#xa0;; seul le retour en arrière s’arrête ici.</translation>
    </message>
    <message>
        <source>The numbers of the records were used up and given anew; the steps of the fight that were played cannot be taken back.</source>
        <translation>Les numéros des éléments étaient épuisés et ont été redonnés&#xa0;; les pas déjà joués du combat ne peuvent être repris.</translation>
    </message>
    <message>
        <source>Give a file with one of these endings: %1; documents of Tenaille are opened, not imported.</source>
        <translation>Donnez un fichier avec l’une de ces extensions&#xa0;: %1&#xa0;; les documents de Tenaille s’ouvrent, ils ne s’importent pas.</translation>
    </message>
    <message>
        <source>The picture would take the place of the document.</source>
        <translation>L’image prendrait la place du document.</translation>
    </message>
    <message>
        <source>Give the picture another name; nothing was written.</source>
        <translation>Donnez un autre nom à l’image&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Write dice like 1d8+3.</source>
        <translation>Écrivez des dés comme 1d8+3.</translation>
    </message>
    <message>
        <source>Walls: %1 with %2 segments; objects: %3 with %4 segments; doors: %5; windows: %6; lights: %7.</source>
        <translation>Murs&#xa0;: %1 de %2 segments&#xa0;; objets&#xa0;: %3 de %4 segments&#xa0;; portes&#xa0;: %5&#xa0;; fenêtres&#xa0;: %6&#xa0;; lumières&#xa0;: %7.</translation>
    </message>
    <message>
        <source>Doors that were there twice, left out: %1.</source>
        <translation>Portes présentes deux fois, laissées de côté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The value &quot;%1&quot; of this pair is overridden twice; the last one counts.</source>
        <translation>La valeur «&#xa0;%1&#xa0;» de ce couple est remplacée deux fois&#xa0;; la dernière compte.</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>Supprimez-en une.</translation>
    </message>
    <message>
        <source>The d100 against the strike of %1 is missing.</source>
        <translation>%1&#xa0;: il manque le d100 contre ce coup.</translation>
    </message>
    <message>
        <source>Give the roll of the miss chance (CO-04).</source>
        <translation>Donnez le jet des chances de rater (CO-04).</translation>
    </message>
    <message>
        <source>No game of turns is running.</source>
        <translation>Aucun combat par tours n’est en cours.</translation>
    </message>
    <message>
        <source>Begin a fight by turns first.</source>
        <translation>Commencez d’abord un combat par tours.</translation>
    </message>
    <message>
        <source>Everybody in the fight is down.</source>
        <translation>Tous les combattants sont hors de combat.</translation>
    </message>
    <message>
        <source>Heal somebody, let others join, or end the fight.</source>
        <translation>Soignez quelqu’un, faites entrer d’autres créatures, ou terminez le combat.</translation>
    </message>
    <message>
        <source>The round has not begun.</source>
        <translation>Le round n’a pas commencé.</translation>
    </message>
    <message>
        <source>Throw initiative first.</source>
        <translation>Tirez d’abord l’initiative.</translation>
    </message>
    <message>
        <source>In a game of turns nobody declares or gives orders for segments.</source>
        <translation>Dans un combat par tours, personne ne déclare ni ne donne d’ordre pour les segments.</translation>
    </message>
    <message>
        <source>Let the creature act in its turn, delay it, or get it ready.</source>
        <translation>Faites agir la créature à son tour, différez-le, ou tenez-la prête.</translation>
    </message>
    <message>
        <source>It is not the turn of %1.</source>
        <translation>Ce n’est pas le tour de&#xa0;%1.</translation>
    </message>
    <message>
        <source>Who acts can delay or get ready.</source>
        <translation>Qui agit peut différer ou se tenir prêt.</translation>
    </message>
    <message>
        <source>%1 is acting already.</source>
        <translation>%1 agit déjà.</translation>
    </message>
    <message>
        <source>End the turn to go on.</source>
        <translation>Finissez le tour pour continuer.</translation>
    </message>
    <message>
        <source>%1 has kept nothing ready.</source>
        <translation>%1 n’a rien gardé prêt.</translation>
    </message>
    <message>
        <source>Get the creature ready in its turn.</source>
        <translation>Tenez la créature prête à son tour.</translation>
    </message>
    <message>
        <source>%1 is no initiative.</source>
        <translation>%1 n’est pas une initiative.</translation>
    </message>
    <message>
        <source>Write a number from -100 to 100.</source>
        <translation>Écrivez un nombre de -100 à 100.</translation>
    </message>
    <message>
        <source>The initiative of this round was thrown already.</source>
        <translation>L’initiative de ce round est déjà tirée.</translation>
    </message>
    <message>
        <source>Write a number.</source>
        <translation>Écrivez un nombre.</translation>
    </message>
    <message>
        <source>%1 has no place in this game of turns.</source>
        <translation>%1 n’a pas de place dans ce combat par tours.</translation>
    </message>
    <message>
        <source>Write its turn, for example {&quot;place&quot;: 3}, or remove the combatant.</source>
        <translation>Écrivez son tour, par exemple {&quot;place&quot;: 3}, ou supprimez le combattant.</translation>
    </message>
    <message>
        <source>A die cannot show that.</source>
        <translation>Un dé ne peut pas montrer cela.</translation>
    </message>
    <message>
        <source>A d20 shows 1 to 20, a d100 1 to 100; damage is 0 to 10000.</source>
        <translation>Un d20 va de 1 à 20, un d100 de 1 à 100&#xa0;; les dégâts vont de 0 à 10000.</translation>
    </message>
    <message>
        <source>By the rules %1 cannot attack %2.</source>
        <translation>D’après les règles,&#xa0;%1 ne peut pas attaquer&#xa0;%2.</translation>
    </message>
    <message>
        <source>Allow it on the ruling card, or choose another target.</source>
        <translation>Autorisez l’attaque sur la carte d’arbitrage, ou choisissez une autre cible.</translation>
    </message>
    <message>
        <source>%1 has no armour class.</source>
        <translation>%1 n’a pas de classe d’armure.</translation>
    </message>
    <message>
        <source>Give it one, or decide yourself whether the attack hits.</source>
        <translation>Donnez-lui-en une, ou décidez vous-même si l’attaque touche.</translation>
    </message>
    <message>
        <source>%1 is surprised and does not act in this round.</source>
        <translation>%1 est surpris et n’agit pas dans ce round.</translation>
    </message>
    <message>
        <source>Wait for round 1.</source>
        <translation>Attendez le round 1.</translation>
    </message>
    <message>
        <source>%1 has had the turn of this round.</source>
        <translation>%1 a déjà eu son tour dans ce round.</translation>
    </message>
    <message>
        <source>Step back if that was wrong, or wait for the next round.</source>
        <translation>Revenez d’un pas si c’était une erreur, ou attendez le round suivant.</translation>
    </message>
    <message>
        <source>The pictures cannot be named after this file: its name is no text.</source>
        <translation>Les images ne peuvent pas porter le nom de ce fichier&#xa0;: ce n’est pas du texte.</translation>
    </message>
    <message>
        <source>Give it a name in UTF-8; nothing was written.</source>
        <translation>Donnez-lui un nom en UTF-8&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>The map is %1 cells long; at most %2 are possible.</source>
        <translation>La carte fait&#xa0;%1 cases de long&#xa0;;&#xa0;%2 au plus sont possibles.</translation>
    </message>
    <message>
        <source>The dungeon has no rooms.</source>
        <translation>Le donjon n’a aucune salle.</translation>
    </message>
    <message>
        <source>Export it again as JSON.</source>
        <translation>Exportez-le de nouveau en JSON.</translation>
    </message>
    <message>
        <source>The scene gives no size of its picture or of its cells.</source>
        <translation>La scène ne donne pas la taille de son image ou de ses cases.</translation>
    </message>
    <message>
        <source>Export the scene again.</source>
        <translation>Exportez la scène de nouveau.</translation>
    </message>
    <message>
        <source>Import its picture, and draw the walls.</source>
        <translation>Importez son image, et dessinez les murs.</translation>
    </message>
    <message>
        <source>The file holds no scenes of Foundry.</source>
        <translation>Le fichier ne contient aucune scène de Foundry.</translation>
    </message>
    <message>
        <source>Export a scene from Foundry as JSON.</source>
        <translation>Exportez une scène de Foundry en JSON.</translation>
    </message>
    <message>
        <source>Name the one to import (import --scene NAME), or export it as JSON.</source>
        <translation>Nommez celle à importer (import --scene NOM), ou exportez-la en JSON.</translation>
    </message>
    <message>
        <source>Doors of a type that is not known, taken for plain doors: %1.</source>
        <translation>Portes d’un type inconnu, prises pour de simples portes&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>The scene has no grid; it was laid on squares of its size.</source>
        <translation>La scène n’a pas de grille&#xa0;; elle a été posée sur des cases de sa taille.</translation>
    </message>
    <message>
        <source>Walls that act from one side in the file and act from both sides here: %1.</source>
        <translation>Murs qui n’agissent que d’un côté dans le fichier et agissent ici des deux&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Walls that are seen into and not past, taken for outlines of objects: %1.</source>
        <translation>Murs que le regard pénètre sans les dépasser, pris pour des contours d’objets&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Tokens that became notes for the game master: %1.</source>
        <translation>Pions devenus des notes pour le meneur&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Rooms without place and size, left out: %1.</source>
        <translation>Salles sans place ni taille, laissées de côté&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Walls without two end points, left out: %1.</source>
        <translation>Murs sans leurs deux extrémités, laissés de côté&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Walls that stop neither movement nor sight, left out: %1.</source>
        <translation>Murs qui n’arrêtent ni le mouvement ni la vue, laissés de côté&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Doors without place and direction, left out: %1.</source>
        <translation>Portes sans place ni direction, laissées de côté&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Other things outside the map, left out: %1.</source>
        <translation>Autres éléments hors de la carte, laissés de côté&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Drawings without words, left out: %1.</source>
        <translation>Dessins sans texte, laissés de côté&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Tiles, sounds, templates and regions, left out: %1.</source>
        <translation>Tuiles, sons, gabarits et régions, laissés de côté&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>The picture %2 does not lie beside the file; choose one by hand.</source>
        <translation>L’image&#xa0;%2 n’est pas à côté du fichier&#xa0;; choisissez-en une à la main.</translation>
    </message>
    <message>
        <source>Scene of Foundry, dungeon of Watabou or donjon</source>
        <translation>Scène de Foundry, donjon de Watabou ou du site donjon</translation>
    </message>
    <message>
        <source>Scenes of Foundry</source>
        <translation>Scènes de Foundry</translation>
    </message>
    <message>
        <source>Notes for the game master, left out: %1.</source>
        <translation>Notes du meneur, laissées de côté&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Creatures, left out: %1.</source>
        <translation>Créatures, laissées de côté&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Walls of other kinds, written as plain ones: %1.</source>
        <translation>Murs d’autres types, écrits comme de simples murs&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Walls that do not stop sight, left out: %1.</source>
        <translation>Murs qui n’arrêtent pas la vue, laissés de côté&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Secret doors, written as plain ones: %1.</source>
        <translation>Portes secrètes, écrites comme de simples portes&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Locked doors, written as closed ones: %1.</source>
        <translation>Portes verrouillées, écrites comme fermées&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Windows, bars and open doors, which the format writes alike (not closed): %1.</source>
        <translation>Fenêtres, grilles et portes ouvertes, que le format écrit de même (non fermées)&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Lights whose bright radius or cone is lost: %1.</source>
        <translation>Lumières dont le rayon vif ou le cône est perdu&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>The picture would have %1 x %2 pixels; at most %3 a side are possible.</source>
        <translation>L’image aurait&#xa0;%1 x&#xa0;%2 pixels&#xa0;;&#xa0;%3 par côté au plus sont possibles.</translation>
    </message>
    <message>
        <source>Ask for fewer pixels per cell (--ppc).</source>
        <translation>Demandez moins de pixels par case (--ppc).</translation>
    </message>
    <message>
        <source>A document of Tenaille is saved, not exported.</source>
        <translation>Un document de Tenaille s’enregistre, il ne s’exporte pas.</translation>
    </message>
    <message>
        <source>Choose another ending.</source>
        <translation>Choisissez une autre extension.</translation>
    </message>
    <message>
        <source>The picture cannot be decoded (%1).</source>
        <translation>L’image ne peut pas être décodée (%1).</translation>
    </message>
    <message>
        <source>Export the picture again as PNG, JPEG or WebP.</source>
        <translation>Exportez de nouveau l’image en PNG, JPEG ou WebP.</translation>
    </message>
    <message>
        <source>The picture has %1 x %2 pixels, more than Tenaille can show.</source>
        <translation>L’image a&#xa0;%1 x&#xa0;%2 pixels, plus que Tenaille ne peut montrer.</translation>
    </message>
    <message>
        <source>Scale it down to at most 32767 pixels a side and 268 million in all.</source>
        <translation>Réduisez-la à 32767 pixels par côté et 268 millions en tout, au plus.</translation>
    </message>
    <message>
        <source>The picture %1 cannot be shown.</source>
        <translation>L’image&#xa0;%1 ne peut pas être montrée.</translation>
    </message>
    <message>
        <source>The file holds these scenes, and none was chosen: %1.</source>
        <translation>Le fichier contient ces scènes, et aucune n’a été choisie&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Walls and doors of other kinds, written as the nearest kind: %1.</source>
        <translation>Murs et portes d’autres types, écrits comme le type le plus proche&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Lights that are off, left out: %1.</source>
        <translation>Lumières éteintes, laissées de côté&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>The scene shifts, turns or scales its picture; it was fitted to the map.</source>
        <translation>La scène décale, tourne ou étire son image&#xa0;; elle a été ajustée à la carte.</translation>
    </message>
    <message>
        <source>Levels laid on one another, with the picture of the first: %1.</source>
        <translation>Niveaux posés l’un sur l’autre, avec l’image du premier&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Sources of darkness, left out: %1.</source>
        <translation>Sources de ténèbres, laissées de côté&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>The dungeon has more rooms than a board could hold.</source>
        <translation>Le donjon a plus de salles qu’une carte n’en peut contenir.</translation>
    </message>
    <message>
        <source>The picture of the scene would take the place of this file.</source>
        <translation>L’image de la scène prendrait la place de ce fichier.</translation>
    </message>
    <message>
        <source>Give the scene another name, or remove the file; nothing was written.</source>
        <translation>Donnez un autre nom à la scène, ou supprimez le fichier&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>The room has no area.</source>
        <translation>La salle n’a pas de surface.</translation>
    </message>
    <message>
        <source>Draw it wider, or use the wall tool.</source>
        <translation>Dessinez-la plus large, ou prenez l’outil mur.</translation>
    </message>
    <message>
        <source>Pictures are laid on a grid of squares only.</source>
        <translation>Une image ne se cale que sur une grille carrée.</translation>
    </message>
    <message>
        <source>The frame has no size.</source>
        <translation>Le cadre n’a pas de taille.</translation>
    </message>
    <message>
        <source>Drag it from corner to corner over some cells of the picture.</source>
        <translation>Tirez-le d’un coin à l’autre de quelques cases de l’image.</translation>
    </message>
    <message>
        <source>The picture would be %1 cells long; at most %2 are possible.</source>
        <translation>L’image ferait&#xa0;%1 cases de long&#xa0;;&#xa0;%2 au plus sont possibles.</translation>
    </message>
    <message>
        <source>Drag the frame over fewer, larger cells of the picture.</source>
        <translation>Tirez le cadre sur des cases moins nombreuses ou plus grandes.</translation>
    </message>
    <message>
        <source>The floor has fewer than three corners.</source>
        <translation>Le sol a moins de trois sommets.</translation>
    </message>
    <message>
        <source>The light reaches nowhere.</source>
        <translation>La lumière ne porte nulle part.</translation>
    </message>
    <message>
        <source>Give it a radius, the dim one not less than the bright one.</source>
        <translation>Donnez-lui un rayon, le faible au moins égal au vif.</translation>
    </message>
    <message>
        <source>The thing has no size.</source>
        <translation>L’objet n’a pas de taille.</translation>
    </message>
    <message>
        <source>Make it larger.</source>
        <translation>Agrandissez-le.</translation>
    </message>
    <message>
        <source>The text has no words.</source>
        <translation>Le texte est vide.</translation>
    </message>
    <message>
        <source>Write some, or delete it.</source>
        <translation>Écrivez quelque chose, ou supprimez-le.</translation>
    </message>
    <message>
        <source>The picture has no size.</source>
        <translation>L’image n’a pas de taille.</translation>
    </message>
    <message>
        <source>This would leave the largest possible board.</source>
        <translation>Cela sortirait du plus grand plateau possible.</translation>
    </message>
    <message>
        <source>There is no terrain called &quot;%1&quot;.</source>
        <translation>Il n’y a pas de terrain nommé «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Choose a kind of the list.</source>
        <translation>Choisissez un type de la liste.</translation>
    </message>
    <message>
        <source>A board has 1 to 512 cells a side.</source>
        <translation>Un plateau a de 1 à 512 cases de côté.</translation>
    </message>
    <message>
        <source>Choose a size within these.</source>
        <translation>Choisissez une taille entre ces bornes.</translation>
    </message>
    <message>
        <source>The grid keeps its kind: something lies on the board.</source>
        <translation>La grille garde son type&#xa0;: quelque chose se trouve sur le plateau.</translation>
    </message>
    <message>
        <source>Make a new encounter with the other grid.</source>
        <translation>Créez une nouvelle rencontre avec l’autre grille.</translation>
    </message>
    <message>
        <source>%1 would stand outside of the board.</source>
        <translation>%1 se trouverait hors du plateau.</translation>
    </message>
    <message>
        <source>Move or remove the creature first.</source>
        <translation>Déplacez ou retirez d’abord la créature.</translation>
    </message>
    <message>
        <source>An archway has nothing to open or to close.</source>
        <translation>Une arche n’a rien à ouvrir ni à fermer.</translation>
    </message>
    <message>
        <source>In map mode, choose another kind for it.</source>
        <translation>En mode carte, choisissez-lui un autre type.</translation>
    </message>
    <message>
        <source>The kind has no name.</source>
        <translation>Le type n’a pas de nom.</translation>
    </message>
    <message>
        <source>Nothing is drawn like &quot;%1&quot;.</source>
        <translation>Rien n’est dessiné comme «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Choose another look for the kind.</source>
        <translation>Choisissez un autre aspect pour le type.</translation>
    </message>
    <message>
        <source>There is no kind called &quot;%1&quot;.</source>
        <translation>Il n’y a pas de type nommé «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1 things on the map are of this kind.</source>
        <translation>%1 éléments de la carte sont de ce type.</translation>
    </message>
    <message>
        <source>Give them another kind or delete them first.</source>
        <translation>Donnez-leur d’abord un autre type, ou supprimez-les.</translation>
    </message>
    <message>
        <source>The kind &quot;%1&quot; is there twice; the last one counts.</source>
        <translation>Le type «&#xa0;%1&#xa0;» existe deux fois&#xa0;; le dernier compte.</translation>
    </message>
    <message>
        <source>Kinds of terrain taken from the names of tiles, layers and objects: %1.</source>
        <translation>Types de terrain tirés des noms de tuiles, de calques et d’objets&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Tiles whose name says nothing, drawn as plain floor: %1.</source>
        <translation>Tuiles dont le nom ne dit rien, dessinées en sol ordinaire&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Hidden layers, left out: %1.</source>
        <translation>Calques masqués, laissés de côté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Further pictures, left out: %1.</source>
        <translation>Autres images, laissées de côté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Objects without a name that says what they are, left out: %1.</source>
        <translation>Objets sans nom qui dise ce qu’ils sont, laissés de côté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Map of Tiled</source>
        <translation>Carte de Tiled</translation>
    </message>
    <message>
        <source>Save the map again in Tiled.</source>
        <translation>Enregistrez de nouveau la carte dans Tiled.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of a tile.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un numéro de tuile.</translation>
    </message>
    <message>
        <source>The tiles are packed as %1, which cannot be read.</source>
        <translation>Les tuiles sont compressées en %1, qui ne peut pas être lu.</translation>
    </message>
    <message>
        <source>Choose CSV as tile layer format in the properties of the map in Tiled, and save it again.</source>
        <translation>Choisissez CSV comme format de calque dans les propriétés de la carte dans Tiled, puis enregistrez-la de nouveau.</translation>
    </message>
    <message>
        <source>The packed tiles are damaged.</source>
        <translation>Les tuiles compressées sont abîmées.</translation>
    </message>
    <message>
        <source>The map is %1; only maps of squares and of hexes can be imported.</source>
        <translation>La carte est «&#xa0;%1&#xa0;»&#xa0;; seules les cartes de cases et d’hexagones peuvent être importées.</translation>
    </message>
    <message>
        <source>The map gives no size of its tiles.</source>
        <translation>La carte ne donne pas la taille de ses tuiles.</translation>
    </message>
    <message>
        <source>The map has more than %1 layers.</source>
        <translation>La carte a plus de %1 calques.</translation>
    </message>
    <message>
        <source>Merge some of them in Tiled.</source>
        <translation>Fusionnez-en quelques-uns dans Tiled.</translation>
    </message>
    <message>
        <source>The layer holds %1 cells where its size makes %2.</source>
        <translation>Le calque contient %1 cases alors que sa taille en demande %2.</translation>
    </message>
    <message>
        <source>The layers of the map hold more than %1 tiles.</source>
        <translation>Les calques de la carte contiennent plus de %1 tuiles.</translation>
    </message>
    <message>
        <source>The endless map has no tiles that tell its size.</source>
        <translation>La carte infinie n’a pas de tuiles qui disent sa taille.</translation>
    </message>
    <message>
        <source>Switch &quot;Infinite&quot; off in the properties of the map in Tiled.</source>
        <translation>Désactivez «&#xa0;Infinie&#xa0;» dans les propriétés de la carte dans Tiled.</translation>
    </message>
    <message>
        <source>The XML cannot be read: %1.</source>
        <translation>Le XML est illisible&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This is no map of Tiled.</source>
        <translation>Ce n’est pas une carte de Tiled.</translation>
    </message>
    <message>
        <source>Give the .tmx file that Tiled saved, not a tile set or another file.</source>
        <translation>Donnez le fichier .tmx enregistré par Tiled, et non un jeu de tuiles ou un autre fichier.</translation>
    </message>
    <message>
        <source>Fewer than two things are selected.</source>
        <translation>Moins de deux éléments sont sélectionnés.</translation>
    </message>
    <message>
        <source>Select what shall be lined up.</source>
        <translation>Sélectionnez ce qui doit être aligné.</translation>
    </message>
    <message>
        <source>Fewer than two walls are selected.</source>
        <translation>Moins de deux murs sont sélectionnés.</translation>
    </message>
    <message>
        <source>Select walls that meet at their ends.</source>
        <translation>Sélectionnez des murs qui se touchent par leurs bouts.</translation>
    </message>
    <message>
        <source>The walls are of several kinds.</source>
        <translation>Les murs sont de plusieurs types.</translation>
    </message>
    <message>
        <source>Give them one kind first.</source>
        <translation>Donnez-leur d’abord le même type.</translation>
    </message>
    <message>
        <source>The walls do not meet at their ends.</source>
        <translation>Les murs ne se touchent pas par leurs bouts.</translation>
    </message>
    <message>
        <source>Drag the ends onto each other first.</source>
        <translation>Amenez d’abord leurs bouts l’un sur l’autre.</translation>
    </message>
    <message>
        <source>The picture shows %2 x %3 squares, as its name says.</source>
        <translation>L’image montre %2 x %3 cases, comme le dit son nom.</translation>
    </message>
    <message>
        <source>The picture was laid on %2 x %3 squares: a usual size of squares fits evenly.</source>
        <translation>L’image a été posée sur %2 x %3 cases&#xa0;: une taille usuelle de case tombe juste.</translation>
    </message>
    <message>
        <source>The picture was laid on %2 x %3 squares: neither its name nor its size tells.</source>
        <translation>L’image a été posée sur %2 x %3 cases&#xa0;: ni son nom ni sa taille ne le disent.</translation>
    </message>
    <message>
        <source>The pages could not be printed.</source>
        <translation>Les pages n’ont pas pu être imprimées.</translation>
    </message>
    <message>
        <source>See whether the printer is ready, or save a PDF file and print that.</source>
        <translation>Vérifiez que l’imprimante est prête, ou enregistrez un fichier PDF et imprimez-le.</translation>
    </message>
    <message>
        <source>There is nothing to print.</source>
        <translation>Il n’y a rien à imprimer.</translation>
    </message>
    <message>
        <source>Choose the map, or creatures that this audience may see.</source>
        <translation>Choisissez la carte, ou des créatures que ce public peut voir.</translation>
    </message>
    <message>
        <source>With cells of %1 mm the map takes more than %2 pages of %3.</source>
        <translation>Avec des cases de %1&#xa0;mm, la carte prend plus de %2 pages %3.</translation>
    </message>
    <message>
        <source>Choose smaller cells or larger paper.</source>
        <translation>Choisissez des cases plus petites ou un papier plus grand.</translation>
    </message>
    <message>
        <source>A cell of %1 mm does not fit on %2 with these margins and this overlap.</source>
        <translation>Une case de %1&#xa0;mm ne tient pas sur une page %2 avec ces marges et ce recouvrement.</translation>
    </message>
    <message>
        <source>Choose smaller cells, larger paper or narrower margins.</source>
        <translation>Choisissez des cases plus petites, un papier plus grand ou des marges plus étroites.</translation>
    </message>
    <message>
        <source>A cell of %1 mm cannot be printed.</source>
        <translation>Une case de %1&#xa0;mm ne peut pas être imprimée.</translation>
    </message>
    <message>
        <source>Choose a size from %2 to %3 mm.</source>
        <translation>Choisissez une taille de %2 à %3&#xa0;mm.</translation>
    </message>
    <message>
        <source>Margins of %1 mm are not possible.</source>
        <translation>Des marges de %1&#xa0;mm ne sont pas possibles.</translation>
    </message>
    <message>
        <source>Choose a width from %2 to %3 mm.</source>
        <translation>Choisissez une largeur de %2 à %3&#xa0;mm.</translation>
    </message>
    <message>
        <source>An overlap of %1 mm is not possible.</source>
        <translation>Un recouvrement de %1&#xa0;mm n’est pas possible.</translation>
    </message>
    <message>
        <source>Choose a width from 0 to %2 mm.</source>
        <translation>Choisissez une largeur de 0 à %2&#xa0;mm.</translation>
    </message>
    <message>
        <source>The stand-up of %1 does not fit on %2.</source>
        <translation>%1&#xa0;: la figurine ne tient pas sur une page %2.</translation>
    </message>
    <message>
        <source>Choose smaller cells or larger paper, or leave this creature out.</source>
        <translation>Choisissez des cases plus petites ou un papier plus grand, ou laissez cette créature de côté.</translation>
    </message>
    <message>
        <source>The stand-ups take more than %1 pages.</source>
        <translation>Les figurines prennent plus de %1 pages.</translation>
    </message>
    <message>
        <source>Choose fewer creatures or fewer copies.</source>
        <translation>Choisissez moins de créatures ou moins d’exemplaires.</translation>
    </message>
    <message>
        <source>The board has another size now.</source>
        <translation>Le plateau a changé de taille.</translation>
    </message>
    <message>
        <source>Paint it again.</source>
        <translation>Peignez-le à nouveau.</translation>
    </message>
    <message>
        <source>A tile of fog, &quot;all&quot; or base64 of 512 bytes, is expected here.</source>
        <translation>Une tuile de brouillard, &quot;all&quot; ou 512 octets en base64, est attendue ici.</translation>
    </message>
    <message>
        <source>The map is larger than a document can be: %1</source>
        <translation>La carte est plus grande qu’un document ne peut l’être&#xa0;: %1</translation>
    </message>
    <message>
        <source>Divide it in the program that made it.</source>
        <translation>Divisez-la dans le programme qui l’a faite.</translation>
    </message>
    <message>
        <source>Tile sets that do not lie beside the file or cannot be read there, so that the names of their tiles are not known: %1.</source>
        <translation>Jeux de tuiles absents à côté du fichier, ou illisibles&#xa0;: les noms de leurs tuiles restent inconnus (%1).</translation>
    </message>
    <message>
        <source>The map does not say which rows of its hexes are shifted.</source>
        <translation>La carte ne dit pas quelles rangées de ses hexagones sont décalées.</translation>
    </message>
    <message>
        <source>The map has no cells: &quot;%1&quot; is no count of them.</source>
        <translation>La carte n’a pas de cases&#xa0;: «&#xa0;%1&#xa0;» n’en est pas un nombre.</translation>
    </message>
    <message>
        <source>Groups of layers lie more than %1 deep in each other.</source>
        <translation>Des groupes de calques sont imbriqués à plus de %1 niveaux.</translation>
    </message>
    <message>
        <source>Ungroup some of them in Tiled.</source>
        <translation>Dégroupez-en quelques-uns dans Tiled.</translation>
    </message>
    <message>
        <source>The layer is locked: nothing on it was changed.</source>
        <translation>Le calque est verrouillé&#xa0;: rien n’y a été changé.</translation>
    </message>
    <message>
        <source>Open its lock in the list of layers.</source>
        <translation>Ouvrez son cadenas dans la liste des calques.</translation>
    </message>
    <message>
        <source>This part of the fog is there twice; both count.</source>
        <translation>Cette partie du brouillard est là deux fois&#xa0;; les deux comptent.</translation>
    </message>
    <message>
        <source>Cells [x, y] or [x, y, how many] are expected here.</source>
        <translation>On attend ici des cases [x, y] ou [x, y, nombre].</translation>
    </message>
    <message>
        <source>What was copied lies on another kind of grid.</source>
        <translation>Ce qui a été copié est sur un autre type de grille.</translation>
    </message>
    <message>
        <source>Paste it into a map of the same grid.</source>
        <translation>Collez-le dans une carte de même grille.</translation>
    </message>
    <message>
        <source>The list &quot;%1&quot; of the document would have %2 entries; at most %3 are possible.</source>
        <translation>La liste «&#xa0;%1&#xa0;» du document aurait %2 entrées&#xa0;; %3 au plus sont possibles.</translation>
    </message>
    <message>
        <source>Remove what is not needed, or split the map into smaller ones.</source>
        <translation>Enlevez ce qui ne sert pas, ou partagez la carte en plusieurs.</translation>
    </message>
    <message>
        <source>The wall has fewer than two points.</source>
        <translation>Le mur a moins de deux points.</translation>
    </message>
    <message>
        <source>There is a door where the wall would stand.</source>
        <translation>Une porte se trouve là où serait le mur.</translation>
    </message>
    <message>
        <source>Delete the door: the wall closes.</source>
        <translation>Supprimez la porte&#xa0;: le mur se referme.</translation>
    </message>
    <message>
        <source>No segment was played in which that could be parried.</source>
        <translation>Aucun segment n’a été joué où cela pourrait être paré.</translation>
    </message>
    <message>
        <source>Play a segment first; a parry is chosen before the next one.</source>
        <translation>Jouez d’abord un segment&#xa0;; une parade se choisit avant le suivant.</translation>
    </message>
    <message>
        <source>%1 cannot parry that blow (EX-25).</source>
        <translation>%1 ne peut pas parer ce coup (EX-25).</translation>
    </message>
    <message>
        <source>It takes an action in reserve, and none in this segment.</source>
        <translation>Il faut une action en réserve, et aucune dans ce segment.</translation>
    </message>
    <message>
        <source>The reason is too long.</source>
        <translation>Le motif est trop long.</translation>
    </message>
    <message>
        <source>Here falls one d%1: type what it shows.</source>
        <translation>Ici tombe un seul d%1&#xa0;: notez ce qu’il montre.</translation>
    </message>
    <message>
        <source>These dice show %1 to %2; %3 to %4 are possible here.</source>
        <translation>Ces dés donnent de %1 à %2&#xa0;; ici, %3 à %4 sont possibles.</translation>
    </message>
    <message>
        <source>The move of %1 leads nowhere.</source>
        <translation>%1&#xa0;: le déplacement ne mène nulle part.</translation>
    </message>
    <message>
        <source>Choose a creature to move towards, or a place.</source>
        <translation>Choisissez une créature vers laquelle aller, ou un lieu.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no special result.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un résultat spécial.</translation>
    </message>
    <message>
        <source>Write a name and values of the d20: entangles 19, swallows 18-20.</source>
        <translation>Écrivez un nom et des valeurs du d20&#xa0;: enlace 19, avale 18-20.</translation>
    </message>
    <message>
        <source>These are too many special results.</source>
        <translation>Il y a trop de résultats spéciaux.</translation>
    </message>
    <message>
        <source>Twenty are possible.</source>
        <translation>Vingt sont possibles.</translation>
    </message>
    <message>
        <source>Nobody has points to lose or to regain there.</source>
        <translation>Personne n’a de points à y perdre ou à y regagner.</translation>
    </message>
    <message>
        <source>Choose other points, or another amount.</source>
        <translation>Choisissez d’autres points, ou un autre montant.</translation>
    </message>
    <message>
        <source>The target that %1 declared takes no part in the fight; it was let go.</source>
        <translation>La cible déclarée par %1 ne prend pas part au combat&#xa0;; elle a été abandonnée.</translation>
    </message>
    <message>
        <source>Declare another one.</source>
        <translation>Déclarez-en une autre.</translation>
    </message>
    <message>
        <source>Look at what is declared when the round comes.</source>
        <translation>Regardez ce qui est déclaré quand le round viendra.</translation>
    </message>
    <message>
        <source>Of the declarations of %1 for later rounds those that name nobody lost their target; those for rounds that are over, and all but the last for one round, were let go.</source>
        <translation>Parmi les déclarations de %1 pour les rounds à venir, celles qui ne nomment personne ont perdu leur cible&#xa0;; celles de rounds terminés, et toutes sauf la dernière d’un même round, ont été abandonnées.</translation>
    </message>
    <message>
        <source>No creature is selected.</source>
        <translation>Aucune créature n’est sélectionnée.</translation>
    </message>
    <message>
        <source>Click one, or go to one with Tab.</source>
        <translation>Cliquez-en une, ou allez à l’une d’elles avec Tab.</translation>
    </message>
    <message>
        <source>The room shares walls or doors with what lies beside it.</source>
        <translation>La salle partage des murs ou des portes avec ce qui est à côté.</translation>
    </message>
    <message>
        <source>Drag it away from its neighbours, turn or size it there, and drag it back.</source>
        <translation>Éloignez-la de ses voisines, tournez-la ou redimensionnez-la là, puis ramenez-la.</translation>
    </message>
    <message>
        <source>The list is too long.</source>
        <translation>La liste est trop longue.</translation>
    </message>
    <message>
        <source>Add a part of it first, then the rest.</source>
        <translation>Ajoutez-en d’abord une partie, puis le reste.</translation>
    </message>
    <message>
        <source>The table has no column &quot;name&quot;.</source>
        <translation>Le tableau n’a pas de colonne «&#xa0;name&#xa0;» ou «&#xa0;nom&#xa0;».</translation>
    </message>
    <message>
        <source>The first line names the columns; one of them is &quot;name&quot;.</source>
        <translation>La première ligne nomme les colonnes&#xa0;; l’une d’elles est «&#xa0;name&#xa0;» ou «&#xa0;nom&#xa0;».</translation>
    </message>
    <message>
        <source>The table has %1 columns; at most %2 are possible.</source>
        <translation>Le tableau a %1 colonnes&#xa0;; %2 au plus sont possibles.</translation>
    </message>
    <message>
        <source>Remove those that are no data of creatures.</source>
        <translation>Retirez celles qui ne sont pas des données de créatures.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is there twice.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» est là deux fois.</translation>
    </message>
    <message>
        <source>Give the second one another name.</source>
        <translation>Donnez un autre nom à la seconde.</translation>
    </message>
    <message>
        <source>Creatures are read from libraries of Tenaille and files of Open5e and 5e-database (.json), and from tables with a column &quot;name&quot; (.csv).</source>
        <translation>Les créatures se lisent dans les bibliothèques de Tenaille, les fichiers d’Open5e et de 5e-database (.json) et les tableaux qui ont une colonne «&#xa0;nom&#xa0;» (.csv).</translation>
    </message>
    <message>
        <source>These are the attacks of creatures, not the creatures.</source>
        <translation>Ce sont les attaques des créatures, non les créatures.</translation>
    </message>
    <message>
        <source>Choose the file of the creatures (...Creature.json); the attacks are read with it when they lie beside it.</source>
        <translation>Choisissez le fichier des créatures (...Creature.json)&#xa0;; les attaques sont lues avec lui quand elles se trouvent à côté.</translation>
    </message>
    <message>
        <source>This is a map or an encounter, not a library of creatures.</source>
        <translation>C’est une carte ou une rencontre, non une bibliothèque de créatures.</translation>
    </message>
    <message>
        <source>Open it, select its creatures and save them to the library.</source>
        <translation>Ouvrez-la, sélectionnez ses créatures et enregistrez-les dans la bibliothèque.</translation>
    </message>
    <message>
        <source>No creatures are known in this file.</source>
        <translation>Aucune créature n’est reconnue dans ce fichier.</translation>
    </message>
    <message>
        <source>The text is not in UTF-8.</source>
        <translation>Le texte n’est pas en UTF-8.</translation>
    </message>
    <message>
        <source>Save it again as UTF-8; spreadsheets offer that as &quot;CSV UTF-8&quot;.</source>
        <translation>Enregistrez-le de nouveau en UTF-8&#xa0;; les tableurs le proposent sous le nom «&#xa0;CSV UTF-8&#xa0;».</translation>
    </message>
    <message>
        <source>There is no creature with a name in this file.</source>
        <translation>Aucune créature de ce fichier n’a de nom.</translation>
    </message>
    <message>
        <source>Creatures whose attacks reach differently far, none of them most often; the shortest is the usual reach: %1.</source>
        <translation>Créatures dont les attaques ont des allonges différentes, aucune plus fréquente&#xa0;; la plus courte est l’allonge habituelle&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Oozes, swarms and those that see all around, taken to have no facing: %1.</source>
        <translation>Vases, nuées et créatures qui voient partout, tenues pour sans face&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Shields, taken to give +2 and to be on the left arm: %1.</source>
        <translation>Boucliers, tenus pour donner +2 et être au bras gauche&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Creatures without a size that is known, taken to be Medium: %1.</source>
        <translation>Créatures sans taille connue, tenues pour moyennes&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Creatures that do not walk; their speed is the best of the others: %1.</source>
        <translation>Créatures qui ne marchent pas&#xa0;; leur vitesse est la meilleure des autres&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>The attacks are in a file of their own, %2, which does not lie beside this one; creatures came without attacks.</source>
        <translation>Les attaques sont dans un fichier à part, %2, qui ne se trouve pas à côté de celui-ci&#xa0;; les créatures sont venues sans attaques.</translation>
    </message>
    <message>
        <source>Texts that were too long and were shortened: %1.</source>
        <translation>Textes trop longs, raccourcis&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Creatures without a name: %1.</source>
        <translation>Créatures sans nom&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Records that are no creatures: %1.</source>
        <translation>Enregistrements qui ne sont pas des créatures&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Creatures beyond what a library can hold: %1.</source>
        <translation>Créatures au-delà de ce qu’une bibliothèque peut contenir&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Values that are not understood or out of range: %1.</source>
        <translation>Valeurs incomprises ou hors limites&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Attacks without a name, or too many of them: %1.</source>
        <translation>Attaques sans nom, ou trop nombreuses&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Attacks of creatures that are not in the file: %1.</source>
        <translation>Attaques de créatures absentes du fichier&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>The file of the attacks could not be read; creatures came without attacks.</source>
        <translation>Le fichier des attaques n’a pas pu être lu&#xa0;; les créatures sont venues sans attaques.</translation>
    </message>
    <message>
        <source>Creatures with more than a table can hold; JSON keeps it all: %1.</source>
        <translation>Créatures qui ont plus qu’un tableau ne peut contenir&#xa0;; le JSON garde tout&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>A quotation mark is opened here and never closed.</source>
        <translation>Un guillemet s’ouvre ici et ne se ferme jamais.</translation>
    </message>
    <message>
        <source>Close it, or write it twice where it belongs to the text.</source>
        <translation>Fermez-le, ou doublez-le s’il appartient au texte.</translation>
    </message>
    <message>
        <source>Open it with that version.</source>
        <translation>Ouvrez-le avec cette version.</translation>
    </message>
    <message>
        <source>A list [...] is expected here.</source>
        <translation>Une liste [...] est attendue ici.</translation>
    </message>
    <message>
        <source>The file holds %1 creatures; at most %2 are possible.</source>
        <translation>Le fichier contient %1 créatures&#xa0;; %2 au plus sont possibles.</translation>
    </message>
    <message>
        <source>Divide it into several files.</source>
        <translation>Partagez-le en plusieurs fichiers.</translation>
    </message>
    <message>
        <source>A list of at most %1 attacks is expected here.</source>
        <translation>Une liste de %1 attaques au plus est attendue ici.</translation>
    </message>
    <message>
        <source>The attack has no name.</source>
        <translation>L’attaque n’a pas de nom.</translation>
    </message>
    <message>
        <source>The text is longer than %1 bytes.</source>
        <translation>Le texte dépasse %1 octets.</translation>
    </message>
    <message>
        <source>A whole number from %1 to %2 is expected here.</source>
        <translation>Un nombre entier de %1 à %2 est attendu ici.</translation>
    </message>
    <message>
        <source>Another program is writing the library of creatures.</source>
        <translation>Un autre programme écrit la bibliothèque de créatures.</translation>
    </message>
    <message>
        <source>Wait a moment and try again.</source>
        <translation>Attendez un instant et réessayez.</translation>
    </message>
    <message>
        <source>This is no library of Tenaille.</source>
        <translation>Ce n’est pas une bibliothèque de Tenaille.</translation>
    </message>
    <message>
        <source>Move it to another folder and import it.</source>
        <translation>Déplacez-le dans un autre dossier et importez-le.</translation>
    </message>
    <message>
        <source>A condition cannot last %1.</source>
        <translation>Un état ne peut pas durer %1.</translation>
    </message>
    <message>
        <source>Write a number from 0 (until it is taken away) to %2.</source>
        <translation>Écrivez un nombre de 0 (jusqu’à ce qu’il soit retiré) à %2.</translation>
    </message>
    <message>
        <source>%1 has %2 conditions already.</source>
        <translation>%1 a déjà %2 états.</translation>
    </message>
    <message>
        <source>Take one away first.</source>
        <translation>Retirez-en un d’abord.</translation>
    </message>
    <message>
        <source>%1 is no number of temporary points.</source>
        <translation>%1 n’est pas un nombre de points temporaires.</translation>
    </message>
    <message>
        <source>Write a number from 0 to %2.</source>
        <translation>Écrivez un nombre de 0 à %2.</translation>
    </message>
    <message>
        <source>The segment game knows no temporary points.</source>
        <translation>Le jeu par segments ne connaît pas de points temporaires.</translation>
    </message>
    <message>
        <source>Give endurance or hit points instead.</source>
        <translation>Donnez plutôt de l’endurance ou des points de vie.</translation>
    </message>
    <message>
        <source>%1 has endurance, which protects the hit points already.</source>
        <translation>%1 a de l’endurance, qui protège déjà les points de vie.</translation>
    </message>
    <message>
        <source>Conditions of %1 without a name, with an impossible length, twice or beyond %2 were let go.</source>
        <translation>Des états de %1 sans nom, d’une durée impossible, en double ou au-delà de %2 ont été abandonnés.</translation>
    </message>
    <message>
        <source>Look at what %1 has, and add what is missing.</source>
        <translation>Regardez ce qu’a %1, et ajoutez ce qui manque.</translation>
    </message>
    <message>
        <source>That is no name of a condition.</source>
        <translation>Ce n’est pas un nom d’état.</translation>
    </message>
    <message>
        <source>Choose one of the list, or write what it is, on one line and in at most %1 letters.</source>
        <translation>Choisissez-en un dans la liste, ou écrivez ce que c’est, sur une ligne et en %1 lettres au plus.</translation>
    </message>
    <message>
        <source>There was no fight yet.</source>
        <translation>Il n’y a pas encore eu de combat.</translation>
    </message>
    <message>
        <source>Begin one; its summary is read from the log.</source>
        <translation>Commencez-en un&#xa0;; son résumé est lu dans le journal.</translation>
    </message>
    <message>
        <source>Put it back, or take another picture.</source>
        <translation>Remettez-la en place, ou prenez une autre image.</translation>
    </message>
    <message>
        <source>The picture of %1 cannot be read.</source>
        <translation>L’image de %1 est illisible.</translation>
    </message>
    <message>
        <source>Choose it again, and save the creature to your library.</source>
        <translation>Choisissez-la de nouveau, et enregistrez la créature dans votre bibliothèque.</translation>
    </message>
    <message>
        <source>The picture cannot be stored (%1).</source>
        <translation>L’image ne peut pas être enregistrée (%1).</translation>
    </message>
    <message>
        <source>This is no archive that can be read (%1).</source>
        <translation>Ce n’est pas une archive lisible (%1).</translation>
    </message>
    <message>
        <source>Take another copy of it, or unpack it and open the encounter in it.</source>
        <translation>Prenez-en une autre copie, ou décompressez-la et ouvrez la rencontre qu’elle contient.</translation>
    </message>
    <message>
        <source>The archive cannot be made (%1).</source>
        <translation>L’archive ne peut pas être faite (%1).</translation>
    </message>
    <message>
        <source>Save the encounter as usual; nothing was written.</source>
        <translation>Enregistrez la rencontre comme d’habitude&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>A part of the archive is damaged (%1).</source>
        <translation>Une partie de l’archive est endommagée (%1).</translation>
    </message>
    <message>
        <source>A part of the archive is larger than %1 bytes.</source>
        <translation>Une partie de l’archive dépasse %1 octets.</translation>
    </message>
    <message>
        <source>Unpack it and open the encounter in it.</source>
        <translation>Décompressez-la et ouvrez la rencontre qu’elle contient.</translation>
    </message>
    <message>
        <source>The archive is protected by a password.</source>
        <translation>L’archive est protégée par un mot de passe.</translation>
    </message>
    <message>
        <source>There is no encounter and no map of Tenaille in this archive.</source>
        <translation>Cette archive ne contient ni rencontre ni carte de Tenaille.</translation>
    </message>
    <message>
        <source>Unpack it, and import the map in it.</source>
        <translation>Décompressez-la, et importez la carte qu’elle contient.</translation>
    </message>
    <message>
        <source>There are %1 documents of Tenaille in this archive.</source>
        <translation>Cette archive contient %1 documents de Tenaille.</translation>
    </message>
    <message>
        <source>Unpack it and open one of them.</source>
        <translation>Décompressez-la et ouvrez l’un d’eux.</translation>
    </message>
    <message>
        <source>The picture %1 is not in the archive.</source>
        <translation>L’image %1 n’est pas dans l’archive.</translation>
    </message>
    <message>
        <source>Take another picture.</source>
        <translation>Prenez une autre image.</translation>
    </message>
    <message>
        <source>Pictures that were missing before are not in it: %1.</source>
        <translation>Images qui manquaient déjà et n’y sont pas&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This file is there already.</source>
        <translation>Ce fichier existe déjà.</translation>
    </message>
    <message>
        <source>Give another name, or remove it; nothing was written.</source>
        <translation>Donnez un autre nom, ou supprimez-le&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>What stands there in place of a folder is a file.</source>
        <translation>À la place d’un dossier se trouve là un fichier.</translation>
    </message>
    <message>
        <source>Save elsewhere, or give that file another name.</source>
        <translation>Enregistrez ailleurs, ou donnez un autre nom à ce fichier.</translation>
    </message>
    <message>
        <source>The pictures of the archive have together more than %1 bytes.</source>
        <translation>Les images de l’archive dépassent ensemble %1 octets.</translation>
    </message>
    <message>
        <source>%1 cannot ride itself.</source>
        <translation>%1 ne peut pas se chevaucher.</translation>
    </message>
    <message>
        <source>Choose another creature to ride.</source>
        <translation>Choisissez une autre monture.</translation>
    </message>
    <message>
        <source>%1 rides another creature and carries nobody.</source>
        <translation>%1 est en selle et ne porte personne.</translation>
    </message>
    <message>
        <source>Let it dismount first.</source>
        <translation>Faites-lui d’abord mettre pied à terre.</translation>
    </message>
    <message>
        <source>%1 carries a rider and rides nobody.</source>
        <translation>%1 porte un cavalier et ne monte personne.</translation>
    </message>
    <message>
        <source>Let its rider dismount first.</source>
        <translation>Faites d’abord descendre son cavalier.</translation>
    </message>
    <message>
        <source>%1 cannot ride the creature number %2, which is not there or rides itself; %1 goes on foot.</source>
        <translation>%1 ne peut pas monter la créature numéro %2, qui n’est pas là ou qui est elle-même en selle&#xa0;; %1 va à pied.</translation>
    </message>
    <message>
        <source>Choose a mount again, if there is one.</source>
        <translation>Choisissez de nouveau une monture, s’il y en a une.</translation>
    </message>
    <message>
        <source>%1 rides %2, but stood elsewhere; it was put on its mount.</source>
        <translation>%1 monte %2, mais se tenait ailleurs&#xa0;; il a été remis sur sa monture.</translation>
    </message>
    <message>
        <source>Let it dismount, if it goes on foot.</source>
        <translation>Faites-lui mettre pied à terre, s’il va à pied.</translation>
    </message>
    <message>
        <source>Nobody stands beside %1 whom it could ride.</source>
        <translation>%1&#xa0;: personne à côté ne peut servir de monture.</translation>
    </message>
    <message>
        <source>Move it beside a mount, or select both.</source>
        <translation>Placez-le à côté d’une monture, ou sélectionnez les deux.</translation>
    </message>
    <message>
        <source>Things of the map that may be wrong: %1.</source>
        <translation>Points de la carte à vérifier&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Open it and press F5: Check at the right shows and mends them.</source>
        <translation>Ouvrez-la et appuyez sur F5&#xa0;: Contrôle, à droite, les montre et les répare.</translation>
    </message>
    <message>
        <source>This is a tile set of Tiled, not a map.</source>
        <translation>C’est un jeu de tuiles de Tiled, pas une carte.</translation>
    </message>
    <message>
        <source>Give the .tmx file of a map that uses it.</source>
        <translation>Donnez le fichier .tmx d’une carte qui s’en sert.</translation>
    </message>
    <message>
        <source>Walls and doors moved to whole pixels, the finest the format knows: %1.</source>
        <translation>Murs et portes déplacés au pixel près, le format ne connaît rien de plus fin&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Walls and doors shorter than a pixel, left out: %1.</source>
        <translation>Murs et portes de moins d’un pixel, laissés de côté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Double doors, written as single ones: %1.</source>
        <translation>Portes doubles, écrites comme des portes simples&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Areas of terrain, left out: %1.</source>
        <translation>Zones de terrain, laissées de côté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Archways, written as gaps in the wall: %1.</source>
        <translation>Arches, écrites comme des ouvertures dans le mur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A light does not reach so.</source>
        <translation>Une lumière ne porte pas ainsi.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is too long: %2 bytes, at most %3 are allowed.</source>
        <translation>«&#xa0;%1&#xa0;» est trop long&#xa0;: %2 octets, %3 au plus sont permis.</translation>
    </message>
    <message>
        <source>The picture %1 is not what was packed: it was damaged or replaced.</source>
        <translation>L’image %1 n’est pas celle qui a été empaquetée&#xa0;: elle a été endommagée ou remplacée.</translation>
    </message>
    <message>
        <source>Look at it, and take another picture if it is damaged.</source>
        <translation>Regardez-la, et prenez une autre image si elle est endommagée.</translation>
    </message>
    <message>
        <source>The layer is %1 by %2 cells large: it cannot have fewer than none.</source>
        <translation>Le calque fait %1 cases sur %2&#xa0;: il ne peut pas en avoir moins d’aucune.</translation>
    </message>
    <message>
        <source>A part of the layer lies at column %1, row %2, far outside of any map.</source>
        <translation>Une partie du calque se trouve à la colonne %1, rangée %2, loin de toute carte.</translation>
    </message>
    <message>
        <source>Put the file back where it was and try again: what was not saved is kept until you discard it.</source>
        <translation>Remettez le fichier à sa place et réessayez&#xa0;: ce qui n’était pas enregistré est gardé jusqu’à ce que vous le supprimiez.</translation>
    </message>
    <message>
        <source>Look it over before you save.</source>
        <translation>Vérifiez l’ensemble avant d’enregistrer.</translation>
    </message>
    <message>
        <source>Attacks whose damage has dice and no bonus in the file, taken to have none; look at those that you use: %1.</source>
        <translation>Attaques dont les dégâts ont des dés et aucun bonus dans le fichier, prises sans bonus&#xa0;; vérifiez celles que vous utilisez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Creatures of which no attack gives a reach; they reach %2: %1.</source>
        <translation>Créatures dont aucune attaque ne donne d’allonge, réglées à %2&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Lights moved to whole pixels, the finest the format knows: %1.</source>
        <translation>Lumières déplacées au pixel près, le format ne connaît rien de plus fin&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Pixels per cell (--ppc) with which everything stays where it is: %1.</source>
        <translation>Pixels par case (--ppc) avec lesquels tout reste où il est&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The map has a hex grid; Tenaille writes such files for squares only.</source>
        <translation>La carte a une grille hexagonale&#xa0;; Tenaille n’écrit de tels fichiers que pour des cases carrées.</translation>
    </message>
    <message>
        <source>The file holds no scene &quot;%1&quot;, but these: %2.</source>
        <translation>Le fichier ne contient pas de scène «&#xa0;%1&#xa0;», mais celles-ci&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Write the name as it stands there.</source>
        <translation>Écrivez le nom tel qu’il y figure.</translation>
    </message>
    <message>
        <source>One-way curtain</source>
        <translation>Rideau à sens unique</translation>
    </message>
    <message>
        <source>One-way walls that stop sight and let movement through, now of a kind of this map (One-way curtain): %1.</source>
        <translation>Murs à sens unique qui arrêtent la vue et laissent passer, désormais d’une sorte propre à cette carte (Rideau à sens unique)&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Walls that stop sight and let movement through, taken for curtains: %1.</source>
        <translation>Murs qui arrêtent la vue et laissent passer, pris pour des rideaux&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This is a list of creatures, not a map.</source>
        <translation>C’est une liste de créatures, pas une carte.</translation>
    </message>
    <message>
        <source>Bring it into the library: Encounter &gt; Creature library &gt; Import.</source>
        <translation>Importez-la dans la bibliothèque&#xa0;: Rencontre &gt; Bibliothèque de créatures &gt; Importer.</translation>
    </message>
    <message>
        <source>This is no map that is known: neither a document of Tenaille, nor Universal VTT, a scene of Foundry, a dungeon of Watabou or one of donjon.</source>
        <translation>Ce n’est pas une carte connue&#xa0;: ni un document de Tenaille, ni Universal VTT, ni une scène de Foundry, ni un donjon de Watabou ou du site donjon.</translation>
    </message>
    <message>
        <source>Export the map in one of these formats.</source>
        <translation>Exportez la carte dans l’un de ces formats.</translation>
    </message>
    <message>
        <source>The picture stops before its end: a part of it is missing.</source>
        <translation>L’image s’arrête avant sa fin&#xa0;: il en manque une partie.</translation>
    </message>
    <message>
        <source>Download or copy it again.</source>
        <translation>Téléchargez-la ou copiez-la de nouveau.</translation>
    </message>
    <message>
        <source>The picture is damaged: a part of it does not fit its checksum.</source>
        <translation>L’image est endommagée&#xa0;: une partie ne correspond pas à sa somme de contrôle.</translation>
    </message>
    <message>
        <source>Look what is missing, and make it anew.</source>
        <translation>Regardez ce qui manque et refaites-le.</translation>
    </message>
    <message>
        <source>This line cannot be read.</source>
        <translation>Cette ligne ne peut pas être lue.</translation>
    </message>
    <message>
        <source>An element cannot be read.</source>
        <translation>Un élément ne peut pas être lu.</translation>
    </message>
    <message>
        <source>Nothing of a document can be read in it.</source>
        <translation>On ne peut rien y lire d’un document.</translation>
    </message>
    <message>
        <source>Open an older copy of the file.</source>
        <translation>Ouvrez une copie plus ancienne du fichier.</translation>
    </message>
    <message>
        <source>Pixels per cell of the scene, so that nothing moves: %1.</source>
        <translation>Pixels par case de la scène, pour que rien ne se déplace&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Attacks for which the file has no damage dice; look at those that you use: %1.</source>
        <translation>Attaques pour lesquelles le fichier n’a pas de dés de dégâts&#xa0;; vérifiez celles que vous utilisez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Creatures whose blindsight was left out: %1.</source>
        <translation>Créatures dont la vision aveugle a été omise&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Creatures whose tremorsense was left out: %1.</source>
        <translation>Créatures dont la perception des vibrations a été omise&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Creatures whose truesight was left out: %1.</source>
        <translation>Créatures dont la vision véritable a été omise&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Your library of creatures (%1) is damaged; its copy was read instead: %2.</source>
        <translation>Votre bibliothèque de créatures (%1) est endommagée&#xa0;; sa copie a été lue à la place&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Look whether all your creatures are there. With the next change they go back to the library, and the damaged file is kept beside it.</source>
        <translation>Vérifiez que toutes vos créatures sont là. À la prochaine modification elles reviennent dans la bibliothèque, et le fichier endommagé est gardé à côté.</translation>
    </message>
    <message>
        <source>Your library of creatures (%1) is gone; its copy was read instead: %2.</source>
        <translation>Votre bibliothèque de créatures (%1) n’est plus là&#xa0;; sa copie a été lue à la place&#xa0;: %2.</translation>
    </message>
    <message>
        <source>With the next change it is there again. Whoever wants to begin anew removes both.</source>
        <translation>À la prochaine modification elle sera là de nouveau. Pour recommencer à zéro, supprimez les deux.</translation>
    </message>
    <message>
        <source>The title and the rules are lost.</source>
        <translation>Le titre et les règles sont perdus.</translation>
    </message>
    <message>
        <source>Choose the rules anew.</source>
        <translation>Choisissez de nouveau les règles.</translation>
    </message>
    <message>
        <source>The end of the file is missing: what stood there nobody knows.</source>
        <translation>La fin du fichier manque&#xa0;: ce qui s’y trouvait, personne ne le sait.</translation>
    </message>
    <message>
        <source>The grid is lost: the board has squares and is as large as what stands on it.</source>
        <translation>La grille est perdue&#xa0;: le plateau a des cases carrées et la taille de ce qui s’y trouve.</translation>
    </message>
    <message>
        <source>Change it under Edit &gt; Board size.</source>
        <translation>Changez-la dans Édition &gt; Taille du plateau.</translation>
    </message>
    <message>
        <source>Type its place at the right.</source>
        <translation>Indiquez sa place à droite.</translation>
    </message>
    <message>
        <source>Your library of creatures is damaged, and so is its copy (%1).</source>
        <translation>Votre bibliothèque de créatures est endommagée, et sa copie aussi (%1).</translation>
    </message>
    <message>
        <source>&quot;Begin anew&quot; in the creature library keeps both files under other names; creatures that can still be read come along: %2.</source>
        <translation>«&#xa0;Recommencer&#xa0;» dans la bibliothèque de créatures garde les deux fichiers sous d’autres noms&#xa0;; créatures encore lisibles qui sont reprises&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Your library of creatures is damaged, and there is no copy (%1).</source>
        <translation>Votre bibliothèque de créatures est endommagée, et il n’y a pas de copie (%1).</translation>
    </message>
    <message>
        <source>&quot;Begin anew&quot; in the creature library keeps the file under another name; creatures that can still be read come along: %2.</source>
        <translation>«&#xa0;Recommencer&#xa0;» dans la bibliothèque de créatures garde le fichier sous un autre nom&#xa0;; créatures encore lisibles qui sont reprises&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The set of rules &quot;%1&quot; is not known; its options count as they stand here.</source>
        <translation>Le jeu de règles «&#xa0;%1&#xa0;» n’est pas connu&#xa0;; ses options comptent telles qu’elles sont écrites ici.</translation>
    </message>
    <message>
        <source>Open the file with a newer version of Tenaille, or write one of: %2.</source>
        <translation>Ouvrez le fichier avec une version plus récente de Tenaille, ou écrivez l’un de ceux-ci&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There is no rule option &quot;%1&quot;; it is kept without effect.</source>
        <translation>Il n’y a pas d’option de règles «&#xa0;%1&#xa0;»&#xa0;; elle est gardée sans effet.</translation>
    </message>
    <message>
        <source>Open the file with a newer version of Tenaille, or remove it.</source>
        <translation>Ouvrez le fichier avec une version plus récente de Tenaille, ou retirez-la.</translation>
    </message>
    <message>
        <source>The rule option &quot;%1&quot; has no value &quot;%2&quot;; the usual one counts: %3.</source>
        <translation>L’option de règles «&#xa0;%1&#xa0;» n’a pas de valeur «&#xa0;%2&#xa0;»&#xa0;; l’habituelle compte&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Open the file with a newer version of Tenaille, or write one of: %4.</source>
        <translation>Ouvrez le fichier avec une version plus récente de Tenaille, ou écrivez l’une de celles-ci&#xa0;: %4.</translation>
    </message>
    <message>
        <source>A cell of the scene is as large as the distance between two sides of a hex, and the first hex lies in the corner of the picture. Foundry does not document either: compare its grid with the picture.</source>
        <translation>Une case de la scène mesure la distance entre deux côtés d’un hexagone, et le premier hexagone est dans le coin de l’image. Foundry ne documente ni l’un ni l’autre&#xa0;: comparez sa grille avec l’image.</translation>
    </message>
    <message>
        <source>Export it as a scene of Foundry (.json) or as a picture (.png).</source>
        <translation>Exportez-la comme scène de Foundry (.json) ou comme image (.png).</translation>
    </message>
    <message>
        <source>The scene has a grid of an unknown type: %1.</source>
        <translation>La grille de la scène est d’un type inconnu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Hexes: the size of the grid was taken as the distance between two sides, and the first hex was laid in the corner of the picture.</source>
        <translation>Hexagones&#xa0;: la taille de la grille a été prise pour la distance entre deux côtés, et le premier hexagone placé dans le coin de l’image.</translation>
    </message>
    <message>
        <source>Hexes with a border around the picture: the border was taken as whole rows and columns. Compare walls and picture.</source>
        <translation>Hexagones avec une marge autour de l’image&#xa0;: la marge a été prise pour des lignes et des colonnes entières. Comparez les murs et l’image.</translation>
    </message>
    <message>
        <source>Hexes of an old scene: the size of the grid was taken as the distance between two corners. Compare walls and picture.</source>
        <translation>Hexagones d’une scène ancienne&#xa0;: la taille de la grille a été prise pour la distance entre deux coins. Comparez les murs et l’image.</translation>
    </message>
    <message>
        <source>%2 x %3 squares of this picture would be %4 x %5 pixels large, which is not square: it was laid on with %6 both ways and does not fill the board. Say how many squares it shows (--cells), or lay it on by its own grid (G).</source>
        <translation>%2 x %3 cases de cette image auraient %4 x %5 pixels, ce qui n’est pas carré&#xa0;: elle a été posée avec %6 dans les deux sens et ne remplit pas le plateau. Dites combien de cases elle montre (--cells), ou posez-la d’après sa propre grille (G).</translation>
    </message>
    <message>
        <source>The picture would reach too far beyond the board.</source>
        <translation>L’image dépasserait trop du plateau.</translation>
    </message>
    <message>
        <source>Type more pixels a cell, or a smaller offset.</source>
        <translation>Indiquez plus de pixels par case, ou un décalage plus petit.</translation>
    </message>
    <message>
        <source>Things that are hidden from the players, left out: %1.</source>
        <translation>Objets cachés aux joueurs, laissés de côté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This file is open elsewhere, and is written there alone.</source>
        <translation>Ce fichier est ouvert ailleurs, et n’est enregistré que là-bas.</translation>
    </message>
    <message>
        <source>Close it there, or save under another name.</source>
        <translation>Fermez-le là-bas, ou enregistrez sous un autre nom.</translation>
    </message>
    <message>
        <source>This file is open elsewhere, and is written there alone: %1.</source>
        <translation>Ce fichier est ouvert ailleurs, et n’est enregistré que là-bas&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The grid is lost: the board has the hexes that fit its creatures and is as large as what stands on it.</source>
        <translation>La grille est perdue&#xa0;: le plateau a les hexagones qui conviennent à ses créatures et la taille de ce qui s’y trouve.</translation>
    </message>
    <message>
        <source>The number of this version leaves no room for the next one.</source>
        <translation>Le numéro de cette version ne laisse pas de place à la suivante.</translation>
    </message>
    <message>
        <source>Move it to another folder; it was not made by Tenaille.</source>
        <translation>Déplacez-la dans un autre dossier&#xa0;; elle ne vient pas de Tenaille.</translation>
    </message>
    <message>
        <source>%1 has %2 attacks and another one on its sheet, which would be lost.</source>
        <translation>%1 a %2 attaques, et une autre sur sa feuille, qui serait perdue.</translation>
    </message>
    <message>
        <source>Give what stands on the sheet the name of one of them.</source>
        <translation>Donnez à celle de la feuille le nom de l’une d’elles.</translation>
    </message>
    <message>
        <source>The change needs a record that the document has not.</source>
        <translation>Le changement demande un élément que le document n’a pas.</translation>
    </message>
    <message>
        <source>A line has two points.</source>
        <translation>Une ligne a deux points.</translation>
    </message>
    <message>
        <source>The steps of the fight from here on are lost.</source>
        <translation>Les étapes du combat à partir d’ici sont perdues.</translation>
    </message>
    <message>
        <source>What was not saved goes on from a file that is not there.</source>
        <translation>Ce qui n’a pas été enregistré continue un fichier qui n’est pas là.</translation>
    </message>
    <message>
        <source>What was not saved goes on from this file, which cannot be read.</source>
        <translation>Ce qui n’a pas été enregistré continue ce fichier, qui est illisible.</translation>
    </message>
    <message>
        <source>Mend the file, or put the former one back, and try again: what was not saved is kept until you discard it.</source>
        <translation>Réparez le fichier, ou remettez le précédent, puis réessayez&#xa0;: ce qui n’a pas été enregistré est gardé jusqu’à ce que vous l’abandonniez.</translation>
    </message>
    <message>
        <source>The file has changed since then: what was not saved now stands on what it holds today.</source>
        <translation>Le fichier a changé depuis&#xa0;: ce qui n’a pas été enregistré s’appuie maintenant sur son contenu d’aujourd’hui.</translation>
    </message>
    <message>
        <source>The file has changed since then, and the unsaved actions do not fit it any more.</source>
        <translation>Le fichier a changé depuis, et les actions non enregistrées ne lui conviennent plus.</translation>
    </message>
    <message>
        <source>The journal is damaged: %1 actions were recovered, and what stands behind them cannot be read. The whole journal is kept: %2.</source>
        <translation>Le journal est abîmé&#xa0;: %1 actions ont été récupérées, la suite est illisible. Le journal entier est gardé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A document of Tenaille stands there; it is not replaced.</source>
        <translation>Un document de Tenaille se trouve là&#xa0;; il n’est pas remplacé.</translation>
    </message>
    <message>
        <source>Choose another name, or remove the file first.</source>
        <translation>Choisissez un autre nom, ou retirez d’abord le fichier.</translation>
    </message>
    <message>
        <source>The name holds signs that would spoil what stands around it: control characters, or marks that turn the direction of text. It is read without them.</source>
        <translation>Le nom contient des signes qui gâteraient ce qui l’entoure&#xa0;: des caractères de commande, ou des marques qui changent le sens du texte. Il est lu sans eux.</translation>
    </message>
    <message>
        <source>Save the document to keep it that way.</source>
        <translation>Enregistrez le document pour qu’il reste ainsi.</translation>
    </message>
    <message>
        <source>Damage that is no dice like 2d6+3; it is kept as it is and thrown by hand: %1.</source>
        <translation>Dégâts qui ne sont pas des dés comme 2d6+3&#xa0;; ils sont gardés tels quels et lancés à la main&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The library would hold %1 creatures; at most %2 are possible.</source>
        <translation>La bibliothèque contiendrait %1 créatures&#xa0;; %2 au plus sont possibles.</translation>
    </message>
    <message>
        <source>Delete some, or bring in fewer at a time.</source>
        <translation>Supprimez-en, ou importez-en moins à la fois.</translation>
    </message>
    <message>
        <source>%3, whom the players do not see, stands in the way of %1.</source>
        <translation>%3, que les joueurs ne voient pas, barre le passage à %1.</translation>
    </message>
    <message>
        <source>The clock of the fight is lost, and the fight with it.</source>
        <translation>L’horloge du combat est perdue, et le combat avec elle.</translation>
    </message>
    <message>
        <source>Begin it anew with those who stand on the board.</source>
        <translation>Recommencez-le avec ceux qui sont sur le plateau.</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>missing: take it off the list</source>
        <translation>absent&#xa0;: l’ôter de la liste</translation>
    </message>
    <message>
        <source>Nothing opened yet</source>
        <translation>Rien d’ouvert jusqu’ici</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vider la liste</translation>
    </message>
</context>
<context>
    <name>Ruling</name>
    <message>
        <source>Attack bonus</source>
        <translation>Bonus d’attaque</translation>
    </message>
    <message>
        <source>Armour class</source>
        <translation>Classe d’armure</translation>
    </message>
    <message>
        <source>Advantage: the attacker stands in the rear arc</source>
        <translation>Avantage&#xa0;: l’attaquant est dans l’arc arrière</translation>
    </message>
    <message>
        <source>Shield does not cover this arc</source>
        <translation>Le bouclier ne couvre pas cet arc</translation>
    </message>
    <message>
        <source>Target on the attacker&apos;s flank</source>
        <translation>Cible sur le flanc de l’attaquant</translation>
    </message>
    <message>
        <source>Target behind the attacker</source>
        <translation>Cible derrière l’attaquant</translation>
    </message>
    <message>
        <source>A feat lifts the penalty for this direction</source>
        <translation>Un don lève le malus pour cette direction</translation>
    </message>
    <message>
        <source>Attack from the target&apos;s flank</source>
        <translation>Attaque par le flanc de la cible</translation>
    </message>
    <message>
        <source>Attack from behind the target</source>
        <translation>Attaque par l’arrière de la cible</translation>
    </message>
    <message>
        <source>Uncanny dodge: no bonus for this direction</source>
        <translation>Esquive instinctive&#xa0;: pas de bonus pour cette direction</translation>
    </message>
    <message>
        <source>No cover: %1 of %2 lines cut</source>
        <translation>Pas d’abri (lignes coupées&#xa0;: %1 sur %2)</translation>
    </message>
    <message>
        <source>Partial cover: %1 of %2 lines cut</source>
        <translation>Abri partiel (lignes coupées&#xa0;: %1 sur %2)</translation>
    </message>
    <message>
        <source>Cover: %1 of %2 lines cut</source>
        <translation>Abri (lignes coupées&#xa0;: %1 sur %2)</translation>
    </message>
    <message>
        <source>Improved cover: %1 of %2 lines cut</source>
        <translation>Abri amélioré (lignes coupées&#xa0;: %1 sur %2)</translation>
    </message>
    <message>
        <source>Soft cover: a creature stands in between</source>
        <translation>Abri mou&#xa0;: une créature s’interpose</translation>
    </message>
    <message>
        <source>Total cover: no line gets through</source>
        <translation>Abri total&#xa0;: aucune ligne ne passe</translation>
    </message>
    <message>
        <source>The spell goes round the cover</source>
        <translation>Le sort contourne l’abri</translation>
    </message>
    <message>
        <source>Concealment on a line</source>
        <translation>Camouflage sur une ligne</translation>
    </message>
    <message>
        <source>The target stands inside the concealment</source>
        <translation>La cible est dans le camouflage</translation>
    </message>
    <message>
        <source>Total concealment: only the square can be attacked</source>
        <translation>Camouflage total&#xa0;: seule la case peut être attaquée</translation>
    </message>
    <message>
        <source>Flanking: an ally threatens from the opposite side</source>
        <translation>Prise en tenaille&#xa0;: un allié contrôle la cible du côté opposé</translation>
    </message>
    <message>
        <source>Nobody lies prone without gravity</source>
        <translation>Sans gravité, personne n’est à terre</translation>
    </message>
    <message>
        <source>Attacker is prone</source>
        <translation>L’attaquant est à terre</translation>
    </message>
    <message>
        <source>Target is prone, in melee</source>
        <translation>La cible est à terre, au corps à corps</translation>
    </message>
    <message>
        <source>Target is prone, at range</source>
        <translation>La cible est à terre, à distance</translation>
    </message>
    <message>
        <source>No line of effect: the target has total cover.</source>
        <translation>Pas de ligne d’effet&#xa0;: la cible a un abri total.</translation>
    </message>
    <message>
        <source>The target lies in the attacker&apos;s rear arc: turn first.</source>
        <translation>La cible est dans l’arc arrière de l’attaquant&#xa0;: pivotez d’abord.</translation>
    </message>
    <message>
        <source>The target is out of reach.</source>
        <translation>La cible est hors d’allonge.</translation>
    </message>
    <message>
        <source>Both stand in the same space: no lines to judge.</source>
        <translation>Toutes deux occupent le même emplacement&#xa0;: aucune ligne à juger.</translation>
    </message>
    <message>
        <source>front arc</source>
        <translation>arc frontal</translation>
    </message>
    <message>
        <source>left arc</source>
        <translation>arc gauche</translation>
    </message>
    <message>
        <source>right arc</source>
        <translation>arc droit</translation>
    </message>
    <message>
        <source>rear arc</source>
        <translation>arc arrière</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>corps à corps</translation>
    </message>
    <message>
        <source>melee with reach</source>
        <translation>corps à corps à l’allonge</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>à distance</translation>
    </message>
    <message>
        <source>from the %1</source>
        <translation>depuis l’%1</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) from the best corner</source>
        <translation>
            <numerusform>%n ligne depuis le meilleur coin</numerusform>
            <numerusform>%n lignes depuis le meilleur coin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n cut</source>
        <translation>
            <numerusform>, %n coupée</numerusform>
            <numerusform>, %n coupées</numerusform>
        </translation>
    </message>
    <message>
        <source>with advantage</source>
        <translation>avec avantage</translation>
    </message>
    <message>
        <source>Constitution</source>
        <translation>Constitution</translation>
    </message>
    <message>
        <source>What everybody has</source>
        <translation>Ce que chacun possède</translation>
    </message>
    <message>
        <source>Half of the endurance rank</source>
        <translation>Moitié du rang en endurance</translation>
    </message>
    <message>
        <source>Encumbrance</source>
        <translation>Encombrement</translation>
    </message>
    <message>
        <source>The threshold does not fall lower</source>
        <translation>Le seuil ne descend pas plus bas</translation>
    </message>
    <message>
        <source>Sneak attack</source>
        <translation>Attaque sournoise</translation>
    </message>
    <message>
        <source>Surprise attack</source>
        <translation>Attaque surprise</translation>
    </message>
    <message>
        <source>The attack factor of the weapon does not count</source>
        <translation>Le facteur d’attaque de l’arme ne compte pas</translation>
    </message>
    <message>
        <source>The target loses its dexterity</source>
        <translation>La cible perd sa dextérité</translation>
    </message>
    <message>
        <source>The defence factor of the weapon does not count</source>
        <translation>Le facteur de défense de l’arme ne compte pas</translation>
    </message>
    <message>
        <source>Damage of the weapon</source>
        <translation>Dégâts de l’arme</translation>
    </message>
    <message>
        <source>Rank in sneak attack</source>
        <translation>Rang en coup sournois</translation>
    </message>
    <message>
        <source>Other bonuses to damage</source>
        <translation>Autres bonus aux dégâts</translation>
    </message>
    <message>
        <source>Difficulty for everybody</source>
        <translation>Difficulté pour tous</translation>
    </message>
    <message>
        <source>The target is in a fight</source>
        <translation>La cible est en plein combat</translation>
    </message>
    <message>
        <source>needs %1+</source>
        <translation>il faut %1+</translation>
    </message>
    <message>
        <source>no cover</source>
        <translation>sans abri</translation>
    </message>
    <message>
        <source>miss chance %1 %</source>
        <translation>échec %1&#xa0;%</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>fiche</translation>
    </message>
    <message>
        <source> by: %1</source>
        <translation> par&#xa0;: %1</translation>
    </message>
    <message>
        <source>The target cannot be seen: only its square can be attacked</source>
        <translation>La cible n’est pas vue&#xa0;: seule sa case peut être attaquée</translation>
    </message>
    <message>
        <source>The target conceals itself</source>
        <translation>La cible se camoufle d’elle-même</translation>
    </message>
    <message>
        <source>No flanking: the line to %1 does not cross opposite sides of the target</source>
        <translation>Pas de tenaille&#xa0;: la ligne vers %1 ne coupe pas deux côtés opposés de la cible</translation>
    </message>
    <message>
        <source>No flanking: %1 does not threaten the target</source>
        <translation>Pas de tenaille&#xa0;: %1 ne menace pas la cible</translation>
    </message>
    <message>
        <source>No flanking: %1 has no reach</source>
        <translation>Pas de tenaille&#xa0;: %1 n’a pas d’allonge</translation>
    </message>
    <message>
        <source>No flanking: the target has total cover against %1</source>
        <translation>Pas de tenaille&#xa0;: la cible a un abri total contre %1</translation>
    </message>
    <message>
        <source>Squeezed into too narrow a passage</source>
        <translation>Serré dans un passage trop étroit</translation>
    </message>
    <message>
        <source>Shield counts in this arc: its +%1 is in the armour class</source>
        <translation>Le bouclier compte dans cet arc&#xa0;: son +%1 est dans la classe d’armure</translation>
    </message>
    <message numerus="yes">
        <source>, %n touching without being cut</source>
        <translation>
            <numerusform>, %n en contact sans être coupée</numerusform>
            <numerusform>, %n en contact sans être coupées</numerusform>
        </translation>
    </message>
    <message>
        <source>Fatigue</source>
        <translation>Fatigue</translation>
    </message>
    <message>
        <source>Partial cover: more than half of the target is seen</source>
        <translation>Abri partiel&#xa0;: plus de la moitié de la cible est visible</translation>
    </message>
    <message>
        <source>+%1 on Reflex saves (CV-01)</source>
        <translation>+%1 aux jets de Réflexes (CV-01)</translation>
    </message>
    <message>
        <source>no attack of opportunity (CV-07)</source>
        <translation>pas d’attaque d’opportunité (CV-07)</translation>
    </message>
    <message>
        <source>enough to hide behind (CV-14)</source>
        <translation>de quoi se cacher derrière (CV-14)</translation>
    </message>
    <message>
        <source>The cover also gives: %1</source>
        <translation>L’abri donne aussi&#xa0;: %1</translation>
    </message>
    <message>
        <source>the target is down</source>
        <translation>la cible est hors de combat</translation>
    </message>
    <message>
        <source>Known, but without a number here: %1</source>
        <translation>Connu, mais sans effet chiffré ici&#xa0;: %1</translation>
    </message>
    <message>
        <source> and the </source>
        <comment>between arcs</comment>
        <translation> et l’</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>Click Arda, then point at the ogre: the card explains the attack, number by number.</source>
        <translation>Cliquez sur Arda, puis pointez l’ogre&#xa0;: la carte explique l’attaque, nombre par nombre.</translation>
    </message>
    <message>
        <source>Drag a creature to move it, click a door to open it; F1 shows every key.</source>
        <translation>Glissez une créature pour la déplacer, cliquez sur une porte pour l’ouvrir&#xa0;; F1 montre toutes les touches.</translation>
    </message>
</context>
<context>
    <name>SavePath</name>
    <message>
        <source>Replace the file?</source>
        <translation>Remplacer le fichier&#xa0;?</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 existe déjà. Le remplacer&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>The players&apos; picture on the network</source>
        <translation>L’image des joueurs sur le réseau</translation>
    </message>
    <message>
        <source>The link as a QR code</source>
        <translation>Le lien en code QR</translation>
    </message>
    <message>
        <source>The link</source>
        <translation>Le lien</translation>
    </message>
    <message>
        <source>&amp;Address of this computer</source>
        <translation>&amp;Adresse de cet ordinateur</translation>
    </message>
    <message>
        <source>A phone or tablet in the same network shows what the players&apos; screen shows, and nothing else. It cannot change anything.</source>
        <translation>Un téléphone ou une tablette du même réseau montre ce que montre l’écran des joueurs, et rien d’autre. Il ne peut rien changer.</translation>
    </message>
    <message>
        <source>The connection is not encrypted: use it in a network that you trust. Each start makes a new link, and old links end.</source>
        <translation>La connexion n’est pas chiffrée&#xa0;: à utiliser sur un réseau de confiance. Chaque départ fait un nouveau lien, et les anciens s’éteignent.</translation>
    </message>
    <message>
        <source>It did not start: %1. Choose another address.</source>
        <translation>Le partage n’a pas démarré&#xa0;: %1. Choisissez une autre adresse.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>A&amp;rrêter</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Démarrer</translation>
    </message>
    <message>
        <source>This computer is in no network: connect it to the one of the players&apos; devices.</source>
        <translation>Cet ordinateur n’est sur aucun réseau&#xa0;: connectez-le à celui des appareils des joueurs.</translation>
    </message>
    <message>
        <source>Off: nobody can reach this program.</source>
        <translation>Éteint&#xa0;: personne ne peut joindre ce programme.</translation>
    </message>
    <message numerus="yes">
        <source>%n browser(s) watching.</source>
        <translation>
            <numerusform>%n navigateur regarde.</numerusform>
            <numerusform>%n navigateurs regardent.</numerusform>
        </translation>
    </message>
    <message>
        <source>They see nothing before you show the board (%1).</source>
        <translation>Ils ne voient rien avant que vous ne montriez le plateau (%1).</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Nobody in the library is called “%1”.</source>
        <translation>Personne dans la bibliothèque ne s’appelle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1&#xa0;×&#xa0;%2</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>à moi</translation>
    </message>
    <message>
        <source>mine: %1</source>
        <translation>à moi&#xa0;: %1</translation>
    </message>
    <message>
        <source>Of the party, but stored on another side: %1.</source>
        <translation>Du groupe, mais enregistrés dans un autre camp&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Door · point at a wall · Esc goes back to selecting</source>
        <translation>Porte · pointez un mur · Échap revient à la sélection</translation>
    </message>
    <message>
        <source>Measure · click a square to begin · Esc goes back to selecting</source>
        <translation>Mesurer · cliquez une case pour commencer · Échap revient à la sélection</translation>
    </message>
    <message>
        <source>Measure · click adds a way-point · Backspace or right click removes the last · Enter ends</source>
        <translation>Mesurer · un clic ajoute une étape · Retour arrière ou clic droit enlève la dernière · Entrée termine</translation>
    </message>
    <message>
        <source>Rules ignored: drops the creature where the pointer is</source>
        <translation>Règles ignorées&#xa0;: la créature est posée là où est le pointeur</translation>
    </message>
    <message>
        <source>There is no way to this place · hold Alt to place it all the same</source>
        <translation>Aucun chemin ne mène ici · maintenez Alt pour l’y placer quand même</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>%1 too far</source>
        <translation>%1 de trop</translation>
    </message>
    <message>
        <source>provokes %1</source>
        <translation>provoque %1</translation>
    </message>
    <message>
        <source>Pan · drag moves the map · wheel zooms · Esc goes back to selecting</source>
        <translation>Vue · glisser déplace la carte · la molette zoome · Échap revient à la sélection</translation>
    </message>
    <message>
        <source>Move · Space sets a way-point · right click removes it · Alt ignores the rules · Esc cancels</source>
        <translation>Déplacer · Espace pose une étape · un clic droit l’enlève · Alt ignore les règles · Échap annule</translation>
    </message>
    <message>
        <source>Drag moves · Shift+wheel turns · T keeps it as target · double click opens the sheet</source>
        <translation>Glisser déplace · Maj+molette fait pivoter · T la garde comme cible · double clic ouvre la fiche</translation>
    </message>
    <message>
        <source>Click opens or closes the door · Shift+click locks it</source>
        <translation>Clic&#xa0;: ouvre ou ferme la porte · Maj+clic&#xa0;: la verrouille</translation>
    </message>
    <message>
        <source>Click selects · drag draws a frame · right drag moves the map · wheel zooms · F1 shows all keys</source>
        <translation>Clic&#xa0;: sélectionne · glisser&#xa0;: trace un cadre · glisser du bouton droit&#xa0;: déplace la carte · molette&#xa0;: zoome · F1&#xa0;: toutes les touches</translation>
    </message>
    <message>
        <source>Point at a creature to read the ruling · arrows move · Shift+arrows turn · Esc lets go</source>
        <translation>Pointez une créature pour lire l’arbitrage · flèches&#xa0;: déplacer · Maj+flèches&#xa0;: pivoter · Échap&#xa0;: désélectionner</translation>
    </message>
    <message>
        <source>Target · click a creature to keep it as the target, click it again to let go · Esc goes back to selecting</source>
        <translation>Cible · cliquez une créature pour la garder comme cible, recliquez pour la lâcher · Échap revient à la sélection</translation>
    </message>
    <message>
        <source>Turn · drag from a creature to where it shall look · Shift+wheel turns by one step · Esc goes back to selecting</source>
        <translation>Pivoter · glissez d’une créature vers où elle doit regarder · Maj+molette pivote d’un cran · Échap revient à la sélection</translation>
    </message>
    <message>
        <source>Wall · click adds a corner, double click or Enter ends, Backspace removes the last, Shift keeps it straight</source>
        <translation>Mur · clic&#xa0;: ajoute un coin, double clic ou Entrée&#xa0;: termine, Retour arrière&#xa0;: enlève le dernier, Maj&#xa0;: garde droit</translation>
    </message>
    <message>
        <source>Nobody may stop here (MV-12) · hold Alt to place it all the same</source>
        <translation>Nul ne peut s’arrêter ici (MV-12) · maintenir Alt pour la placer quand même</translation>
    </message>
    <message numerus="yes">
        <source>%n creature(s) find no way to their place and stay behind</source>
        <translation>
            <numerusform>%n créature ne trouve pas de chemin vers sa place et reste en arrière</numerusform>
            <numerusform>%n créatures ne trouvent pas de chemin vers leur place et restent en arrière</numerusform>
        </translation>
    </message>
    <message>
        <source>Click shows the note</source>
        <translation>Un clic montre la note</translation>
    </message>
    <message>
        <source>The door is locked · Shift+click unlocks it</source>
        <translation>La porte est verrouillée · Maj+clic la déverrouille</translation>
    </message>
    <message>
        <source>Click switches the light on or off · Del deletes it</source>
        <translation>Clic&#xa0;: allume ou éteint la lumière · Suppr&#xa0;: la supprime</translation>
    </message>
    <message>
        <source>Click selects the light, another click switches it on or off</source>
        <translation>Clic&#xa0;: sélectionne la lumière, un autre clic l’allume ou l’éteint</translation>
    </message>
    <message>
        <source>Right click switches the light on or off</source>
        <translation>Clic droit&#xa0;: allume ou éteint la lumière</translation>
    </message>
    <message>
        <source>%1 × %1 cells of the picture</source>
        <translation>%1 ×&#xa0;%1 cases de l’image</translation>
    </message>
    <message>
        <source>Grid · there is no picture to lay on the grid: File, Choose map picture</source>
        <translation>Grille · aucune image à caler&#xa0;: Fichier, Choisir l’image de la carte</translation>
    </message>
    <message>
        <source>Grid · drag a frame over %1 × %1 cells of the picture · Shift+wheel changes their number · Esc goes back to selecting</source>
        <translation>Grille · tirez un cadre sur&#xa0;%1 ×&#xa0;%1 cases de l’image · Maj+molette change leur nombre · Échap revient à la sélection</translation>
    </message>
    <message>
        <source>Move · Alt leaves the grid · Esc cancels</source>
        <translation>Déplacer · Alt quitte la grille · Échap annule</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>bright %1, dim %2</source>
        <translation>vive&#xa0;%1, faible&#xa0;%2</translation>
    </message>
    <message>
        <source>Light · click puts it, dragging says how far it reaches · Esc goes back to selecting</source>
        <translation>Lumière · un clic la pose, glisser donne sa portée · Échap revient à la sélection</translation>
    </message>
    <message>
        <source>Text · click, then type what everybody may read · Esc goes back to selecting</source>
        <translation>Texte · cliquez, puis écrivez ce que tous peuvent lire · Échap revient à la sélection</translation>
    </message>
    <message>
        <source>Note · click, then type what you alone shall read · Esc goes back to selecting</source>
        <translation>Note · cliquez, puis écrivez ce que vous seul lirez · Échap revient à la sélection</translation>
    </message>
    <message>
        <source>Room · click adds a corner, the first corner or Enter closes, Backspace removes the last, Shift keeps it straight</source>
        <translation>Salle · un clic ajoute un sommet, le premier sommet ou Entrée ferme, Retour arrière retire le dernier, Maj garde droit</translation>
    </message>
    <message>
        <source>Terrain · click fills up to the walls · Ctrl takes it away · Esc goes back to selecting</source>
        <translation>Terrain · un clic remplit jusqu’aux murs · Ctrl l’enlève · Échap revient à la sélection</translation>
    </message>
    <message>
        <source>Terrain · drag lays it · Shift draws a rectangle · Ctrl takes it away · Esc goes back to selecting</source>
        <translation>Terrain · glisser le pose · Maj tire un rectangle · Ctrl l’enlève · Échap revient à la sélection</translation>
    </message>
    <message>
        <source>%1 of %2 creatures in sight</source>
        <translation>%1 créatures sur %2 en vue</translation>
    </message>
    <message>
        <source>Test vision · click lets the point go · Esc ends</source>
        <translation>Tester la vue · un clic libère le point · Échap termine</translation>
    </message>
    <message>
        <source>Test vision · what is dark is not seen from the pointer · click keeps the point</source>
        <translation>Tester la vue · ce qui est sombre n’est pas vu du pointeur · un clic garde le point</translation>
    </message>
    <message>
        <source>No wall here for a door</source>
        <translation>Aucun mur ici pour une porte</translation>
    </message>
    <message>
        <source>double click adds a corner</source>
        <translation>double clic ajoute un sommet</translation>
    </message>
    <message>
        <source>1 brush · 2 rectangle · 3 polygon · 4 room</source>
        <translation>1 pinceau · 2 rectangle · 3 polygone · 4 salle</translation>
    </message>
    <message>
        <source>Fog · drag uncovers, Ctrl covers, Alt as the party sees · [ ] width</source>
        <translation>Brouillard · glisser dévoile, Ctrl cache, Alt selon la vue du groupe · [ ] largeur</translation>
    </message>
    <message>
        <source>Fog · drag a rectangle: uncovers, Ctrl covers, Alt as the party sees</source>
        <translation>Brouillard · glisser un rectangle&#xa0;: dévoile, Ctrl cache, Alt selon la vue du groupe</translation>
    </message>
    <message>
        <source>Fog · click corners, Enter ends: uncovers, Ctrl covers, Alt as the party sees</source>
        <translation>Brouillard · cliquer les sommets, Entrée finit&#xa0;: dévoile, Ctrl cache, Alt selon la vue du groupe</translation>
    </message>
    <message>
        <source>Fog · click a room: uncovers, Ctrl covers, Alt as the party sees</source>
        <translation>Brouillard · cliquer une salle&#xa0;: dévoile, Ctrl cache, Alt selon la vue du groupe</translation>
    </message>
    <message>
        <source>The players see no board yet · F12 opens their screen</source>
        <translation>Les joueurs ne voient pas encore de plateau · F12 ouvre leur écran</translation>
    </message>
    <message>
        <source>Players&apos; frame · drag draws or moves it, corners resize · arrows move · Shift+wheel sizes</source>
        <translation>Cadre des joueurs · glisser le trace ou le déplace, les coins l’agrandissent · flèches&#xa0;: déplacer · Maj+molette&#xa0;: taille</translation>
    </message>
    <message>
        <source>Drag or arrows move · Shift+wheel turns, with Ctrl sizes · Ctrl+D doubles · Del deletes</source>
        <translation>Glisser ou flèches&#xa0;: déplacer · Maj+molette&#xa0;: tourner, avec Ctrl&#xa0;: taille · Ctrl+D double · Suppr supprime</translation>
    </message>
    <message>
        <source>Players&apos; frame at true size · drag or arrows move it by whole cells</source>
        <translation>Cadre des joueurs en taille réelle · glisser ou flèches&#xa0;: le déplacer par cases entières</translation>
    </message>
    <message>
        <source>What is joined comes along, with Ctrl it stays · Alt leaves the grid · Esc cancels</source>
        <translation>Ce qui est joint suit, avec Ctrl cela reste · Alt quitte la grille · Échap annule</translation>
    </message>
    <message>
        <source>Drag moves the corner with all that is joined there · Del takes it away</source>
        <translation>Glisser déplace le coin et tout ce qui s’y joint · Suppr l’enlève</translation>
    </message>
    <message>
        <source>Drag moves the creature · F6 goes back to the encounter</source>
        <translation>Glisser déplace la créature · F6 revient à la rencontre</translation>
    </message>
    <message>
        <source>There is such a door already</source>
        <translation>Une telle porte s’y trouve déjà</translation>
    </message>
    <message>
        <source>Door · click makes it one of the chosen kind</source>
        <translation>Porte · un clic lui donne la sorte choisie</translation>
    </message>
    <message>
        <source>Way of %1, with the cost so far</source>
        <translation>%1&#xa0;: trajet, avec le coût cumulé</translation>
    </message>
    <message>
        <source>Beyond the move of %1</source>
        <translation>%1&#xa0;: au-delà du déplacement</translation>
    </message>
    <message>
        <source>Door · click puts it into the wall, a drag along the wall makes it wider</source>
        <translation>Porte · un clic la met dans le mur, glisser le long du mur l’élargit</translation>
    </message>
    <message>
        <source>Thing · click puts it, Shift+wheel turns it, Alt or Ctrl leaves the grid · Esc goes back to selecting</source>
        <translation>Objet · un clic le pose, Maj+molette le tourne, Alt ou Ctrl quitte la grille · Échap revient à la sélection</translation>
    </message>
    <message>
        <source>Room · drag a rectangle, or click corner by corner · Alt or Ctrl leaves the grid · Esc goes back to selecting</source>
        <translation>Salle · glisser un rectangle, ou cliquer coin par coin · Alt ou Ctrl quitte la grille · Échap revient à la sélection</translation>
    </message>
    <message>
        <source>Click selects, a room by its floor; then a drag moves it · a drag elsewhere frames several · W R D draw</source>
        <translation>Clic&#xa0;: sélectionne, une salle par son sol&#x202f;; glisser ensuite la déplace · glisser ailleurs&#xa0;: encadre plusieurs éléments · W R D&#xa0;: dessiner</translation>
    </message>
    <message>
        <source>A secret door that the players do not know · click asks first</source>
        <translation>Porte secrète que les joueurs ne connaissent pas · un clic demande d’abord</translation>
    </message>
    <message>
        <source>Wall · click sets the first corner, a drag draws one piece · Esc goes back to selecting</source>
        <translation>Mur · un clic pose le premier coin, un glissé trace un segment · Échap revient à la sélection</translation>
    </message>
    <message>
        <source>the players see the whole board: only covers count</source>
        <translation>les joueurs voient tout le plateau&#xa0;: seuls les caches comptent</translation>
    </message>
    <message>
        <source>covers</source>
        <translation>couvre</translation>
    </message>
    <message>
        <source>as the party sees</source>
        <translation>comme voit le groupe</translation>
    </message>
    <message>
        <source>uncovers</source>
        <translation>découvre</translation>
    </message>
    <message>
        <source>Grid · cells of %1 pixels; the first whole one begins at %2, %3 of the picture</source>
        <translation>Grille · cases de %1&#xa0;pixels&#xa0;; la première entière commence à %2, %3 de l’image</translation>
    </message>
    <message>
        <source>%1, whom the players do not see, stands there · hold Alt to place it all the same</source>
        <translation>%1, que les joueurs ne voient pas, se trouve là · maintenez Alt pour l’y placer quand même</translation>
    </message>
</context>
<context>
    <name>TrueSize</name>
    <message>
        <source>True size</source>
        <translation>Taille réelle</translation>
    </message>
    <message>
        <source>1 inch a cell</source>
        <translation>1 pouce par case</translation>
    </message>
    <message>
        <source>25 mm a cell</source>
        <translation>25 mm par case</translation>
    </message>
    <message>
        <source>30 mm a cell</source>
        <translation>30 mm par case</translation>
    </message>
    <message>
        <source>Hold a bank card to the players&apos; screen and move the slider until it covers the outline there. Each screen is measured once.</source>
        <translation>Tenez une carte bancaire contre l’écran des joueurs et bougez le curseur jusqu’à ce qu’elle en couvre le contour. Chaque écran se mesure une fois.</translation>
    </message>
    <message>
        <source>%1 dots a millimetre</source>
        <translation>%1 points par millimètre</translation>
    </message>
    <message>
        <source>No true size</source>
        <translation>Sans taille réelle</translation>
    </message>
    <message>
        <source>A &amp;cell</source>
        <translation>Une &amp;case</translation>
    </message>
    <message>
        <source>&amp;Screen</source>
        <translation>&amp;Écran</translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message>
        <source>down</source>
        <translation>hors de combat</translation>
    </message>
    <message>
        <source>surprised</source>
        <translation>surpris</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>à venir</translation>
    </message>
    <message>
        <source>acts</source>
        <translation>agit</translation>
    </message>
    <message>
        <source>goes on after</source>
        <translation>reprend ensuite</translation>
    </message>
    <message>
        <source>delays</source>
        <translation>diffère</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fini</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round&#xa0;%1</translation>
    </message>
    <message>
        <source>Surprise round</source>
        <translation>Round de surprise</translation>
    </message>
    <message>
        <source>Type what was thrown at the table (I), then throw the rest</source>
        <translation>Notez ce qui fut tiré à la table (I), puis tirez le reste</translation>
    </message>
    <message>
        <source>Nobody acts: Space goes on</source>
        <translation>Personne n’agit&#xa0;: Espace continue</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Space ends the turn, %1 goes to the cards</source>
        <translation>Espace finit le tour, %1 va aux cartes</translation>
    </message>
    <message>
        <source>Space ends the turn, D delays it, R gets ready, I changes the initiative</source>
        <translation>Espace finit le tour, D le retarde, R se tient prêt, I change l’initiative</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>%1 m</source>
        <translation>%1&#xa0;m</translation>
    </message>
    <message>
        <source>%1 ft</source>
        <translation>%1&#xa0;pi</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hexagone</numerusform>
            <numerusform>%n hexagones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source> ft</source>
        <translation> pi</translation>
    </message>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source>Takes metres, feet and squares: 9 m, 30 ft, 6 sq</source>
        <translation>Accepte mètres, pieds et cases&#xa0;: 9&#xa0;m, 30&#xa0;pi, 6&#xa0;cases</translation>
    </message>
    <message>
        <source>%1 hexes</source>
        <translation>%1 hexagones</translation>
    </message>
    <message>
        <source>%1 squares</source>
        <translation>%1 cases</translation>
    </message>
</context>
<context>
    <name>Versions</name>
    <message>
        <source>Round %1, segment %2</source>
        <translation>Round %1, segment %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message numerus="yes">
        <source>%n creature(s)</source>
        <translation>
            <numerusform>%n créature</numerusform>
            <numerusform>%n créatures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s)</source>
        <translation>
            <numerusform>%n mur</numerusform>
            <numerusform>%n murs</numerusform>
        </translation>
    </message>
    <message>
        <source>Today %1</source>
        <translation>Aujourd’hui %1</translation>
    </message>
    <message>
        <source>Yesterday %1</source>
        <translation>Hier %1</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::AddPanel</name>
    <message>
        <source>Add creatures</source>
        <translation>Ajouter des créatures</translation>
    </message>
    <message>
        <source>6 goblins</source>
        <translation>6 gobelins</translation>
    </message>
    <message>
        <source>Number and name of the new creatures</source>
        <translation>Nombre et nom des nouvelles créatures</translation>
    </message>
    <message>
        <source>Add to the map</source>
        <translation>Ajouter à la carte</translation>
    </message>
    <message>
        <source>Add %1 × %2</source>
        <translation>Ajouter %1 × %2</translation>
    </message>
    <message>
        <source>Not in the library: with the data below</source>
        <translation>Pas dans la bibliothèque&#xa0;: avec les données ci-dessous</translation>
    </message>
    <message>
        <source>With the data of the library: %1</source>
        <translation>Avec les données de la bibliothèque&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Add %n sort(s) of creatures</source>
        <translation>
            <numerusform>Ajouter %n sorte de créatures</numerusform>
            <numerusform>Ajouter %n sortes de créatures</numerusform>
        </translation>
    </message>
    <message>
        <source>Perhaps “%1”?</source>
        <translation>Peut-être «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::AttackDialog</name>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>dice twice</source>
        <translation>dés deux fois</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>doublés</translation>
    </message>
    <message>
        <source>tripled</source>
        <translation>triplés</translation>
    </message>
    <message>
        <source>by the dice</source>
        <translation>selon les dés</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>touche</translation>
    </message>
    <message>
        <source>misses</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>&amp;Take the damage from the hit points of %1</source>
        <translation>&amp;Ôter les dégâts des points de vie de&#xa0;%1</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Dés</translation>
    </message>
    <message>
        <source>D&amp;amage</source>
        <translation>Dé&amp;gâts</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Résultat</translation>
    </message>
    <message>
        <source>How often the damage counts</source>
        <translation>Combien de fois comptent les dégâts</translation>
    </message>
    <message>
        <source>A&amp;pply</source>
        <translation>A&amp;ppliquer</translation>
    </message>
    <message>
        <source>R&amp;oll</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>advantage d20</source>
        <translation>d20 d’avantage</translation>
    </message>
    <message>
        <source>Roll, or type the dice that fell.</source>
        <translation>Lancez les dés, ou notez ceux qui sont tombés.</translation>
    </message>
    <message>
        <source>%1 %2 = %3</source>
        <translation>%1 %2 = %3</translation>
    </message>
    <message>
        <source> against AC %1</source>
        <translation> contre CA&#xa0;%1</translation>
    </message>
    <message>
        <source>Goes past the concealed target: %1 on d100, miss chance %2 %.</source>
        <translation>Passe à côté de la cible camouflée&#xa0;:&#xa0;%1 au d100, chance d’échec&#xa0;%2&#xa0;%.</translation>
    </message>
    <message>
        <source>Misses.</source>
        <translation>Raté.</translation>
    </message>
    <message>
        <source>Hits. Roll or type the damage.</source>
        <translation>Touche. Lancez ou notez les dégâts.</translation>
    </message>
    <message>
        <source>Hits: %1 damage.</source>
        <translation>Touche&#xa0;:&#xa0;%1 points de dégâts.</translation>
    </message>
    <message>
        <source>Hit points: %1 → %2</source>
        <translation>Points de vie&#xa0;:&#xa0;%1 →&#xa0;%2</translation>
    </message>
    <message>
        <source>miss chance: d100 of the attacker</source>
        <translation>chance d’échec&#xa0;: d100 de l’attaquant</translation>
    </message>
    <message>
        <source>miss chance: d100 of the target</source>
        <translation>chance d’échec&#xa0;: d100 de la cible</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Hits. %1 is thrown when you leave the field.</source>
        <translation>Touche. %1 sera tiré quand vous quitterez le champ.</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <comment>the better of two dice</comment>
        <translation>%1, pas %2</translation>
    </message>
    <message>
        <source>&amp;With</source>
        <translation>A&amp;vec</translation>
    </message>
    <message>
        <source>As it stands on its sheet</source>
        <translation>Comme sur sa fiche</translation>
    </message>
    <message>
        <source>Natural 20.</source>
        <translation>20 naturel.</translation>
    </message>
    <message>
        <source>Natural 1.</source>
        <translation>1 naturel.</translation>
    </message>
    <message>
        <source>Hits. No damage is written for this attack: type it, or it does none.</source>
        <translation>Touché. Aucun dégât n’est écrit pour cette attaque&#xa0;: saisissez-les, sinon elle n’en fait pas.</translation>
    </message>
    <message>
        <source>Attack of opportunity</source>
        <translation>Attaque d’opportunité</translation>
    </message>
    <message>
        <source>This number stands on the sheet.</source>
        <translation>Ce nombre est sur la fiche.</translation>
    </message>
    <message>
        <source>counts once</source>
        <translation>comptés une fois</translation>
    </message>
    <message>
        <source>Somebody whom the players do not see gives: %1. Change it above to leave that out.</source>
        <translation>Quelqu’un que les joueurs ne voient pas donne&#xa0;: %1. Changez-le ci-dessus pour ne pas le compter.</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::AttackFields</name>
    <message>
        <source>Name of the attack</source>
        <translation>Nom de l’attaque</translation>
    </message>
    <message>
        <source>Remove this attack</source>
        <translation>Supprimer cette attaque</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Corps à corps</translation>
    </message>
    <message>
        <source>Reach weapon</source>
        <translation>Arme à allonge</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>À distance</translation>
    </message>
    <message>
        <source>Melee and ranged</source>
        <translation>Corps à corps et à distance</translation>
    </message>
    <message>
        <source>for example %1</source>
        <translation>par exemple %1</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>Used on the board</source>
        <translation>Utilisée sur le plateau</translation>
    </message>
    <message>
        <source>This attack stands on its sheet when it comes to the board.</source>
        <translation>Cette attaque est sur sa fiche quand la créature vient sur le plateau.</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Allonge</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Attack %1: %2</source>
        <translation>Attaque %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Attack bonus</source>
        <translation>Bonus d’attaque</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>Attaque %1</translation>
    </message>
    <message>
        <source>Attack %1 (%2)</source>
        <translation>Attaque %1 (%2)</translation>
    </message>
    <message>
        <source>Not saved. %1: the damage “%2” is not understood.</source>
        <translation>Rien n’est enregistré. %1&#xa0;: les dégâts «&#xa0;%2&#xa0;» ne sont pas compris.</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::AttacksForm</name>
    <message>
        <source>&amp;Add an attack</source>
        <translation>&amp;Ajouter une attaque</translation>
    </message>
    <message>
        <source>New attack</source>
        <translation>Nouvelle attaque</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::BattleWindow</name>
    <message>
        <source>About Tenaille</source>
        <translation>À propos de Tenaille</translation>
    </message>
    <message>
        <source>Tenaille %1
Map editor and battle board with exact rules.
MIT licence.</source>
        <translation>Tenaille %1
Éditeur de cartes et plateau de combat aux règles exactes.
Licence MIT.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Point at another creature to read the ruling; T keeps it as target.</source>
        <translation>Pointez une autre créature pour lire l’arbitrage&#xa0;; T la garde comme cible.</translation>
    </message>
    <message>
        <source>Select a creature, then point at another one.</source>
        <translation>Sélectionnez une créature, puis pointez-en une autre.</translation>
    </message>
    <message>
        <source>hold Alt for every corner</source>
        <translation>maintenez Alt pour voir tous les coins</translation>
    </message>
    <message>
        <source>Distance %1</source>
        <translation>Distance %1</translation>
    </message>
    <message>
        <source>Scale %1 %</source>
        <translation>Échelle %1&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>E&amp;ncounter</source>
        <translation>&amp;Rencontre</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>Like the &amp;desktop</source>
        <translation>Comme le &amp;bureau</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>&amp;Unités</translation>
    </message>
    <message>
        <source>&amp;Metres</source>
        <translation>&amp;Mètres</translation>
    </message>
    <message>
        <source>&amp;Feet</source>
        <translation>&amp;Pieds</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>&amp;Les deux</translation>
    </message>
    <message>
        <source>Main bar</source>
        <translation>Barre principale</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Edit map</source>
        <translation>Modifier la carte</translation>
    </message>
    <message>
        <source>Run encounter</source>
        <translation>Jouer la rencontre</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>The picture %1 cannot be shown.</source>
        <translation>L’image %1 ne peut pas être affichée.</translation>
    </message>
    <message>
        <source>Light off</source>
        <translation>Éteindre la lumière</translation>
    </message>
    <message>
        <source>Light on</source>
        <translation>Allumer la lumière</translation>
    </message>
    <message>
        <source>All lights on</source>
        <translation>Allumer toutes les lumières</translation>
    </message>
    <message>
        <source>All lights off</source>
        <translation>Éteindre toutes les lumières</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>Start round %1</source>
        <translation>Commencer le round %1</translation>
    </message>
    <message>
        <source>Play the surprise segment</source>
        <translation>Jouer la surprise</translation>
    </message>
    <message>
        <source>Play segment %1</source>
        <translation>Jouer le segment %1</translation>
    </message>
    <message>
        <source>F&amp;ight</source>
        <translation>Com&amp;bat</translation>
    </message>
    <message>
        <source>Select the creatures that are to join the fight.</source>
        <translation>Sélectionnez les créatures qui doivent rejoindre le combat.</translation>
    </message>
    <message>
        <source>Whoever is selected takes part already.</source>
        <translation>Les créatures sélectionnées participent déjà.</translation>
    </message>
    <message>
        <source>No order that can be changed stands in the chosen segment of the strip.</source>
        <translation>Le segment choisi du bandeau ne contient aucun ordre modifiable.</translation>
    </message>
    <message numerus="yes">
        <source>%n more in the log</source>
        <translation>
            <numerusform>%n autre dans le journal</numerusform>
            <numerusform>%n autres dans le journal</numerusform>
        </translation>
    </message>
    <message>
        <source>Way %1</source>
        <translation>Chemin %1</translation>
    </message>
    <message>
        <source>Throw initiative</source>
        <translation>Tirer l’initiative</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Select who attacks, and point at the target or keep it with T.</source>
        <translation>Sélectionnez qui attaque, puis montrez la cible ou retenez-la avec T.</translation>
    </message>
    <message>
        <source>Remove from the fight</source>
        <translation>Retirer du combat</translation>
    </message>
    <message>
        <source>Remove %1 from the board and from the fight?</source>
        <translation>Retirer&#xa0;%1 du plateau et du combat&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>%1: on, for the creature that you select.</source>
        <translation>%1&#xa0;: actif, pour la créature que vous sélectionnez.</translation>
    </message>
    <message>
        <source>%1: off.</source>
        <translation>%1&#xa0;: inactif.</translation>
    </message>
    <message numerus="yes">
        <source>%n creature(s)</source>
        <translation>
            <numerusform>%n créature</numerusform>
            <numerusform>%n créatures</numerusform>
        </translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>This side alone</source>
        <translation>Ce pan seul</translation>
    </message>
    <message>
        <source>Join walls</source>
        <translation>Réunir les murs</translation>
    </message>
    <message>
        <source>Line up</source>
        <translation>Aligner</translation>
    </message>
    <message>
        <source>Left sides</source>
        <translation>Bords gauches</translation>
    </message>
    <message>
        <source>Middles across</source>
        <translation>Milieux en largeur</translation>
    </message>
    <message>
        <source>Right sides</source>
        <translation>Bords droits</translation>
    </message>
    <message>
        <source>Upper sides</source>
        <translation>Bords hauts</translation>
    </message>
    <message>
        <source>Middles down</source>
        <translation>Milieux en hauteur</translation>
    </message>
    <message>
        <source>Lower sides</source>
        <translation>Bords bas</translation>
    </message>
    <message>
        <source>Players: blank</source>
        <translation>Joueurs&#xa0;: rien</translation>
    </message>
    <message>
        <source>Players: black</source>
        <translation>Joueurs&#xa0;: écran noir</translation>
    </message>
    <message>
        <source>Players: held</source>
        <translation>Joueurs&#xa0;: figé</translation>
    </message>
    <message>
        <source>Players: live</source>
        <translation>Joueurs&#xa0;: en direct</translation>
    </message>
    <message>
        <source>&amp;Players see</source>
        <translation>Les joueurs voi&amp;ent</translation>
    </message>
    <message>
        <source>What the party sees and &amp;remembers</source>
        <translation>Ce que le groupe voit et &amp;retient</translation>
    </message>
    <message>
        <source>The whole board, &amp;creatures by sight</source>
        <translation>Tout le plateau, les &amp;créatures selon la vue</translation>
    </message>
    <message>
        <source>&amp;Everything that is not hidden</source>
        <translation>&amp;Tout ce qui n’est pas caché</translation>
    </message>
    <message>
        <source>&amp;Keep what was seen</source>
        <translation>&amp;Garder ce qui fut vu</translation>
    </message>
    <message>
        <source>&amp;Light of the scene</source>
        <translation>Lumière de la s&amp;cène</translation>
    </message>
    <message>
        <source>&amp;Bright</source>
        <translation>&amp;Vive</translation>
    </message>
    <message>
        <source>&amp;Dim</source>
        <translation>&amp;Faible</translation>
    </message>
    <message>
        <source>D&amp;ark: only lamps and darkvision</source>
        <translation>&amp;Obscurité&#xa0;: lampes et vision dans le noir</translation>
    </message>
    <message>
        <source>None of the party is on the board: there is nothing that it sees.</source>
        <translation>Personne du groupe n’est sur le plateau&#xa0;: il ne voit rien.</translation>
    </message>
    <message>
        <source>The players&apos; screen is open and blank. They see nothing before you say so.</source>
        <translation>L’écran des joueurs est ouvert et vide. Ils ne voient rien avant votre ordre.</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>Montrer le plateau</translation>
    </message>
    <message>
        <source>For the players</source>
        <translation>Pour les joueurs</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Santé</translation>
    </message>
    <message>
        <source>Its eyes</source>
        <translation>Ses yeux</translation>
    </message>
    <message>
        <source>The players&apos; screen</source>
        <translation>L’écran des joueurs</translation>
    </message>
    <message>
        <source>A picture for the players</source>
        <translation>Une image pour les joueurs</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp)</source>
        <translation>Images (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>Strip of turns &amp;at</source>
        <translation>Bandeau des &amp;tours</translation>
    </message>
    <message>
        <source>The &amp;lower edge</source>
        <translation>Au bord du &amp;bas</translation>
    </message>
    <message>
        <source>The l&amp;eft edge</source>
        <translation>Au bord &amp;gauche</translation>
    </message>
    <message>
        <source>The &amp;upper edge</source>
        <translation>Au bord du &amp;haut</translation>
    </message>
    <message>
        <source>The &amp;right edge</source>
        <translation>Au bord &amp;droit</translation>
    </message>
    <message>
        <source>The players&apos; picture cannot be shared on the network: %1</source>
        <translation>L’image des joueurs ne peut pas être partagée sur le réseau&#xa0;: %1</translation>
    </message>
    <message>
        <source>A picture while nothing is shown</source>
        <translation>Une image tant que rien n’est montré</translation>
    </message>
    <message>
        <source>They see this</source>
        <translation>Ils voient ceci</translation>
    </message>
    <message>
        <source>network: %1</source>
        <translation>réseau&#xa0;: %1</translation>
    </message>
    <message>
        <source>Players: a picture</source>
        <translation>Joueurs&#xa0;: une image</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Fill with terrain</source>
        <translation>Remplir de terrain</translation>
    </message>
    <message>
        <source>Nothing is selected that can be copied.</source>
        <translation>Rien de sélectionné ne peut être copié.</translation>
    </message>
    <message>
        <source>Nothing was copied that can be pasted on the board.</source>
        <translation>Rien n’a été copié qui puisse être collé sur le plateau.</translation>
    </message>
    <message>
        <source>no creature yet</source>
        <translation>aucune créature</translation>
    </message>
    <message>
        <source>The players see every change of the map at once, as far as they know it.</source>
        <translation>Les joueurs voient aussitôt chaque changement de la carte, pour ce qu’ils en connaissent.</translation>
    </message>
    <message>
        <source>The players still see the picture that is held.</source>
        <translation>Les joueurs voient encore l’image figée.</translation>
    </message>
    <message>
        <source>Hold their picture</source>
        <translation>Figer leur image</translation>
    </message>
    <message>
        <source>Show the board as it is</source>
        <translation>Montrer le plateau tel qu’il est</translation>
    </message>
    <message>
        <source>Delete the floor alone</source>
        <translation>Supprimer le sol seul</translation>
    </message>
    <message numerus="yes">
        <source>%n creature(s) stay where they stand.</source>
        <translation>
            <numerusform>%n créature reste où elle est.</numerusform>
            <numerusform>%n créatures restent où elles sont.</numerusform>
        </translation>
    </message>
    <message>
        <source>The players begin with what their heroes see now. What these saw while you prepared is forgotten.</source>
        <translation>Les joueurs commencent par ce que leurs héros voient maintenant. Ce que ceux-ci ont vu pendant la préparation est oublié.</translation>
    </message>
    <message>
        <source>Select who attacks first: Tab goes from creature to creature.</source>
        <translation>Choisissez d’abord qui attaque&#xa0;: Tab va d’une créature à l’autre.</translation>
    </message>
    <message>
        <source>Healing of %1</source>
        <translation>Soins&#xa0;: %1</translation>
    </message>
    <message>
        <source>Damage of %1</source>
        <translation>Dégâts&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: damage as 9 or -9, healing as +9; dice as 2d6+3, -2d6+3 or +1d8</source>
        <translation>%1&#xa0;: dégâts avec 9 ou -9, soins avec +9&#xa0;; dés avec 2d6+3, -2d6+3 ou +1d8</translation>
    </message>
    <message>
        <source>Nothing in the strip waits for an answer.</source>
        <translation>Rien dans le bandeau n’attend de réponse.</translation>
    </message>
    <message>
        <source>%1 has an opportunity: O takes it, the dot or Space goes on without it.</source>
        <translation>%1 a une opportunité&#xa0;: O la saisit, le point ou Espace continue sans elle.</translation>
    </message>
    <message>
        <source>Weapon lost</source>
        <translation>Arme perdue</translation>
    </message>
    <message>
        <source>Wound a companion…</source>
        <translation>Blesser un compagnon…</translation>
    </message>
    <message>
        <source>Wound a companion</source>
        <translation>Blesser un compagnon</translation>
    </message>
    <message>
        <source>%1 wounds (EX-06):</source>
        <translation>%1 blesse (EX-06)&#xa0;:</translation>
    </message>
    <message>
        <source>Which points</source>
        <translation>Quels points</translation>
    </message>
    <message>
        <source>Endurance first, then hit points (EX-10)</source>
        <translation>L’endurance d’abord, puis les points de coup (EX-10)</translation>
    </message>
    <message>
        <source>Hit points alone, as in a fall (EX-28)</source>
        <translation>Les points de coup seuls, comme dans une chute (EX-28)</translation>
    </message>
    <message>
        <source>Endurance alone</source>
        <translation>L’endurance seule</translation>
    </message>
    <message>
        <source>%1 endurance comes back</source>
        <translation>%1 d’endurance revient</translation>
    </message>
    <message>
        <source>%1 endurance is lost</source>
        <translation>%1 d’endurance est perdu</translation>
    </message>
    <message>
        <source>Damage and healing</source>
        <translation>Dommages et soins</translation>
    </message>
    <message>
        <source>Known to the players</source>
        <translation>Connue des joueurs</translation>
    </message>
    <message>
        <source>The players see nothing yet: where their heroes stand all is covered or dark.</source>
        <translation>Les joueurs ne voient encore rien&#xa0;: là où sont leurs héros, tout est couvert ou sombre.</translation>
    </message>
    <message>
        <source>Show all of the map</source>
        <translation>Montrer toute la carte</translation>
    </message>
    <message>
        <source>Healing of %1 goes to the hit points; endurance has a choice of its own</source>
        <translation>Le soin de %1 va aux points de coup&#xa0;; l’endurance a son propre choix</translation>
    </message>
    <message>
        <source>The players do not know this door</source>
        <translation>Les joueurs ne connaissent pas cette porte</translation>
    </message>
    <message>
        <source>Temporary points, lost before hit points</source>
        <translation>Points temporaires, perdus avant les points de vie</translation>
    </message>
    <message>
        <source>%1 temporary points, in place of those that are left</source>
        <translation>%1 points temporaires, à la place de ceux qui restent</translation>
    </message>
    <message>
        <source>The fight is over.</source>
        <translation>Le combat est terminé.</translation>
    </message>
    <message>
        <source>Its summary</source>
        <translation>Voir le résumé</translation>
    </message>
    <message>
        <source>Ride %1</source>
        <translation>Monter sur %1</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Faire la visite</translation>
    </message>
    <message>
        <source>There is no message.</source>
        <translation>Il n’y a pas de message.</translation>
    </message>
    <message>
        <source>The players&apos; first look is undone: their screen is blank until you show the board again.</source>
        <translation>Le premier regard des joueurs est annulé&#xa0;: leur écran reste vide jusqu’à ce que vous montriez le plateau.</translation>
    </message>
    <message>
        <source>no creature is hidden</source>
        <translation>aucune créature n’est cachée</translation>
    </message>
    <message numerus="yes">
        <source>%n creature(s) hidden</source>
        <translation>
            <numerusform>%n créature cachée</numerusform>
            <numerusform>%n créatures cachées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The players see %n of the new creatures.</source>
        <translation>
            <numerusform>Les joueurs voient %n des nouvelles créatures.</numerusform>
            <numerusform>Les joueurs voient %n des nouvelles créatures.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide them</source>
        <translation>Les cacher</translation>
    </message>
    <message>
        <source>scene: dark</source>
        <translation>scène&#xa0;: obscure</translation>
    </message>
    <message>
        <source>scene: dim</source>
        <translation>scène&#xa0;: pénombre</translation>
    </message>
    <message>
        <source>The players&apos; screen is gone. Nothing of it was moved here; %1 opens it again.</source>
        <translation>L’écran des joueurs a disparu. Rien n’en fut déplacé ici&#xa0;; %1 le rouvre.</translation>
    </message>
    <message>
        <source>the whole board</source>
        <translation>tout le plateau</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>ruler</source>
        <translation>règle</translation>
    </message>
    <message numerus="yes">
        <source>The whole board is shown, with what lies behind %n secret door(s) that nobody has found. The fog tool (%1) covers it.</source>
        <translation>
            <numerusform>Tout le plateau est montré, avec ce qui se trouve derrière %n porte secrète que personne n’a trouvée. L’outil de brouillard (%1) le couvre.</numerusform>
            <numerusform>Tout le plateau est montré, avec ce qui se trouve derrière %n portes secrètes que personne n’a trouvées. L’outil de brouillard (%1) le couvre.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is what the players would see. Their picture is held: they still look at what was there before.</source>
        <translation>Voici ce que les joueurs verraient. Leur image est figée&#xa0;: ils regardent encore ce qui était là avant.</translation>
    </message>
    <message>
        <source>There is no ruling: select a creature, then point at another one.</source>
        <translation>Pas d’arbitrage&#xa0;: sélectionnez une créature, puis pointez-en une autre.</translation>
    </message>
    <message>
        <source>their turn order waits</source>
        <translation>leur ordre des tours attend</translation>
    </message>
    <message>
        <source>The players would see more of the board again: their picture is held at what they saw.</source>
        <translation>Les joueurs verraient de nouveau plus du plateau&#xa0;: leur image est figée sur ce qu’ils voyaient.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>La montrer</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>tournée</translation>
    </message>
    <message>
        <source>%1 apart in height, which no rule here counts</source>
        <translation>%1 d’écart en hauteur, qu’aucune règle ne compte ici</translation>
    </message>
    <message>
        <source>English</source>
        <translation>anglais</translation>
    </message>
    <message>
        <source>French</source>
        <translation>français</translation>
    </message>
    <message>
        <source>Scree&amp;n</source>
        <translation>Écr&amp;an</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>Show to the players</source>
        <translation>Montrer aux joueurs</translation>
    </message>
    <message>
        <source>Hide from the players</source>
        <translation>Cacher aux joueurs</translation>
    </message>
    <message>
        <source>Creature</source>
        <translation>Créature</translation>
    </message>
    <message>
        <source>There is nobody yet who could fight. Add creatures first (%1).</source>
        <translation>Il n’y a encore personne pour se battre. Ajoutez d’abord des créatures (%1).</translation>
    </message>
    <message>
        <source>%1 attacks %2…</source>
        <translation>%1 attaque %2…</translation>
    </message>
    <message>
        <source>Nothing waits for an answer.</source>
        <translation>Rien n’attend de réponse.</translation>
    </message>
    <message>
        <source>Let them keep it</source>
        <translation>Le leur laisser</translation>
    </message>
    <message>
        <source>Damage of %1; half of it is %2</source>
        <translation>Dégâts de %1&#xa0;; la moitié fait %2</translation>
    </message>
    <message>
        <source>An empty board: draw its map; %1 plays on it, %2 puts creatures on it.</source>
        <translation>Un plateau vide&#xa0;: dessinez sa carte&#xa0;; %1 y joue, %2 y place des créatures.</translation>
    </message>
    <message>
        <source>The players see nothing yet: none of the party is on the board, and nothing is uncovered. Add creatures of the side %2, or uncover ground with the fog tool (%1).</source>
        <translation>Les joueurs ne voient encore rien&#xa0;: personne du groupe n’est sur le plateau et rien n’est découvert. Ajoutez des créatures du camp %2, ou découvrez du terrain avec l’outil de brouillard (%1).</translation>
    </message>
    <message>
        <source>The players&apos; window is closed. Browsers in the network still see the picture.</source>
        <translation>La fenêtre des joueurs est fermée. Les navigateurs du réseau voient toujours l’image.</translation>
    </message>
    <message>
        <source>Stop sharing</source>
        <translation>Arrêter le partage</translation>
    </message>
    <message>
        <source>nobody in particular</source>
        <translation>personne en particulier</translation>
    </message>
    <message>
        <source>&amp;By</source>
        <translation>&amp;Par</translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <translation>%1 (caché)</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::BoardList</name>
    <message>
        <source>The board in words</source>
        <translation>Le plateau en mots</translation>
    </message>
    <message>
        <source>Type to find</source>
        <translation>Tapez pour chercher</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <translation>colonne %1, ligne %2</translation>
    </message>
    <message>
        <source>faces %1</source>
        <translation>regarde vers %1</translation>
    </message>
    <message>
        <source>%1 of %2 endurance</source>
        <translation>%1 points d’endurance sur %2</translation>
    </message>
    <message>
        <source>prone</source>
        <translation>à terre</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>caché</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lumière</translation>
    </message>
    <message>
        <source>on</source>
        <translation>allumée</translation>
    </message>
    <message>
        <source>off</source>
        <translation>éteinte</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Créatures</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Portes</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Objets</translation>
    </message>
    <message>
        <source>Lights</source>
        <translation>Lumières</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sort of things and how many there are</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 pour %2</translation>
    </message>
    <message numerus="yes">
        <source>%n temporary point(s)</source>
        <translation>
            <numerusform>%n point temporaire</numerusform>
            <numerusform>%n points temporaires</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 above the ground</source>
        <translation>%1 au-dessus du sol</translation>
    </message>
    <message>
        <source>%1 below the ground</source>
        <translation>%1 sous le sol</translation>
    </message>
    <message>
        <source>rides %1</source>
        <translation>monte %1</translation>
    </message>
    <message>
        <source>carries a light</source>
        <translation>porte une lumière</translation>
    </message>
    <message>
        <source>down</source>
        <translation>hors de combat</translation>
    </message>
    <message>
        <source>hit points %1 of %2</source>
        <translation>points de vie&#xa0;: %1 sur %2</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::CheckPanel</name>
    <message>
        <source>Check</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Mend all</source>
        <translation>Tout réparer</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>rien à signaler</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n défaut</numerusform>
            <numerusform>%n défauts</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows it on the map</source>
        <translation>Le montre sur la carte</translation>
    </message>
    <message>
        <source>Mend</source>
        <translation>Réparer</translation>
    </message>
    <message>
        <source>Mends what is surely wrong, in one step that can be undone; rooms without a way in and missing walls wait for your word</source>
        <translation>Répare ce qui est sûrement faux, en une étape annulable&#xa0;; les salles sans accès et les murs manquants attendent votre décision</translation>
    </message>
    <message>
        <source>Mend %1 of them</source>
        <translation>En réparer %1</translation>
    </message>
    <message>
        <source>Is meant</source>
        <comment>a finding of the check</comment>
        <translation>C’est voulu</translation>
    </message>
    <message numerus="yes">
        <source>and %n more like this</source>
        <translation>
            <numerusform>et %n autre de ce genre</numerusform>
            <numerusform>et %n autres de ce genre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more, once these are mended</source>
        <translation>
            <numerusform>et %n autre, quand ceux-ci seront réparés</numerusform>
            <numerusform>et %n autres, quand ceux-ci seront réparés</numerusform>
        </translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>En montrer moins</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sort of findings and how many there are</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Shows them</source>
        <translation>Les montre</translation>
    </message>
    <message>
        <source>Hides them</source>
        <translation>Les cache</translation>
    </message>
    <message>
        <source>Mend these</source>
        <translation>Les réparer</translation>
    </message>
    <message>
        <source>Mend %1</source>
        <translation>En réparer %1</translation>
    </message>
    <message>
        <source>All of this sort, in one step that can be undone</source>
        <translation>Tous ceux de cette sorte, en une étape annulable</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Shows what was found, while something is drawn too</source>
        <translation>Montre ce qui fut trouvé, aussi pendant que l’on dessine</translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) closed on purpose</source>
        <translation>
            <numerusform>%n salle close exprès</numerusform>
            <numerusform>%n salles closes exprès</numerusform>
        </translation>
    </message>
    <message>
        <source>Tell again</source>
        <translation>Signaler à nouveau</translation>
    </message>
    <message>
        <source>What was called meant is listed again</source>
        <translation>Ce qui fut dit voulu est listé à nouveau</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::ClockGrid</name>
    <message>
        <source>Segments</source>
        <translation>Segments</translation>
    </message>
    <message>
        <source>fatigue %1</source>
        <translation>fatigue %1</translation>
    </message>
    <message>
        <source>Combatant</source>
        <translation>Combattant</translation>
    </message>
    <message>
        <source>Fatigue</source>
        <translation>Fatigue</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Surprise</translation>
    </message>
    <message>
        <source>hidden from the players</source>
        <translation>caché aux joueurs</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::ClockStrip</name>
    <message>
        <source>Segments</source>
        <translation>Segments</translation>
    </message>
    <message>
        <source>%1, segment %2</source>
        <translation>%1, segment %2</translation>
    </message>
    <message>
        <source>Show one line only</source>
        <translation>Ne montrer qu’une ligne</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Leave the fight</source>
        <translation>Quitter le combat</translation>
    </message>
    <message>
        <source>Show the whole strip</source>
        <translation>Montrer tout le bandeau</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Initiative of %1, die and bonus together:</source>
        <translation>Initiative, %1, dé et bonus ensemble&#xa0;:</translation>
    </message>
    <message>
        <source>Act now</source>
        <translation>Agir maintenant</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Différer</translation>
    </message>
    <message>
        <source>Get ready</source>
        <translation>Se tenir prêt</translation>
    </message>
    <message>
        <source>Use what is ready, keep the place</source>
        <translation>Faire ce qui est prêt, garder la place</translation>
    </message>
    <message>
        <source>Initiative…</source>
        <translation>Initiative…</translation>
    </message>
    <message>
        <source>Let the program throw</source>
        <translation>Laisser le programme tirer</translation>
    </message>
    <message>
        <source>No enemy is in contact with %1 (CM-10).</source>
        <translation>%1&#xa0;: aucun ennemi au contact (CM-10).</translation>
    </message>
    <message>
        <source>Strike at the nearest enemy in contact</source>
        <translation>Frapper l’ennemi au contact le plus proche</translation>
    </message>
    <message>
        <source>Take up or draw the weapon (simple action, SG-05)</source>
        <translation>Ramasser ou dégainer l’arme (action simple, SG-05)</translation>
    </message>
    <message>
        <source>The weapon is lost</source>
        <translation>L’arme est perdue</translation>
    </message>
    <message>
        <source>The weapon is in hand again</source>
        <translation>L’arme est de nouveau en main</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::ConditionDialog</name>
    <message>
        <source>Conditions of %1</source>
        <translation>États&#xa0;: %1</translation>
    </message>
    <message>
        <source>Find one, or write what it is</source>
        <translation>Cherchez, ou écrivez ce que c’est</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>États</translation>
    </message>
    <message>
        <source>until taken away</source>
        <translation>jusqu’au retrait</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Combien de temps</translation>
    </message>
    <message>
        <source>Unit of time</source>
        <translation>Unité de temps</translation>
    </message>
    <message>
        <source>&amp;Players see it</source>
        <translation>Les &amp;joueurs le voient</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;Take away</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;Lasts</source>
        <translation>&amp;Dure</translation>
    </message>
    <message>
        <source>“%1”, in your words</source>
        <translation>«&#xa0;%1&#xa0;», vos propres mots</translation>
    </message>
    <message>
        <source>&amp;Begin anew</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>Shown and counted down; it changes no number by itself.</source>
        <translation>Affiché et décompté&#xa0;; il ne change aucun nombre de lui-même.</translation>
    </message>
    <message>
        <source>It has it until you take it away.</source>
        <translation>L’état dure jusqu’à ce que vous le retiriez.</translation>
    </message>
    <message>
        <source>It still has it: %1.</source>
        <translation>Il dure encore&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::CreatureForm</name>
    <message>
        <source>Heroes</source>
        <translation>Héros</translation>
    </message>
    <message>
        <source>Foes</source>
        <translation>Ennemis</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutres</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Infime</translation>
    </message>
    <message>
        <source>Diminutive</source>
        <translation>Minuscule</translation>
    </message>
    <message>
        <source>Tiny</source>
        <translation>Très petite</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Huge</source>
        <translation>Très grande</translation>
    </message>
    <message>
        <source>Gargantuan</source>
        <translation>Gigantesque</translation>
    </message>
    <message>
        <source>Colossal</source>
        <translation>Colossale</translation>
    </message>
    <message>
        <source>No shield</source>
        <translation>Pas de bouclier</translation>
    </message>
    <message>
        <source>Left arm</source>
        <translation>Bras gauche</translation>
    </message>
    <message>
        <source>Right arm</source>
        <translation>Bras droit</translation>
    </message>
    <message>
        <source>Front only</source>
        <translation>De face</translation>
    </message>
    <message>
        <source>Reach weapon</source>
        <translation>Arme à allonge</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Corps à corps</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Allonge</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>À distance</translation>
    </message>
    <message>
        <source>Hidden from the players</source>
        <translation>Cachée aux joueurs</translation>
    </message>
    <message>
        <source>Prone</source>
        <translation>À terre</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Tai&amp;lle</translation>
    </message>
    <message>
        <source>&amp;Reach</source>
        <translation>Allon&amp;ge</translation>
    </message>
    <message>
        <source>Armour &amp;class</source>
        <translation>Cla&amp;sse d’armure</translation>
    </message>
    <message>
        <source>&amp;Weapon</source>
        <translation>Ar&amp;me</translation>
    </message>
    <message>
        <source>&amp;Attack</source>
        <translation>Atta&amp;que</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>Hit p&amp;oints</source>
        <translation>&amp;Points de vie</translation>
    </message>
    <message>
        <source>of</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>Shield bonus</source>
        <translation>Bonus de bouclier</translation>
    </message>
    <message>
        <source>Attack bonus</source>
        <translation>Bonus d’attaque</translation>
    </message>
    <message>
        <source>Hit points at most</source>
        <translation>Points de vie au maximum</translation>
    </message>
    <message>
        <source>No facing</source>
        <translation>Sans orientation</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Facin&amp;g</source>
        <translation>Orien&amp;tation</translation>
    </message>
    <message>
        <source>Shie&amp;ld</source>
        <translation>Boucli&amp;er</translation>
    </message>
    <message>
        <source>Segment game</source>
        <translation>Jeu par segments</translation>
    </message>
    <message>
        <source>Si&amp;de</source>
        <translation>&amp;Camp</translation>
    </message>
    <message>
        <source> squares</source>
        <translation> cases</translation>
    </message>
    <message>
        <source> hexes</source>
        <translation> hexagones</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>initiative</translation>
    </message>
    <message>
        <source>Initiative bonus</source>
        <translation>Bonus d’initiative</translation>
    </message>
    <message>
        <source>Bonus to initiative in games of turns</source>
        <translation>Bonus à l’initiative dans les combats par tours</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Senses, and what players learn</source>
        <translation>Sens, et ce qu’apprennent les joueurs</translation>
    </message>
    <message>
        <source>Hit p&amp;oints</source>
        <comment>below endurance</comment>
        <translation>Points de co&amp;up</translation>
    </message>
    <message>
        <source>Front, sides and rear</source>
        <translation>Face, côtés et arrière</translation>
    </message>
    <message>
        <source>None: faceless</source>
        <translation>Aucun&#xa0;: sans face</translation>
    </message>
    <message>
        <source>Front all around</source>
        <translation>De face partout</translation>
    </message>
    <message>
        <source>Front but for its rear</source>
        <translation>De face sauf l’arrière</translation>
    </message>
    <message>
        <source>The arcs that it has by nature, where facing counts</source>
        <translation>Les arcs qu’elle a par nature, là où l’orientation compte</translation>
    </message>
    <message>
        <source>Arcs</source>
        <translation>Arcs</translation>
    </message>
    <message>
        <source>Of its own</source>
        <translation>Particuliers</translation>
    </message>
    <message>
        <source>Other attacks of the creature</source>
        <translation>Autres attaques de la créature</translation>
    </message>
    <message>
        <source>Another attack</source>
        <translation>Autre attaque</translation>
    </message>
    <message>
        <source>Everybody keeps their own. Type -5 or +5 over the board: it hurts or heals all of them.</source>
        <translation>Chacune garde les siens. Tapez -5 ou +5 sur le plateau&#xa0;: toutes sont blessées ou soignées.</translation>
    </message>
    <message>
        <source>Everybody keeps their own.</source>
        <translation>Chacun garde les siens.</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::DamageShares</name>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Moitié</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Share of %1</source>
        <translation>Part de %1</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Toutes</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::DiceBox</name>
    <message>
        <source>A number from the table, or dice for the program to throw: 2d6+3</source>
        <translation>Un nombre tombé à la table, ou des dés que le programme tire&#xa0;: 2d6+3</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::DiceReason</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::DocumentFiles</name>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Maps (%1)</source>
        <translation>Cartes (%1)</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) not saved</source>
        <translation>
            <numerusform>%n modification non enregistrée</numerusform>
            <numerusform>%n modifications non enregistrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Import map</source>
        <translation>Importer une carte</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>Importation de %1</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Save under another name?</source>
        <translation>Enregistrer sous un autre nom&#xa0;?</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>«&#xa0;%1&#xa0;» a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>an untitled encounter</source>
        <translation>une rencontre sans titre</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Choose map picture</source>
        <translation>Choisir l’image de la carte</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp)</source>
        <translation>Images (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Ouverture de %1</translation>
    </message>
    <message>
        <source>%1 is ready, but the open document was changed meanwhile.</source>
        <translation>%1 est prêt, mais le document ouvert a été modifié entre-temps.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>L’ouvrir</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Ne pas l’ouvrir</translation>
    </message>
    <message numerus="yes">
        <source>%n opening(s) may be windows or open doors; they came in as windows.</source>
        <translation>
            <numerusform>%n ouverture peut être une fenêtre ou une porte ouverte&#xa0;; elle a été importée comme fenêtre.</numerusform>
            <numerusform>%n ouvertures peuvent être des fenêtres ou des portes ouvertes&#xa0;; elles ont été importées comme fenêtres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opening(s) may be windows or open doors; they came in as open doors.</source>
        <translation>
            <numerusform>%n ouverture peut être une fenêtre ou une porte ouverte&#xa0;; elle a été importée comme porte ouverte.</numerusform>
            <numerusform>%n ouvertures peuvent être des fenêtres ou des portes ouvertes&#xa0;; elles ont été importées comme portes ouvertes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep as windows</source>
        <translation>Garder en fenêtres</translation>
    </message>
    <message>
        <source>Keep as open doors</source>
        <translation>Garder en portes ouvertes</translation>
    </message>
    <message>
        <source>Open doors instead</source>
        <translation>Plutôt des portes ouvertes</translation>
    </message>
    <message>
        <source>Windows instead</source>
        <translation>Plutôt des fenêtres</translation>
    </message>
    <message>
        <source>The steps before the crash cannot be undone.</source>
        <translation>Les étapes d’avant l’arrêt ne peuvent pas être annulées.</translation>
    </message>
    <message>
        <source>Tenaille ended unexpectedly. %1 from %2 has never been saved.</source>
        <translation>Tenaille s’est arrêté de façon inattendue. %1 (%2) n’a jamais été enregistré.</translation>
    </message>
    <message>
        <source>Documents and maps (%1)</source>
        <translation>Documents et cartes (%1)</translation>
    </message>
    <message>
        <source>Nothing is kept for a crash: save often.</source>
        <translation>Rien n’est gardé en cas d’arrêt brutal&#xa0;: enregistrez souvent.</translation>
    </message>
    <message>
        <source>Tenaille ended unexpectedly, and what it kept is damaged: %1</source>
        <translation>Tenaille s’est arrêté brutalement et ce qu’il avait gardé est endommagé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open the document itself; its last saved state is untouched.</source>
        <translation>Ouvrez le document lui-même&#xa0;; son dernier état enregistré est intact.</translation>
    </message>
    <message>
        <source>This is a copy of the sample %1: saving asks for a place of its own.</source>
        <translation>Ceci est une copie de l’exemple %1&#xa0;: l’enregistrement demandera où la ranger.</translation>
    </message>
    <message>
        <source>Your work is restored. Save to keep it.</source>
        <translation>Votre travail est restauré. Enregistrez pour le garder.</translation>
    </message>
    <message>
        <source>Looking into %1</source>
        <translation>Lecture de&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 holds several maps. Which one?</source>
        <translation>%1 contient plusieurs cartes. Laquelle&#xa0;?</translation>
    </message>
    <message>
        <source>The file itself has changed since then: saving asks before it writes.</source>
        <translation>Le fichier lui-même a changé depuis&#xa0;: l’enregistrement demandera avant d’écrire.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Fichier écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is no earlier version yet: each save keeps one.</source>
        <translation>Il n’y a pas encore de version précédente&#xa0;: chaque enregistrement en garde une.</translation>
    </message>
    <message>
        <source>That is what you have before you.</source>
        <translation>C’est ce que vous avez sous les yeux.</translation>
    </message>
    <message>
        <source>Open the version of: %1</source>
        <translation>Ouvrir la version&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tenaille documents (*.encounter.json *.map.json *.zip)</source>
        <translation>Documents de Tenaille (*.encounter.json *.map.json *.zip)</translation>
    </message>
    <message>
        <source>Pack into one file</source>
        <translation>Réunir en un fichier</translation>
    </message>
    <message>
        <source>Encounter with its pictures (*.zip)</source>
        <translation>Rencontre avec ses images (*.zip)</translation>
    </message>
    <message>
        <source>From %1: saving asks for a place of its own.</source>
        <translation>Venu de %1&#xa0;: à l’enregistrement, on demande un endroit à part.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) of this document are missing.</source>
        <translation>
            <numerusform>%n image de ce document manque.</numerusform>
            <numerusform>%n images de ce document manquent.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are found under any name, wherever they lie in the folder that you choose.</source>
        <translation>On les retrouve sous n’importe quel nom, où qu’elles soient dans le dossier que vous choisissez.</translation>
    </message>
    <message>
        <source>Look for them…</source>
        <translation>Les chercher…</translation>
    </message>
    <message>
        <source>Folder to look in</source>
        <translation>Dossier où chercher</translation>
    </message>
    <message>
        <source>Go on without</source>
        <translation>Continuer sans</translation>
    </message>
    <message>
        <source>Looking for pictures in %1</source>
        <translation>Recherche d’images dans %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n missing picture(s) found.</source>
        <translation>
            <numerusform>%1 image manquante sur %n retrouvée.</numerusform>
            <numerusform>%1 images manquantes sur %n retrouvées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program changed %1.</source>
        <translation>Un autre programme a modifié %1.</translation>
    </message>
    <message>
        <source>What you see is what was there before.</source>
        <translation>Vous voyez ce qui s’y trouvait avant.</translation>
    </message>
    <message>
        <source>Load it</source>
        <translation>Le charger</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder le mien</translation>
    </message>
    <message>
        <source>They are lost when the file is loaded anew.</source>
        <translation>Elles sont perdues si le fichier est chargé de nouveau.</translation>
    </message>
    <message>
        <source>%1 is no longer there.</source>
        <translation>%1 n’est plus là.</translation>
    </message>
    <message>
        <source>Nothing is lost while it is open here: saving writes it anew.</source>
        <translation>Rien n’est perdu tant qu’il est ouvert ici&#xa0;: enregistrer l’écrit à nouveau.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message numerus="yes">
        <source>Tenaille ended unexpectedly. There are %n step(s) of %1 that were not saved, undone ones too; the last is from %2.</source>
        <translation>
            <numerusform>Tenaille s’est terminé de façon imprévue. %n étape de %1 n’était pas enregistrée, du %2.</numerusform>
            <numerusform>Tenaille s’est terminé de façon imprévue. %n étapes de %1 n’étaient pas enregistrées, annulations comprises&#xa0;; la dernière est du %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Exporter le journal</translation>
    </message>
    <message numerus="yes">
        <source>Only a part of the log is filtered or selected: %1 of %n line(s).</source>
        <translation>
            <numerusform>Seule une partie du journal est filtrée ou sélectionnée&#xa0;: %1 sur %n ligne.</numerusform>
            <numerusform>Seule une partie du journal est filtrée ou sélectionnée&#xa0;: %1 sur %n lignes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The &amp;whole log</source>
        <translation>&amp;Tout le journal</translation>
    </message>
    <message>
        <source>These &amp;lines alone</source>
        <translation>Ces &amp;lignes seules</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>The file itself is no longer there: saving writes it anew.</source>
        <translation>Le fichier lui-même n’est plus là&#xa0;: l’enregistrement le réécrit.</translation>
    </message>
    <message>
        <source>A picture</source>
        <translation>Une image</translation>
    </message>
    <message>
        <source>Is %1 a map of its own, or does it belong under the map that is open?</source>
        <translation>%1 est-elle une carte à part, ou va-t-elle sous la carte ouverte&#xa0;?</translation>
    </message>
    <message>
        <source>A &amp;new map</source>
        <translation>Une &amp;nouvelle carte</translation>
    </message>
    <message>
        <source>&amp;Under this map</source>
        <translation>&amp;Sous cette carte</translation>
    </message>
    <message>
        <source>No earlier versions of this document are kept.</source>
        <translation>Aucune version antérieure de ce document n’est conservée.</translation>
    </message>
    <message>
        <source>Discard what was not saved of %1? It cannot be brought back.</source>
        <translation>Abandonner ce qui n’est pas enregistré de %1&#xa0;? On ne pourra pas le récupérer.</translation>
    </message>
    <message>
        <source>It has no file yet: what is discarded cannot be brought back.</source>
        <translation>Il n’a pas encore de fichier&#xa0;: ce qui est abandonné ne peut pas être récupéré.</translation>
    </message>
    <message>
        <source>All that stands in %1 could be read; it is a document of its own.</source>
        <translation>Tout ce qui se trouve dans %1 a pu être lu&#xa0;; c’est un document à part.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n element(s) of %1 are lost; the others are here, in a document of their own.</source>
        <translation>
            <numerusform>Au moins %n élément de %1 est perdu&#xa0;; les autres sont ici, dans un document à eux.</numerusform>
            <numerusform>Au moins %n éléments de %1 sont perdus&#xa0;; les autres sont ici, dans un document à eux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open what can be read (%n)</source>
        <translation>
            <numerusform>Ouvrir ce qui se lit (%n)</numerusform>
            <numerusform>Ouvrir ce qui se lit (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Open elsewhere</source>
        <translation>Ouvert ailleurs</translation>
    </message>
    <message>
        <source>%1 is open elsewhere, too.</source>
        <translation>%1 est aussi ouvert ailleurs.</translation>
    </message>
    <message>
        <source>%1 is open elsewhere, too: %2.</source>
        <translation>%1 est aussi ouvert ailleurs&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is open elsewhere, too: %2, since %3.</source>
        <translation>%1 est aussi ouvert ailleurs&#xa0;: %2, depuis %3.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>%1 is closed elsewhere: now it can be saved here.</source>
        <translation>%1 est fermé ailleurs&#xa0;: il peut maintenant être enregistré ici.</translation>
    </message>
    <message>
        <source>Only that copy can save it until it is closed there. What you do here goes under another name.</source>
        <translation>Seule cette copie-là peut l’enregistrer jusqu’à ce qu’elle soit fermée. Ce que vous faites ici s’enregistre sous un autre nom.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Load theirs</source>
        <translation>&amp;Charger l’autre</translation>
    </message>
    <message>
        <source>Keep &amp;mine</source>
        <translation>&amp;Garder le mien</translation>
    </message>
    <message>
        <source>Nothing was left unsaved.</source>
        <translation>Tout est enregistré.</translation>
    </message>
    <message>
        <source>Keep it aside</source>
        <translation>Le mettre de côté</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <translation>Gardé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Discard %1? It cannot be brought back.</source>
        <translation>Abandonner %1&#xa0;? Il ne pourra pas être retrouvé.</translation>
    </message>
    <message>
        <source>A newer version of Tenaille kept what was not saved: %1</source>
        <translation>Une version plus récente de Tenaille a gardé ce qui n’avait pas été enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Start that version to get it back.</source>
        <translation>Lancez cette version pour le retrouver.</translation>
    </message>
    <message>
        <source>What was not saved cannot be opened: %1</source>
        <translation>Ce qui n’a pas été enregistré ne peut pas être ouvert&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing is lost while it is open here. Its folder is gone, too: save it elsewhere.</source>
        <translation>Rien n’est perdu tant qu’il est ouvert ici. Son dossier a disparu aussi&#xa0;: enregistrez-le ailleurs.</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::ElementForm</name>
    <message>
        <source>closed: %1</source>
        <translation>fermée&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Bright</source>
        <translation>Vive</translation>
    </message>
    <message>
        <source>Dim</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Angle</translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Text of the note</source>
        <translation>Texte de la note</translation>
    </message>
    <message>
        <source>Colour of the light</source>
        <translation>Couleur de la lumière</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>several kinds</source>
        <translation>plusieurs types</translation>
    </message>
    <message>
        <source>several</source>
        <translation>plusieurs</translation>
    </message>
    <message>
        <source>%1 × %2 squares</source>
        <translation>%1 × %2&#xa0;cases</translation>
    </message>
    <message>
        <source>What only you read</source>
        <translation>Ce que vous seul lisez</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Text, for you alone</source>
        <translation>Texte, pour vous seul</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Hidden from the players</source>
        <translation>Caché aux joueurs</translation>
    </message>
    <message>
        <source>The wall that players take the door for until they find it</source>
        <translation>Le mur pour lequel les joueurs prennent la porte jusqu’à ce qu’ils la trouvent</translation>
    </message>
    <message>
        <source>Taken for</source>
        <translation>Passe pour</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::EncounterLine</name>
    <message>
        <source>In &amp;words</source>
        <translation>En mo&amp;ts</translation>
    </message>
    <message>
        <source>3 goblin archers, 1 ogre</source>
        <translation>3 archers gobelins, 1 ogre</translation>
    </message>
    <message>
        <source>Creatures to add, in words</source>
        <translation>Créatures à ajouter, en toutes lettres</translation>
    </message>
    <message>
        <source>Add the &amp;list</source>
        <translation>Ajouter la &amp;liste</translation>
    </message>
    <message>
        <source>Perhaps:</source>
        <translation>Peut-être&#xa0;:</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::FightSummaryDialog</name>
    <message>
        <source>Creature</source>
        <translation>Créature</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attaques</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Damage dealt</source>
        <translation>Dégâts infligés</translation>
    </message>
    <message>
        <source>Largest blow</source>
        <translation>Plus grand coup</translation>
    </message>
    <message>
        <source>Damage taken</source>
        <translation>Dégâts subis</translation>
    </message>
    <message>
        <source>Healed</source>
        <translation>Soigné</translation>
    </message>
    <message>
        <source>Felled</source>
        <translation>A abattu</translation>
    </message>
    <message>
        <source>Fell</source>
        <translation>Tombé</translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <translation>%1, de %2 à %3</translation>
    </message>
    <message>
        <source>The fight so far</source>
        <translation>Le combat jusqu’ici</translation>
    </message>
    <message>
        <source>The fight in numbers</source>
        <translation>Le combat en chiffres</translation>
    </message>
    <message>
        <source>Read from the log: what was undone is not in it. Damage is what fell, before endurance took its part.</source>
        <translation>Lu dans le journal&#xa0;: ce qui a été annulé n’y est pas. Les dégâts sont ceux des dés, avant que l’endurance n’en prenne sa part.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Nobody has struck or been hurt yet.</source>
        <translation>Personne n’a encore frappé ni été blessé.</translation>
    </message>
    <message>
        <source>Read from the log: what was undone is not in it.</source>
        <translation>Lu dans le journal&#xa0;: ce qui a été annulé n’y est pas.</translation>
    </message>
    <message>
        <source>By hand and areas</source>
        <translation>À la main et par zones</translation>
    </message>
    <message>
        <source>Healing given</source>
        <translation>Soins donnés</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::FighterForm</name>
    <message>
        <source>Polearm</source>
        <translation>Arme d’hast</translation>
    </message>
    <message>
        <source>Mounted</source>
        <translation>À cheval</translation>
    </message>
    <message>
        <source>Endurance</source>
        <translation>Endurance</translation>
    </message>
    <message>
        <source>of</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>Class, level</source>
        <translation>Classe, niveau</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Constitution</source>
        <translation>Constitution</translation>
    </message>
    <message>
        <source>Encumbrance</source>
        <translation>Encombrement</translation>
    </message>
    <message>
        <source>Endurance at most</source>
        <translation>Endurance maximale</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Endurance rank</source>
        <translation>Rang d’endurance</translation>
    </message>
    <message>
        <source>Sneak attack</source>
        <translation>Coup sournois</translation>
    </message>
    <message>
        <source>for example %1</source>
        <translation>par exemple %1</translation>
    </message>
    <message>
        <source>%1 counts until this is right.</source>
        <translation>%1 compte tant que ce n’est pas corrigé.</translation>
    </message>
    <message>
        <source>No damage</source>
        <translation>Aucun dégât</translation>
    </message>
    <message>
        <source>Legs held (EX-17)</source>
        <translation>Jambes tenues (EX-17)</translation>
    </message>
    <message>
        <source>Hampered: who strikes at it needs less for an exceptional blow.</source>
        <translation>Gêné&#xa0;: il faut moins pour lui porter un coup exceptionnel.</translation>
    </message>
    <message>
        <source>entangles 19</source>
        <translation>enlace 19</translation>
    </message>
    <message>
        <source>What natural values of its d20 bring besides (EX-08): a name and a value or a range, one after the other with commas.</source>
        <translation>Ce qu’apportent en plus certaines valeurs naturelles de son d20 (EX-08)&#xa0;: un nom et une valeur ou un intervalle, séparés par des virgules.</translation>
    </message>
    <message>
        <source>Special results</source>
        <translation>Résultats spéciaux</translation>
    </message>
    <message>
        <source>No special result</source>
        <translation>Aucun résultat spécial</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::FindAction</name>
    <message>
        <source>Find a command</source>
        <translation>Chercher une commande</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Que voulez-vous faire&#xa0;?</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>%1 (on)</source>
        <comment>a command that is switched on</comment>
        <translation>%1 (activé)</translation>
    </message>
    <message>
        <source>No command is called that.</source>
        <translation>Aucune commande ne s’appelle ainsi.</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::Inspector</name>
    <message>
        <source>Creature</source>
        <translation>Créature</translation>
    </message>
    <message>
        <source>Select a creature to see and change its data.</source>
        <translation>Sélectionnez une créature pour voir et modifier sa fiche.</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n sélectionnée</numerusform>
            <numerusform>%n sélectionnées</numerusform>
        </translation>
    </message>
    <message>
        <source>reach %1</source>
        <translation>allonge %1</translation>
    </message>
    <message>
        <source>Move left: %1 of %2</source>
        <translation>Déplacement restant&#xa0;: %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n temporary point(s), lost before hit points</source>
        <translation>
            <numerusform>%n point temporaire, perdu avant les points de vie</numerusform>
            <numerusform>%n points temporaires, perdus avant les points de vie</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is in its aura.</source>
        <translation>Personne n’est dans son aura.</translation>
    </message>
    <message>
        <source>In its aura: %1</source>
        <translation>Dans son aura&#xa0;: %1</translation>
    </message>
    <message>
        <source>A change here is made to all of them, but for name, attacks and points that are left.</source>
        <translation>Ce qui change ici change pour toutes, sauf le nom, les attaques et les points restants.</translation>
    </message>
    <message>
        <source>%1, as an example</source>
        <translation>%1, comme exemple</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::JoinOffer</name>
    <message>
        <source>Join the fight</source>
        <translation>Faire entrer</translation>
    </message>
    <message>
        <source>Beside the fight: %1.</source>
        <translation>Hors du combat&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tenaille::ui::KeySheet</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Clavier et souris</translation>
    </message>
    <message>
        <source>Look for a key or a word</source>
        <translation>Chercher une touche ou un mot</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>In the strip of segments</source>
        <translation>Dans le bandeau du combat</translation>
    </message>
    <message>
        <source>On the cards of a fight by turns</source>
        <translation>Sur les cartes d’un combat par tours</translation>
    </message>
    <message>
        <source>When the map is drawn</source>
        <translation>Quand on dessine la carte</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::KeysDialog</name>
    <message>
        <source>The board itself uses this key.</source>
        <translation>Le plateau lui-même utilise cette touche.</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Changer les touches</translation>
    </message>
    <message>
        <source>Look for a command or a key</source>
        <translation>Chercher une commande ou une touche</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Commandes et leurs touches</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Définir</translation>
    </message>
    <message>
        <source>Set &amp;beside</source>
        <translation>Définir en &amp;plus</translation>
    </message>
    <message>
        <source>In addition to the keys that it has</source>
        <translation>En plus des touches qu’elle a</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Aucune touche</translation>
    </message>
    <message>
        <source>As &amp;usual</source>
        <translation>Comme d’&amp;habitude</translation>
    </message>
    <message>
        <source>&amp;All as usual</source>
        <translation>T&amp;outes comme d’habitude</translation>
    </message>
    <message>
        <source>New &amp;key</source>
        <translation>Nouvelle &amp;touche</translation>
    </message>
    <message>
        <source>&amp;Set all the same</source>
        <translation>&amp;Définir quand même</translation>
    </message>
    <message>
        <source>“%1” has this key; it would lose it.</source>
        <translation>«&#xa0;%1&#xa0;» a cette touche&#xa0;; elle la perdrait.</translation>
    </message>
    <message>
        <source>Usually: %1</source>
        <translation>D’habitude&#xa0;: %1</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>aucune touche</translation>
    </message>
    <message>
        <source>All keys as usual</source>
        <translation>Toutes les touches d’origine</translation>
    </message>
    <message>
        <source>All the keys that you have chosen are forgotten; that cannot be undone.</source>
        <translation>Toutes les touches que vous avez choisies sont oubliées&#xa0;; cela ne peut pas être annulé.</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::LayersPanel</name>
    <message>
        <source>Creatures</source>
        <translation>Créatures</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Walls and doors</source>
        <translation>Murs et portes</translation>
    </message>
    <message>
        <source>Lights</source>
        <translation>Lumières</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Objets</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Floors</source>
        <translation>Sols</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hex</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Calques</translation>
    </message>
    <message>
        <source>Show and unlock all layers</source>
        <translation>Montrer et déverrouiller tous les calques</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Choisir et déplacer</translation>
    </message>
    <message>
        <source>Takes the tool that draws here</source>
        <translation>Prend l’outil qui dessine ici</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>Lock: the mouse does not take it</source>
        <translation>Verrouiller&#xa0;: la souris ne le prend plus</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::LibraryCommands</name>
    <message>
        <source>On the board already: %1.</source>
        <translation>Déjà sur le plateau&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Save to library</source>
        <translation>Enregistrer dans la bibliothèque</translation>
    </message>
    <message>
        <source>In your library already: %1.</source>
        <translation>Déjà dans votre bibliothèque&#xa0;: %1.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>&amp;Keep both</source>
        <translation>&amp;Garder les deux</translation>
    </message>
    <message>
        <source>Saved to your library: %1.</source>
        <translation>Enregistré dans votre bibliothèque&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The damaged file is kept: %1.</source>
        <translation>Le fichier endommagé est gardé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No creature of your library is marked as one of the party. Select your heroes on the board and save them to the library, or make them there.</source>
        <translation>Aucune créature de votre bibliothèque n’est marquée comme membre du groupe. Sélectionnez vos héros sur le plan et enregistrez-les dans la bibliothèque, ou créez-les là.</translation>
    </message>
    <message>
        <source>Open the library…</source>
        <translation>Ouvrir la bibliothèque…</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::LibraryDialog</name>
    <message>
        <source>Creature library</source>
        <translation>Bibliothèque de créatures</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Créatures</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouvelle</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifier</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>D&amp;upliquer</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Put &amp;back</source>
        <translation>&amp;Remettre</translation>
    </message>
    <message>
        <source>Takes the last deletion back</source>
        <translation>Annule la dernière suppression</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Writes those that are selected, or all that the list shows</source>
        <translation>Écrit celles qui sont sélectionnées, ou toutes celles que montre la liste</translation>
    </message>
    <message>
        <source>&amp;Save to my library</source>
        <translation>Enregistrer dans ma &amp;bibliothèque</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>as in the library</source>
        <translation>celui de la bibliothèque</translation>
    </message>
    <message>
        <source>Side of those who are added</source>
        <translation>Camp des créatures ajoutées</translation>
    </message>
    <message>
        <source>&amp;Add to the board</source>
        <translation>&amp;Ajouter au plateau</translation>
    </message>
    <message>
        <source>Add the &amp;party</source>
        <translation>Ajouter le &amp;groupe</translation>
    </message>
    <message>
        <source>Nu&amp;mber</source>
        <translation>N&amp;ombre</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message numerus="yes">
        <source>%n creature(s)</source>
        <translation>
            <numerusform>%n créature</numerusform>
            <numerusform>%n créatures</numerusform>
        </translation>
    </message>
    <message>
        <source>The creatures of the program stay; your own can be deleted.</source>
        <translation>Les créatures du programme restent&#xa0;; les vôtres peuvent être supprimées.</translation>
    </message>
    <message>
        <source>The creature of the program stays; a copy becomes yours.</source>
        <translation>La créature du programme reste&#xa0;; une copie devient la vôtre.</translation>
    </message>
    <message>
        <source>of the party</source>
        <translation>du groupe</translation>
    </message>
    <message>
        <source>Nobody is marked as one of the party: edit your heroes, or save them from the board to the library.</source>
        <translation>Personne n’est marqué comme membre du groupe&#xa0;: modifiez vos héros, ou enregistrez-les du plateau dans la bibliothèque.</translation>
    </message>
    <message>
        <source>On the board: %1.</source>
        <translation>Sur le plateau&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1&#xa0;×&#xa0;%2</translation>
    </message>
    <message>
        <source>On the board already: %1.</source>
        <translation>Déjà sur le plateau&#xa0;: %1.</translation>
    </message>
    <message>
        <source>New creature</source>
        <translation>Nouvelle créature</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copie)</translation>
    </message>
    <message>
        <source>%1 was changed by another program meanwhile: both are kept.</source>
        <translation>%1 a été modifiée entre-temps par un autre programme&#xa0;: les deux sont gardées.</translation>
    </message>
    <message>
        <source>Saved to your library: %1.</source>
        <translation>Enregistré dans votre bibliothèque&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Deleted: %n creature(s). “Put back” takes it back.</source>
        <translation>
            <numerusform>Supprimée&#xa0;: %n créature. «&#xa0;Remettre&#xa0;» l’annule.</numerusform>
            <numerusform>Supprimées&#xa0;: %n créatures. «&#xa0;Remettre&#xa0;» l’annule.</numerusform>
        </translation>
    </message>
    <message>
        <source>Those that another program changed meanwhile stay.</source>
        <translation>Celles qu’un autre programme a modifiées entre-temps restent.</translation>
    </message>
    <message numerus="yes">
        <source>Put back: %n creature(s).</source>
        <translation>
            <numerusform>Remise&#xa0;: %n créature.</numerusform>
            <numerusform>Remises&#xa0;: %n créatures.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import creatures</source>
        <translation>Importer des créatures</translation>
    </message>
    <message>
        <source>Creatures (*.json *.csv *.txt)</source>
        <translation>Créatures (*.json *.csv *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n creature(s) came into your library.</source>
        <translation>
            <numerusform>%1&#xa0;: %n créature est entrée dans votre bibliothèque.</numerusform>
            <numerusform>%1&#xa0;: %n créatures sont entrées dans votre bibliothèque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the file were there already.</source>
        <translation>
            <numerusform>%n du fichier y était déjà.</numerusform>
            <numerusform>%n du fichier y étaient déjà.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export creatures</source>
        <translation>Exporter des créatures</translation>
    </message>
    <message>
        <source>creatures</source>
        <translation>créatures</translation>
    </message>
    <message>
        <source>Creatures of Tenaille (*.json)</source>
        <translation>Créatures de Tenaille (*.json)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message numerus="yes">
        <source>Written: %n creature(s) to %1.</source>
        <translation>
            <numerusform>Écrite&#xa0;: %n créature dans %1.</numerusform>
            <numerusform>Écrites&#xa0;: %n créatures dans %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table cannot hold all of %n of them; JSON keeps everything.</source>
        <translation>
            <numerusform>Un tableau ne peut pas tout contenir de %n d’entre elles&#xa0;; le JSON garde tout.</numerusform>
            <numerusform>Un tableau ne peut pas tout contenir de %n d’entre elles&#xa0;; le JSON garde tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) could not be read: those creatures show their letters.</source>
        <translation>
            <numerusform>%n image n’a pas pu être lue&#xa0;: cette créature montre ses lettres.</numerusform>
            <numerusform>%n images n’ont pas pu être lues&#xa0;: ces créatures montrent leurs lettres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Search by name, type or source</source>
        <translation>Chercher par nom, type ou origine</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Keeps the damaged files under other names and begins a new library with all that can be read</source>
        <translation>Garde les fichiers endommagés sous d’autres noms et commence une nouvelle bibliothèque avec tout ce qui peut être lu</translation>
    </message>
    <message>
        <source>The damaged file is kept: %1.</source>
        <translation>Le fichier endommagé est gardé&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Your library begins anew with %n creature(s) that could be read.</source>
        <translation>
            <numerusform>Votre bibliothèque recommence avec %n créature qui a pu être lue.</numerusform>
            <numerusform>Votre bibliothèque recommence avec %n créatures qui ont pu être lues.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <translation>Gardés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Another program changed your library: the list shows it as it is now.</source>
        <translation>Un autre programme a changé votre bibliothèque&#xa0;: la liste la montre comme elle est maintenant.</translation>
    </message>
    <message>
        <source>Nobody has that name.</source>
        <translation>Personne ne porte ce nom.</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::LibraryForm</name>
    <message>
        <source>One of the party</source>
        <translation>Membre du groupe</translation>
    </message>
    <message>
        <source>&quot;Add the party&quot; puts it on the board with the others.</source>
        <translation>«&#xa0;Ajouter le groupe&#xa0;» la met sur le plateau avec les autres.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attaques</translation>
    </message>
    <message>
        <source>Other ways to move</source>
        <translation>Autres déplacements</translation>
    </message>
    <message>
        <source>Fly</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>Swim</source>
        <translation>Nage</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Escalade</translation>
    </message>
    <message>
        <source>Burrow</source>
        <translation>Fouissement</translation>
    </message>
    <message>
        <source> squares</source>
        <translation> cases</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::LibraryModel</name>
    <message>
        <source>Armour class</source>
        <translation>Classe d’armure</translation>
    </message>
    <message>
        <source>Hit points</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>AC</source>
        <translation>CA</translation>
    </message>
    <message>
        <source>HP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Reach (cells)</source>
        <translation>Allonge (cases)</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::LogNotice</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tenaille::ui::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copies the selected lines, or all that are shown</source>
        <translation>Copie les lignes choisies, ou toutes celles qui sont affichées</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Filter of the log</source>
        <translation>Filtre du journal</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n line(s)</source>
        <translation>
            <numerusform>%1 sur %n ligne</numerusform>
            <numerusform>%1 sur %n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a word, or what a line is: %1</source>
        <translation>Tapez un mot, ou la nature d’une ligne&#xa0;: %1</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Writes the log as text or as a page; where lines are filtered or selected it asks whether to write all</source>
        <translation>Écrit le journal comme texte ou comme page&#xa0;; si des lignes sont filtrées ou sélectionnées, demande s’il faut tout écrire</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::LogTopicBar</name>
    <message>
        <source>Only: %1</source>
        <translation>Seulement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Shows all lines of the log again</source>
        <translation>Affiche de nouveau toutes les lignes du journal</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::MapPanel</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n sélectionné</numerusform>
            <numerusform>%n sélectionnés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 hexes</source>
        <translation>%1 × %2 hexagones</translation>
    </message>
    <message>
        <source>%1 × %2 squares</source>
        <translation>%1 × %2 cases</translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s)</source>
        <translation>
            <numerusform>%n mur</numerusform>
            <numerusform>%n murs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n door(s)</source>
        <translation>
            <numerusform>%n porte</numerusform>
            <numerusform>%n portes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n objet</numerusform>
            <numerusform>%n objets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s)</source>
        <translation>
            <numerusform>%n lumière</numerusform>
            <numerusform>%n lumières</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a wall, a door, a light or a thing to see and change it.</source>
        <translation>Cliquez sur un mur, une porte, une lumière ou un objet pour le voir et le modifier.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n segment</numerusform>
            <numerusform>%n segments</numerusform>
        </translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lumière</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Allumée</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Éteinte</translation>
    </message>
    <message>
        <source>bright %1, dim %2</source>
        <translation>vive %1, faible %2</translation>
    </message>
    <message>
        <source>Light off</source>
        <translation>Éteindre la lumière</translation>
    </message>
    <message>
        <source>Light on</source>
        <translation>Allumer la lumière</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n on</source>
        <translation>
            <numerusform>%n allumée</numerusform>
            <numerusform>%n allumées</numerusform>
        </translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>For you alone.</source>
        <translation>Pour vous seul.</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Sol</translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n sol</numerusform>
            <numerusform>%n sols</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%n texte</numerusform>
            <numerusform>%n textes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message>
        <source>Selects these alone, to change them</source>
        <translation>Ne sélectionne que ceux-ci, pour les modifier</translation>
    </message>
    <message>
        <source>the players know it</source>
        <translation>connue des joueurs</translation>
    </message>
    <message>
        <source>nobody has found it</source>
        <translation>personne ne l’a trouvée</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::ModifierRow</name>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
    <message>
        <source>Override this value</source>
        <translation>Remplacer cette valeur</translation>
    </message>
    <message>
        <source>Overridden: change it or take it back</source>
        <translation>Décision du MJ&#xa0;: la changer ou la retirer</translation>
    </message>
    <message>
        <source>Counts. Click to leave it out</source>
        <translation>Compte. Cliquer pour ne pas en tenir compte</translation>
    </message>
    <message>
        <source>Left out. Click to count it</source>
        <translation>Ne compte pas. Cliquer pour en tenir compte</translation>
    </message>
    <message>
        <source>Count: %1</source>
        <translation>Tenir compte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Left out by the game master</source>
        <translation>Écarté par le meneur</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::Notice</name>
    <message>
        <source>Dismiss (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::Overview</name>
    <message>
        <source>Overview of the board</source>
        <translation>Aperçu du plateau</translation>
    </message>
    <message>
        <source>Click or drag to go there</source>
        <translation>Cliquez ou glissez pour y aller</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::OwnLookBox</name>
    <message>
        <source>Solid line</source>
        <translation>Trait plein</translation>
    </message>
    <message>
        <source>Dashes</source>
        <translation>Tirets</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Double line</source>
        <translation>Trait double</translation>
    </message>
    <message>
        <source>Ticks</source>
        <translation>Barres en travers</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Losanges</translation>
    </message>
    <message>
        <source>Zigzag</source>
        <translation>Zigzag</translation>
    </message>
    <message>
        <source>Plain colour</source>
        <translation>Couleur unie</translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation>Rayures</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Croisillons</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Croix</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Vagues</translation>
    </message>
    <message>
        <source>As above</source>
        <translation>Comme ci-dessus</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>Bleu ciel</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Ambre</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Autre…</translation>
    </message>
    <message>
        <source>A colour of your own</source>
        <translation>Une couleur à vous</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>Votre couleur</translation>
    </message>
    <message>
        <source>Colour of the kind</source>
        <translation>Couleur du type</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::PenPanel</name>
    <message>
        <source>Wall kinds</source>
        <translation>Types de murs</translation>
    </message>
    <message>
        <source>Room: walls and floor</source>
        <translation>Salle&#xa0;: murs et sol</translation>
    </message>
    <message>
        <source>Door kinds</source>
        <translation>Types de portes</translation>
    </message>
    <message>
        <source>Terrain kinds</source>
        <translation>Types de terrain</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Objets</translation>
    </message>
    <message>
        <source>New light</source>
        <translation>Nouvelle lumière</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dessin</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Types</translation>
    </message>
    <message>
        <source>No floor</source>
        <translation>Sans sol</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinceau</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectangle</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Remplir</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>Demi-cases</translation>
    </message>
    <message>
        <source>Thirds</source>
        <translation>Tiers</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Bright</source>
        <translation>Vive</translation>
    </message>
    <message>
        <source>Dim</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Snap to</source>
        <translation>Aligner sur</translation>
    </message>
    <message>
        <source>Change kind…</source>
        <translation>Modifier le type…</translation>
    </message>
    <message>
        <source>New kind…</source>
        <translation>Nouveau type…</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::PictureCrop</name>
    <message>
        <source>Choose a picture, or drop one here</source>
        <translation>Choisissez une image, ou déposez-en une ici</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::PictureDialog</name>
    <message>
        <source>Picture of the map</source>
        <translation>Image de la carte</translation>
    </message>
    <message>
        <source>Sketch of the picture</source>
        <translation>Aperçu de l’image</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>The game master, secrets too</source>
        <translation>Le meneur, secrets compris</translation>
    </message>
    <message>
        <source>Light, as on paper</source>
        <translation>Clair, comme sur papier</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>WebP, smaller</source>
        <translation>WebP, plus léger</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <source>&amp;Creatures</source>
        <translation>&amp;Créatures</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>&amp;Pour</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>C&amp;ouleurs</translation>
    </message>
    <message>
        <source>&amp;Pixels a cell</source>
        <translation>&amp;Pixels par case</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>F&amp;ormat</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pixels</translation>
    </message>
    <message>
        <source>%1: at most %2 a side are possible. Ask for fewer pixels a cell.</source>
        <translation>%1&#xa0;: au plus %2 par côté. Demandez moins de pixels par case.</translation>
    </message>
    <message>
        <source>Hidden creatures, notes and secret doors are on it: not for players.</source>
        <translation>Créatures cachées, notes et portes secrètes y figurent&#xa0;: pas pour les joueurs.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Pictures (*.webp)</source>
        <translation>Images (*.webp)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Fichier écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>It shows everything secret.</source>
        <translation>Elle montre tout ce qui est secret.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>On the players&apos; screen now</source>
        <translation>Celles de l’écran des joueurs</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>The players: what they know</source>
        <translation>Les joueurs&#xa0;: ce qu’ils connaissent</translation>
    </message>
    <message>
        <source>The players: the whole map</source>
        <translation>Les joueurs&#xa0;: toute la carte</translation>
    </message>
    <message>
        <source>No more than the players&apos; screen shows now.</source>
        <translation>Rien de plus que ce que montre l’écran des joueurs.</translation>
    </message>
    <message>
        <source>The whole map, with rooms that the party does not know, also those behind secret doors.</source>
        <translation>Toute la carte, avec les salles que le groupe ne connaît pas, même derrière les portes secrètes.</translation>
    </message>
    <message>
        <source>Notes and secret doors are on it: not for players.</source>
        <translation>On y voit notes et portes secrètes&#xa0;: pas pour les joueurs.</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::PicturePlace</name>
    <message>
        <source> px</source>
        <translation>&#xa0;px</translation>
    </message>
    <message>
        <source>Picture on the grid</source>
        <translation>Image sur la grille</translation>
    </message>
    <message>
        <source>How many pixels of the picture a cell is wide and high</source>
        <translation>Combien de pixels de l’image une case a de large et de haut</translation>
    </message>
    <message>
        <source>The pixel of the picture that lies in the upper left corner of the board; below zero the picture begins inside the board</source>
        <translation>Le pixel de l’image qui est dans le coin supérieur gauche du plateau&#xa0;; sous zéro, l’image commence à l’intérieur du plateau</translation>
    </message>
    <message>
        <source>Pixels a cell</source>
        <translation>Pixels par case</translation>
    </message>
    <message>
        <source>Begins at x</source>
        <translation>Commence en x</translation>
    </message>
    <message>
        <source>Begins at y</source>
        <translation>Commence en y</translation>
    </message>
    <message>
        <source>The map has no picture.</source>
        <translation>La carte n’a pas d’image.</translation>
    </message>
    <message>
        <source>%1 × %2 cells</source>
        <translation>%1 × %2 cases</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::PlayerScreen</name>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Round %1 · segment %2 of 10</source>
        <translation>Round %1 · segment %2 sur 10</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>The board will be here soon.</source>
        <translation>Le plateau sera bientôt là.</translation>
    </message>
    <message>
        <source>The connection is lost. Is the game master still sharing?</source>
        <translation>La connexion est perdue. Le meneur partage-t-il encore&#xa0;?</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Surprise</translation>
    </message>
    <message>
        <source>The game master has stopped sharing.</source>
        <translation>Le meneur a arrêté le partage.</translation>
    </message>
    <message>
        <source>Turn the phone: the picture is larger then.</source>
        <translation>Tournez le téléphone&#xa0;: l’image sera plus grande.</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <source>&amp;Overview and scale bars first</source>
        <translation>&amp;Plan d’assemblage et échelle</translation>
    </message>
    <message>
        <source>&amp;Grid with numbers</source>
        <translation>&amp;Grille avec numéros</translation>
    </message>
    <message>
        <source>&amp;Creatures on the map</source>
        <translation>Cré&amp;atures sur la carte</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Les joueurs</translation>
    </message>
    <message>
        <source>The game master, secrets too</source>
        <translation>Le MJ, secrets compris</translation>
    </message>
    <message>
        <source>No creature</source>
        <translation>Aucune</translation>
    </message>
    <message numerus="yes">
        <source>Selected creatures (%n)</source>
        <translation>
            <numerusform>Créature choisie (%n)</numerusform>
            <numerusform>Créatures choisies (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All creatures (%n)</source>
        <translation>
            <numerusform>Toutes les créatures (%n)</numerusform>
            <numerusform>Toutes les créatures (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Whichever takes fewer pages</source>
        <translation>Le moins de pages</translation>
    </message>
    <message>
        <source>1 inch (25.4 mm)</source>
        <translation>1 pouce (25,4&#xa0;mm)</translation>
    </message>
    <message>
        <source>25 mm</source>
        <translation>25&#xa0;mm</translation>
    </message>
    <message>
        <source>30 mm</source>
        <translation>30&#xa0;mm</translation>
    </message>
    <message>
        <source>Another size</source>
        <translation>Une autre taille</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>5 mm</source>
        <translation>5&#xa0;mm</translation>
    </message>
    <message>
        <source>10 mm</source>
        <translation>10&#xa0;mm</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>Po&amp;ur</translation>
    </message>
    <message>
        <source>Stand-&amp;ups</source>
        <translation>&amp;Figurines</translation>
    </message>
    <message>
        <source>Copies of &amp;each</source>
        <translation>E&amp;xemplaires</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>Forma&amp;t</translation>
    </message>
    <message>
        <source>Size of a ce&amp;ll</source>
        <translation>Tai&amp;lle d’une case</translation>
    </message>
    <message>
        <source>&amp;in millimetres</source>
        <translation>e&amp;n millimètres</translation>
    </message>
    <message>
        <source>Ma&amp;rgins</source>
        <translation>&amp;Marges</translation>
    </message>
    <message>
        <source>O&amp;verlap</source>
        <translation>Recou&amp;vrement</translation>
    </message>
    <message>
        <source>Map: %1</source>
        <translation>Carte&#xa0;: %1</translation>
    </message>
    <message>
        <source>One page before it shows how they fit together.</source>
        <translation>Une page avant elle montre comment les assembler.</translation>
    </message>
    <message numerus="yes">
        <source>Stand-ups: %n page(s)</source>
        <translation>
            <numerusform>Figurines&#xa0;: %n page</numerusform>
            <numerusform>Figurines&#xa0;: %n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Fichier écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sent to the printer %1. Measure the bars of the first page.</source>
        <translation>Envoyé à l’imprimante %1. Mesurez les barres de la première page.</translation>
    </message>
    <message>
        <source>Stopped before the last page.</source>
        <translation>Arrêté avant la dernière page.</translation>
    </message>
    <message>
        <source>Pages with &amp;nothing on them too</source>
        <translation>Les pages vide&amp;s aussi</translation>
    </message>
    <message>
        <source>The whole map, with rooms that the party does not know, also those behind secret doors.</source>
        <translation>Toute la carte, avec les salles que le groupe ne connaît pas, même derrière les portes secrètes.</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>Orientatio&amp;n</source>
        <translation>Orientatio&amp;n</translation>
    </message>
    <message>
        <source>, landscape</source>
        <translation>, paysage</translation>
    </message>
    <message>
        <source>, portrait</source>
        <translation>, portrait</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::ProgressNotice</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Annulation…</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::RulesDialog</name>
    <message>
        <source>Rules in force</source>
        <translation>Règles en vigueur</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Ensemble de règles</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>Choix personnel</translation>
    </message>
    <message>
        <source>Find an option</source>
        <translation>Chercher une option</translation>
    </message>
    <message numerus="yes">
        <source>Nearest to %1; %n option(s) differ, in bold below.</source>
        <translation>
            <numerusform>Proche de «&#xa0;%1&#xa0;»&#xa0;; %n option diffère, en gras ci-dessous.</numerusform>
            <numerusform>Proche de «&#xa0;%1&#xa0;»&#xa0;; %n options diffèrent, en gras ci-dessous.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing changes: these rules are in force.</source>
        <translation>Rien ne change&#xa0;: ces règles sont en vigueur.</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) will change; below stands what is in force now.</source>
        <translation>
            <numerusform>%n option changera&#xa0;; ce qui est en vigueur est indiqué dessous.</numerusform>
            <numerusform>%n options changeront&#xa0;; ce qui est en vigueur est indiqué dessous.</numerusform>
        </translation>
    </message>
    <message>
        <source>will change; now: %1</source>
        <translation>changera&#xa0;; actuellement&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, modifiées</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::RulingCard</name>
    <message>
        <source>Ruling</source>
        <translation>Arbitrage</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>To hit</source>
        <translation>Toucher</translation>
    </message>
    <message>
        <source>Target AC</source>
        <translation>CA cible</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Requis</translation>
    </message>
    <message>
        <source>No ruling yet</source>
        <translation>Pas encore d’arbitrage</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Détacher</translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>%1+</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>Décision du MJ</translation>
    </message>
    <message>
        <source>%1
The rules say %2. Your value (the same value follows the rules again):</source>
        <translation>%1
Les règles donnent %2. Votre valeur (la même valeur rend la main aux règles)&#xa0;:</translation>
    </message>
    <message>
        <source>(overridden; the rules say %1)</source>
        <translation>(décision du MJ&#xa0;; les règles donnent %1)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Writes this ruling into the log</source>
        <translation>Inscrit cet arbitrage au journal</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>hypothèse</translation>
    </message>
    <message>
        <source>Open the data of the creature</source>
        <translation>Ouvrir les données de la créature</translation>
    </message>
    <message>
        <source>(left out: %1 counts)</source>
        <translation>(écarté&#xa0;: %1 compte)</translation>
    </message>
    <message>
        <source>Allowed all the same.</source>
        <translation>Permis malgré tout.</translation>
    </message>
    <message>
        <source>Not possible by the rules. Switch off what you allow all the same:</source>
        <translation>Impossible selon les règles. Désactivez ce que vous permettez tout de même&#xa0;:</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Makes the attack: dice, hit or miss, damage (A)</source>
        <translation>Porte l’attaque&#xa0;: dés, touche ou manque, dégâts (A)</translation>
    </message>
    <message>
        <source>Miss chance</source>
        <translation>Chances de rater</translation>
    </message>
    <message>
        <source>To hit %1 · AC %2 · needs %3</source>
        <translation>Toucher %1 · CA %2 · il faut %3</translation>
    </message>
    <message>
        <source> · miss chance %1</source>
        <translation> · chances de rater&#xa0;%1</translation>
    </message>
    <message>
        <source>You allow it against the rules:</source>
        <translation>Vous l’autorisez contre les règles&#xa0;:</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::SidePanel</name>
    <message>
        <source>Creature</source>
        <translation>Créature</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Comme à l’ouverture</translation>
    </message>
    <message>
        <source>History: every step, to be undone and redone</source>
        <translation>Historique&#xa0;: chaque étape, à annuler et à refaire</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::SightForm</name>
    <message>
        <source>the same</source>
        <translation>le même</translation>
    </message>
    <message>
        <source>Its own name is secret</source>
        <translation>Son propre nom est secret</translation>
    </message>
    <message>
        <source>Darkvision</source>
        <translation>Vision dans le noir</translation>
    </message>
    <message>
        <source>any distance</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Low-light vision</source>
        <translation>Vision nocturne</translation>
    </message>
    <message>
        <source>Sees all around</source>
        <translation>Voit partout</translation>
    </message>
    <message>
        <source>Blinded</source>
        <translation>Aveuglé</translation>
    </message>
    <message>
        <source>Invisible</source>
        <translation>Invisible</translation>
    </message>
    <message>
        <source>Players call it</source>
        <translation>Nom public</translation>
    </message>
    <message>
        <source>Its health</source>
        <translation>Sa santé</translation>
    </message>
    <message>
        <source>Its eyes</source>
        <translation>Ses yeux</translation>
    </message>
    <message>
        <source>Reach of darkvision</source>
        <translation>Portée de la vision dans le noir</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::StatBox</name>
    <message>
        <source>A number; dice stand for what falls on the average: 2d8+4 is 13</source>
        <translation>Un nombre&#xa0;; des dés valent leur moyenne&#xa0;: 2d8+4 vaut 13</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::StatePanel</name>
    <message>
        <source>Add a condition…</source>
        <translation>Ajouter un état…</translation>
    </message>
    <message>
        <source>Above the ground, or below it. It is shown; no rule reads it.</source>
        <translation>Au-dessus du sol, ou en dessous. C’est affiché&#xa0;; aucune règle ne le lit.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Marked on the board around its space; the players see those of the party.</source>
        <translation>Marquée sur le plateau autour de son espace&#xa0;; les joueurs voient celles du groupe.</translation>
    </message>
    <message>
        <source>H&amp;eight</source>
        <translation>Hauteu&amp;r</translation>
    </message>
    <message>
        <source>A&amp;ura</source>
        <translation>A&amp;ura</translation>
    </message>
    <message>
        <source>until taken away</source>
        <translation>jusqu’au retrait</translation>
    </message>
    <message>
        <source>Players do not see it: %1</source>
        <translation>Les joueurs ne le voient pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>Players see it: %1</source>
        <translation>Les joueurs le voient&#xa0;: %1</translation>
    </message>
    <message>
        <source>Take away: %1</source>
        <translation>Retirer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Prone, blinded, or in your own words; for some time or until you take it away</source>
        <translation>À terre, aveuglé, ou vos propres mots&#xa0;; pour un temps ou jusqu’à ce que vous le retiriez</translation>
    </message>
    <message>
        <source>Rides %1</source>
        <translation>Monte %1</translation>
    </message>
    <message>
        <source>Dismount</source>
        <translation>Mettre pied à terre</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Lumière</translation>
    </message>
    <message>
        <source>It carries the light along; who can see sees by it</source>
        <translation>La lumière va avec son porteur&#xa0;; qui voit, voit par elle</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Bright</source>
        <translation>Vive</translation>
    </message>
    <message>
        <source>Dim</source>
        <translation>Faible</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::StrikeOffers</name>
    <message>
        <source>%1 gives an attack of opportunity to %2 (SZ-08).</source>
        <translation>%1 provoque une attaque d’opportunité de %2 (SZ-08).</translation>
    </message>
    <message>
        <source>%1 strikes %2…</source>
        <translation>%1 frappe %2…</translation>
    </message>
    <message>
        <source>%1 strikes…</source>
        <translation>%1 frappe…</translation>
    </message>
    <message>
        <source>Back to where the blow fell</source>
        <translation>Revenir là où le coup est tombé</translation>
    </message>
    <message>
        <source>%1 has taken one in this round already.</source>
        <translation>%1 en a déjà pris une ce round-ci.</translation>
    </message>
    <message>
        <source>%1 falls by a blow on the way.</source>
        <translation>%1 tombe d’un coup reçu en chemin.</translation>
    </message>
    <message>
        <source>The players do not see %1.</source>
        <translation>Les joueurs ne voient pas %1.</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::TokenPictureDialog</name>
    <message>
        <source>Picture of %1</source>
        <translation>Image&#xa0;: %1</translation>
    </message>
    <message>
        <source>Part of the picture that is seen</source>
        <translation>Partie visible de l’image</translation>
    </message>
    <message>
        <source>Drag the picture; the wheel brings it nearer. Arrow keys and + - do the same.</source>
        <translation>Faites glisser l’image&#xa0;; la molette la rapproche. Les flèches et + - font de même.</translation>
    </message>
    <message>
        <source>How near</source>
        <translation>Rapprochement</translation>
    </message>
    <message>
        <source>As it looks on the board</source>
        <translation>Comme on la voit sur le plateau</translation>
    </message>
    <message>
        <source>&amp;Choose file…</source>
        <translation>&amp;Choisir un fichier…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>&amp;Letters instead</source>
        <translation>&amp;Lettres à la place</translation>
    </message>
    <message>
        <source>&amp;Nearer</source>
        <translation>&amp;Plus près</translation>
    </message>
    <message>
        <source>Choose picture</source>
        <translation>Choisir une image</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp)</source>
        <translation>Images (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::Tour</name>
    <message>
        <source>Two minutes with Tenaille. Click one of the heroes: the panel at the right is now about him.</source>
        <translation>Deux minutes avec Tenaille. Cliquez sur un des héros&#xa0;: le panneau de droite parle maintenant de lui.</translation>
    </message>
    <message>
        <source>Point at a foe. The card tells what the attack needs, number by number; a click on a rule tells what it says, a switch leaves a number out. On the board lie the lines that were looked at.</source>
        <translation>Pointez un adversaire. La fiche dit ce qu’il faut à l’attaque, chiffre par chiffre&#xa0;; un clic sur une règle dit ce qu’elle contient, un interrupteur laisse un chiffre de côté. Sur le plateau sont tracées les lignes examinées.</translation>
    </message>
    <message>
        <source>Drag the hero. The way tells what it costs and who may strike at him on it; Esc forgets it.</source>
        <translation>Faites glisser le héros. Le chemin dit ce qu’il coûte et qui peut le frapper en route&#xa0;; Échap l’oublie.</translation>
    </message>
    <message>
        <source>%1 takes that back, as it does everything. The page with the little clock at the right has all steps.</source>
        <translation>%1 annule cela, comme tout le reste. La page à la petite horloge, à droite, contient toutes les étapes.</translation>
    </message>
    <message>
        <source>%1 shows the map, to draw rooms, doors and lights, or to mend one that you brought in. %2 goes back to the encounter.</source>
        <translation>%1 montre la carte, pour dessiner salles, portes et lumières, ou pour réparer une carte importée. %2 revient à la rencontre.</translation>
    </message>
    <message>
        <source>%1 opens the players’ screen, on the television if there is one. It stays blank until you show the board, and shows no more than the heroes see.</source>
        <translation>%1 ouvre l’écran des joueurs, sur le téléviseur s’il y en a un. Il reste vide jusqu’à ce que vous montriez le plateau, et ne montre que ce que voient les héros.</translation>
    </message>
    <message>
        <source>Your own map comes in when you drop it on this window. %1 begins a fight, %2 lists the keys, %3 finds any command.</source>
        <translation>Votre propre carte arrive quand vous la déposez sur cette fenêtre. %1 commence un combat, %2 donne la liste des touches, %3 trouve n’importe quelle commande.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::TurnCards</name>
    <message>
        <source>Turn order</source>
        <translation>Ordre des tours</translation>
    </message>
    <message>
        <source>initiative %1</source>
        <translation>initiative&#xa0;%1</translation>
    </message>
    <message>
        <source>hit points %1</source>
        <translation>points de vie&#xa0;%1</translation>
    </message>
    <message>
        <source>hidden from the players</source>
        <translation>caché aux joueurs</translation>
    </message>
    <message>
        <source>%1 acts</source>
        <translation>%1 agit</translation>
    </message>
</context>
<context>
    <name>tenaille::ui::VersionsDialog</name>
    <message>
        <source>Earlier versions of %1</source>
        <translation>Versions précédentes de %1</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>&amp;Go back to it</source>
        <translation>&amp;Y revenir</translation>
    </message>
    <message>
        <source>Going back is one step, which undo takes back; the file changes when you save.</source>
        <translation>Revenir est une seule étape, que l’annulation reprend&#xa0;; le fichier change quand vous enregistrez.</translation>
    </message>
    <message>
        <source>in the file</source>
        <translation>version du fichier</translation>
    </message>
</context>
</TS>
