// The module graph of the build: every module with its imports, and the kinds of pages that need it. The files follow from it.
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { output, settings, sources } from './bundle.ts'
import { root, type Flavour } from './flavours.ts'
import { placeModules, type Module } from './needs.ts'
import { byThemselves, pageKinds } from './page-kinds.ts'
import type { WidgetSource } from './sources.ts'
import { always, others, type WidgetFile } from './widget-files.ts'

/** Whether a widget waits until it is visible or touched. */
const isLater = (when: string) => ['visible', 'interaction', 'needed'].includes(when)

const quoted = /["'`]([a-z-]+\.[a-z-]+)["'`]/g

/** The shipped modules with their minified size, from which the files are made. */
export interface ModuleGraph {
  modules: ReadonlyMap<string, Module>
  /** All their code in a fixed order, for the build's hash. */
  code: string
  /** The texts of each module that may be the code of a sentence, such as `payment.unknown`. */
  codes: ReadonlyMap<string, ReadonlySet<string>>
}

/** Reads every module with its imports, after unused code was removed. */
export async function readModules(flavour: Flavour, widgets: readonly WidgetSource[]): Promise<ModuleGraph> {
  const bundle = await rolldown({
    ...settings(flavour),
    input: [...widgets.map(({ path }) => path), ...always.modules, ...Object.values(others)],
    plugins: [sources],
  })
  const { output: made } = await bundle.generate({ ...output, sourcemap: false, preserveModules: true, preserveModulesRoot: root })
  await bundle.close()
  const chunks = made.filter((chunk) => chunk.type === 'chunk')
  const idOf = new Map(chunks.flatMap(({ fileName, moduleIds: [id] }) => (id === undefined ? [] : [[fileName, id] as const])))
  const idsOf = (files: readonly string[]) => files.flatMap((file) => idOf.get(file) ?? [])
  const modules = chunks.flatMap(({ fileName, code, imports, dynamicImports }) => {
    const id = idOf.get(fileName)
    return id === undefined ? [] : [[id, { id, size: code.length, imports: idsOf(imports), later: idsOf(dynamicImports) }] as const]
  })
  const codes = chunks.flatMap(({ fileName, code }) => {
    const id = idOf.get(fileName)
    return id === undefined ? [] : [[id, new Set(Array.from(code.matchAll(quoted), ([, text = '']) => text))] as const]
  })
  return { modules: new Map(modules), codes: new Map(codes), code: chunks.map(({ fileName, code }) => `${fileName}\n${code}`).join('\n') }
}

/** The file of each module; `homes` are the modules of first calls. */
export function filesOf(
  { modules }: ModuleGraph,
  files: readonly WidgetFile[],
  widgets: readonly WidgetSource[],
  homes: ReadonlyMap<string, string>,
): Map<string, string> {
  const paths = (names: readonly string[]) => widgets.filter(({ name }) => names.includes(name)).map(({ path }) => path)
  const fileWith = (widget: string) => files.find((file) => file.widgets.includes(widget))?.widgets ?? []
  /** Includes the widgets that share a file with those that start at once. */
  const soon = (names: readonly string[]) =>
    paths(widgets.filter(({ name, when }) => names.includes(name) && !isLater(when)).flatMap(({ name }) => fileWith(name)))
  const inRoot = (path: string | undefined) => (path === undefined ? [] : [join(root, path)])
  const alone = (name: string) => `on ${name} alone`
  return placeModules(modules, {
    always: [always.name, [...always.modules.map((module) => join(root, module)), ...paths(always.widgets)]],
    named: new Map<string, readonly string[]>([
      ...files.filter(({ name }) => name !== always.name).map(({ name, widgets: members }) => [name, paths(members)] as const),
      ...Object.entries(others).map(([name, module]) => [name, [join(root, module)]] as const),
    ]),
    pages: new Map<string, readonly string[]>([
      ...Object.entries(pageKinds).flatMap(([kind, { widgets: names, calls = [] }]) => {
        const roots = soon(names)
        return [
          [`on ${kind}`, roots] as const,
          ...(calls.length > 0 ? [[`on ${kind}, calling`, [...roots, ...calls.flatMap((call) => inRoot(homes.get(call)))]] as const] : []),
        ]
      }),
      ...byThemselves.map((name) => [alone(name), paths(fileWith(name))] as const),
    ]),
    alone: new Set(['on badges', ...byThemselves.map(alone)]),
  })
}
