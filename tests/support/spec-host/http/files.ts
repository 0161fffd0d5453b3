// Serves files: the platform's own script and stylesheet, pictures, and the folders of the caller.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize, resolve } from 'node:path'
import type { Context, Hono } from 'hono'
import sharp from 'sharp'
import { products } from '../data.ts'
import type { SpecHostOptions } from '../options.ts'
import { slug } from '../shapes/urls.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.wasm': 'application/wasm',
}

const PUBLIC = new URL('../public/', import.meta.url).pathname
const COLORS: Record<string, string> = { Red: '#b3202c', Blue: '#1f4e9c', Black: '#222', White: '#e4e4e4', Yellow: '#e6c229' }

const send = (c: Context, folder: string, name: string, caching: string): Response | Promise<Response> => {
  const file = normalize(join(folder, decodeURIComponent(name)))
  if (!file.startsWith(resolve(folder)) || !existsSync(file) || !statSync(file).isFile()) return c.notFound()
  c.header('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
  c.header('Cache-Control', caching)
  return c.body(new Uint8Array(readFileSync(file)))
}

const pictures = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** A picture in the colour of the product that the file belongs to. */
const picture = (file: string): Promise<Uint8Array<ArrayBuffer>> => {
  const color = COLORS[products.find(({ sku }) => file.startsWith(`${slug(sku)}-`))?.color ?? ''] ?? '#888'
  const known = pictures.get(color)
  if (known) return known
  const made = sharp({ create: { width: 600, height: 600, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes))
  pictures.set(color, made)
  return made
}

export const addFiles = (app: Hono, options: SpecHostOptions): void => {
  for (const [prefix, folder] of Object.entries(options.assets ?? {}))
    app.get(`${prefix.replace(/\/$/, '')}/*`, (c) =>
      send(c, resolve(folder), c.req.path.slice(prefix.replace(/\/$/, '').length + 1), 'public, max-age=31536000, immutable'),
    )
  app.get('/platform/:file', (c) => send(c, resolve(PUBLIC), c.req.param('file'), 'no-cache'))
  app.get('/media/*', async (c) => {
    const file = c.req.path.split('/').at(-1) ?? ''
    c.header('Cache-Control', 'public, max-age=86400')
    return c.body(await picture(file), 200, { 'Content-Type': 'image/jpeg' })
  })
}
