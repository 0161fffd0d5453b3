// Adds many lines one after another, each by a call of its own: what a host takes stays in the cart, and what it refuses is told line by line.
import type { Cart, CartLine } from '#shared/cart/wire/cart.ts'
import type { Failure, Result } from '#shared/domain/failure.ts'
import type { AnalyticsItem } from '#shared/events/vocabulary.ts'
import { emit } from '#shared/events/bus.ts'
import { attempt, isAnswerLost } from '#stores/kit/attempt.ts'
import { isSessionEnd } from '#stores/kit/ended-session.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { whileCounting } from '#stores/kit/while-counting.ts'
import { askHost, refuseAdd } from './add.ts'
import { type EachLine, matchLines, type Outgoing } from './asked-lines.ts'
import { analyticsItem, cartForEvents, increases } from './basket.ts'
import { type Baseline, missingPieces, piecesOf } from './landed.ts'
import { openCart } from './popup.ts'
import { api, requestCart, withLoadingTotals } from './read.ts'
import { $added, $adding, $cart, $isOutdated, $lastAdded } from './state.ts'
import { refresh, writes } from './writes.ts'

/** What became of a line. */
export interface LineEnd {
  /** The pieces that were sent: a host may have changed how many, and 0 where it has taken the line out. */
  sent: number
  /** The pieces that are not in the cart. */
  missing: number
  /** Why; null where they are all there. */
  error: Failure | null
  /** Whether nobody knows, since neither the answer nor the cart could be read. */
  isUnknown: boolean
}

/** Follows the lines on their way. */
export interface Watch<Line extends EachLine> {
  /** A line is about to be sent to a cart like this. */
  sending: (line: Line, quantity: number, before: Baseline) => void
  /** A line has been answered, or the cart has told what became of it. */
  ended: (line: Line, end: LineEnd) => void
  /** The cart turns out to lack pieces of a line that was answered well. */
  lost: (line: Line, missing: number) => void
  /** Whether the lines are still wanted. Once they are not, the rest is not sent and nothing is told any more. */
  isStillWanted: () => boolean
}

interface Sent<Line extends EachLine> {
  one: Outgoing<Line>
  before: Baseline
  end: LineEnd
  answer: CartLine | null
}

const unwanted: Result<never> = { ok: false, error: { kind: 'aborted', code: null, message: null, status: null } }

const allOf = (sent: number): LineEnd => ({ sent, missing: 0, error: null, isUnknown: false })

/**
 * Adds the lines. The popup opens, and the events are emitted, once at the end: `cart:added` with everything that is in the cart. Resolves to
 * a failure where nothing was sent, or where the sending ended early.
 */
export async function addEach<Line extends EachLine>(given: readonly Line[], watch: Watch<Line>, origin?: object): Promise<Result<null>> {
  const lines = given.map(({ line }) => line)
  const asked = askHost(lines, origin)
  if (!asked.ok) return asked
  const { wanted, takenOut } = matchLines(given, asked.value)
  const result = await whileCounting($adding, () => withLoadingTotals(() => writes.run(() => sendAll(wanted, watch))))
  if (!watch.isStillWanted()) return unwanted
  if (!result.ok) return refuseAdd(result.error, origin)
  const { sent, added, stopped } = result.value
  if (added.length > 0) emit('cart:added', { lines: added, cart: cartForEvents() }, origin)
  const failed = sent.find(({ end }) => end.missing > 0)
  const error = stopped ?? failed?.end.error ?? null
  if (error) refuseAdd(error, origin)
  if (stopped) return { ok: false, error: stopped }
  // Only now, since until everything was sent the next press may ask the host again.
  for (const one of takenOut) watch.ended(one, allOf(0))
  if (!failed && sent.length > 0) {
    $added.set(sent.length)
    $lastAdded.set(sent.at(-1)?.answer ?? $lastAdded.get())
    void openCart(origin)
  }
  return { ok: true, value: null }
}

interface Round<Line extends EachLine> {
  sent: readonly Sent<Line>[]
  added: AnalyticsItem[]
  /** Why the sending ended before the last line. */
  stopped: Failure | null
}

/** Sends the lines within one turn of the write queue, so that no other write of this tab comes between a line and its answer. */
async function sendAll<Line extends EachLine>(lines: readonly Outgoing<Line>[], watch: Watch<Line>): Promise<Result<Round<Line>>> {
  const cart = await requestCart()
  if (!cart.ok) return cart
  const before = cart.value
  const sent: Sent<Line>[] = []
  let stopped: Failure | null = null
  for (const one of lines) {
    if (!watch.isStillWanted()) return unwanted
    const baseline = baselineOf(before, sent, one.sku)
    if (one.given) watch.sending(one.given, one.quantity, baseline)
    const { end, answer, stop } = await sendOne(one, baseline)
    if (!watch.isStillWanted()) return unwanted
    sent.push({ one, before: baseline, end, answer })
    if (one.given) watch.ended(one.given, end)
    stopped = stop
    if (stop) break
  }
  await refresh()
  if (!watch.isStillWanted()) return unwanted
  const after = $isOutdated.get() ? null : valueOf($cart.get())
  const checked = after ? sent.map((each) => checkedIn(after, each, watch)) : sent
  // The last answer was lost, and the cart has what it was about.
  const isWhole = checked.length === lines.length && checked.every(({ end }) => end.missing === 0)
  return { ok: true, value: { sent: checked, added: itemsOf(before, after, checked), stopped: isWhole ? null : stopped } }
}

/** The cart before the next line: as it was read, with what was sent since. */
function baselineOf<Line extends EachLine>(before: Cart, sent: readonly Sent<Line>[], sku: string): Baseline {
  const landed = (of: typeof sent) => of.reduce((sum, { one, end }) => sum + one.quantity - end.missing, 0)
  // By the name in the answer: a variant that the host has added is sent by the sku of its product.
  const own = landed(sent.filter(({ one, answer }) => one.sku === sku && (answer?.sku ?? sku) === sku))
  const was = piecesOf(before, sku)
  return { was: was === null && own === 0 ? null : (was ?? 0) + own, total: before.quantity + landed(sent) }
}

async function sendOne(
  one: Outgoing<EachLine>,
  before: Baseline,
): Promise<{ end: LineEnd; answer: CartLine | null; stop: Failure | null }> {
  const result = await attempt(async () => (await api()).addLines([one.line]), 'cart.add-failed')
  if (result.ok) return { end: allOf(one.quantity), answer: result.value, stop: null }
  const { error } = result
  const refused = { sent: one.quantity, missing: one.quantity, error, isUnknown: false }
  // The rest would go into the cart of somebody who is no longer logged in, or be refused for the same reason.
  if (error.kind === 'aborted' || isSessionEnd(error) || error.code?.startsWith('session.'))
    return { end: refused, answer: null, stop: error }
  if (!isAnswerLost(error)) return { end: refused, answer: null, stop: null }
  const cart = await requestCart()
  if (!cart.ok) return { end: { ...refused, isUnknown: true }, answer: null, stop: error }
  const missing = missingPieces(cart.value, one, before)
  return { end: { ...refused, missing, error: missing > 0 ? error : null }, answer: null, stop: null }
}

/**
 * Looks a line up in the cart at the end. One that was answered well may not be there: with an ended session a host begins another cart,
 * without what was there. One of which nobody knew is known now.
 */
function checkedIn<Line extends EachLine>(after: Cart, sent: Sent<Line>, watch: Watch<Line>): Sent<Line> {
  const { one, before, end } = sent
  if (end.missing > 0 && !end.isUnknown) return sent
  const missing = missingPieces(after, one, before)
  if (end.isUnknown) {
    const known = { ...end, missing, error: missing > 0 ? end.error : null, isUnknown: false }
    if (one.given) watch.ended(one.given, known)
    return { ...sent, end: known }
  }
  if (missing === 0) return sent
  if (one.given) watch.lost(one.given, missing)
  return { ...sent, end: { ...end, missing } }
}

/** What was added, for analytics: by the carts before and after, or by the answers where the cart could not be read again. */
function itemsOf(before: Cart, after: Cart | null, sent: readonly Sent<EachLine>[]): AnalyticsItem[] {
  if (!sent.some(({ one, end }) => end.missing < one.quantity)) return []
  if (after) return increases(before, after)
  return sent.flatMap(({ one, end, answer }) => (answer && end.missing === 0 ? [analyticsItem(answer, one.quantity)] : []))
}
