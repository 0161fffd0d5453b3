// The cart and the wishlist without JavaScript: plain posts that end in a redirect and a sentence on the next page.
import type { Hono } from 'hono'
import { readForm, readId } from '../server/body.ts'
import type { HostContext, HostEnv } from '../server/context.ts'
import { sendHint, sendWishlist } from '../server/cookies.ts'
import { formGuard, withSession } from '../server/guards.ts'
import { addItems, changeItem, removeItem } from '../shop/cart.ts'
import { parseFormOptions, parseQty } from '../shop/cart-request.ts'
import { listKept } from '../shop/kept-products.ts'
import type { MessageId } from '../shop/messages.ts'
import { fillText } from '../shop/messages.ts'
import { getQuote } from '../shop/quote.ts'
import { addNotice, lockSession } from '../shop/session.ts'
import type { Notice } from '../shop/shapes.ts'
import { ShopError } from '../shop/shop-error.ts'
import { productName, toggleWishlist } from '../shop/wishlist.ts'

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

/** Does the action and goes on, with a sentence for the next page; a refusal is a sentence too, never a dead end. */
async function act(c: HostContext, home: string, action: (form: URLSearchParams) => Promise<Notice>): Promise<Response> {
  const form = await readForm(c)
  const [shop, session] = [c.get('shop'), c.get('session')]
  let target = backPath(c, form.get('back')) ?? `/${session.store.code}/${home}`
  let notice: Notice
  try {
    notice = await action(form)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    notice = { kind: 'error', text: fillText(error.sentence, session.store.language, ...error.parameters) }
    target = `/${session.store.code}/${home}`
  }
  await shop.db.transaction().execute(async (trx) => {
    await lockSession(trx, shop, session)
    await addNotice(trx, session, notice)
  })
  sendHint(c, session)
  return c.redirect(target, 303)
}

function success(c: HostContext, sentence: MessageId, ...values: string[]): Notice {
  return { kind: 'success', text: fillText(sentence, c.get('store').language, ...values) }
}

async function productSku(c: HostContext, productId: number): Promise<string> {
  const row = await c.get('shop').db.selectFrom('product').select('sku').where('id', '=', productId).executeTakeFirst()
  if (!row) throw new ShopError(404, 'cart.unknown-product', { code: 'product' })
  return row.sku
}

/** Only paths of this store: a redirect to elsewhere would make our address a stepping stone. */
function backPath(c: HostContext, back: string | null): string | null {
  const base = new URL(c.req.url)
  if (!back || !URL.canParse(back, base)) return null
  const url = new URL(back, base)
  const isOurs = url.origin === base.origin && url.pathname.startsWith(`/${c.get('store').code}/`)
  return isOurs ? `${url.pathname}${url.search}` : null
}
