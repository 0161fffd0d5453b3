// The cart's write queue: its writes are sent one after another, and when none waits any more the cart is reloaded.
import { type SerialQueue, serialQueue } from '#stores/kit/serial-queue.ts'
import { noteOwnWrite } from '#stores/session/session.ts'
import { noted } from './hold.ts'
import { askCart, loadTotals } from './read.ts'
import { $isOpen, $totals } from './state.ts'

/** Whether nothing was written since the cart was requested. */
let isFresh = false

const queue = serialQueue(async () => {
  if (!isFresh) await refresh()
})

/** The queue of every write to the cart; when it is empty, the cart is reloaded and the other tabs are notified. */
export const writes: SerialQueue = { run: (work) => runNoted(work, false) }

/** The same queue for quantities: which of them were refused is known by line. */
export const lineWrites: SerialQueue = { run: (work) => runNoted(work, true) }

function runNoted<Value>(work: () => Promise<Value>, isOfLine: boolean): Promise<Value> {
  const write = noted(work, isOfLine)
  return queue.run(() => {
    isFresh = false
    return write()
  })
}

/**
 * Reloads the cart after a write; inside the write's turn in the queue if the next write needs the result. Totals of another cart are worse
 * than none, so a failed reload removes them.
 */
export async function refresh(): Promise<void> {
  isFresh = true
  noteOwnWrite()
  const wantsTotals = $totals.get().state !== 'idle' || $isOpen.get()
  const [, totals] = await Promise.all([askCart(), wantsTotals ? loadTotals() : null])
  if (totals && !totals.ok && totals.error.kind !== 'aborted') $totals.set({ state: 'failed', error: totals.error })
}
