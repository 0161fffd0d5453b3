// Customers' logins: addresses, password hashes, and the wait after wrong passwords.
import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { Database, DatabaseTransaction } from '../database/tables.ts'
import type { StoreView } from '../host/store-view.ts'
import { forgiveGuess, takeGuess } from './guess-limit.ts'
import type { Shop } from './shop.ts'
import { isSame } from './same-text.ts'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)
const keyLength = 32

/** The credentials of a login, and the visitor's address. */
export interface LoginTry {
  email: string
  password: string
  from: string
}

/** Whether no customer of the store has this address. */
export async function isEmailAvailable(db: Database, store: StoreView, email: string): Promise<boolean> {
  const row = await findByEmail(db, store, email)
  return row === undefined
}

/** `scrypt$salt$key`, both in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password.normalize('NFC'), salt, keyLength)
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Whether the password matches the hash. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, salt = '', key = ''] = hash.split('$')
  const derived = await derive(password.normalize('NFC'), Buffer.from(salt, 'base64url'), keyLength)
  return isSame(derived.toString('base64url'), key)
}

/** The customer with these credentials, or null; unknown addresses take as long as known ones. Throws a 429 after too many tries. */
export async function checkLogin(shop: Shop, store: StoreView, { email, password, from }: LoginTry): Promise<number | null> {
  const row = await findByEmail(shop.db, store, email)
  const guess = { store, email, from, customerId: row?.id ?? null }
  // Counts the try before its result is known, so that a hundred concurrent guesses count as a hundred.
  await takeGuess(shop, guess)
  const isRight = await isPassword(password, row?.password_hash ?? unknownHash)
  if (!row || !isRight) return null
  await forgiveGuess(shop, guess, row.id)
  return row.id
}

/** A hash that matches no password, so that an unknown address takes as long as a known one. */
const unknownHash = `scrypt$${randomBytes(16).toString('base64url')}$${randomBytes(keyLength).toString('base64url')}`

async function findByEmail(db: Database | DatabaseTransaction, store: StoreView, email: string) {
  return db
    .selectFrom('customer')
    .select(['id', 'password_hash'])
    .where('store_id', '=', store.id)
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
}
