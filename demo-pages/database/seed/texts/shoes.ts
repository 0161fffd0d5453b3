// Texts of shoes.
import { words } from '../words.ts'
import type { Family } from './family.ts'

export const shoesFamilies = {
  boot: {
    short: [
      words(
        'Voetbalschoen met een directe balaanname.',
        'Football boot with a clean first touch.',
        'Fußballschuh mit direktem Ballgefühl.',
        'Fotbollssko med direkt bollkänsla.',
      ),
      words(
        'Lichte schoen voor snelle starts en korte bochten.',
        'Light boot for fast starts and tight turns.',
        'Leichter Schuh für schnelle Antritte und enge Kurven.',
        'Lätt sko för snabba starter och snäva svängar.',
      ),
    ],
    long: [
      words(
        'De {model} zit vanaf de eerste training als een schoen die je al kent. Het bovenwerk vormt zich om de wreef, de hiel ligt vast en de noppen grijpen zonder dat je knie het voelt.',
        'The {model} fits like a boot you already know from the first session. The upper moulds around the instep, the heel is held firmly and the studs grip without your knees noticing.',
        'Der {model} sitzt vom ersten Training an wie ein Schuh, den man schon kennt. Das Obermaterial legt sich um den Spann, die Ferse sitzt fest, und die Stollen greifen, ohne dass das Knie es spürt.',
        '{model} sitter redan från första träningen som en sko du känner väl. Ovandelen formar sig efter vristen, hälen hålls på plats och dobbarna greppar utan att knät känner av det.',
      ),
      words(
        'Voor wie van de flank komt: de {model} is laag, licht en onopvallend. De zool buigt waar je voet buigt, en de ruwe voorvoet geeft een voorzet precies genoeg effect.',
        'For those who come in from the wing: the {model} is low, light and understated. The sole bends where your foot bends, and the textured forefoot gives a cross just enough curl.',
        'Für alle, die über außen kommen: Der {model} ist flach, leicht und unauffällig. Die Sohle biegt sich, wo der Fuß sich biegt, und der strukturierte Vorfuß gibt der Flanke genau genug Effet.',
        'För dig som kommer från kanten: {model} är låg, lätt och diskret. Sulan böjer sig där foten böjer sig och den strukturerade framfoten ger inlägget lagom med skruv.',
      ),
    ],
  },
  court: {
    short: [
      words(
        'Stabiele schoen voor draaien, remmen en zijwaarts bewegen.',
        'Stable shoe for turning, braking and moving sideways.',
        'Stabiler Schuh zum Drehen, Bremsen und für seitliche Schritte.',
        'Stabil sko för vändningar, inbromsningar och sidledssteg.',
      ),
    ],
    long: [
      words(
        'Op een baan ga je vaker opzij dan vooruit. De {model} heeft daarom een brede voorvoet, een stevige rand tegen het zwikken en een zool die glijdt als jij dat wilt en stopt als jij dat wilt.',
        'On a court you move sideways more than forwards. That is why the {model} has a wide forefoot, a firm edge against rolling over and a sole that slides when you want and stops when you want.',
        'Auf dem Court bewegt man sich öfter seitlich als nach vorn. Deshalb hat der {model} einen breiten Vorfuß, einen festen Rand gegen Umknicken und eine Sohle, die gleitet und stoppt, wann du es willst.',
        'På en bana rör du dig oftare i sidled än framåt. Därför har {model} en bred framfot, en fast kant mot vrickningar och en sula som glider när du vill och stannar när du vill.',
      ),
    ],
  },
  running: {
    short: [
      words(
        'Hardloopschoen die zacht landt en vlot afzet.',
        'Running shoe with a soft landing and a lively toe-off.',
        'Laufschuh mit weicher Landung und dynamischem Abdruck.',
        'Löparsko med mjuk landning och piggt frånskjut.',
      ),
    ],
    long: [
      words(
        'De {model} maakt van een korte ronde ongemerkt een langere. Het schuim onder de hiel vangt de landing op, de gebogen zool rolt vanzelf door en het gebreide bovenwerk geeft je tenen ruimte.',
        'The {model} turns a short loop into a longer one without you noticing. The foam under the heel takes the landing, the curved sole rolls you forward and the knitted upper gives your toes room.',
        'Der {model} macht aus einer kurzen Runde unbemerkt eine längere. Der Schaum unter der Ferse fängt die Landung ab, die gebogene Sohle rollt von selbst ab, und das gestrickte Obermaterial lässt den Zehen Platz.',
        '{model} gör en kort runda längre utan att du märker det. Skummet under hälen tar emot landningen, den böjda sulan rullar dig framåt och den stickade ovandelen ger tårna plats.',
      ),
    ],
  },
  slide: {
    short: [
      words(
        'Slippers voor na de wedstrijd, snel droog.',
        'Slides for after the match, quick to dry.',
        'Badelatschen für nach dem Spiel, schnell trocken.',
        'Snabbtorkande tofflor till efter matchen.',
      ),
    ],
    long: [
      words(
        'Schoenen uit, {model} aan. Het voetbed masseert vermoeide voeten een beetje, de band schuurt niet en een natte kleedkamervloer is geen probleem.',
        'Boots off, {model} on. The footbed gently massages tired feet, the strap doesn’t rub and a wet dressing-room floor is no problem.',
        'Schuhe aus, {model} an. Das Fußbett massiert müde Füße ein wenig, der Riemen scheuert nicht, und nasse Kabinenböden sind kein Problem.',
        'Av med skorna, på med {model}. Fotbädden masserar trötta fötter lätt, remmen skaver inte och ett blött golv i omklädningsrummet är inget problem.',
      ),
    ],
  },
  trainer: {
    short: [
      words(
        'Sneaker met sportieve wortels voor elke dag.',
        'Everyday trainer with roots in sport.',
        'Sneaker mit sportlichen Wurzeln für jeden Tag.',
        'Sneaker med sportiga rötter för varje dag.',
      ),
    ],
    long: [
      words(
        'De {model} heeft de lijn van een oude zaalschoen en de zool van een moderne. Hij past onder een trainingsbroek en net zo goed onder een spijkerbroek.',
        'The {model} borrows its lines from an old indoor shoe and its sole from a modern one. It goes with tracksuit bottoms and just as well with jeans.',
        'Der {model} hat die Linie eines alten Hallenschuhs und die Sohle eines modernen. Er passt zur Trainingshose und genauso gut zur Jeans.',
        '{model} har linjerna från en gammal inomhussko och sulan från en modern. Den passar till träningsbyxor och lika bra till jeans.',
      ),
    ],
  },
} satisfies Record<string, Family>
