// Tests the grid of sizes and colours, and its sums.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Product } from '#shared/product/wire/product.ts'
import { productAnswer, variantAnswer } from '#tests/support/answers.ts'
import { cellsOf, orderGridOf, rowsOf } from './order-grid.ts'
import { orderTotals } from './order-totals.ts'

const option = (id: number, label: string) => ({ id, label, swatch: null })
const colour = { code: 'colour', label: 'Colour', options: [option(1, 'Red'), option(2, 'Blue')] }
const size = { code: 'size', label: 'Size', options: [option(11, 'S'), option(12, 'M'), option(13, 'L')] }
const width = { code: 'width', label: 'Width', options: [option(21, '30'), option(22, '32')] }
const length = { code: 'length', label: 'Length', options: [option(31, '32'), option(32, '34')] }
type Attribute = typeof colour

/** A variant for each combination, which `change` may alter or leave out. */
const product = (attributes: readonly Attribute[], change: (ids: string) => object | null = () => ({}), part: object = {}) => {
  const combinations = attributes.reduce<number[][]>(
    (all, { options }) => all.flatMap((ids) => options.map(({ id }) => [...ids, id])),
    [[]],
  )
  const variants = combinations.flatMap((ids, at) => {
    const changed = change(ids.join('-'))
    const choices = Object.fromEntries(attributes.map(({ code }, index) => [`${code}_option_id`, ids[index]]))
    const plain = { product_id: 100 + at, sku: `SKU-${ids.join('-')}`, stock: 9, price_incl_tax: 20, final_price_incl_tax: 20 }
    return changed ? [variantAnswer({ colour_option_id: undefined, size_option_id: undefined, ...plain, ...choices, ...changed })] : []
  })
  const answer = productAnswer({ configurable_data: { attributes }, virtual_products: variants, tier_prices: [], ...part })
  return v.parse(Product, JSON.parse(JSON.stringify(answer)))
}
const keys = (attributes: readonly Attribute[], change?: (ids: string) => object | null) => {
  const grid = orderGridOf(product(attributes, change))
  return grid?.groups.map((group) => [group.label, group.rows.map((row) => [row.label, row.cells.map((cell) => cell?.key ?? null)])])
}

describe('the grid', () => {
  test('has colours below each other and sizes side by side', () => {
    expect(keys([colour, size])).toEqual([
      [
        '',
        [
          ['Red', ['1-11', '1-12', '1-13']],
          ['Blue', ['2-11', '2-12', '2-13']],
        ],
      ],
    ])
  })

  test('has the sizes side by side whichever attribute comes first', () => {
    expect(keys([size, colour])?.[0]?.[1]?.[0]).toEqual(['Red', ['11-1', '12-1', '13-1']])
  })

  test('of one attribute has one row', () => {
    expect(keys([size])).toEqual([['', [['', ['11', '12', '13']]]]])
  })

  test('of trousers has widths and lengths', () => {
    expect(keys([width, length])?.[0]?.[1]).toEqual([
      ['30', ['21-31', '21-32']],
      ['32', ['22-31', '22-32']],
    ])
  })

  test('of three attributes has a group for each option of the first', () => {
    expect(keys([colour, width, length])?.map(([label]) => label)).toEqual(['Red', 'Blue'])
  })

  test('leaves out what is not made, in a row that is left a gap, and rows and columns without anything', () => {
    expect(keys([colour, size], (ids) => (ids === '1-12' ? null : {}))?.[0]?.[1]?.[0]).toEqual(['Red', ['1-11', null, '1-13']])
    expect(keys([colour, size], (ids) => (ids.startsWith('2') || ids.endsWith('13') ? { status: 2 } : {}))?.[0]?.[1]).toEqual([
      ['Red', ['1-11', '1-12']],
    ])
  })

  test('leaves out two variants with the same options, as nobody can choose one of them', () => {
    const { virtual_products: known, ...rest } = productAnswer({ configurable_data: { attributes: [colour, size] } })
    const made = (sku: string, size_option_id: number) => variantAnswer({ sku, colour_option_id: 1, size_option_id })
    const twice = [...known.slice(1), made('A', 11), made('B', 11), made('C', 12), made('D', 13)]
    const grid = orderGridOf(v.parse(Product, { ...rest, virtual_products: twice }))
    expect(grid && cellsOf(grid).map(({ variant }) => variant.sku)).toEqual(['C', 'D'])
  })

  test('closes what is sold out and knows how many are left, which is never more than the product allows', () => {
    const stock = (ids: string) => (ids === '1-11' ? { stock: 0 } : ids === '1-12' ? { stock: 3 } : { stock: null })
    const grid = orderGridOf(product([colour, size], stock, { max_qty: 40 }))
    expect(grid && cellsOf(grid).slice(0, 3)).toMatchObject([
      { isSoldOut: true },
      { isSoldOut: false, limits: { min: 1, max: 3 } },
      { isSoldOut: false, limits: { max: 40 } },
    ])
  })

  test.each([
    ['comes in colours only', product([colour])],
    ['has four attributes', product([colour, size, width, length])],
    ['has a single variant', product([size], (ids) => (ids === '11' ? {} : null))],
    ['is no configurable product', product([size], undefined, { product_type: 'simple' })],
    ['is sold out', product([size], undefined, { in_stock: false })],
    ['is a kit for a team', product([size], undefined, { team_wear: { min_players: 1 } })],
    [
      'needs a name on each piece',
      product([size], undefined, {
        personalisation: [
          { group_id: 1, title: 'Name', options: [{ id: 1, type: 'name', label: 'Name', price: 5, required: true, choices: [] }] },
        ],
      }),
    ],
  ])('is missing where a product %s', (_case, given) => {
    expect(orderGridOf(given)).toBe(null)
  })

  test('is there where a name is possible and not needed', () => {
    const options = [{ id: 1, type: 'name', label: 'Name', price: 5, required: false, choices: [] }]
    expect(orderGridOf(product([size], undefined, { personalisation: [{ group_id: 1, title: 'Name', options }] }))).not.toBe(null)
  })
})

describe('the sums', () => {
  const sums = (quantities: Record<string, number>, count: 'each' | 'together' = 'each', change?: (ids: string) => object) => {
    const given = product([colour, size], change, { tier_prices: [{ qty: 10, price: 18 }] })
    const grid = orderGridOf(given)
    if (!grid) throw new Error('The product has a grid.')
    const totals = orderTotals(grid, quantities, given.tiers, count)
    return { ...totals, rows: rowsOf(grid).map(({ key }) => totals.rows[key]) }
  }

  test('are those of each row, each column and the whole', () => {
    expect(sums({ '1-11': 2, '1-12': 3, '2-12': 1 })).toMatchObject({
      rows: [
        { pieces: 5, price: 100 },
        { pieces: 1, price: 20 },
      ],
      columns: [
        { pieces: 2, price: 40 },
        { pieces: 4, price: 80 },
        { pieces: 0, price: 0 },
      ],
      whole: { pieces: 6, price: 120 },
    })
  })

  test('have the quantity price of the sizes that reach it', () => {
    expect(sums({ '1-11': 10, '1-12': 9 }).whole).toEqual({ pieces: 19, price: 10 * 18 + 9 * 20 })
  })

  test('have it for every piece where the shop counts all sizes together', () => {
    expect(sums({ '1-11': 6, '2-13': 4 }, 'together').whole).toEqual({ pieces: 10, price: 180 })
  })

  test('never cost more by a quantity price', () => {
    expect(sums({ '1-11': 10 }, 'each', () => ({ price_incl_tax: 15, final_price_incl_tax: 15 })).whole.price).toBe(150)
  })

  test('name no price where that of an ordered piece is unknown', () => {
    const unknown = (ids: string) => (ids === '1-11' ? { price_incl_tax: null, final_price_incl_tax: null } : {})
    expect(sums({ '1-11': 1, '1-12': 1 }, 'each', unknown).whole).toEqual({ pieces: 2, price: null })
    expect(sums({ '1-12': 1 }, 'each', unknown).whole).toEqual({ pieces: 1, price: 20 })
  })

  test('round as money does', () => {
    const odd = () => ({ price_incl_tax: 16.95, final_price_incl_tax: 16.95 })
    expect(sums({ '1-11': 3, '1-12': 3, '1-13': 3 }, 'each', odd).whole.price).toBe(152.55)
  })
})
