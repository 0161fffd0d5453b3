// Runs seeded schedules of endings, payments and cases of one order, some at the same moment on different processes, and checks its money afterwards.
import { hashOf } from '#demo-pages/shop/discounts/gift-card.ts'
import { isLost } from '#demo-pages/shop/orders.ts'
import { happenings, placeAnew, type MoneyEvent, type MoneyOrder } from './money-events.ts'
import { pick, seededRandom } from './random.ts'
import { addToCart, type Piece } from './purchase.ts'
import type { ShopProcesses } from './shop-processes.ts'
import { Shopper } from './shopper.ts'
import { logInOnBoth } from './two-devices.ts'

/** The events by which an order ends or is paid. */
export const ends: Record<string, readonly (readonly MoneyEvent[])[]> = {
  cancel: [['cancel']],
  expire: [['expire']],
  'pay late': [
    ['cancel', 'pay'],
    ['expire', 'pay'],
  ],
  'pay twice': [['pay', 'pay']],
}

/** The events that depend on what the order has, or on what is requested for it. */
export const startEvents: Record<string, readonly MoneyEvent[]> = {
  'gift card': ['reorder'],
  coupon: ['reorder'],
  'withdrawal registered': ['withdraw'],
  approved: ['withdraw', 'approve'],
  return: ['return', 'approve'],
}

/** A coupon that each customer can use once. */
export const onceEach = { code: 'ONCE-EACH', percent: 10, most_uses_each: 1 }
/** The cents on each run's gift card. */
const onCard = 1_000

/** The shop, and the pieces that the schedules buy. */
export interface MoneyStage {
  shop: ShopProcesses
  operator: Shopper
  pieces: readonly [Piece, Piece]
}

/** Runs the nth schedule of an end and a start; returns a sentence for each fault, with the schedule. */
export async function runMoney(stage: MoneyStage, end: string, thing: string, run: number): Promise<string[]> {
  const random = seededRandom(Number(process.env['SCHEDULE_SEED'] ?? 4173) + run)
  const wanted = ends[end] ?? []
  const orders = permutations([...(wanted[run % wanted.length] ?? []), ...(startEvents[thing] ?? [])])
  const events = orders[Math.floor(run / wanted.length) % orders.length] ?? []
  const name = `${end}-${thing}-${run}`.replaceAll(' ', '-')
  const coupon = thing === 'coupon' || random() < 0.4 ? onceEach.code : null
  const card = thing === 'gift card' || random() < 0.4 ? `MONEY-${name}` : null
  const order = await place(stage, { name, coupon, card, isTransfer: random() < 0.3 })
  const said: string[] = []
  const faults: string[] = []
  let together: Promise<void>[] = []
  for (const event of events) {
    const isAtOnce = together.length > 0 && random() < 0.5
    if (!isAtOnce) await Promise.all(together.splice(0))
    said.push(isAtOnce ? `& ${event}` : event)
    const url = pick(random, stage.shop.urls)
    const happened = happenings[event](order, url).then((statuses) => {
      if (statuses.some((status) => status >= 500)) faults.push(`${event} was answered by ${statuses.join()}`)
    })
    together = [...together, happened]
  }
  await Promise.all(together)
  faults.push(...(await wrongMoney(order)), ...(await wrongDiscounts(order)))
  const kind = [order.payment === null ? 'transfer' : 'provider', card && 'card', coupon && 'coupon'].filter(Boolean).join()
  return faults.map((fault) => `${kind}: ${said.join(', ')} (run ${run}): ${fault}`)
}

async function place(
  { shop, operator, pieces }: MoneyStage,
  { name, coupon, card, isTransfer }: { name: string; coupon: string | null; card: string | null; isTransfer: boolean },
): Promise<MoneyOrder> {
  const [url] = shop.urls
  // The shop would take so many tries from one address for guesses.
  await shop.db.deleteFrom('try_count').execute()
  const shopper = isTransfer ? (await logInOnBoth(shop.db, [url], name)).left : new Shopper(url)
  const email = isTransfer ? `devices-${name}@touchline.example` : `${name}@example.com`
  if (card !== null) {
    const properties = { last_four: 'MNEY', currency: 'GBP', issued: onCard, balance: onCard, is_blocked: false, is_collectable: true }
    await shop.db
      .insertInto('gift_card')
      .values({ ...properties, code_hash: hashOf(card), expires_at: null })
      .execute()
  }
  await addToCart(shopper, { sku: pieces[0].sku, qty: 1 })
  const { status, body } = await placeAnew(shopper, { email, coupon, card, method: isTransfer ? 'banktransfer' : 'creditcard' })
  if (status !== 200) throw new Error(`money-schedules: the order was answered by ${status} ${JSON.stringify(body)}`)
  const { id: item } = await shop.db.selectFrom('order_item').select('id').where('order_id', '=', body.order_id).executeTakeFirstOrThrow()
  const payment = isTransfer ? null : body.redirect_url.split('/').at(-1)
  return { shop, shopper, operator, email, id: body.order_id, number: body.order_number, item, payment, coupon, card, other: pieces[1] }
}

/** Compares the money that the shop holds for the order with what it may keep, calculated without the shop's own columns for that. */
async function wrongMoney({ shop: { db, provider }, id, payment }: MoneyOrder): Promise<string[]> {
  const order = await db.selectFrom('shop_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const attempts = await db.selectFrom('payment_attempt').selectAll().where('order_id', '=', id).execute()
  const uses = await db.selectFrom('gift_card_use').selectAll().where('order_id', '=', id).execute()
  const cases = await db.selectFrom('return_case').selectAll().where('order_id', '=', id).execute()
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
  const known = payment === null ? null : provider.books.read(payment)
  const till = known
    ? { paid: known.status === 'paid' ? known.amount : 0, back: known.paid_back }
    : { paid: sum(attempts.map(({ paid_amount }) => paid_amount ?? 0)), back: sum(attempts.map(({ paid_back }) => paid_back)) }
  const cards = { paid: order.gift_cards, held: sum(uses.map(({ amount, paid_back }) => amount - paid_back)) }
  const price = order.grand_total + order.gift_cards
  // The order has one piece: whoever gives it back keeps nothing of the order, and its delivery is refunded too.
  const kept = isLost(order.status) || cases.some(({ status }) => status === 'approved') ? 0 : price
  const held = till.paid - till.back + cards.held
  const due = Math.min(till.paid + cards.paid, kept)
  const promised = sum(cases.map(({ refund }) => refund ?? 0))
  return [
    ...(held === due ? [] : [`${order.status}: the shop holds ${held} and may keep ${due}`]),
    ...(promised <= till.paid + cards.paid ? [] : [`promised ${promised} of ${till.paid + cards.paid}`]),
    ...(isLost(order.status) && cases.some(({ status }) => status === 'registered') ? ['a case waits at an order that has ended'] : []),
  ]
}

/** Checks that the card's balance and its uses add up to the amount issued, and that the coupon is used once. */
async function wrongDiscounts({ shop: { db }, card, email }: MoneyOrder): Promise<string[]> {
  const living = await db
    .selectFrom('shop_order')
    .select('id')
    .where('email', '=', email)
    .where('coupon_code', '=', onceEach.code)
    .where('status', 'in', ['open', 'pending', 'paid'])
    .execute()
  const wrong = living.length > 1 ? [`the coupon stands on ${living.length} orders`] : []
  if (card === null) return wrong
  const { balance } = await db.selectFrom('gift_card').select('balance').where('code_hash', '=', hashOf(card)).executeTakeFirstOrThrow()
  const uses = await db.selectFrom('gift_card_use').select(['amount', 'paid_back']).where('code_hash', '=', hashOf(card)).execute()
  const all = uses.reduce((sum, { amount, paid_back }) => sum + amount - paid_back, balance)
  return all === onCard ? wrong : [...wrong, `the card of ${onCard} comes to ${all}`]
}

/** All different permutations of the events. */
function permutations(events: readonly MoneyEvent[]): MoneyEvent[][] {
  if (events.length === 0) return [[]]
  return [...new Set(events)].flatMap((first) => {
    const at = events.indexOf(first)
    return permutations(events.toSpliced(at, 1)).map((rest) => [first, ...rest])
  })
}
