// The parts of a template, independent of its syntax: text, holes, conditions and rows.

/** The condition of a part: an option is given, or has this value. In a list's rows, `row` is the row and `row.label` a field of it. */
export type Condition =
  | { option: string; equals: 'anything' }
  | { option: string; equals: 'value'; value: string | boolean | number }
  /** Some row of the list has this value of its switch. */
  | { option: string; equals: 'some'; flag: string; value: boolean }

/** A part of a template. */
export type Part =
  | { kind: 'text'; text: string }
  /** The value of an option, or of `routes.cart`, escaped for HTML. */
  | { kind: 'hole'; name: string }
  /** The value as JSON, for a list in an attribute. */
  | { kind: 'json'; name: string }
  /** The host's HTML, unescaped. */
  | { kind: 'raw'; name: string }
  /** Repeats its parts for each row of a list. */
  | { kind: 'each'; option: string; parts: readonly Part[] }
  /** Its parts if all conditions hold. */
  | { kind: 'if'; when: readonly Condition[]; parts: readonly Part[]; otherwise: readonly Part[] }

/** The values of a template's holes. */
export type Values = Readonly<Record<string, unknown>>

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' }

/** Text escaped for HTML, including attributes. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? letter)

/** The value of a hole by its dotted name. */
export function valueOf(values: Values, name: string): unknown {
  let found: unknown = values
  for (const key of name.split('.')) found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined
  return found
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Whether an option is given: an empty text is not. */
export const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

function holds(when: Condition, values: Values): boolean {
  const value = valueOf(values, when.option)
  if (when.equals === 'some') return rowsOf(value).some((row) => valueOf({ row }, `row.${when.flag}`) === when.value)
  return when.equals === 'anything' ? isGiven(value) : value === when.value
}

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The output of a template; every dialect has to print the same. */
export function fill(parts: readonly Part[], values: Values): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'json') return escapeHtml(JSON.stringify(valueOf(values, part.name)))
      if (part.kind === 'raw') return textOf(valueOf(values, part.name))
      if (part.kind === 'each')
        return rowsOf(valueOf(values, part.option))
          .map((row) => fill(part.parts, { ...values, row }))
          .join('')
      if (part.kind === 'hole') return escapeHtml(textOf(valueOf(values, part.name)))
      return fill(part.when.every((condition) => holds(condition, values)) ? part.parts : part.otherwise, values)
    })
    .join('')
}

/** Markup with one form of each character, so that renderers with different escaping can be compared. */
export function plainly(markup: string): string {
  return markup
    .replaceAll(/&#(?:x27|0?39);/g, "'")
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('<!-- -->', '')
}
