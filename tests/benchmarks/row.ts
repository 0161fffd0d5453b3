// One line of a benchmark's table.

/** A measured number with its limit, if the project sets one. */
export interface Row {
  group: string
  what: string
  value: number
  unit: 'bytes' | 'ms' | 'times' | 'kB' | ''
  /** The maximum of the value. */
  bar: number | null
  /** A peer's figure, measured beside ours in the same run. */
  isPeer?: boolean
}

/** A row's name among all figures. */
export const keyOf = ({ group, what }: Pick<Row, 'group' | 'what'>): string => `${group}: ${what}`

/** The median of an odd number of runs; a mean would be distorted by one outlier. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The rows as a table; compared with earlier figures by group and name, if there are any. */
export function drawRows(rows: readonly Row[], before: Readonly<Record<string, number>> = {}): string {
  const width = Math.max(...rows.map(({ what }) => what.length))
  let group = ''
  return rows
    .map((row) => {
      const heading = row.group === group ? '' : `\n${row.group}\n`
      group = row.group
      const bar = row.bar === null ? '' : `  ${row.value > row.bar ? 'OVER' : 'within'} ${show(row.bar)} ${row.unit}`
      const change = row.value - (before[keyOf(row)] ?? row.value)
      const moved = change === 0 ? '' : `  ${change > 0 ? '+' : ''}${show(change)}`
      return `${heading}  ${row.what.padEnd(width)}  ${show(row.value).padStart(9)} ${row.unit.padEnd(5)}${bar}${moved}`
    })
    .join('\n')
}

function show(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2)
}
