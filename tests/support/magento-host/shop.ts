// The shop's state: stock, carts, orders, customers, sessions, tokens. Each start has its own.
import { randomBytes } from 'node:crypto'
import { customers, products } from './data.ts'
import type { MagentoHostOptions } from './options.ts'
import type { LoggedRequest, Customer, Order, Quote, Session } from './sales.ts'

/** A time in the format of Magento's database, in UTC. */
export const now = (): string => new Date().toISOString().slice(0, 19).replace('T', ' ')

/** 32 letters and digits, in the form of Magento's cart masks. */
export const randomKey = (): string => randomBytes(16).toString('hex')

export interface Shop {
  options: MagentoHostOptions
  stock: Map<number, number>
  quotes: Quote[]
  orders: Order[]
  customers: Customer[]
  sessions: Map<string, Session>
  /** Customers by their access token. */
  tokens: Map<string, number>
  requests: LoggedRequest[]
  /** The last id of each table. */
  ids: Map<string, number>
}

const knownCustomers = (): Customer[] =>
  customers.map((known) => ({
    ...structuredClone(known),
    addresses: structuredClone(known.addresses) as Customer['addresses'],
    middlename: null,
    isSubscribed: false,
    createdAt: '2026-01-05 09:30:00',
    updatedAt: '2026-01-05 09:30:00',
    resetToken: null,
  }))

export const openShop = (options: MagentoHostOptions): Shop => ({
  options,
  stock: new Map(products.flatMap(({ id, stock }) => (stock === undefined ? [] : [[id, stock] as const]))),
  quotes: [],
  orders: [],
  customers: knownCustomers(),
  sessions: new Map(),
  tokens: new Map(),
  requests: [],
  ids: new Map([
    ['customer', 2],
    ['address', 2],
  ]),
})

/** The next id of a table. */
export const nextId = (shop: Shop, table: string): number => {
  const id = (shop.ids.get(table) ?? 0) + 1
  shop.ids.set(table, id)
  return id
}
