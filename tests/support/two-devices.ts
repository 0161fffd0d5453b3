// A customer, created for the test and logged in on two devices; each device may use another process of the shop.
import type { Database } from '#demo-pages/database/tables.ts'
import { storeByCode } from '#demo-pages/host/store-view.ts'
import { demoLogin } from '#demo-pages/shop/demo-customers.ts'
import { Shopper } from './shopper.ts'

/** A customer on two devices. */
export interface TwoDevices {
  left: Shopper
  right: Shopper
  customerId: number
}

/** Creates the customer of the English store and logs her in; `name` distinguishes her from others in the database. */
export async function logInOnBoth(db: Database, urls: readonly string[], name: string | number): Promise<TwoDevices> {
  const { id: store } = storeByCode('en')
  const demo = await db
    .selectFrom('customer')
    .selectAll()
    .where('store_id', '=', store)
    .where('email', '=', demoLogin.email)
    .executeTakeFirstOrThrow()
  const email = `devices-${name}@touchline.example`
  const { password_hash, firstname, lastname } = demo
  const customer = await db
    .insertInto('customer')
    .values({ store_id: store, email, password_hash, firstname, lastname })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [left = '', right = left] = urls
  const devices = { left: new Shopper(left), right: new Shopper(right) }
  for (const device of Object.values(devices)) await device.send('POST', 'api/customer/login', { email, password: demoLogin.password })
  return { ...devices, customerId: customer.id }
}
