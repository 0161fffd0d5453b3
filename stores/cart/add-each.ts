// Adds many lines one after another, each by a call of its own: what a host takes stays in the cart, and what it refuses is told line by line.
import type { Cart, CartLine } from '#shared/cart/wire/cart.ts'
import type { Failure, Result } from '#shared/domain/failure.ts'
import type { AnalyticsItem } from '#shared/events/vocabulary.ts'
import { emit } from '#shared/events/bus.ts'
import type { NewLine } from '#shared/product/wire/line-parts.ts'
import { attempt, isAnswerLost } from '#stores/kit/attempt.ts'
import { isSessionEnd } from '#stores/kit/ended-session.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { whileCounting } from '#stores/kit/while-counting.ts'
import { askHost, refuseAdd } from './add.ts'
import { analyticsItem, cartForEvents, increases } from './basket.ts'
import { type Baseline, missingPieces, piecesOf, type Sought } from './landed.ts'
import { openCart } from './popup.ts'
import { api, requestCart, withLoadingTotals } from './read.ts'
import { $added, $adding, $cart, $isOutdated, $lastAdded } from './state.ts'
import { refresh, writes } from './writes.ts'

/** A line, with the sku by which the cart names it. */
export interface EachLine {
  line: NewLine
  sku: string
}

/** What became of a line. */
export interface LineEnd {
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
  sending: (line: Line, before: Baseline) => void
  /** A line has been answered. */
  ended: (line: Line, end: LineEnd) => void
  /** The cart turns out to lack pieces of a line that was answered well. */
  lost: (line: Line, missing: number) => void
}

/** A line to send, one of the given or the host's own. */
interface Outgoing extends EachLine, Sought {}

interface Sent {
  one: Outgoing
  before: Baseline
  end: LineEnd
  answer: CartLine | null
}

const there: LineEnd = { missing: 0, error: null, isUnknown: false }

/**
 * Adds the lines. The popup opens, and the events are emitted, once at the end: `cart:added` with everything that is in the cart. Resolves to
 * a failure where nothing was sent, or where the sending ended early.
 */
export async function addEach<Line extends EachLine>(given: readonly Line[], watch: Watch<Line>, origin?: object): Promise<Result<null>> {
  const lines = given.map(({ line }) => line)
  const asked = askHost(lines, origin)
  if (!asked.ok) return asked
  // The host's own lines are sent too. One that it has taken out needs nothing more.
  const own = new Map(given.map((one) => [one.line, one]))
  const siblings = given.map(({ sku }) => sku)
  const wanted = asked.value.map((line): Outgoing => {
    const sku = own.get(line)?.sku
    return { line, sku: sku ?? line.sku, siblings: sku === undefined ? [] : siblings, quantity: line.quantity }
  })
  for (const one of given) if (!asked.value.includes(one.line)) watch.ended(one, there)
  const tell = <Said>(say: (one: Line, said: Said) => void) => {
    return ({ line }: EachLine, said: Said) => {
      const one = own.get(line)
      if (one) say(one, said)
    }
  }
  const watched: Watch<EachLine> = { sending: tell(watch.sending), ended: tell(watch.ended), lost: tell(watch.lost) }
  const result = await whileCounting($adding, () => withLoadingTotals(() => writes.run(() => sendAll(wanted, watched))))
  if (!result.ok) return refuseAdd(result.error, origin)
  const { sent, added, stopped } = result.value
  if (added.length > 0) emit('cart:added', { lines: added, cart: cartForEvents() }, origin)
  const failed = sent.find(({ end }) => end.missing > 0)
  const error = stopped ?? failed?.end.error ?? null
  if (error) refuseAdd(error, origin)
  if (stopped) return { ok: false, error: stopped }
  if (!failed && sent.length > 0) {
    $added.set(sent.length)
    $lastAdded.set(sent.at(-1)?.answer ?? $lastAdded.get())
    void openCart(origin)
  }
  return { ok: true, value: null }
}

interface Round {
  sent: readonly Sent[]
  added: AnalyticsItem[]
  /** Why the sending ended before the last line. */
  stopped: Failure | null
}

/** Sends the lines within one turn of the write queue, so that no other write of this tab comes between a line and its answer. */
async function sendAll(lines: readonly Outgoing[], watch: Watch<EachLine>): Promise<Result<Round>> {
  const cart = await requestCart()
  if (!cart.ok) return cart
  const before = cart.value
  const sent: Sent[] = []
  let stopped: Failure | null = null
  for (const one of lines) {
    const baseline = baselineOf(before, sent, one.sku)
    watch.sending(one, baseline)
    const { end, answer, stop } = await sendOne(one, baseline)
    sent.push({ one, before: baseline, end, answer })
    watch.ended(one, end)
    stopped = stop
    if (stop) break
  }
  await refresh()
  const after = $isOutdated.get() ? null : valueOf($cart.get())
  const checked = after ? sent.map((each) => checkedIn(after, each, watch)) : sent
  return { ok: true, value: { sent: checked, added: itemsOf(before, after, checked), stopped } }
}

/** The cart before the next line: as it was read, with what was sent since. */
function baselineOf(before: Cart, sent: readonly Sent[], sku: string): Baseline {
  const landed = (of: readonly Sent[]) => of.reduce((sum, { one, end }) => sum + one.quantity - end.missing, 0)
  const own = landed(sent.filter(({ one }) => one.sku === sku))
  const was = piecesOf(before, sku)
  return { was: was === null && own === 0 ? null : (was ?? 0) + own, total: before.quantity + landed(sent) }
}

async function sendOne(one: Outgoing, before: Baseline): Promise<{ end: LineEnd; answer: CartLine | null; stop: Failure | null }> {
  const result = await attempt(async () => (await api()).addLines([one.line]), 'cart.add-failed')
  if (result.ok) return { end: there, answer: result.value, stop: null }
  const { error } = result
  const refused = { missing: one.quantity, error, isUnknown: false }
  // The rest would go into the cart of somebody who is no longer logged in, or be refused for the same reason.
  if (error.kind === 'aborted' || isSessionEnd(error) || error.code?.startsWith('session.'))
    return { end: refused, answer: null, stop: error }
  if (!isAnswerLost(error)) return { end: refused, answer: null, stop: null }
  const cart = await requestCart()
  if (!cart.ok) return { end: { ...refused, isUnknown: true }, answer: null, stop: error }
  const missing = missingPieces(cart.value, one, before)
  return { end: { missing, error: missing > 0 ? error : null, isUnknown: false }, answer: null, stop: null }
}

/** A line that was answered well and is not in the cart: with an ended session a host begins another cart, without what was there. */
function checkedIn(after: Cart, sent: Sent, watch: Watch<EachLine>): Sent {
  const { one, before, end } = sent
  if (end.missing > 0 || end.isUnknown) return sent
  const missing = missingPieces(after, one, before)
  if (missing === 0) return sent
  watch.lost(one, missing)
  return { ...sent, end: { ...there, missing } }
}

/** What was added, for analytics: by the carts before and after, or by the answers where the cart could not be read again. */
function itemsOf(before: Cart, after: Cart | null, sent: readonly Sent[]): AnalyticsItem[] {
  if (!sent.some(({ one, end }) => end.missing < one.quantity)) return []
  if (after) return increases(before, after)
  return sent.flatMap(({ one, end, answer }) => (answer && end.missing === 0 ? [analyticsItem(answer, one.quantity)] : []))
}
