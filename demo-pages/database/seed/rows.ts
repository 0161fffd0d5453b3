// Converts generated products and the shop's fixed lists to rows of each table.
import { attributes } from './attributes.ts'
import { leadOf } from './category-leads.ts'
import { allAttributes, categories, categoryByCode, optionId } from './catalogue-ids.ts'
import { personalisationGroups } from './personalisation.ts'
import { createRandom } from './random.ts'
import type { SeedProduct } from './seed-product.ts'
import { sizeCharts } from './size-charts.ts'
import { stores, taxRates } from './stores.ts'
import { largeSize } from './vocabulary.ts'
import { languages, toUrl, translations } from './words.ts'

/** The roles of attributes; all others are plain properties. */
const roles = new Map([
  ['color', 'colour'],
  ['size', 'size'],
  ['grip_size', 'size'],
])

/** Rows of one table; every row sets every column. */
export interface TableRows {
  table: string
  rows: readonly Record<string, unknown>[]
}

/** Stores, tax, categories, attributes, size charts and personalisation: equal in shops of any size, except for the large vocabulary. */
export function lookupRows(size: number): TableRows[] {
  const known = size >= largeSize ? allAttributes : attributes
  return [
    { table: 'store', rows: stores.map((store) => ({ ...store })) },
    { table: 'tax_rate', rows: taxRates.map((rate) => ({ ...rate })) },
    {
      table: 'category',
      rows: categories.map(({ id, parentId, branch, level, position, path }) => ({
        id,
        parent_id: parentId,
        code: branch.code,
        level,
        position,
        path_ids: path.map((step) => step.id),
      })),
    },
    {
      table: 'category_text',
      rows: categories.flatMap(({ id, branch, path }) =>
        languages.map((language) => ({
          category_id: id,
          language,
          name: branch.name[language],
          url_path: path.map((step) => toUrl(step.branch.name[language])).join('/'),
          description: leadOf(branch.code, language),
        })),
      ),
    },
    {
      table: 'attribute',
      rows: known.map(({ code, label, isFacet, isSingle }, at) => ({
        id: at + 1,
        code,
        label,
        position: at + 1,
        url_key: translations(toUrl(label.nl), toUrl(label.en), toUrl(label.de), toUrl(label.sv)),
        is_facet: isFacet,
        is_single: isSingle ?? false,
        role: roles.get(code) ?? null,
      })),
    },
    {
      table: 'attribute_option',
      rows: known.flatMap((attribute, at) =>
        attribute.options.map((option, position) => ({
          id: optionId(attribute.code, option.code),
          attribute_id: at + 1,
          code: option.code,
          label: option.label,
          position: position + 1,
          swatch: option.swatch ?? null,
        })),
      ),
    },
    { table: 'size_chart', rows: sizeCharts.map((chart) => ({ ...chart })) },
    {
      table: 'personalisation_group',
      rows: personalisationGroups.map(({ id, code, title }) => ({ id, code, title, no_return: true, delivery: 'workshop' })),
    },
    {
      table: 'personalisation_option',
      rows: personalisationGroups.flatMap((group) =>
        group.options.map((option, at) => ({
          id: option.id,
          group_id: group.id,
          position: at + 1,
          type: option.type,
          label: option.label,
          price: option.price,
          is_required: option.isRequired,
          max_length: option.maxLength ?? null,
          characters: option.characters ?? null,
          choices: option.choices,
          role: option.role ?? null,
          min: option.range?.[0] ?? null,
          max: option.range?.[1] ?? null,
          step: option.range?.[2] ?? null,
          unit: option.unit ?? null,
          depends_on: option.dependsOn ?? null,
          description: option.description ?? null,
        })),
      ),
    },
  ]
}

/** The shop's own order: landmarks first, then a shuffle of all articles and brands. */
export function positionsOf(products: readonly SeedProduct[], seed: number): Map<number, number> {
  const mixed = products.map(({ id }) => ({ id, rank: id <= 20 ? id / 1000 : 1 + createRandom(seed, id, 11).next() }))
  mixed.sort((a, b) => a.rank - b.rank || a.id - b.id)
  return new Map(mixed.map(({ id }, at) => [id, at + 1]))
}

/** The categories of a product: its leaf and all its ancestors. */
export function productCategoryRows(products: readonly SeedProduct[], positions: ReadonlyMap<number, number>): TableRows {
  return {
    table: 'product_category',
    rows: products.flatMap(({ id, leaf }) =>
      categoryByCode(leaf).path.map((step) => ({ category_id: step.id, product_id: id, position: positions.get(id) })),
    ),
  }
}
