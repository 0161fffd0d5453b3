// Turns a host's answers into the state of stores, for server rendering. Pages do not load it: they have the state.
import * as v from 'valibot'
import { AddressBook } from '#shared/address/wire/address-book.ts'
import { Cart } from '#shared/cart/wire/cart.ts'
import { GiftOffers } from '#shared/cart/wire/discounts.ts'
import { Totals } from '#shared/cart/wire/totals.ts'
import { Dividers } from '#shared/catalogue/wire/catalogue.ts'
import { LastOrder } from '#shared/checkout/wire/order.ts'
import { AlertPage, ReturnPage, ReviewPage } from '#shared/orders/wire/account-lists.ts'
import { MyOrder, OrderPage } from '#shared/orders/wire/my-orders.ts'
import { Cards } from '#shared/product/wire/catalogue-item.ts'
import { Product } from '#shared/product/wire/product.ts'
import { Comparison } from '#shared/saved/wire/compare.ts'
import { Session } from '#shared/session/wire/session.ts'
import { TeamOrders } from '#shared/teams/wire.ts'
import { listState } from '#stores/catalogue/from-answers.ts'

/** Answers of the API's calls, by the call's path: `{ 'checkout/cart/quote': { … } }`. */
export type Answers = Readonly<Record<string, unknown>>

/** The printed values of stores, by store and name. */
export type StoreState = Record<string, Record<string, unknown>>

/** Further properties of the page and the widget. */
export interface PageDetails {
  /** The page's address, for stores that read it. */
  address: string
  /** The widget's options. */
  options: Readonly<Record<string, unknown>>
}

/** Makes state from an answer; `state` is the state so far, `given` all answers. */
type Reader = (answer: unknown, call: string, about: { state: StoreState; given: Answers; page: PageDetails }) => StoreState

const ready = (value: unknown) => ({ state: 'ready', value })

/** The positions of facets between the products; read together with the list. */
const dividersCall = /^catalog\/category\/\d+\/filter-dividers\/list$/

const readers: readonly (readonly [RegExp, Reader])[] = [
  [/^checkout\/cart\/quote$/, (answer) => ({ cart: { cart: ready(v.parse(Cart, answer)) } })],
  [/^checkout\/cart\/totals-information$/, (answer) => ({ cart: { totals: ready(v.parse(Totals, answer)) } })],
  [/^checkout\/cart\/last-order$/, (answer) => ({ order: { order: ready(v.parse(LastOrder, answer)) } })],
  [/^checkout\/cart\/gifts$/, (answer) => ({ 'free-gift': { offers: ready(v.parse(GiftOffers, answer)) } })],
  [/^api\/customer\/orders(\?page=\d+)?$/, (answer) => ({ 'my-orders': { list: ready(v.parse(OrderPage, answer)) } })],
  [/^api\/customer\/orders\/[^/?]+$/, (answer) => ({ 'my-order': { order: ready(v.parse(MyOrder, answer)) } })],
  [/^api\/customer\/returns(\?page=\d+)?$/, (answer) => ({ 'my-returns': { list: ready(v.parse(ReturnPage, answer)) } })],
  [/^api\/customer\/reviews(\?page=\d+)?$/, (answer) => ({ 'my-reviews': { list: ready(v.parse(ReviewPage, answer)) } })],
  [/^api\/customer\/stock-alerts(\?page=\d+)?$/, (answer) => ({ 'my-alerts': { list: ready(v.parse(AlertPage, answer)) } })],
  [/^api\/customer\/addresses$/, (answer) => ({ 'address-book': { book: ready(v.parse(AddressBook, answer)) } })],
  [/^api\/customer\/teams$/, (answer) => ({ 'team-orders': { teams: ready(v.parse(TeamOrders, answer)) } })],
  [/^catalog\/product\/\d+$/, readProduct],
  [/^catalog\/(category\/\d+|search|anonymous-category)\/product\/list$/, readListing],
  [dividersCall, () => ({})],
  [/^catalog\/products\?ids=[\d,]*$/, readCards],
  [/^api\/catalog\/compare$/, (answer) => ({ comparison: { table: ready(v.parse(Comparison, answer)) } })],
  [/^api\/session$/, (answer) => ({ wished: { ids: (v.parse(Session, answer).wishlist ?? []).map(({ productId }) => productId) } })],
]

/**
 * Returns the state made from the answers, merged with `known`. Throws if an answer cannot be parsed, or if no store reads the call.
 * @example stateFrom({ 'checkout/cart/quote': quote }, {}, { address: '/nl/checkout/cart', options: {} }).cart
 */
export function stateFrom(given: Answers, known: StoreState, page: PageDetails): StoreState {
  let state: StoreState = {}
  for (const [call, answer] of Object.entries(given)) {
    const [, read] = readers.find(([calls]) => calls.test(call)) ?? []
    if (!read) throw new Error(`render: no store is made from the answer of "${call}"`)
    state = together(state, read(answer, call, { state, given, page }))
  }
  return together(state, known)
}

/** Merges two states; the second one has priority. */
function together(one: StoreState, other: StoreState): StoreState {
  const state = { ...one }
  for (const [store, values] of Object.entries(other)) state[store] = { ...state[store], ...values }
  return state
}

function readProduct(answer: unknown, _call: string, { state }: { state: StoreState }): StoreState {
  const product = v.parse(Product, answer)
  const others = state['product']?.['products'] ?? {}
  return { product: { products: { ...others, [product.productId]: { product: ready(product) } } } }
}

/** The state of lists, cached by answer: a page renders half a dozen widgets from one. */
const lists = new WeakMap<object, { key: string; values: Record<string, unknown> }>()

function readListing(answer: unknown, _call: string, { given, page }: { given: Answers; page: PageDetails }): StoreState {
  const expanded = Array.isArray(page.options['expanded']) ? page.options['expanded'].map(String) : []
  const isInQuery = page.options['addresses'] === 'query'
  const [, dividersAnswer] = Object.entries(given).find(([call]) => dividersCall.test(call)) ?? []
  const dividers = dividersAnswer === undefined ? null : v.parse(Dividers, dividersAnswer)
  const info = { address: page.address, isInQuery, expanded, dividers }
  const key = JSON.stringify(info)
  const before = typeof answer === 'object' && answer !== null ? lists.get(answer) : undefined
  const values = before?.key === key ? before.values : listState(answer, info)
  if (typeof answer === 'object' && answer !== null) lists.set(answer, { key, values })
  return { catalogue: values, picks: picksOf(values) }
}

/** Reads the cards of the products that the call names; a product that is missing from the answer is no longer sold. */
function readCards(answer: unknown, call: string): StoreState {
  const found = new Map(v.parse(Cards, answer).map((item) => [item.productId, item]))
  const ids = call
    .slice(call.indexOf('=') + 1)
    .split(',')
    .filter(Boolean)
  return {
    wished: { cards: Object.fromEntries(ids.map((id) => [id, found.get(Number(id)) ?? null])) },
    picks: { lists: { [`ids:${ids.join()}`]: ready(ids.flatMap((id) => found.get(Number(id)) ?? [])) } },
  }
}

/** `product-picks` also takes its first products from a category's list. */
function picksOf({ place, list }: Record<string, unknown>): Record<string, unknown> {
  const Known = v.object({
    place: v.object({ categoryId: v.number() }),
    list: v.object({ value: v.object({ items: v.array(v.unknown()) }) }),
  })
  const read = v.safeParse(Known, { place, list })
  return read.success ? { lists: { [`category:${read.output.place.categoryId}`]: ready(read.output.list.value.items) } } : {}
}
