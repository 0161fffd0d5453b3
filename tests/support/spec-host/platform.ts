// The state of the shop: stock, carts, orders, returns and visitors, without HTTP.
import { drawsOf, type Draws } from './draws.ts'
import type { SpecHostOptions } from './options.ts'
import { freshStock, type Stock } from './rules/catalog.ts'
import { shapeOf, type Shape } from './shapes/shape.ts'
import type { LoggedRequest, Order, ReturnRequest, Session } from './sales.ts'

export interface Platform {
  options: SpecHostOptions
  draws: Draws
  shape: Shape
  stock: Stock
  sessions: Map<string, Session>
  orders: Order[]
  returns: ReturnRequest[]
  requests: LoggedRequest[]
  /** The next number of a cart, line or order. */
  next: (kind: 'cart' | 'item' | 'order') => number
}

export const openPlatform = (options: SpecHostOptions): Platform => {
  const draws = drawsOf(options.seed ?? 1)
  const numbers = { cart: 1000, item: 5000, order: 11 }
  return {
    options,
    draws,
    shape: shapeOf(draws, options.numbersAsText),
    stock: freshStock(),
    sessions: new Map(),
    orders: [],
    returns: [],
    requests: [],
    next: (kind) => (numbers[kind] += 1),
  }
}
