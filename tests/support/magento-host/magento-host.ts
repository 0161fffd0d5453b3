// Starts the shop on a port: it has Magento 2's web API and prints pages as Magento does, but contains nothing of the suite.
import { serve } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { bySku, products } from './data.ts'
import { createApp } from './http/app.ts'
import { lineSku } from './rules/line-names.ts'
import type { MagentoHostOptions } from './options.ts'
import type { LoggedRequest, Customer, Order, Quote } from './sales.ts'
import { openShop, type Shop } from './shop.ts'

/** The state that tests read. */
export interface State {
  orders: Order[]
  carts: { id: number; maskedId: string | null; customerId: number | null; isActive: boolean; coupon: string | null; items: Item[] }[]
  /** Customers with the tokens that mails contain. */
  customers: Pick<Customer, 'id' | 'email' | 'addresses' | 'resetToken'>[]
  /** The stock of each simple product by its sku. */
  stock: Record<string, number>
  /** All requests, in order. */
  requests: LoggedRequest[]
}

interface Item {
  itemId: number
  sku: string
  qty: number
}

export interface MagentoHost {
  /** `http://127.0.0.1:40123`, without a slash. */
  origin: string
  /** The current options; changes apply from the next answer on. */
  options: MagentoHostOptions
  state: () => State
  setStock: (sku: string, pieces: number) => void
  /** Ends all sessions and tokens: customers become guests, and carts made by forms are gone. */
  expireSessions: () => void
  close: () => Promise<void>
}

const cartOf = (quote: Quote): State['carts'][number] => ({
  id: quote.id,
  maskedId: quote.maskedId,
  customerId: quote.customerId,
  isActive: quote.isActive,
  coupon: quote.coupon,
  items: quote.lines.map((line) => ({ itemId: line.id, sku: lineSku(line), qty: line.qty })),
})

const stateOf = (shop: Shop): State => ({
  orders: [...shop.orders],
  carts: shop.quotes.map(cartOf),
  customers: shop.customers.map(({ id, email, addresses, resetToken }) => ({ id, email, addresses: [...addresses], resetToken })),
  stock: Object.fromEntries(products.filter(({ type }) => type === 'simple').map(({ id, sku }) => [sku, shop.stock.get(id) ?? 0])),
  requests: [...shop.requests],
})

/**
 * Starts a shop; the caller closes it.
 * @example const host = await startMagentoHost({ theme, assets: { '/touchline/': 'dist/preact' } })
 */
export const startMagentoHost = async (options: MagentoHostOptions = {}): Promise<MagentoHost> => {
  const shop = openShop(options)
  const app = createApp(shop)
  const started = Promise.withResolvers<AddressInfo>()
  const server = serve({ fetch: app.fetch, port: options.port ?? 0, hostname: '127.0.0.1' }, started.resolve)
  server.once('error', started.reject)
  const { port } = await started.promise
  return {
    origin: `http://127.0.0.1:${port}`,
    options,
    state: () => stateOf(shop),
    setStock: (sku, pieces) => {
      const product = bySku(sku)
      if (product?.type !== 'simple') throw new Error(`There is no sku ${sku} with stock of its own.`)
      shop.stock.set(product.id, pieces)
    },
    expireSessions: () => {
      shop.sessions.clear()
      shop.tokens.clear()
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
