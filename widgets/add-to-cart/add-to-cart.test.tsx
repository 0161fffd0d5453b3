// Tests of quantity and button: missing choices, refusals, and one press that adds only once; long because all press the same button.
// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { $isOpen } from '#stores/cart/cart.ts'
import { productStore } from '#stores/product/product.ts'
import { changeState } from '#stores/product/state.ts'
import { productAnswer } from '#tests/support/answers.ts'
import { html, json } from '#tests/support/fault-server.ts'
import { control, field, press, soon, type, useWidgetPage, words } from '#tests/support/widget-page.ts'
import addToCart from './add-to-cart.tsx'

const page = useWidgetPage('https://shop.test/nl/product/home-shirt')
const ADD = 'POST checkout/cart/items'
const PRODUCT = 'GET catalog/product/12'
const ball = (part: object = {}) =>
  productAnswer({ product_type: 'simple', configurable_data: { attributes: [] }, virtual_products: [], tier_prices: [], ...part })
const show = (product: object = ball(), within?: Element) => page.show(addToCart, { productId: 12, product }, { within })
const alert = () => words(document.querySelector('[role="alert"]'))

/** Waits for the end of an add. */
const added = () => soon(() => control('Add to cart') && !control('Add to cart')?.hasAttribute('aria-busy'))

describe('the button', () => {
  test('keeps a press made before the product is loaded, and handles it afterwards', async () => {
    const release = page.shop.hold(PRODUCT)
    page.show(addToCart, { productId: 12 })
    await press('Add to cart')
    await soon(() => control('Add to cart')?.getAttribute('aria-busy') === 'true')
    await press('Add to cart')
    release()
    await soon(() => alert() === 'Choose an option: Colour')
    await added()
  })

  test('has no quantity field before the product is loaded, if the host says so', async () => {
    const release = page.shop.hold(PRODUCT)
    page.show(addToCart, { productId: 12, hasQuantity: false })
    await soon(() => control('Add to cart') !== null)
    expect(document.querySelector('[name="qty"]')).toBe(null)
    release()
    await soon(() => document.querySelector('[name="qty"]') !== null)
  })

  test('reports a product that could not be loaded, and retries', async () => {
    page.shop.once(PRODUCT, json({}, 404))
    page.show(addToCart, { productId: 12 })
    await soon(() => productStore(12).$product.get().state === 'failed')
    page.shop.once(PRODUCT, json({}, 404))
    await press('Add to cart')
    await soon(() => alert() === 'This product could not be loaded, please try again.')
    await press('Add to cart')
    await soon(() => alert() === 'Choose an option: Colour')
  })

  test('of an unavailable product says so and is disabled', () => {
    show(ball({ in_stock: false, stock: 0 }))
    expect(control('Sold out')).toHaveProperty('disabled', true)
    expect(field('Quantity')).toHaveProperty('disabled', true)
  })

  test('adds the quantity and opens the popup', async () => {
    show()
    type('Quantity', '3')
    await press('Add to cart')
    await soon(() => $isOpen.get())
    expect(page.shop.kept.lines).toMatchObject([{ sku: 'SHIRT', qty: 3 }])
    await soon(() => page.events.some(({ name }) => name === 'cart:added'))
  })

  test('is busy meanwhile, keeps its text, and ignores a second press', async () => {
    show()
    const release = page.shop.hold(ADD)
    const button = control('Add to cart')
    button?.click()
    button?.click()
    await soon(() => button?.getAttribute('aria-busy') === 'true')
    button?.click()
    expect(words(button)).toBe('Add to cart')
    release()
    await added()
    expect(page.shop.arrivals(ADD)).toHaveLength(1)
  })
})

describe('what is missing', () => {
  test('is reported, a size with the spec’s sentence', async () => {
    page.show(addToCart, { productId: 12 })
    await press('Add to cart')
    await soon(() => alert() === 'Choose an option: Colour')
    productStore(12).choose('colour', 12)
    await soon(() => alert() === '')
    await press('Add to cart')
    await soon(() => alert() === 'Please select a size.')
    expect(control('Add to cart')?.getAttribute('aria-describedby')).toBe('add-to-cart-1-error')
    expect(page.shop.arrivals(ADD)).toHaveLength(0)
  })

  test('takes the focus in the options of the same product', async () => {
    document.body.innerHTML = `<fieldset data-product="9" data-field="options.colour"><input id="other"></fieldset>
      <fieldset data-product="12" data-field="options.colour"><input id="gone" disabled><input id="first"></fieldset>`
    page.show(addToCart, { productId: 12 })
    await press('Add to cart')
    await soon(() => document.activeElement?.id === 'first')
  })

  test('takes the focus in the closed card of a player, which opens', async () => {
    document.body.innerHTML = `<table data-product="12"><tr data-player="p1"><th><button id="card" aria-expanded="false"></th>
      <td data-field="options.colour"><input id="hidden"></td></tr></table>`
    const [card, hidden] = ['card', 'hidden'].map((name) => document.getElementById(name))
    card?.addEventListener('click', () => card.setAttribute('aria-expanded', 'true'))
    const focus = hidden?.focus.bind(hidden)
    // What a closed card hides cannot take the focus.
    if (hidden) hidden.focus = () => card?.getAttribute('aria-expanded') === 'true' && focus?.()
    page.show(addToCart, { productId: 12 })
    await press('Add to cart')
    await soon(() => document.activeElement === hidden)
  })

  test('of a whole team takes the focus in the summary that follows', async () => {
    document.body.innerHTML = '<div data-product="12" data-field="options.colour"></div>'
    page.show(addToCart, { productId: 12 })
    await press('Add to cart')
    document.querySelector('[data-field]')?.insertAdjacentHTML('beforeend', '<section id="summary" tabindex="-1"></section>')
    await soon(() => document.activeElement?.id === 'summary')
  })

  test('once everything is chosen the variant goes into the cart', async () => {
    page.show(addToCart, { productId: 12 })
    await productStore(12).load()
    productStore(12).choose('colour', 12)
    productStore(12).choose('size', 34)
    await press('Add to cart')
    await soon(() => page.shop.kept.lines.length === 1)
    expect(page.shop.kept.lines).toMatchObject([{ qty: 1 }])
  })
})

describe('what is refused', () => {
  test('more than the stock, before a request', async () => {
    show(ball({ stock: 4 }))
    type('Quantity', '5')
    await press('Add to cart')
    await soon(() => alert() === 'The quantity exceeds what we have in stock.')
    expect(page.shop.arrivals(ADD)).toHaveLength(0)
    type('Quantity', '4')
    await soon(() => alert() === '')
  })

  test.each(['0', '-2', '1.5', '', 'abc'])(
    'a quantity of "%s": nothing is bought, the error is linked to the field, which keeps the input',
    async (wrong) => {
      show()
      type('Quantity', wrong)
      await soon(() => alert() === 'Please enter a valid quantity.')
      await press('Add to cart')
      await soon(() => document.activeElement === field('Quantity'))
      expect(alert()).toBe('Please enter a valid quantity.')
      expect(page.shop.arrivals(ADD)).toHaveLength(0)
      expect(field('Quantity').value).toBe(wrong)
      expect(field('Quantity').getAttribute('aria-invalid')).toBe('true')
      expect(words(document.getElementById(field('Quantity').getAttribute('aria-describedby') ?? ''))).toBe(
        'Please enter a valid quantity.',
      )
      type('Quantity', '1')
      await soon(() => alert() === '')
      await press('Add to cart')
      await soon(() => page.shop.kept.lines[0]?.qty === 1)
    },
  )

  test.each([
    ['the server’s own words first', json({ message: 'Only %1 left', parameters: [2] }, 400), 'Only 2 left'],
    ['else the sentence of the shop', json({}, 400), 'Could not add product to cart'],
    ['a page in place of an answer', html(400), 'Could not add product to cart'],
  ])('says %s', async (_case, behaviour, sentence) => {
    page.shop.kept.product = ball()
    show()
    page.shop.once(ADD, behaviour)
    await press('Add to cart')
    await soon(() => alert() === sentence)
    expect($isOpen.get()).toBe(false)
    // The store loads the stock again.
    await soon(() => page.shop.arrivals(PRODUCT).length === 1)
    await press('Add to cart')
    await soon(() => $isOpen.get() && alert() === '')
  })
})

test('choices in the host’s form are used although they are not in the store', async () => {
  document.body.innerHTML =
    '<form><select name="option[colour]"><option value="12"></option></select><select name="option[size]"><option value="">-</option><option value="34"></option></select></form>'
  const form = document.querySelector('form')
  show(productAnswer(), form ?? undefined)
  await press('Add to cart')
  await soon(() => alert() === 'Please select a size.')
  for (const select of form?.querySelectorAll('select') ?? []) select.selectedIndex = select.options.length - 1
  await press('Add to cart')
  await soon(() => page.shop.kept.lines.length === 1)
  expect(page.shop.kept.lines).toMatchObject([{ qty: 1 }])
})

test('submitting the host’s form around it adds once, and the browser sends nothing', async () => {
  document.body.innerHTML = '<form action="/nl/checkout/cart/add" method="post"></form>'
  const form = document.querySelector('form')
  show(ball(), form ?? undefined)
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  form?.dispatchEvent(submit)
  await soon(() => $isOpen.get())
  expect(submit.defaultPrevented).toBe(true)
  expect(page.shop.kept.lines).toMatchObject([{ qty: 1 }])
  await added()
  await press('Add to cart')
  await soon(() => page.shop.kept.lines[0]?.qty === 2)
  expect(page.shop.arrivals(ADD)).toHaveLength(2)
})

describe('a form around the page that has other buttons too', () => {
  const around = `<form action="/nl/page" method="post"><button id="letter">Subscribe</button></form>`
  /** Submits the form with a button, as the browser does, and returns whether the browser would go on. */
  const send = (form: HTMLFormElement | null, submitter: HTMLElement | null | undefined) => {
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: submitter ?? null })
    return form?.dispatchEvent(submit)
  }

  test('leaves those to the browser, and handles its own', async () => {
    document.body.innerHTML = around
    const form = document.querySelector('form')
    show(ball(), form ?? undefined)
    expect(send(form, document.getElementById('letter'))).toBe(true)
    expect(send(form, control('Add to cart'))).toBe(false)
    await soon(() => $isOpen.get())
    expect(page.shop.arrivals(ADD)).toHaveLength(1)
  })

  test('Enter in the quantity adds, whichever button the browser uses for the form’s', async () => {
    document.body.innerHTML = around
    show(ball(), document.querySelector('form') ?? undefined)
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    field('Quantity').dispatchEvent(enter)
    expect(enter.defaultPrevented).toBe(true)
    await soon(() => page.shop.kept.lines.length === 1)
  })
})

test('the bar of a phone says the same as the button while a cart line is changed', async () => {
  /** A page whose button is never in sight. */
  class Away {
    readonly #tell: (entries: readonly { isIntersecting: boolean }[]) => void
    constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
      this.#tell = tell
    }
    observe = () => this.#tell([{ isIntersecting: false }])
    disconnect = () => undefined
  }
  vi.stubGlobal('IntersectionObserver', Away)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  show(ball({}))
  await soon(() => words(document.querySelector('.add-to-cart-bar')).includes('Add to cart'))
  changeState(12, { lineId: 5 })
  await soon(() => words(document.querySelector('.add-to-cart-bar')).includes('Update cart'))
  vi.unstubAllGlobals()
})
