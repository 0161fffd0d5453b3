// What a template is made of, before a dialect writes it down: text, holes, conditions and rows.

/** When a part stands: where an option has a value, or has this very one. Inside of a list's rows `row` is the row, `row.label` a field of it. */
export type Condition =
  | { option: string; equals: 'anything' }
  | { option: string; equals: 'value'; value: string | boolean | number }
  /** Some row of the list has its switch so. */
  | { option: string; equals: 'some'; flag: string; value: boolean }

/** A piece of a template. */
export type Part =
  | { kind: 'text'; text: string }
  /** The value of an option, or of `routes.cart`, escaped for HTML. */
  | { kind: 'hole'; name: string }
  /** The same as JSON, for a list in an attribute. */
  | { kind: 'json'; name: string }
  /** HTML of the host, as it is. */
  | { kind: 'raw'; name: string }
  /** Once for each row of a list. */
  | { kind: 'each'; option: string; parts: readonly Part[] }
  /** Where all conditions hold. */
  | { kind: 'if'; when: readonly Condition[]; parts: readonly Part[]; otherwise: readonly Part[] }

/** The values of a template's holes. */
export type Values = Readonly<Record<string, unknown>>

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' }

/** Text as it stands in HTML, in attributes too. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? letter)

/** The value of a hole by its dotted name. */
export function valueOf(values: Values, name: string): unknown {
  let found: unknown = values
  for (const key of name.split('.')) found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined
  return found
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Whether an option counts as given: an empty text is none. */
export const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

function holds(when: Condition, values: Values): boolean {
  const value = valueOf(values, when.option)
  if (when.equals === 'some') return rowsOf(value).some((row) => valueOf({ row }, `row.${when.flag}`) === when.value)
  return when.equals === 'anything' ? isGiven(value) : value === when.value
}

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What a template prints; every dialect has to print the same. */
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

/** Markup with one spelling for each character, so that renderers which escape differently can be compared. */
export function plainly(markup: string): string {
  return markup
    .replaceAll(/&#(?:x27|0?39);/g, "'")
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('<!-- -->', '')
}
