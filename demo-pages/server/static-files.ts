// Serves the built widgets at /touchline/<version>/, immutable per version, and redirects /touchline/1/ to the exact version.
import { readFile, stat } from 'node:fs/promises'
import { basename, extname, join, normalize, sep } from 'node:path'
import type { Hono } from 'hono'
import type { HostContext, HostEnv } from '../host/context.ts'
import type { HostOptions } from '../host/options.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/** Reads the version in the build's manifest, which is also its folder on the web; reads the disk again only after a build. */
function createVersionReader(folder: string): () => Promise<string | null> {
  const file = join(folder, 'touchline.manifest.json')
  let known = { changedAt: 0, version: '' }
  return async () => {
    const found = await stat(file).catch(() => null)
    if (!found) return null
    if (found.mtimeMs !== known.changedAt) known = { changedAt: found.mtimeMs, version: readVersion(file, await readFile(file, 'utf8')) }
    return known.version
  }
}

function readVersion(file: string, text: string): string {
  const manifest: unknown = JSON.parse(text)
  const isNamed = typeof manifest === 'object' && manifest !== null && 'version' in manifest && typeof manifest.version === 'string'
  if (!isNamed) throw new Error(`host: ${file} names no version; build again`)
  return String(manifest.version)
}

/** Adds the routes below `/touchline/`. Other origins may load the files: that is what a host page does. */
export function serveBuild(app: Hono<HostEnv>, options: HostOptions): void {
  const folder = join(options.dist, options.flavour)
  const currentVersion = createVersionReader(folder)
  app.get('/touchline/:version/*', async (c) => {
    const requested = c.req.param('version')
    const version = await currentVersion()
    const rest = c.req.path.slice(`/touchline/${requested}/`.length)
    if (version === null) return c.text('The widgets are not built yet: run npm run build', 503, { 'Cache-Control': 'no-store' })
    if (/^\d+$/.test(requested) && version.startsWith(`${requested}.`)) {
      // Encoded as requested: the decoded `rest` may not be valid in a header.
      const path = new URL(c.req.url).pathname.slice(`/touchline/${requested}`.length)
      return c.body(null, 302, { ...shared, Location: `/touchline/${version}${path}`, 'Cache-Control': 'public, max-age=60' })
    }
    const isPresent = requested === version
    const home = isPresent ? folder : join(options.dist, 'releases', requested, options.flavour)
    // The server's renderer is part of the build, but not for browsers.
    if (!/^\d+\.\d+\.\d+[\w.-]*$/.test(requested) || rest.startsWith('server/')) return c.notFound()
    const caching = options.isDevelopment ? 'no-cache' : 'public, max-age=31536000, immutable'
    // A script does not contain the name of its map, which would add bytes to every page.
    const map: Record<string, string> = /(?<!\.[a-z]{2})\.js$/.test(rest) ? { SourceMap: `${basename(rest)}.map` } : {}
    return (await serveFile(c, home, rest, { ...shared, ...map, 'Cache-Control': caching })) ?? c.notFound()
  })
}

const shared = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
}

/** One file of a folder, compressed with brotli if there is such a file and the browser accepts it; null if it does not exist. */
async function serveFile(c: HostContext, folder: string, path: string, headers: Record<string, string>): Promise<Response | null> {
  const file = resolveInside(folder, path)
  if (!file) return null
  const isBrotli = /\bbr\b/.test(c.req.header('Accept-Encoding') ?? '')
  const packed = isBrotli ? await readFile(`${file}.br`).catch(() => null) : null
  const bytes = packed ?? (await readFile(file).catch(() => null))
  if (!bytes) return null
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Content-Length': String(bytes.length),
      Vary: 'Accept-Encoding',
      ...(packed ? { 'Content-Encoding': 'br' } : {}),
    },
  })
}

function resolveInside(folder: string, path: string): string | null {
  if (path.includes('\0') || path.split('/').some((part) => part.startsWith('.'))) return null
  const file = normalize(join(folder, path))
  return file.startsWith(normalize(folder) + sep) ? file : null
}
