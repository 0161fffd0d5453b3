// Finds the folder with the suite's files: the installed package around this code, or the build of this repository.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where they may be, from this file: bundled in the package's `testing/`, or as a source. */
const places = ['..', '../../dist/preact', '../../dist/react']

/** The folder; throws if nothing was built. */
export function buildFolder(): string {
  const found = places
    .map((place) => resolve(import.meta.dirname, place))
    .find((folder) => existsSync(join(folder, 'touchline.manifest.json')))
  if (found === undefined) throw new Error('There is no build of Touchline: run npm run build first.')
  return found
}
