// The context of a request in the host's routes.
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Session } from '#demo-pages/shop/session.ts'
import type { Shop } from '#demo-pages/shop/shop.ts'
import type { StoreView } from './store-view.ts'

/** The client's end of a request. */
export interface Connection {
  /** `unknown` without a socket, as in tests without a port. */
  address: string
  /** Whether the visitor's browser speaks https. */
  isSecure: boolean
}

/** The scripts that a page may run: files of this host, and no inline scripts. */
export interface ScriptPolicy {
  /** Their paths from the root; a path that ends in a slash allows everything in that folder. */
  files?: readonly string[]
  /** The origins that the page may embed in frames: video players, the editor's own canvas. */
  frames?: readonly string[]
  /** Trusted Types policies of the host's own script, beside the suite's. */
  policies?: readonly string[]
  /** Whether our own pages may show it in a frame, as the editor does. */
  isFramed?: boolean
  /** Styles in the page itself, which mails need: only where no script runs. */
  hasInlineStyles?: boolean
}

/** Hono's environment for this host. `store` is set below a store's path, such as `/nl/`; `session` after `withSession`. */
export interface HostEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    shop: Shop
    connection: Connection
    store: StoreView
    session: Session
    /** The body, if it was read before the request entered the queue. */
    body?: Uint8Array | undefined
    /** The logged-in operator below `/operator`: the email address of her account. */
    operator: string
    /** The logged-in editor below `/editor`. */
    editor: string
    scripts?: ScriptPolicy | undefined
    /** The visitor's fault, if the host injects faults. */
    fault?: string | undefined
  }
}

export type HostContext = Context<HostEnv>
