// Serves a script of the host and its stylesheets, for pages that no shopper sees; bundled on the first request.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { build } from 'esbuild'
import type { Hono } from 'hono'
import settings from '#esbuild.config'
import type { HostEnv } from '../host/context.ts'

/** The addresses of the files. */
export interface ClientFiles {
  script: string
  style: string
}

/** The sources of a script. */
export interface ClientSource {
  /** The path of the script. */
  entry: string
  /** The paths of the stylesheets, joined in this order. */
  css: readonly string[]
  /** The path of the app that serves them, e.g. `/editor`. */
  base: string
}

type Made = ClientFiles & { code: string; text: string }

const kept = new Map<string, Promise<Made>>()

async function bundle({ entry, css, base }: ClientSource): Promise<Made> {
  const [made, sheets] = await Promise.all([
    build({
      ...settings,
      entryPoints: [entry],
      define: { 'process.env.NODE_ENV': '"production"' },
      alias: { react: 'preact/compat', 'react-dom/client': 'preact/compat/client', 'react/jsx-runtime': 'preact/jsx-runtime' },
    }),
    Promise.all(css.map((file) => readFile(file, 'utf8'))),
  ])
  const code = made.outputFiles[0]?.text ?? ''
  const text = sheets.join('\n')
  const name = createHash('sha256').update(code).update(text).digest('hex').slice(0, 12)
  return { code, text, script: `${base}/files/${name}.js`, style: `${base}/files/${name}.css` }
}

/** Serves them below `/files` of the app, and returns their addresses. */
export function serveClientFiles(app: Hono<HostEnv>, source: ClientSource): () => Promise<ClientFiles> {
  const files = () => {
    const made = kept.get(source.entry) ?? bundle(source)
    kept.set(source.entry, made)
    made.catch(() => kept.delete(source.entry))
    return made
  }
  app.get('/files/:name', async (c) => {
    const { code, text, script, style } = await files()
    const isScript = c.req.path === script
    if (!isScript && c.req.path !== style) return c.notFound()
    return c.body(isScript ? code : text, 200, {
      'Content-Type': isScript ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
  return files
}
