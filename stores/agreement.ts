// What a page asks again when it may be old. Parts that are not on every page join in, so that no page loads what it does not use.
import { loadTotals, reloadCart } from './cart/read.ts'
import { $quote, $sums } from './cart/state.ts'
import { onReset } from './reset.ts'
import { reloadSession } from './session.ts'

const firsts = new Set<() => Promise<unknown>>()
onReset(() => firsts.clear())

/** Has something asked before the cart is, each time; the answer stops. */
export function agreeFirst(ask: () => Promise<unknown>): () => void {
  firsts.add(ask)
  return () => void firsts.delete(ask)
}

/** Asks again for what this page shows; what it never asked for it does not need now either. */
export async function agree(): Promise<void> {
  void reloadSession()
  for (const ask of [...firsts]) await ask()
  if ($quote.get().state !== 'idle') void reloadCart()
  else if ($sums.get().state !== 'idle') void loadTotals()
}
