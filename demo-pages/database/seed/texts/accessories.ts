// Texts of accessories.
import { words } from '../words.ts'
import type { Family } from './family.ts'

export const accessoriesFamilies = {
  bag: {
    short: [
      words(
        'Ruime tas met een apart vak voor schoenen.',
        'Roomy bag with a separate shoe compartment.',
        'Geräumige Tasche mit eigenem Schuhfach.',
        'Rymlig väska med separat skofack.',
      ),
    ],
    long: [
      words(
        'In de {model} gaan kleren, schoenen en handdoek zonder dat je hoeft te proppen. Het schoenenvak is geventileerd, de bodem is waterdicht en de schouderband is breed genoeg voor een volle tas.',
        'The {model} takes clothes, shoes and a towel without any squeezing. The shoe compartment is ventilated, the base is waterproof and the shoulder strap is wide enough for a full load.',
        'In die {model} passen Kleidung, Schuhe und Handtuch, ohne dass du stopfen musst. Das Schuhfach ist belüftet, der Boden wasserdicht und der Schulterriemen breit genug für eine volle Tasche.',
        '{model} rymmer kläder, skor och handduk utan att du behöver trycka. Skofacket är ventilerat, botten är vattentät och axelremmen är bred nog för full packning.',
      ),
    ],
  },
  backpack: {
    short: [
      words(
        'Rugzak voor sport, school en werk.',
        'Backpack for sport, school and work.',
        'Rucksack für Sport, Schule und Arbeit.',
        'Ryggsäck för sport, skola och jobb.',
      ),
    ],
    long: [
      words(
        'De {model} gaat ’s ochtends mee naar school of werk en ’s avonds mee naar de training. Een gevoerd laptopvak, een natvak onderin en een ruggedeelte dat lucht doorlaat.',
        'The {model} goes to school or work in the morning and to training in the evening. A padded laptop sleeve, a wet pocket at the bottom and a back panel that lets air through.',
        'Der {model} geht morgens mit zur Schule oder Arbeit und abends zum Training. Gepolstertes Laptopfach, Nassfach unten und ein Rückenteil, das Luft durchlässt.',
        '{model} följer med till skolan eller jobbet på morgonen och till träningen på kvällen. Vadderat datorfack, våtfack i botten och ett ryggparti som släpper igenom luft.',
      ),
    ],
  },
  guard: {
    short: [
      words(
        'Lichte bescherming die je na vijf minuten vergeet.',
        'Light protection you forget about after five minutes.',
        'Leichter Schutz, den man nach fünf Minuten vergisst.',
        'Lätt skydd som du glömmer efter fem minuter.',
      ),
    ],
    long: [
      words(
        'De {model} verdeelt een trap over een groter oppervlak. De harde schaal is dun, de binnenkant veert en het model volgt de vorm van je been, zodat er niets verschuift.',
        'The {model} spreads a kick over a larger area. The hard shell is thin, the inside cushions, and the shape follows your leg so that nothing shifts.',
        'Der {model} verteilt einen Tritt auf eine größere Fläche. Die harte Schale ist dünn, die Innenseite federt, und die Form folgt dem Bein, damit nichts verrutscht.',
        '{model} fördelar en spark över en större yta. Det hårda skalet är tunt, insidan dämpar och formen följer benet så att inget glider.',
      ),
    ],
  },
  keeperGlove: {
    short: [
      words(
        'Keepershandschoen met zacht schuim en veel grip.',
        'Goalkeeper glove with soft, tacky foam.',
        'Torwarthandschuh mit weichem, griffigem Schaum.',
        'Målvaktshandske med mjukt, greppande skum.',
      ),
    ],
    long: [
      words(
        'Een bal klemvast hebben is een heerlijk gevoel, en de {model} geeft het je. Het latex plakt vanaf de eerste bal, de pols sluit met een brede band en de vingers hebben ruimte zonder te zwabberen.',
        'A clean catch is a feeling, and the {model} gives you it every time. The latex grips from the first ball, a wide strap closes the wrist and the fingers have room without flapping about.',
        'Ein sicher gefangener Ball ist ein gutes Gefühl, und der {model} gibt es dir. Das Latex greift vom ersten Ball an, ein breites Band schließt das Handgelenk, und die Finger haben Platz, ohne zu schlackern.',
        'Ett säkert grepp är en skön känsla, och {model} ger dig den. Latexet fäster från första bollen, ett brett band sluter om handleden och fingrarna har plats utan att det glappar.',
      ),
    ],
  },
  towel: {
    short: [
      words(
        'Dunne handdoek die veel vocht opneemt.',
        'Thin towel that absorbs a lot of water.',
        'Dünnes Handtuch, das viel Wasser aufnimmt.',
        'Tunn handduk som suger upp mycket vatten.',
      ),
    ],
    long: [
      words(
        'De {model} neemt opgerold minder ruimte in dan een bidon en droogt je toch helemaal af. Er zit een lus aan om hem op te hangen, en na een uur in de wind is hij weer droog.',
        'Rolled up, the {model} takes less room than a bottle and still dries you completely. There is a loop to hang it by, and after an hour in the wind it is dry again.',
        'Zusammengerollt braucht das {model} weniger Platz als eine Trinkflasche und trocknet dich trotzdem ganz ab. Eine Schlaufe zum Aufhängen ist dran, und nach einer Stunde im Wind ist es wieder trocken.',
        'Hoprullad tar {model} mindre plats än en flaska och torkar dig ändå helt torr. Det finns en ögla att hänga den i och efter en timme i vinden är den torr igen.',
      ),
    ],
  },
  gear: {
    short: [
      words(
        'Trainingsmateriaal dat tegen een stootje kan.',
        'Training kit that can take a knock.',
        'Trainingszubehör, das etwas aushält.',
        'Träningsmaterial som tål en smäll.',
      ),
    ],
    long: [
      words(
        'Met {model} staat een oefening in een minuut. Het materiaal breekt niet als iemand erop stapt, stapelt compact en komt met een draagzak of houder.',
        'With {model} a drill is set up in a minute. It doesn’t break when someone steps on it, stacks neatly and comes with a carry bag or holder.',
        'Mit {model} steht eine Übung in einer Minute. Nichts bricht, wenn jemand darauftritt, alles lässt sich kompakt stapeln und kommt mit Tragebeutel oder Halter.',
        'Med {model} är en övning uppställd på en minut. Inget går sönder om någon trampar på det, allt staplas kompakt och levereras med bärpåse eller hållare.',
      ),
    ],
  },
  coach: {
    short: [
      words(
        'Klein hulpmiddel dat geen trainer wil missen.',
        'A small tool no coach wants to be without.',
        'Kleiner Helfer, auf den kein Trainer verzichten will.',
        'Ett litet hjälpmedel som ingen tränare vill vara utan.',
      ),
    ],
    long: [
      words(
        'De {model} is eenvoudig, stevig en altijd paraat. Je bedient hem ook met koude vingers, hij kan tegen regen en past aan een koord of in de jaszak.',
        'The {model} is simple, sturdy and always at hand. It works with cold fingers, doesn’t mind rain and fits on a lanyard or in a pocket.',
        'Einfach, robust und immer zur Hand: {model} lässt sich mit kalten Fingern bedienen, verträgt Regen und passt ans Band oder in die Jackentasche.',
        'Enkel, tålig och alltid redo: {model} fungerar med kalla fingrar, tål regn och får plats på ett band runt halsen eller i jackfickan.',
      ),
    ],
  },
  bottle: {
    short: [
      words(
        'Lekvrije bidon die goed in de hand ligt.',
        'Leakproof bottle that sits well in the hand.',
        'Auslaufsichere Flasche, die gut in der Hand liegt.',
        'Läckagefri flaska som ligger bra i handen.',
      ),
    ],
    long: [
      words(
        'De {model} geeft in één kneep genoeg water voor een korte pauze. De dop kun je met je tanden openen, de opening is wijd genoeg voor ijsklontjes en alles mag in de vaatwasser.',
        'One squeeze of the {model} gives enough water for a short break. You can open the cap with your teeth, the neck is wide enough for ice cubes and everything goes in the dishwasher.',
        'Ein Druck auf die {model} gibt genug Wasser für eine kurze Pause. Der Verschluss lässt sich mit den Zähnen öffnen, durch den Hals passen Eiswürfel, und alles darf in die Spülmaschine.',
        'Ett tryck på {model} ger lagom med vatten för en kort paus. Korken öppnas med tänderna, öppningen är vid nog för isbitar och allt tål maskindisk.',
      ),
    ],
  },
  armband: {
    short: [
      words(
        'Aanvoerdersband die niet afzakt.',
        'Captain’s armband that doesn’t slide down.',
        'Kapitänsbinde, die nicht rutscht.',
        'Kaptensbindel som inte glider ner.',
      ),
    ],
    long: [
      words(
        'De {model} zit om elke bovenarm, van pupil tot veteraan. Het elastiek is aan de binnenkant licht gerubberd, zodat de band blijft waar een aanvoerder hem hebben wil.',
        'The {model} fits any upper arm, from juniors to veterans. The elastic is lightly rubberised inside, so the band stays where a captain wants it.',
        'Die {model} passt um jeden Oberarm, von der Jugend bis zu den Alten Herren. Das Gummi ist innen leicht beschichtet, damit die Binde bleibt, wo der Kapitän sie haben will.',
        '{model} passar alla överarmar, från knatte till veteran. Resåren är lätt gummerad på insidan så att bindeln sitter där kaptenen vill ha den.',
      ),
    ],
  },
  headwear: {
    short: [
      words(
        'Houdt je hoofd droog en je blik vrij.',
        'Keeps your head dry and your view clear.',
        'Hält den Kopf trocken und den Blick frei.',
        'Håller huvudet torrt och sikten fri.',
      ),
    ],
    long: [
      words(
        'De {model} blijft ook bij wind op je hoofd. De binnenband neemt zweet op, de stof is licht en dicht geweven, en hij past opgerold in een jaszak.',
        'The {model} stays on your head in the wind. The inner band absorbs sweat, the fabric is light and densely made, and it rolls up to fit a coat pocket.',
        '{model} bleibt auch bei Wind auf dem Kopf. Das Innenband nimmt Schweiß auf, der Stoff ist leicht und dicht und passt zusammengerollt in jede Jackentasche.',
        '{model} sitter kvar även när det blåser. Innerbandet suger upp svett, tyget är lätt och tätt och den går att rulla ihop i jackfickan.',
      ),
    ],
  },
  glove: {
    short: [
      words(
        'Dunne handschoenen met grip voor koude dagen.',
        'Thin gloves with grip for cold days.',
        'Dünne, griffige Handschuhe für kalte Tage.',
        'Tunna handskar med grepp för kalla dagar.',
      ),
    ],
    long: [
      words(
        'Met de {model} houd je gevoel in je vingers. De handpalm heeft grip voor een inworp, de boord sluit tegen de wind en met twee vingers bedien je gewoon je telefoon.',
        'The {model} keeps the feeling in your fingers. The palm has grip for a throw-in, the cuff closes against the wind and two fingertips work your phone.',
        'Mit dem {model} bleibt Gefühl in den Fingern. Die Handfläche ist griffig für den Einwurf, das Bündchen schließt gegen Wind, und zwei Fingerspitzen bedienen das Telefon.',
        'Med {model} behåller du känseln i fingrarna. Handflatan greppar vid inkast, mudden stänger ute vinden och två fingertoppar fungerar på mobilen.',
      ),
    ],
  },
} satisfies Record<string, Family>
