// The shop's staff, with accounts and logins that are separate from customers'.
import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../database/tables.ts'
import { networkOf, placeOf } from '../host/network.ts'
import { hashPassword, isPassword } from '../shop/customer.ts'
import type { Shop } from '../shop/shop.ts'
import type { Counted, Limit } from '../shop/tries.ts'
import { giveBack, takeTry } from '../shop/tries.ts'

const workday = 8 * 60 * 60 * 1000
const hour = 60 * 60
const perAccount: Limit = { name: 'operator', free: 5, firstWait: 30, longestWait: hour / 4, window: 6 * hour }
const perPlace: Limit = { name: 'operators of a place', free: 15, firstWait: 30, longestWait: hour / 4, window: hour }
const perNetwork: Limit = { name: 'operators of a network', free: 60, firstWait: 10, longestWait: hour / 12, window: hour }

/** The operator of a demonstration. */
export const demoOperator = { email: 'operator@touchline.example', password: 'Touchline-Operator-1' }

/** The editor of a demonstration, with a role and a login of her own. */
export const demoEditor = { email: 'editor@touchline.example', password: 'Touchline-Editor-1' }

/** The roles of staff: parcels and cases, or pages. Neither login opens the other role's pages. */
export type Role = 'operator' | 'editor'

/** Adds an operator, or sets the password of an existing one. */
export async function putOperator(
  db: Database,
  { email, password }: { email: string; password: string },
  role: Role = 'operator',
): Promise<void> {
  const known = await db.selectFrom('operator').select('password_hash').where('email', '=', email).executeTakeFirst()
  if (known && (await isPassword(password, known.password_hash))) return
  const password_hash = await hashPassword(password)
  await db
    .insertInto('operator')
    .values({ email, password_hash, role })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ password_hash }))
    .execute()
}

/** Returns a new cookie value for the right credentials, otherwise null. Throws a 429 after too many tries. */
export async function logInOperator(
  shop: Shop,
  { email, password, from }: { email: string; password: string; from: string },
  role: Role = 'operator',
): Promise<string | null> {
  const counted: Counted[] = [
    [perAccount, email.toLowerCase()],
    [perPlace, placeOf(from)],
    [perNetwork, networkOf(from)],
  ]
  await takeTry(shop, counted)
  const row = await shop.db
    .selectFrom('operator')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .where('role', '=', role)
    .executeTakeFirst()
  const isRight = await isPassword(password, row?.password_hash ?? nobody)
  if (!row || !isRight) return null
  await giveBack(shop, counted)
  const token = randomBytes(32).toString('base64url')
  const ends_at = new Date(shop.now().getTime() + workday)
  await shop.db
    .insertInto('operator_session')
    .values({ id: hash(token), operator_id: row.id, ends_at })
    .execute()
  return token
}

/** The operator that a cookie value belongs to. */
export async function findOperator(
  shop: Shop,
  token: string | undefined,
  role: Role = 'operator',
): Promise<{ id: number; email: string } | null> {
  if (!token) return null
  const row = await shop.db
    .selectFrom('operator_session')
    .innerJoin('operator', 'operator.id', 'operator_session.operator_id')
    .select(['operator.id', 'operator.email'])
    .where('operator_session.id', '=', hash(token))
    .where('operator.role', '=', role)
    .where('operator_session.ends_at', '>', shop.now())
    .executeTakeFirst()
  return row ?? null
}

/** Ends a login. */
export async function logOutOperator(shop: Shop, token: string | undefined): Promise<void> {
  if (token) await shop.db.deleteFrom('operator_session').where('id', '=', hash(token)).execute()
}

/** A hash that matches no password, so that unknown addresses take as long as known ones. */
const nobody = `scrypt$${randomBytes(16).toString('base64url')}$${randomBytes(32).toString('base64url')}`

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
