// The tools of the cart: reading, changing a line, removing one after the shopper's press, and a coupon.
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { CartLine } from '#shared/cart/wire/cart.ts'
import type { Result } from '#shared/domain/failure.ts'
import { i18n } from '#shared/i18n/i18n.ts'
import { $lines, $totals, changeQuantity, loadTotals, reloadCart, removeLine } from '#stores/cart/cart.ts'
import { cartFacts } from '../facts.ts'
import { defineTool, refuse } from '../tool.ts'

const LineId = v.pipe(v.number(), v.integer())

/** The cart, read anew: another tab may have changed it. */
export const getCart = defineTool({
  name: 'get_cart',
  title: msg`Cart`,
  description: msg`Reads the cart: its items, the totals with delivery as far as it is known, and where the cart and the checkout are.`,
  effect: 'reads',
  hasOthersTexts: true,
  fields: {},
  words: {},
  run: () => readCart(),
})

/** Changes how many pieces a line has. */
export const changeLine = defineTool({
  name: 'change_cart_quantity',
  title: msg`Change a quantity`,
  description: msg`Changes how many pieces of an item are in the cart.`,
  effect: 'changes',
  hasOthersTexts: true,
  fields: { lineId: LineId, quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)) },
  words: { lineId: msg`The item, as the cart names it`, quantity: msg`How many pieces` },
  run: async ({ lineId, quantity }, { origin }) => {
    const line = await findLine(lineId)
    if (!line.ok) return line
    const changed = await changeQuantity(lineId, quantity, origin)
    return changed.ok ? { ok: true, value: cartFacts() } : changed
  },
})

/** Removes a line, after her press. */
export const removeFromCart = defineTool({
  name: 'remove_from_cart',
  title: msg`Remove from cart`,
  description: msg`Removes an item from the cart. The shopper is asked, and agrees by pressing a button.`,
  effect: 'asks',
  hasOthersTexts: true,
  fields: { lineId: LineId },
  words: { lineId: msg`The item, as the cart names it` },
  run: async ({ lineId }, { origin, ask }) => {
    const line = await findLine(lineId)
    if (!line.ok) return line
    const agreed = await ask({ kind: 'remove-line', line: line.value })
    if (!agreed.ok) return agreed
    const removed = await removeLine(lineId, origin)
    return removed.ok ? { ok: true, value: cartFacts() } : removed
  },
})

/** Applies a coupon. */
export const addCoupon = defineTool({
  name: 'apply_coupon',
  title: msg`Use a coupon`,
  description: msg`Applies a coupon code to the cart.`,
  effect: 'changes',
  hasOthersTexts: true,
  fields: { code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) },
  words: { code: msg`The code` },
  run: async ({ code }) => {
    const { applyCoupon } = await import('#stores/cart/coupon.ts')
    const applied = await applyCoupon(code)
    return applied.ok ? readCart() : applied
  },
})

async function readCart(): Promise<Result<object>> {
  const [cart] = await Promise.all([reloadCart(), $totals.get().state === 'idle' ? loadTotals() : null])
  return cart.ok ? { ok: true, value: cartFacts() } : cart
}

/** The line as the shop has it now. */
async function findLine(lineId: number): Promise<Result<CartLine>> {
  const cart = await reloadCart()
  if (!cart.ok) return cart
  const line = $lines.get().find(({ item }) => item.id === lineId)?.item
  return line ? { ok: true, value: line } : refuse('no-line', i18n._(msg`This item is not in the cart.`))
}
