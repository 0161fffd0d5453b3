// The answer for a missing route, in Laravel's JSON. The store's path is not part of the route.
import type { Context } from 'hono'

export const notFound = (c: Context): Response => {
  const path = decodeURI(c.req.path)
    .replace(/^\/(nl|en|de|sv)(?=\/|$)/, '')
    .replace(/^\//, '')
  return c.json({ message: `The route ${path || '/'} could not be found.` }, 404)
}
