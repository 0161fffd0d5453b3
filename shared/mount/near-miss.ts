// Finds the name that was probably meant, for error messages that correct a typo.

function distance(left: string, right: string): number {
  let row = [0, ...right].map((_letter, index) => index)
  for (let i = 1; i <= left.length; i++) {
    const next = [i]
    for (let j = 1; j <= right.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1)
      next.push(Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[right.length] ?? 0
}

/**
 * The known name at most two letters away from `written`, or null.
 * @example nearMiss('free-shiping-from', ['free-shipping-from']) // 'free-shipping-from'
 */
export function nearMiss(written: string, known: readonly string[]): string | null {
  for (const name of known) {
    if (name !== written && Math.abs(name.length - written.length) <= 2 && distance(written, name) <= Math.min(2, name.length / 3))
      return name
  }
  return null
}
