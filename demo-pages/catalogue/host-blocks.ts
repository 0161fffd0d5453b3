// The shop's own content in a category's list: a block in the grid and a banner above it, as HTML that a sanitiser leaves unchanged.
import { html, textOf } from '../pages/markup.ts'
import { sceneUrl } from '../pictures/picture-url.ts'
import { sceneColours, sceneHeight, sceneNames } from '../pictures/scene-spec.ts'
import type { SceneShape } from '../pictures/scene-spec.ts'
import { linkTo } from './category-tree.ts'
import type { Category, Dictionary } from './dictionary.ts'
import type { Database, Words } from './tables.ts'
import type { CatalogueView } from './view.ts'

/** The wire's "widget": a block that takes the place of one card, after `position` cards. */
export interface GridBlock {
  position: number
  html: string
}

interface Said {
  title: Words
  text: Words
  target_category_id: number
}

/** The block in the grid of a category, or null. */
export async function getGridBlock(
  db: Database,
  dictionary: Dictionary,
  view: CatalogueView,
  categoryId: number | null,
): Promise<GridBlock | null> {
  if (categoryId === null) return null
  const row = await db.selectFrom('grid_block').selectAll().where('category_id', '=', categoryId).executeTakeFirst()
  if (!row) return null
  const { position, ...said } = row
  const text = write(said, categoryId, dictionary, view, { name: 'list-widget', shape: 'tile', width: 640 })
  return text === null ? null : { position, html: text }
}

/** The banner above the list of a department, or null. */
export async function getBanner(
  db: Database,
  dictionary: Dictionary,
  view: CatalogueView,
  categoryId: number | null,
): Promise<string | null> {
  if (categoryId === null) return null
  const row = await db.selectFrom('list_banner').selectAll().where('category_id', '=', categoryId).executeTakeFirst()
  return row ? write(row, categoryId, dictionary, view, { name: 'list-banner', shape: 'banner', width: 1280 }) : null
}

function write(
  { title, text, target_category_id }: Said,
  categoryId: number,
  dictionary: Dictionary,
  view: CatalogueView,
  { name, shape, width }: { name: string; shape: SceneShape; width: 640 | 1280 },
): string | null {
  const target = dictionary.categories.get(target_category_id)
  const category = dictionary.categories.get(categoryId)
  if (!target || !category) return null
  const { language } = view
  const link = html`<a class="${name}" href="${linkTo(target, view).url}" data-category-id="${target.id}"
    ><img src="${sceneOf(category, dictionary, shape, width)}" width="${width}" height="${sceneHeight(shape, width)}" alt="" loading="lazy" /><strong
      >${title[language]}</strong
    ><span>${text[language]}</span></a
  >`
  return textOf(link).replaceAll(/\s*\n\s*/g, '')
}

/** The picture of a category's department, drawn differently from the one at the top of the page. */
function sceneOf({ pathIds }: Category, dictionary: Dictionary, shape: SceneShape, width: 640 | 1280): string {
  const department = dictionary.categories.get(pathIds[0] ?? 0)?.code
  const scene = sceneNames.find((candidate) => candidate === department) ?? 'home'
  return sceneUrl({ scene, shape, colours: sceneColours[scene], seed: 2 }, width)
}
