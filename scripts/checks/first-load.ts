// Checks that the code on every page stays small: the entry, the table and the stores load heavy modules by `import()` only.
import type { Source, SourceCheck } from './sources.ts'

const rules = [
  {
    files: /^widgets\/index\.ts$/,
    refused: /^\.\//,
    fix: 'Name widgets as `load: () => import(...)`.',
  },
  {
    files: /^widgets\/page\/touchline\.ts$/,
    refused: /^(#stores\/|#shared\/mount\/(runtime|server-render)|\.\/(start|doctor\/doctor)\.ts$|@|nanostores$|valibot$)/,
    fix: 'Bring it in by `import()` when it is needed.',
  },
  {
    files: /^stores\/(?!.*\.test\.ts$)/,
    // Settings do not depend on calls; the build adds them to the runtime.
    refused: /^#shared\/(api\/(?!settings\.ts$)|.+\/calls\.ts$)/,
    fix: "Write `const api = () => import('#shared/.../calls.ts')`, or the API client is in the first load.",
  },
]
const statics = /^(import|export)\s+(?!type\b)(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]/gm

/** Finds static imports that would load with the page. */
export const firstLoad: SourceCheck = { name: 'first load', find: (sources) => sources.flatMap(heavyImports) }

function heavyImports({ path, text }: Source): string[] {
  return rules
    .filter(({ files }) => files.test(path))
    .flatMap(({ refused, fix }) =>
      Array.from(text.matchAll(statics), ([, , specifier = '']) => specifier)
        .filter((specifier) => refused.test(specifier))
        .map((specifier) => `${path} imports ${specifier} with the page. ${fix}`),
    )
}
