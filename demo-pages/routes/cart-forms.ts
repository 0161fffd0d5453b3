// The cart and the wishlist without JavaScript: plain posts that end in a redirect and a sentence on the next page.
import type { Hono } from 'hono'
import { readId } from '../server/body.ts'
import type { HostContext, HostEnv } from '../server/context.ts'
import { sendWishlist } from '../server/cookies.ts'
import { formGuard, withSession } from '../server/guards.ts'
import { addItems, changeItem, removeItem } from '../shop/cart.ts'
import { parseFormOptions, parseQty } from '../shop/cart-request.ts'
import { listKept } from '../shop/kept-products.ts'
import { getQuote } from '../shop/quote.ts'
import { ShopError } from '../shop/shop-error.ts'
import { productName, toggleWishlist } from '../shop/wishlist.ts'
import { act, success } from './form-action.ts'

/** Adds the form actions. */
export function registerForms(store: Hono<HostEnv>): void {
  store.post('/checkout/cart/add', withSession, formGuard, (c) =>
    act(c, 'checkout/cart', async (form) => {
      const sku = form.get('sku') ?? (await productSku(c, readId(form.get('product_id'))))
      const added = await addItems(c.get('shop'), c.get('session'), [
        { sku, qty: parseQty(form.get('qty') ?? 1), options: parseFormOptions(form) },
      ])
      return success(c, 'cart.added', added.name)
    }),
  )
  store.post('/checkout/cart/change', withSession, formGuard, (c) =>
    act(c, 'checkout/cart', async (form) => {
      await changeItem(c.get('shop'), c.get('session'), readId(form.get('item_id')), parseQty(form.get('qty')))
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
