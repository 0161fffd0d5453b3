// The application: records every request, then serves files, the web API, forms and pages.
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { resolve } from 'node:path'
import type { Shop } from '../shop.ts'
import { addFiles } from './files.ts'
import { addPages, notFoundPage } from './pages.ts'
import { addPosts } from './posts.ts'
import { answerRest } from './rest.ts'

const addAssets = (app: Hono, assets: Record<string, string>): void => {
  for (const [prefix, folder] of Object.entries(assets)) {
    const path = prefix.replace(/\/$/, '')
    app.use(
      `${path}/*`,
      serveStatic({
        root: resolve(folder),
        rewriteRequestPath: (requested) => requested.slice(path.length),
        onFound: (_, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
      }),
    )
  }
}

export const createApp = (shop: Shop): Hono => {
  const app = new Hono()
  app.use('*', async (c, next) => {
    const body = c.req.method === 'GET' || c.req.method === 'HEAD' ? '' : await c.req.text()
    const { pathname, search } = new URL(c.req.url)
    const logged = { method: c.req.method, path: pathname, query: search, headers: c.req.header(), body, status: 0 }
    shop.requests.push(logged)
    await next()
    logged.status = c.res.status
  })
  addAssets(app, shop.options.assets ?? {})
  addFiles(app)
  app.all('/rest/*', (c) => answerRest(c, shop))
  addPosts(app, shop)
  addPages(app, shop)
  app.notFound((c) => notFoundPage(c, shop))
  app.onError((error, c) => {
    console.error(error)
    return c.html('<!doctype html><title>Error</title><h1>There has been an error processing your request</h1>', 500)
  })
  return app
}
