// A customer's addresses; if she has any, one is the default for billing and one for shipping.
import * as v from 'valibot'
import { type ExpressionBuilder, sql } from 'kysely'
import type { DatabaseTransaction, Database, Tables } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { StoreView } from '../host/store-view.ts'
import { AddressInput, findFaults } from './address.ts'
import type { Session } from './session.ts'
import { lockSession, saveSession } from './session.ts'
import type { Address } from './shapes.ts'
import { ShopError } from './shop-error.ts'
import type { Shop } from './shop.ts'

/** An address with its count of changes. */
export type OwnAddress = Address & { version: number }

/** The address book, which the session also returns. */
export interface AddressBook {
  addresses: OwnAddress[]
  default_billing: number | null
  default_shipping: number | null
}

type Reader = Database | DatabaseTransaction

const most = 50

/** All addresses of a customer, in the order they were added. */
export async function readAddressBook(db: Reader, customerId: number): Promise<AddressBook> {
  const customer = await db
    .selectFrom('customer')
    .select(['default_billing', 'default_shipping'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const rows = await db.selectFrom('customer_address').selectAll().where('customer_id', '=', customerId).orderBy('id').execute()
  return {
    ...customer,
    addresses: rows.map(({ id, address, version }) => ({
      ...address,
      version,
      id,
      customer_id: customerId,
      customer_address_id: id,
      default_billing: customer.default_billing === id,
      default_shipping: customer.default_shipping === id,
    })),
  }
}

/** Parses an address of a call, or throws the errors of its fields. */
export function parseOwnAddress(body: unknown, store: StoreView): Address {
  const parsed = v.safeParse(AddressInput, body)
  if (!parsed.success) throw new ShopError(400, 'body.malformed', { code: 'malformed' })
  const faults = findFaults(parsed.output, store)
  if (Object.keys(faults).length > 0) throw new ShopError(422, 'address.invalid', { fields: faults })
  return parsed.output
}

/** The version that the client has seen, from a body; null if it names none. */
export function seenVersion(body: unknown): number | null {
  const parsed = v.safeParse(v.object({ version: v.pipe(v.union([v.number(), v.pipe(v.string(), v.toNumber())]), v.integer()) }), body)
  return parsed.success ? parsed.output.version : null
}

/** Adds an address; a second identical one is not stored again. The first is the default for both. */
export async function addAddress(shop: Shop, session: Session, address: Address): Promise<AddressBook> {
  return change(shop, session, async (trx, customerId) => {
    const isKept = await keepAddress(trx, customerId, address, shop.isUnsafe)
    if (!isKept) throw new ShopError(422, 'account.too-many-addresses', { parameters: [most] })
  })
}

/** Overwrites an address; throws a 409 if it was changed since the `version` that she saw. Without a version it overwrites any. */
export async function changeAddress(
  shop: Shop,
  session: Session,
  id: number,
  address: Address,
  version: number | null = null,
): Promise<AddressBook> {
  return change(shop, session, async (trx, customerId) => {
    const text = JSON.stringify(bare(address))
    const own = (eb: ExpressionBuilder<Tables, 'customer_address'>) => eb.and({ id, customer_id: customerId })
    const { numUpdatedRows } = await trx
      .updateTable('customer_address')
      // Choosing a default does not change the address.
      .set({ address: text, version: sql<number>`case when address = ${text}::jsonb then version else version + 1 end` })
      .where(own)
      .$if(version !== null, (update) => update.where('version', '=', version))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) {
      const known = await trx.selectFrom('customer_address').select('id').where(own).executeTakeFirst()
      throw known ? new ShopError(409, 'account.address-changed', { code: 'changed' }) : gone()
    }
    await setDefaults(trx, customerId, id, address)
  })
}

/** Makes an address the default for billing, shipping or both; the former default becomes an ordinary address. */
export async function chooseDefault(shop: Shop, session: Session, id: number, kind: Defaults): Promise<AddressBook> {
  return change(shop, session, async (trx, customerId) => {
    const { addresses } = await readAddressBook(trx, customerId)
    if (!addresses.some((address) => address.id === id)) throw gone()
    await setDefaults(trx, customerId, id, kind)
  })
}

/** Removes an address; if it was a default, the newest remaining address replaces it. */
export async function removeAddress(shop: Shop, session: Session, id: number): Promise<AddressBook> {
  return change(shop, session, async (trx, customerId) => {
    const { numDeletedRows } = await trx
      .deleteFrom('customer_address')
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw gone()
    const { addresses, default_billing, default_shipping } = await readAddressBook(trx, customerId)
    const successor = addresses.at(-1)?.id ?? null
    await trx
      .updateTable('customer')
      .set({
        default_billing: default_billing === id ? successor : default_billing,
        default_shipping: default_shipping === id ? successor : default_shipping,
      })
      .where('id', '=', customerId)
      .execute()
  })
}

/** Which default an address becomes. */
export type Defaults = Pick<Address, 'default_billing' | 'default_shipping'>

/** Adds the address of an order to the book, within the order's transaction. Returns false if the book is full. */
export async function keepAddress(trx: DatabaseTransaction, customerId: number, address: Address, mayRepeat = false): Promise<boolean> {
  const { addresses } = await readAddressBook(trx, customerId)
  const same = mayRepeat ? undefined : addresses.find((known) => textOf(known) === textOf(address))
  if (!same && addresses.length >= most) return false
  const id = same?.id ?? (await insert(trx, customerId, address))
  await setDefaults(trx, customerId, id, {
    default_billing: address.default_billing || addresses.length === 0,
    default_shipping: address.default_shipping || addresses.length === 0,
  })
  return true
}

async function insert(trx: DatabaseTransaction, customerId: number, address: Address): Promise<number> {
  const { id } = await trx
    .insertInto('customer_address')
    .values({ customer_id: customerId, address: JSON.stringify(bare(address)) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function setDefaults(trx: DatabaseTransaction, customerId: number, id: number, kind: Defaults): Promise<void> {
  const values = {
    ...(kind.default_billing ? { default_billing: id } : {}),
    ...(kind.default_shipping ? { default_shipping: id } : {}),
  }
  if (Object.keys(values).length > 0) await trx.updateTable('customer').set(values).where('id', '=', customerId).execute()
}

async function change(
  shop: Shop,
  session: Session,
  work: (trx: DatabaseTransaction, customerId: number) => Promise<void>,
): Promise<AddressBook> {
  return transact(shop.db, async (trx) => {
    // Also locks the customer, so that an address that is removed at the same moment cannot become a default.
    await lockSession(trx, shop, session)
    if (session.customerId === null) throw new ShopError(401, 'account.login', { code: 'login' })
    await work(trx, session.customerId)
    await saveSession(trx, shop, session)
    return readAddressBook(trx, session.customerId)
  })
}

/** An address to compare with stored ones: without owner, version and default flags, which are stored elsewhere. */
function bare({ version: _, ...address }: Address & { version?: number }): Address {
  return {
    ...address,
    id: null,
    customer_id: null,
    customer_address_id: null,
    email: null,
    default_billing: null,
    default_shipping: null,
    same_as_billing: null,
    save_in_address_book: null,
  }
}

function textOf(address: Address): string {
  return JSON.stringify(Object.entries(bare(address)).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function gone(): ShopError {
  return new ShopError(404, 'account.no-address', { code: 'address' })
}
