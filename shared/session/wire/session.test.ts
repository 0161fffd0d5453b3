// Tests the schemas of session and wishlist: guests, and dropped items.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Session } from './session.ts'
import { ToggledWishlist } from '#shared/saved/wire/toggled-wishlist.ts'
import { Wishlist } from './wishlist.ts'

describe('a session', () => {
  it('drops wishlist items without a product', () => {
    const list = [
      { id: 1, product_id: 2, product: null },
      { id: 2, product_id: null },
      { id: 3, product_id: 4, product: {} },
      { id: 5, product_id: '6' },
      null,
    ]
    expect(v.parse(Wishlist, list)).toEqual([
      { id: 3, productId: 4 },
      { id: 5, productId: 6 },
    ])
  })

  it('reads a toggled list on its own, in items or in wishlist, and anything else as no list', () => {
    const list = [{ id: 3, product_id: 4 }]
    for (const answer of [list, { items: list }, { wishlist: list }])
      expect(v.parse(ToggledWishlist, answer)).toEqual([{ id: 3, productId: 4 }])
    for (const answer of [true, null, '', [], {}, { items: 3 }]) expect(v.parse(ToggledWishlist, answer)).toBeNull()
  })

  const nobody = { customer: null, cart: { items_qty: 0 }, wishlist: [], compare: [], changed_at: 0 }

  it('of a guest is empty', () => {
    expect(v.parse(Session, nobody)).toEqual({
      ...{ customer: null, wishlist: [], compare: [] },
      ...{ cart: { quantity: 0 }, hasCartConflict: false, changedAt: 0 },
    })
  })

  it.each(['customer', 'cart', 'wishlist', 'compare', 'changed_at'])('without %s is invalid', (part) => {
    const { [part]: _left, ...rest }: Record<string, unknown> = nobody
    expect(v.safeParse(Session, rest).success).toBe(false)
  })

  it.each([-1, 1e308, '5', Number.NaN])('refuses changed_at %j', (changed_at) => {
    expect(v.safeParse(Session, { ...nobody, changed_at }).success).toBe(false)
  })
})
