// Revalidation: what a page reads again when it may be old. Parts that are not on every page register, so that no page loads what it does not use.
import { onReset } from '#stores/kit/reset.ts'

const firsts = new Set<() => Promise<unknown>>()
onReset(() => firsts.clear())

/** Registers a read that comes before the cart's, each time; the answer ends it. */
export function revalidateFirst(ask: () => Promise<unknown>): () => void {
  firsts.add(ask)
  return () => void firsts.delete(ask)
}

const starts = new Set<() => void>()

/** Registers a read that begins each time before all others, which do not wait for it. */
export function revalidateAtOnce(ask: () => void): void {
  starts.add(ask)
}

const thens = new Set<() => void>()

/** Registers a read that is repeated each time, after those that come first, from the moment it is loaded. */
export function onRevalidate(ask: () => void): void {
  thens.add(ask)
}

/** Reads again what this page shows; what it never read it does not need now either. */
export async function revalidate(): Promise<void> {
  for (const ask of starts) ask()
  for (const ask of [...firsts]) await ask()
  for (const ask of thens) ask()
}
