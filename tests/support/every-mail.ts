// Lets a shop send each kind of its mails in one store: an order from payment to refund, an account from welcome to farewell, a team, a newsletter.
import type { Selectable } from 'kysely'
import type { StoreCode } from '#demo-pages/host/store-view.ts'
import { storeByCode } from '#demo-pages/host/store-view.ts'
import type { Tables } from '#demo-pages/database/tables.ts'
import { cancelOrder } from '#demo-pages/service/cancel-order.ts'
import { tellPaidBack } from '#demo-pages/service/case-mails.ts'
import { endLateExchanges, serveWaiting } from '#demo-pages/service/watch-exchanges.ts'
import { sendRefund } from '#demo-pages/shop/order-mail.ts'
import { sendStockAlerts } from '#demo-pages/shop/stock-alerts.ts'
import { team, teamPlayer } from './kind-items.ts'
import { decideAsked, deliver, logInOperator } from './operator.ts'
import { Device } from './passkey-device.ts'
import { addToCart, chooseShipping, placeOrder, purchase, setStock, stockTwo, stockUp } from './purchase.ts'
import type { StartedHost } from './serve-shop.ts'
import { Shopper } from './shopper.ts'

export type Mail = Selectable<Tables['mail']>

const password = 'Correct-Horse-9'
/** A name as somebody might enter who means no good. */
export const nastyName = `<script>alert("x")</script>&amp;`

/** The clock of the shop, which newsletters need to move. */
export interface Clock {
  at: number
}

/** Every mail that these steps send, in order. The shop needs `PUBLIC_URL`, as its passkeys are bound to it. */
export async function sendEveryMail(shop: StartedHost, store: StoreCode, clock: Clock): Promise<Mail[]> {
  const { id: storeId } = storeByCode(store)
  const before = await shop.db.selectFrom('mail').select('id').orderBy('id', 'desc').executeTakeFirst()
  await shop.db.deleteFrom('try_count').execute()
  await orderAndReturn(shop, store)
  await exchangeSizes(shop, store, clock)
  await keepAnAccount(shop, store)
  await orderForATeam(shop, store)
  await writeAndSubscribe(shop, store, clock)
  const [piece] = await stockTwo(shop.db)
  await setStock(shop.db, piece.sku, 0)
  const alert = { store_id: storeId, sku: piece.sku, email: 'bo@example.com', customer_id: null, sent_at: null }
  await shop.db
    .insertInto('stock_alert')
    .values({ ...alert, created_at: new Date(clock.at) })
    .execute()
  await setStock(shop.db, piece.sku, 50)
  await sendStockAlerts(shop.host.shop)
  return shop.db
    .selectFrom('mail')
    .selectAll()
    .where('id', '>', before?.id ?? 0)
    .orderBy('id')
    .execute()
}

async function orderAndReturn(shop: StartedHost, store: StoreCode): Promise<void> {
  const { db, host } = shop
  const [first, second] = await stockTwo(db)
  const shopper = new Shopper(shop.url, store)
  await addToCart(shopper, { sku: first.sku, qty: 4 }, { sku: second.sku, qty: 1 })
  const players = [teamPlayer('a', 'M', { name: 'Åsa', number: '7' }), teamPlayer('b', 'L', { name: 'Ben', number: '10' })]
  await shopper.send('POST', 'checkout/cart/items', { cartItems: [await team(db, players)] })
  await chooseShipping(shopper)
  const { body } = await placeOrder(shopper)
  const who = { email: 'sanne@example.com', order_number: body.order_number }
  const order = await db.selectFrom('shop_order').selectAll().where('number', '=', who.order_number).executeTakeFirstOrThrow()
  await deliver(shop, order.number)
  const item = await db.selectFrom('order_item').select('id').where('order_id', '=', order.id).orderBy('id').executeTakeFirstOrThrow()
  const operator = await logInOperator(shop.url)
  for (const status of ['approved', 'refused']) {
    const back = { item_id: item.id, quantity: 1, reason_code: 'too-small' }
    await shopper.send('POST', 'returns/post/order', { ...who, items: [back] }, { 'Idempotency-Key': `return-${status}` })
    await shopper.send('POST', 'returns/post/withdrawal', { ...who, name: 'Sanne', items: [back] }, { 'Idempotency-Key': `w-${status}` })
    const cases = await db
      .selectFrom('return_case')
      .select('id')
      .where('order_id', '=', order.id)
      .where('status', '=', 'registered')
      .execute()
    for (const { id } of cases) await decideAsked(operator, order.id, id, status)
  }
  const { id: caseId } = await db.selectFrom('return_case').select('id').where('order_id', '=', order.id).executeTakeFirstOrThrow()
  const complaint = { ...who, item_id: item.id, text: `The seam is torn.\n${nastyName}` }
  await shopper.send('POST', 'returns/post/complaint', complaint, { 'Idempotency-Key': 'complaint-one' })
  await db.transaction().execute(async (trx) => {
    await tellPaidBack(trx, host.shop, order, [{ caseId, cents: 1999 }])
    await sendRefund(trx, host.shop, order, 5000)
  })
  const { body: other } = await purchase(new Shopper(shop.url, store), second)
  await cancelOrder(
    host.shop,
    await db.selectFrom('shop_order').selectAll().where('number', '=', other.order_number).executeTakeFirstOrThrow(),
  )
}

/** One size is kept and sent, one waited for until it arrives, and one is not kept any more. */
async function exchangeSizes(shop: StartedHost, store: StoreCode, clock: Clock): Promise<void> {
  const { db, host } = shop
  const piece = await stockUp(db, 50, 'configurable')
  const { body } = await purchase(new Shopper(shop.url, store), piece, { qty: 4 })
  const who = { email: 'sanne@example.com', order_number: body.order_number }
  await deliver(shop, body.order_number)
  const shopper = new Shopper(shop.url, store)
  const { body: choices } = await shopper.send('POST', 'returns/fetch/choices', who)
  const [{ item_id, virtual_products: others }] = choices.exchanges
  const [there, gone] = others.slice(-2).map(({ sku }: { sku: string }) => sku)
  await setStock(db, there, 2)
  await setStock(db, gone, 0)
  const ways = ['code', 'label', null, null]
  const wishes = [{ sku: there }, { sku: there }, { sku: gone, wait: true }, { sku: gone, wait: true }]
  const references: string[] = []
  for (const [at, exchange] of wishes.entries()) {
    const items = [{ item_id, quantity: 1, reason_code: 'too-small', exchange }]
    references.push((await shopper.send('POST', 'returns/post/choices', { ...who, way: ways[at], items })).body.reference)
  }
  await setStock(db, gone, 1)
  await serveWaiting(host.shop)
  const row = await db
    .selectFrom('return_case')
    .select(['id', 'order_id'])
    .where('reference', '=', references[0] ?? '')
    .executeTakeFirstOrThrow()
  await decideAsked(await logInOperator(shop.url), row.order_id, row.id)
  clock.at += 22 * 86_400_000
  await endLateExchanges(host.shop)
  clock.at -= 22 * 86_400_000
}

async function register(shop: StartedHost, store: StoreCode, email: string, newsletter = false): Promise<Shopper> {
  const shopper = new Shopper(shop.url, store)
  const names = { firstname: nastyName, lastname: 'Lee', gender: 'female', birth_date: '2000-02-29' }
  const fields = { ...names, email, email_repeat: email, password, password_confirmation: password, newsletter }
  const answer = await shopper.send('POST', 'api/customer/register', fields)
  if (answer.status !== 200) throw new Error(`every mail: the account was refused: ${JSON.stringify(answer.body)}`)
  return shopper
}

async function lastMail({ db }: StartedHost, kind: string): Promise<string> {
  const mail = db.selectFrom('mail').select('body').where('kind', '=', kind).orderBy('id', 'desc')
  return (await mail.executeTakeFirstOrThrow()).body
}

async function keepAnAccount(shop: StartedHost, store: StoreCode): Promise<void> {
  const email = `lee-${store}@example.com`
  const guest = new Shopper(shop.url, store)
  await register(shop, store, email)
  await guest.send('POST', 'api/customer/password/forgot', { email })
  const token = /token=([\w-]+)/.exec(await lastMail(shop, 'password'))?.[1]
  await guest.send('POST', 'api/customer/password/reset', { token, password })
  await guest.send('POST', 'api/customer/login', { email, password })
  const { body } = await guest.send('POST', 'api/customer/passkeys/options')
  const credential = new Device(shop.host.options.publicUrl ?? shop.url).create(body.challenge)
  await guest.send('POST', 'api/customer/passkeys', { name: nastyName, credential })
  await guest.send('PUT', 'api/customer/email', { email: `new-${email}`, password })
  await guest.send('POST', 'api/customer/delete', { password })
}

async function orderForATeam(shop: StartedHost, store: StoreCode): Promise<void> {
  const coach = await register(shop, store, `coach-${store}@example.com`)
  const { sku, product_option } = await team(shop.db, [])
  const closes_on = new Date(shop.host.shop.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10)
  const { body } = await coach.send('POST', 'api/customer/teams', {
    item: { sku, product_option },
    title: `Under 12 ${nastyName}`,
    closes_on,
  })
  const [{ id, link }] = body.items
  const token = link.replace(/^.*#/, '')
  const player = new Shopper(shop.url, store)
  await player.send('POST', 'api/teams/remind', { token, owner: crypto.randomUUID(), email: 'player@example.com' })
  await coach.send('POST', `api/customer/teams/${id}/reminder`)
  const owner = crypto.randomUUID()
  const { body: open } = await player.send('POST', 'api/teams/open', { token, owner })
  const sizes = Object.fromEntries(
    open.parts.map((part: { product_id: number; sizes: { value: string }[] }) => [part.product_id, part.sizes[0]?.value]),
  )
  await player.send('POST', 'api/teams/enter', { token, owner, name: 'Kim', number: '9', sizes })
}

async function writeAndSubscribe(shop: StartedHost, store: StoreCode, clock: Clock): Promise<void> {
  const shopper = new Shopper(shop.url, store)
  const message = {
    name: nastyName,
    email: 'anna@example.org',
    subject: 'Ball',
    order_number: '',
    message: `Is it <b>round</b>?\n${nastyName}`,
  }
  await shopper.send('POST', 'api/contact', message)
  const wish = { email: 'anna@example.org', consent: true }
  await shopper.send('POST', 'api/newsletter', wish)
  const confirm = /newsletter\?confirm=(\S+)/.exec(await lastMail(shop, 'newsletter'))?.[1] ?? ''
  await shopper.submit('newsletter', { confirm })
  clock.at += 5 * 60_000
  await shopper.send('POST', 'api/newsletter', wish)
}
