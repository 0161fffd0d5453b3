// An atom is written by the room of `stores/` that it stands in: everyone else reads it, and changes it by the room's verbs.
import type { SourceCheck } from './sources.ts'

const imports = /^import (?:type )?\{([^}]*)\} from '([^']+)'/gm

/** Which room a module is of; a neighbour's specifier names none. */
const roomOf = (path: string) => /^#?stores\/([^/]+)\//.exec(path)?.[1] ?? null

/** Finds atoms of other rooms that are set. */
export const storeWrites: SourceCheck = {
  name: 'store writes',
  find: (sources) =>
    sources
      .filter(({ path }) => /^(widgets|shared|stores)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(imports)]
          .filter(([, , from = '']) => from.startsWith('#stores/') && roomOf(from) !== roomOf(path))
          .flatMap(([, names = '']) => names.match(/\$\w+(?=\s*(?:,|$))/g) ?? [])
          .filter((name) => text.includes(`${name}.set(`))
          .map((name) => `${path} writes ${name}, which is another room's. Call a verb of that room, or give it one.`),
      ),
}
