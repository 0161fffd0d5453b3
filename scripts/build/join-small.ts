// Joins small sets of modules with larger ones, where the requests that this saves are worth the bytes that other pages get by it.
import type { Module } from './needs.ts'

/** Modules that the same pages or parts need. */
export interface Shared {
  needs: ReadonlySet<string>
  modules: Module[]
}

/** Where modules are that belong to no set, and who counts how much. */
export interface Surroundings {
  files: ReadonlyMap<string, string>
  /** The file that every page has. */
  start: string
  pages: ReadonlySet<string>
  /** Pages with a single widget: what they need not is felt there. */
  alone: ReadonlySet<string>
}

/** A request is worth so many bytes, minified: some 900 packed. */
const REQUEST = 2600
/** A page with a single widget counts as so many others. */
const ALONE = 4
/** In bytes, minified: what is larger joins nothing, and nothing that pages with a single widget have. */
const SMALL = 5000
const SMALL_ALONE = 2500

const sizeOf = ({ modules }: Shared) => modules.reduce((sum, { size }) => sum + size, 0)
const isWithin = (small: ReadonlySet<string>, large: ReadonlySet<string>) => [...small].every((need) => large.has(need))

/**
 * Moves small sets into the smallest larger one, or into the file that every page has. Only where all that they import is there as well, so that
 * files cannot import each other in a circle. Returns what every page comes to have.
 */
export function joinSmall(sets: readonly Shared[], { files, start, pages, alone }: Surroundings): Set<string> {
  const home = new Map(sets.flatMap((set) => set.modules.map(({ id }) => [id, set] as const)))
  const everywhere = new Set<string>()
  const isEverywhere = (id: string) => files.get(id) === start || everywhere.has(id)
  /** Whether all that a set imports from outside is there for whoever needs this. */
  const fits = (set: Shared, isThere: (id: string) => boolean) =>
    set.modules.every(({ imports }) => imports.every((id) => home.get(id) === set || isEverywhere(id) || isThere(id)))
  const isNeededBy = (needs: ReadonlySet<string>) => (id: string) => isWithin(needs, home.get(id)?.needs ?? new Set())
  /** As many requests are saved as there are needs; the others get its bytes. */
  const pays = (set: Shared, needs: ReadonlySet<string>) => {
    const others = [...needs].filter((need) => !set.needs.has(need))
    if (sizeOf(set) >= SMALL_ALONE && others.some((need) => alone.has(need))) return false
    const cost = others.reduce((sum, need) => sum + (alone.has(need) ? ALONE : 1), 0)
    return sizeOf(set) * cost <= REQUEST * set.needs.size
  }
  const join = (set: Shared): boolean => {
    const [larger] = sets
      .filter((one) => one !== set && one.modules.length > 0 && isWithin(set.needs, one.needs))
      .filter((one) => pays(set, one.needs) && fits(set, isNeededBy(one.needs)))
      .toSorted((one, other) => one.needs.size - other.needs.size)
    if (larger) {
      for (const { id } of set.modules) home.set(id, larger)
      larger.modules.push(...set.modules.splice(0))
      return true
    }
    const isOfPages = [...set.needs].some((need) => pages.has(need))
    if (!isOfPages || !pays(set, pages) || !fits(set, () => false)) return false
    for (const { id } of set.modules.splice(0)) everywhere.add(id)
    return true
  }
  const smallest = () =>
    sets.filter((set) => set.modules.length > 0 && sizeOf(set) < SMALL).toSorted((one, other) => sizeOf(one) - sizeOf(other))
  while (smallest().some(join));
  return everywhere
}
