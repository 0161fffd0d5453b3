// The two builds and how both bundlers transform our sources: preact is shipped, react proves that the source is plain React.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import settings from '#esbuild.config'
import { compileMacros, hasMacro } from '../messages/macros.ts'

/** The library that draws the views. */
export type Flavour = 'preact' | 'react'

/** The repository's root, which all paths of the build are relative to. */
export const root = join(import.meta.dirname, '../..')

/** The modules that replace React. */
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

/** The constants that the code may read. */
export const definitions = (flavour: Flavour) => ({ 'process.env.NODE_ENV': '"production"', __FLAVOUR__: `"${flavour}"` })

type Source = { code: string; type: 'ts' | 'tsx' | 'js' } | null

const known = new Map<string, ReturnType<typeof compileMacros>>()

/** Returns a source or library file with the build's changes; null for all unchanged files. */
export async function readSource(path: string): Promise<Source> {
  if (path.endsWith('/valibot/dist/index.mjs')) return { code: withOwnFields(await readFile(path, 'utf8')), type: 'js' }
  if (!/\/(widgets|shared|stores)\/.*\.tsx?$/.test(path)) return null
  const source = await readFile(path, 'utf8')
  if (!hasMacro(source)) return null
  const compiling = known.get(path + source) ?? compileMacros(source, path, { strip: true })
  known.set(path + source, compiling)
  return { code: (await compiling).code, type: path.endsWith('x') ? 'tsx' : 'ts' }
}

/** Valibot iterates over a schema's fields with `for in`, which would include a host's additions to Object.prototype. */
export function withOwnFields(valibot: string): string {
  return valibot.replaceAll('for (const key in this.entries)', 'for (const key of Object.keys(this.entries))')
}

/** The same plugin for esbuild. */
const sources: Plugin = {
  name: 'sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.(tsx?|mjs)$/ }, async ({ path }) => {
      const source = await readSource(path)
      return source && { contents: source.code, loader: source.type }
    })
  },
}

/** Esbuild's settings for one script: the server's renderer, and the stages of the browser tests. */
export function esbuildSettings(flavour: Flavour, define: Readonly<Record<string, string>> = {}) {
  return {
    ...settings,
    absWorkingDir: root,
    define: { ...definitions(flavour), ...define },
    alias: { ...aliases[flavour] },
    plugins: [sources],
  }
}
