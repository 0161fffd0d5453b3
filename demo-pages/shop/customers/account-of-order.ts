// Creates an account after a purchase: a guest sets a password, and the account gets her order, name and addresses.
import * as v from 'valibot'
import { transact } from '#demo-pages/database/transact.ts'
import { parse } from '../cart-request.ts'
import { isEmailAvailable } from '../customer.ts'
import { takeEmailQuestion } from '../email-questions.ts'
import { enter } from '../login.ts'
import type { OrderRow } from '../order-rows.ts'
import { findLastOrder, isLost } from '../orders.ts'
import type { Session } from '../session.ts'
import type { Address } from '../shapes.ts'
import { ShopError } from '../shop-error.ts'
import type { Shop } from '../shop.ts'
import { Words } from './details.ts'
import { onlyFaults } from '../text-faults.ts'
import { passwordFault } from './password-rules.ts'
import { addCustomer } from './register.ts'

const Wish = v.object({ password: Words })

/** Whether the visitor who placed this order may create an account: she is a guest, and her address has no account. */
export async function canHaveAccount(shop: Shop, session: Session, order: OrderRow): Promise<boolean> {
  if (session.customerId !== null || order.customer_id !== null || isLost(order.status)) return false
  return isEmailAvailable(shop.db, session.store, order.email)
}

/** Creates the account, assigns the order to it, and logs her in. Requires the order's own session; a repeated call creates nothing. */
export async function makeAccountOfOrder(shop: Shop, session: Session, number: string, body: unknown, from: string): Promise<void> {
  const { password } = parse(Wish, body)
  const order = await findLastOrder(shop.db, session)
  if (!order || order.number !== number || isLost(order.status)) throw new ShopError(404, 'error.not-found', { code: 'order' })
  if (order.customer_id !== null && order.customer_id === session.customerId) return
  const fields = onlyFaults({ password: passwordFault(password) })
  if (Object.keys(fields).length > 0) throw new ShopError(422, 'customer.fields', { fields })
  if (session.customerId !== null || order.customer_id !== null) throw new ShopError(409, 'customer.known', { code: 'known' })
  await takeEmailQuestion(shop, session, from)
  const { firstname, lastname, prefix, company, telephone } = order.billing_address
  const customerId = await addCustomer(shop, session, {
    email: order.email,
    password,
    newsletter: false,
    firstname: firstname ?? '',
    lastname: lastname ?? '',
    prefix: prefix ?? '',
    company: company ?? '',
    telephone: telephone ?? '',
    gender: '',
    day: '',
    month: '',
    year: '',
  })
  if (customerId === null) throw new ShopError(409, 'customer.known', { code: 'known' })
  await keep(shop, order, customerId)
  await enter(shop, session, customerId)
}

/** Assigns the order and its addresses to the new customer. */
async function keep(shop: Shop, order: OrderRow, customerId: number): Promise<void> {
  await transact(shop.db, async (trx) => {
    await trx
      .updateTable('shop_order')
      .set({ customer_id: customerId })
      .where('id', '=', order.id)
      .where('customer_id', 'is', null)
      .execute()
    const isOne = JSON.stringify(placeOf(order.shipping_address)) === JSON.stringify(placeOf(order.billing_address))
    const rows = [order.shipping_address, ...(isOne ? [] : [order.billing_address])].map((address) => ({
      customer_id: customerId,
      address: JSON.stringify({ ...address, email: null, save_in_address_book: null, same_as_billing: null }),
    }))
    const kept = await trx.insertInto('customer_address').values(rows).returning('id').execute()
    const [shipping, billing = shipping] = kept.map(({ id }) => id)
    await trx
      .updateTable('customer')
      .set({ default_shipping: shipping ?? null, default_billing: billing ?? null })
      .where('id', '=', customerId)
      .execute()
  })
}

function placeOf({ firstname, lastname, street, postcode, city, country_id }: Address): object {
  return { firstname, lastname, street, postcode, city, country_id }
}
