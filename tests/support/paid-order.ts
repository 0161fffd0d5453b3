// Writes a paid order into the database and the provider's books, without the checkout, for tests that need thousands.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { StartedHost } from './serve-shop.ts'

/** Its ids, and the gift card that paid a part of it. */
export interface PaidOrder {
  id: number
  items: number[]
  payment: string
  card: string
}

/** The purchase, in cents. */
export interface Bought {
  store: number
  currency: string
  lines: readonly { qty: number; price: bigint; isMade: boolean }[]
  subtotal: bigint
  discount: bigint
  shipping: bigint
  cards: bigint
}

/** Writes a paid order as the checkout would: the card is empty, and the payment is in the provider's books. */
export async function writePaidOrder(
  { host: { shop }, provider }: Pick<StartedHost, 'host' | 'provider'>,
  { store, currency, lines, subtotal, discount, shipping, cards }: Bought,
): Promise<PaidOrder> {
  const grand = Number(subtotal - discount + shipping - cards)
  const token = randomUUID()
  const address = JSON.stringify({
    firstname: 'Sanne',
    lastname: 'de Vries',
    street: ['Dam 1'],
    postcode: '1012 JS',
    city: 'Amsterdam',
    country_id: 'NL',
    telephone: '020',
  })
  const session = `session-${token}`
  const { rows } = await sql<{ id: number }>`insert into cart (store_id, is_active) values (${store}, false) returning id`.execute(shop.db)
  const cart = rows[0]?.id ?? 0
  const { id } = await shop.db
    .insertInto('shop_order')
    .values({
      number: token.slice(0, 18),
      store_id: store,
      session_id: session,
      customer_id: null,
      cart_id: cart,
      cart_claim: `${cart}:1`,
      idempotency_key: null,
      status: 'paid',
      email: 'sanne@example.com',
      currency,
      subtotal_incl_tax: Number(subtotal),
      shipping_incl_tax: Number(shipping),
      discount: Number(discount),
      coupon_code: null,
      gift_cards: Number(cards),
      tax: 0,
      grand_total: grand,
      segments: '[]',
      billing_address: address,
      shipping_address: address,
      carrier_code: 'touchline',
      method_code: 'home',
      shipping_title: 'Home',
      delivery_slot: null,
      payment_code: 'creditcard',
      payment_title: 'Card',
      lead_days: 0,
      created_at: shop.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const items: number[] = []
  for (const { qty, price, isMade } of lines) {
    const row = await shop.db
      .insertInto('order_item')
      .values({
        order_id: id,
        product_id: 1,
        sku: `S-${items.length}`,
        name: 'Thing',
        image: null,
        url: '/',
        options: '[]',
        choices: '{}',
        buy_request: null,
        content: JSON.stringify({ kind: 'simple', no_return: isMade, parts: [], prints: [], players: [] }),
        qty,
        price_incl_tax: Number(price),
        row_total_incl_tax: qty * Number(price),
        tax_percent: 21,
        no_return_reason: isMade ? 'made-for-you' : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    items.push(row.id)
  }
  const url = 'https://shop.test/'
  const payment = provider.books.open({
    reference: token,
    amount: grand,
    currency,
    description: '',
    method: 'creditcard',
    issuer: null,
    return_url: url,
    notice_url: url,
  })
  provider.books.confirm(payment.id, 'paid')
  await shop.db
    .insertInto('payment_attempt')
    .values({
      id: token,
      order_id: id,
      session_id: session,
      status: 'paid',
      provider_id: payment.id,
      issuer: null,
      amount: grand,
      paid_amount: grand,
      created_at: shop.now(),
    })
    .execute()
  if (cards > 0n) {
    await sql`insert into gift_card (code_hash, last_four, currency, issued, balance) values (${token}, 'XXXX', ${currency}, ${Number(cards)}, 0)`.execute(
      shop.db,
    )
    await shop.db
      .insertInto('gift_card_use')
      .values({ order_id: id, code_hash: token, amount: Number(cards) })
      .execute()
  }
  return { id, items, payment: payment.id, card: token }
}
