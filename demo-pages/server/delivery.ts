// The delivery of responses: compressed if that helps, and not sent if the browser's copy is still current.
import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import type { HostEnv } from '../host/context.ts'
import { isPersonal } from './security.ts'

/** Compresses texts; files of the build come compressed already, and pictures cannot be. */
export const compressed: MiddlewareHandler<HostEnv> = compress()

const tagged: MiddlewareHandler<HostEnv> = etag()

/** Public pages and readings carry an ETag, so that coming back costs a question and no page; personal ones are kept nowhere. */
export const revalidated: MiddlewareHandler<HostEnv> = (c, next) => (isPersonal(c.req.path) ? next() : tagged(c, next))
