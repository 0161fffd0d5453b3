// Rules of the cart: lines, totals and coupons.
import { type Fields, fieldsOf, listOf, numberOf, statusOf, textOf } from './fields.ts'
import { forget, noteChange } from './kept.ts'
import { addedLine, cartItem, linesOf } from './lines.ts'
import { type Cart, isOfCart, type Rule, type Shopper } from './shopper.ts'

const noCart = { items: [], items_count: 0, items_qty: 0 }
const noTotals = { grand_total: 0, items_qty: 0, items: [], total_segments: [] }

/** Reads from the shopper's cart; returns `empty` where there is no cart, or no longer one. */
async function read(shopper: Shopper, of: (cart: Cart) => Promise<unknown>, empty: unknown): Promise<unknown> {
  const cart = await shopper.cart()
  if (!cart) return empty
  try {
    return await of(cart)
  } catch (error) {
    // A customer without a cart has no active one, so Magento answers 404.
    if (cart.id === null && statusOf(error) === 404) return empty
    if (!isOfCart(error)) throw error
    forget('cart', shopper.page)
    noteChange(shopper.page)
    return empty
  }
}

/** The quote, with prices and options taken from the totals. */
const quote: Rule = (shopper) =>
  read(
    shopper,
    async ({ root, id }) => {
      const [whole, totals] = await Promise.all([shopper.send({ path: root }), shopper.send({ path: `${root}/totals` })])
      const fields = fieldsOf(whole)
      // Magento still returns a cart that was ordered, though it is no longer one.
      if (fields['is_active'] === false) {
        if (id !== null) forget('cart', shopper.page)
        return noCart
      }
      return { ...fields, items: linesOf(fields, fieldsOf(totals)) }
    },
    noCart,
  )

/** The amount to pay is a separate row: Magento's `grand_total` excludes tax. */
export function payable(value: unknown): Fields {
  const totals = fieldsOf(value)
  const row = listOf(totals['total_segments'])
    .map(fieldsOf)
    .find(({ code }) => code === 'grand_total')
  return { ...totals, grand_total: numberOf(row?.['value']) ?? totals['grand_total'] }
}

/** Adds all lines or none: if one is refused, the lines added before it are removed again. */
const add: Rule = async (shopper, { body }) => {
  const done: { requested: number; line: Fields }[] = []
  for (const line of listOf(fieldsOf(body)['cartItems'])) {
    try {
      const added = await shopper.write(({ root, id }) => ({
        ...{ method: 'POST', path: `${root}/items`, body: { cartItem: cartItem(line, id) } },
      }))
      done.push({ requested: numberOf(fieldsOf(line)['qty']) ?? 0, line: fieldsOf(added) })
    } catch (error) {
      // Whether or not this works: the shopper reads why the add was refused, and the cart shows its actual lines.
      await takeBack(shopper, done).catch(() => {})
      throw error
    }
  }
  noteChange(shopper.page)
  return { extension_attributes: { last_added_item: addedLine(done.at(-1)?.line) } }
}

async function takeBack({ send, cartForWriting }: Shopper, done: readonly { requested: number; line: Fields }[]): Promise<void> {
  if (done.length === 0) return
  const { root, id } = await cartForWriting()
  for (const { requested, line } of done) {
    const path = `${root}/items/${textOf(line['item_id'])}`
    const qty = (numberOf(line['qty']) ?? 0) - requested
    const body = { cartItem: { item_id: line['item_id'], quote_id: id, qty } }
    await send(qty > 0 ? { method: 'PUT', path, body } : { method: 'DELETE', path })
  }
}

const change: Rule = async (shopper, { body, at }) => {
  await shopper.write(({ root, id }) => ({
    method: 'PUT',
    path: `${root}/items/${at['id']}`,
    body: { cartItem: { item_id: Number(at['id']), ...cartItem(fieldsOf(body)['cartItem'], id) } },
  }))
  noteChange(shopper.page)
  return true
}

const remove: Rule = async (shopper, { at }) => {
  await shopper.write(({ root }) => ({ method: 'DELETE', path: `${root}/items/${at['id']}` }))
  noteChange(shopper.page)
  return true
}

/** One code, or an empty value. */
const coupons: Rule = async (shopper) => {
  const code = textOf(await read(shopper, ({ root }) => shopper.send({ path: `${root}/coupons` }), ''))
  return code === '' ? [] : [code]
}

const applyCoupon: Rule = (shopper, { body }) => {
  const code = encodeURIComponent(textOf(fieldsOf(body)['coupon_code']))
  return shopper.write(({ root }) => ({ method: 'PUT', path: `${root}/coupons/${code}` }))
}

/** The cart's rules by the contract's headings. */
export const cartRules = {
  'GET checkout/cart/quote': quote,
  'GET checkout/cart/totals-information': (shopper) => read(shopper, ({ root }) => shopper.send({ path: `${root}/totals` }), noTotals),
  'POST checkout/cart/items': add,
  'PUT checkout/cart/items/{id}': change,
  'DELETE checkout/cart/items/{id}': remove,
  'GET checkout/cart/coupons': coupons,
  'POST checkout/cart/coupons': applyCoupon,
  'DELETE checkout/cart/coupons': (shopper) => shopper.write(({ root }) => ({ method: 'DELETE', path: `${root}/coupons` })),
} as const satisfies Record<string, Rule>
