// What our own sources go through before esbuild reads them.
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { compileMacros, hasMacro } from './macros.ts'
import { markPure, nameValibot } from './named-valibot.ts'
import { shortenIds, type Ids } from './short-ids.ts'

/** The plugin for bundles; `ids` are those that messages ship under, where they are other than Lingui's. */
export const ownSources = (ids: Ids = {}): Plugin => ({
  name: 'own sources',
  setup({ onLoad }) {
    onLoad({ filter: /\/(widgets|shared|stores)\/.*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const code = hasMacro(source) ? shortenIds((await compileMacros(source, path, { strip: true })).code, ids) : source
      const named = nameValibot(code)
      const contents = /\/shared\/schemas\/[a-z-]+\.ts$/.test(path) ? markPure(named) : named
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
    // It walks a schema's fields with `for in`, and would take what a host added to Object.prototype for a field.
    onLoad({ filter: /\/valibot\/dist\/index\.mjs$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      return {
        contents: source.replaceAll('for (const key in this.entries)', 'for (const key of Object.keys(this.entries))'),
        loader: 'js',
      }
    })
  },
})
