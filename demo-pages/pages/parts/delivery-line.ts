// The delivery date and cost in one sentence. A cached page names no date: the browser adds it.
import type { CatalogueItem } from '#demo-pages/catalogue/shapes.ts'
import type { StoreView } from '#demo-pages/host/store-view.ts'
import { cutOffHour, parcelDays } from '#demo-pages/shop/delivery.ts'
import { writeDay, writeHour, writeWeekdays } from '#demo-pages/shop/delivery-slots.ts'
import { html, type Html } from '../markup.ts'
import { writeCents } from '../money.ts'
import type { Page } from '../page.ts'
import { deliveryTexts } from '../texts/delivery.ts'

/** What is on the shelf arrives within this many working days, whatever the hour of the order; what is made, this much after its days. */
const ANY_HOUR = 2

type Delivery = NonNullable<CatalogueItem['delivery']>

/** The delivery sentence for a product at this price; empty if it is not available. */
export function deliveryLine(page: Page, delivery: Delivery | null, price: number | null): string {
  if (!delivery) return ''
  return upperFirst(page.store, [whenOf(page, delivery), price === null ? '' : costOf(page, price)].filter(Boolean).join(', '))
}

/** The same on a card, short enough for one line: the cost only if there is none. */
export function cardDeliveryLine(page: Page, delivery: NonNullable<Delivery>, price: number | null): string {
  const isFree = price !== null && price * 100 >= page.store.freeShippingFrom
  const { free, within } = deliveryTexts[page.store.language]
  const when = delivery.date === null && delivery.days === 0 ? within(ANY_HOUR) : whenOf(page, delivery)
  return upperFirst(page.store, [when, isFree ? free : ''].filter(Boolean).join(', '))
}

/** The day of a cart's parcel; empty if it is not known. Its cost is a row of the totals. */
export function cartArrival(page: Page, deliveries: readonly (Delivery | null)[]): string {
  const date = parcelDay(deliveries)
  if (date === null || deliveries.some((one) => !one?.date)) return ''
  return deliveryLine(page, { days: 0, is_made: deliveries.some((one) => one?.is_made), date }, null)
}

/** The day of a parcel is that of its latest product; products without a day are ignored. */
export function parcelDay(deliveries: readonly (Delivery | null)[]): string | null {
  return (
    deliveries
      .flatMap((one) => one?.date ?? [])
      .toSorted()
      .at(-1) ?? null
  )
}

/** What a price includes and excludes, with a link to the page with the delivery costs. */
export function taxNote(page: Page): Html {
  const [text = '', link = ''] = deliveryTexts[page.store.language].tax
  return html`${text} <a href="${page.link('pages/delivery')}">${link}</a>`
}

/** The same for all prices of a page without a list's toolbar: a wishlist, sliders. */
export function allTaxNote(page: Page): Html {
  return html`<p class="list-tax">${deliveryTexts[page.store.language].allPrices} ${taxNote(page)}</p>`
}

function whenOf({ store, now }: Page, { days, is_made: isMade, date }: Delivery): string {
  const delivery = deliveryTexts[store.language]
  if (date !== null) {
    const written = writeDay(store, date)
    if (date === tomorrow(store, now)) return delivery.tomorrow(written)
    return isMade ? delivery.made(written) : delivery.on(written)
  }
  if (days === null) return ''
  if (days === 0) return delivery.by(writeWeekdays(store, parcelDays), writeHour(store, `${cutOffHour(store)}:00`))
  return isMade ? delivery.madeWithin(days + ANY_HOUR) : delivery.within(days + ANY_HOUR)
}

function costOf({ store }: Page, price: number): string {
  const delivery = deliveryTexts[store.language]
  if (price * 100 >= store.freeShippingFrom) return delivery.free
  return delivery.freeFrom(writeCents(store.shippingFee, store), writeCents(store.freeShippingFrom, store))
}

function tomorrow({ timeZone }: StoreView, now: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
  return new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
}

function upperFirst({ locale }: StoreView, text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(locale.replace('_', '-')) + text.slice(1)
}
