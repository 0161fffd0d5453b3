// Random numbers that are the same on every machine: mulberry32, a published 32-bit generator that is short enough to read.

/** A stream of random numbers; each product has its own, so that an added product does not change the others. */
export interface Random {
  /** A number from 0 up to but not including 1. */
  next(): number
  /** An integer from `min` to `max`, both included. */
  whole(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** `count` different entries in random order, or all entries if there are fewer. */
  sample<T>(list: readonly T[], count: number): T[]
}

/** Creates the stream of these seeds. */
export function createRandom(...seeds: number[]): Random {
  let state = seeds.reduce((mixed, seed) => Math.imul(mixed ^ seed, 0x9e3779b1) ^ (mixed >>> 15), 0x2545f491)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[whole(0, list.length - 1)]
    if (chosen === undefined) throw new Error('seed: nothing to pick from')
    return chosen
  }
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list]
    const taken: T[] = []
    while (taken.length < count && rest.length) taken.push(...rest.splice(whole(0, rest.length - 1), 1))
    return taken
  }
  return { next, whole, chance: (probability) => next() < probability, pick, sample }
}
