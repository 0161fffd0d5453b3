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
  const shown: ShirtNumber[] = []
  for (let number = 1; number <= Math.min(highest, count); number++) shown.push({ number, isTaken: others.has(number) })
  return shown
}
