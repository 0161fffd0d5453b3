// Decides which module goes into which file: a file is who needs it. What the same kinds of pages need at the start is one file.
import { basename, dirname } from 'node:path'

/** A module of ours or of a library, as the bundler has it once what nobody uses is left out. */
export interface Module {
  id: string
  /** Minified, in bytes. */
  size: number
  imports: readonly string[]
  /** What it brings in by `import()`. */
  later: readonly string[]
}

/** Who needs modules, each by its name with the modules that it starts with. */
export interface Needs {
  /** What is on every page, in a file of its own name. */
  always: readonly [name: string, roots: readonly string[]]
  /** Files that are asked for by name. */
  named: ReadonlyMap<string, readonly string[]>
  /** Kinds of pages with all that they start with, and pages that make their first calls. */
  pages: ReadonlyMap<string, readonly string[]>
}

/** In bytes, minified: less is no file of its own where a larger set takes it; and what is this little, every page may have. */
const SMALL = 2000
const TINY = 1000

const CALLS = 'the first calls'

interface Shared {
  needs: ReadonlySet<string>
  modules: Module[]
}

/** The name of each module's file. */
export function placeModules(graph: ReadonlyMap<string, Module>, { always, named, pages }: Needs): Map<string, string> {
  const reached = (roots: Iterable<string>) => reachedFrom(graph, roots)
  const [start, startRoots] = always
  const onAll = reached(startRoots)
  const needs = new Map([...graph.keys()].map((id) => [id, new Set<string>()]))
  for (const [page, roots] of pages) for (const id of reached(roots)) needs.get(id)?.add(page)
  const brought = [...new Set([...graph.values()].flatMap(({ later }) => later))]
  const parts = brought.filter((id) => needs.get(id)?.size === 0)
  const users = new Map([...graph.keys()].map((id) => [id, new Set<string>()]))
  const addUser = (user: string, roots: readonly string[]) => {
    for (const id of reached(roots)) users.get(id)?.add(user)
  }
  for (const [file, roots] of named) addUser(file, roots)
  const nameOf = namesOf(parts, [start, ...named.keys()])
  for (const id of parts) addUser(nameOf(id), [id])
  // What pages call at once has no file of its own, and what it imports may not hide in that of another user.
  for (const id of brought) if (!parts.includes(id)) addUser(CALLS, [id])

  const files = new Map<string, string>()
  const sets = new Map<string, Shared>()
  for (const [id, module] of graph) {
    const [user = '', ...more] = users.get(id) ?? []
    const pagesOf = needs.get(id) ?? new Set()
    if (onAll.has(id)) files.set(id, start)
    else if (user && user !== CALLS && more.length === 0) files.set(id, user)
    else {
      // What pages need at the start goes by pages; what only later parts share goes by those.
      const whose = pagesOf.size > 0 ? pagesOf : new Set([user, ...more])
      const key = [...whose].toSorted().join()
      const set = sets.get(key) ?? { needs: whose, modules: [] }
      set.modules.push(module)
      sets.set(key, set)
    }
  }
  for (const id of joinSmall([...sets.values()], files, start, new Set(pages.keys()))) files.set(id, start)
  const shared = [...sets.values()].filter(({ modules }) => modules.length > 0)
  const leads = shared.map(({ modules }) => modules.reduce((most, one) => (one.size > most.size ? one : most)).id)
  const sharedName = namesOf(leads, [start, ...named.keys(), ...parts.map(nameOf)])
  shared.forEach(({ modules }, at) => {
    for (const { id } of modules) files.set(id, sharedName(leads[at] ?? ''))
  })
  return files
}

/**
 * Moves small sets into the smallest larger one. Only where all that they import is in that one's files as well: no page comes to
 * load what it does not have, and files cannot import each other in a circle. Returns what is small enough for every page.
 */
function joinSmall(sets: readonly Shared[], files: ReadonlyMap<string, string>, start: string, pages: ReadonlySet<string>): Set<string> {
  const home = new Map(sets.flatMap((set) => set.modules.map(({ id }) => [id, set] as const)))
  const everywhere = new Set<string>()
  const sizeOf = ({ modules }: Shared) => modules.reduce((sum, { size }) => sum + size, 0)
  const isThere = (id: string, needs: ReadonlySet<string>) => {
    if (files.get(id) === start || everywhere.has(id)) return true
    const set = home.get(id)
    return set !== undefined && isWithin(needs, set.needs)
  }
  const fits = (small: Shared, needs: ReadonlySet<string>) =>
    small.modules.every(({ imports }) => imports.every((id) => home.get(id) === small || isThere(id, needs)))
  for (let hasMoved = true; hasMoved;) {
    hasMoved = false
    const small = sets.filter((set) => set.modules.length > 0 && sizeOf(set) < SMALL).toSorted((one, other) => sizeOf(one) - sizeOf(other))
    for (const set of small) {
      const [larger] = sets
        .filter((one) => one !== set && one.modules.length > 0 && isWithin(set.needs, one.needs) && fits(set, one.needs))
        .toSorted((one, other) => one.needs.size - other.needs.size)
      if (larger) {
        for (const { id } of set.modules) home.set(id, larger)
        larger.modules.push(...set.modules.splice(0))
      } else if (
        sizeOf(set) < TINY &&
        [...set.needs].some((need) => pages.has(need)) &&
        set.modules.every(({ imports }) => imports.every((id) => home.get(id) === set || files.get(id) === start || everywhere.has(id)))
      ) {
        for (const { id } of set.modules.splice(0)) everywhere.add(id)
      } else continue
      hasMoved = true
      break
    }
  }
  return everywhere
}

const isWithin = (small: ReadonlySet<string>, large: ReadonlySet<string>) => [...small].every((need) => large.has(need))

/** What the roots import, and what that imports, themselves included. */
function reachedFrom(graph: ReadonlyMap<string, Module>, roots: Iterable<string>): Set<string> {
  const reached = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = graph.get(id)
    if (!module || reached.has(id)) continue
    reached.add(id)
    waiting.push(...module.imports)
  }
  return reached
}

/** Files are called like their module, with its folder before it where two would have one name: some disks take `Panel` and `panel` for one. */
function namesOf(ids: readonly string[], taken: readonly string[]): (id: string) => string {
  const short = (id: string) => basename(id).split('.', 1)[0] ?? id
  const counts = Map.groupBy([...ids.map(short), ...taken], (name) => name.toLowerCase())
  return (id) => ((counts.get(short(id).toLowerCase())?.length ?? 0) > 1 ? `${basename(dirname(id))}-${short(id)}` : short(id))
}
