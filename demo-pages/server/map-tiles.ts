// The tiles of the demo shop's invented map at /tiles/<zoom>/<x>/<y>.svg, which the checkout's map of pick-up points uses.
import type { Hono } from 'hono'
import { drawTile, isTile } from '../shop/pickup/map-tile.ts'
import type { HostEnv } from '../host/context.ts'

/** The address for the checkout's option `mapTiles`. */
export const tileAddress = '/tiles/{z}/{x}/{y}.svg'

/** Registers the route. Each request draws the tile, which is faster than reading from disk; browsers cache it. */
export function serveMapTiles(app: Hono<HostEnv>): void {
  app.get('/tiles/:zoom{\\d{1,2}}/:x{\\d{1,7}}/:file{\\d{1,7}\\.svg}', (c) => {
    const [zoom, x, y] = [c.req.param('zoom'), c.req.param('x'), c.req.param('file').slice(0, -4)].map(Number)
    if (zoom === undefined || x === undefined || y === undefined || !isTile(zoom, x, y)) return c.notFound()
    return c.body(drawTile(zoom, x, y), 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=604800' })
  })
}
