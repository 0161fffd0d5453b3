// Tries a host's pattern on a typed text without blocking the page: a repeated group may take a time that doubles with each letter.

/** A group that is repeated; a pattern without one takes no exponential time. */
const REPEATED_GROUP = /\)(?:[*+]|\{)/

/** The longest time for one try, in milliseconds. The next try, with one letter more, takes about twice as long. */
const PATIENCE = 20

/**
 * Whether the pattern fits; null if that would take too long. The text is tried letter by letter, each time ended by a letter that does not
 * fit and by its own last one, since a pattern is slow where it fails at the end.
 * @example fits(/^(a+)+$/, `${'a'.repeat(40)}!`) // null
 */
export function fits(pattern: RegExp, text: string): boolean | null {
  if (REPEATED_GROUP.test(pattern.source)) {
    for (let length = 1; length < text.length; length++) {
      const began = performance.now()
      for (const end of ['\0', text.at(-1)]) pattern.test(text.slice(0, length) + end)
      if (performance.now() - began > PATIENCE) return null
    }
  }
  // A pattern with the flag g or y goes on where it last ended.
  pattern.lastIndex = 0
  return pattern.test(text)
}
