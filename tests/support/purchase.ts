// The usual purchase, step by step, for tests of one of its steps.
import { sql } from 'kysely'
import type { Database } from '#demo-pages/database/tables.ts'
import type { Payment } from '#demo-pages/provider/books.ts'
import type { StoreCode } from '#demo-pages/host/store-view.ts'
import type { StartedHost } from './serve-shop.ts'
import type { Answer, Shopper } from './shopper.ts'

/** A variant in stock. */
export interface Piece {
  sku: string
  productId: number
  productSku: string
}

/** A variant of an ordinary product with this stock; simple unless a configurable one is requested. */
export async function stockUp(db: Database, stock = 50, kind: 'simple' | 'configurable' = 'simple'): Promise<Piece> {
  const [piece] = await shelve(db, 1, stock, kind)
  if (!piece) throw new Error(`stockUp: the catalogue has no ${kind} product for this; seed more`)
  return piece
}

/** Two variants of different simple products, each with this stock. */
export async function stockTwo(db: Database, stock = 50): Promise<[Piece, Piece]> {
  const [first, second] = await shelve(db, 2, stock, 'simple')
  if (!first || !second) throw new Error('stockTwo: the catalogue has no two simple products for this; seed more')
  return [first, second]
}

/** A variant of each of this many simple products: orders of different products lock no common row, so they do not wait for each other. */
export async function stockMany(db: Database, count: number): Promise<Piece[]> {
  const pieces = await shelve(db, count, 50, 'simple')
  if (pieces.length < count) throw new Error(`stockMany: the catalogue has only ${pieces.length} simple products for this; seed more`)
  return pieces
}

async function shelve(db: Database, count: number, stock: number, kind: 'simple' | 'configurable'): Promise<Piece[]> {
  const rows = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['variant.id', 'variant.sku', 'product.id as productId', 'product.sku as productSku'])
    .distinctOn('product.id')
    .where('product.kind', '=', kind)
    .where('variant.is_active', '=', true)
    .where('product.min_qty', '=', 1)
    .where('product.max_qty', '>=', 5)
    .where((where) =>
      where.not(where.exists(where.selectFrom('tier_price').select('qty').whereRef('tier_price.product_id', '=', 'product.id'))),
    )
    .orderBy('product.id')
    .orderBy('variant.id')
    .limit(count)
    .execute()
  for (const { id } of rows) await setStock(db, id, stock)
  return rows.map(({ sku, productId, productSku }) => ({ sku, productId, productSku }))
}

/** Sets the stock of a variant, by id or sku, and records the difference as a delivery. */
export async function setStock(db: Database, variant: number | string, stock: number): Promise<void> {
  const column = sql.ref(typeof variant === 'number' ? 'id' : 'sku')
  await sql`with before as (select sku, stock from variant where ${column} = ${variant} for update),
    counted as (update delivered set pieces = pieces + ${stock} - before.stock from before where delivered.sku = before.sku)
    update variant set stock = ${stock} from before where variant.sku = before.sku`.execute(db)
}

/** Multiplies a product's price in every store. */
export async function multiplyPrice(db: Database, productId: number, factor: number): Promise<void> {
  for (const table of ['product_price', 'variant_price'] as const) {
    const own =
      table === 'product_price'
        ? sql`product_id = ${productId}`
        : sql`variant_id in (select id from variant where product_id = ${productId})`
    await sql`update ${sql.table(table)} set regular_cents = regular_cents * ${factor}::float8, final_cents = final_cents * ${factor}::float8 where ${own}`.execute(
      db,
    )
  }
}

/** The stock of a variant. */
export async function readStock(db: Database, sku: string): Promise<number> {
  const row = await db.selectFrom('variant').select('stock').where('sku', '=', sku).executeTakeFirstOrThrow()
  return row.stock
}

/** A valid address for each store. */
export const addresses: Record<StoreCode, Record<string, unknown>> = {
  nl: {
    firstname: 'Sanne',
    lastname: 'de Vries',
    street: ['Keizersgracht', '12', 'A'],
    postcode: '1015 CN',
    city: 'Amsterdam',
    country_id: 'NL',
    telephone: '+31 6 12345678',
  },
  be: {
    firstname: 'Lotte',
    lastname: 'Peeters',
    street: ['Meir', '24', 'bus 3'],
    postcode: '2000',
    city: 'Antwerpen',
    country_id: 'BE',
    telephone: '+32 470 12 34 56',
  },
  en: {
    firstname: 'Mary',
    lastname: "O'Neil",
    street: ['221B Baker Street'],
    postcode: 'SW1A 1AA',
    city: 'London',
    country_id: 'GB',
    telephone: '020 7946 0018',
  },
  de: {
    firstname: 'Jörg',
    lastname: 'Strauß',
    street: ['Große Straße', '7'],
    postcode: '10115',
    city: 'Berlin',
    country_id: 'DE',
    telephone: '+49 30 901820',
  },
  se: {
    firstname: 'Åsa',
    lastname: 'Öberg',
    street: ['Storgatan 5'],
    postcode: '111 22',
    city: 'Stockholm',
    country_id: 'SE',
    telephone: '+46 8 123 456',
  },
}

/** The payment method that redirects to the provider, in each store. */
export const redirectMethods: Record<StoreCode, string> = {
  nl: 'ideal',
  be: 'bancontact',
  en: 'creditcard',
  de: 'creditcard',
  se: 'creditcard',
}

/** Adds pieces to the cart. */
export function addToCart(shopper: Shopper, ...pieces: { sku: string; qty: number }[]): Promise<Answer> {
  return shopper.send('POST', 'checkout/cart/items', { cartItems: pieces })
}

/** The shipping data that the checkout sends, for an address that is valid in the store. */
export function shippingInformation(store: StoreCode, email = 'sanne@example.com', change: Record<string, unknown> = {}): object {
  const address = { ...addresses[store], email }
  return {
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shippingCarrierCode: 'touchline',
      shippingMethodCode: 'home',
      extensionAttributes: { requested_delivery_date: null },
      ...change,
    },
  }
}

/** Sends the address and the shipping method, for this shopper's store. */
export function chooseShipping(shopper: Shopper, change: Record<string, unknown> = {}): Promise<Answer> {
  return shopper.send('POST', 'checkout/cart/shipping-information', shippingInformation(shopper.store, undefined, change))
}

/** Places the order. */
export function placeOrder(shopper: Shopper, method = 'banktransfer', key: string | null = null): Promise<Answer> {
  return shopper.send(
    'POST',
    'checkout/cart/payment-information',
    {
      email: 'sanne@example.com',
      shippingOptions: {},
      paymentMethod: { method, additional_data: method === 'ideal' ? { issuer: 'duinbank' } : {} },
    },
    key === null ? {} : { 'Idempotency-Key': key },
  )
}

/** Fills the cart, completes the checkout and places the order. */
export async function purchase(
  shopper: Shopper,
  piece: Piece,
  { qty = 1, method = 'banktransfer', key }: { qty?: number; method?: string; key?: string } = {},
): Promise<Answer> {
  await addToCart(shopper, { sku: piece.sku, qty })
  await chooseShipping(shopper)
  return placeOrder(shopper, method, key ?? null)
}

/** The payment id in the address that a shopper was sent to. */
export function paymentAt({ provider }: Pick<StartedHost, 'provider'>, redirectUrl: string): Payment {
  const payment = provider.books.read(redirectUrl.split('/').at(-1) ?? '')
  if (!payment) throw new Error(`paymentAt: the provider has no payment at ${redirectUrl}`)
  return payment
}

/** Presses a button at the provider, and returns the address that it redirects to. */
export async function decide(shopper: Shopper, redirectUrl: string, decision: string): Promise<string> {
  const answer = await shopper.submit(redirectUrl, { decision })
  const back = answer.headers.get('Location')
  if (!back) throw new Error(`decide: the provider answered ${answer.status} and no way back`)
  return back
}
