// The shop's pictures at /media/<drawing>/: drawn on the first request, stored on disk, and immutable at their address.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { brandLogo, parseBrandLogoUrl } from '../pictures/brands/brand-logo.ts'
import { printFileAt } from '../pictures/print-media.ts'
import { mediaFolder, parseMediaUrl } from '../pictures/picture-url.ts'
import type { MediaRequest } from '../pictures/picture-url.ts'
import { mediaTypes, renderMedia } from '../pictures/render.ts'
import type { HostEnv } from '../host/context.ts'
import type { HostOptions } from '../host/options.ts'

const forEver = 'public, max-age=31536000, immutable'
/** A page from before a release requests the older drawing, and gets the newer one. */
const forNow = 'public, max-age=300'

/** Only pictures of the catalogue are drawn: otherwise strangers could use up processor and disk. */
export interface MediaOptions extends Pick<HostOptions, 'dataDir'> {
  isNamed: (request: MediaRequest) => Promise<boolean>
}

/** Registers the route. Hosts in memory share a folder of the system, so that tests do not draw every picture again. */
export function serveMedia(app: Hono<HostEnv>, { dataDir, isNamed }: MediaOptions): void {
  const folder = join(dataDir ?? join(tmpdir(), 'touchline'), 'pictures')
  app.get('/media/:drawing{[0-9a-f]{12}}/:name', async (c) => {
    const address = mediaFolder + c.req.param('name')
    const headers = {
      'Cache-Control': c.req.path.startsWith(mediaFolder) ? forEver : forNow,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }
    const logo = parseBrandLogoUrl(address)
    if (logo) return c.body(brandLogo(logo.brand, logo.ink), 200, { ...headers, 'Content-Type': 'image/svg+xml' })
    const print = printFileAt(address)
    if (print) return c.body(print.body, 200, { ...headers, 'Content-Type': print.type })
    const request = parseMediaUrl(address)
    if (!request || !(await isNamed(request))) return c.notFound()
    const image = await renderMedia(request, folder)
    return new Response(new Uint8Array(image), {
      headers: { ...headers, 'Content-Type': mediaTypes[request.format], 'Content-Length': String(image.length) },
    })
  })
}
