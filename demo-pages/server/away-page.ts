// The 503 page of a shop that is overloaded or has lost its database: one sentence, rendered without a query, since it must cost nothing.
import { fillText } from '../shop/messages.ts'
import { findStore } from '../host/store-view.ts'
import type { HostContext } from '../host/context.ts'
import type { ShopError } from '../shop/shop-error.ts'

/** Renders the page. It reloads itself after a GET, since repeating that has no effect. */
export function awayPage(c: HostContext, { sentence, parameters, retryAfter }: ShopError): Response {
  const store = findStore(c.req.path)
  const language = store?.language ?? 'en'
  const again = c.req.method === 'GET' && retryAfter !== null ? `<meta http-equiv="refresh" content="${retryAfter}">` : ''
  return c.html(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${again}` +
      `<title>503 | Touchline</title><h1>Touchline</h1><p>${fillText(sentence, language, ...parameters)}</p>` +
      `<p><a href="/${store?.code ?? ''}">Touchline</a></p></html>`,
    503,
  )
}
