// The copy of all data about a customer, which she can download; personal-tables.ts says which table is where.
import type { Database } from '#demo-pages/database/tables.ts'
import { listTeams } from '#demo-pages/service/listed-teams.ts'
import type { PlayerEntry } from '../kinds/item-request.ts'
import { copyPhotos } from '../review-photos.ts'
import type { Session } from '../session.ts'
import type { Shop } from '../shop.ts'
import { copyCases } from './my-cases.ts'
import { copyPapers } from './my-papers.ts'
import { getNewsletters } from './newsletters.ts'
import { listPasskeys } from './passkeys.ts'
import { getProfile } from './profile.ts'

/** All data of the customer in this store. */
export async function copyOf(shop: Shop, session: Session): Promise<Record<string, unknown>> {
  const profile = await getProfile(shop, session)
  const { id } = profile
  const { db } = shop
  const teams = await listTeams(shop, session)
  const passkeys = await listPasskeys(shop, session)
  const newsletters = await getNewsletters(shop, session)
  const of = { id, db }
  return {
    customer: profile,
    ...(await copyAccount(of)),
    orders: await copyOrders(of),
    ...(await copyCases(db, id)),
    review_photos: await copyPhotos(db, id),
    team_orders: teams.map(({ title, closesOn, players }) => ({
      title,
      closes_on: closesOn,
      players: players.map(({ name, number, qty = 1, sizes, state, last }) => ({
        ...{ name, number, qty, state },
        sizes: sizes.map(sizeOf),
        ...(last ? { last_season: { year: last.year, sizes: last.sizes.map(sizeOf) } } : {}),
      })),
    })),
    passkeys: passkeys.items.map(({ id: _, ...passkey }) => passkey),
    newsletters: newsletters.items.filter(({ is_subscribed }) => is_subscribed).map(({ code }) => code),
  }
}

const sizeOf = ({ productId, attributes }: PlayerEntry['sizes'][number]) => ({ product_id: productId, attributes })

interface Owner {
  db: Database
  id: number
}

async function copyAccount({ db, id }: Owner): Promise<Record<string, unknown>> {
  const [addresses, reviews, alerts, kept, sessions, places, cart] = await Promise.all([
    db.selectFrom('customer_address').select('address').where('customer_id', '=', id).execute(),
    db
      .selectFrom('review')
      .select(['product_id', 'rating', 'title', 'text', 'nickname', 'fit', 'created_at'])
      .where('customer_id', '=', id)
      .execute(),
    db.selectFrom('stock_alert').select(['sku', 'email', 'created_at', 'sent_at']).where('customer_id', '=', id).execute(),
    db.selectFrom('kept_product').select(['kind', 'product_id']).where('owner', '=', `customer:${id}`).execute(),
    db.selectFrom('session').select(['seen_at']).where('customer_id', '=', id).execute(),
    db.selectFrom('known_place').select(['place', 'seen_at']).where('customer_id', '=', id).execute(),
    db
      .selectFrom('cart_item')
      .innerJoin('cart', 'cart.id', 'cart_item.cart_id')
      .select(['cart_item.sku', 'cart_item.qty', 'cart_item.choices', 'cart.email', 'cart.billing_address', 'cart.shipping_address'])
      .where('cart.customer_id', '=', id)
      .where('cart.is_active', '=', true)
      .orderBy('cart_item.id')
      .execute(),
  ])
  return {
    addresses: addresses.map(({ address }) => address),
    reviews,
    stock_alerts: alerts,
    kept_products: kept,
    sessions,
    known_places: places,
    cart,
  }
}

async function copyOrders({ db, id }: Owner): Promise<object[]> {
  const orders = await db.selectFrom('shop_order').selectAll().where('customer_id', '=', id).orderBy('id').execute()
  const hers = db.selectFrom('shop_order').select('id').where('customer_id', '=', id)
  const [items, parcels, payments, refunds, coupons] = await Promise.all([
    db
      .selectFrom('order_item')
      .select(['order_id', 'sku', 'name', 'qty', 'options', 'content'])
      .where('order_id', 'in', hers)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('parcel')
      .select(['order_id', 'carrier', 'tracking_code', 'sent_at', 'delivered_at'])
      .where('order_id', 'in', hers)
      .execute(),
    db
      .selectFrom('payment_attempt')
      .select(['order_id', 'status', 'issuer', 'amount', 'created_at'])
      .where('order_id', 'in', hers)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('refund')
      .innerJoin('payment_attempt', 'payment_attempt.id', 'refund.attempt_id')
      .select(['payment_attempt.order_id', 'refund.reference', 'refund.amount', 'refund.created_at', 'refund.paid_at'])
      .where('payment_attempt.order_id', 'in', hers)
      .execute(),
    db.selectFrom('coupon_use').select(['order_id', 'code', 'email']).where('order_id', 'in', hers).execute(),
  ])
  const copies: object[] = []
  for (const order of orders) {
    const within = <Row extends { order_id: number }>(rows: readonly Row[]) =>
      rows.filter(({ order_id }) => order_id === order.id).map(({ order_id: _, ...row }) => row)
    const { number, created_at, status, email, currency, billing_address, shipping_address, pickup_point, delivery_slot } = order
    copies.push({
      ...{ number, created_at, status, email, currency, billing_address, shipping_address, pickup_point, delivery_slot },
      promised_on: order.promised_on,
      payment: order.payment_title,
      totals: order.segments.map(({ title, value }) => ({ title, value })),
      grand_total: order.grand_total / 100,
      items: within(items),
      parcels: within(parcels),
      payments: within(payments).map(({ amount, ...payment }) => ({ ...payment, amount: amount / 100 })),
      refunds: within(refunds).map(({ amount, ...refund }) => ({ ...refund, amount: amount / 100 })),
      coupons: within(coupons),
      papers: await copyPapers(db, order),
    })
  }
  return copies
}
