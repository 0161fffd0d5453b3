// The running shop as its parts see it; each is handed this, and none imports what puts it together.
import type { Hono } from 'hono'
import type { SeedResult } from '#demo-pages/database/seed.ts'
import type { Database } from '#demo-pages/database/tables.ts'
import type { Shop } from '#demo-pages/shop/shop.ts'
import type { HostEnv } from './context.ts'
import type { HostOptions } from './options.ts'

/** A running shop without a port. */
export interface Host {
  options: HostOptions
  shop: Shop
  db: Database
  /** The result of seeding, or that the database was filled before. */
  seed: SeedResult
  /** The whole site; `env` is what @hono/node-server passes, absent in tests without a socket. */
  fetch: (request: Request, env?: HostEnv['Bindings']) => Response | Promise<Response>
  close: () => Promise<void>
}

/** The host's parts for calls and pages: options, rules and database, and the app above the stores for their own files. */
export interface PagesHost extends Pick<Host, 'options' | 'shop' | 'db'> {
  root: Hono<HostEnv>
}
