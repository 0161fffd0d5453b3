// Revalidation of data that may be outdated. Files register themselves, so that no page loads what it does not use.
import { onReset } from '#stores/kit/reset.ts'

const firsts = new Set<() => Promise<unknown>>()
onReset(() => firsts.clear())

/** Registers a read that runs before the cart's on each revalidation; the returned function ends it. */
export function revalidateFirst(listener: () => Promise<unknown>): () => void {
  firsts.add(listener)
  return () => void firsts.delete(listener)
}

const starts = new Set<() => void>()

/** Registers a read that starts before all others, which do not wait for it. */
export function revalidateAtOnce(listener: () => void): void {
  starts.add(listener)
}

const thens = new Set<() => void>()

/** Registers a read that runs after those that come first, from the moment its file is loaded. */
export function onRevalidate(listener: () => void): void {
  thens.add(listener)
}

/** Reloads the data that this page shows; data it never loaded is not loaded now either. */
export async function revalidate(): Promise<void> {
  for (const listener of starts) listener()
  for (const listener of [...firsts]) await listener()
  for (const listener of thens) listener()
}
