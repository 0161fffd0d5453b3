// Bundles the adapters for known platforms, each as one file without imports, which a theme links to or imports.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { esbuildSettings, root } from '../build/flavours.ts'
import { brotli } from '../build/manifest.ts'

/** By name: the function that makes the adapter, and the type of its settings in `shared/adapters/<name>/settings.ts`. */
const adapters = { 'magento-rest': { make: 'magentoRest', settings: 'MagentoSettings' } } as const

/** The import paths of the adapters, for package.json. */
export const adapterExports = Object.fromEntries(
  Object.keys(adapters).map((name) => [`./adapters/${name}`, { types: `./adapters/${name}.d.ts`, default: `./adapters/${name}.js` }]),
)

/** Writes the adapters and their types into the folder of a build; returns their modules. */
export async function writeAdapters(directory: string): Promise<string[]> {
  const target = join(directory, 'adapters')
  await mkdir(target, { recursive: true })
  const written = Object.entries(adapters).map(async ([name, { make, settings }]) => {
    const source = join(root, 'shared/adapters', name)
    const [{ outputFiles, metafile }, types] = await Promise.all([
      build({ ...esbuildSettings('preact'), metafile: true, entryPoints: [`${source}.ts`], platform: 'browser' }),
      readFile(`${source}/settings.ts`, 'utf8'),
    ])
    const code = outputFiles?.[0]?.text ?? ''
    await Promise.all([
      writeFile(join(target, `${name}.js`), code),
      writeFile(join(target, `${name}.js.br`), brotli(code)),
      writeFile(join(target, `${name}.d.ts`), declared(types, make, settings)),
    ])
    return Object.keys(metafile.inputs)
  })
  return (await Promise.all(written)).flat()
}

/** The types of an adapter: its settings as in the source, without the first line, which is for us. */
const declared = (types: string, make: string, settings: string) => `// Touchline: types of an adapter for a known platform.
import type { Adapter } from '../touchline.js'
${types.slice(types.indexOf('\n'))}
/** Makes the adapter with other settings; spread its \`calls\` and \`shapes\` into one of your own to change single rules. */
export declare function ${make}(settings?: ${settings}): Required<Adapter>

/** The adapter for the default settings of the platform. */
declare const adapter: Required<Adapter>
export default adapter
`
