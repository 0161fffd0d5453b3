// A player's name from the cells that have parts of it.
import { printable } from '#shared/product/rules/printing.ts'

/** The longest name; a longer text is some other document. */
const LONGEST = 500

/** What is written behind a name about the player's place: "Ada Lovelace (C)". */
export const ROLE = /\s*\((?:c|k|a|gk|tw|mv|captain|keeper|aanvoerder|kapitän|kapten|torwart|målvakt)\)(?!\p{L})/iu

/** What may stand before a name: "Player 1: Ada". */
const PLAYER = /^(?:speler|player|spieler(?:in)?|spelare)\s*(?:nr\.?\s*)?\d{0,2}\s*[:.)–-]\s*(?=\p{L})/iu

/** Words for a player of whom the name is not known yet; they would be printed. */
const NOBODY =
  /^(?:t\.?b\.?[acd]\.?|n\.? ?n\.?b?\.?|onbekend|volgt|(?:nog )?(?:niet bekend|te bepalen)|unknown|unbekannt|noch (?:offen|unbekannt)|okänd|vakant|ej klar|xxx+)$/iu

/**
 * Whether a text says that the name is not known yet.
 * @example isNobody('TBC') // true
 */
export const isNobody = (cell: string): boolean => NOBODY.test(cell.trim())

/** Which part of a name is printed. */
export type NameWay = 'whole' | 'last' | 'first'

/** What begins a last name of several words. */
const PARTICLE = /^(?:van|de|der|den|het|’t|'t|ten|ter|te|vd|v\.d\.|von|zu|zum|zur|af|av|la|le|di|da|du|dos|el|al|op)$/iu

/**
 * Whether a word only begins a last name, as in "van der Berg".
 * @example isParticle('Van') // true
 */
export const isParticle = (word: string): boolean => PARTICLE.test(word)

/**
 * The part of a name that is printed; pairs and single words stay whole.
 * @example namePart('Piet de Vries', 'last') // 'de Vries'
 */
export function namePart(name: string, way: NameWay): string {
  const [first = '', ...rest] = name.split(' ')
  if (way === 'whole' || rest.length === 0 || /[&+]/.test(name)) return name
  if (way === 'first') return first
  const particle = rest.findIndex(isParticle)
  return rest.slice(particle < 0 ? -1 : particle).join(' ')
}

/** What may follow a name after a comma and is no first name. */
const SUFFIX = /^(?:jr|sr|ii|iii)\.?$/i

/**
 * A name in the order in which it is printed.
 * @example nameOf('Lovelace, Ada') // 'Ada Lovelace'
 */
export function nameOf(cell: string): string {
  const text = printable(cell).replace(ROLE, '').replace(PLAYER, '')
  const [last = '', first = '', ...more] = text.split(',').map((part) => part.trim())
  const isTurned =
    more.length === 0 && [last, first].every((part) => /\p{L}/u.test(part) && part.split(' ').length <= 4) && !SUFFIX.test(first)
  return (isTurned ? `${first} ${last}` : text).slice(0, LONGEST)
}

/**
 * First and last names together; "van der" comes before the name that it belongs to, in whatever column it is. A column of last names alone
 * may hold whole names.
 * @example fullName([], ['Lovelace, Ada']) // 'Ada Lovelace'
 */
export function fullName(first: readonly string[], last: readonly string[]): string {
  const [only, ...others] = last
  if (first.length === 0 && only !== undefined && others.length === 0) return nameOf(only)
  const isBefore = (part: string) => /^\p{Ll}/u.test(part)
  const names = [...last.filter(isBefore), ...last.filter((part) => !isBefore(part))]
  return printable([...first, ...names].join(' '))
    .replace(ROLE, '')
    .slice(0, LONGEST)
}
