// Which faults are tried: all, some by name, or some drawn by a seed, so that who runs it again draws the same.
import { seededRandom } from '#tests/support/random.ts'
import type { SeededFault } from './faults.ts'
import type { Asked } from './run-tests.ts'

/** What is wished for. */
export interface Choice {
  /** Names of faults; none means all. */
  names: readonly string[]
  /** Draws so many of them; null takes all. */
  count: number | null
  seed: number
}

/** The faults to try, in the order of their names. Throws where a name is unknown. */
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

/** All files that faults name, by suite: what has to pass before anything is broken. */
export function suitesOf(faults: readonly SeededFault[]): Asked[] {
  return Array.from(
    Map.groupBy(faults, ({ suite }) => suite),
    ([suite, some]) => ({ suite, tests: [...new Set(some.flatMap(({ tests }) => tests))] }),
  )
}
