// A product on sale: narrowing, prices, quantity, and the lines for the cart.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cartItemOf } from '#shared/cart/wire/cart-item-request.ts'
import { json } from '#tests/support/fault-server.ts'
import { productAnswer } from '#tests/support/answers.ts'
import type { ProductStore } from './product.ts'
import { startVisit, type Tab, type Visit } from '#stores/testing/visit.ts'

const [RED, BLUE, M, L] = [12, 13, 34, 35]

let visit: Visit
let tab: Tab
let product: ProductStore

const open = async (href?: string) => {
  tab = await visit.open(href)
  product = tab.product.productStore(12)
  await product.load()
}
const openSimple = (part: object) => {
  const simple = { sku: 'BALL', configurable_data: { attributes: [] }, virtual_products: [], stock: 3, ...part }
  visit.shop.once('GET catalog/product/12', json(productAnswer(simple)))
  return open()
}
const choose = (attributeCode: string, optionId: number) => product.choose(attributeCode, optionId)
const offered = (code: string) =>
  product.$attributes
    .get()
    .find((attribute) => attribute.code === code)
    ?.options.map(({ id, availability, isChosen }) => [id, availability, isChosen])

beforeEach(async () => {
  visit = await startVisit()
})
afterEach(() => visit.end())

describe('the data', () => {
  it('is requested once, however many islands use the product', async () => {
    await open()
    expect(tab.product.productStore(12)).toBe(product)
    await Promise.all([product.load(), tab.product.productStore(12).load()])
    expect(visit.shop.calls()).toEqual(['GET catalog/product/12'])
    expect(product.$product.get()).toMatchObject({ state: 'ready', value: { name: 'Home shirt' } })
  })

  it('fails with its own code and can be retried', async () => {
    tab = await visit.open()
    product = tab.product.productStore(12)
    visit.shop.once('GET catalog/product/12', json({ message: 'Gone' }, 404))
    expect(await product.load()).toMatchObject({ ok: false, error: { code: 'product.load-failed', status: 404 } })
    expect(product.$price.get()).toBeNull()
    expect(product.$isSaleable.get()).toBe(false)
    expect(await product.load()).toMatchObject({ ok: true })
  })

  it('may be printed by a server, and is then not requested', async () => {
    await open()
    const printed: unknown = JSON.parse(JSON.stringify(tab.product.productSeed.atoms['products']?.get()))
    tab.resetStores()
    visit.shop.forgetCalls()
    tab.product.productSeed.atoms['products']?.set(printed as never)
    expect(await tab.product.productStore(12).load()).toMatchObject({ ok: true, value: { name: 'Home shirt' } })
    expect(visit.shop.calls()).toEqual([])
  })
})

describe('choosing', () => {
  it('replaces the earlier choice for that attribute and clears the later ones', async () => {
    await open()
    choose('colour', RED)
    choose('size', M)
    expect(product.$variant.get()).toMatchObject({ sku: 'SHIRT-RED-M' })
    choose('colour', BLUE)
    expect(product.$choices.get()).toEqual([{ attributeCode: 'colour', optionId: BLUE }])
    expect(product.$missing.get()).toEqual(['size'])
  })

  it('uses the prices of the one remaining active variant', async () => {
    await open()
    expect(product.$price.get()).toMatchObject({ final: 25, isFrom: true })
    choose('colour', BLUE)
    expect(product.$variant.get()).toMatchObject({ sku: 'SHIRT-BLUE-M' })
    expect(product.$price.get()).toMatchObject({ final: 27, isFrom: false })
  })

  it('shows sold-out and non-existent options', async () => {
    await open()
    choose('colour', RED)
    expect(offered('size')).toEqual([
      [M, 'available', false],
      [L, 'sold-out', false],
    ])
    choose('colour', BLUE)
    expect(offered('size')).toEqual([
      [M, 'available', false],
      [L, 'impossible', false],
    ])
  })

  it('is saleable if every attribute is chosen and in stock', async () => {
    await open()
    expect(product.$isSaleable.get()).toBe(false)
    choose('colour', RED)
    expect(product.$isSaleable.get()).toBe(false)
    choose('size', M)
    expect(product.$isSaleable.get()).toBe(true)
    expect(product.$stock.get()).toBe(7)
    choose('size', L)
    expect(product.$isSaleable.get()).toBe(false)
    expect(product.$stock.get()).toBe(0)
  })

  it('can be undone', async () => {
    await open()
    choose('colour', RED)
    choose('size', M)
    product.clear('colour')
    expect(product.$choices.get()).toEqual([])
  })

  it('emits the choice, with the variant once there is one', async () => {
    await open()
    choose('colour', RED)
    choose('size', M)
    expect(tab.events).toMatchObject([
      { name: 'product:chosen', detail: { productId: 12, attributeCode: 'colour', optionId: RED, item: null } },
      {
        detail: {
          item: { item_id: 'SHIRT', item_variant_id: 'SHIRT-RED-M', item_variant: 'Red', price: 25, currency: 'EUR' },
        },
      },
    ])
  })
})

describe('quantity', () => {
  it('is one at first, and a tier counts from its quantity on, the last match winning', async () => {
    await open()
    expect(product.$quantity.get()).toBe(1)
    expect(product.$tierPrice.get()).toBe(0)
    product.changeQuantity(5)
    expect(product.$tierPrice.get()).toBe(23)
    product.changeQuantity(12)
    expect(product.$tierPrice.get()).toBe(21)
    product.changeQuantity(4)
    expect(product.$tierPrice.get()).toBe(0)
  })

  it.each([0, -1, 1.5, Number.NaN])('is never %s', async (quantity) => {
    await open()
    product.changeQuantity(quantity)
    expect(product.$quantity.get()).toBe(1)
  })

  it('is limited by the stock of the choice', async () => {
    await open()
    choose('colour', RED)
    choose('size', M)
    expect(product.$limits.get()).toEqual({ min: 1, max: 7 })
  })
})

describe('the request that adds it to the cart', () => {
  it('names the product, the options and the quantity', async () => {
    await open()
    choose('colour', RED)
    expect(product.$newLines.get()).toEqual([])
    choose('size', M)
    product.changeQuantity(2)
    expect(product.$newLines.get()).toEqual([
      {
        sku: 'SHIRT',
        quantity: 2,
        choices: [
          { attribute: 'colour', optionId: RED },
          { attribute: 'size', optionId: M },
        ],
      },
    ])
  })

  it('identifies an attribute by its id, if the host gives one', async () => {
    const { configurable_data: data } = productAnswer()
    const attributes = data.attributes.map((attribute, at) => ({ ...attribute, id: 93 + at }))
    visit.shop.once('GET catalog/product/12', json(productAnswer({ configurable_data: { ...data, attributes } })))
    await open()
    choose('colour', RED)
    choose('size', M)
    // In the form of the platform's own API: `option_id` is the attribute.
    expect(product.$newLines.get().map(cartItemOf)).toEqual([
      {
        sku: 'SHIRT',
        qty: 1,
        product_option: {
          extension_attributes: {
            configurable_item_options: [
              { option_id: '93', option_value: RED },
              { option_id: '94', option_value: M },
            ],
          },
        },
      },
    ])
  })

  it.each(['simple', 'an unknown kind'])('of %s is its sku and a quantity', async (product_type) => {
    await openSimple({ product_type })
    expect(product.$newLines.get()).toEqual([{ sku: 'BALL', quantity: 1 }])
  })

  it.each(['bundle', 'grouped'])('of a %s without available options is empty', async (product_type) => {
    await openSimple({ product_type })
    expect([product.$isSaleable.get(), product.$newLines.get()]).toEqual([false, []])
  })

  it('of a simple product needs it to be in stock', async () => {
    visit.shop.once('GET catalog/product/12', json(productAnswer({ product_type: 'simple', in_stock: false })))
    await open()
    expect(product.$isSaleable.get()).toBe(false)
  })
})
