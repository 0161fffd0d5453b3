// Random choices by seed: the same seed and place always give the same choice, another place another one.

/** A number of 32 bits that depends on every character (FNV-1a, mixed once more). */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  value ^= value >>> 15
  value = Math.imul(value, 0x2c1b3c6d)
  value ^= value >>> 12
  value = Math.imul(value, 0x297a2d39)
  return (value ^ (value >>> 15)) >>> 0
}

export interface Draws {
  seed: number
  /** Picks one of these; seed 0 always picks the first. */
  pick: <T>(place: string, of: readonly [T, ...T[]]) => T
}

export const drawsOf = (seed: number): Draws => ({
  seed,
  pick: (place, of) => (seed === 0 ? of[0] : (of[hash(`${seed}/${place}`) % of.length] ?? of[0])),
})
