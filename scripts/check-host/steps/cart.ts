// Buys nothing, but puts one thing into the cart, looks at it from all sides, and takes it out again.
import { field, listIn, numberIn, type Shop, titleOf } from '../shop.ts'
import { shown } from '../report.ts'
import { expectPrivate } from './session.ts'

/** The line of the product among a cart's. */
const lineOf = (cart: unknown, sku: string) =>
  listIn(cart, 'items').find((item) => field(item, 'sku') === sku || field(item, 'extension_attributes', 'sku') === sku)

/** The whole way; `look` asks all that is about a filled cart. */
export async function checkCart(shop: Shop, look: () => Promise<void>): Promise<void> {
  const { report, learnt } = shop
  const add = titleOf(shop.call('cart.addLines'), shop.path('cart.addLines'))
  if (!learnt.product) {
    report.skipped.set(add, 'no simple product in stock was found in the first lists; hand one in with --set=sku=…')
    await look()
    return
  }
  const { sku } = learnt.product
  const added = await shop.read('cart.addLines', shop.path('cart.addLines'), { json: { cartItems: [{ sku, qty: 1 }] } })
  if (added === null) return
  const cart = await readCart(shop)
  const line = lineOf(cart, sku)
  const quote = titleOf(shop.call('cart.getCart'), shop.path('cart.getCart'))
  report.expect(line !== undefined, quote, `${listIn(cart, 'items').length} lines`, `a line of ${sku}, which was added`, 'items')
  const id = numberIn(line, 'item_id')
  try {
    await checkHint(shop)
    await checkTotals(shop)
    await look()
    if (id !== null) await checkChange(shop, sku, id)
  } finally {
    if (id !== null) await shop.read('cart.removeLine', shop.path('cart.removeLine', { id }))
  }
  const left = await readCart(shop)
  if (left !== null)
    report.expect(lineOf(left, sku) === undefined, quote, `still a line of ${sku}`, 'no such line after it was removed', 'items')
}

async function readCart(shop: Shop): Promise<unknown> {
  return shop.read('cart.getCart', shop.path('cart.getCart'))
}

/** After a write scripts can see that there is somebody, and when something changed. */
async function checkHint({ visitor, report }: Shop): Promise<void> {
  const hint = visitor.cookies.get('touchline-session')
  const call = 'POST checkout/cart/items'
  report.expect(
    hint !== undefined && !hint.isHttpOnly,
    call,
    hint ? 'HttpOnly' : 'no such cookie',
    'a cookie touchline-session that scripts can read',
    'Set-Cookie',
  )
  if (hint) report.expect(/^\d{12,14}$/.test(hint.value), call, shown(hint.value), 'milliseconds, as 1764000000000', 'touchline-session')
}

async function checkTotals(shop: Shop): Promise<void> {
  const path = shop.path('cart.getTotals')
  const call = titleOf(shop.call('cart.getTotals'), path)
  const totals = await shop.read('cart.getTotals', path)
  const reply = await shop.reply('cart.getTotals', path)
  if (reply) expectPrivate(shop, call, reply)
  const row = listIn(totals, 'total_segments').find((one) => field(one, 'code') === 'grand_total')
  const total = shown(field(totals, 'grand_total'))
  if (row)
    shop.report.expect(
      shown(field(row, 'value')) === total,
      call,
      shown(field(row, 'value')),
      `${total}, as grand_total says`,
      'total_segments',
    )
  const lines = listIn(totals, 'items').map((line) => field(line, 'row_total_incl_tax'))
  const subtotal = field(totals, 'subtotal_incl_tax')
  const sum = lines.reduce<number>((all, one) => all + (typeof one === 'number' ? one : Number.NaN), 0)
  if (typeof subtotal === 'number' && !Number.isNaN(sum))
    shop.report.expect(Math.abs(subtotal - sum) < 0.005, call, shown(subtotal), `${sum}, the sum of the lines`, 'subtotal_incl_tax')
}

/** Another quantity counts; one that makes no sense is refused in words. */
async function checkChange(shop: Shop, sku: string, id: number): Promise<void> {
  const { report } = shop
  const path = shop.path('cart.changeLine', { id })
  await shop.read('cart.changeLine', path, { json: { cartItem: { sku, qty: 2 } } })
  const quote = titleOf(shop.call('cart.getCart'), shop.path('cart.getCart'))
  const quantity = numberIn(lineOf(await readCart(shop), sku), 'qty')
  report.expect(quantity === 2, quote, shown(quantity), '2, as the line was changed to', 'items[].qty')
  const session = await shop.read('session.getSession', 'api/session')
  const count = numberIn(session, 'cart', 'items_qty')
  report.expect(count === 2, 'GET api/session', shown(count), '2 pieces, as the cart has', 'cart.items_qty')
}
