// The shop's pictures at /media/: drawn when first asked for, kept on disk, for ever the same under their address.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { brandLogo, parseBrandLogoUrl } from '../pictures/brands/brand-logo.ts'
import { parseMediaUrl } from '../pictures/picture-url.ts'
import { mediaTypes, renderMedia } from '../pictures/render.ts'
import type { HostEnv } from './context.ts'
import type { HostOptions } from './options.ts'

const kept = { 'Cache-Control': 'public, max-age=31536000, immutable', 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** Adds the route. Hosts in memory share a folder of the system's, so that tests do not draw everything again. */
export function serveMedia(app: Hono<HostEnv>, { dataDir }: Pick<HostOptions, 'dataDir'>): void {
  const folder = join(dataDir ?? join(tmpdir(), 'touchline'), 'pictures')
  app.get('/media/:name', async (c) => {
    const logo = parseBrandLogoUrl(c.req.path)
    if (logo) return c.body(brandLogo(logo.brand, logo.ink), 200, { ...kept, 'Content-Type': 'image/svg+xml' })
    const request = parseMediaUrl(c.req.path)
    if (!request) return c.notFound()
    const image = await renderMedia(request, folder)
    return new Response(new Uint8Array(image), {
      headers: { ...kept, 'Content-Type': mediaTypes[request.format], 'Content-Length': String(image.length) },
    })
  })
}
