// Finds the widgets that can make a call, from their imports: static and dynamic ones count.
import type { ParsedModule } from './parsed.ts'

/** The widgets that can make a call, by its module and name: `shared/cart/calls.ts`, `addLines`. */
export type UsersOf = (home: string, name: string) => string[]

type Modules = ReadonlyMap<string, ParsedModule>

const isCalls = (file: string) => file.endsWith('/calls.ts')

/** Reads the modules of the tree. */
export function usersIn(modules: Modules): UsersOf {
  const importsOf = (file: string) => modules.get(file)?.imports ?? []
  const widgets = [...modules.keys()].flatMap((file) => {
    const [, folder, name] = /^widgets\/([^/]+)\/([^/]+)\.tsx?$/.exec(file) ?? []
    return folder !== undefined && folder === name ? [{ name, reached: reach(file, modules) }] : []
  })
  /** The module itself, or a store whose files share one `import()` of it. */
  const leadsTo = (module: string, home: string) => module === home || (module.startsWith('stores/') && importsOf(module).includes(home))
  return (home, name) => {
    // Another function in the call's file may make the call for others.
    const own = [...(modules.get(home)?.exports ?? [])].filter(([, { names }]) => names.has(name)).map(([other]) => other)
    const askers = [...modules.keys()].filter(
      (file) => !isCalls(file) && importsOf(file).some((one) => leadsTo(one, home)) && own.some((one) => modules.get(file)?.names.has(one)),
    )
    return widgets
      .filter(({ reached }) => askers.some((file) => reached.has(file)))
      .map((widget) => widget.name)
      .toSorted()
  }
}

/** All modules that a file reaches, without the imports of the calls. */
function reach(file: string, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || isCalls(file)) return seen
  seen.add(file)
  for (const other of modules.get(file)?.imports ?? []) reach(other, modules, seen)
  return seen
}
