// Tests that a product's page contains everything its kind needs, with each store's prices and texts.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { landmarks, landmarkSkus } from '../database/landmarks.ts'
import type { Landmark } from '../database/landmarks.ts'
import type { Database } from '../database/tables.ts'
import { testDatabases, testViews } from '#tests/support/databases.ts'
import { getAlternates } from './alternates.ts'
import { getItems } from './items.ts'
import { getProductById, getProductBySlug } from './product.ts'
import type { ProductPage } from './product.ts'
import { getNewItems, getReducedItems, getRelatedItems } from './related.ts'
import { getSizeChart } from './size-chart.ts'
import type { CatalogueView } from './view.ts'

const { nl, be, en, de, se } = testViews

describe.each(testDatabases)('products on $name', ({ open }) => {
  let db: Database
  let close: () => Promise<void>

  beforeAll(async () => {
    ;({ db, close } = await open())
  })
  afterAll(() => close())

  async function page(name: Landmark, view: CatalogueView = nl): Promise<ProductPage> {
    const found = await getProductBySlug(db, view, landmarks[name].slug)
    if (!found) throw new Error(`no product ${name}`)
    return found
  }

  test('the configurable product has colours, sizes and each variant except the one that does not exist', async () => {
    const { product } = await page('configurable')
    expect(product.configurable_data.attributes.map(({ code, options }) => [code, options.map(({ label }) => label)])).toEqual([
      ['color', ['Zwart', 'Wit', 'Koningsblauw', 'Rood']],
      ['size', ['S', 'M', 'L', 'XL', 'XXL', '3XL']],
    ])
    expect(product.virtual_products).toHaveLength(23)
    const optionId = (code: string, label: string) =>
      product.configurable_data.attributes.find((attribute) => attribute.code === code)?.options.find((option) => option.label === label)
        ?.id
    const find = (colour: string, size: string) =>
      product.virtual_products.find(
        (variant) => variant['color_option_id'] === optionId('color', colour) && variant['size_option_id'] === optionId('size', size),
      )
    expect(find('Wit', '3XL')).toBeUndefined()
    expect(find('Rood', 'M')).toMatchObject({ sku: landmarkSkus.soldOut.sku, stock: 0, status: 1 })
    expect(find('Koningsblauw', 'L')).toMatchObject({ sku: landmarkSkus.lowStock.sku, stock: 3 })
    expect(find('Rood', 'M')?.images[0]).not.toBe(find('Koningsblauw', 'L')?.images[0])
  })

  test('each store has its own price, tax and texts', async () => {
    const prices = await Promise.all([nl, be, en, de, se].map(async (view) => (await page('configurable', view)).product))
    expect(prices.map(({ final_price_incl_tax, final_price_excl_tax }) => [final_price_incl_tax, final_price_excl_tax])).toEqual([
      [29.95, 24.75],
      [29.95, 24.75],
      [27, 22.5],
      [29.95, 25.17],
      [299, 239.2],
    ])
    expect(prices.map(({ name }) => name)).toEqual([
      'Norrvik Home voetbalshirt heren',
      'Norrvik Home voetbalshirt heren',
      'Norrvik Home men’s football shirt',
      'Norrvik Home Fußballtrikot Herren',
      'Norrvik Home fotbollströja herr',
    ])
    expect(prices.map(({ url }) => url)[3]).toBe('/de/product/norrvik-home-shirt')
  })

  test('clothes for children carry no tax in Britain', async () => {
    const child = await db.selectFrom('product').where('tax_class', '=', 'child').select('id').executeTakeFirstOrThrow()
    const british = await getProductById(db, en, child.id)
    const dutch = await getProductById(db, nl, child.id)
    expect(british?.product.final_price_excl_tax).toBe(british?.product.final_price_incl_tax)
    expect(dutch?.product.final_price_excl_tax).toBeLessThan(dutch?.product.final_price_incl_tax ?? 0)
  })

  test('simple, sold-out, last and nearly sold-out products have the right stock', async () => {
    expect((await page('simple')).product).toMatchObject({ product_type: 'simple', in_stock: true, stock: 40, virtual_products: [] })
    expect((await page('soldOut')).product).toMatchObject({ in_stock: false, stock: 0 })
    expect((await page('lastPiece')).product).toMatchObject({ in_stock: true, stock: 1 })
    expect((await page('lowStock')).product).toMatchObject({ in_stock: true, stock: 3 })
  })

  test('tiers are in order of quantity, with the store’s prices', async () => {
    expect((await page('tierPriced')).product.tier_prices).toEqual([
      { qty: 5, price: 17.95 },
      { qty: 10, price: 15.95 },
      { qty: 25, price: 13.95 },
    ])
    expect((await page('tierPriced', se)).product.tier_prices[0]).toEqual({ qty: 5, price: 199 })
  })

  test('the bundle offers parts at its own prices', async () => {
    const { product } = await page('bundle')
    expect(product.product_type).toBe('bundle')
    expect(product.bundle_options.map(({ title, type, required, products }) => [title, type, required, products.length])).toEqual([
      ['Kies je racket', 'radio', 1, 2],
      ['Ballen', 'radio', 1, 2],
      ['Tas erbij', 'checkbox', 0, 1],
      ['Extra grip', 'checkbox', 0, 1],
    ])
    const racket = product.bundle_options[0]?.products[0]
    expect(racket).toMatchObject({ final_price_incl_tax: 119.95, selection_price_value: 107.96, is_default: true })
    expect(product.discount_percentage).toBe(0.9)
  })

  test('the bundle is out of stock as soon as a required option is', async () => {
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('variant').set({ stock: 0 }).where('product_id', 'in', [21, 22]).execute()
    })
    expect((await page('bundle')).product.in_stock).toBe(false)
    expect((await getItems(db, nl, [landmarks.bundle.id]))[0]?.in_stock).toBe(false)
    await db.updateTable('variant').set({ stock: 40 }).where('product_id', 'in', [21, 22]).execute()
    expect((await page('bundle')).product.in_stock).toBe(true)
  })

  test('a bundle’s price is that of the cheapest choice that can be had, on page and card alike, as stock and prices move', async () => {
    const prices = async () => [
      (await page('bundle')).product.final_price_incl_tax,
      (await getItems(db, nl, [landmarks.bundle.id]))[0]?.final_price_incl_tax,
    ]
    expect(await prices()).toEqual([95.32, 95.32])
    await db.updateTable('variant').set({ stock: 0 }).where('product_id', '=', 22).execute()
    expect(await prices()).toEqual([113.32, 113.32])
    await db.updateTable('product_price').set({ final_cents: 9995 }).where('product_id', '=', 21).where('store_id', '=', nl.id).execute()
    expect(await prices()).toEqual([95.32, 95.32])
    await db.updateTable('product_price').set({ final_cents: 11995 }).where('product_id', '=', 21).where('store_id', '=', nl.id).execute()
    await db.updateTable('variant').set({ stock: 40 }).where('product_id', '=', 22).execute()
    expect(await prices()).toEqual([95.32, 95.32])
  })

  test('a racket has a recommended string and tension limits; only a real string requires more choices', async () => {
    const [group] = (await page('strungRacket', en)).product.personalisation
    expect(group).toMatchObject({ no_return: true, delivery: { days: 2, is_made: true } })
    const tensions = group?.options.filter(({ role }) => role?.startsWith('tension')) ?? []
    expect(tensions.map(({ min, max, step, unit }) => [min, max, step, unit])).toEqual([
      [20, 28, 0.5, 'kg'],
      [20, 28, 0.5, 'kg'],
    ])
    for (const { depends_on } of tensions) expect(depends_on).toEqual({ option_id: 301, choice_ids: [30102, 30103, 30104] })
    expect(group?.options[0]?.choices.filter(({ is_plain }) => is_plain).map(({ label }) => label)).toEqual(['Unstrung'])
    expect(group?.recommendation?.values.map(({ option_id }) => option_id)).toEqual([301, 303, 302, 304])
    expect(group?.recommendation?.text).toMatch(/mm · .*25\.5 kg\. [^.]+\. 26 kg is tight for this frame \(20 to 28 kg\): more control\.$/)
    const [inGerman] = (await page('strungRacket', de)).product.personalisation
    expect(inGerman?.recommendation?.text).toMatch(/25,5 kg\. [^.]+\. 26 kg ist straff/)
  })

  test('the set has its members, the team kit its number of players and its parts’ choices', async () => {
    expect((await page('grouped')).product.child_products.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['OR10011', 1],
      ['SA10027', 1],
      ['OR10028', 1],
      ['DR10002', 1],
    ])
    const { product, kind } = await page('teamWear')
    expect(kind).toBe('team-wear')
    expect(product.team_wear).toEqual({
      by_line: false,
      min_players: 1,
      max_players: 30,
      unique_numbers: true,
      name_option_id: 101,
      number_option_id: 102,
      orderable_until: '2029-07-31',
    })
    expect(product.bundle_options).toHaveLength(3)
    for (const option of product.bundle_options) expect(option.products[0]?.virtual_products.length).toBeGreaterThan(5)
    expect(product.no_return).toBe(true)
  })

  test('personalisation is priced in the store’s currency', async () => {
    const shirt = await page('personalised', en)
    expect(shirt.kind).toBe('personalised')
    expect(shirt.product.personalisation[0]).toMatchObject({ title: 'Name and number' })
    expect(shirt.product.personalisation[0]?.options.map(({ type, price, max_length }) => [type, price, max_length])).toEqual([
      ['name', 6, 12],
      ['number', 4, 2],
      ['print', 0, null],
    ])
    const racket = await page('strungRacket', se)
    expect(racket.product.personalisation[0]?.options[0]?.choices.map(({ label, price }) => [label, price])).toEqual([
      ['Osträngad', 0],
      ['Multifilament, mjuk', 239],
      ['Polyester, för skruv', 209],
      ['Hybrid', 299],
    ])
  })

  test('only a product with a recorded earlier price has a percentage', async () => {
    const [known, unknown] = await getItems(db, nl, [landmarks.special.id, landmarks.specialWithoutHistory.id])
    expect(known).toMatchObject({ price_incl_tax: 59.95, final_price_incl_tax: 44.95, lowest_price_30d: 54.95 })
    expect(known?.labels).toContainEqual({ code: 'sale', label: '−18%' })
    expect(unknown).toMatchObject({ price_incl_tax: 49.95, final_price_incl_tax: 39.95, lowest_price_30d: null })
    expect(unknown?.labels.map(({ code }) => code)).not.toContain('sale')
  })

  test('a variant’s id finds its product; an invalid id finds nothing', async () => {
    const variant = await db.selectFrom('variant').where('sku', '=', landmarkSkus.lowStock.sku).select('id').executeTakeFirstOrThrow()
    expect((await getProductById(db, nl, variant.id))?.slug).toBe(landmarks.configurable.slug)
    for (const id of [0, -1, 1.5, Number.NaN, 1e12, 999_999_999]) expect(await getProductById(db, nl, id)).toBeNull()
    for (const slug of ['', 'nope', "x' or 1=1", '\u0000', 'A', 'a'.repeat(5000)]) expect(await getProductBySlug(db, nl, slug)).toBeNull()
  })

  test('cards are in the requested order, without unknown products', async () => {
    const items = await getItems(db, nl, [3, 999_999, 1, Number.NaN, 2])
    expect(items.map(({ product_id }) => product_id)).toEqual([3, 1, 2])
    expect(items[1]?.swatches.map(({ label }) => label)).toEqual(['Koningsblauw', 'Rood', 'Wit', 'Zwart'])
    expect(await getItems(db, nl, [])).toEqual([])
  })

  test('every product exists under the same name in the other stores', async () => {
    expect(await getAlternates(db, [nl, en], { type: 'product', slug: landmarks.simple.slug })).toEqual([
      { store: 'nl', path: '/nl/product/drift-steel-bottle' },
      { store: 'en', path: '/en/product/drift-steel-bottle' },
    ])
    expect(await getAlternates(db, [nl], { type: 'product', slug: 'nope' })).toEqual([{ store: 'nl', path: null }])
  })

  test('related, new and reduced products meet their conditions', async () => {
    const { leaf_category_id } = await db.selectFrom('product').where('id', '=', 1).select('leaf_category_id').executeTakeFirstOrThrow()
    const related = await getRelatedItems(db, nl, 1)
    expect(related).toHaveLength(4)
    const leaves = await db
      .selectFrom('product')
      .where(
        'id',
        'in',
        related.map(({ product_id }) => product_id),
      )
      .select(['id', 'leaf_category_id'])
      .execute()
    for (const row of leaves) expect(row.leaf_category_id).toBe(leaf_category_id)
    expect(await getNewItems(db, nl, 6)).toHaveLength(6)
    const reduced = await getReducedItems(db, nl, 6)
    expect(reduced.length).toBeGreaterThan(3)
    for (const { lowest_price_30d, final_price_incl_tax } of reduced) expect(lowest_price_30d).toBeGreaterThan(final_price_incl_tax ?? 0)
  })

  test('size charts are in the store’s language', async () => {
    expect(await getSizeChart(db, se, landmarks.configurable.id)).toMatchObject({
      title: 'Storlekstabell kläder',
      columns: ['Storlek', 'Bröst (cm)', 'Midja (cm)', 'Kroppslängd (cm)'],
    })
    expect(await getSizeChart(db, nl, landmarks.simple.id)).toBeNull()
  })
})
