// Exports all data of a customer, and deletes her account.
import * as v from 'valibot'
import { transact } from '#demo-pages/database/transact.ts'
import { listTeams } from '#demo-pages/service/listed-teams.ts'
import { sayIn, sendMail } from '#demo-pages/service/service-mail.ts'
import { parse } from '../cart-request.ts'
import { checkLogin } from '../customer.ts'
import { logOut } from '../login.ts'
import { copyPhotos, deletePhotos } from '../review-photos.ts'
import type { Session } from '../session.ts'
import { lockSession } from '../session.ts'
import { ShopError } from '../shop-error.ts'
import type { Shop } from '../shop.ts'
import { Words } from './details.ts'
import { getNewsletters } from './newsletters.ts'
import { listPasskeys } from './passkeys.ts'
import { getProfile, mustBeCustomer } from './profile.ts'

const Farewell = v.object({ password: Words })

/** All data of the customer in this store. */
export async function copyOf(shop: Shop, session: Session): Promise<Record<string, unknown>> {
  const profile = await getProfile(shop, session)
  const { id } = profile
  const { db } = shop
  const orders = await db
    .selectFrom('shop_order')
    .select(['id', 'number', 'created_at', 'status', 'currency', 'grand_total', 'billing_address', 'shipping_address'])
    .where('customer_id', '=', id)
    .orderBy('id')
    .execute()
  const items = await db
    .selectFrom('order_item')
    .innerJoin('shop_order', 'shop_order.id', 'order_item.order_id')
    .select(['order_item.order_id', 'order_item.sku', 'order_item.name', 'order_item.qty', 'order_item.options'])
    .where('shop_order.customer_id', '=', id)
    .orderBy('order_item.id')
    .execute()
  const teams = await listTeams(shop, session)
  const passkeys = await listPasskeys(shop, session)
  const [addresses, reviews, photos, alerts, kept, newsletters] = await Promise.all([
    db.selectFrom('customer_address').select('address').where('customer_id', '=', id).execute(),
    db
      .selectFrom('review')
      .select(['product_id', 'rating', 'title', 'text', 'nickname', 'created_at'])
      .where('customer_id', '=', id)
      .execute(),
    copyPhotos(db, id),
    db.selectFrom('stock_alert').select(['sku', 'email', 'created_at', 'sent_at']).where('customer_id', '=', id).execute(),
    db.selectFrom('kept_product').select(['kind', 'product_id']).where('owner', '=', `customer:${id}`).execute(),
    getNewsletters(shop, session),
  ])
  return {
    customer: profile,
    addresses: addresses.map(({ address }) => address),
    orders: orders.map(({ id: orderId, grand_total, ...order }) => ({
      ...order,
      grand_total: grand_total / 100,
      items: items.filter(({ order_id }) => order_id === orderId).map(({ order_id: _, ...item }) => item),
    })),
    reviews,
    review_photos: photos,
    stock_alerts: alerts,
    kept_products: kept,
    team_orders: teams.map(({ title, closesOn, players }) => ({
      title,
      closes_on: closesOn,
      players: players.map(({ name, number, state }) => ({ name, number, state })),
    })),
    passkeys: passkeys.items.map(({ id: _, ...passkey }) => passkey),
    newsletters: newsletters.items.filter(({ is_subscribed }) => is_subscribed).map(({ code }) => code),
  }
}

/**
 * Deletes the account if the password is right. Open payments must end first; paid orders continue and are tracked by number and
 * address, like a guest's. Reviews stay, without her name and her photos.
 */
export async function deleteAccount(shop: Shop, session: Session, body: unknown, from: string): Promise<void> {
  const { password } = parse(Farewell, body)
  const { store } = session
  const { id, email } = await mustBeCustomer(shop.db, session)
  const wrong = (sentence: 'field.required' | 'password.wrong') =>
    new ShopError(422, 'customer.fields', { fields: { password: [{ sentence }] } })
  if (password === '') throw wrong('field.required')
  if ((await checkLogin(shop, store, { email, password, from })) !== id) throw wrong('password.wrong')
  await transact(shop.db, async (trx) => {
    await lockSession(trx, shop, session)
    const open = await trx
      .selectFrom('shop_order')
      .select('number')
      .where('customer_id', '=', id)
      .where('status', 'in', ['open', 'pending'])
      .executeTakeFirst()
    if (open) throw new ShopError(409, 'customer.open-payment', { code: 'open-payment', parameters: [open.number] })
    const say = sayIn(store)
    // Includes carts that became orders.
    await trx.updateTable('cart').set({ customer_id: null, is_active: false }).where('customer_id', '=', id).execute()
    await deletePhotos(trx, id)
    await trx
      .updateTable('review')
      .set({ customer_id: null, nickname: say('customer.former') })
      .where('customer_id', '=', id)
      .execute()
    await trx.deleteFrom('stock_alert').where('customer_id', '=', id).execute()
    await trx.deleteFrom('kept_product').where('owner', '=', `customer:${id}`).execute()
    await trx
      .deleteFrom('subscription')
      .where('store_id', '=', store.id)
      .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
      .execute()
    await trx.deleteFrom('session').where('customer_id', '=', id).where('id', '<>', session.id).execute()
    await trx.deleteFrom('customer').where('id', '=', id).execute()
    await sendMail(trx, shop, store, {
      kind: 'account-deleted',
      recipient: email,
      subject: say('mail.deleted-subject'),
      blocks: [say('mail.deleted')],
    })
  })
  await logOut(shop, session)
}
