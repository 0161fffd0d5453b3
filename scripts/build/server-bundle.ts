// Bundles the server's renderer of a flavour: every widget, store and catalogue in one file for Node.
import { join } from 'node:path'
import type { toJsonSchema } from '@valibot/to-json-schema'
import { build } from 'esbuild'
import type { Render } from '#shared/mount/server-render.tsx'
import { esbuildSettings, root, type Flavour } from './flavours.ts'
import type { WidgetSource } from './sources.ts'

/** The parts of the renderer. */
export interface ServerParts {
  widgets: readonly WidgetSource[]
  catalogues: Readonly<Record<string, unknown>>
  build: string
  version: string
}

/** `preact/compat` makes `translate="no"` the property's false, as browsers need it; the server would print nothing. */
const keepTranslate = `
import 'preact/compat'
import { options } from 'preact'
const { vnode: compat } = options
options.vnode = (vnode) => {
  compat?.(vnode)
  if (vnode.props.translate === false) vnode.props.translate = 'no'
}
`

/** Bundles `render` and `manifestOf` (the widgets' definitions, for the manifest) for one flavour. */
export async function bundleServer(
  flavour: Flavour,
  { widgets, catalogues, build: id, version }: ServerParts,
): Promise<{ code: string; inputs: string[] }> {
  const lines = widgets.map(({ path }, index) => `import w${index} from ${JSON.stringify(path)}`)
  const entry = `${lines.join('\n')}
${flavour === 'preact' ? keepTranslate : ''}
import { createRender } from ${JSON.stringify(join(root, 'shared/mount/server-render.tsx'))}
import { startPageOnServer, stateFrom, resetStores } from ${JSON.stringify(join(root, 'widgets/page/server-start.ts'))}
export const widgets = { ${widgets.map(({ name }, index) => `${JSON.stringify(name)}: w${index}`).join(', ')} }
export const version = ${JSON.stringify(version)}
export const render = createRender({ widgets, catalogues: ${JSON.stringify(catalogues)}, build: ${JSON.stringify(id)}, startPage: startPageOnServer, stateFrom, resetStores })
`
  const settings = esbuildSettings(flavour)
  const result = await build({
    ...settings,
    platform: 'node',
    target: 'node20',
    minify: false,
    metafile: true,
    stdin: { contents: entry, resolveDir: root, sourcefile: 'server.entry.ts', loader: 'ts' },
    alias: { ...settings.alias, ...(flavour === 'preact' && { 'react-dom/server': 'preact-render-to-string' }) },
    banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
  })
  return { code: result.outputFiles?.[0]?.text ?? '', inputs: Object.keys(result.metafile.inputs) }
}

/** The exports of `server/touchline-server.js`. */
export interface ServerModule {
  widgets: Record<string, { kind: string; options: Parameters<typeof toJsonSchema>[0] }>
  version: string
  render: Render
}

/** Imports the renderer from the folder of a build. */
export async function importServer(directory: string): Promise<ServerModule> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- an imported bundle has no types of its own
  return (await import(join(directory, 'server/touchline-server.js'))) as ServerModule
}
