// Buys from a product page: adds a new line, or replaces the line that is being changed. Few visitors do, so it is loaded with the press.
import { safeParse } from 'valibot'
import type { Result } from '#shared/domain/failure.ts'
import { BuyRequest } from '#shared/product/wire/buy-request.ts'
import type { NewLine } from '#shared/product/wire/line-parts.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $models, modelsOf } from '#stores/product/models.ts'
import { optionsModel } from '#stores/product/options-model.ts'
import { productStore } from '#stores/product/product.ts'
import { $products, changeState, stateOf } from '#stores/product/state.ts'
import { boughtRoster, type RosterState } from '#stores/product/team-roster/state.ts'
import { addToCart, loadCart, openCart, replaceLine } from './cart.ts'
import { forgetLine, lineInAddress } from './line-address.ts'

/**
 * Adds the chosen product to the cart. If a choice is missing, the fields report that and nothing is added.
 * Resolves without a value if no request was sent.
 * @example const bought = await buy(12, element)
 */
export async function buy(id: number, origin?: object): Promise<Result<boolean>> {
  const store = productStore(id)
  const lines = store.$newLines.get()
  const { roster } = stateOf($products.get(), id)
  if (lines.length === 0) {
    store.ask()
    return { ok: true, value: false }
  }
  const lineId = store.$lineId.get()
  const [first] = lines
  const product = valueOf(store.$product.get())
  const set = product?.type === 'grouped' ? product.sku : undefined
  const send = () => (lineId !== null && first ? replaceLine(lineId, first, origin) : addToCart(lines, origin, undefined, set))
  const isByLine = product?.teamWear?.isByLine === true && lineId === null
  const result = isByLine ? await sendPlayers(id, roster, lines, origin) : await send()
  if (!result.ok) {
    store.refuse(result.error)
    // The stock may have changed: the fields report it from now on. Without a status the page itself refused, so nothing has changed.
    if (result.error.kind === 'rejected' && result.error.status !== null) void store.reload()
    return result
  }
  // A team that stayed would be ordered twice by the next press; players with lines of their own have left the list already. Before the line is
  // forgotten: the team of a line is never a draft.
  changeState(id, { isAsked: false, refusals: {}, ...(product?.teamWear && !isByLine ? { roster: boughtRoster } : {}) })
  if (lineId !== null) {
    forgetLine(id)
    void openCart(origin)
  }
  return { ok: true, value: true }
}

/** Adds each player as a line of her own. The roster is that of the lines: it may be edited while the code is loaded. */
async function sendPlayers(
  id: number,
  roster: RosterState,
  lines: readonly NewLine[],
  origin: object | undefined,
): Promise<Result<unknown>> {
  const players = await attempt(() => import('./buy-players.ts'), 'cart.add-failed')
  return players.ok ? players.value.buyPlayers(id, roster, lines, origin) : players
}

/** Opens the line in the address with all its choices, if it is a line of this product. Returns whether it is. */
export async function openLine(id: number): Promise<boolean> {
  const lineId = lineInAddress()
  if (lineId === null) return false
  const [product, cart] = await Promise.all([productStore(id).load(), loadCart()])
  if (!product.ok || !cart.ok) return false
  const line = cart.value.lines.find((one) => one.id === lineId)
  const request = safeParse(BuyRequest, line?.request)
  if (!line || line.productId !== id || !request.success) return false
  const models = $models.get()
  const { type } = product.value
  const kind = (type === 'grouped' || type === 'bundle' ? models[type] : undefined) ?? optionsModel
  const parts = modelsOf(product.value).flatMap((name) => {
    const model = models[name]
    return model ? [model.restore(product.value, request.output)] : []
  })
  const configuration = parts.reduce((all, part) => ({ ...all, ...part }), kind.restore(product.value, request.output))
  // In one change, so that the team of a line is never a draft.
  changeState(id, { ...configuration, quantity: line.quantity, refusals: {}, lineId })
  return true
}
