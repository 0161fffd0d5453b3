// A customer's stock alerts, with the current stock.
import { productPath } from '../catalogue/view.ts'
import { linePicture } from './line-picture.ts'
import { loadSellables, stockOf } from './sellables.ts'
import { pageOf, type PageOf } from './page-of.ts'
import { toAmount } from './money.ts'
import type { Session } from './session.ts'
import { ShopError } from './shop-error.ts'
import type { Shop } from './shop.ts'

/** A row of `GET api/customer/stock-alerts`. */
export interface ListedAlert {
  id: number
  sku: string
  product_id: number
  name: string
  url: string
  image: string | null
  options: { label: string; value: string }[]
  price_incl_tax: number
  in_stock: boolean
  created_at: string
  /** The time of the mail; null while the alert waits. */
  sent_at: string | null
}

const pageSize = 20

/** A page of the customer's alerts, newest first. */
export async function listMyAlerts(shop: Shop, session: Session, page: number): Promise<PageOf<ListedAlert>> {
  const hers = shop.db.selectFrom('stock_alert').where('customer_id', '=', alertCustomer(session)).where('store_id', '=', session.store.id)
  const { total } = await hers.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const frame = pageOf(page, pageSize, total)
  const rows = await hers.selectAll().orderBy('id', 'desc').limit(pageSize).offset(frame.offset).execute()
  const variants = await loadSellables(
    shop.db,
    session.store,
    rows.map(({ sku }) => sku),
  )
  return frame.of(
    rows.flatMap(({ id, sku, created_at, sent_at }) => {
      const variant = variants.get(sku)
      if (!variant) return []
      return [
        {
          id,
          sku,
          product_id: variant.productId,
          name: variant.name,
          url: productPath(session.store, variant.slug),
          image: linePicture(variant),
          options: variant.options.map(({ label, value }) => ({ label, value })),
          price_incl_tax: toAmount(variant.priceCents),
          in_stock: stockOf(variant) > 0,
          created_at: created_at.toISOString(),
          sent_at: sent_at?.toISOString() ?? null,
        },
      ]
    }),
  )
}

/** Removes an alert; a missing alert is no error. */
export async function removeMyAlert(shop: Shop, session: Session, id: number): Promise<void> {
  await shop.db.deleteFrom('stock_alert').where('id', '=', id).where('customer_id', '=', alertCustomer(session)).execute()
}

function alertCustomer({ customerId }: Session): number {
  if (customerId === null) throw new ShopError(401, 'alert.login', { code: 'login' })
  return customerId
}
