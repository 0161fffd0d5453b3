// Reads the compiled messages that the build makes of our catalogues: texts, placeholders and plurals, and nothing else of ICU.

/** A piece of a compiled message: text, `#` in a plural, a placeholder, or a plural with its cases. */
export type Token = string | [name: string] | [name: string, type: 'plural', cases: Cases]
/** Messages by the count (`0`) or the kind of count (`one`, `other`) they are for. */
export type Cases = Readonly<Record<string, Message | undefined>>
/** A compiled message; one without placeholders ships as its text. */
export type Message = string | readonly Token[]
/** Compiled messages by id. */
export type Messages = Record<string, Message>
/** What placeholders stand for. */
export type Values = Readonly<Record<string, unknown>>

const rules = new Map<string, Intl.PluralRules>()

/**
 * The text of a compiled message; a placeholder without a value is left out.
 * @example writeMessage(['Hallo ', ['name']], { name: 'Ada' }, 'nl') // 'Hallo Ada'
 */
export function writeMessage(message: Message, values: Values, language: string, count?: number): string {
  if (typeof message === 'string') return message
  let text = ''
  for (const token of message) {
    if (typeof token === 'string') text += token === '#' && count !== undefined ? writeCount(count, language) : token
    else {
      const [name, , cases] = token
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      if (cases) text += writeMessage(caseOf(cases, Number(value), language), values, language, Number(value))
      else if (typeof value === 'string' || typeof value === 'number') text += value
    }
  }
  return text
}

function caseOf(cases: Cases, count: number, language: string): Message {
  let rule = rules.get(language)
  if (!rule) rules.set(language, (rule = new Intl.PluralRules(language)))
  return cases[count] ?? cases[rule.select(count)] ?? cases['other'] ?? []
}

/** Small whole numbers are written alike everywhere, and a formatter is dear. */
function writeCount(count: number, language: string): string {
  return Number.isInteger(count) && Math.abs(count) < 1000 ? String(count) : count.toLocaleString(language)
}
