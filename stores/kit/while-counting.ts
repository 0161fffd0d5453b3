// A pending state for work that can overlap: a count shows when the last task has ended, a flag does not.
import type { WritableAtom } from 'nanostores'
import { currentEra } from './reset.ts'

/** Counts `work` in `$count` while it runs; the view reads `$count > 0`. */
export async function whileCounting<Value>($count: WritableAtom<number>, work: () => Promise<Value>): Promise<Value> {
  const era = currentEra()
  $count.set($count.get() + 1)
  try {
    return await work()
  } finally {
    if (era === currentEra()) $count.set($count.get() - 1)
  }
}
