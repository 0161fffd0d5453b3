// Revalidation of data that may be outdated. Files register themselves, so that no page loads what it does not use.
import { onReset } from '#stores/kit/reset.ts'

const firsts = new Set<() => Promise<unknown>>()
onReset(() => firsts.clear())

/** Registers a read that runs before the cart's on each revalidation; the returned function ends it. */
export function revalidateFirst(ask: () => Promise<unknown>): () => void {
  firsts.add(ask)
  return () => void firsts.delete(ask)
}

const starts = new Set<() => void>()

/** Registers a read that starts before all others, which do not wait for it. */
export function revalidateAtOnce(ask: () => void): void {
  starts.add(ask)
}

const thens = new Set<() => void>()

/** Registers a read that runs after those that come first, from the moment its file is loaded. */
export function onRevalidate(ask: () => void): void {
  thens.add(ask)
}

/** Reloads the data that this page shows; data it never loaded is not loaded now either. */
export async function revalidate(): Promise<void> {
  for (const ask of starts) ask()
  for (const ask of [...firsts]) await ask()
  for (const ask of thens) ask()
}
