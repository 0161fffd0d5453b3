// What the server says of the cart: quote and totals, and when they are asked anew.
import type { Result } from '#shared/domain/failure.ts'
import { emit } from '#shared/events/bus.ts'
import type { Quote } from '#shared/schemas/quote.ts'
import type { Totals } from '#shared/schemas/totals.ts'
import { agreeToo } from '../agreement.ts'
import { valueOf } from '../loadable.ts'
import { onLeave } from '../leaving.ts'
import { noteOwnWrite } from '../session.ts'
import { question } from '../work/question.ts'
import { type Turns, turns } from '../work/turns.ts'
import { whileCounting } from '../work/while-counting.ts'
import { keepSame } from './keep-same.ts'
import { $added, $gone, $isStale, $newest, $operations, $popup, $quote, $refusals, $sums, $undecided, $wanted } from './state.ts'

/** The cart's calls, loaded with the first of them. */
export const api = () => import('#shared/api/cart.ts')

const quote = question(async (signal) => (await api()).getQuote(signal), showQuote, 'cart.load-failed')
const totals = question(async (signal) => (await api()).getTotals(signal), showTotals, 'cart.totals-failed')

/** Nothing was written since the quote was asked. */
let isFresh = false

const line = turns(async () => {
  if (!isFresh) await refresh()
})

/** A customer's cart leaves with her; a page that showed it asks for what there is now. */
onLeave(() => {
  const wasShown = { quote: $quote.get().state !== 'idle', sums: $sums.get().state !== 'idle' }
  quote.drop()
  totals.drop()
  $quote.set({ state: 'idle' })
  $sums.set({ state: 'idle' })
  $newest.set(null)
  $gone.set(null)
  $added.set(false)
  $wanted.set({})
  $refusals.set({})
  if (wasShown.quote) void loadCart()
  if (wasShown.sums) void loadTotals()
})

/** The line in which every write to the cart waits; when it is empty the quote is asked anew and the other tabs are told. */
export const writes: Turns = {
  take: (work) =>
    line.take(() => {
      isFresh = false
      return work()
    }),
}

agreeToo(() => {
  if ($quote.get().state !== 'idle') void reloadCart()
  else if ($sums.get().state !== 'idle') void loadTotals()
})

/** The quote, unless it is there. */
export async function loadCart(): Promise<Result<Quote>> {
  const current = $quote.get()
  if (current.state === 'ready') return { ok: true, value: current.value }
  $quote.set({ state: 'loading' })
  return quote.join()
}

/** The quote as it is now, with the totals if anybody asked for them before. */
export async function reloadCart(): Promise<Result<Quote>> {
  const [result] = await Promise.all([askQuote(), $sums.get().state === 'idle' ? null : loadTotals()])
  return result
}

/** The totals as they are now. */
export async function loadTotals(): Promise<Result<Totals>> {
  if ($sums.get().state !== 'ready') $sums.set({ state: 'loading' })
  return withLoadingTotals(() => totals.ask())
}

/** Takes totals that came with another answer, as those of a shipping choice do. */
export function takeTotals(value: Totals): void {
  totals.drop()
  $sums.set({ state: 'ready', value })
}

/** Runs something that ends in other totals; the spec's loading-totals flag stays up meanwhile. */
export function withLoadingTotals<Value>(work: () => Promise<Value>): Promise<Value> {
  return whileCounting($operations, work)
}

/** Asks for the quote anew and answers it. */
export function askQuote(): Promise<Result<Quote>> {
  if ($quote.get().state !== 'ready') $quote.set({ state: 'loading' })
  return quote.ask()
}

/** After a write, within its turn where the next one must see it: sums that belong to another cart are worse than none, so a failed reload takes them away. */
export async function refresh(): Promise<void> {
  isFresh = true
  noteOwnWrite()
  const wantsTotals = $sums.get().state !== 'idle' || $popup.get()
  const [, sums] = await Promise.all([askQuote(), wantsTotals ? loadTotals() : null])
  if (sums && !sums.ok && sums.error.kind !== 'aborted') $sums.set({ state: 'failed', error: sums.error })
}

function showQuote(result: Result<Quote>): void {
  const before = valueOf($quote.get())
  if (!result.ok) {
    if (before) $isStale.set(true)
    else $quote.set({ state: 'failed', error: result.error })
    return
  }
  $isStale.set(false)
  const value = keepSame(before, result.value)
  if (value !== before) $quote.set({ state: 'ready', value })
  $newest.set(result.value.extension_attributes.last_added_item)
  const undecided = $undecided.get()
  $wanted.set(Object.fromEntries(Object.entries($wanted.get()).filter(([id]) => undecided.includes(Number(id)))))
  if (value !== before) emit('cart:changed', { quote: value })
}

function showTotals(result: Result<Totals>): void {
  if (result.ok) $sums.set({ state: 'ready', value: result.value })
  else if ($sums.get().state !== 'ready') $sums.set({ state: 'failed', error: result.error })
}
