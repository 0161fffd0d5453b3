// The numbers of a team: which are free, as a player sees them.

/** The numbers that somebody has: `taken` by other players, `reserved` for players of last year's list. */
export interface UsedNumbers {
  taken: readonly string[]
  reserved: readonly string[]
  highest: number
}

/** A number, and who may choose it: everybody, last year's player, or nobody. */
export interface ShirtNumber {
  number: number
  state: 'free' | 'reserved' | 'taken'
}

/**
 * The numbers from 1 on, up to a count.
 * @example shirtNumbers({ taken: ['7'], reserved: ['8'], highest: 99 }, 24)[6] // { number: 7, state: 'taken' }
 */
export function shirtNumbers({ taken, reserved, highest }: UsedNumbers, count: number): ShirtNumber[] {
  const [others, kept] = [new Set(taken.map(Number)), new Set(reserved.map(Number))]
  const shown: ShirtNumber[] = []
  for (let number = 1; number <= Math.min(highest, count); number++)
    shown.push({ number, state: others.has(number) ? 'taken' : kept.has(number) ? 'reserved' : 'free' })
  return shown
}
