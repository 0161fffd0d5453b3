// Reads the project's source files, for the checks that need them all.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file as a check sees it. */
export interface Source {
  /** The path from the root, with forward slashes. */
  path: string
  text: string
}

/** A check of our own: reads every source and returns one sentence per fault, with its fix. */
export interface SourceCheck {
  name: string
  find: (sources: readonly Source[]) => string[]
}

const folders = ['widgets', 'stores', 'shared', 'locales', 'demo-pages', 'scripts', 'tests']
const skipped = /(^|\/)(node_modules|dist|results|\.[^/]+)(\/|$)/

/** Reads the sources with one of these endings. */
export async function readSources(root: string, endings: readonly string[] = ['.ts', '.tsx', '.css', '.mjs']): Promise<Source[]> {
  const lists = await Promise.all(
    folders.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => [])),
  )
  const paths = lists
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => endings.some((ending) => path.endsWith(ending)) && !skipped.test(path))
    .toSorted()
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })))
}
