// The sizes of a card in little room: a few by name, more as the range from the first to the last.

/** More sizes than this are a range. */
const FEW = 3

/**
 * The sizes in their order.
 * @example sizeRange(['S', 'M']) // 'S, M'
 * @example sizeRange(['UK 3.5', 'UK 4', 'UK 5', 'UK 12']) // 'UK 3.5–12'
 */
export function sizeRange(sizes: readonly string[]): string {
  const [first, last] = [sizes[0], sizes.at(-1)]
  if (sizes.length <= FEW || first === undefined || last === undefined) return sizes.join(', ')
  const [from, to] = [first.split(' '), last.split(' ')]
  const different = from.flatMap((word, at) => (word === to[at] ? [] : [at]))
  const [at = 0] = different
  // "UK 3.5" and "UK 12", "116 cm" and "176 cm": the word that both share is said once.
  if (from.length !== to.length || different.length > 1) return `${first}–${last}`
  return from.toSpliced(at, 1, `${endOf(from[at] ?? '', 0)}–${endOf(to[at] ?? '', 1)}`).join(' ')
}

/** One end of a size that is a range itself: "31-34". */
function endOf(size: string, which: 0 | 1): string {
  return /^\d+-\d+$/.test(size) ? (size.split('-')[which] ?? size) : size
}
