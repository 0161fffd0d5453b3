// What the shop itself says in and above its lists, in four languages.
import { words } from './words.ts'
import type { Words } from './words.ts'

/** Words of the shop's own that lead to a category. */
interface Banner {
  category: string
  target: string
  title: Words
  text: Words
}

interface Block extends Banner {
  /** How many cards stand before it. */
  position: number
}

/** Blocks that take a card's place in the grid. */
export const blocks: readonly Block[] = [
  {
    category: 'team-wear',
    position: 3,
    target: 'team-packages',
    title: words('Het hele team in één keer', 'The whole team in one go', 'Das ganze Team auf einen Schlag', 'Hela laget på en gång'),
    text: words(
      'Shirt, broek en sokken met naam en nummer.',
      'Shirt, shorts and socks with name and number.',
      'Trikot, Hose und Stutzen mit Name und Nummer.',
      'Tröja, shorts och strumpor med namn och nummer.',
    ),
  },
  {
    category: 'racket-sports',
    position: 2,
    target: 'tennis',
    title: words('Bespannen zoals jij speelt', 'Strung the way you play', 'Bespannt, wie du spielst', 'Strängad för ditt spel'),
    text: words(
      'Kies snaar en spanning bij je racket.',
      'Choose string and tension with your racket.',
      'Wähle Saite und Bespannungshärte zu deinem Schläger.',
      'Välj sträng och strängspänning till din racket.',
    ),
  },
  {
    category: 'shoes',
    position: 4,
    target: 'running',
    title: words(
      'Welke schoen past bij je voet?',
      'Which shoe suits your foot?',
      'Welcher Schuh passt zu deinem Fuß?',
      'Vilken sko passar din fot?',
    ),
    text: words(
      'Bekijk de hardloopschoenen per ondergrond.',
      'See running shoes by surface.',
      'Laufschuhe nach Untergrund ansehen.',
      'Se löparskor efter underlag.',
    ),
  },
]

/** What stands above the list of a department. */
export const banners: readonly Banner[] = [
  {
    category: 'team-wear',
    target: 'match-wear',
    title: words('Klaar voor het nieuwe seizoen', 'Ready for the new season', 'Bereit für die neue Saison', 'Redo för den nya säsongen'),
    text: words(
      'Wedstrijdkleding in jullie clubkleuren.',
      'Match wear in your club’s colours.',
      'Spielkleidung in euren Vereinsfarben.',
      'Matchkläder i klubbens färger.',
    ),
  },
  {
    category: 'racket-sports',
    target: 'padel',
    title: words('De baan op met padel', 'Take to the padel court', 'Ab auf den Padelplatz', 'Ut på padelbanan'),
    text: words(
      'Rackets voor elke speelstijl, van controle tot kracht.',
      'Rackets for every style, from control to power.',
      'Schläger für jeden Spielstil, von Kontrolle bis Power.',
      'Racketar för alla spelstilar, från kontroll till kraft.',
    ),
  },
  {
    category: 'shoes',
    target: 'football-shoes',
    title: words('Grip op elk veld', 'Grip on every pitch', 'Halt auf jedem Platz', 'Grepp på varje plan'),
    text: words(
      'Voetbalschoenen voor gras, kunstgras en zaal.',
      'Football boots for grass, artificial grass and indoors.',
      'Fußballschuhe für Rasen, Kunstrasen und Halle.',
      'Fotbollsskor för gräs, konstgräs och inomhus.',
    ),
  },
  {
    category: 'clothing',
    target: 'underwear',
    title: words('Blijf warm, beweeg vrij', 'Stay warm, move freely', 'Bleib warm, beweg dich frei', 'Håll värmen, rör dig lätt'),
    text: words(
      'Laag voor laag: thermokleding en sportsokken.',
      'Layer by layer: base layers and sports socks.',
      'Schicht für Schicht: Thermowäsche und Sportsocken.',
      'Lager för lager: underställ och sportstrumpor.',
    ),
  },
  {
    category: 'balls',
    target: 'footballs',
    title: words('Voor training en wedstrijd', 'For training and match day', 'Für Training und Spieltag', 'För träning och match'),
    text: words(
      'Voordeliger vanaf vijf ballen.',
      'Lower prices from five balls.',
      'Mit Staffelpreisen ab fünf Bällen.',
      'Med mängdrabatt från fem bollar.',
    ),
  },
  {
    category: 'accessories',
    target: 'bags',
    title: words('Alles in één tas', 'Everything in one bag', 'Alles in einer Tasche', 'Allt i en väska'),
    text: words(
      'Sporttassen, rugzakken en ballentassen.',
      'Sports bags, backpacks and ball bags.',
      'Sporttaschen, Rucksäcke und Balltaschen.',
      'Sportväskor, ryggsäckar och bollväskor.',
    ),
  },
]
