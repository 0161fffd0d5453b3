// The delivery of responses: compressed if that helps, and omitted if the browser's copy is still current.
import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import type { HostEnv } from '../host/context.ts'
import { isPersonal } from './security.ts'

/** Compresses text; files of the build are already compressed, and pictures would not get smaller. */
export const compressed: MiddlewareHandler<HostEnv> = compress()

const tagged: MiddlewareHandler<HostEnv> = etag()

/** Public pages and GET answers have an ETag, so that a returning browser only revalidates; personal ones are not stored anywhere. */
export const revalidated: MiddlewareHandler<HostEnv> = (c, next) => (isPersonal(c.req.path) ? next() : tagged(c, next))
