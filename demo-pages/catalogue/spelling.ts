// Finds the known word that a mistyped one is nearest to.

/** The number of letters inserted, omitted, replaced or swapped with their neighbour between two words. */
export function typosBetween(a: string, b: string): number {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    ;[beforeLast, last] = [last, row]
  }
  return last[b.length] ?? 0
}

/**
 * The word with the fewest errors, then with the most products; null if none is near. Short words are not corrected, since too many
 * others are similar, and neither are numbers.
 * @example nearestWord('tenis', new Map([['tennis', 40]])) // 'tennis'
 */
export function nearestWord(word: string, vocabulary: Iterable<readonly [word: string, products: number]>): string | null {
  const most = /\d/.test(word) ? 0 : word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0
  if (most === 0) return null
  let best: { known: string; typos: number; products: number } | null = null
  for (const [known, products] of vocabulary) {
    if (known.length < 3 || Math.abs(known.length - word.length) > most) continue
    const typos = typosBetween(word, known)
    if (typos > most) continue
    if (!best || typos < best.typos || (typos === best.typos && products > best.products)) best = { known, typos, products }
  }
  return best?.known ?? null
}
