// A theme developer's own page below each store: `TRY=first.html npm start` serves the file at /nl/try, read anew each time and without a policy.
import { readFile } from 'node:fs/promises'
import type { Hono } from 'hono'
import type { HostEnv } from '../host/context.ts'
import { storeViews } from '../host/store-view.ts'

/** Registers the routes; must be called before the shop's headers are added. */
export function serveOwnPage(app: Hono<HostEnv>, file: string | null): void {
  if (file === null) return
  for (const { code } of storeViews) {
    app.get(`/${code}/try`, async (c) => {
      c.header('Cache-Control', 'no-store')
      return c.html(await readFile(file, 'utf8'))
    })
  }
}
