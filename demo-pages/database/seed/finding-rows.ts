// What stands between the cards of larger categories: inline facets at their places, and blocks of the shop's own.
import { attributes } from './attributes.ts'
import { categoryByCode } from './catalogue-ids.ts'
import type { TableRows } from './rows.ts'
import { words } from './words.ts'
import type { Words } from './words.ts'

/** Facets by the number of cards before them, for departments and their larger groups. */
const dividers: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'team-wear': { sport: 6, color: 14, audience: 20 },
  'match-wear': { sport: 6, color: 14 },
  'racket-sports': { sport: 4, level: 10, manufacturer: 18 },
  tennis: { level: 6, grip_size: 14 },
  padel: { level: 6, manufacturer: 14 },
  shoes: { surface: 6, size: 12, color: 18 },
  'football-shoes': { surface: 6, size: 14 },
  'court-shoes': { sport: 6, size: 14 },
  clothing: { audience: 6, color: 12, material: 20 },
  tops: { audience: 6, color: 14 },
  balls: { sport: 6, size: 14 },
  accessories: { sport: 8, color: 16 },
}

interface Block {
  category: string
  position: number
  target: string
  title: Words
  text: Words
}

const blocks: readonly Block[] = [
  {
    category: 'team-wear',
    position: 3,
    target: 'team-packages',
    title: words('Het hele team in één keer', 'The whole team in one go', 'Das ganze Team auf einmal', 'Hela laget på en gång'),
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
    title: words('Bespannen zoals jij speelt', 'Strung the way you play', 'Bespannt, wie du spielst', 'Strängat som du spelar'),
    text: words(
      'Kies snaar en spanning bij je racket.',
      'Choose string and tension with your racket.',
      'Wähle Saite und Spannung zu deinem Schläger.',
      'Välj sträng och hårdhet till ditt racket.',
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

/** Rows of `filter_divider` and `grid_block`. */
export function findingRows(): TableRows[] {
  return [
    {
      table: 'filter_divider',
      rows: Object.entries(dividers).flatMap(([category, places]) =>
        Object.entries(places).map(([code, position]) => ({
          category_id: categoryByCode(category).id,
          attribute_id: 1 + attributes.findIndex((attribute) => attribute.code === code),
          position,
        })),
      ),
    },
    {
      table: 'grid_block',
      rows: blocks.map(({ category, position, target, title, text }) => ({
        category_id: categoryByCode(category).id,
        position,
        title,
        text,
        target_category_id: categoryByCode(target).id,
      })),
    },
  ]
}
