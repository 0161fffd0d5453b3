// Learns how a widget draws a list: draws three rows of markers, finds the repeated markup, and the changes that a row's switch makes.
import { controlFor, wordFor } from './markers.ts'
import type { RowField, TemplateOption } from './options.ts'
import { hunksOf, tokensOf, type Hunk } from './tokens.ts'

type Row = string | number | Record<string, string | number | boolean>
/** Draws the widget with these rows. */
export type DrawRows = (rows: readonly Row[]) => string

const letters = ['A', 'B', 'C'] as const
const marked = /tlrow([ABC])([A-Za-z]*)worlt/g
const numbered = /908([012])(\d{4})809/g
const markerOf = ({ name, kind }: RowField, row: number, field: number) =>
  kind === 'number' ? Number(`908${row}${String(field).padStart(4, '0')}809`) : `tlrow${letters[row]}${name}worlt`
const holeOf = (name: string) => wordFor(name === '' ? 'row' : `row.${name}`)

/** Rows of markers; `flagged` has its switch set. */
function rowsOf(fields: readonly RowField[], flag?: { field: RowField; at: number }): Row[] {
  return letters.map((_, row) => {
    const [only] = fields
    if (only?.name === '') return markerOf(only, row, 0)
    const values = fields.flatMap((field, at) => (field.kind === 'flag' ? [] : [[field.name, markerOf(field, row, at)] as const]))
    return { ...Object.fromEntries(values), ...(flag?.at === row ? { [flag.field.name]: flag.field.unusual } : {}) }
  })
}

/** The rows whose markers a token contains. */
const rowsIn = (token: string) =>
  new Set(
    [...token.matchAll(marked)]
      .map(([, row = '']) => letters.findIndex((one) => one === row))
      .concat([...token.matchAll(numbered)].map(([, row]) => Number(row))),
  )

/** The widget's markup with the list in it, as tokens with loops and conditions; or why there is none. */
export function inferRows(drawRows: DrawRows, { name, fields }: TemplateOption): string[] | string {
  const generic = (token: string) =>
    token
      .replaceAll(marked, (_all, _row, field: string) => holeOf(field))
      .replaceAll(numbered, (_all, _row, at: string) => holeOf(fields[Number(at)]?.name ?? ''))
  const drawn = tokensOf(drawRows(rowsOf(fields)))
  const shown = drawn.map(generic)
  const stretch = stretchOf(drawn, shown)
  if (typeof stretch === 'string') return stretch
  const { start, period } = stretch
  const end = start + 3 * period
  const blockAt = start + period
  const inBlock: Change[] = []
  const leavingOut: RowField[] = []
  const outside: Change[] = []
  for (const field of fields.filter(({ kind }) => kind === 'flag')) {
    const flagged = tokensOf(drawRows(rowsOf(fields, { field, at: 1 })))
    for (const { start: from, end: to, tokens } of hunksOf(drawn, flagged)) {
      const about = { field, tokens: tokens.map(generic) }
      const isLeftOut = tokens.length === 0 && to - from === period && from > start && to <= end
      if (isLeftOut) leavingOut.push(field)
      else if (from >= blockAt && to <= blockAt + period) inBlock.push({ ...about, from: from - blockAt, to: to - blockAt })
      else if (to <= start || from >= end) outside.push({ ...about, from, to })
      else return 'A switch of one row changes another.'
    }
  }
  const block = changed(shown.slice(start, start + period), inBlock, ({ field, tokens }, before) => [
    controlFor('if', `row.${field.name}`, field.unusual),
    ...tokens,
    ...(before.length > 0 ? [controlFor('else'), ...before] : []),
    controlFor('end'),
  ])
  const around = (from: number, to: number) =>
    changed(
      shown.slice(from, to),
      outside.filter((one) => one.from >= from && one.to <= to).map((one) => ({ ...one, from: one.from - from, to: one.to - from })),
      ({ field, tokens }, before) => [
        controlFor('some', name, field.name, field.unusual),
        ...(tokens.some((token) => token.includes(wordFor('row').slice(0, -'elohlt'.length)))
          ? [
              controlFor('each', name),
              controlFor('if', `row.${field.name}`, field.unusual),
              ...tokens,
              controlFor('end'),
              controlFor('end'),
            ]
          : tokens),
        ...(before.length > 0 ? [controlFor('else'), ...before] : []),
        controlFor('end'),
      ],
    )
  const [head, tail] = [around(0, start), around(end, drawn.length)]
  if (!block || !head || !tail) return 'Two switches of a row change the same place.'
  const omissions = leavingOut.flatMap((field) => [controlFor('if', `row.${field.name}`, field.unusual), controlFor('else')])
  const ends = leavingOut.map(() => controlFor('end'))
  return [...head, controlFor('each', name), ...omissions, ...block, ...ends, controlFor('end'), ...tail]
}

interface Change {
  field: RowField
  from: number
  to: number
  tokens: readonly string[]
}

/** The tokens with each change at its place; null if two changes overlap. */
function changed(
  tokens: readonly string[],
  changes: readonly Change[],
  write: (change: Change, before: readonly string[]) => string[],
): string[] | null {
  const made: string[] = []
  let at = 0
  for (const change of changes.toSorted((one, other) => one.from - other.from)) {
    if (change.from < at) return null
    made.push(...tokens.slice(at, change.from), ...write(change, tokens.slice(change.from, change.to)))
    at = change.to
  }
  return [...made, ...tokens.slice(at)]
}

/** The start of the rows and the length of one, from a tag on; or why none is found. */
function stretchOf(drawn: readonly string[], shown: readonly string[]): { start: number; period: number } | string {
  const spans = letters.map((_, row) => {
    const places = drawn.flatMap((token, at) => (rowsIn(token).has(row) ? [at] : []))
    return { first: places[0] ?? -1, last: places.at(-1) ?? -1 }
  })
  const [one, two, three] = spans
  if (!one || !two || !three || one.first < 0 || drawn.some((token) => rowsIn(token).size > 1))
    return 'Its rows are not drawn each by itself.'
  const period = two.first - one.first
  if (three.first - two.first !== period || period <= one.last - one.first) return 'It is drawn in more than one place, or its rows differ.'
  for (let start = one.first; start >= 0 && start > one.last - period; start--) {
    const isSame = [0, 1, 2].every((row) => same(shown, start, start + row * period, period))
    if (isSame && /^<[^/]/.test(shown[start] ?? '')) return { start, period }
  }
  return 'Its rows differ by their place.'
}

function same(tokens: readonly string[], one: number, other: number, length: number): boolean {
  for (let at = 0; at < length; at++) if (tokens[one + at] !== tokens[other + at]) return false
  return true
}

/** The difference between two markups as one hunk, so that no loop is split. */
export function wholeHunk(before: readonly string[], after: readonly string[]): Hunk {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  return { start, end: before.length - end, tokens: after.slice(start, after.length - end) }
}

/** The rows to try for a list: none, texts to escape, and each switch in each position. */
export function rowsToTry({ fields }: TemplateOption, texts: readonly string[]): readonly (readonly Row[])[] {
  const row = (at: number, flag: RowField | null = null): Row => {
    const values = fields.map(
      (field) => [field.name, field.kind === 'number' ? at + 1 : `${texts[at % texts.length]}${at}`, field] as const,
    )
    const [only] = values
    if (only?.[0] === '') return only[1]
    const plain = values.flatMap(([name, value, { kind }]) => (kind === 'flag' ? [] : [[name, value] as const]))
    return { ...Object.fromEntries(plain), ...(flag ? { [flag.name]: flag.unusual } : {}) }
  }
  const flags = fields.filter(({ kind }) => kind === 'flag')
  return [
    [],
    [row(0)],
    [row(0), row(1), row(2), row(3)],
    ...flags.flatMap((flag) => [0, 1, 2].map((at) => [0, 1, 2].map((one) => row(one, one === at ? flag : null)))),
  ]
}
