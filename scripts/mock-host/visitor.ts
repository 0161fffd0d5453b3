// What the mock host remembers of one browser: cart, choices of the checkout, lists, login and orders. It is gone when the host ends.
import type { Piece } from './goods.ts'

/** A line of the cart. */
export interface Line {
  id: number
  piece: Piece
  quantity: number
}

/** An address as it was sent. */
export type SentAddress = Readonly<Record<string, unknown>>

/** A customer; the password is as it was typed, since nobody's real one belongs here. */
export interface Customer {
  id: number
  email: string
  password: string
  firstname: string
  lastname: string
  /** Her saved addresses, and which of them are the defaults. */
  book?: AddressBook
}

/** An address book, as the API answers it. */
export interface AddressBook {
  addresses: readonly (SentAddress & { id: number })[]
  default_billing: number | null
  default_shipping: number | null
}

/** An order, as it stood when it was placed. */
export interface Order {
  id: number
  number: string
  /** The key of the attempt; a repeated one gets the same order. */
  key: string | null
  customerId: number | null
  email: string
  lines: readonly Line[]
  totals: Record<string, unknown> & { grand_total: number }
  /** Coupon and method of the cart, which has them again if the payment fails. */
  coupon: string | null
  method: string | null
  shipping: { address: SentAddress | null; title: string }
  billing: SentAddress | null
  paymentTitle: string
  status: 'open' | 'paid' | 'pending' | 'canceled' | 'failed'
  placedAt: string
}

/** One browser. */
export class Visitor {
  readonly id: string = crypto.randomUUID()
  token: string = crypto.randomUUID()
  /** When something personal last changed; null before the first write. */
  changedAt: number | null = null
  lines: Line[] = []
  /** Grows with every change of the lines. */
  version = 0
  lastAdded: Line | null = null
  coupon: string | null = null
  billing: SentAddress | null = null
  shipping: SentAddress | null = null
  /** Carrier and method, joined by an underscore. */
  method: string | null = null
  wishlist: number[] = []
  compare: string[] = []
  customer: Customer | null = null
  lastOrder: Order | null = null

  /** The number of pieces in the cart. */
  get pieces(): number {
    return this.lines.reduce((all, { quantity }) => all + quantity, 0)
  }

  /** Forgets all that belongs to the customer, and her cart. */
  leave(): void {
    Object.assign(this, { customer: null, lastOrder: null, wishlist: [], compare: [], coupon: null })
    Object.assign(this, { billing: null, shipping: null, method: null, lastAdded: null })
    this.setLines([])
  }

  /** Brings back the cart of an order that is not paid, with what was added since. */
  restore({ lines, coupon, method }: Order): void {
    const isOrdered = ({ piece }: Line) => lines.some((line) => line.piece === piece)
    this.setLines([...lines, ...this.lines.filter((line) => !isOrdered(line))])
    this.coupon ??= coupon
    this.method ??= method
  }

  /** Changes the lines. */
  setLines(lines: readonly Line[]): void {
    this.lines = [...lines]
    this.version++
  }
}
