// Random numbers from a seed: the same seed draws the same picture on every machine.

/** Yields numbers from 0 up to 1. */
export type Random = () => number

/** Mulberry32 with a seed and a name: each part has its own stream, so that one more hole for laces does not move the folds. */
export function randomFrom(seed: number, name = ''): Random {
  let state = (seed + 1) * 0x9e3779b1
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 0x85ebca6b)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A random number between two others. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random()
}
