// What can be printed: the text as it will look, and the characters that cannot be printed.

/**
 * The text as it is printed: without outer spaces, runs of space as one, accents as one letter with theirs.
 * @example printable('  Zoë   K ') // 'Zoë K'
 */
export function printable(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/**
 * The letters of a text that a set does not have, each once, as a person sees them: a flag is one. A set that cannot be read forbids nothing:
 * the host looks again.
 * @param characters The inside of a regular expression's character class, or null where any letter will do.
 * @example unprintable('Zoë 7 😀', 'A-Za-zë ') // ['7', '😀']
 */
export function unprintable(text: string, characters: string | null): readonly string[] {
  const allowed = characters === null ? null : letterTest(characters)
  if (!allowed) return []
  return [...new Set(lettersOf(text).filter((letter) => ![...letter].every((one) => allowed.test(one))))]
}

const tests = new Map<string, RegExp | null>()

function letterTest(characters: string): RegExp | null {
  const known = tests.get(characters)
  if (known !== undefined) return known
  const test = ['u', ''].reduce<RegExp | null>((found, flags) => found ?? compile(characters, flags), null)
  tests.set(characters, test)
  return test
}

function compile(characters: string, flags: string): RegExp | null {
  try {
    return new RegExp(`^[${characters}]$`, flags)
  } catch {
    return null
  }
}

/** Letters as people see them, which a string keeps in several pieces. */
export function lettersOf(text: string): string[] {
  // Nearly every name is one of these, and each is looked at with every letter that is typed for any player.
  if (/^[ -~]*$/.test(text)) return [...text]
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

/** Made once: making one takes longer than what it does. */
let segmenter: Intl.Segmenter | null = null
