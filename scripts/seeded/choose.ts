// Chooses the faults to try: all, some by name, or a random sample that the same seed repeats.
import { seededRandom } from '#tests/support/random.ts'
import type { SeededFault } from './faults.ts'
import type { SuiteRun } from './run-tests.ts'

/** The requested faults. */
export interface Choice {
  /** Names of faults; none means all. */
  names: readonly string[]
  /** The size of a random sample; null for all. */
  count: number | null
  seed: number
}

/** The chosen faults, sorted by name. Throws if a name is unknown. */
export function chooseFaults(faults: readonly SeededFault[], { names, count, seed }: Choice): SeededFault[] {
  const unknown = names.filter((name) => !faults.some((fault) => fault.name === name))
  if (unknown.length > 0)
    throw new Error(`There is no seeded fault ${unknown.join(', ')}. There are: ${faults.map(({ name }) => name).join(', ')}.`)
  const named = names.length === 0 ? faults : faults.filter(({ name }) => names.includes(name))
  if (count === null) return [...named]
  console.log(`Drawn with --seed=${seed}.`)
  const random = seededRandom(seed)
  const drawn = named.map((fault) => ({ fault, at: random() })).toSorted((one, other) => one.at - other.at)
  const few = new Set(drawn.slice(0, count).map(({ fault }) => fault))
  return named.filter((fault) => few.has(fault))
}

/** All test files that faults name, by suite: they have to pass before a fault is applied. */
export function suitesOf(faults: readonly SeededFault[]): SuiteRun[] {
  return Array.from(
    Map.groupBy(faults, ({ suite }) => suite),
    ([suite, some]) => ({ suite, tests: [...new Set(some.flatMap(({ tests }) => tests))] }),
  )
}
