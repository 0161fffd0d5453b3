// Assigns modules to files by the pages that need them: modules that the same kinds of pages need at the start are one file.
import { basename, dirname } from 'node:path'
import { joinSmall, type Shared } from './join-small.ts'

/** A module of ours or of a library, after unused code was removed. */
export interface Module {
  id: string
  /** The minified size in bytes. */
  size: number
  imports: readonly string[]
  /** Its dynamic imports. */
  later: readonly string[]
}

/** The users of modules, each by its name with the modules that it starts with. */
export interface Needs {
  /** The modules on every page, in a file with this name. */
  always: readonly [name: string, roots: readonly string[]]
  /** Files that are requested by name. */
  named: ReadonlyMap<string, readonly string[]>
  /** Kinds of pages with all modules they start with, and pages with their first calls. */
  pages: ReadonlyMap<string, readonly string[]>
  /** The pages with a single widget. */
  alone: ReadonlySet<string>
}

const CALLS = 'the first calls'

/** Returns the file name of each module. */
export function placeModules(graph: ReadonlyMap<string, Module>, { always, named, pages, alone }: Needs): Map<string, string> {
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
  // The modules of a page's first calls have no file of their own, so their imports may not be in the file of another user.
  for (const id of brought) if (!parts.includes(id)) addUser(CALLS, [id])

  const files = new Map<string, string>()
  const sets = new Map<string, Shared>()
  for (const [id, module] of graph) {
    const [user = '', ...more] = users.get(id) ?? []
    const pagesOf = needs.get(id) ?? new Set()
    if (onAll.has(id)) files.set(id, start)
    else if (user && user !== CALLS && more.length === 0) files.set(id, user)
    else {
      // Modules needed at the start are grouped by pages; modules that only lazy files share are grouped by those.
      const whose = pagesOf.size > 0 ? pagesOf : new Set([user, ...more])
      const key = [...whose].toSorted().join()
      const set = sets.get(key) ?? { needs: whose, modules: [] }
      set.modules.push(module)
      sets.set(key, set)
    }
  }
  const surroundings = { files, start, pages: new Set(pages.keys()), alone }
  for (const id of joinSmall([...sets.values()], surroundings)) files.set(id, start)
  const shared = [...sets.values()].filter(({ modules }) => modules.length > 0)
  const leads = shared.map(({ modules }) => modules.reduce((most, one) => (one.size > most.size ? one : most)).id)
  const sharedName = namesOf(leads, [start, ...named.keys(), ...parts.map(nameOf)])
  shared.forEach(({ modules }, at) => {
    for (const { id } of modules) files.set(id, sharedName(leads[at] ?? ''))
  })
  return files
}

/** The roots, their imports, and the imports of those. */
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

/** A file is named like its module, with its folder first if a name exists twice: some file systems equate `Panel` and `panel`. */
function namesOf(ids: readonly string[], taken: readonly string[]): (id: string) => string {
  const short = (id: string) => basename(id).split('.', 1)[0] ?? id
  const counts = Map.groupBy([...ids.map(short), ...taken], (name) => name.toLowerCase())
  return (id) => ((counts.get(short(id).toLowerCase())?.length ?? 0) > 1 ? `${basename(dirname(id))}-${short(id)}` : short(id))
}
