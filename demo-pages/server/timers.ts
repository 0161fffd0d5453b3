// The shop's timers: once a minute it compares its books with the provider's and looks for products that are back in stock.
import type { Host } from '../host/host.ts'
import { keepComparing } from '../shop/compare-books.ts'
import { watchStockAlerts } from '../shop/stock-alerts.ts'

/** Starts both; the returned function ends them. No visitor's request is there to link to, so mails use `PUBLIC_URL` or `ownUrl`. */
export function startTimers({ shop: hostShop, options }: Pick<Host, 'shop' | 'options'>, ownUrl: string): () => void {
  const origin = options.publicUrl ?? ownUrl
  const shop = { ...hostShop, origin, mailOrigin: origin }
  const ends = [keepComparing(shop), watchStockAlerts(shop)]
  return () => {
    for (const end of ends) end()
  }
}
