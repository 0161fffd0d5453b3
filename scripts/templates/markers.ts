// Markers: values that replace a host's data, with text or numbers found nowhere else, to locate them in a widget's output.
import type { Part } from './parts.ts'

/** Letters only, so that neither URLs nor escaping change it. */
const letters = (name: string) => name.replaceAll('.', 'Dot')
const wrapped = /\/?tlhole([A-Za-z]+?)elohlt/g
const numbered = /907(\d{5})709/g

/** The text marker of the hole with this name. */
export const wordFor = (name: string) => `tlhole${letters(name)}elohlt`

/** The address marker of the page's route with this name, relative to the root. */
export const routeFor = (name: string) => `/${wordFor(`routes.${name}`)}`

/** The number marker of the option at this position in the schema. */
export const numberFor = (index: number) => Number(`907${String(index).padStart(5, '0')}709`)

/** The names of options by the positions in their markers; a list with some left out has gaps. */
export function namesByNumber(options: readonly { name: string; marker: string | number }[]): string[] {
  const names: string[] = []
  for (const { name, marker } of options) {
    const [, index] = /^907(\d{5})709$/.exec(String(marker)) ?? []
    if (index) names[Number(index)] = name
  }
  return names
}

/** The start of a loop or condition in markup; `end` closes either. */
export const controlFor = (...content: readonly (string | boolean)[]) => `${OPEN}${content.join(' ')}${CLOSE}`
const OPEN = '\u0001'
const CLOSE = '\u0002'

/** Splits text with markers and controls into parts. */
export function partsOf(text: string, options: readonly string[]): Part[] {
  const [first = '', ...rest] = text.split(OPEN)
  const pieces = rest.map((piece) => piece.split(CLOSE))
  const root: Part[] = plainPartsOf(first, options)
  const stack: { parts: Part[]; otherwise: Part[] }[] = []
  let current = root
  const enter = (parts: Part[], otherwise: Part[]) => {
    stack.push({ parts: current, otherwise })
    current = parts
  }
  for (const [control = '', after = ''] of pieces) {
    const [word, one = '', two = '', three = ''] = control.split(' ')
    const [parts, otherwise]: [Part[], Part[]] = [[], []]
    if (word === 'each') current.push({ kind: 'each', option: one, parts })
    if (word === 'if') current.push({ kind: 'if', when: [{ option: one, equals: 'value', value: two === 'true' }], parts, otherwise })
    if (word === 'some')
      current.push({ kind: 'if', when: [{ option: one, equals: 'some', flag: two, value: three === 'true' }], parts, otherwise })
    if (word === 'else') current = stack.at(-1)?.otherwise ?? current
    else if (word === 'end') current = stack.pop()?.parts ?? root
    else enter(parts, otherwise)
    current.push(...plainPartsOf(after, options))
  }
  return root
}

/** Splits text with markers into text and holes. */
function plainPartsOf(text: string, options: readonly string[]): Part[] {
  const parts: Part[] = []
  let end = 0
  const put = (from: number, to: number, name: string) => {
    if (from > end) parts.push({ kind: 'text', text: text.slice(end, from) })
    parts.push({ kind: 'hole', name })
    end = to
  }
  const found = [...text.matchAll(wrapped), ...text.matchAll(numbered)].toSorted((one, other) => one.index - other.index)
  for (const match of found) {
    const [whole, inner = ''] = match
    const name = /^\d/.test(whole) ? (options[Number(inner)] ?? '') : inner.replaceAll('Dot', '.')
    // The slash before a route's marker belongs to it, a slash before another's is text.
    const slash = whole.startsWith('/') && !name.startsWith('routes.') ? 1 : 0
    put(match.index + slash, match.index + whole.length, name)
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}
