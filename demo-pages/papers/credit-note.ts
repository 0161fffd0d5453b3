// The credit note of a return or withdrawal: it corrects the invoice by what its pieces cost.
import type { StoreView } from '../host/store-view.ts'
import type { Seller } from '../pages/seller.ts'
import type { RefundParts } from '../service/refund.ts'
import { sayIn } from '../service/service-mail.ts'
import { dayIn, writeDay } from '../service/store-day.ts'
import { writeExact } from '../shop/money.ts'
import type { ItemRow, OrderRow } from '../shop/order-rows.ts'
import { addressLines } from '../shop/written-address.ts'
import { goodsGrid, invoiceDay, paperOf, sellerFacts, vatBlocks } from './invoice.ts'
import type { Paper } from './paper.ts'
import { sumByRate } from './vat.ts'

/** What a credit note is about. */
export interface Credited {
  order: OrderRow
  /** The case, which also gives it its number. */
  reference: string
  kind: 'return' | 'withdrawal'
  decidedAt: Date
  lines: readonly { item: ItemRow; quantity: number }[]
  parts: RefundParts
}

/** The credit note. What is given back stands as a negative amount. */
export function creditNotePaper(store: StoreView, seller: Seller, { order, reference, kind, decidedAt, lines, parts }: Credited): Paper {
  const say = sayIn(store)
  const { goods, discount, delivery, way } = parts
  const rates = sumByRate(
    lines.map(({ item, quantity }) => ({ percent: item.tax_percent, gross: quantity * item.price_incl_tax })),
    { delivery: { percent: store.taxPercent, gross: delivery - way }, discount },
  )
  const row = (title: string, cents: number, isTotal = false) => ({ title, amount: writeExact(cents || 0, store), isTotal })
  return {
    ...paperOf(store, say('credit.number', reference), `credit-note_${reference}.pdf`),
    blocks: [
      {
        kind: 'facts',
        title: say('invoice.details'),
        lines: [
          say('invoice.date', writeDay(store, dayIn(store, decidedAt))),
          say('credit.corrects', order.number, writeDay(store, invoiceDay(store, order, decidedAt))),
          say(kind === 'return' ? 'credit.return' : 'credit.withdrawal', reference),
        ],
      },
      { kind: 'facts', title: say('invoice.to'), lines: addressLines(order.billing_address, store) },
      sellerFacts(say, seller),
      goodsGrid(
        store,
        lines.map(({ item, quantity }) => ({ item, quantity, cents: -quantity * item.price_incl_tax || 0 })),
      ),
      {
        kind: 'sums',
        rows: [
          row(say('total.subtotal'), -goods),
          ...(discount > 0 ? [row(say('credit.discount'), discount)] : []),
          ...(delivery > 0 ? [row(say('total.shipping'), -delivery)] : []),
          ...(way > 0 ? [row(say('credit.way'), way)] : []),
          row(say('invoice.total'), discount + way - goods - delivery, true),
        ],
      },
      ...vatBlocks(store, rates, -1),
      say('credit.money'),
    ],
  }
}
