// Moving a line to the wishlist: nothing is lost on the way, and all of it can be undone.
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { CartLine } from '#shared/cart/wire/cart.ts'
import { itemAnswer } from '#tests/support/answers.ts'
import { json, reset } from '#tests/support/fault-server.ts'
import { knowCart } from '#stores/testing/known-cart.ts'
import { startVisit, type Tab, type Visit } from '#stores/testing/visit.ts'

const TOGGLE = 'PUT customer/wishlist/items/toggle'
const REMOVE = 'DELETE checkout/cart/items/41'

let visit: Visit
let tab: Tab
let move: typeof import('./move.ts')
let productId: number

beforeEach(async () => {
  visit = await startVisit()
  tab = await visit.open()
  move = await import('./move.ts')
  await knowCart(visit, tab, 2)
  productId = tab.cart.$lines.get()[0]?.item.productId ?? 0
})
afterEach(() => visit.end())

it('adds the product to the wishlist, then removes the line from the cart', async () => {
  expect(await move.moveToWishlist(41)).toEqual({ ok: true, value: null })
  expect(visit.shop.kept.wishlist).toEqual([productId])
  expect(tab.cart.$lines.get()).toEqual([])
  expect(visit.shop.calls().indexOf(TOGGLE)).toBeLessThan(visit.shop.calls().indexOf(REMOVE))
  expect([tab.cart.$removed.get()?.id, move.$moved.get()]).toEqual([41, { lineId: 41, isNew: true }])
  expect(tab.eventNames().filter((name) => name !== 'cart:changed')).toEqual(['wishlist:added', 'cart:removed'])
})

it('is one move however often it is pressed', async () => {
  await Promise.all([move.moveToWishlist(41), move.moveToWishlist(41), move.moveToWishlist(41)])
  expect(visit.shop.kept.wishlist).toEqual([productId])
  expect([visit.shop.arrivals(TOGGLE).length, visit.shop.arrivals(REMOVE).length]).toEqual([1, 1])
})

it('is undone as a whole', async () => {
  await move.moveToWishlist(41)
  expect(await move.undoMove()).toEqual({ ok: true, value: null })
  expect(tab.cart.$lines.get()).toMatchObject([{ quantity: 2 }])
  expect([visit.shop.kept.wishlist, move.$moved.get()]).toEqual([[], null])
})

it('keeps products that were on the wishlist before', async () => {
  visit.shop.kept.wishlist = [productId]
  visit.browser.cookies.set('touchline-session', '9999')
  await move.moveToWishlist(41)
  await move.undoMove()
  expect(visit.shop.kept.wishlist).toEqual([productId])
})

it.each([
  ['the list refuses it', TOGGLE, json({ message: 'Your list is full' }, 400), { message: 'Your list is full' }],
  ['the list refuses it without a word', TOGGLE, json({}, 400), { code: 'general.failed', message: null }],
  ['the line is dead', TOGGLE, reset, { code: 'general.offline' }],
])('keeps the line if %s, and reports it', async (_case, call, behaviour, error) => {
  visit.shop.once(call, behaviour)
  expect(await move.moveToWishlist(41)).toMatchObject({ ok: false, error })
  expect(tab.cart.$lines.get()).toMatchObject([{ quantity: 2, isRemoving: false, error }])
  expect(visit.shop.arrivals(REMOVE)).toEqual([])
})

it('reports that the line stayed if only its removal was refused', async () => {
  visit.shop.once(REMOVE, json({}, 400))
  expect(await move.moveToWishlist(41)).toMatchObject({ ok: false, error: { code: 'cart.remove-failed' } })
  expect(tab.cart.$lines.get()).toMatchObject([{ quantity: 2, isRemoving: false }])
  expect(move.$moved.get()).toBeNull()
})

const lineOf = (part: object, fields: object = {}) => {
  const item = itemAnswer(part)
  return v.parse(CartLine, { ...item, extension_attributes: { ...item.extension_attributes, ...fields } })
}

it.each<[boolean, string, object]>([
  [true, 'simple', {}],
  [true, 'configurable', {}],
  [false, 'bundle', {}],
  [false, 'grouped', {}],
  [false, 'simple', { is_free_gift: true }],
  [false, 'simple', { product_id: null }],
  [false, 'configurable', { prints: [{ label: 'Name', value: 'Kim', price_incl_tax: 5 }] }],
  [false, 'simple', { players: [{ player_id: '1', name: 'Kim' }] }],
])('%s for a %s line with %o', (can, product_type, fields) => {
  expect(move.canMove(lineOf({ product_type }, fields))).toBe(can)
})
