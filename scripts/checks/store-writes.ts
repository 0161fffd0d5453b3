// Checks that only files of an atom's own folder in `stores/` write it: other files read it and call that folder's functions.
import type { SourceCheck } from './sources.ts'

const imports = /^import (?:type )?\{([^}]*)\} from '([^']+)'/gm

/** The folder of a module; a relative specifier names none. */
const roomOf = (path: string) => /^#?stores\/([^/]+)\//.exec(path)?.[1] ?? null

/** Finds writes to atoms of other folders. */
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
