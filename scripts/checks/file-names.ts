// Checks that names are kebab-case, and PascalCase only for a .tsx that exports that one component.
import { basename, dirname } from 'node:path'
import type { Source, SourceCheck } from './sources.ts'

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const pascal = /^([A-Z][A-Za-z0-9]*)\.tsx$/
const dictionary = /\b(utils?|helpers?|misc|common|manager|types)\b/

/** Finds file and folder names that break the convention or have no meaning. */
export const fileNames: SourceCheck = { name: 'file names', find: (sources) => sources.flatMap(faultsOf) }

function faultsOf({ path, text }: Source): string[] {
  const file = basename(path)
  const component = pascal.exec(file)?.[1]
  const faults: string[] = []
  if (component && !exportsOnly(component, text))
    faults.push(`${path} is named as a component. Export ${component} from it and nothing else but types.`)
  if (!component && !kebab.test(file))
    faults.push(`${path} is not kebab-case. Rename it; PascalCase is for a .tsx that exports one component.`)
  const vague = dictionary.exec(file.toLowerCase())?.[1]
  if (vague) faults.push(`${path}: "${vague}" says nothing of what is inside. Name it after its one idea.`)
  const folder = dirname(path)
    .split('/')
    .find((name) => !kebab.test(name))
  if (folder) faults.push(`${path} lies in ${folder}, which is not kebab-case. Rename the folder.`)
  return faults
}

function exportsOnly(component: string, text: string): boolean {
  const names = Array.from(text.matchAll(/^export (?:default )?(?:async )?(?:function|const|class|let) (\w+)/gm), ([, name]) => name)
  return names.length === 1 && names[0] === component
}
