// The application: headers of every answer, then files, calls, forms and pages; anything else is a 404 as JSON.
import { Hono } from 'hono'
import { calls } from '../calls/calls.ts'
import type { Platform } from '../platform.ts'
import { answerCall, paramName } from './answer-call.ts'
import { addFiles } from './files.ts'
import { notFound } from './not-found.ts'
import { addPages } from './pages.ts'
import { addPosts } from './posts.ts'
import { sessionOf } from './session.ts'

const policy = (origins: string[]): string =>
  ["script-src 'self'", "style-src 'self'", "img-src 'self' data: blob:", "connect-src 'self'", "font-src 'self'"]
    .map((directive) => [directive, ...origins].join(' '))
    .concat("default-src 'self'", "object-src 'none'", "base-uri 'self'", "form-action 'self'")
    .join('; ')

/** A call's path in the router's syntax: `/:store/checkout/cart/items/:item_id`. */
const routeOf = (path: string): string => `/:store/${path.replaceAll(/\{([^}]*)\}/g, (_, name: string) => `:${paramName(name)}`)}`

export const createApp = (platform: Platform): Hono => {
  const app = new Hono()
  app.use('*', async (c, next) => {
    const body = c.req.method === 'GET' || c.req.method === 'HEAD' ? '' : await c.req.text()
    const url = new URL(c.req.url)
    const request = { method: c.req.method, path: url.pathname, query: url.search, headers: c.req.header(), body, status: 0 }
    platform.requests.push(request)
    await next()
    request.status = c.res.status
    const { csp } = platform.options
    if (csp) c.res.headers.set('Content-Security-Policy', policy(csp.origins ?? []))
  })
  addFiles(app, platform.options)
  for (const call of calls) {
    const method = call.name.slice(0, call.name.indexOf(' '))
    const path = call.name.slice(method.length + 1)
    app.on(method, routeOf(path), (c) => answerCall(c, platform, call))
  }
  addPosts(app, platform)
  addPages(app, platform)
  app.notFound((c) => {
    // Every answer sets the XSRF cookie, including this one.
    sessionOf(c, platform)
    return notFound(c)
  })
  app.onError((error, c) => {
    console.error(error)
    return c.json({ message: 'Server Error' }, 500)
  })
  return app
}
