// Texts of team wear.
import { words } from '../words.ts'
import type { Family } from './family.ts'

export const teamWearFamilies = {
  shirt: {
    short: [
      words(
        'Licht wedstrijdshirt dat zweet snel afvoert.',
        'Lightweight match shirt that dries fast.',
        'Leichtes Trikot, das schnell trocknet.',
        'Lätt matchtröja som torkar snabbt.',
      ),
      words(
        'Clubshirt met een strakke pasvorm en ruimte voor naam en nummer.',
        'Club shirt with a clean cut and room for name and number.',
        'Vereinstrikot mit klarem Schnitt und Platz für Name und Nummer.',
        'Klubbtröja med ren passform och plats för namn och nummer.',
      ),
    ],
    long: [
      words(
        'Negentig minuten gaan, en dan nog blessuretijd: daarvoor is het {model}-shirt gemaakt. De stof ligt losjes op de huid, de naden schuren niet en de kleur blijft ook na een heel seizoen wassen helder.',
        'Ninety minutes and then stoppage time: that is what the {model} shirt is made for. The fabric sits lightly on the skin, the seams don’t rub, and the colour stays bright after a whole season of washing.',
        'Neunzig Minuten und dann noch die Nachspielzeit: Dafür ist das Trikot {model} gemacht. Der Stoff liegt locker auf der Haut, die Nähte scheuern nicht, und die Farbe bleibt auch nach einer ganzen Saison in der Wäsche kräftig.',
        'Nittio minuter och sedan tilläggstid: det är vad {model}-tröjan är gjord för. Tyget ligger lätt mot huden, sömmarna skaver inte och färgen håller sig klar även efter en hel säsong i tvätten.',
      ),
      words(
        'Het {model}-shirt geeft een elftal één gezicht. Van de kleinste jeugdmaat tot 3XL is het model gelijk, en elke kleur blijft minstens drie seizoenen leverbaar, zodat een nieuwe speler gewoon hetzelfde shirt krijgt.',
        'The {model} shirt makes a team look like one. The cut is the same from the smallest youth size to 3XL, and every colour stays available for at least three seasons, so a new player simply gets the same shirt.',
        'Das Trikot {model} gibt einer Mannschaft ein Gesicht. Von der kleinsten Jugendgröße bis 3XL ist der Schnitt gleich, und jede Farbe bleibt mindestens drei Spielzeiten lieferbar, damit neue Spieler einfach das gleiche Trikot bekommen.',
        '{model}-tröjan ger laget ett gemensamt uttryck. Snittet är detsamma från minsta ungdomsstorlek till 3XL och varje färg finns kvar i minst tre säsonger, så att en ny spelare lätt får samma tröja.',
      ),
    ],
  },
  shorts: {
    short: [
      words(
        'Soepele wedstrijdbroek met elastische tailleband.',
        'Supple match shorts with an elasticated waistband.',
        'Geschmeidige Spielhose mit elastischem Bund.',
        'Mjuka matchshorts med elastisk midja.',
      ),
    ],
    long: [
      words(
        'De {model}-broek zit stevig zonder te knellen. Het trekkoord loopt binnenin, de pijpen zijn ruim genoeg voor een lange sprint en de stof plakt niet als het regent.',
        'The {model} shorts sit firmly without pinching. The drawcord runs on the inside, the legs are wide enough for a long sprint, and the fabric doesn’t cling when it rains.',
        'Die Hose {model} sitzt fest, ohne einzuengen. Die Kordel verläuft innen, die Beine sind weit genug für lange Sprints, und der Stoff klebt auch bei Regen nicht.',
        '{model}-shortsen sitter stadigt utan att klämma. Dragskon löper på insidan, benen är vida nog för en lång löpning och tyget klibbar inte när det regnar.',
      ),
    ],
  },
  socks: {
    short: [
      words(
        'Lange sokken met versterkte hiel en teen.',
        'Long socks with reinforced heel and toe.',
        'Lange Stutzen mit verstärkter Ferse und Spitze.',
        'Långa strumpor med förstärkt häl och tå.',
      ),
    ],
    long: [
      words(
        'De {model}-sokken blijven zitten, ook over dikke scheenbeschermers. Het voetbed is zacht gevoerd en de wreef ademt, zodat je voeten droog blijven tot het laatste fluitsignaal.',
        'The {model} socks stay up, even over thick shin guards. The footbed is softly padded and the instep breathes, so your feet stay dry until the final whistle.',
        'Die Stutzen {model} bleiben oben, auch über dicken Schienbeinschonern. Das Fußbett ist weich gepolstert und der Spann atmet, damit die Füße bis zum Schlusspfiff trocken bleiben.',
        '{model}-strumporna sitter uppe, även över tjocka benskydd. Fotbädden är mjukt vadderad och vristen andas, så att fötterna håller sig torra till slutsignalen.',
      ),
    ],
  },
  goalkeeper: {
    short: [
      words(
        'Keeperskleding met bescherming waar je landt.',
        'Goalkeeper wear with padding where you land.',
        'Torwartkleidung mit Polstern, wo du landest.',
        'Målvaktskläder med vaddering där du landar.',
      ),
    ],
    long: [
      words(
        'Wie duikt, moet durven landen. De {model}-lijn is gevoerd op ellebogen en heupen en rekt mee over de schouders, zodat je bij een hoge bal niets voelt trekken.',
        'If you dive, you have to trust the landing. The {model} line is padded at the elbows and hips and stretches across the shoulders, so nothing pulls when you go for a high ball.',
        'Wer hechtet, muss der Landung trauen. Die Linie {model} ist an Ellbogen und Hüften gepolstert und dehnt sich über den Schultern, damit bei hohen Bällen nichts spannt.',
        'Den som kastar sig måste våga landa. {model}-serien är vadderad vid armbågar och höfter och töjer sig över axlarna, så att inget stramar när du går upp på en hög boll.',
      ),
    ],
  },
  training: {
    short: [
      words(
        'Trainingskleding die week na week meegaat.',
        'Training wear that lasts week after week.',
        'Trainingskleidung für jede Woche.',
        'Träningskläder som håller vecka efter vecka.',
      ),
      words(
        'Warm bij de start, luchtig als het tempo omhooggaat.',
        'Warm at the start, cool when the pace picks up.',
        'Warm zu Beginn, luftig bei hohem Tempo.',
        'Varm i början, luftig när tempot höjs.',
      ),
    ],
    long: [
      words(
        'Drie avonden per week in de tas, op het veld en in de was: de {model}-lijn is ervoor gemaakt. De halve rits regelt je temperatuur en de manchetten blijven op hun plek.',
        'In the bag, on the pitch and in the wash three evenings a week: the {model} line is made for it. The zip lets you control the temperature and the cuffs stay where they are.',
        'Dreimal pro Woche in die Tasche, auf den Platz und in die Wäsche: Dafür ist die Linie {model} gemacht. Der Reißverschluss regelt die Temperatur, und die Bündchen bleiben, wo sie sind.',
        'Tre kvällar i veckan i väskan, på planen och i tvätten: {model}-serien är gjord för det. Dragkedjan reglerar värmen och muddarna sitter där de ska.',
      ),
      words(
        'Met de {model}-lijn ziet de hele selectie er ook op dinsdagavond verzorgd uit. De pasvorm is sportief maar niet krap en de stof kreukt niet in de tas.',
        'With the {model} line the whole squad looks the part on a Tuesday evening too. The cut is athletic without being tight, and the fabric doesn’t crease in the bag.',
        'Mit der Linie {model} sieht die ganze Mannschaft auch am Dienstagabend gut aus. Der Schnitt ist sportlich, aber nicht eng, und der Stoff knittert nicht in der Tasche.',
        'Med {model}-serien ser hela truppen samlad ut även en tisdagskväll. Snittet är sportigt men inte trångt och tyget skrynklar sig inte i väskan.',
      ),
    ],
  },
  bib: {
    short: [
      words(
        'Luchtig hesje om teams uit elkaar te houden.',
        'Light bib for telling the sides apart.',
        'Luftiges Leibchen, um Mannschaften auseinanderzuhalten.',
        'Luftig väst som håller isär lagen.',
      ),
    ],
    long: [
      words(
        'Aantrekken, spelen, doorgeven: het {model}-hesje is ruim gesneden en gaat over elk shirt. De felle kleur zie je ook onder kunstlicht meteen.',
        'Pull it on, play, pass it on: the {model} bib is cut wide and goes over any shirt. The bright colour stands out under floodlights too.',
        'Überziehen, spielen, weitergeben: Das Leibchen {model} ist weit geschnitten und passt über jedes Shirt. Die kräftige Farbe sieht man auch unter Flutlicht sofort.',
        'Dra på, spela, skicka vidare: {model}-västen är vid och går över vilken tröja som helst. Den starka färgen syns direkt även i strålkastarljus.',
      ),
    ],
  },
  polo: {
    short: [
      words(
        'Nette polo voor langs de lijn en in de kantine.',
        'Smart polo for the touchline and the clubhouse.',
        'Gepflegtes Polo für Seitenlinie und Vereinsheim.',
        'Prydlig piké för sidlinjen och klubbhuset.',
      ),
    ],
    long: [
      words(
        'De {model}-polo is er voor alles rond de wedstrijd: de busreis, de bespreking, de derde helft. De kraag blijft in vorm en de drie knopen zijn dubbel vastgezet.',
        'The {model} polo is for the rest of match day: the coach trip, the team talk, the drink afterwards. The collar keeps its shape and the three buttons are sewn on twice.',
        'Das Polo {model} ist für alles rund ums Spiel: Busfahrt, Besprechung, dritte Halbzeit. Der Kragen bleibt in Form, und die drei Knöpfe sind doppelt angenäht.',
        '{model}-pikén är till för allt runt matchen: bussresan, genomgången, fikat efteråt. Kragen behåller formen och de tre knapparna är dubbelt fastsydda.',
      ),
    ],
  },
  jacket: {
    short: [
      words(
        'Jas die wind en regen langs de lijn buiten houdt.',
        'Jacket that keeps wind and rain out on the touchline.',
        'Jacke, die Wind und Regen an der Seitenlinie abhält.',
        'Jacka som håller vind och regn ute vid sidlinjen.',
      ),
    ],
    long: [
      words(
        'Wie langs de lijn staat, beweegt minder dan wie speelt. Met de {model}-jas blijf je warm: hoge kraag, verstelbare capuchon en zakken waar een opschrijfboekje in past.',
        'You move less on the touchline than on the pitch. The {model} jacket keeps you warm: high collar, adjustable hood and pockets that hold a notebook.',
        'Wer an der Linie steht, bewegt sich weniger als die, die spielen. Die Jacke {model} hält warm: hoher Kragen, verstellbare Kapuze und Taschen, in die ein Notizbuch passt.',
        'Den som står vid sidlinjen rör sig mindre än den som spelar. {model}-jackan håller dig varm: hög krage, justerbar huva och fickor som rymmer en anteckningsbok.',
      ),
    ],
  },
  kit: {
    short: [
      words(
        'Alles voor het hele team in één bestelling.',
        'Everything for the whole team in one order.',
        'Alles für die ganze Mannschaft in einer Bestellung.',
        'Allt till hela laget i en beställning.',
      ),
    ],
    long: [
      words(
        'Met {model} kleed je een team in één keer aan. Kies per speler de maten, zet naam en nummer erbij en betaal samen minder dan los.',
        'With {model} you kit out a team in one go. Choose sizes for each player, add name and number, and pay less than for the items on their own.',
        'Mit {model} kleidest du eine Mannschaft auf einmal ein. Wähle für jeden die Größen, füge Name und Nummer hinzu und bestelle zusammen günstiger als einzeln.',
        'Med {model} utrustar du ett helt lag på en gång. Välj storlekar för varje spelare, lägg till namn och nummer och betala mindre än för delarna var för sig.',
      ),
    ],
  },
} satisfies Record<string, Family>
