// What one request carries through the host's routes.
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Session } from '../shop/session.ts'
import type { Shop } from '../shop/shop.ts'
import type { Connection } from '../server/connection.ts'
import type { ScriptPolicy } from '../server/security.ts'
import type { StoreView } from './store-view.ts'

/** Hono's environment for this host. `store` is there below `/nl/` and its like; `session` where `withSession` ran. */
export interface HostEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    shop: Shop
    connection: Connection
    store: StoreView
    session: Session
    /** Who is logged in below `/operator`: the address of her account. */
    operator: string
    /** Who is logged in below `/editor`. */
    editor: string
    scripts?: ScriptPolicy | undefined
    /** The visitor's fault, if the host hands out faults. */
    fault?: string | undefined
  }
}

export type HostContext = Context<HostEnv>
