// Tests the schemas of products and lists: variants, tiers, facets and dropped parts.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import * as answers from '#tests/support/answers.ts'
import { Catalogue, Facet } from '#shared/catalogue/wire/catalogue.ts'
import { Product } from './product.ts'

describe('a product', () => {
  it('gathers <attribute>_option_id into options', () => {
    const [variant] = v.parse(Product, answers.productAnswer()).variants
    expect(variant?.options).toEqual({ colour: 12, size: 34 })
    expect(variant).not.toHaveProperty('colour_option_id')
  })

  it('leaves out an invalid variant', () => {
    const broken = [{ ...answers.variantAnswer(), final_price_incl_tax: 'dear' }, { ...answers.variantAnswer(), product_id: null }, 'x']
    expect(v.parse(Product, answers.productAnswer({ virtual_products: broken })).variants).toEqual([])
  })

  it('is malformed if a tier is, since the price would be wrong', () => {
    expect(v.safeParse(Product, answers.productAnswer({ tier_prices: [{ qty: 5, price: null }] })).success).toBe(false)
  })

  it('requires only id, sku and name', () => {
    const product = v.parse(Product, { product_id: 1, sku: 'A', name: 'Ball' })
    expect(product).toMatchObject({
      type: 'simple',
      isInStock: false,
      price: { final: null },
      attributes: [],
    })
  })

  it('reads the options of a bundle under our names, in their order', () => {
    const selection = { selection_id: 7, product_id: 8, qty: 2, final_price_incl_tax: 19.99, in_stock: true }
    const product = v.parse(
      Product,
      answers.productAnswer({
        product_type: 'bundle',
        discount_percentage: 0.85,
        bundle_options: [
          { option_id: 2, title: 'Balls', type: 'checkbox', required: 0, position: 2, products: [] },
          { option_id: 1, title: 'Racket', type: 'radio', required: 1, position: 1, products: [selection, { selection_id: 'x' }] },
        ],
        team_wear: { max_players: 30 },
      }),
    )
    expect(product).toMatchObject({
      type: 'bundle',
      bundleOptions: [
        { id: 1, isRequired: true, selections: [{ id: 7, productId: 8, quantity: 2, price: 16.99 }] },
        { id: 2, isRequired: false, selections: [] },
      ],
      teamWear: { maxPlayers: 30 },
    })
  })

  it.each([
    [true, true],
    [{ max_players: 20 }, true],
    [{ players: {}, by_line: '' }, true],
    [{ by_line: false }, false],
    [{ by_line: 0 }, false],
  ])('puts each player into a line of her own unless the platform says that it has rosters: %o', (team_wear, isByLine) => {
    expect(v.parse(Product, answers.productAnswer({ team_wear })).teamWear?.isByLine).toBe(isByLine)
  })

  it.each([undefined, null, 'none', -1, 1.2, Number.NaN])('knows no discount in %o', (discount_percentage) => {
    const bundle_options = [{ option_id: 1, products: [{ selection_id: 7, product_id: 8, final_price_incl_tax: 20 }] }]
    const product = v.parse(Product, answers.productAnswer({ discount_percentage, bundle_options }))
    expect(product.bundleOptions[0]?.selections[0]?.price).toBe(20)
  })

  it.each([
    ['as the host says it', { label: 'Pasvorm', role: 'size' }, 'size'],
    ['none, where the host says so', { label: 'Size', role: null }, null],
    ['by its label, where the host says nothing', { label: 'Schuhgröße' }, 'size'],
    ['none of a word nobody knows', { label: 'Size', role: 'weight' }, null],
  ])('has the role of an attribute %s', (_case, part, role) => {
    const attributes = [{ code: 'size', options: [], ...part }]
    expect(v.parse(Product, answers.productAnswer({ configurable_data: { attributes } })).attributes[0]?.role).toBe(role)
  })
})

describe('a catalogue', () => {
  it('reads the price range in both spellings', () => {
    const facet = { code: 'price', facet_code: 'price', type: 'price' }
    expect(v.parse(Facet, { ...facet, MinimumValue: 1, MaximumValue: 9 })).toMatchObject({ minimum: 1, maximum: 9 })
    expect(v.parse(Facet, { ...facet, minimum_value: 2, MinimumValue: 1 })).toMatchObject({ minimum: 2, maximum: null })
  })

  it.each([
    ['its label', { label: 'Maat', url_key: 'maat' }, 'Maat'],
    ['its key in addresses where it has none', { url_key: 'maat' }, 'maat'],
    ['its code where it has neither', { label: ' ', url_key: '' }, 'size'],
  ])('names a facet by %s', (_name, part, label) => {
    expect(v.parse(Facet, { code: 'size', facet_code: 'size_facet', ...part }).label).toBe(label)
  })

  it('leaves out an invalid card', () => {
    const { catalog } = answers.catalogueAnswer()
    const items = [answers.catalogueItemAnswer(), { name: 'x' }, answers.catalogueItemAnswer({ url: 'javascript:1' })]
    expect(v.parse(Catalogue, answers.catalogueAnswer({ catalog: { ...catalog, items } })).items).toHaveLength(1)
  })
})
