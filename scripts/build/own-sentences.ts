// Finds the shared texts that few files with widgets can show: they ship with the texts of those files, not with every page.
import { join, relative } from 'node:path'
import { root } from './flavours.ts'
import type { ModuleGraph } from './module-graph.ts'
import type { WidgetSource } from './sources.ts'
import { always, others, type WidgetFile } from './widget-files.ts'

/** The most files that a text is repeated in. One that more can show is on so many pages that it ships with all. */
const MOST_FILES = 4

/**
 * The files of each such text by its id: the sentence of a failure code, or a message of a shared part. `texts` are the ids by module, as
 * a path from the root. A code that no file names ships with every page, because a host may send it.
 */
export function ownSentences(
  { modules, codes }: Pick<ModuleGraph, 'modules' | 'codes'>,
  files: readonly WidgetFile[],
  widgets: readonly WidgetSource[],
  texts: ReadonlyMap<string, readonly string[]>,
): Map<string, ReadonlySet<string>> {
  const speakers = new Map<string, Set<string>>()
  const listen = (speaker: string, roots: readonly string[]) => {
    for (const id of allFrom(modules, roots))
      for (const text of [...(codes.get(id) ?? []), ...(texts.get(relative(root, id)) ?? [])])
        speakers.set(text, (speakers.get(text) ?? new Set()).add(speaker))
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
  return new Map([...speakers].filter(([, shown]) => !shown.has(always.name) && shown.size <= MOST_FILES))
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
