// Splits lines of a message, which have no separator: "1. Ada", "10 Ada", "Ada - 10 - M", "Ada 10".
import type { CellRow } from './cells.ts'

/** A dash between words; one inside of a word or a range has no spaces. */
const DASH = /\s+[-–—]\s+/

/** A count or a number before the name. */
const LEADING = /^#?(\d{1,3})([.):]*)\s*(?=\p{L})(.*)$/u

/** A number behind the name. */
const TRAILING = /^(\p{L}.*?)[\s,:]+\(?#?(\d{1,2})\)?$/u

/** A name, a number and one more word: "Ada 10 M". */
const THREE = /^(\p{L}[\p{L} .'’-]*?)\s+#?(\d{1,2})\s+(\S+)$/u

/** The mark of a list. */
const BULLET = /^[-–—•·*▪►✅]+\s*(?=\S)/u

/** Lines of one cell as rows of several, if most of them are built alike; else the same array. */
export function splitLines(lines: readonly CellRow[]): readonly CellRow[] {
  if (lines.some(({ cells }) => cells.length > 1)) return lines
  const rows = areMost(lines, (text) => BULLET.test(text)) ? each(lines, (text) => [text.replace(BULLET, '')]) : lines
  const dashed = areMost(rows, (text) => DASH.test(text)) ? each(rows, (text) => text.split(DASH)) : rows
  const plain = withoutCount(dashed)
  if (dashed !== rows) return plain
  if (areMost(plain, (text) => LEADING.test(text)))
    return each(plain, (text) => {
      const [, number, , name] = LEADING.exec(text) ?? []
      return number && name ? [number, name] : ['', text]
    })
  if (areMost(plain, (text) => THREE.test(text))) return each(plain, (text) => THREE.exec(text)?.slice(1) ?? [text])
  if (areMost(plain, (text) => TRAILING.test(text))) return each(plain, (text) => TRAILING.exec(text)?.slice(1) ?? [text])
  return plain
}

/** Removes the count of a list: 1., 2., 3. */
function withoutCount(rows: readonly CellRow[]): readonly CellRow[] {
  const counts = rows.flatMap(({ cells }) => {
    const [, number, mark] = LEADING.exec(cells[0] ?? '') ?? []
    return number && mark ? [Number(number)] : []
  })
  if (counts.length <= rows.length / 2 || counts.some((count, at) => count !== at + 1)) return rows
  return rows.map(({ line, cells: [first = '', ...more] }) => ({ line, cells: [LEADING.exec(first)?.[3] ?? first, ...more] }))
}

const areMost = (rows: readonly CellRow[], is: (text: string) => boolean) =>
  rows.filter(({ cells }) => is(cells[0] ?? '')).length > rows.length / 2

const each = (rows: readonly CellRow[], split: (text: string) => readonly string[]): readonly CellRow[] =>
  rows.map(({ line, cells }) => ({ line, cells: split(cells[0] ?? '').map((cell) => cell.trim()) }))
