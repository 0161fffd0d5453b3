// The content between and above the cards of larger categories: inline facets, blocks and banners of the shop.
import { attributes } from './attributes.ts'
import { categoryByCode } from './catalogue-ids.ts'
import { banners, blocks } from './host-blocks.ts'
import type { TableRows } from './rows.ts'

/** Inline facets, with the number of cards before each, for departments and their larger groups. */
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

/** Rows of `filter_divider`, `grid_block` and `list_banner`. */
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
    {
      table: 'list_banner',
      rows: banners.map(({ category, target, title, text }) => ({
        category_id: categoryByCode(category).id,
        title,
        text,
        target_category_id: categoryByCode(target).id,
      })),
    },
  ]
}
