// Tests what is entered in the grid: numbers, blocks, ways back, limits, and what the tab keeps.
import { beforeEach, describe, expect, test } from 'vitest'
import { resetStores } from '#stores/kit/reset.ts'
import { provideProduct } from '#stores/product/provide.ts'
import { setEnvironment } from '#shared/environment.ts'
import { openBrowser } from '#stores/testing/browser.ts'
import { productAnswer, variantAnswer } from '#tests/support/answers.ts'
import { orderGridStore } from './order-grid.ts'

const option = (id: number) => ({ id, label: `Option ${id}`, swatch: null })
const variant = (colour: number, size: number, stock: number) =>
  variantAnswer({ product_id: colour * 100 + size, sku: `SHIRT-${colour}-${size}`, colour_option_id: colour, size_option_id: size, stock })
/** Red in three sizes, two left of the second and none of the third; blue in the first. */
const wireShirt = productAnswer({
  configurable_data: {
    attributes: [
      { code: 'colour', label: 'Colour', options: [option(1), option(2)] },
      { code: 'size', label: 'Size', options: [option(11), option(12), option(13)] },
    ],
  },
  virtual_products: [variant(1, 11, 40), variant(1, 12, 2), variant(1, 13, 0), variant(2, 11, 40)],
})

const browser = { now: openBrowser() }
/** The store with the product, in a tab that may have kept something. */
const open = (product: object = wireShirt) => {
  resetStores()
  provideProduct(product)(null)
  const store = orderGridStore(12)
  store.restore()
  return store
}
let store = open()
beforeEach(() => {
  browser.now = openBrowser()
  setEnvironment(browser.now.openTab().environment)
  store = open()
})

describe('steps', () => {
  test('begin with the least that is sold at once, end with what is left, and below the least is none', () => {
    store = open({ ...wireShirt, min_qty: 2 })
    expect([store.step('1-11', 1), store.step('1-11', 1), store.step('1-11', -1), store.step('1-11', -1)]).toEqual([2, 3, 2, 0])
    expect([store.step('1-12', 1), store.step('1-12', 1)]).toEqual([2, null])
    expect([store.step('1-11', -1), store.step('no-such-cell', 1)]).toEqual([null, null])
  })
})

describe('faults', () => {
  test('are those of stock and of the least and the most that are sold at once', () => {
    store = open({ ...wireShirt, min_qty: 3, max_qty: 30 })
    for (const [key, pieces] of [
      ['1-11', 31],
      ['1-12', 3],
      ['2-11', 2],
      ['1-13', 4],
    ] as const)
      store.change(key, pieces)
    expect(store.$faults.get()).toEqual({
      '1-11': { kind: 'most', pieces: 30 },
      '1-12': { kind: 'few', pieces: 2 },
      '2-11': { kind: 'least', pieces: 3 },
      '1-13': { kind: 'sold-out' },
    })
  })
})

describe('a text that is no number', () => {
  test('is kept as it was typed until the cell is changed', () => {
    store.change('1-11', 9)
    store.change('1-11', '1O')
    expect([store.$faults.get(), store.$quantities.get()]).toEqual([{ '1-11': { kind: 'invalid', text: '1O' } }, { '1-11': 0 }])
    store.change('1-11', 10)
    expect([store.$faults.get(), store.$quantities.get()]).toEqual([{}, { '1-11': 10 }])
  })

  test('is no fault where the size is sold out, which has no field to correct it in', () => {
    store.change('1-13', '1O')
    expect(store.$faults.get()).toEqual({})
  })
})

describe('a block', () => {
  test('has a way back until something else is changed', () => {
    store.change('1-11', 9)
    expect(store.paste('1\t2', '1-11', '.')).toEqual({ filled: 2, refused: [] })
    expect(store.$canUndo.get()).toBe(true)
    store.undo()
    expect(store.$quantities.get()).toEqual({ '1-11': 9 })
    store.clear()
    store.change('2-11', 1)
    expect(store.$canUndo.get()).toBe(false)
  })

  test('without a number that fits changes nothing', () => {
    store.change('1-11', 9)
    expect(store.paste('a\tb', '1-11', '.')).toEqual({ filled: 0, refused: ['a', 'b'] })
    expect([store.$quantities.get(), store.$canUndo.get()]).toEqual([{ '1-11': 9 }, false])
  })
})

describe('what the tab keeps', () => {
  test('is there again after a reload, for a day, and not in another tab', () => {
    store.change('1-11', 9)
    expect(open().$quantities.get()).toEqual({ '1-11': 9 })
    browser.now.pass(25 * 3_600_000)
    expect(open().$quantities.get()).toEqual({})
    setEnvironment(browser.now.openTab().environment)
    expect(open().$quantities.get()).toEqual({})
  })

  test('is nothing once every number is taken out', () => {
    const tab = browser.now.openTab()
    setEnvironment(tab.environment)
    store.change('1-11', 9)
    store.change('1-11', 0)
    expect([...tab.session.keys()]).toEqual([])
  })

  test.each(['{"until":9e15,"value":{"12":{"quantities":{"1-11":-4}}}}', 'null', '{"value":[]}'])(
    'is nothing where it is broken: %s',
    (text) => {
      const tab = browser.now.openTab()
      setEnvironment(tab.environment)
      tab.session.set('touchline:default:order-grid', text)
      expect(open().$quantities.get()).toEqual({})
    },
  )

  test('does not replace what has been entered meanwhile', () => {
    store.change('1-11', 9)
    store.restore()
    store.change('1-11', 2)
    store.restore()
    expect(store.$quantities.get()).toEqual({ '1-11': 2 })
  })
})
