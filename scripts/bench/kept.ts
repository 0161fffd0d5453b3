// The figures of earlier landings, a file for each benchmark, kept in git: the newest first. What got worse since is named.
import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { keyOf, type Row } from '#tests/benchmarks/row.ts'

/** How many landings a file keeps. */
const MOST = 6
/** One cell of a benchmark varies by a quarter from run to run. */
const WORSE = 1.25
/** Milliseconds below which a quarter is less than the noise of one frame. */
const LEAST = 8

/** The figures of one landing, by group and name. */
const Landing = v.object({
  build: v.string(),
  /** Milliseconds of the fixed page that says how fast the machine was; null where it was not measured. */
  yardstick: v.nullable(v.number()),
  figures: v.record(v.string(), v.number()),
})
export type Landing = v.InferOutput<typeof Landing>

/** A run as a landing. */
export function landingOf(build: string, yardstick: number | null, rows: readonly Row[]): Landing {
  const figures = rows.map((row) => [keyOf(row), Math.round(row.value * 100) / 100] as const)
  return { build, yardstick, figures: Object.fromEntries(figures) }
}

/** A figure that got worse. */
export interface Worsening {
  row: Row
  before: number
  /** By how much, 0.25 for a quarter; of times after the machine's own speed is taken off. */
  by: number
}

/** The rows that are a quarter worse than in an earlier landing; the peers' own are no fault of ours. */
export function worsened(rows: readonly Row[], { figures, yardstick: pace }: Landing, yardstick: number | null): Worsening[] {
  return rows.flatMap((row): Worsening[] => {
    const before = figures[keyOf(row)]
    if (row.isPeer || before === undefined || before <= 0) return []
    const isTime = row.unit === 'ms'
    const machine = isTime && pace !== null && yardstick !== null ? yardstick / pace : 1
    const expected = before * machine
    const isNoise = isTime && row.value - expected < LEAST
    return row.value > expected * WORSE && !isNoise ? [{ row, before, by: row.value / expected - 1 }] : []
  })
}

/** One line for each, the worst first. */
export function describeWorsened(all: readonly Worsening[], build: string): string {
  if (all.length === 0) return ''
  const lines = all
    .toSorted((one, other) => other.by - one.by)
    .map(
      ({ row, before, by }) => `  ${keyOf(row)}: ${before.toFixed(1)} → ${row.value.toFixed(1)} ${row.unit} (+${Math.round(by * 100)} %)`,
    )
  return `Worse by 25 % or more than at the last landing (build ${build}):\n${lines.join('\n')}`
}

/** The landings of a benchmark as committed: figures of a working tree are compared with those of the last commit, not with each other. */
export function readKept(root: string, path: string): Landing[] {
  try {
    const text = execFileSync('git', ['show', `HEAD:${path}`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1e8,
    })
    return v.parse(v.array(Landing), JSON.parse(text))
  } catch {
    // A new benchmark has none.
    return []
  }
}

/** Writes the run before the earlier landings; it becomes one when it is committed. */
export async function keep(root: string, path: string, now: Landing, earlier: readonly Landing[]): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), `${JSON.stringify([now, ...earlier].slice(0, MOST), null, 1)}\n`)
}
