// Tests that a card shows the product and its price as the law requires, and has all attributes that others read.
// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { activate } from '#shared/i18n/i18n.ts'
import { drawn } from '#tests/support/widget-page.ts'
import type { CardProduct } from '#shared/product/rules/card-product.ts'
import { ProductCard, type ProductCardProps } from './ProductCard.tsx'

const shirt: CardProduct = {
  productId: 12,
  sku: 'SHIRT-12',
  name: 'Home shirt',
  url: '/nl/product/home-shirt',
  image: '/media/shirt_640.webp',
  images: ['/media/shirt_640.webp', '/media/back_640.webp'],
  manufacturer: 'Aldo',
  type: 'configurable',
  hasPersonalisation: false,
  isInStock: true,
  price: { regular: 50, regularExclTax: null, final: 40, finalExclTax: null, lowestOf30Days: null },
  rating: 4.5,
  reviewCount: 12,
  swatches: [
    { label: 'Red', swatch: '#ff0000' },
    { label: 'Halves', swatch: '#ff0000,#ffffff' },
  ],
  labels: [
    { code: 'new', label: 'New' },
    { code: 'sale', label: '−50%' },
  ],
}

/** Renders a card in a document of its own. */
function show(product: Partial<CardProduct> = {}, props: Partial<ProductCardProps> = {}): Element {
  const markup = drawn(<ProductCard product={{ ...shirt, ...product }} currency="EUR" list="Shirts" index={25} {...props} />)
  const found = new DOMParser().parseFromString(markup, 'text/html').querySelector('.touchline-card')
  if (!found) throw new Error(`There is no card: ${markup}`)
  return found
}
const text = (card: Element, selector: string) => card.querySelector(selector)?.textContent ?? null

beforeEach(() => activate('en_GB'))

describe('the price', () => {
  test('shows a struck-through price only if the lowest price of 30 days is known', () => {
    expect(show().querySelector('s')).toBeNull()
    expect(text(show({ price: { ...shirt.price, lowestOf30Days: 45 } }), 's')).toBe('€45.00')
  })

  test('shows a percentage only then, calculated from that price, whatever the host calls its offer', () => {
    expect(show().textContent).not.toContain('%')
    expect(text(show({ price: { ...shirt.price, lowestOf30Days: 45 } }), '[data-tag="sale"]')).toBe('−11%')
  })

  test.each([['bundle'], ['grouped']])('of a %s is the lowest one', (type) => {
    expect(text(show({ type }), '.touchline-price')).toBe('from €40.00')
  })

  test('has the price per unit below it where goods are sold by measure', () => {
    expect(show().querySelector('.touchline-card-unit')).toBeNull()
    const string = show({ measure: { amount: 12, unit: 'per metre' } })
    expect(text(string, '.touchline-card-price + .touchline-card-unit')).toBe('€3.33 per metre')
  })

  test('that is unknown is not shown', () => {
    expect(show({ price: { ...shirt.price, regular: null, final: null } }).querySelector('.touchline-price')).toBeNull()
  })
})

describe('the picture', () => {
  const pictures = { sizes: '50vw', widths: [320, 640] }

  test('is lazy except in the first row, and always has its space reserved', () => {
    const image = (isFirst: boolean) => show({}, { isFirst, pictures }).querySelector('.touchline-card-image')
    expect(image(false)?.getAttribute('loading')).toBe('lazy')
    expect(image(true)?.hasAttribute('loading')).toBe(false)
    expect(image(true)?.getAttribute('fetchpriority')).toBe('high')
    expect(['width', 'height', 'sizes', 'srcset'].map((name) => image(false)?.getAttribute(name))).toEqual([
      '640',
      '640',
      '50vw',
      '/media/shirt_320.webp 320w, /media/shirt_640.webp 640w',
    ])
  })

  test('has a second one if the product has two', () => {
    expect(show().querySelector('.touchline-card-second')?.getAttribute('src')).toBe('/media/back_640.webp')
    expect(show({ images: ['/media/shirt_640.webp'] }).querySelector('.touchline-card-second')).toBeNull()
    expect(show({ image: null, images: [] }).querySelector('img')).toBeNull()
  })
})

describe('the brand', () => {
  test('is printed once: where the name has it, only there, and never translated', () => {
    const named = show({ name: 'Aldo home shirt' })
    expect(named.querySelector('.touchline-card-brand')).toBeNull()
    expect(named.querySelector('h3 a')?.innerHTML).toBe('<bdi translate="no">Aldo</bdi> home shirt')
    expect(text(show(), '.touchline-card-brand')).toBe('Aldo')
  })

  test('is an attribute for analytics, wherever it is printed', () => {
    expect(show({ name: 'Aldo home shirt' }).getAttribute('data-brand')).toBe('Aldo')
    expect(show({ manufacturer: null }).hasAttribute('data-brand')).toBe(false)
  })
})

test('the sizes in stock are a line of their own, and none if the host names none', () => {
  expect(text(show({ sizes: ['S', 'M', 'XL'] }), '.touchline-card-sizes')).toBe('Sizes in stock: S, M, XL')
  expect(text(show({ sizes: ['36', '37', '38', '46'] }), '.touchline-card-sizes')).toBe('Sizes in stock: 36–46')
  expect(show().querySelector('.touchline-card-sizes')).toBeNull()
})

test('the delivery is the last line, so that the room for a longer sentence is below everything', () => {
  const lines = [...show({ sizes: ['S'] }, { delivery: 'Tomorrow' }).querySelectorAll(':scope > p')]
  expect(lines.at(-1)?.textContent).toBe('Tomorrow')
})

test('a product that is sold out says so, and cannot be bought at once', () => {
  const card = show({ isInStock: false })
  expect(text(card, '.touchline-card-tags')).toBe('Sold out')
  expect(card.querySelector('[data-quick-buy]')).toBeNull()
})

test('list name and position are attributes for analytics', () => {
  const card = show()
  const attributes = ['data-list-name', 'data-index', 'data-product-id', 'data-sku'].map((name) => card.getAttribute(name))
  expect(attributes).toEqual(['Shirts', '25', '12', 'SHIRT-12'])
})

test('the buttons have the markup that enhancers expect, and work as forms without them', () => {
  const card = show({}, { tools: { wishForm: 'wish', compareForm: 'compare' } })
  const names = [...card.querySelectorAll('button')].map((button) =>
    ['type', 'form', 'name', 'value'].map((name) => button.getAttribute(name)),
  )
  expect(names).toEqual([
    ['submit', 'wish', 'product_id', '12'],
    ['submit', 'compare', 'sku', 'SHIRT-12'],
  ])
  expect(card.querySelector('[data-touchline-product="12"]')?.getAttribute('data-touchline-price')).toBe('40')
  expect(card.querySelector('[data-quick-buy="12"]')?.getAttribute('href')).toBe('/nl/product/home-shirt')
  expect(
    show({}, { tools: { hasWish: false, hasCompare: false, hasQuickBuy: false } }).querySelectorAll('button, [data-quick-buy]'),
  ).toHaveLength(0)
})

test('swatches are valid colours only, and texts are escaped', () => {
  const card = show({
    name: '<img src=x onerror=alert(1)>',
    swatches: [
      { label: 'a', swatch: 'url(javascript:1)' },
      { label: 'b', swatch: '#00f' },
    ],
  })
  expect(card.querySelectorAll('.touchline-swatch')).toHaveLength(1)
  expect(text(card, 'h3 a')).toBe('<img src=x onerror=alert(1)>')
})

test.each([
  [{ type: 'simple' }, 'Add', true],
  [{ type: 'configurable' }, 'Choose', true],
  [{ type: 'bundle' }, 'Build your set', true],
  [{ type: 'grouped' }, 'Build your set', true],
  [{ hasPersonalisation: true }, 'Choose', false],
  [{ type: 'bundle', kind: 'team-wear', hasPersonalisation: true }, 'Enter your team', false],
])('%o says "%s", in a dialog: %s', (kind, words, quick) => {
  const link = show(kind).querySelector('.touchline-card-buy')
  expect([link?.getAttribute('href'), link?.hasAttribute('data-quick-buy')]).toEqual(['/nl/product/home-shirt', quick])
  expect(link?.getAttribute('aria-label')).toBe(`${words}, Home shirt`)
})
