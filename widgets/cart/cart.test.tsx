// Tests of the cart page: every state, lines and totals as the server sends them, and the effect of a press; long because all need the same cart on the page.
// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { loadCart } from '#stores/cart/cart.ts'
import { itemAnswer, quoteAnswer, totalsAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, drawn, field, press, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import cart from './cart.tsx'
import { CartLine } from './CartLine.tsx'

const page = useWidgetPage()
const QUOTE = 'GET checkout/cart/quote'
const TOTALS = 'GET checkout/cart/totals-information'
const lines = () => [...document.querySelectorAll('.cart-line')]
const notice = () => words(document.querySelector('.cart-stock-notice'))
const segment = (code: string, title: string, value: number | null) => ({ code, title, value, area: null, extension_attributes: {} })

const fill = (...quantities: number[]) => {
  page.shop.kept.lines = quantities.map((qty, index) => ({ id: 41 + index, sku: `SKU-${index}`, qty }))
}

/** Makes a cart line as the host sends it, with other properties. */
const lineWith = (fields: object, part: object = {}) => {
  const item = itemAnswer(part)
  return { ...item, extension_attributes: { ...item.extension_attributes, ...fields } }
}

/** Opens the cart page with one line that has these properties. */
async function showLine(fields: object, part: object = {}): Promise<HTMLElement> {
  page.shop.once(QUOTE, json(quoteAnswer({ items: [lineWith(fields, part)] })))
  const mount = page.show(cart)
  // The checkout button is drawn together with the totals.
  await shown('Grand total')
  return mount
}

describe('what is shown', () => {
  test('announces that it loads, and then shows the lines', async () => {
    fill(2, 1)
    const release = page.shop.hold(QUOTE)
    const mount = page.show(cart)
    expect(mount.querySelector('[role="status"]')?.getAttribute('aria-label')).toBe('Loading your cart')
    release()
    await soon(() => lines().length === 2)
    expect(mount.querySelector('.cart-coming')).toBeNull()
  })

  test('an empty cart says so and leads to the shop', async () => {
    page.show(cart, { shopUrl: '/nl/shop' })
    await shown('Your cart is empty')
    expect(control('Continue shopping')?.getAttribute('href')).toBe('/nl/shop')
  })

  test('a cart that could not be loaded can be loaded again', async () => {
    fill(1)
    page.shop.once(QUOTE, json({}, 400))
    page.show(cart)
    await shown('Your cart could not be loaded')
    await press('Try again')
    await soon(() => lines().length === 1)
  })

  test('a line has its name with a link, options, delivery, price and row total', async () => {
    await showLine({ delivery: { days: 2, is_made: true, date: null } })
    expect(control('Home shirt')?.getAttribute('href')).toBe('/nl/product/home-shirt')
    expect(words(lines()[0]?.querySelector('.cart-options'))).toBe('Colour: Red')
    expect(words(lines()[0]?.querySelector('.cart-delivery'))).toMatch(/^Made for you, delivered on \w+day \d+ \w+$/)
    expect(words(lines()[0]?.querySelector('.cart-each'))).toBe('€25.00 each')
    expect(words(lines()[0]?.querySelector('.cart-row-total'))).toBe('€50.00')
  })

  test('the price of one piece is that of this line, whatever the product’s lowest price', async () => {
    await showLine({ from_price: 19 })
    expect(words(lines()[0]?.querySelector('.cart-each'))).toBe('€25.00 each')
  })

  test('of a single piece the amount is said once', async () => {
    await showLine({}, { qty: 1, row_total_incl_tax: 25 })
    expect(words(lines()[0])).toContain('€25.00')
    expect(words(lines()[0]).match(/€25\.00/g)).toHaveLength(1)
  })

  test('a free gift is free, and can be neither changed nor removed', async () => {
    const mount = await showLine({ is_free_gift: true }, { price_incl_tax: 0, row_total_incl_tax: 0 })
    expect(words(mount.querySelector('.cart-row-total'))).toBe('Free')
    expect(words(mount.querySelector('.cart-fixed'))).toBe('2 ×')
    expect(lines()[0]?.querySelectorAll('button, input')).toHaveLength(0)
  })

  test('a product made to order says that it cannot be returned, and a fixed quantity has no field', async () => {
    const mount = await showLine({ no_return: true, qty_editable: false })
    expect(words(mount)).toContain('Made for you: no right of withdrawal. Your rights if it is faulty remain.')
    expect(mount.querySelector('input')).toBeNull()
    expect(control('Remove Home shirt')).toBeDefined()
  })

  test('a thousand lines are all rendered', async () => {
    page.shop.kept.stock = 5_000
    fill(...Array.from({ length: 1_000 }, () => 1))
    const loaded = await loadCart()
    const items = loaded.ok ? loaded.value.lines : []
    const markup = drawn(
      items.map((item) => (
        <CartLine
          key={item.id}
          currency="EUR"
          line={{ item, quantity: 1, isSaving: false, isRemoving: false, error: null, stock: 'enough' }}
          day=""
        />
      )),
    )
    expect(markup.match(/<li class="cart-line"/g)).toHaveLength(1_000)
  })
})

describe('the sums', () => {
  test('are rendered with the checkout button, so that it does not move while it is pressed', async () => {
    fill(1)
    const release = page.shop.hold(TOTALS)
    page.show(cart)
    await shown('Home shirt')
    expect(control('Proceed to checkout')).toBeUndefined()
    release()
    await soon(() => control('Proceed to checkout'))
  })

  test('are in the host’s order, and unknown amounts say so', async () => {
    fill(1)
    const total_segments = [
      segment('tax', 'VAT', 4),
      segment('shipping', 'Shipping', null),
      segment('discount', 'Coupon', -5),
      segment('grand_total', 'To pay', 20),
    ]
    page.shop.once(TOTALS, json(totalsAnswer({ total_segments })))
    page.show(cart)
    await shown('To pay')
    const rows = [...document.querySelectorAll('.touchline-sums div')].map((row) => [...row.children].map(words))
    expect(rows).toEqual([
      ['VAT', '€4.00'],
      ['Shipping', 'Not calculated yet'],
      ['Coupon', '-€5.00'],
      ['To pay', '€20.00'],
    ])
  })

  test('that could not be loaded can be loaded again', async () => {
    fill(1)
    page.shop.once(TOTALS, json({}, 400))
    page.show(cart)
    await press('Reload total')
    await shown('Grand total')
  })

  test('stay while newer ones are loading, marked as busy', async () => {
    fill(1)
    page.show(cart)
    await shown('Grand total')
    const sums = document.querySelector('.cart-sums')
    await soon(() => !sums?.hasAttribute('aria-busy'))
    const release = page.shop.hold('PUT checkout/cart/items/41')
    await press('One more of Home shirt')
    await soon(() => sums?.getAttribute('aria-busy') === 'true')
    expect(words(sums)).toContain('Grand total')
    release()
    await soon(() => !sums?.hasAttribute('aria-busy'))
  })
})

describe('stock', () => {
  test.each([
    ['none is left', 0, 'This product is out of stock.'],
    ['fewer are left than wanted', 1, 'The quantity exceeds what we have in stock.'],
  ])('if %s the page says so and the checkout is disabled', async (_case, product_stock, sentence) => {
    await showLine({ product_stock })
    expect(notice()).toBe('One or more products are out of stock.')
    expect(control('Proceed to checkout')).toHaveProperty('disabled', true)
    expect(words(lines()[0]?.querySelector('[role="alert"]'))).toBe(sentence)
    expect(field('Quantity, Home shirt').getAttribute('aria-invalid')).toBe('true')
    expect(field('Quantity, Home shirt').getAttribute('aria-describedby')).toBe(lines()[0]?.querySelector('[role="alert"]')?.id)
  })

  test('that is sufficient keeps the checkout enabled', async () => {
    await showLine({ product_stock: 2 })
    expect(notice()).toBe('')
    expect(control('Proceed to checkout')?.getAttribute('href')).toBe('/nl/checkout')
  })

  test('a quantity within the stock enables the checkout again', async () => {
    fill(2)
    page.shop.kept.stock = 1
    page.show(cart)
    await shown('One or more products are out of stock.')
    type('Quantity, Home shirt', '1')
    await soon(() => notice() === '')
    await soon(() => control('Proceed to checkout')?.getAttribute('href') === '/nl/checkout')
  })

  test('a shopper sent back by the checkout gets the reason first', async () => {
    fill(1)
    page.tab.go('?reason=stock')
    page.show(cart)
    await shown('One or more products are out of stock.')
    await soon(() => document.activeElement === document.querySelector('.cart-stock-notice'))
  })
})

describe('a press', () => {
  test('another quantity and its row total are shown before the server’s answer', async () => {
    fill(2)
    page.show(cart)
    await shown('Home shirt')
    const release = page.shop.hold('PUT checkout/cart/items/41')
    await press('One more of Home shirt')
    await soon(() => words(document.querySelector('.cart-row-total')) === '€75.00')
    expect(lines()[0]?.getAttribute('aria-busy')).toBe('true')
    release()
    await soon(() => !lines()[0]?.hasAttribute('aria-busy'))
    expect(page.shop.kept.lines[0]?.qty).toBe(3)
  })

  test('a refused quantity is rolled back, with the server’s message', async () => {
    fill(2)
    page.show(cart)
    await shown('Home shirt')
    type('Quantity, Home shirt', '9')
    await shown('Only 7 left')
    await soon(() => field('Quantity, Home shirt').value === '2')
    expect(words(lines()[0]?.querySelector('[role="alert"]'))).toBe('Only 7 left')
  })

  test('removes a line, and restores it', async () => {
    fill(2)
    const mount = page.show(cart)
    const notices = new Set<Element>()
    const watch = new MutationObserver(() => mount.querySelectorAll('[role="status"]').forEach((one) => notices.add(one)))
    await soon(() => lines().length === 1)
    watch.observe(mount, { childList: true, subtree: true })
    await press('Remove Home shirt')
    await shown('Home shirt was removed.')
    await shown('Your cart is empty')
    expect([...notices].map(words)).toEqual(['Home shirt was removed.Undo'])
    await press('Undo')
    await soon(() => lines().length === 1)
    expect(page.shop.kept.lines).toMatchObject([{ qty: 2 }])
    await soon(() => page.events.some(({ name }) => name === 'cart:added'))
    expect(page.events.map(({ name }) => name)).toContain('cart:removed')
  })
})

test('an empty cart with an unpaid order links to the payment', async () => {
  page.shop.kept.orders.set('another', { number: '9', status: 'open' })
  page.browser.cookies.set('touchline-session', '1000')
  page.show(cart)
  await shown('Your order is waiting for payment.')
  expect(control('Go to payment')?.getAttribute('href')).toBe('/nl/checkout')
})
