// Finds the sentences of failure codes that only one file with widgets can show: they ship with its texts, not with every page.
import { join } from 'node:path'
import { root } from './flavours.ts'
import type { ModuleGraph } from './module-graph.ts'
import type { WidgetSource } from './sources.ts'
import { always, others, type WidgetFile } from './widget-files.ts'

/** The file of each such code. A code that no file names ships with every page, because a host may send it. */
export function ownSentences(
  { modules, codes }: Pick<ModuleGraph, 'modules' | 'codes'>,
  files: readonly WidgetFile[],
  widgets: readonly WidgetSource[],
): Map<string, string> {
  const speakers = new Map<string, Set<string>>()
  const listen = (speaker: string, roots: readonly string[]) => {
    for (const id of allFrom(modules, roots))
      for (const code of codes.get(id) ?? []) speakers.set(code, (speakers.get(code) ?? new Set()).add(speaker))
  }
  for (const { name, widgets: members } of files)
    listen(
      name,
      widgets.filter((one) => members.includes(one.name)).map(({ path }) => path),
    )
  listen(
    always.name,
    [...always.modules, ...Object.values(others)].map((module) => join(root, module)),
  )
  const own = [...speakers].flatMap(([code, [file = '', ...more]]) =>
    more.length > 0 || file === always.name ? [] : [[code, file] as const],
  )
  return new Map(own)
}

/** The roots and everything they load, at the start or later. */
function allFrom(modules: ModuleGraph['modules'], roots: readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = modules.get(id)
    if (!module || found.has(id)) continue
    found.add(id)
    waiting.push(...module.imports, ...module.later)
  }
  return found
}
