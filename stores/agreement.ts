// What a page asks again when it may be old. Parts that are not on every page join in, so that no page loads what it does not use.
import { onReset } from './reset.ts'
import { reloadSession } from './session.ts'

const firsts = new Set<() => Promise<unknown>>()
onReset(() => firsts.clear())

/** Has something asked before the cart is, each time; the answer stops. */
export function agreeFirst(ask: () => Promise<unknown>): () => void {
  firsts.add(ask)
  return () => void firsts.delete(ask)
}

const thens = new Set<() => void>()

/** Has something asked again each time, after those that come first, from the moment it is loaded. */
export function agreeToo(ask: () => void): void {
  thens.add(ask)
}

/** Asks again for what this page shows; what it never asked for it does not need now either. */
export async function agree(): Promise<void> {
  void reloadSession()
  for (const ask of [...firsts]) await ask()
  for (const ask of thens) ask()
}
