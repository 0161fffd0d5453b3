// Tests a mount's options: sources, precedence, and messages about wrong ones.
// @vitest-environment happy-dom
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { explainOptions } from './explain.ts'
import { readOptions } from './options.ts'

const schema = v.object({
  cartUrl: v.string(),
  freeShippingFrom: v.optional(v.number()),
  isOpen: v.optional(v.boolean(), false),
  lines: v.optional(v.array(v.string()), []),
  colours: v.optional(v.record(v.string(), v.string())),
  tone: v.optional(v.picklist(['calm', 'loud']), 'calm'),
})

function mountWith(attributes: Record<string, string>): Element {
  const mount = document.createElement('div')
  mount.setAttribute('data-touchline', 'minicart')
  for (const [name, value] of Object.entries(attributes)) mount.setAttribute(name, value)
  return mount
}

function read(attributes: Record<string, string>, json?: unknown, page?: unknown) {
  const mount = mountWith(attributes)
  const { options, doubts } = readOptions({ mount, schema, json, page })
  return { options, faults: explainOptions('minicart', mount, schema, doubts) }
}

describe('precedence', () => {
  test('an attribute overrides the JSON child, which overrides the page, which overrides the default', () => {
    expect(read({ 'data-cart-url': '/a' }, { cartUrl: '/b' }, { cartUrl: '/c' }).options).toMatchObject({ cartUrl: '/a' })
    expect(read({}, { cartUrl: '/b' }, { cartUrl: '/c' }).options).toMatchObject({ cartUrl: '/b' })
    expect(read({}, undefined, { cartUrl: '/c' }).options).toMatchObject({ cartUrl: '/c', isOpen: false, tone: 'calm' })
  })
})

describe('types of attributes', () => {
  test.each([
    ['', true],
    ['true', true],
    ['false', false],
  ])('a boolean written %j is %j', (text, value) => {
    expect(read({ 'data-cart-url': '/a', 'data-is-open': text }).options?.isOpen).toBe(value)
  })

  test('a number is read as a number', () => {
    expect(read({ 'data-cart-url': '/a', 'data-free-shipping-from': '49.95' }).options?.freeShippingFrom).toBe(49.95)
  })
})

describe('where scripts are filtered', () => {
  test('a list is JSON in its attribute, and an object of any names', () => {
    const { options } = read({ 'data-cart-url': '/a', 'data-lines': ' ["one", "two"]', 'data-colours': '{ "Red": "#c00" }' })
    expect(options).toMatchObject({ lines: ['one', 'two'], colours: { Red: '#c00' } })
  })

  test('invalid JSON is reported as it was written, and a text stays a text', () => {
    const { options, faults } = read({ 'data-cart-url': '[/a]', 'data-lines': '["one"' })
    expect(options).toMatchObject({ cartUrl: '[/a]', lines: [] })
    expect(faults.map(({ error }) => error.message)).toEqual([
      expect.stringContaining(
        'data-lines of div[data-touchline="minicart"] is "[\\"one\\"", expected Array, as JSON here or in a child <script',
      ),
    ])
  })
})

describe('faults', () => {
  test('a wrong value falls back to the default and is reported in full', () => {
    const { options, faults } = read({ 'data-cart-url': '/a', 'data-is-open': 'yes' })
    expect(options?.isOpen).toBe(false)
    expect(faults.map(({ error }) => error.message)).toEqual([
      'Touchline minicart: option data-is-open of div[data-touchline="minicart"] is "yes", expected boolean, which is true or false. It does not count.',
    ])
  })

  test('an invalid number is refused, not read as 0 or NaN', () => {
    for (const text of ['', ' ', 'ten', '1e999', 'NaN']) {
      const { options, faults } = read({ 'data-cart-url': '/a', 'data-free-shipping-from': text })
      expect(options?.freeShippingFrom).toBeUndefined()
      expect(faults).toHaveLength(1)
    }
  })

  test('a missing required option leaves no options', () => {
    const { options, faults } = read({})
    expect(options).toBeNull()
    expect(faults.map(({ error }) => error.message)).toEqual([
      'Touchline minicart: option data-cart-url of div[data-touchline="minicart"] is missing, expected string. Without it the mount keeps its own HTML.',
    ])
  })

  test("a near miss is reported with the right name; other unknown attributes are the host's own", () => {
    const { faults } = read({ 'data-cart-url': '/a', 'data-free-shiping-from': '5', 'data-testid': 'x', 'data-when': 'idle' })
    expect(faults.map(({ error }) => error.message)).toEqual([
      'Touchline minicart: option data-free-shiping-from of div[data-touchline="minicart"] is "5", expected the name data-free-shipping-from. It does not count.',
    ])
  })

  test('a near miss in JSON is reported too; other unknown keys are ignored', () => {
    const { faults } = read({}, { cartUrl: '/a', isOpne: true, theme: 'dark' })
    expect(faults.map(({ error }) => error.message)).toEqual([
      'Touchline minicart: option isOpne of div[data-touchline="minicart"] is true, expected the name isOpen. It does not count.',
    ])
  })

  test('a polluted prototype sets no option', () => {
    Object.defineProperty(Object.prototype, 'freeShippingFrom', { value: 1, configurable: true, enumerable: true, writable: true })
    try {
      const options = read({ 'data-cart-url': '/a' }).options ?? {}
      expect(Object.getOwnPropertyDescriptor(options, 'freeShippingFrom')?.value).toBeUndefined()
    } finally {
      Reflect.deleteProperty(Object.prototype, 'freeShippingFrom')
    }
  })
})

test('an address that would run code is refused, in every source', () => {
  const { options, faults } = read({ 'data-cart-url': 'JavaScript:alert(1)' }, { cartUrl: '/nl/cart' })
  expect(options).toMatchObject({ cartUrl: '/nl/cart' })
  expect(faults.map(({ error }) => error.message).join()).toContain(
    'data-cart-url of div[data-touchline="minicart"] is "JavaScript:alert(1)", expected an address of the web',
  )
  expect(read({}, { cartUrl: 'javascript:alert(1)' }).options).toBeNull()
})
