// "Something is on its way" for work that can overlap: a count knows when the last has ended, a flag does not.
import type { WritableAtom } from 'nanostores'
import { currentEra } from './reset.ts'

/** Counts `work` in `$count` for as long as it runs; the view reads `$count > 0`. */
export async function whileCounting<Value>($count: WritableAtom<number>, work: () => Promise<Value>): Promise<Value> {
  const era = currentEra()
  $count.set($count.get() + 1)
  try {
    return await work()
  } finally {
    if (era === currentEra()) $count.set($count.get() - 1)
  }
}
