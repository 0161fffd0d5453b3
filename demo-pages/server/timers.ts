// What the shop does on its own once a minute: it compares its books with the provider's and looks for goods that are back.
import type { Host } from '../host/host.ts'
import { keepComparing } from '../shop/compare-books.ts'
import { watchStockAlerts } from '../shop/stock-alerts.ts'

/** Starts both; the returned function ends them. No visitor asked, so their mails link to `PUBLIC_URL`, else to the shop's own address. */
export function startTimers({ shop: asked, options }: Pick<Host, 'shop' | 'options'>, ownUrl: string): () => void {
  const origin = options.publicUrl ?? ownUrl
  const shop = { ...asked, origin, mailOrigin: origin }
  const ends = [keepComparing(shop), watchStockAlerts(shop)]
  return () => {
    for (const end of ends) end()
  }
}
