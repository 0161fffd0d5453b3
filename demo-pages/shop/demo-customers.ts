// Adds one customer per store, so that a login can be tried with the address and password below.
import type { Database } from '../database/tables.ts'
import { storeViews } from '../host/store-view.ts'
import { hashPassword } from './customer.ts'

/** The credentials are equal in every store, but each store has its own account. */
export const demoLogin = { email: 'demo@touchline.example', password: 'Touchline-1' }

const names: Record<string, [string, string]> = {
  nl: ['Sanne', 'de Vries'],
  be: ['Lotte', 'Peeters'],
  en: ['Mary', "O'Neil"],
  de: ['Jörg', 'Strauß'],
  se: ['Åsa', 'Öberg'],
}

/** Adds the demo customers to a database that has none. */
export async function addDemoCustomers(db: Database): Promise<void> {
  const present = await db.selectFrom('customer').select('id').limit(1).executeTakeFirst()
  if (present) return
  const password_hash = await hashPassword(demoLogin.password)
  const rows = storeViews.map(({ id, code }) => {
    const [firstname = '', lastname = ''] = names[code] ?? []
    return { store_id: id, email: demoLogin.email, password_hash, firstname, lastname }
  })
  await db
    .insertInto('customer')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
