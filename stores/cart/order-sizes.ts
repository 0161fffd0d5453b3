// Puts an order in several sizes into the cart, never twice: neither by a second press, nor by a lost answer, a reload or a copied tab.
import type { Failure, Result } from '#shared/domain/failure.ts'
import { emit } from '#shared/events/bus.ts'
import { environment } from '#shared/environment.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $page } from '#stores/page/page.ts'
import { notePlaced, placedOf } from '#stores/product/order-grid/kept.ts'
import { type OrderLine, orderGridStore, orderLines } from '#stores/product/order-grid/order-grid.ts'
import { changeOrder, notePending, orderNow, placePieces } from '#stores/product/order-grid/state.ts'
import { productStore } from '#stores/product/product.ts'
import { addEach, type LineEnd } from './add-each.ts'
import { analyticsItem, cartForEvents } from './basket.ts'
import { missingPieces } from './landed.ts'
import { openCart } from './popup.ts'
import { requestCart } from './read.ts'

/**
 * Sends what is entered in the grid of a product, one size after another. What the cart has taken leaves the grid; what it has not stays,
 * with the reason, and is all that the next press sends. Nothing is sent while a cell is wrong; resolves to whether anything was.
 */
export async function orderSizes(id: number, origin?: object): Promise<boolean> {
  const isWrong = Object.entries(orderGridStore(id).$faults.get()).some(([, { kind }]) => kind !== 'refused')
  const pieces = piecesLeft(id)
  if (pieces === 0 || isWrong || orderNow(id).progress !== null) return false
  changeOrder(id, { progress: { done: 0, of: pieces }, outcome: null, refusals: {}, before: null })
  const { id: order } = orderNow(id)
  // The order is forgotten when its customer leaves, and the rest must not go into the cart of the next.
  const isStillWanted = () => orderNow(id).id === order
  const result = await environment.withLock(`touchline:${$page.get().store.code}:order-grid`, () => send(id, isStillWanted, origin))
  if (!isStillWanted()) return true
  const left = piecesLeft(id)
  const isUnknown = orderNow(id).pending !== null
  const error = result.ok ? null : result.error
  // What the host has added to the numbers, or taken from them.
  const of = orderNow(id).progress?.of ?? pieces
  changeOrder(id, { progress: null, outcome: { placed: of - left, left, isUnknown, error } })
  if (left > 0) return true
  // The next order is another one, also for copies of this tab.
  changeOrder(id, { id: '', quantities: {}, placed: {}, pending: null })
  // Another tab had sent the rest, or an answer had been lost: the cart has not been shown yet.
  if (result.ok && result.value === 'nothing to send') void openCart(origin)
  return true
}

const linesOf = (id: number): OrderLine[] => {
  const product = valueOf(productStore(id).$product.get())
  const grid = orderGridStore(id).$grid.get()
  return product && grid ? orderLines(product, grid, orderNow(id).quantities) : []
}

const piecesLeft = (id: number): number => linesOf(id).reduce((sum, { line }) => sum + line.quantity, 0)

async function send(id: number, isStillWanted: () => boolean, origin: object | undefined): Promise<Result<'sent' | 'nothing to send'>> {
  if (!isStillWanted()) return { ok: true, value: 'nothing to send' }
  takeWhatOthersPlaced(id)
  const settled = await settlePending(id, isStillWanted, origin)
  if (!settled.ok) return settled
  const lines = isStillWanted() ? linesOf(id) : []
  if (lines.length === 0) return { ok: true, value: 'nothing to send' }
  const result = await addEach(
    lines,
    {
      sending: ({ key, sku }, quantity, before) => notePending(id, { key, sku, quantity, ...before }),
      ended: (line, end) => noteEnd(id, line, end),
      lost: ({ key }, missing) => {
        place(id, key, -missing)
        refuse(id, key, gone)
      },
      isStillWanted,
    },
    origin,
  )
  // The stock has changed since the page was printed.
  if (Object.entries(orderNow(id).refusals).some(([, { kind }]) => kind === 'rejected')) void productStore(id).reload()
  return result.ok ? { ok: true, value: 'sent' } : result
}

/** What a copy of this tab has put into the cart of the same order is no longer to be ordered here. */
function takeWhatOthersPlaced(id: number): void {
  const { id: order, placed, pending } = orderNow(id)
  for (const [key, pieces] of Object.entries(placedOf(order))) {
    const more = pieces - (placed[key] ?? 0)
    if (more <= 0) continue
    if (pending?.key === key) notePending(id, null)
    placePieces(id, key, more)
  }
}

/** Asks the cart what became of a line whose answer nobody has read: the connection ended, or the page was left. */
async function settlePending(id: number, isStillWanted: () => boolean, origin: object | undefined): Promise<Result<null>> {
  const { pending } = orderNow(id)
  if (!pending) return { ok: true, value: null }
  const cart = await requestCart()
  if (!cart.ok) return cart
  if (!isStillWanted()) return { ok: true, value: null }
  const { key, sku, quantity } = pending
  const siblings = valueOf(productStore(id).$product.get())?.variants.map((variant) => variant.sku) ?? []
  const landed = quantity - missingPieces(cart.value, { ...pending, siblings }, pending)
  place(id, key, landed)
  notePending(id, null)
  // Nobody has been told of it yet, since nobody knew.
  const line = cart.value.lines.find((one) => one.sku === sku) ?? cart.value.lastAdded
  if (landed > 0) emit('cart:added', { lines: line ? [analyticsItem(line, landed)] : [], cart: cartForEvents(cart.value) }, origin)
  return { ok: true, value: null }
}

function noteEnd(id: number, { key, line: { quantity } }: OrderLine, { sent, missing, error, isUnknown }: LineEnd): void {
  if (isUnknown) return
  place(id, key, Math.max(0, quantity - missing))
  notePending(id, null)
  const { progress } = orderNow(id)
  const more = sent - quantity
  if (progress && more !== 0) changeOrder(id, { progress: { done: progress.done + more, of: progress.of + more } })
  if (error) refuse(id, key, error)
}

function place(id: number, key: string, pieces: number): void {
  if (pieces === 0) return
  const { id: order, progress } = orderNow(id)
  notePlaced(order, key, pieces)
  placePieces(id, key, pieces)
  if (progress) changeOrder(id, { progress: { ...progress, done: progress.done + pieces } })
}

const refuse = (id: number, key: string, error: Failure): void => changeOrder(id, { refusals: { ...orderNow(id).refusals, [key]: error } })

/** For what was in the cart and is not. */
const gone: Failure = { kind: 'rejected', code: 'cart.add-failed', message: null, status: null }
