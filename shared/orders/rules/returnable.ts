// The number of items of an ordered line that can be returned.

/** The most options in a select that stays usable. */
const MOST = 99

/** The maximum; where the host sends none, the most that the select offers, since the host decides when the return is sent. */
export function mostReturnable({ returnable }: { returnable: number | null }): number {
  return Math.min(returnable ?? MOST, MOST)
}
