// Deletes a customer's account, with everything that names her but the books; see personal-tables.ts.
import * as v from 'valibot'
import { transact } from '#demo-pages/database/transact.ts'
import type { DatabaseTransaction } from '#demo-pages/database/tables.ts'
import { isAboutComplaint } from '#demo-pages/service/complaint-mails.ts'
import { sayIn, sendMail } from '#demo-pages/service/service-mail.ts'
import { parse } from '../cart-request.ts'
import { checkLogin } from '../customer.ts'
import { logOut } from '../login.ts'
import { deletePhotos } from '../review-photos.ts'
import type { Session } from '../session.ts'
import { lockSession } from '../session.ts'
import { ShopError } from '../shop-error.ts'
import type { Shop } from '../shop.ts'
import { Words } from './details.ts'
import { mustBeCustomer } from './profile.ts'

const Farewell = v.object({ password: Words })

/**
 * Deletes the account if the password is right. Open payments must end first; paid orders continue and are tracked by number and
 * address, like a guest's. Reviews stay, without her name and her photos; messages and team orders go with the customer's row.
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
    await emptyCarts(trx, id)
    const hers = trx.selectFrom('shop_order').select('id').where('customer_id', '=', id)
    // A complaint may hold anything she wrote, and photos; the return or refund that followed is part of the books.
    await trx.deleteFrom('complaint').where('order_id', 'in', hers).execute()
    await trx.deleteFrom('mail').where('order_id', 'in', hers).where(isAboutComplaint).execute()
    await trx
      .deleteFrom('mail')
      .where('store_id', '=', store.id)
      .where('order_id', 'is', null)
      .where((where) => where(where.fn<string>('lower', ['recipient']), '=', email.toLowerCase()))
      .execute()
    await deletePhotos(trx, id)
    await trx
      .updateTable('review')
      .set({ customer_id: null, nickname: say('customer.former') })
      .where('customer_id', '=', id)
      .execute()
    await trx.deleteFrom('stock_alert').where('customer_id', '=', id).execute()
    // Those that she set without logging in, too.
    await trx
      .deleteFrom('stock_alert')
      .where('store_id', '=', store.id)
      .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
      .execute()
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

/** Includes carts that became orders, which a row of the order needs; the order has the addresses itself. */
async function emptyCarts(trx: DatabaseTransaction, customerId: number): Promise<void> {
  const hers = trx.selectFrom('cart').select('id').where('customer_id', '=', customerId)
  await trx.deleteFrom('cart_item').where('cart_id', 'in', hers).execute()
  await trx.deleteFrom('cart_gift_card').where('cart_id', 'in', hers).execute()
  await trx
    .updateTable('cart')
    .set({
      customer_id: null,
      is_active: false,
      email: null,
      billing_address: null,
      shipping_address: null,
      payment: null,
      extension: '{}',
    })
    .where('customer_id', '=', customerId)
    .execute()
}
