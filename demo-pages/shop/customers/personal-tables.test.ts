// Tests that the copy of a customer's data and the deletion of her account cover every table that names a person. Long because each table about a person is one row of it.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { addToCart, decide, purchase, stockUp } from '#tests/support/purchase.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { Shopper } from '#tests/support/shopper.ts'
import type { Language } from '#demo-pages/host/store-view.ts'
import { purposeRows } from '#demo-pages/pages/privacy-purposes.ts'
import { clean } from '../spring-clean.ts'
import { otherTables, personalTables, type PersonalTable } from './personal-tables.ts'

const PASSWORD = 'Correct-Horse-9'
const EMAIL = 'marker-mira@example.com'
/** In every row that is planted; nothing else in the shop contains it. */
const MARK = 'Markerova'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())

async function tableNames(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(shop.db)
  // Kept by the invariants of the tests, not by the shop.
  return rows.map(({ name }) => name).filter((name) => name !== 'delivered')
}

/** What is wrong with the two lists, in words for whoever added a table. */
function faultsOf(tables: readonly string[]): string[] {
  const isListed = (name: string) => Number(name in personalTables) + Number(name in otherTables)
  return [
    ...tables
      .filter((name) => isListed(name) !== 1)
      .map((name) => `${name}: list it once in personal-tables.ts, as personal or with the reason why it names nobody`),
    ...[...Object.keys(personalTables), ...Object.keys(otherTables)]
      .filter((name) => !tables.includes(name))
      .map((name) => `${name}: is listed in personal-tables.ts, but the schema does not have it`),
  ]
}

/** The tables with a column that tells something of a person, or that belong to somebody's row. */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns where table_schema = current_schema()
      and column_name ~ '(^|_)(customer|session|owner|email|recipient|phone|telephone|firstname|lastname|nickname|birth|gender|iban|ip)($|_)|^(billing_|shipping_)?address$|hash$'
    union
    select distinct child.table_name from information_schema.table_constraints child
      join information_schema.referential_constraints link on link.constraint_name = child.constraint_name
      join information_schema.table_constraints parent on parent.constraint_name = link.unique_constraint_name
      where parent.table_name in ('customer', 'shop_order', 'order_item', 'return_case', 'complaint', 'cart', 'review', 'team_order')
    order by 1`.execute(shop.db)
  return rows.map(({ name }) => name)
}

/** Of these, the tables that are not listed as personal; the staff's are not shoppers', and the hash of a gift card's code names nobody. */
function namelessOf(tables: readonly string[]): string[] {
  const known = ['operator', 'operator_session', 'gift_card', 'delivered']
  return tables.filter((name) => !(name in personalTables) && !known.includes(name))
}

describe('the list of tables', () => {
  test('has every table of the schema once', async () => {
    expect(faultsOf(await tableNames())).toEqual([])
  })

  test('refuses a table that nobody has thought of', async () => {
    await sql`create table birthday_club (customer_id integer references customer on delete cascade, wish text)`.execute(shop.db)
    try {
      expect(faultsOf(await tableNames())).toEqual([expect.stringMatching(/^birthday_club: list it once/)])
    } finally {
      await sql`drop table birthday_club`.execute(shop.db)
    }
  })

  test('calls no table nameless that has a customer, something of a person, or rows of somebody', async () => {
    expect(namelessOf(await tablesOfPeople())).toEqual([])
  })

  test.each([
    'phone text',
    'telephone text',
    'email text',
    'contact_email text',
    'lastname text',
    'birth_date date',
    'billing_address jsonb',
    'iban text',
    'ip inet',
    'customer_id integer',
    'order_id integer references shop_order',
    'session_id text',
  ])('finds a table that is listed as nameless and has the column %s', async (column) => {
    await sql`create table gift_offer_note (id integer, ${sql.raw(column)})`.execute(shop.db)
    try {
      expect(namelessOf(await tablesOfPeople())).toEqual(['gift_offer_note'])
    } finally {
      await sql`drop table gift_offer_note`.execute(shop.db)
    }
  })

  test.each(['nl', 'en', 'de', 'sv'] as const)('the privacy notice has a row for every purpose in %s', (language: Language) => {
    const notice = purposeRows({ language })
    expect(notice).not.toMatch(/\{\w+\}/)
    for (const word of {
      nl: ['toegangssleutel', 'klachten', 'Afterpay'],
      en: ['passkey', 'complaints'],
      de: ['Passkey', 'Reklamationen', 'Afterpay'],
      sv: ['lösennyckel', 'reklamationer'],
    }[language]) {
      expect(notice).toContain(word)
    }
  })
})

/** A customer with a row in every table that names a person, and what is hers in each. */
async function everywhere(): Promise<{ shopper: Shopper; id: number; orderId: number }> {
  const { db } = shop
  const shopper = new Shopper(shop.url, 'en')
  const piece = await stockUp(db, 20)
  const person = {
    ...{ firstname: 'Mira', lastname: MARK, gender: 'female', day: '1', month: '2', year: '2000', telephone: '', prefix: '', company: '' },
    ...{ email: EMAIL, password: PASSWORD, password_confirmation: PASSWORD, newsletter: true },
  }
  expect((await shopper.send('POST', 'api/customer/register', person)).status).toBe(200)
  const { redirect_url } = (await purchase(shopper, piece, { method: 'creditcard' })).body
  await decide(shopper, redirect_url, 'paid')
  const message = { name: MARK, email: EMAIL, subject: 'A question', order_number: '', message: `From ${MARK}` }
  expect((await shopper.send('POST', 'api/contact', message)).status).toBe(201)
  await addToCart(shopper, { sku: piece.sku, qty: 1 })

  const { id } = await db.selectFrom('customer').select('id').where('email', '=', EMAIL).executeTakeFirstOrThrow()
  const order = await db.selectFrom('shop_order').select(['id', 'store_id']).where('customer_id', '=', id).executeTakeFirstOrThrow()
  const item = await db.selectFrom('order_item').select('id').where('order_id', '=', order.id).executeTakeFirstOrThrow()
  const attempt = await db.selectFrom('payment_attempt').select('id').where('order_id', '=', order.id).executeTakeFirstOrThrow()
  const [cart, product] = [
    await db.selectFrom('cart').select('id').where('customer_id', '=', id).where('is_active', '=', true).executeTakeFirstOrThrow(),
    await db.selectFrom('product').select('id').executeTakeFirstOrThrow(),
  ]
  const rows = [
    sql`update cart set email = ${EMAIL}, shipping_address = jsonb_build_object('lastname', ${MARK}::text) where id = ${cart.id}`,
    sql`insert into customer_address (customer_id, address) values (${id}, jsonb_build_object('lastname', ${MARK}::text))`,
    sql`insert into password_reset values ('reset', ${id}, now())`,
    sql`insert into known_place values (${id}, ${`place-${MARK}`}, now())`,
    sql`insert into passkey values ('key', ${id}, 'public', 0, '[]', ${MARK}, now(), null)`,
    sql`insert into passkey_challenge values ('word', 'some', ${id}, now())`,
    sql`insert into kept_product (kind, owner, store_id, product_id) values ('wishlist', ${`customer:${id}`}, ${order.store_id}, ${product.id})`,
    sql`insert into stock_alert (store_id, sku, customer_id, email, created_at)
      values (${order.store_id}, ${piece.sku}, ${id}, ${EMAIL}, now())`,
    sql`insert into stock_alert (store_id, sku, customer_id, email, created_at, sent_at)
      values (${order.store_id}, ${piece.sku}, null, ${EMAIL.toUpperCase()}, now(), now())`,
    sql`insert into review (product_id, customer_id, language, rating, title, text, nickname, state, created_at, fit)
      values (${product.id}, ${id}, 'en', 5, 'Good', 'Runs well', ${MARK}, 'approved', now(), 'small')`,
    sql`insert into review_photo select id, 1, 'jpeg', 'thumb', 1, 1 from review where customer_id = ${id}`,
    sql`insert into team_order (store_id, customer_id, title, kit, closes_on, created_at)
      values (${order.store_id}, ${id}, ${`Team ${MARK}`}, '{"sku":"KIT","sizes":[]}', '2099-01-01', now())`,
    sql`insert into team_player (team_order_id, name, number, sizes) select id, ${MARK}, '9', '[{"productId":1,"attributes":{"size":"SIZEMARK"}}]' from team_order where customer_id = ${id}`,
    sql`insert into team_address (team_order_id, owner_hash, email) select id, 'x', ${`player-${MARK}@example.com`} from team_order where customer_id = ${id}`,
    sql`insert into parcel (order_id, carrier, tracking_code, sent_at) values (${order.id}, 'dhl', 'TRACKMARKER', now())`,
    sql`insert into return_case (reference, kind, order_id, intent, name, email, status, created_at)
      values ('R-MARK', 'return', ${order.id}, 'one', ${MARK}, ${EMAIL}, 'registered', now())`,
    sql`insert into return_line select id, ${item.id}, 1, 'size' from return_case where order_id = ${order.id}`,
    sql`insert into exchange (case_id, order_item_id, sku, options, qty, kept, state, until)
      select case_id, order_item_id, 'EXCHANGE-MARK', '[]', 1, 0, 'lapsed', now() from return_line where order_item_id = ${item.id}`,
    sql`insert into refund (reference, attempt_id, amount, created_at, paid_at) values ('REFUND-MARK', ${attempt.id}, 100, now(), now())`,
    sql`insert into complaint (reference, order_id, order_item_id, intent, email, text, created_at)
      values ('K-MARK', ${order.id}, ${item.id}, 'one', ${EMAIL}, ${`Torn, ${MARK}`}, now())`,
    sql`insert into mail (store_id, order_id, kind, recipient, language, subject, body, sent_at)
      values (${order.store_id}, ${order.id}, 'complaint K-MARK', ${EMAIL}, 'en', 'Your complaint', ${`Torn, ${MARK}`}, now())`,
    sql`update order_item set content = jsonb_set(content, '{players}', '[{"name":"PRINTED","number":"77","sizes":[]}]') where id = ${item.id}`,
    sql`update shop_order set delivery_slot = '{"id":"late","date":"2026-12-01","from":"18:00","to":"22:00","label":"Tuesday evening"}'
      where id = ${order.id}`,
    sql`insert into complaint_photo select id, 1, 'photo' from complaint where order_id = ${order.id}`,
    sql`insert into coupon (code, percent) values ('MARKCODE', 5)`,
    sql`insert into coupon_use values (${order.id}, 'MARKCODE', ${EMAIL})`,
  ]
  for (const row of rows) await row.execute(db)
  return { shopper, id, orderId: order.id }
}

/** Words that only this table's row has, in the copy. */
const inCopy: Readonly<Record<string, string | number>> = {
  customer: EMAIL,
  customer_address: MARK,
  session: 'seen_at',
  known_place: `place-${MARK}`,
  passkey: MARK,
  kept_product: 'wishlist',
  cart: EMAIL,
  cart_item: 'sku',
  subscription: 'newsletters',
  stock_alert: EMAIL,
  review: MARK,
  review_photo: Buffer.from('jpeg').toString('base64'),
  team_order: `Team ${MARK}`,
  team_player: MARK,
  shop_order: 'grand_total',
  order_item: 'items',
  coupon_use: 'MARKCODE',
  parcel: 'TRACKMARKER',
  payment_attempt: 'issuer',
  refund: 'REFUND-MARK',
  return_case: 'R-MARK',
  exchange: 'EXCHANGE-MARK',
  return_line: 'reason_code":"size"',
  complaint: `Torn, ${MARK}`,
  complaint_photo: Buffer.from('photo').toString('base64'),
  contact_message: `From ${MARK}`,
  mail: EMAIL,
}

const copied = (table: PersonalTable) => ('in' in table.copy ? table.copy.in : null)

test('the copy has what is hers in every table, and after the deletion only what the books need is left', async () => {
  const { shopper, id, orderId } = await everywhere()
  // A newsletter that she has confirmed.
  await shop.db.updateTable('subscription').set({ state: 'subscribed' }).where('email', '=', EMAIL).execute()
  const { body: copy } = await shopper.get('account/settings/data')
  const missing = Object.entries(personalTables).flatMap(([name, table]) => {
    const key = copied(table)
    if (key === null) return []
    return JSON.stringify({ [key]: copy[key] }).includes(String(inCopy[name])) && JSON.stringify(copy[key] ?? []) !== '[]' ? [] : [name]
  })
  expect(missing).toEqual([])
  const item = { content: { players: [{ name: 'PRINTED', number: '77' }] } }
  expect(copy).toMatchObject({ orders: [{ delivery_slot: { label: 'Tuesday evening' }, items: [item] }], reviews: [{ fit: 'small' }] })
  expect(copy.team_orders[0].players[0].sizes).toEqual([{ product_id: 1, attributes: { size: 'SIZEMARK' } }])
  // Her mails without an order, too: the welcome, the newsletter's, the answer to her message. None with a link that proves who reads them.
  const letters = await shop.db
    .selectFrom('mail')
    .select(['kind', 'subject'])
    .where('recipient', '=', EMAIL)
    .where('order_id', 'is', null)
    .execute()
  expect(letters.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['welcome', 'newsletter', 'contact']))
  expect(copy.mails.map(({ subject }: { subject: string }) => subject)).toEqual(
    expect.arrayContaining(letters.map(({ subject }) => subject)),
  )
  expect(JSON.stringify(copy)).not.toMatch(/scrypt|password|confirm=/)
  // The PDFs are those that she can download or got by mail, and can be read.
  const [{ number, papers }] = copy.orders
  expect(papers.map(({ file }: { file: string }) => file)).toEqual([`order_${number}.pdf`, `invoice_${number}.pdf`])
  for (const { pdf } of papers) expect((await readPdf(Buffer.from(pdf, 'base64'))).title).toContain(number)

  expect((await shopper.send('POST', 'api/customer/delete', { password: PASSWORD })).status).toBe(204)
  const left: string[] = []
  for (const [name, { leaving }] of Object.entries(personalTables)) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t
      where t::text like ${`%${MARK}%`} or t::text ilike ${`%${EMAIL}%`} or t::text like ${`%customer:${id}%`}`.execute(shop.db)
    if (rows.length > 0 && typeof leaving === 'string') left.push(`${name}: ${rows[0]?.text}`)
  }
  expect(left).toEqual([])
  // The mail about a complaint quotes it, and goes with it; those about the order itself stay.
  const kinds = await shop.db.selectFrom('mail').select('kind').where('order_id', '=', orderId).execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(['confirmation'])
  // Orders stay with their books, and belong to nobody.
  const orders = await shop.db.selectFrom('shop_order').select(['customer_id', 'status']).where('id', '=', orderId).execute()
  expect(orders).toEqual([{ customer_id: null, status: 'paid' }])
  const mails = await shop.db.selectFrom('mail').select('kind').where('recipient', '=', EMAIL).where('order_id', 'is', null).execute()
  expect(mails).toEqual([{ kind: 'account-deleted' }])

  // The planted rows of the books are still there; without the events that make such rows they would not balance, so they go now.
  for (const planted of [
    sql`delete from refund where reference = 'REFUND-MARK'`,
    sql`delete from return_case where order_id = ${orderId}`,
    sql`delete from coupon_use where order_id = ${orderId}`,
    sql`delete from parcel where order_id = ${orderId}`,
  ])
    expect((await planted.execute(shop.db)).numAffectedRows).toBe(1n)
})

test('a message of somebody who only typed the address is not hers to read', async () => {
  const stranger = new Shopper(shop.url, 'en')
  const message = { name: 'Somebody', email: 'victim@example.com', subject: 'Secret', order_number: '', message: 'A guest wrote this' }
  expect((await stranger.send('POST', 'api/contact', message)).status).toBe(201)
  const shopper = new Shopper(shop.url, 'en')
  const person = {
    ...{
      firstname: 'Not',
      lastname: 'Herself',
      gender: 'female',
      day: '1',
      month: '2',
      year: '2000',
      telephone: '',
      prefix: '',
      company: '',
    },
    ...{ email: 'victim@example.com', password: PASSWORD, password_confirmation: PASSWORD, newsletter: false },
  }
  expect((await shopper.send('POST', 'api/customer/register', person)).status).toBe(200)
  const { body: copy } = await shopper.get('account/settings/data')
  expect(copy.messages).toEqual([])
  expect(JSON.stringify(copy.mails)).not.toContain('A guest wrote this')
})

test('messages and complaints go after two years with the mails that quote them, as the notice says; those of an order stay', async () => {
  const messages = () => shop.db.selectFrom('contact_message').select('subject').where('subject', '=', 'Secret').execute()
  const inDays = (days: number) => clean({ db: shop.db, now: () => new Date(Date.now() + days * 86_400_000) })
  const { id } = await shop.db.selectFrom('shop_order').select('id').executeTakeFirstOrThrow()
  await shop.db.deleteFrom('mail').execute()
  await sql`insert into mail (store_id, order_id, kind, recipient, language, subject, body, sent_at) values
    (3, ${id}, 'confirmation', ${EMAIL}, 'en', 'Your order', 'Thanks', now()),
    (3, ${id}, 'complaint C-1', ${EMAIL}, 'en', 'Your complaint', 'Torn', now()),
    (3, null, 'contact', ${EMAIL}, 'en', 'Your message', 'Secret', now())`.execute(shop.db)
  const mails = async () => (await shop.db.selectFrom('mail').select('kind').orderBy('id').execute()).map(({ kind }) => kind)
  await inDays(729)
  expect(await messages()).toHaveLength(1)
  expect(await mails()).toEqual(['confirmation', 'complaint C-1', 'contact'])
  await inDays(731)
  expect(await messages()).toEqual([])
  expect(await mails()).toEqual(['confirmation'])
})
