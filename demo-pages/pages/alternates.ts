// The addresses of the same page in the other stores, for search engines and for the store switch.
import { storeByCode, storeViews, type StoreView } from '../host/store-view.ts'
import { html, type Html } from './markup.ts'
import type { Page, Screen } from './page.ts'

/** The page's path below another store; null if it does not exist there. */
export function pathElsewhere(store: StoreView, screen: Pick<Screen, 'alternates'>, path: string): string | null {
  if (screen.alternates === null) return null
  const there = screen.alternates?.[store.code]
  return there === undefined ? path : there
}

/** The same page in every store, each with the language and country of its visitors. */
export function alternateLinks(page: Page, screen: Screen, path: string): Html {
  const links = storeViews.flatMap((store) => {
    const there = store.code === page.store.code ? path : pathElsewhere(store, screen, path)
    if (there === null) return []
    return [html`<link rel="alternate" hreflang="${store.locale.replace('_', '-')}" href="${page.origin}/${store.code}/${there}" />`]
  })
  return html`${links}${otherwise(page, screen, path)}`
}

/** The page for visitors without a matching store: the start page, which uses the browser's language; for other pages, the English one. */
function otherwise(page: Page, screen: Screen, path: string): Html | false {
  const there = page.store.code === 'en' ? path : pathElsewhere(storeByCode('en'), screen, path)
  if (there === null) return false
  return html`<link rel="alternate" hreflang="x-default" href="${page.origin}/${there === '' ? '' : `en/${there}`}" />`
}
