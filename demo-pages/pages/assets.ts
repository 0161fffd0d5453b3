// Serves the theme's files: one joined stylesheet, the font and the tab's icon, each under a name that changes with its content.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { brotliCompressSync } from 'node:zlib'
import type { Hono } from 'hono'
import type { HostEnv } from '../host/context.ts'
import { faviconSvg } from './parts/wordmark.ts'

/** The root-relative addresses of the files that every page links to. */
export interface Assets {
  theme: string
  /** The font for phones: every weight, one width. */
  font: string
  wideFont: string
  favicon: string
  /** The stylesheet of the staff's pages, after the theme; no shopper loads it. */
  staff: string
  /** Other skins by name; each is a stylesheet after the theme. */
  skins: ReadonlyMap<string, string>
}

interface AssetFile {
  body: Uint8Array<ArrayBuffer>
  packed: Uint8Array<ArrayBuffer> | null
  type: string
}

/** The theme's stylesheets in order; later ones build on earlier ones. */
const sheets = [
  'tokens',
  'base',
  'controls',
  'header',
  'menu',
  'footer',
  'cards',
  'rows',
  'home',
  'stories',
  'list-head',
  'list',
  'phone-list',
  'nothing',
  'blocks',
  'facets',
  'product',
  'kinds',
  'facts',
  'cart',
  'article',
  'account',
  'words',
  'mounts',
  'print',
]

/** The names that `?skin=` of any page accepts. */
const skinNames = ['sober', 'loud']

/** All files of the theme, by name. */
export interface AssetStore {
  assets: Assets
  files: ReadonlyMap<string, AssetFile>
}

/** Reads the theme's files once. */
export async function loadAssets(): Promise<AssetStore> {
  const files = new Map<string, AssetFile>()
  const put = (name: string, extension: string, type: string, body: Uint8Array<ArrayBuffer>) => {
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 10)
    const isText = !type.startsWith('font/')
    files.set(`${name}-${hash}.${extension}`, { body, packed: isText ? new Uint8Array(brotliCompressSync(body)) : null, type })
    return `/assets/${name}-${hash}.${extension}`
  }
  const fontOf = async (axis: 'wght' | 'wdth') => {
    const file = createRequire(import.meta.url).resolve(`@fontsource-variable/archivo/files/archivo-latin-${axis}-normal.woff2`)
    return put('archivo', 'woff2', 'font/woff2', new Uint8Array(await readFile(file)))
  }
  const [font, wideFont] = [await fontOf('wght'), await fontOf('wdth')]
  const css = await Promise.all(sheets.map((sheet) => readFile(new URL(`theme/${sheet}.css`, import.meta.url), 'utf8')))
  const putCss = (name: string, text: string) => put(name, 'css', 'text/css; charset=utf-8', encode(withoutComments(text)))
  const theme = putCss('theme', css.join('\n').replaceAll('{font}', font).replaceAll('{wideFont}', wideFont))
  const staff = putCss('staff', await readFile(new URL('../operator/staff.css', import.meta.url), 'utf8'))
  const skins = new Map<string, string>()
  for (const name of skinNames) skins.set(name, putCss(name, await readFile(new URL(`skins/${name}.css`, import.meta.url), 'utf8')))
  const favicon = put('favicon', 'svg', 'image/svg+xml', encode(faviconSvg()))
  return { assets: { theme, font, wideFont, favicon, staff, skins }, files }
}

/** Adds `/assets/…` at the site's root, shared by the five stores. */
export function serveAssets(app: Hono<HostEnv>, load: () => Promise<AssetStore>): void {
  app.get('/assets/:name', async (c) => {
    const file = (await load()).files.get(c.req.param('name'))
    if (!file) return c.notFound()
    const isPacked = file.packed !== null && /\bbr\b/.test(c.req.header('Accept-Encoding') ?? '')
    c.header('Content-Type', file.type)
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    c.header('Vary', 'Accept-Encoding')
    if (isPacked) c.header('Content-Encoding', 'br')
    return c.body(isPacked && file.packed ? file.packed : file.body)
  })
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function withoutComments(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\n\s*\n/g, '\n')
    .replace(/^\s+/gm, '')
}
