// Tests of price, options and stock of a product: the markup, and the effect of a choice. Long because price, options and stock depend on the same choice.
// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { configurePage } from '#stores/page/page.ts'
import { productStore } from '#stores/product/product.ts'
import { productAnswer, variantAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { field, press, said, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import productOptions from './product-options.tsx'

const page = useWidgetPage('https://shop.test/nl/product/home-shirt')
const PRODUCT = 'GET catalog/product/12'
const colour = { code: 'colour', label: 'Colour', options: [option(12, 'Red', '#cc0000'), option(13, 'Blue', '#0000cc')] }
const size = { code: 'size', label: 'Size', options: [option(34, 'M'), option(35, 'L'), option(36, 'XL')] }
const simple = { product_type: 'simple', configurable_data: { attributes: [] }, virtual_products: [], tier_prices: [] }

/** Red in M and L, blue in M only; red in L is sold out. */
const shirt = (part: object = {}) =>
  productAnswer({
    tier_prices: [],
    configurable_data: { attributes: [colour, size] },
    virtual_products: [
      variantAnswer(),
      variantAnswer({ product_id: 122, size_option_id: 35, stock: 0 }),
      variantAnswer({ product_id: 123, colour_option_id: 13, stock: 3, final_price_incl_tax: 27 }),
    ],
    ...part,
  })

function option(id: number, label: string, swatch: string | null = null) {
  return { id, label, swatch }
}

const show = (product: object) => page.show(productOptions, { productId: 12, product })
const prices = () => words(document.querySelector('.product-options-price'))
const stock = () => words(document.querySelector('.product-options-stock'))
const choose = (name: string) => field(name).click()
const chosen = () => [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value)

// All tests of a file share one address.
beforeEach(() => page.tab.go('#'))

describe('without a printed product', () => {
  test('announces that it loads, and then shows the options', async () => {
    const release = page.shop.hold(PRODUCT)
    const mount = page.show(productOptions, { productId: 12 })
    expect(mount.querySelector('[role="status"]')?.getAttribute('aria-label')).toBe('Loading the options')
    release()
    await soon(() => mount.querySelectorAll('fieldset').length === 2)
  })

  test('a product that could not be loaded can be loaded again', async () => {
    page.shop.once(PRODUCT, json({}, 400))
    const mount = page.show(productOptions, { productId: 12 })
    await shown('The options of this product could not be loaded.')
    await press('Try again')
    await soon(() => mount.querySelectorAll('fieldset').length === 2)
  })
})

describe('the options', () => {
  test('are radios named as the host’s form expects them, in groups with a name', () => {
    show(shirt())
    expect([...document.querySelectorAll('legend')].map(words)).toEqual(['Colour', 'Size'])
    expect(field('Blue')).toMatchObject({ type: 'radio', name: 'option[colour]', value: '13' })
    expect(page.shop.calls()).toEqual([])
  })

  test('a choice is shown in the group, emitted as an event and written to the address', async () => {
    show(shirt())
    choose('Red')
    await shown('Colour: Red')
    expect(chosen()).toEqual(['12'])
    expect(page.events.map(({ name }) => name)).toContain('product:chosen')
    expect(page.tab.environment.location?.hash).toBe('#colour=12')
  })

  test('a choice is not written to the address if the host says so', async () => {
    page.show(productOptions, { productId: 12, product: shirt(), followsAddress: false })
    choose('Red')
    await shown('Colour: Red')
    expect(page.tab.environment.location?.hash).toBe('')
  })

  test('a link opens the choices in it', async () => {
    page.tab.go('#colour=13&size=34')
    show(shirt())
    await soon(() => chosen().join() === '13,34')
    expect(stock()).toBe('Only 3 left')
  })

  test('an impossible option is disabled, a sold-out one says so and can be chosen', async () => {
    show(shirt())
    choose('Red')
    await shown('Colour: Red')
    expect(field('XL')).toMatchObject({ disabled: true })
    expect(words(document.querySelector('[data-availability="impossible"]'))).toBe('XL (not available)')
    expect(field('L')).toMatchObject({ disabled: false })
    expect(words(document.querySelector('[data-availability="sold-out"]'))).toBe('L (sold out)')
  })

  test('another colour clears a size that it does not have', async () => {
    show(shirt())
    choose('Red')
    choose('M')
    await soon(() => chosen().join() === '12,34')
    choose('Blue')
    await soon(() => chosen().join() === '13')
    expect(words(document.querySelectorAll('legend')[1])).toBe('Size')
  })
})

describe('a size', () => {
  const emitted = () => page.events.filter(({ name }) => name.startsWith('product:')).map(({ name, detail }) => [name, detail])
  const detail = { productId: 12, size: 'M', optionId: 34 }

  test('that is pressed is emitted, whatever the host calls its attribute', () => {
    const wear = { ...size, code: 'schoenmaat', role: 'size' }
    show(
      productAnswer({
        tier_prices: [],
        configurable_data: { attributes: [wear] },
        virtual_products: [variantAnswer({ schoenmaat_option_id: 34 })],
      }),
    )
    choose('M')
    expect(emitted()).toEqual([
      ['product:chosen', expect.objectContaining({ attributeCode: 'schoenmaat', optionId: 34 })],
      ['product:size-pressed', { ...detail, isActive: true }],
    ])
  })

  test('is no colour', () => {
    show(shirt())
    choose('Red')
    expect(emitted().map(([name]) => name)).toEqual(['product:chosen'])
  })
})

describe('the stock', () => {
  test('says what is left to choose before everything is chosen', async () => {
    show(shirt())
    expect(stock()).toBe('Still to choose: Colour, Size')
    choose('Red')
    await shown('Colour: Red')
    expect(stock()).toBe('Still to choose: Size')
    expect(document.querySelector('.product-options-stock')?.getAttribute('data-stock')).toBe('unknown')
  })

  test('a sold-out size is named', async () => {
    show(shirt())
    choose('Red')
    choose('L')
    await soon(() => stock() === 'Unfortunately we no longer have size L in stock.')
  })

  test.each([
    [0, false, 'This product is out of stock.', 'out'],
    [5, true, 'Only 5 left', 'few'],
    [6, true, 'In stock', 'enough'],
    [null, true, 'In stock', 'enough'],
    [null, false, 'This product is out of stock.', 'out'],
  ])('of a simple product with %s pieces, saleable: %s, is "%s"', (pieces, in_stock, sentence, state) => {
    show(productAnswer({ ...simple, stock: pieces, in_stock }))
    expect(stock()).toBe(sentence)
    expect(document.querySelector('.product-options-stock')?.getAttribute('data-stock')).toBe(state)
  })
})

describe('the price', () => {
  test('says that it includes tax but no delivery, with a link if the page names a page about delivery costs', () => {
    const note = () => document.querySelector('.product-options-vat')
    show(shirt())
    expect([words(note()), note()?.querySelector('a') ?? null]).toEqual(['incl. VAT, plus delivery', null])
    configurePage({ apiUrl: page.shop.url, baseUrl: 'https://shop.test/nl', routes: { delivery: 'pages/delivery' } })
    show(shirt())
    expect([words(note()), note()?.querySelector('a')?.getAttribute('href')]).toEqual([
      'incl. VAT, plus delivery',
      'https://shop.test/nl/pages/delivery',
    ])
  })

  test('is the lowest one until a variant is chosen, then the variant’s', async () => {
    show(shirt())
    expect(prices()).toMatch(/from/i)
    choose('Blue')
    choose('M')
    await soon(() => prices().includes('€27.00'))
    expect(prices()).not.toMatch(/from/i)
  })

  test('of variants with the same price has no "from"', () => {
    show(shirt({ virtual_products: [variantAnswer(), variantAnswer({ product_id: 122, size_option_id: 35 })] }))
    expect(prices()).not.toMatch(/from/i)
  })

  test.each([
    ['per metre', 12, '€2.08 per metre'],
    ['pro 100 g', 2.5, '€10.00 pro 100 g'],
    ['per ball', 3, '€8.33 per ball'],
  ])('of goods that are sold by measure (%s) has the price of one unit beside it, in the host’s word', (unit, amount, text) => {
    show(productAnswer({ ...simple, final_price_incl_tax: 25, lowest_price_30d: null, measure: { amount, unit } }))
    expect([...document.querySelectorAll('.product-options-vat')].map(words)).toContain(text)
  })

  test('of one unit follows the price by quantity', async () => {
    show(productAnswer({ ...simple, tier_prices: [{ qty: 5, price: 20 }], measure: { amount: 10, unit: 'per metre' } }))
    productStore(12).changeQuantity(5)
    await soon(() => [...document.querySelectorAll('.product-options-vat')].map(words).includes('€2.00 per metre'))
  })

  test.each([
    ['none', undefined],
    ['null', null],
    ['nothing of it', { amount: 0, unit: 'per metre' }],
    ['no word', { amount: 3 }],
  ])('has no price of one unit where the host sends as measure %s', (_what, measure) => {
    show(productAnswer({ ...simple, measure }))
    expect(prices()).toMatch(/^€25.00/)
    expect([...document.querySelectorAll('.product-options-vat')].map(words)).toEqual(['incl. VAT, plus delivery'])
  })

  test('has a struck-through price only with the lowest price of 30 days', () => {
    show(productAnswer({ ...simple, price_incl_tax: 50, final_price_incl_tax: 40, lowest_price_30d: 45 }))
    expect(prices()).toContain('€40.00')
    expect(words(document.querySelector('.touchline-price-before'))).toContain('€45.00')
    expect(words(document.querySelector('.product-options-percent'))).toBe('−11%')
  })

  test('without that lowest price has no previous price', () => {
    show(productAnswer({ ...simple, price_incl_tax: 50, final_price_incl_tax: 40, lowest_price_30d: null }))
    expect(prices()).toMatch(/^€40.00/)
    expect(document.querySelector('.product-options-percent, .touchline-price-before')).toBeNull()
  })

  test('that is unknown is on request', () => {
    show(productAnswer({ ...simple, price_incl_tax: null, final_price_incl_tax: null, lowest_price_30d: null }))
    expect(prices()).toBe('Price on request')
  })

  test('of a tier is shown once its quantity is reached, and the last that matches wins', async () => {
    show(
      productAnswer({
        ...simple,
        tier_prices: [
          { qty: 5, price: 23 },
          { qty: 10, price: 21 },
        ],
      }),
    )
    const tiers = () =>
      [...document.querySelectorAll('.product-options-tiers li')].map((tier) => [words(tier), tier.hasAttribute('data-reached')])
    const now = () => words(document.querySelector('.touchline-price-now'))
    expect(tiers()).toEqual([
      ['From 5 pieces: €23.00 each', false],
      ['From 10 pieces: €21.00 each', false],
    ])
    productStore(12).changeQuantity(5)
    await soon(() => now() === '€23.00')
    expect(tiers().map(([, isReached]) => isReached)).toEqual([true, false])
    productStore(12).changeQuantity(12)
    await soon(() => now() === '€21.00')
    productStore(12).changeQuantity(4)
    await soon(() => now() === '€25.00')
  })
})

test('a size cleared by a new colour is announced', async () => {
  show(shirt())
  choose('Red')
  await soon(() => chosen().length === 1)
  choose('M')
  await soon(() => chosen().length === 2)
  choose('Blue')
  await soon(() => chosen().join() === '13')
  await said('Size M is no longer chosen.')
})
