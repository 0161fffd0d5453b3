// The invoice of an order as a paper: seller, customer, what was sold and when it was supplied, and the VAT by rate.
import type { StoreView } from '../host/store-view.ts'
import type { PaperBlock, Paper } from './paper.ts'
import { fillText, findText } from '../shop/messages.ts'
import { taxWithin, writeExact } from '../shop/money.ts'
import type { ItemRow, OrderRow } from '../shop/order-rows.ts'
import { addressLines } from '../shop/written-address.ts'
import type { Seller } from '../pages/seller.ts'
import { type Say, sayIn } from '../service/service-mail.ts'
import { dayIn, writeDay } from '../service/store-day.ts'
import { sumByRate, type RateSum } from './vat.ts'

/** What an invoice is about: what was sold, and the parcels that hold it. What came in exchange was not: the piece that it replaces was. */
export interface Invoiced {
  order: OrderRow
  items: readonly ItemRow[]
  parcels: readonly { sent_at: Date }[]
}

/** The invoice. Its number is the order's: an order has one. */
export function invoicePaper(store: StoreView, seller: Seller, { order, items, parcels }: Invoiced): Paper {
  const say = sayIn(store)
  const price = order.grand_total + order.gift_cards
  const rates = sumByRate(
    items.map(({ tax_percent, row_total_incl_tax }) => ({ percent: tax_percent, gross: row_total_incl_tax })),
    { delivery: { percent: store.taxPercent, gross: order.shipping_incl_tax }, discount: order.discount, tax: order.tax },
  )
  const sums = order.segments.filter(({ code }) => code === 'subtotal' || code === 'discount' || code === 'shipping')
  return {
    ...paperOf(store, say('invoice.number', order.number), `invoice_${order.number}.pdf`),
    blocks: [
      {
        kind: 'facts',
        title: say('invoice.details'),
        lines: [
          say('invoice.date', writeDay(store, invoiceDay(store, order))),
          say('invoice.order', order.number),
          say('invoice.supplied', supplyDays(store, parcels) ?? say('invoice.not-supplied')),
        ],
      },
      { kind: 'facts', title: say('invoice.to'), lines: addressLines(order.billing_address, store) },
      sellerFacts(say, seller),
      goodsGrid(
        store,
        items.map((item) => ({ item, quantity: item.qty, cents: item.row_total_incl_tax })),
      ),
      {
        kind: 'sums',
        rows: [
          ...sums.map(({ title, value }) => ({ title, amount: writeExact(Math.round(value * 100), store), isTotal: false })),
          { title: say('invoice.total'), amount: writeExact(price, store), isTotal: true },
        ],
      },
      ...vatBlocks(store, rates),
      { kind: 'facts', title: say('invoice.payment'), lines: payments(store, order) },
    ],
  }
}

/**
 * The invoice's day, as known at that time (default now): it is issued with what completes the order. Read in the account before that, it
 * is of the order's day.
 */
export function invoiceDay(
  store: StoreView,
  { invoiced_at, created_at }: Pick<OrderRow, 'invoiced_at' | 'created_at'>,
  at: Date | null = null,
): string {
  const isIssued = invoiced_at !== null && (at === null || invoiced_at <= at)
  return dayIn(store, isIssued ? invoiced_at : created_at)
}

/** The frame of an invoice or credit note. */
export function paperOf(store: StoreView, title: string, file: string): Omit<Paper, 'blocks'> {
  return {
    file,
    store: store.code,
    language: store.locale.replace('_', '-'),
    title,
    pages: findText('invoice.page', store.language),
  }
}

/** Who sells, with the number for VAT. */
export function sellerFacts(say: Say, { name, street, place, country, vat, register, email }: Seller): PaperBlock {
  return { kind: 'facts', title: say('invoice.seller'), lines: [name, street, place, country, say('invoice.vat', vat), register, email] }
}

/** What is invoiced or credited; amounts include VAT, but the price of one without it (2006/112/EC article 226(8)). */
export function goodsGrid(store: StoreView, lines: readonly { item: ItemRow; quantity: number; cents: number }[]): PaperBlock {
  const say = sayIn(store)
  return {
    kind: 'grid',
    head: [say('invoice.item'), say('invoice.qty'), say('invoice.price'), say('invoice.rate'), say('invoice.sum')],
    amounts: 4,
    rows: lines.map(({ item: { name, options, price_incl_tax, tax_percent }, quantity, cents }) => [
      [
        name,
        ...options.map(({ label, value }) => `${label}: ${value}`),
        say('invoice.unit-net', writeExact(price_incl_tax - taxWithin(price_incl_tax, tax_percent), store)),
      ].join('\n'),
      String(quantity),
      writeExact(price_incl_tax, store),
      writeRate(store, tax_percent),
      writeExact(cents, store),
    ]),
  }
}

/** Net, VAT and gross of each rate; `sign` is -1 for what is credited. */
export function vatBlocks(store: StoreView, rates: readonly RateSum[], sign: 1 | -1 = 1): PaperBlock[] {
  const say = sayIn(store)
  const amount = (cents: number) => writeExact(sign * cents || 0, store)
  return [
    { kind: 'heading', level: 2, text: say('invoice.rates') },
    {
      kind: 'grid',
      head: [say('invoice.rate'), say('invoice.net'), say('invoice.tax'), say('invoice.gross')],
      amounts: 3,
      rows: rates.map(({ percent, net, tax, gross }) => [writeRate(store, percent), amount(net), amount(tax), amount(gross)]),
    },
  ]
}

/** The days on which parcels were sent; null before the first. */
export function supplyDays(store: StoreView, parcels: readonly { sent_at: Date }[]): string | null {
  const days = [...new Set(parcels.map(({ sent_at }) => dayIn(store, sent_at)))].toSorted()
  if (days.length === 0) return null
  const list = new Intl.ListFormat(store.locale.replace('_', '-'), { type: 'conjunction' })
  return list.format(days.map((day) => writeDay(store, day)))
}

/** What paid for it: gift cards, then the chosen method for the rest. */
function payments(store: StoreView, order: OrderRow): string[] {
  const cards = order.segments.filter(({ code }) => code === 'giftcardaccount')
  const line = (title: string, cents: number) => fillText('invoice.paid-by', store.language, title, writeExact(cents, store))
  return [
    ...cards.map(({ title, value }) => line(title, Math.round(-value * 100))),
    ...(order.grand_total > 0 || cards.length === 0 ? [line(order.payment_title, order.grand_total)] : []),
  ]
}

function writeRate({ locale }: StoreView, percent: number): string {
  return new Intl.NumberFormat(locale.replace('_', '-'), { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
}
