// A call: its name in the specification, and its handler.
import type { Platform } from '../platform.ts'
import type { Json } from '../shapes/shape.ts'
import type { Store } from '../goods.ts'
import type { Session } from '../sales.ts'

/** A request with everything that its answer depends on. */
export interface CallContext {
  platform: Platform
  store: Store
  session: Session
  /** The path parameters (in braces) by name. */
  param: (name: string) => string
  query: URLSearchParams
  body: Record<string, unknown>
}

export interface Answer {
  status?: number
  json?: Json
  html?: string
  pdf?: { bytes: Uint8Array<ArrayBuffer>; name: string }
  /** Cookies that the page's own scripts may read. */
  cookies?: Record<string, string>
}

export interface Call {
  /** The name in the specification: `GET catalog/product/{id}/specification`. */
  name: string
  run: (context: CallContext) => Answer | Promise<Answer>
}
