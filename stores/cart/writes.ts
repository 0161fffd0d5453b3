// The cart's write queue: sends writes one after another, and reloads the cart when the queue is empty.
import { type SerialQueue, serialQueue } from '#stores/kit/serial-queue.ts'
import { noteOwnWrite } from '#stores/session/session.ts'
import { noted } from './hold.ts'
import { requestCart, loadTotals } from './read.ts'
import { $isOpen, $totals } from './state.ts'

/** Whether there was no write since the cart was last requested. */
let isFresh = false

const queue = serialQueue(async () => {
  if (!isFresh) await refresh()
})

/** The serial queue for all writes to the cart. When it is empty, the cart is reloaded and other tabs are notified. */
export const writes: SerialQueue = { run: (work) => runNoted(work, false) }

/** The same queue for quantities, whose refusals are stored by line. */
export const lineWrites: SerialQueue = { run: (work) => runNoted(work, true) }

function runNoted<Value>(work: () => Promise<Value>, isOfLine: boolean): Promise<Value> {
  const write = noted(work, isOfLine)
  return queue.run(() => {
    isFresh = false
    return write()
  })
}

/**
 * Reloads the cart after a write; call it inside the write's turn if the next write needs the result. Totals of another cart are worse
 * than none, so a failed reload removes them.
 */
export async function refresh(): Promise<void> {
  isFresh = true
  noteOwnWrite()
  const wantsTotals = $totals.get().state !== 'idle' || $isOpen.get()
  const [, totals] = await Promise.all([requestCart(), wantsTotals ? loadTotals() : null])
  if (totals && !totals.ok && totals.error.kind !== 'aborted') $totals.set({ state: 'failed', error: totals.error })
}
