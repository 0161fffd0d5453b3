// A pseudo-language: English with accents and each word 40 % longer, to find texts without room before a translation does.
import { compiledOf } from '#tests/catalogues.ts'

const accented: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  y: 'ÿ',
  A: 'Å',
  E: 'É',
  I: 'Ï',
  O: 'Ö',
  U: 'Ü',
}

/**
 * A text with every word 40 % longer and its vowels accented; tags and `{placeholders}` stay.
 * @example pseudo('View cart') // 'Vïéww cárrtt'
 */
export function pseudo(text: string): string {
  return text.replaceAll(/<[^>]*>|\{[^}]*\}|\p{L}+/gu, (word) => {
    if (!/^\p{L}/u.test(word)) return word
    const letters = Array.from(word, (letter) => accented[letter] ?? letter)
    const more = Math.ceil(letters.length * 0.4)
    return letters.map((letter, place) => (place < letters.length - more ? letter : letter.repeat(2))).join('')
  })
}

/** Converts a compiled message back to text; of a plural, the form for many. */
function textOf(message: unknown): string {
  if (!Array.isArray(message)) return String(message)
  const tokens: unknown[] = message
  return tokens
    .map((token) => {
      if (!Array.isArray(token)) return String(token)
      const [name, , forms]: unknown[] = token
      const many: unknown = Reflect.get(Object(forms), 'other')
      return many === undefined ? `{${String(name)}}` : textOf(many).replace('#', `{${String(name)}}`)
    })
    .join('')
}

/** All messages of a widget, its own and the shared ones, in the pseudo-language, as a host's overrides by id. */
export async function pseudoWording(widget: string): Promise<Record<string, string>> {
  const catalogues = await Promise.all(['shared', widget].map((name) => compiledOf(name, 'en')))
  return Object.fromEntries(catalogues.flatMap((texts) => Object.entries(texts).map(([id, message]) => [id, pseudo(textOf(message))])))
}
