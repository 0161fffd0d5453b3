// Splits a compound into known words: "kindervoetbalschoenen" into "kinder" and "voetbalschoenen".

const shortest = 3
/** Letters between the parts of a compound. */
const links = ['', 's', 'n', 'en', 'er', 'e', 'es', 'o']

/**
 * The fewest known words that a compound consists of, the last as long as possible; null if it has no such parts.
 * @example splitCompound('damestennisschoenen', known) // ['dames', 'tennisschoenen']
 */
export function splitCompound(word: string, isKnown: (part: string) => boolean): string[] | null {
  return splitInto(word, 2, isKnown) ?? splitInto(word, 3, isKnown)
}

function splitInto(word: string, amount: number, isKnown: (part: string) => boolean): string[] | null {
  if (amount === 1) return isKnown(word) ? [word] : null
  for (let end = shortest; end <= word.length - shortest; end++) {
    const first = word.slice(0, end)
    if (!isKnown(first)) continue
    for (const link of links) {
      if (!word.startsWith(link, end)) continue
      const rest = splitInto(word.slice(end + link.length), amount - 1, isKnown)
      if (rest) return [first, ...rest]
    }
  }
  return null
}
