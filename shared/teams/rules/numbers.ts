// The numbers of a team: which are free, as a player sees them.

/** A number and whether another player has it. */
export interface ShirtNumber {
  number: number
  isTaken: boolean
}

/**
 * The numbers from 1 on, up to a count.
 * @example shirtNumbers(['7'], 99, 24)[6] // { number: 7, isTaken: true }
 */
export function shirtNumbers(taken: readonly string[], highest: number, count: number): ShirtNumber[] {
  const others = new Set(taken.map(Number))
  const shown = Math.max(0, Math.min(highest, count))
  return [...new Array(shown).keys()].map((at) => ({ number: at + 1, isTaken: others.has(at + 1) }))
}
