// The two builds, and what both bundlers do to our sources: preact is what ships, react proves that the source is plain React.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import settings from '#esbuild.config'
import { compileMacros, hasMacro } from '../messages/macros.ts'

/** Which library draws the views. */
export type Flavour = 'preact' | 'react'

/** The repository's root, where every path of the build starts. */
export const root = join(import.meta.dirname, '../..')

/** What stands in React's place. */
export const aliases: Readonly<Record<Flavour, Readonly<Record<string, string>>>> = {
  preact: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
    // A second copy of the hooks would crash.
    'use-sync-external-store/shim': 'preact/compat',
  },
  react: {},
}

/** What the code may ask of its build. */
export const definitions = (flavour: Flavour) => ({ 'process.env.NODE_ENV': '"production"', __FLAVOUR__: `"${flavour}"` })

type Source = { code: string; type: 'ts' | 'tsx' | 'js' } | null

const known = new Map<string, ReturnType<typeof compileMacros>>()

/** What of our sources and of libraries a bundle reads otherwise than it stands on the disk; null for all the rest. */
export async function readSource(path: string): Promise<Source> {
  if (path.endsWith('/valibot/dist/index.mjs')) return { code: withOwnFields(await readFile(path, 'utf8')), type: 'js' }
  if (!/\/(widgets|shared|stores)\/.*\.tsx?$/.test(path)) return null
  const source = await readFile(path, 'utf8')
  if (!hasMacro(source)) return null
  const compiling = known.get(path + source) ?? compileMacros(source, path, { strip: true })
  known.set(path + source, compiling)
  return { code: (await compiling).code, type: path.endsWith('x') ? 'tsx' : 'ts' }
}

/** Valibot walks a schema's fields with `for in`, and would take what a host added to Object.prototype for a field. */
export function withOwnFields(valibot: string): string {
  return valibot.replaceAll('for (const key in this.entries)', 'for (const key of Object.keys(this.entries))')
}

/** The same for esbuild. */
const sources: Plugin = {
  name: 'sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.(tsx?|mjs)$/ }, async ({ path }) => {
      const source = await readSource(path)
      return source && { contents: source.code, loader: source.type }
    })
  },
}

/** Esbuild's settings for one script of ours: the server's renderer, and the stages of the browser tests. */
export function esbuildSettings(flavour: Flavour, define: Readonly<Record<string, string>> = {}) {
  return {
    ...settings,
    absWorkingDir: root,
    define: { ...definitions(flavour), ...define },
    alias: { ...aliases[flavour] },
    plugins: [sources],
  }
}
