// Makes data by the API, in the session of this browser: a customer, a filled cart, an order. A test starts where its own story does.
import * as v from 'valibot'
import { Address as AddressSchema } from '#shared/address/wire/address.ts'
import { addLines } from '#shared/cart/calls.ts'
import { listShop } from '#shared/catalogue/calls.ts'
import { placeOrder } from '#shared/checkout/calls.ts'
import { estimateShippingMethods, saveShippingInformation } from '#shared/checkout/shipping/calls.ts'
import { login, register } from '#shared/session/login/calls.ts'
import { toggleItem } from '#shared/saved/calls.ts'
import type { Credentials } from './account.ts'
import { type Address, addresses } from './address.ts'
import type { Host } from './host.ts'

/** A product to put into the cart. */
export interface Piece {
  sku: string
  quantity?: number
}

/** An order that was made. */
export interface MadeOrder {
  /** The number that people read; null where the host sends none. */
  number: string | null
  email: string
  /** Where it waits to be paid; null if it does not. */
  payUrl: string | null
}

const List = v.object({
  catalog: v.object({ items: v.array(v.looseObject({ sku: v.string(), product_type: v.string(), in_stock: v.unknown() })) }),
})
const Methods = v.array(
  v.looseObject({
    carrier_code: v.string(),
    method_code: v.string(),
    available: v.optional(v.unknown()),
    extension_attributes: v.optional(v.nullable(v.unknown())),
  }),
)
const Saved = v.object({ payment_methods: v.array(v.looseObject({ code: v.string() })) })
const Placed = v.union([
  v.looseObject({ order_number: v.optional(v.nullable(v.string())), redirect_url: v.optional(v.nullable(v.string())) }),
  v.pipe(
    v.unknown(),
    v.transform(() => ({ order_number: null, redirect_url: null })),
  ),
])

let customers = 0

/** Makes data. */
export class Make {
  readonly #host: Host

  /** @internal */
  constructor(host: Host) {
    this.#host = host
  }

  /**
   * Fills the cart: with these products, or with one piece of the first that needs no choice. Open a page afterwards.
   * @example await make.cart({ sku: 'BALL-5', quantity: 2 })
   */
  async cart(...pieces: readonly Piece[]): Promise<void> {
    const wanted = pieces.length > 0 ? pieces : [{ sku: await this.#anySku() }]
    const lines = wanted.map(({ sku, quantity = 1 }) => ({ sku, quantity }))
    await this.#host.call({ info: addLines.info, sent: addLines.send(lines) })
  }

  /** Registers a customer with an address of her own, who is logged in from then on; for hosts with the extension `account`. */
  async customer(own: Partial<Credentials> = {}): Promise<Credentials> {
    const credentials = { email: `kit-${Date.now()}-${++customers}@example.test`, password: 'Correct-Horse-9', ...own }
    const person = {
      firstname: 'Anna',
      lastname: "O'Neil",
      gender: 'neutral',
      day: '1',
      month: '2',
      year: '1990',
      prefix: '',
      telephone: '',
      company: '',
    }
    const sent = register.send({ ...person, ...credentials, passwordConfirmation: credentials.password, newsletter: false })
    await this.#host.call({ info: register.info, sent })
    return credentials
  }

  /** Logs in without a page. */
  async login(credentials: Credentials): Promise<void> {
    await this.#host.call({ info: login.info, sent: login.send(credentials) })
  }

  /** Puts products on the wishlist, or takes them off. */
  async wishes(...productIds: readonly number[]): Promise<void> {
    for (const id of productIds) await this.#host.call({ info: toggleItem.info, sent: toggleItem.send(id) })
  }

  /** Places an order of these products, paid in the first way that the host offers. */
  async order({ pieces = [], address = {} }: { pieces?: readonly Piece[]; address?: Partial<Address> } = {}): Promise<MadeOrder> {
    await this.cart(...pieces)
    const { email = 'anna@example.test' } = address
    const home = homeOf(address)
    const offered = v.parse(
      Methods,
      await this.#host.call({ info: estimateShippingMethods.info, sent: estimateShippingMethods.send(home) }),
    )
    const way = offered.find((method) => method.available !== false && !isPickup(method.extension_attributes))
    if (!way) throw new Error('The shop sends nothing to this address.')
    const method = { carrierCode: way.carrier_code, methodCode: way.method_code }
    const shipping = saveShippingInformation.send({ shippingAddress: home, billingAddress: home, method, extras: {}, slot: null })
    const { payment_methods: payments } = v.parse(Saved, await this.#host.call({ info: saveShippingInformation.info, sent: shipping }))
    const [payment] = payments
    if (!payment) throw new Error('The shop offers no way to pay.')
    const information = { email, payment: { method: payment.code, details: {} }, answers: {}, billingAddress: home, extras: {}, slot: null }
    const sent = placeOrder.send(information, crypto.randomUUID(), { total: null, version: null })
    const placed = v.parse(Placed, await this.#host.call({ info: placeOrder.info, sent }))
    return { number: placed.order_number ?? null, email, payUrl: placed.redirect_url ?? null }
  }

  async #anySku(): Promise<string> {
    const sent = { searchParams: { page: 1, page_size: 24 } }
    const { catalog } = v.parse(List, await this.#host.call({ info: listShop.info, sent }))
    const found = catalog.items.find((item) => item.product_type === 'simple' && item.in_stock !== false)
    if (!found) throw new Error('The first products of the shop all need a choice; name a sku.')
    return found.sku
  }
}

const isPickup = (more: unknown) => Boolean(Object(more).pickup)

/** The address as the host receives it. */
function homeOf({ firstName = 'Anna', lastName = "O'Neil", country = 'NL', ...own }: Partial<Address>) {
  const {
    street,
    houseNumber = '',
    postcode,
    city,
  } = { ...(Object.entries(addresses).find(([code]) => code === country)?.[1] ?? addresses.NL), ...own }
  return v.parse(AddressSchema, {
    ...{ firstname: firstName, lastname: lastName, postcode, city, country_id: country },
    ...{ street: [street, houseNumber, own.addition ?? null], telephone: own.phone ?? null, company: own.company ?? null },
  })
}
