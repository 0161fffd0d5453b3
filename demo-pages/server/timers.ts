// What the shop does on its own once a minute: it compares its books with the provider's, looks after exchanges, and looks for goods that are back.
import type { Host } from '../host/host.ts'
import { keepComparing } from '../shop/compare-books.ts'
import type { Shop } from '../shop/shop.ts'
import { watchExchanges } from '../service/watch-exchanges.ts'
import { watchStockAlerts } from '../shop/stock-alerts.ts'

/**
 * Starts them; the returned function ends them. No visitor asked, so their mails link to `PUBLIC_URL`; without it to the shop's own address,
 * and to none once a visitor has come by another name: nobody could open such a link.
 */
export function startTimers(
  { shop: asked, options: { publicUrl }, wasReachedElsewhere }: Pick<Host, 'shop' | 'options' | 'wasReachedElsewhere'>,
  ownUrl: string,
): () => void {
  const shop: Shop = {
    ...asked,
    origin: publicUrl ?? ownUrl,
    get mailOrigin() {
      return publicUrl ?? (wasReachedElsewhere() ? '' : ownUrl)
    },
  }
  const ends = [keepComparing(shop), watchExchanges(shop), watchStockAlerts(shop)]
  return () => {
    for (const end of ends) end()
  }
}
