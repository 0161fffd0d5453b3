// One queue for fast quantity changes, and removals that can be undone.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { itemAnswer, quoteAnswer } from '#tests/support/answers.ts'
import { json, reset } from '#tests/support/fault-server.ts'
import { knowCart, LINE, SHIRT } from '#stores/testing/known-cart.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  tab = await visit.open()
})
afterEach(() => visit.end())

const lines = () => tab.cart.$lines.get().map(({ quantity, isSaving, error }) => ({ quantity, isSaving, error: error?.message ?? null }))
const quantities = () => tab.cart.$lines.get().map(({ quantity }) => quantity)
const sent = (call: string) => visit.shop.arrivals(call).map(({ body }) => body)

describe('fast plus and minus', () => {
  it('shows the last change at once and sends only the first and the last', async () => {
    await knowCart(visit, tab, 1)
    const release = visit.shop.hold(LINE)
    const all = [2, 3, 4, 5].map((quantity) => tab.cart.changeQuantity(41, quantity))
    expect(lines()).toEqual([{ quantity: 5, isSaving: true, error: null }])
    expect(tab.cart.$count.get()).toBe(5)
    await until(() => visit.shop.arrivals(LINE).length === 1)
    const late = tab.cart.changeQuantity(41, 6)
    release()
    expect(await Promise.all([...all, late])).toEqual(Array.from({ length: 5 }, () => ({ ok: true, value: null })))
    expect(sent(LINE)).toEqual([{ cartItem: { sku: SHIRT.sku, qty: 5 } }, { cartItem: { sku: SHIRT.sku, qty: 6 } }])
    expect(lines()).toEqual([{ quantity: 6, isSaving: false, error: null }])
    expect(visit.shop.arrivals('GET checkout/cart/quote')).toHaveLength(1)
  })

  it('of a line whose quantity is fixed are refused with the spec’s sentence, and nothing is sent', async () => {
    const fixed = itemAnswer({ extension_attributes: { ...itemAnswer().extension_attributes, qty_editable: false } })
    visit.shop.always('GET checkout/cart/quote', json(quoteAnswer({ items: [fixed] })))
    await tab.cart.loadCart()
    const refused = await tab.cart.changeQuantity(41, 3)
    expect(refused).toMatchObject({ ok: false, error: { code: 'cart.quantity-fixed' } })
    expect(tab.cart.$lines.get()).toMatchObject([{ quantity: 2, isSaving: false, error: { code: 'cart.quantity-fixed' } }])
    expect(visit.shop.arrivals(LINE)).toEqual([])
    visit.shop.once('DELETE checkout/cart/items/41', json(true))
    expect(await tab.cart.removeLine(41)).toMatchObject({ ok: true })
  })

  it('rolls back to the server’s quantity with the reason if the last change is refused', async () => {
    await knowCart(visit, tab, 6)
    const result = await tab.cart.changeQuantity(41, 9)
    expect(result).toMatchObject({ ok: false, error: { code: 'cart.change-failed', message: 'Only 7 left' } })
    expect(lines()).toEqual([{ quantity: 6, isSaving: false, error: 'Only 7 left' }])
    await tab.cart.changeQuantity(41, 7)
    expect(lines()).toEqual([{ quantity: 7, isSaving: false, error: null }])
  })

  it('ignores a refusal in between, since a later change is pending', async () => {
    await knowCart(visit, tab, 6)
    const release = visit.shop.hold(LINE)
    const refused = tab.cart.changeQuantity(41, 9)
    await until(() => visit.shop.arrivals(LINE).length === 1)
    const last = tab.cart.changeQuantity(41, 5)
    release()
    expect(await Promise.all([refused, last])).toEqual(Array.from({ length: 2 }, () => ({ ok: true, value: null })))
    expect(sent(LINE)).toMatchObject([{ cartItem: { qty: 9 } }, { cartItem: { qty: 5 } }])
    expect(lines()).toEqual([{ quantity: 5, isSaving: false, error: null }])
    expect(tab.eventNames()).not.toContain('cart:failed')
  })

  it('keeps the two lines of a cart apart', async () => {
    visit.shop.kept.lines = [
      { id: 41, sku: 'A', qty: 1 },
      { id: 42, sku: 'B', qty: 1 },
    ]
    await tab.cart.loadCart()
    const results = await Promise.all([tab.cart.changeQuantity(41, 9), tab.cart.changeQuantity(42, 3)])
    expect(results).toMatchObject([{ ok: false }, { ok: true }])
    expect(quantities()).toEqual([1, 3])
    expect(tab.cart.$lines.get().map(({ error }) => error?.message ?? null)).toEqual(['Only 7 left', null])
  })

  it('emits the difference once: more pieces as added, fewer as removed', async () => {
    await knowCart(visit, tab, 1)
    await Promise.all([2, 3, 4].map((quantity) => tab.cart.changeQuantity(41, quantity)))
    await tab.cart.changeQuantity(41, 2)
    const counted = tab.events.filter(({ name }) => name === 'cart:added' || name === 'cart:removed')
    expect(counted).toMatchObject([
      { name: 'cart:added', detail: { lines: [{ quantity: 3 }] } },
      { name: 'cart:removed', detail: { lines: [{ quantity: 2 }] } },
    ])
  })

  it('counts nothing twice if an add was pending before', async () => {
    await knowCart(visit, tab, 1)
    await Promise.all([tab.cart.addToCart([{ ...SHIRT, quantity: 2 }]), tab.cart.changeQuantity(41, 5)])
    const counted = tab.events.filter(({ name }) => name === 'cart:added')
    expect(counted).toMatchObject([{ detail: { lines: [{ quantity: 2 }] } }, { detail: { lines: [{ quantity: 2 }] } }])
  })

  it('uses the server’s cart if the answer was lost', async () => {
    await knowCart(visit, tab, 1)
    visit.shop.loseAnswer(LINE)
    expect(await tab.cart.changeQuantity(41, 3)).toEqual({ ok: true, value: null })
    expect(visit.shop.arrivals(LINE)).toHaveLength(1)
    expect(lines()).toEqual([{ quantity: 3, isSaving: false, error: null }])
  })

  it('rolls back if the answer was lost and nothing was changed', async () => {
    await knowCart(visit, tab, 1)
    visit.shop.once(LINE, reset)
    expect(await tab.cart.changeQuantity(41, 3)).toMatchObject({ ok: false, error: { kind: 'offline', code: 'general.offline' } })
    expect(quantities()).toEqual([1])
  })

  it('no longer says that the shop cannot be reached once the shopper has reloaded the cart; a refusal stays', async () => {
    await knowCart(visit, tab, 1)
    visit.shop.once(LINE, reset)
    await tab.cart.changeQuantity(41, 3)
    const failure = () => tab.cart.$lines.get()[0]?.error ?? null
    expect(failure()).toMatchObject({ kind: 'offline' })
    await tab.cart.reloadCart()
    expect(failure()).toBeNull()
    visit.shop.once(LINE, json({ message: 'Only 7 left' }, 400))
    await tab.cart.changeQuantity(41, 9)
    await tab.cart.reloadCart()
    expect(lines()[0]?.error).toBe('Only 7 left')
  })

  it('rolls back even if the cart cannot be reloaded', async () => {
    await knowCart(visit, tab, 6)
    visit.shop.once('GET checkout/cart/quote', json({}, 400))
    await tab.cart.changeQuantity(41, 9)
    expect(lines()).toEqual([{ quantity: 6, isSaving: false, error: 'Only 7 left' }])
  })

  it('refuses an invalid quantity without a request', async () => {
    await knowCart(visit, tab, 1)
    expect(await tab.cart.changeQuantity(41, 1.5)).toMatchObject({ ok: false, error: { code: 'cart.quantity-invalid' } })
    expect(await tab.cart.changeQuantity(41, Number.NaN)).toMatchObject({ ok: false })
    expect(visit.shop.calls()).toEqual([])
  })
})

describe('removing', () => {
  it('hides the line at once and can be undone', async () => {
    await knowCart(visit, tab, 2)
    const removing = tab.cart.removeLine(41)
    expect(tab.cart.$lines.get()).toMatchObject([{ isRemoving: true, quantity: 0 }])
    expect(tab.cart.$count.get()).toBe(0)
    expect(await removing).toEqual({ ok: true, value: null })
    expect(tab.cart.$lines.get()).toEqual([])
    expect(tab.cart.$removed.get()).toMatchObject({ id: 41, quantity: 2 })
    expect(await tab.cart.undoRemove()).toEqual({ ok: true, value: null })
    expect(sent('POST checkout/cart/items')).toMatchObject([{ cartItems: [{ sku: SHIRT.sku, qty: 2, product_option: {} }] }])
    expect(quantities()).toEqual([2])
    expect(tab.cart.$removed.get()).toBeNull()
    expect(tab.cart.$isOpen.get()).toBe(false)
    expect(tab.eventNames().filter((name) => name !== 'cart:changed')).toEqual(['cart:removed', 'cart:added'])
  })

  it('happens if the quantity is reduced to 0', async () => {
    await knowCart(visit, tab, 1)
    await tab.cart.changeQuantity(41, 0)
    expect(visit.shop.calls()).toContain('DELETE checkout/cart/items/41')
  })

  it('restores the line with a message if it is refused', async () => {
    await knowCart(visit, tab, 2)
    visit.shop.once('DELETE checkout/cart/items/41', json({}, 400))
    expect(await tab.cart.removeLine(41)).toMatchObject({ ok: false, error: { code: 'cart.remove-failed' } })
    expect(tab.cart.$lines.get()).toMatchObject([{ quantity: 2, isRemoving: false, error: { code: 'cart.remove-failed' } }])
    expect(tab.cart.$removed.get()).toBeNull()
  })

  it('does not blame the product for a lost connection', async () => {
    await knowCart(visit, tab, 2)
    visit.shop.once('DELETE checkout/cart/items/41', reset)
    expect(await tab.cart.removeLine(41)).toMatchObject({ ok: false, error: { code: 'general.offline' } })
    expect(tab.cart.$lines.get()).toMatchObject([{ quantity: 2, isRemoving: false, error: { code: 'general.offline' } }])
  })

  it('succeeds if another tab has already removed the line', async () => {
    await knowCart(visit, tab, 2)
    visit.shop.kept.lines = []
    expect(await tab.cart.removeLine(41)).toEqual({ ok: true, value: null })
    expect(tab.cart.$lines.get()).toEqual([])
  })

  it('fails if the platform lacks the call, since the line still exists', async () => {
    await knowCart(visit, tab, 2)
    visit.shop.once(LINE.replace('PUT', 'DELETE'), json({ message: 'The route checkout/cart/items/41 could not be found.' }, 404))
    expect(await tab.cart.removeLine(41)).toMatchObject({ ok: false, error: { code: 'cart.remove-failed', message: null } })
    expect(lines()).toMatchObject([{ quantity: 2, isSaving: false }])
    expect(tab.cart.$removed.get()).toBeNull()
  })

  it('is undone once, although the answer is lost', async () => {
    await knowCart(visit, tab, 2)
    await tab.cart.removeLine(41)
    visit.shop.loseAnswer('POST checkout/cart/items')
    expect(await tab.cart.undoRemove()).toEqual({ ok: true, value: null })
    expect(tab.cart.$removed.get()).toBeNull()
    expect(quantities()).toEqual([2])
  })

  it('keeps the undo if undoing fails', async () => {
    await knowCart(visit, tab, 2)
    await tab.cart.removeLine(41)
    visit.shop.once('POST checkout/cart/items', json({ message: 'Gone' }, 400))
    expect(await tab.cart.undoRemove()).toMatchObject({ ok: false, error: { message: 'Gone' } })
    expect(tab.cart.$removed.get()).toMatchObject({ id: 41 })
    expect(tab.cart.$undoError.get()).toMatchObject({ message: 'Gone' })
    tab.cart.forgetRemoved()
    expect([tab.cart.$removed.get(), tab.cart.$undoError.get()]).toEqual([null, null])
  })
})
