// Starts the platform on a port: it has the specification's calls, but contains nothing of the suite that is added to its pages.
import { serve } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { createApp } from './http/app.ts'
import { newToken } from './http/session.ts'
import type { SpecHostOptions } from './options.ts'
import { openPlatform } from './platform.ts'
import type { LoggedRequest, Order, ReturnRequest } from './sales.ts'

export interface SpecHost {
  /** `http://127.0.0.1:40123`, without a slash. */
  origin: string
  /** The current options; changes apply from the next answer on. */
  options: SpecHostOptions
  state: () => State
  setStock: (sku: string, pieces: number) => void
  /** Ends every session: a customer's calls are refused, a guest's cart is gone. */
  expireSessions: () => void
  /** Gives every session another token: the next write gets a 419. */
  expireTokens: () => void
  close: () => Promise<void>
}

/** The state that tests read. */
export interface State {
  orders: Order[]
  returns: ReturnRequest[]
  carts: { id: number; storeId: number; items: { itemId: number; sku: string; qty: number }[]; coupon: string | null }[]
  stock: Record<string, number>
  /** All requests, in order. */
  requests: LoggedRequest[]
}

export const startSpecHost = async (options: SpecHostOptions = {}): Promise<SpecHost> => {
  const platform = openPlatform(options)
  const app = createApp(platform)
  const started = Promise.withResolvers<AddressInfo>()
  const server = serve({ fetch: app.fetch, port: options.port ?? 0, hostname: '127.0.0.1', overrideGlobalObjects: false }, started.resolve)
  server.once('error', started.reject)
  const { port } = await started.promise
  return {
    origin: `http://127.0.0.1:${port}`,
    options,
    state: () => ({
      orders: [...platform.orders],
      returns: [...platform.returns],
      carts: [...platform.sessions.values()].flatMap(({ carts }) =>
        [...carts.values()].map((cart) => ({
          id: cart.id,
          storeId: cart.store.id,
          items: cart.lines.map((line) => ({ itemId: line.itemId, sku: line.choice.sku, qty: line.qty })),
          coupon: cart.coupon,
        })),
      ),
      stock: Object.fromEntries(platform.stock),
      requests: [...platform.requests],
    }),
    setStock: (sku, pieces) => {
      if (!platform.stock.has(sku)) throw new Error(`There is no sku ${sku} with stock of its own.`)
      platform.stock.set(sku, pieces)
    },
    expireSessions: () => {
      for (const session of platform.sessions.values()) {
        if (session.customer) session.isExpired = true
        else session.carts.clear()
      }
    },
    expireTokens: () => {
      for (const session of platform.sessions.values()) session.token = newToken()
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
