// Products and lists of them: variants, tiers, facets and what is left out.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import * as answers from '#tests/support/answers.ts'
import { Catalogue, Facet } from './catalogue.ts'
import { Product } from './product.ts'

describe('a product', () => {
  it('gathers <attribute>_option_id into options', () => {
    const [variant] = v.parse(Product, answers.productAnswer()).virtual_products
    expect(variant?.options).toEqual({ colour: 12, size: 34 })
    expect(variant).not.toHaveProperty('colour_option_id')
  })

  it('does not sell a variant that cannot be read', () => {
    const broken = [{ ...answers.variantAnswer(), final_price_incl_tax: '25' }, { ...answers.variantAnswer(), product_id: null }, 'x']
    expect(v.parse(Product, answers.productAnswer({ virtual_products: broken })).virtual_products).toEqual([])
  })

  it('is malformed when a tier is, since the price would be wrong', () => {
    expect(v.safeParse(Product, answers.productAnswer({ tier_prices: [{ qty: 5, price: null }] })).success).toBe(false)
  })

  it('needs little: id, sku and name', () => {
    const product = v.parse(Product, { product_id: 1, sku: 'A', name: 'Ball' })
    expect(product).toMatchObject({
      product_type: 'simple',
      in_stock: false,
      final_price_incl_tax: null,
      configurable_data: { attributes: [] },
    })
  })

  it('keeps the data of kinds whose widget comes later', () => {
    const product = v.parse(
      Product,
      answers.productAnswer({ product_type: 'bundle', bundle_options: [{ option_id: 1 }], team_wear: { max: 30 } }),
    )
    expect(product).toMatchObject({ product_type: 'bundle', bundle_options: [{ option_id: 1 }], team_wear: { max: 30 } })
  })
})

describe('a catalogue', () => {
  it('reads the price range in both spellings', () => {
    const facet = { code: 'price', facet_code: 'price', type: 'price' }
    expect(v.parse(Facet, { ...facet, MinimumValue: 1, MaximumValue: 9 })).toMatchObject({ minimum_value: 1, maximum_value: 9 })
    expect(v.parse(Facet, { ...facet, minimum_value: 2, MinimumValue: 1 })).toMatchObject({ minimum_value: 2, maximum_value: null })
  })

  it('leaves a card out that cannot be read', () => {
    const { catalog } = answers.catalogueAnswer()
    const items = [answers.catalogueItemAnswer(), { name: 'x' }, answers.catalogueItemAnswer({ url: 'javascript:1' })]
    expect(v.parse(Catalogue, answers.catalogueAnswer({ catalog: { ...catalog, items } })).catalog.items).toHaveLength(1)
  })
})
