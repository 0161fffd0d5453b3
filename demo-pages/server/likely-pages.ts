// Lets a browser fetch the page behind a link that the shopper is about to press: its HTML alone, so that nothing runs and nothing is counted.
import type { Hono } from 'hono'
import type { MiddlewareHandler } from 'hono'
import type { HostEnv } from '../host/context.ts'
import { storeViews } from '../host/store-view.ts'
import { isPersonal, personalFolders } from './security.ts'

const file = 'speculation-rules.json'

/** The rules of a store: its own pages without a query, none that is personal, none that a link says not to follow. */
export function likelyPages(store: string): object {
  const personal = personalFolders.flatMap((folder) => [`/${store}/${folder}`, `/${store}/${folder}/*`])
  return {
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `/${store}/*` },
            // Facets and pages of a list are many, and answered in place.
            { not: { href_matches: `/${store}/*/_*` } },
            { not: { href_matches: `/${store}/*\\?*=*` } },
            { not: { href_matches: personal } },
            { not: { selector_matches: '[rel~=nofollow],[download],[target=_blank]' } },
          ],
        },
        // From a pointer that rests on a link, or a press that begins.
        eagerness: 'moderate',
      },
    ],
  }
}

/** Serves the rules, and names them on every public page. */
export function suggestLikelyPages(app: Hono<HostEnv>): void {
  for (const { code } of storeViews) {
    const rules = JSON.stringify(likelyPages(code))
    app.get(`/${code}/${file}`, (c) =>
      c.body(rules, 200, { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=3600' }),
    )
    app.use(`/${code}/*`, nameRules(`/${code}/${file}`))
  }
}

const nameRules =
  (address: string): MiddlewareHandler<HostEnv> =>
  async (c, next) => {
    await next()
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html') && c.res.status === 200
    if (isPage && !isPersonal(c.req.path)) c.res.headers.set('Speculation-Rules', `"${address}"`)
  }
