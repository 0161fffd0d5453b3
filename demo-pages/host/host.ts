// The running shop as its parts use it: each part receives this object, and none imports the module that creates it.
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
  /** The result of seeding; its `isNew` is false if the database was already filled. */
  seed: SeedResult
  /** Whether a visitor has come by a name that is not this machine's own. */
  wasReachedElsewhere: () => boolean
  /** Handles requests for the whole site; `env` comes from @hono/node-server and is absent in tests without a socket. */
  fetch: (request: Request, env?: HostEnv['Bindings']) => Response | Promise<Response>
  close: () => Promise<void>
}

/** The parts of the host for calls and pages: options, rules, database, and the app above the stores for files. */
export interface PagesHost extends Pick<Host, 'options' | 'shop' | 'db'> {
  root: Hono<HostEnv>
}
