// The mock host's own state: its goods, visitors, customers and orders.
import type { Extension } from '#shared/domain/extension.ts'
import { type Product, productsOf } from './goods.ts'
import type { Goods, Store } from './host-api.ts'
import { type Customer, type Order, Visitor } from './visitor.ts'

/** All that the host knows. */
export class World {
  readonly store: Store
  /** `/en/`. */
  readonly base: string
  /** Where it is, for pages of another origin: `http://localhost:4180`; empty while addresses begin at the root. */
  origin = ''
  readonly extensions: readonly Extension[]
  readonly categories: Goods['categories']
  readonly products: readonly Product[]
  readonly visitors = new Map<string, Visitor>()
  readonly customers: Customer[] = []
  /** Every order, the oldest first. */
  readonly orders: Order[] = []
  #nextId = 1

  constructor(store: Store, extensions: readonly Extension[], goods: Goods) {
    this.store = store
    this.base = `/${store.code}/`
    this.extensions = extensions
    this.categories = goods.categories
    this.products = productsOf(goods, this.base)
    // Somebody who has been here before, for tests of the login.
    this.customers.push({ id: 5, email: 'anna@example.test', password: 'Correct-Horse-9', firstname: 'Anna', lastname: "O'Neil" })
  }

  /** An id that nothing else has. */
  nextId(): number {
    return this.#nextId++
  }

  /** The visitor with this session, or a new one. */
  visitor(session: string | undefined): Visitor {
    const known = session === undefined ? undefined : this.visitors.get(session)
    if (known) return known
    const visitor = new Visitor()
    this.visitors.set(visitor.id, visitor)
    return visitor
  }

  /** The product with this id or sku. */
  product(key: number | string): Product | null {
    return this.products.find(({ id, sku }) => (typeof key === 'number' ? id : sku) === key) ?? null
  }

  /** Sets the stock of a product without choices, or of a variant. */
  setStock(sku: string, stock: number): void {
    const piece = this.products.flatMap(({ pieces }) => pieces).find((one) => one.sku === sku)
    if (!piece) throw new Error(`The mock host sells nothing with the sku "${sku}".`)
    piece.stock = stock
  }

  /** Whether it offers an extension. */
  offers(extension: Extension): boolean {
    return this.extensions.includes(extension)
  }
}
