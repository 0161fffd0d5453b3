// Texts of balls.
import { words } from '../words.ts'
import type { Family } from './family.ts'

export const ballsFamilies = {
  matchBall: {
    short: [
      words(
        'Wedstrijdbal met een zuivere vlucht.',
        'Match ball with a true flight.',
        'Spielball mit sauberer Flugbahn.',
        'Matchboll med ren bana.',
      ),
      words(
        'Naadloze bal voor de belangrijke wedstrijden.',
        'Seamless ball for the games that matter.',
        'Nahtloser Ball für die wichtigen Spiele.',
        'Sömlös boll för de viktiga matcherna.',
      ),
    ],
    long: [
      words(
        'De {model} vliegt zoals hij geraakt wordt. De panelen zijn thermisch verlijmd, dus de bal neemt nauwelijks water op en houdt negentig minuten zijn ronde vorm en zijn druk.',
        'The {model} flies the way it is struck. The panels are thermally bonded, so the ball absorbs almost no water and keeps its shape and pressure for ninety minutes.',
        'Der {model} fliegt so, wie er getroffen wird. Die Felder sind thermisch verklebt: Der Ball nimmt kaum Wasser auf und behält neunzig Minuten lang Form und Druck.',
        '{model} flyger som den träffas. Panelerna är termiskt limmade, så bollen tar knappt upp vatten och behåller form och tryck i nittio minuter.',
      ),
    ],
  },
  trainingBall: {
    short: [
      words(
        'Slijtvaste bal voor elke trainingsavond.',
        'Hard-wearing ball for every training night.',
        'Robuster Ball für jeden Trainingsabend.',
        'Slitstark boll för varje träningskväll.',
      ),
    ],
    long: [
      words(
        'De {model} is gemaakt voor veel contact: op kunstgras, op asfalt en tegen de schutting. De machinaal gestikte panelen blijven dicht en het ventiel houdt de lucht wekenlang binnen.',
        'The {model} is made for a lot of contact: on artificial grass, on tarmac and against the fence. The machine-stitched panels stay closed and the valve keeps the air in for weeks.',
        'Der {model} ist für viel Kontakt gemacht: auf Kunstrasen, auf Asphalt und am Zaun. Die maschinell genähten Felder bleiben dicht, und das Ventil hält die Luft über Wochen.',
        '{model} tål tuffa tag: på konstgräs, på asfalt och mot planket. De maskinsydda panelerna håller tätt och ventilen håller kvar luften i veckor.',
      ),
    ],
  },
  indoorBall: {
    short: [
      words(
        'Zaalbal met veel grip en een rustige stuit.',
        'Indoor ball with plenty of grip and a calm bounce.',
        'Griffiger Hallenball mit ruhigem Sprungverhalten.',
        'Inomhusboll med bra grepp och lugn studs.',
      ),
    ],
    long: [
      words(
        'Een bal die je met één hand vertrouwt: de {model} heeft een zachte toplaag met fijne structuur, zodat hij ook met bezwete handen niet wegglipt. De stuit is hoog genoeg voor tempo en laag genoeg voor controle.',
        'A ball you trust with one hand: the {model} has a soft, finely textured surface that doesn’t slip even when your hands sweat. The bounce is high enough for pace and low enough for control.',
        'Ein Ball, dem man mit einer Hand vertraut: Der {model} hat eine weiche, fein strukturierte Oberfläche, die auch bei schwitzigen Händen nicht rutscht. Er springt hoch genug für Tempo und flach genug für Kontrolle.',
        'En boll du litar på med en hand: {model} har en mjuk, fint strukturerad yta som inte glider även med svettiga händer. Studsen är hög nog för tempo och låg nog för kontroll.',
      ),
    ],
  },
  canBall: {
    short: [
      words(
        'Drukballen met een levendige stuit, in een gesloten blik.',
        'Pressurised balls with a lively bounce, in a sealed can.',
        'Druckbälle mit lebhaftem Sprung in der versiegelten Dose.',
        'Tryckbollar med livlig studs i förseglat rör.',
      ),
    ],
    long: [
      words(
        'Een vers blik {model} hoort bij een goede partij. Het vilt is dicht geweven en slijt gelijkmatig, de kern houdt lang druk en de felle kleur zie je ook als de zon laag staat.',
        'A good match deserves a fresh can of {model}. The felt is densely woven and wears evenly, the core holds its pressure and the bright colour is easy to see when the sun is low.',
        'Zu einer guten Partie gehört eine frische Dose {model}. Der Filz ist dicht gewebt und nutzt sich gleichmäßig ab, der Kern hält lange Druck, und die kräftige Farbe sieht man auch bei tiefer Sonne.',
        'Till en bra match hör ett nytt rör {model}. Filten är tätt vävd och slits jämnt, kärnan håller trycket länge och den klara färgen syns även när solen står lågt.',
      ),
    ],
  },
  fieldBall: {
    short: [
      words(
        'Bal met grip voor nat en droog weer.',
        'Ball with grip in the wet and the dry.',
        'Griffiger Ball bei Nässe und Trockenheit.',
        'Boll med grepp i både vått och torrt.',
      ),
    ],
    long: [
      words(
        'De {model} laat zich goed raken, ook als het al een uur regent. Het oppervlak heeft fijne noppen, de vorm blijft constant en het gewicht valt binnen de officiële norm.',
        'The {model} is good to strike, even after an hour of rain. The surface is finely dimpled, the shape stays constant and the weight is within the official range.',
        'Der {model} lässt sich auch nach einer Stunde Regen gut treffen. Die Oberfläche ist fein genoppt, die Form bleibt konstant, und das Gewicht liegt innerhalb der offiziellen Norm.',
        '{model} är lätt att träffa rätt även efter en timmes regn. Ytan är fint knottrad, formen är konstant och vikten ligger inom den officiella normen.',
      ),
    ],
  },
  medicineBall: {
    short: [
      words(
        'Zware bal voor kracht, rompspieren en worpen.',
        'Weighted ball for strength, core and throwing power.',
        'Schwerer Ball für Kraft, Rumpf und Wurfstärke.',
        'Tung boll för styrka, bålträning och kast.',
      ),
    ],
    long: [
      words(
        'Gooien, vangen, optillen: met de {model} train je het hele lichaam. Het oppervlak is stroef, de vulling verschuift niet en een val op beton doet hem niets.',
        'Throw, catch, lift: the {model} trains the whole body. The surface is grippy, the filling doesn’t shift and a drop on concrete does it no harm.',
        'Werfen, fangen, heben: Mit dem {model} trainierst du den ganzen Körper. Die Oberfläche ist griffig, die Füllung verrutscht nicht, und ein Sturz auf Beton macht ihm nichts aus.',
        'Kasta, fånga, lyft: med {model} tränar du hela kroppen. Ytan greppar bra, fyllningen flyttar sig inte och den tål att tappas på betong.',
      ),
    ],
  },
} satisfies Record<string, Family>
