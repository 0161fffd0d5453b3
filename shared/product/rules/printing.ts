// Rules of printable text: the text as printed, and the characters that cannot be printed.

/**
 * The text as printed: trimmed, each run of spaces as one, letters composed with their accents.
 * @example printable('  Zoë   K ') // 'Zoë K'
 */
export function printable(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/**
 * The characters of a text that the set does not contain, each once, as a person sees them: a flag is one. An invalid set forbids nothing,
 * since the host checks again.
 * @param characters The inside of a regular expression's character class, or null if every character is allowed.
 * @example unprintable('Zoë 7 😀', 'A-Za-zë ') // ['7', '😀']
 */
export function unprintable(text: string, characters: string | null): readonly string[] {
  const allowed = characters === null ? null : letterTest(characters)
  if (!allowed) return []
  return [...new Set(lettersOf(text).filter((letter) => ![...letter].every((one) => allowed.test(one))))]
}

/** The letters of a text that can be printed. @example printedLetters('Zoë 😀', 'A-Za-zë ') // 'Zoë ' */
export function printedLetters(text: string, characters: string | null): string {
  const wrong = unprintable(text, characters)
  return wrong.length === 0
    ? text
    : lettersOf(text)
        .filter((letter) => !wrong.includes(letter))
        .join('')
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

/** Characters as people see them, which may be several code points. */
export function lettersOf(text: string): string[] {
  // A fast path for nearly every name, since each keystroke checks the names of all players.
  if (/^[ -~]*$/.test(text)) return [...text]
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

/** Created once, since creating it takes longer than using it. */
let segmenter: Intl.Segmenter | null = null
