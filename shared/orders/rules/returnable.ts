// How many pieces of an ordered line can go back.

/** A select stays usable up to so many pieces. */
const MOST = 99

/** At most so many; where the host does not say, as many as can be asked for: it decides when the return is sent. */
export function mostReturnable({ returnable }: { returnable: number | null }): number {
  return Math.min(returnable ?? MOST, MOST)
}
