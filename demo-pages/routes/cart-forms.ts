// The cart and the wishlist without JavaScript: plain posts that end in a redirect and a message on the next page.
import type { Hono } from 'hono'
import { readId } from '../server/body.ts'
import type { HostContext, HostEnv } from '../host/context.ts'
import { sendWishlist } from '../server/cookies.ts'
import { formGuard, withSession } from '../server/guards.ts'
import { addItems, changeItem, removeItem } from '../shop/cart.ts'
import { parseQty } from '../shop/cart-request.ts'
import { applyCoupon } from '../shop/discounts/coupon.ts'
import { applyGiftCard } from '../shop/discounts/gift-card.ts'
import { listKept } from '../shop/kept-products.ts'
import { getQuote } from '../shop/quote.ts'
import { ShopError } from '../shop/shop-error.ts'
import { productName, toggleWishlist } from '../shop/wishlist.ts'
import { act, success } from './form-action.ts'
import { readKindForm } from './kind-form.ts'
import { namingItems } from './name-items.ts'

/** Registers the form actions. */
export function registerForms(store: Hono<HostEnv>): void {
  store.post('/checkout/cart/add', withSession, formGuard, (c) =>
    act(c, 'checkout/cart', async (form) => {
      const sku = form.get('sku') ?? (await productSku(c, readId(form.get('product_id'))))
      const requests = await readKindForm(c, form, sku)
      const line = readId(form.get('line'))
      const [first] = requests
      if (line > 0 && first && requests.length === 1) {
        await changeItem(c.get('shop'), c.get('session'), line, { qty: first.qty, choices: first, sku })
        return success(c, 'cart.changed')
      }
      const skus = requests.map((request) => request.sku)
      const added = await namingItems(c, skus, () => addItems(c.get('shop'), c.get('session'), requests))
      return success(c, 'cart.added', added.name)
    }),
  )
  store.post('/checkout/cart/change', withSession, formGuard, (c) =>
    act(c, 'checkout/cart', async (form) => {
      await changeItem(c.get('shop'), c.get('session'), readId(form.get('item_id')), {
        qty: parseQty(form.get('qty')),
        choices: null,
        sku: null,
      })
      return success(c, 'cart.changed')
    }),
  )
  store.post('/checkout/cart/remove', withSession, formGuard, (c) =>
    act(c, 'checkout/cart', async (form) => {
      const itemId = readId(form.get('item_id'))
      const item = (await getQuote(c.get('shop'), c.get('session'))).items.find((candidate) => candidate.item_id === itemId)
      await removeItem(c.get('shop'), c.get('session'), itemId)
      return success(c, 'cart.removed', item?.name ?? '')
    }),
  )
  store.post('/checkout/cart/coupon', withSession, formGuard, (c) =>
    act(c, 'checkout/cart', async (form) => {
      await applyCoupon(c.get('shop'), c.get('session'), form.get('coupon_code') ?? '')
      return success(c, 'cart.changed')
    }),
  )
  store.post('/checkout/cart/gift-card', withSession, formGuard, (c) =>
    act(c, 'checkout/cart', async (form) => {
      await applyGiftCard(c.get('shop'), c.get('session'), { code: form.get('code') ?? '', from: c.get('connection').address })
      return success(c, 'cart.changed')
    }),
  )
  store.post('/wishlist/toggle', withSession, formGuard, (c) =>
    act(c, 'wishlist', async (form) => {
      const productId = readId(form.get('product_id'))
      const happened = await toggleWishlist(c.get('shop'), c.get('session'), productId)
      const kept = await listKept(c.get('shop').db, c.get('session'), 'wishlist')
      sendWishlist(
        c,
        c.get('session'),
        kept.map((entry) => entry.product_id),
      )
      return success(c, `wishlist.${happened}`, await productName(c.get('shop').db, c.get('store'), productId))
    }),
  )
}

async function productSku(c: HostContext, productId: number): Promise<string> {
  const row = await c.get('shop').db.selectFrom('product').select('sku').where('id', '=', productId).executeTakeFirst()
  if (!row) throw new ShopError(404, 'cart.unknown-product', { code: 'product' })
  return row.sku
}
