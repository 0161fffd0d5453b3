// Merges small sets of modules with larger ones if the saved requests are worth the extra bytes on other pages.
import type { Module } from './needs.ts'

/** A set of modules that the same pages or files need. */
export interface Shared {
  needs: ReadonlySet<string>
  modules: Module[]
}

/** The files of modules that belong to no set, and the weight of pages. */
export interface Surroundings {
  files: ReadonlyMap<string, string>
  /** The file that is on every page. */
  start: string
  pages: ReadonlySet<string>
  /** Pages with a single widget, which feel unneeded bytes most. */
  alone: ReadonlySet<string>
}

/** The bytes that one request is worth, minified: about 1,200 compressed. */
const REQUEST = 3600
/** The number of other pages that a page with a single widget counts as. */
const ALONE = 4
/** In bytes, minified: a larger set is not merged, nor a set used by pages with a single widget. */
const SMALL = 5000
const SMALL_ALONE = 2000

const sizeOf = ({ modules }: Shared) => modules.reduce((sum, { size }) => sum + size, 0)
const isWithin = (small: ReadonlySet<string>, large: ReadonlySet<string>) => [...small].every((need) => large.has(need))

/**
 * Moves small sets into the smallest larger one, or into the file that is on every page. Only if all their imports are there too, so that
 * files cannot import each other in a circle. Returns the modules that are then on every page.
 */
export function joinSmall(sets: readonly Shared[], { files, start, pages, alone }: Surroundings): Set<string> {
  const home = new Map(sets.flatMap((set) => set.modules.map(({ id }) => [id, set] as const)))
  const everywhere = new Set<string>()
  const isEverywhere = (id: string) => files.get(id) === start || everywhere.has(id)
  /** Whether all external imports of a set are available to the pages that need it. */
  const fits = (set: Shared, isThere: (id: string) => boolean) =>
    set.modules.every(({ imports }) => imports.every((id) => home.get(id) === set || isEverywhere(id) || isThere(id)))
  const isNeededBy = (needs: ReadonlySet<string>) => (id: string) => isWithin(needs, home.get(id)?.needs ?? new Set())
  const weightOf = (needs: readonly string[]) => needs.reduce((sum, need) => sum + (alone.has(need) ? ALONE : 1), 0)
  /** Each need saves one request; all other pages get the set's bytes. */
  const pays = (set: Shared, needs: ReadonlySet<string>) => {
    const others = [...needs].filter((need) => !set.needs.has(need))
    if (sizeOf(set) >= SMALL_ALONE && others.some((need) => alone.has(need))) return false
    return sizeOf(set) * weightOf(others) <= REQUEST * set.needs.size
  }
  /** The cost of two sets in one file: unneeded bytes for pages that need only one of them, less the requests saved for the others. */
  const costOfBoth = (one: Shared, other: Shared) => {
    const both = [...one.needs].filter((need) => other.needs.has(need))
    const isIn = (need: string) => both.includes(need)
    const only = ({ needs }: Shared) => weightOf([...needs].filter((need) => !isIn(need)))
    return only(one) * sizeOf(other) + only(other) * sizeOf(one) - REQUEST * both.length
  }
  /** Merges a set with another one that only some of its pages need, if no page with a single widget gets more by it. */
  const joinPartner = (set: Shared): boolean => {
    const [best] = sets
      .filter((one) => one !== set && one.modules.length > 0 && sizeOf(one) < SMALL)
      .map((one) => ({ one, needs: new Set([...set.needs, ...one.needs]), cost: costOfBoth(set, one) }))
      .filter(({ one, needs, cost }) => {
        const isThere = (id: string) => home.get(id) === set || home.get(id) === one || isNeededBy(needs)(id)
        return cost < 0 && ![...needs].some((need) => alone.has(need)) && fits(set, isThere) && fits(one, isThere)
      })
      .toSorted((one, other) => one.cost - other.cost)
    if (!best) return false
    best.one.needs = best.needs
    for (const { id } of set.modules) home.set(id, best.one)
    best.one.modules.push(...set.modules.splice(0))
    return true
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
    if (joinPartner(set)) return true
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
