// Tests the grid of quantities: typing, keys, pasting, faults, a press and the dialog; long because all need the same grid on the page.
// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { $isOpen } from '#stores/cart/cart.ts'
import { productStore } from '#stores/product/product.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, field, press, said, shown, soon, type, typeInto, useWidgetPage, words } from '#tests/support/widget-page.ts'
import { fixture, wireShirt } from './order-grid.fixture.ts'
import orderGrid from './order-grid.tsx'

const page = useWidgetPage('https://shop.test/nl/product/training-shirt')
const ADD = 'POST checkout/cart/items'
const show = async (options: object = {}) => {
  page.shop.kept.stock = 99
  page.shop.kept.product = wireShirt
  const mount = page.show(orderGrid, { ...fixture.options, display: 'inline', ...options })
  await soon(() => document.querySelector('.order-grid-table'))
  return mount
}
const whole = () => words(document.querySelector('.order-grid-whole'))
const input = (name: string) => {
  const found = field(name)
  if (!(found instanceof HTMLInputElement)) throw new Error(`${name} is no input`)
  return found
}
const key = (target: Element | null, name: string, part: object = {}) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...part })
  target?.dispatchEvent(event)
  return event.defaultPrevented
}
const paste = (name: string, text: string) => {
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData: { getData: () => text } })
  field(name).dispatchEvent(event)
  return event.defaultPrevented
}
const alert = () => words(document.querySelector('[role="alert"]'))

describe('the grid', () => {
  test('has colours below each other and sizes side by side, and says what is left, sold out and not made', async () => {
    await show()
    expect([...document.querySelectorAll('thead th')].map(words)).toEqual(['Colour', 'S', 'M', 'XL', 'Pieces', 'Price'])
    const [red, blue] = document.querySelectorAll('.order-grid-row')
    expect([...(red?.querySelectorAll('.order-grid-cell') ?? [])].map(words)).toEqual(['S€20.00', 'MOnly 2 left€20.00', 'XLSold out'])
    expect([...(blue?.querySelectorAll('.order-grid-cell') ?? [])].map(words)).toEqual(['S€20.00', '–Not made', 'XL€22.00'])
    expect(field('Red, M').getAttribute('aria-describedby')).toBe(document.querySelector('.order-grid-note[id$="1-12-note"]')?.id)
  })

  test('sums rows, columns and the whole while one types, with prices per quantity', async () => {
    await show()
    type('Red, S', '10')
    type('Red, M', '2')
    type('Blue, S', '1')
    await soon(() => whole() === '13 pieces €240.00')
    expect([...document.querySelectorAll('.order-grid-row .order-grid-price')].map(words)).toEqual(['€220.00', '€20.00'])
    expect([...document.querySelectorAll('tfoot td')].map(words)).toEqual(['11', '2', '0', '13', '€240.00'])
    expect(words(document.querySelector('.order-grid-tiers'))).toBe('From 10 of one size: €18.00 each')
  })

  test('counts all sizes for prices per quantity where the shop says so', async () => {
    await show({ tiers: 'together' })
    type('Red, S', '6')
    type('Blue, S', '4')
    await soon(() => whole() === '10 pieces €180.00')
    expect(words(document.querySelector('.order-grid-tiers'))).toBe('From 10 in all: €18.00 each')
  })

  test('is stepped through by a thumb, between none and what is left', async () => {
    await show()
    for (const _ of [1, 2, 3]) control('One more of Red, M')?.click()
    await soon(() => field('Red, M').value === '2')
    expect(control('One more of Red, M')?.getAttribute('aria-disabled')).toBe('true')
    for (const _ of [1, 2, 3]) control('One less of Red, M')?.click()
    await soon(() => field('Red, M').value === '')
  })

  test('draws nothing for a product without sizes', async () => {
    const mount = page.show(orderGrid, {
      ...fixture.options,
      display: 'inline',
      product: { ...wireShirt, product_type: 'simple', virtual_products: [], configurable_data: { attributes: [] } },
    })
    await soon(() => words(mount) === '' && mount.querySelector('.order-grid-coming') === null)
  })
})

describe('its keys', () => {
  test('go down with Enter, then to the top of the next column, and from the last cell to the button', async () => {
    await show()
    const way = ['Blue, S', 'Red, M', 'Blue, XL']
    input('Red, S').focus()
    for (const name of way) {
      expect(key(document.activeElement, 'Enter')).toBe(true)
      expect(document.activeElement).toBe(field(name))
    }
    type('Red, S', '1')
    await soon(() => control('Add to cart')?.hasAttribute('disabled') === false)
    key(document.activeElement, 'Enter')
    expect(document.activeElement).toBe(control('Add to cart'))
    input('Red, M').focus()
    key(document.activeElement, 'Enter', { shiftKey: true })
    expect(document.activeElement).toBe(field('Blue, S'))
  })

  test('go in four directions past what is not sold, and stay in a text that is being corrected', async () => {
    await show()
    const go = (...names: string[]) => names.every((name) => key(document.activeElement, name))
    input('Blue, S').focus()
    expect(go('ArrowRight') && document.activeElement).toBe(field('Blue, XL'))
    expect(go('ArrowLeft', 'ArrowUp', 'ArrowRight') && document.activeElement).toBe(field('Red, M'))
    expect(key(document.activeElement, 'ArrowDown')).toBe(false)
    type('Red, M', '12')
    input('Red, M').setSelectionRange(1, 1)
    expect(key(document.activeElement, 'ArrowRight')).toBe(false)
    expect(key(document.activeElement, 'ArrowLeft')).toBe(false)
  })

  test('take back what was typed with Escape, and leave an untouched field’s Escape to the dialog', async () => {
    await show()
    type('Red, S', '3')
    await soon(() => whole().startsWith('3 pieces'))
    input('Red, S').focus()
    expect(key(field('Red, S'), 'Escape')).toBe(false)
    field('Red, S').value = '35'
    field('Red, S').dispatchEvent(new Event('input', { bubbles: true }))
    await soon(() => whole().startsWith('35 pieces'))
    expect(key(field('Red, S'), 'Escape')).toBe(true)
    await soon(() => whole().startsWith('3 pieces'))
    expect(field('Red, S').value).toBe('3')
  })
})

describe('pasting', () => {
  test('fills a block from the cell on, says how much, names what fits nowhere, and can be undone', async () => {
    await show()
    type('Red, S', '7')
    await soon(() => whole().startsWith('7 pieces'))
    expect(paste('Red, S', '1\t2\t3\n4\t\t6')).toBe(true)
    await shown('Not filled in, since it fits no size: 3')
    await said('4 sizes filled in')
    expect(['Red, S', 'Red, M', 'Blue, S', 'Blue, XL'].map((name) => field(name).value)).toEqual(['1', '2', '4', '6'])
    await press('Undo')
    await soon(() => field('Red, S').value === '7' && field('Blue, XL').value === '')
    await said('The earlier numbers are back')
  })

  test('reads thousands as the page’s language writes them', async () => {
    await show()
    paste('Red, S', '1,000\t\n1.000\t')
    await shown('Not filled in, since it fits no size: 1.000')
    expect(field('Red, S').value).toBe('1000')
  })

  test('of a single number is left to the field', async () => {
    await show()
    expect(paste('Red, S', '12')).toBe(false)
  })

  test('is like clearing everything: one press brings it back', async () => {
    await show()
    type('Red, S', '7')
    await press('Clear all')
    await soon(() => whole().startsWith('0 pieces'))
    await press('Undo')
    await soon(() => whole().startsWith('7 pieces'))
  })
})

describe('what is wrong', () => {
  test.each([
    ['more than there is', '3', 'Only 2 left'],
    ['a text', 'two', 'Please enter a valid quantity.'],
    ['a half', '1.5', 'Please enter a valid quantity.'],
  ])('is said at its cell, stays there, and takes the focus instead of being sent: %s', async (_case, text, sentence) => {
    await show()
    type('Red, S', '1')
    type('Red, M', text)
    await soon(() => words(document.querySelector('.order-grid-fault')) === sentence)
    expect(field('Red, M').value).toBe(text)
    await press('Add to cart')
    await soon(() => document.activeElement === field('Red, M'))
    expect(page.shop.arrivals(ADD)).toEqual([])
    type('Red, M', '2')
    await soon(() => document.querySelector('.order-grid-fault') === null)
  })

  test('is nothing about a zero or an empty field', async () => {
    await show()
    type('Red, S', '0')
    type('Red, M', '')
    expect(document.querySelector('[aria-invalid]')).toBe(null)
    expect(control('Add to cart')).toHaveProperty('disabled', true)
  })
})

describe('a press', () => {
  test('puts everything into the cart, empties the grid and leaves the announcement to the popup', async () => {
    await show()
    type('Red, S', '5')
    type('Blue, XL', '3')
    await press('Add to cart')
    await soon(() => $isOpen.get())
    expect(page.shop.kept.lines.map(({ qty }) => qty)).toEqual([8])
    await soon(() => field('Red, S').value === '')
    expect(words(document.querySelector('.order-grid-done'))).toBe('8 pieces are in your cart. View cart')
    expect(document.querySelector('.order-grid-done [role]')).toBe(null)
    expect(alert()).toBe('')
  })

  test('says how far it is, takes no second one and no other number meanwhile', async () => {
    await show()
    type('Red, S', '5')
    type('Blue, XL', '15')
    page.shop.once(ADD, page.shop.asUsual)
    const release = page.shop.hold(ADD)
    await press('Add to cart')
    await soon(() => words(document.querySelector('.order-grid-progress')) === '5 of 20')
    await press('Add to cart')
    expect(input('Blue, XL').readOnly).toBe(true)
    expect(control('Add to cart')?.getAttribute('aria-busy')).toBe('true')
    release()
    await soon(() => $isOpen.get())
    expect(page.shop.arrivals(ADD)).toHaveLength(2)
  })

  test('that the cart takes in part says what is in it and why the rest is not, in one alert; the next sends the rest', async () => {
    await show()
    type('Red, S', '5')
    type('Blue, XL', '3')
    page.shop.once(ADD, json({ message: 'Only %1 left', parameters: [2] }, 400))
    const release = page.shop.hold('GET catalog/product/90021')
    await press('Add to cart')
    await soon(() => alert() !== '')
    expect(alert()).toBe('3 of 8 pieces are in your cart. The others are still here, each with the reason. Press again to add only those.')
    expect(words(document.querySelector('.order-grid-fault'))).toBe('Only 2 left')
    expect(field('Red, S').value).toBe('5')
    expect($isOpen.get()).toBe(false)
    release()
    typeInto(field('Red, S'), '2')
    await soon(() => alert() === '')
    await press('Add to cart')
    await soon(() => $isOpen.get())
    expect(page.shop.arrivals(ADD).map(({ body }) => Object(body).cartItems[0].qty)).toEqual([5, 3, 2])
  })

  test('without a connection says so and keeps every number', async () => {
    await show()
    type('Red, S', '5')
    page.tab.isOffline = true
    await press('Add to cart')
    await soon(() => alert() !== '')
    expect(alert()).toContain('0 of 5 pieces are in your cart. The others are still here. Press again to add only those.')
    expect(field('Red, S').value).toBe('5')
  })
})

describe('the host’s form in the mount', () => {
  test.each(['dialog', 'inline'])('stays where the product cannot be loaded: %s', async (display) => {
    const PRODUCT = 'GET catalog/product/90021'
    page.shop.always(PRODUCT, json({}, 404))
    const mount = page.show(orderGrid, { productId: 90021, display }, { html: fixture.fallback })
    await soon(() => page.shop.arrivals(PRODUCT).length > 0)
    await soon(() => productStore(90021).$product.get().state === 'failed')
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    expect(mount.querySelectorAll('form input')).toHaveLength(2)
    expect(mount.querySelector('.order-grid-button')).toBe(null)
  })

  test.each(['dialog', 'inline'])('has its typed numbers in the grid: %s', async (display) => {
    page.shop.kept.product = wireShirt
    // The host's answer takes a moment, in which somebody types.
    const release = page.shop.hold('GET catalog/product/90021')
    const mount = page.show(orderGrid, { productId: 90021, display }, { html: fixture.fallback })
    const typed = mount.querySelector<HTMLInputElement>('input[name="pieces[TRAIN-1]"]')
    if (typed) typed.value = '7'
    release()
    if (display === 'dialog') await press('Order several sizes')
    await soon(() => whole().startsWith('7 pieces'))
    expect([field('Red, S').value, field('Red, M').value]).toEqual(['7', ''])
  })
})

describe('in a dialog', () => {
  test('what is no number is still there to be corrected when the dialog is opened again', async () => {
    page.shop.kept.product = wireShirt
    page.show(orderGrid, fixture.options)
    await press('Order several sizes')
    await soon(() => field('Red, S'))
    type('Red, S', '1O')
    await soon(() => document.querySelector('.order-grid-fault'))
    await press('Close')
    await soon(() => document.querySelector('.order-grid-table') === null)
    await press('Order several sizes')
    await soon(() => field('Red, S'))
    expect([field('Red, S').value, field('Red, S').getAttribute('aria-invalid')]).toEqual(['1O', 'true'])
    type('Red, S', '10')
    await soon(() => whole().startsWith('10 pieces') && document.querySelector('.order-grid-fault') === null)
  })

  test('the grid has closed when the cart opens, also where the cart already has everything and nothing is sent', async () => {
    page.shop.kept.stock = 99
    page.shop.kept.product = wireShirt
    page.show(orderGrid, fixture.options)
    await press('Order several sizes')
    await soon(() => field('Red, S'))
    type('Red, S', '5')
    await soon(() => whole().startsWith('5 pieces'))
    const CART = 'GET checkout/cart/quote'
    page.shop.once(CART, page.shop.asUsual)
    page.shop.loseAnswer(ADD)
    page.shop.always(CART, json({}, 400))
    await press('Add to cart')
    await soon(() => alert().includes('We do not know of one size'))
    page.shop.always(CART, page.shop.asUsual)
    const open: boolean[] = []
    const stop = $isOpen.listen(() => void open.push(document.querySelector('.order-grid-dialog .order-grid-table') !== null))
    await press('Add to cart')
    await soon(() => $isOpen.get())
    stop()
    expect(open).toEqual([false])
    expect(page.shop.arrivals(ADD)).toHaveLength(1)
  })
})
