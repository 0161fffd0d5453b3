// Tests of the minicart: its badge, every state of its popup, and the effect of a press in it.
// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { $count, $isOpen, openCart } from '#stores/cart/cart.ts'
import { itemAnswer, quoteAnswer, sessionAnswer, totalsAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, drawn, field, press, shown, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import { MinicartPopup } from './MinicartPopup.tsx'
import minicart from './minicart.tsx'

const page = useWidgetPage()
const QUOTE = 'GET checkout/cart/quote'
const TOTALS = 'GET checkout/cart/totals-information'
const LINE = 'checkout/cart/items/41'
const popup = () => document.querySelector('dialog')
const badge = () => document.querySelector('.touchline-badge-count')

const fill = (...quantities: number[]) => {
  page.shop.kept.stock = 5_000
  page.shop.kept.lines = quantities.map((qty, index) => ({ id: 41 + index, sku: `SKU-${index}`, qty }))
}

/** Opens the minicart's popup. */
async function open(options: object = {}): Promise<HTMLElement> {
  const mount = page.show(minicart, options)
  control('Cart', mount)?.click()
  await soon(() => mount.querySelector('.touchline-dialog-body'))
  return mount
}

describe('the opener', () => {
  test.each([
    [0, null, 'Cart'],
    [1, '1', 'Cart, 1 item'],
    [99, '99', 'Cart, 99 items'],
    [100, '99+', 'Cart, 99+ items'],
  ])('%s pieces are %s on the badge and "%s" to a screen reader', async (pieces, text, name) => {
    fill(...(pieces > 0 ? [pieces] : []))
    page.show(minicart)
    await openCart()
    await soon(() => control(name))
    expect(badge()?.textContent ?? null).toBe(text)
  })

  test('shows the session’s number before the cart is loaded', async () => {
    page.browser.cookies.set('touchline-session', '5')
    page.shop.once('GET api/session', json(sessionAnswer({ cart: { items_qty: 3 } })))
    page.show(minicart)
    await soon(() => badge()?.textContent === '3')
    expect(page.shop.calls()).not.toContain(QUOTE)
  })

  test('is a link to the cart, at the address of the option or the page', () => {
    expect(control('Cart', page.show(minicart))?.getAttribute('href')).toBe('/nl/checkout/cart')
    expect(control('Cart', page.show(minicart, { cartUrl: '/basket' }))?.getAttribute('href')).toBe('/basket')
  })

  test('a press with Ctrl is left to the browser, Space opens', async () => {
    const opener = control('Cart', page.show(minicart))
    const withCtrl = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    opener?.dispatchEvent(withCtrl)
    expect([withCtrl.defaultPrevented, $isOpen.get()]).toEqual([false, false])
    opener?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    await shown('Your cart is empty')
    expect(opener?.getAttribute('aria-expanded')).toBe('true')
  })

  test('of two on a page only one opens its popup', async () => {
    page.show(minicart)
    page.show(minicart)
    await openCart()
    await shown('Your cart is empty')
    expect(document.querySelectorAll('.touchline-dialog-body')).toHaveLength(1)
  })
})

describe('the popup', () => {
  test('announces that it loads, and then shows the cart', async () => {
    fill(2)
    const release = page.shop.hold(QUOTE)
    await open()
    expect(popup()?.querySelector('[role="status"]')?.getAttribute('aria-label')).toBe('Loading your cart')
    release()
    await shown('Home shirt')
    expect(popup()?.querySelector('[role="status"]')).toBeNull()
  })

  test('an empty cart says so, and leads back to the shop', async () => {
    await open()
    await shown('Your cart is empty')
    await press('Continue shopping')
    await soon(() => !words(popup()))
    expect($isOpen.get()).toBe(false)
  })

  test('a cart that could not be loaded can be loaded again', async () => {
    fill(2)
    page.shop.once(QUOTE, json({}, 400))
    await open()
    await shown('Your cart could not be loaded')
    await press('Try again')
    await shown('Home shirt')
    expect(words(popup())).not.toContain('could not be loaded')
  })

  test.each([
    ['has the delivery by the store’s rules', [], 'Total€54.50'],
    ['is one without delivery while a gift card may pay for it', [['giftcardaccount', -10]], 'Total excluding delivery€50.00'],
  ] as const)('the total %s, as on the cart page', async (_, more, total) => {
    fill(2)
    const segment = (code: string, value: number) => ({ code, title: code, value, area: null, extension_attributes: {} })
    const total_segments = [...more.map(([code, value]) => segment(code, value)), segment('grand_total', 50)]
    const sums = { grand_total: 50, subtotal_incl_tax: 50, shipping_amount: 0, shipping_incl_tax: 0, total_segments }
    page.shop.once(TOTALS, json(totalsAnswer(sums)))
    await open()
    await soon(() => words(document.querySelector('.minicart-total')) === total)
    expect(words(document.querySelector('.minicart-delivery'))).toContain('€4.50, free from €60.00')
  })

  test('totals that could not be loaded can be loaded again', async () => {
    fill(2)
    page.shop.once(TOTALS, json({}, 400))
    await open()
    await press('Reload total')
    await soon(() => words(document.querySelector('.minicart-total')) === 'Grand total€50.00')
  })

  test('is closed when the page is restored', async () => {
    fill(2)
    await open()
    await shown('Home shirt')
    page.tab.wake()
    await soon(() => !words(popup()))
    expect($isOpen.get()).toBe(false)
  })

  test('a line has its name with a link, options, quantity and price', async () => {
    fill(2)
    await open()
    await shown('€50.00')
    expect(control('Home shirt')?.getAttribute('href')).toBe('/nl/product/home-shirt')
    expect(words(popup())).toContain('Colour: Red')
    expect(field('Quantity, Home shirt').value).toBe('2')
    await soon(() => words(document.querySelector('.minicart-total')) === 'Grand total€50.00')
    expect(control('Proceed to checkout')?.getAttribute('href')).toBe('/nl/checkout')
    expect(control('View cart')?.getAttribute('href')).toBe('/nl/checkout/cart')
  })

  test('a line has the server’s total, as on the cart page', async () => {
    page.shop.once(QUOTE, json(quoteAnswer({ items: [{ ...itemAnswer(), row_total_incl_tax: 44.5 }] })))
    await open()
    await shown('€44.50')
  })

  test('a line without a price from the host has none', async () => {
    page.shop.once(TOTALS, json(totalsAnswer({ items: [] })))
    page.shop.once(QUOTE, json(quoteAnswer({ items: [{ ...itemAnswer(), price: 20, price_incl_tax: null, row_total_incl_tax: null }] })))
    await open()
    await shown('Home shirt')
    expect(words(document.querySelector('.minicart-price'))).toBe('')
  })

  test('a thousand lines are all rendered', async () => {
    fill(...Array.from({ length: 1_000 }, () => 1))
    await openCart()
    const markup = drawn(<MinicartPopup cartUrl="/" checkoutUrl="/" freeShippingFrom={null} isOpen />)
    expect(markup.match(/<li class="minicart-line"/g)).toHaveLength(1_000)
  })

  test('without a limit there is no text about shipping', async () => {
    fill(1)
    await open()
    await shown('€25.00')
    expect(words(popup())).not.toContain('free delivery')
  })
})

test('the totals are requested once, however the popup was opened', async () => {
  fill(1)
  await open()
  await shown('€25.00')
  await press('Close')
  await press('Cart, 1 item')
  await shown('Grand total')
  expect(page.shop.arrivals(TOTALS)).toHaveLength(1)
})

describe('a press in the popup', () => {
  test('another quantity is shown at once and saved', async () => {
    fill(2)
    await open()
    await press('One more of Home shirt')
    await soon(() => words(popup()).includes('€75.00') && $count.get() === 3)
    await soon(() => page.shop.kept.lines[0]?.qty === 3)
  })

  test('a refused quantity is rolled back, with the server’s message', async () => {
    fill(2)
    page.shop.kept.stock = 4
    await open()
    await shown('Home shirt')
    type('Quantity, Home shirt', '9')
    await shown('Only 4 left')
    const input = field('Quantity, Home shirt')
    await soon(() => input.value === '2')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(words(document.getElementById(input.getAttribute('aria-describedby') ?? ''))).toBe('Only 4 left')
  })

  test('a removed line can be restored', async () => {
    fill(2, 1)
    await open()
    await press('Remove Home shirt')
    await shown('Home shirt was removed.')
    expect(popup()?.querySelectorAll('.minicart-line')).toHaveLength(1)
    await soon(() => page.shop.calls().includes(`DELETE ${LINE}`))
    const undo = await soon(() => control('Undo') ?? null)
    undo?.focus()
    undo?.click()
    await soon(() => popup()?.querySelectorAll('.minicart-line').length === 2)
    // The button is removed with its notice.
    expect(undo?.isConnected).toBe(false)
    expect(document.activeElement).toBe(popup())
    expect(words(popup())).not.toContain('was removed')
    expect(page.shop.kept.lines.map(({ qty }) => qty)).toEqual([1, 2])
  })

  test('a failed undo shows the reason', async () => {
    fill(2)
    await open()
    await press('Remove Home shirt')
    await shown('Home shirt was removed.')
    page.shop.once('POST checkout/cart/items', json({ message: 'This size is sold out.' }, 400))
    await press('Undo')
    await shown('This size is sold out.')
    expect(control('Undo', popup() ?? undefined)).toBeDefined()
  })

  test('closing ends the undo', async () => {
    fill(2)
    await open()
    await press('Remove Home shirt')
    await shown('Home shirt was removed.')
    await press('Close')
    await soon(() => !words(popup()))
    await press('Cart')
    await shown('Your cart is empty')
    expect(words(popup())).not.toContain('was removed')
  })
})
