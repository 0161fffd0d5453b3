// A small shop on a port, with a cart, a wishlist, orders and failures on request; long because it is one host with all its calls.
import type { ServerResponse } from 'node:http'
import * as answers from '#tests/support/answers.ts'
import { type Arrived, type Behaviour, json, startFaultServer } from '#tests/support/fault-server.ts'
import type { FakeBrowser } from './browser.ts'
import { answerList, dividers } from './lists.ts'
import { paymentMethods, payUrl, product, shippingMethods } from './wares.ts'

interface Line {
  id: number
  sku: string
  qty: number
}

/** An item as it is sent to the cart. */
interface Added {
  sku: string
  qty: number
  product_option?: { extension_attributes: { configurable_item_options: { option_value: number }[] } }
}

/** The shop's data; a test may read and change it. */
export interface Keeping {
  cartId: number
  lines: Line[]
  stock: number
  /** The pieces of variants such as `SHIRT-12-34`; where any is named, lines have the sku of their variant instead of the product's. */
  stocks: Record<string, number>
  /** The price of one piece. */
  price: number
  /** The answer of every product call. */
  product: object
  /** The gift cards in use, with the amount that each pays of the cart. */
  giftCards: { code: string; amount: number }[]
  wishlist: number[]
  compare: string[]
  /** The orders by idempotency key. */
  orders: Map<string, { number: string; status: string }>
  changedAt: number
  /** Whether the customer is logged in; her password is `Correct-Horse-9`. */
  isLoggedIn: boolean
  /** The lines of the customer's old cart; together with lines of the guest's cart they are a conflict. */
  oldLines: Line[]
}

/** A shop and its failures. */
export interface TestShop {
  url: string
  kept: Keeping
  /** Every call as `METHOD path`, oldest first. */
  calls: () => string[]
  /** The calls of one kind with their bodies. */
  arrivals: (call: string) => Arrived[]
  /** The next call of this kind gets this behaviour; later calls are answered as usual. */
  once: (call: string, behaviour: Behaviour) => void
  /** Every call of this kind gets this behaviour from now on. */
  always: (call: string, behaviour: Behaviour) => void
  /** The default behaviour, which ends what `always` started. */
  asUsual: Behaviour
  /** The next call of this kind is processed, and its answer is lost. */
  loseAnswer: (call: string) => void
  /** The next call of this kind is held before it is processed, until the returned function is called. */
  hold: (call: string) => () => void
  /** The next call of this kind is processed at once and its answer held. `onGone` is called when the client aborts. */
  holdAnswer: (call: string, onGone?: () => void) => () => void
  forgetCalls: () => void
  close: () => Promise<void>
}

/** Opens a shop for the visitors of one browser. */
export async function openShop(browser: FakeBrowser): Promise<TestShop> {
  const server = await startFaultServer()
  const kept: Keeping = {
    cartId: 9,
    lines: [],
    stock: 7,
    stocks: {},
    price: 25,
    product,
    giftCards: [],
    wishlist: [],
    compare: [],
    orders: new Map(),
    changedAt: 1_000,
    isLoggedIn: false,
    oldLines: [],
  }
  const faults = new Map<string, Behaviour[]>()
  const broken = new Map<string, Behaviour>()
  let arrived: Arrived[] = []
  let lineNumber = 40
  let orderNumber = 0

  const answer: Behaviour = (response, request) => {
    arrived.push(request)
    const call = `${request.method} ${request.path}`
    const fault = faults.get(call)?.shift() ?? broken.get(call)
    return fault ? fault(response, request) : serve(response, request)
  }
  server.reply(answer)
  server.replySession(answer)

  function serve(response: ServerResponse, request: Arrived): void {
    const [status, value] = request.method === 'GET' ? read(request) : write(request)
    void json(value, status)(response, request)
  }

  function read({ path, query }: Arrived): [number, unknown] {
    if (path.endsWith('/product/list')) return [200, answerList(path, query)]
    if (path.endsWith('/filter-dividers/list')) return [200, dividers]
    browser.cookies.set('XSRF-TOKEN', 'token')
    if (path === 'api/session') return [200, session()]
    if (path === 'checkout/cart/quote') return [200, quote()]
    if (path === 'checkout/cart/totals-information') return [200, totals()]
    if (path === 'checkout/cart/shipping-methods') return [200, shippingMethods]
    if (path === 'checkout/cart/payment-status') return [200, paymentStatus()]
    if (path === 'checkout/cart/last-order') return [200, answers.lastOrderAnswer()]
    if (path.startsWith('catalog/product/')) return [200, kept.product]
    if (path === 'api/email-similarity/check-email') return [200, ['anna@example.test', 'anna@example.com']]
    return [404, { message: 'No such call' }]
  }

  function write(request: Arrived): [number, unknown] {
    const result = change(request)
    if (result[0] === 204) {
      browser.cookies.delete('touchline-session')
      browser.cookies.delete('touchline-wishlist')
    } else if (result[0] < 400) {
      kept.changedAt++
      browser.cookies.set('touchline-session', String(kept.changedAt))
      browser.cookies.set('touchline-wishlist', JSON.stringify(kept.wishlist))
    }
    return result
  }

  function change({ method, path, body, headers }: Arrived): [number, unknown] {
    // Tests send only what our own calls send, so the shop does not validate it.
    const sent = body as never
    if (path === 'checkout/cart/items') return add(sent)
    if (path.startsWith('checkout/cart/items/')) return changeLine(method, Number(path.split('/').pop()), sent)
    if (path === 'customer/wishlist/items/toggle') return toggle(sent)
    if (path === 'api/catalog/compare/toggle-sku') return toggleSku(sent)
    if (path === 'api/customer/login') return login(sent)
    if (path === 'checkout/cart/merge') return merge(sent)
    if (path === 'api/customer/logout') return logout()
    if (path === 'checkout/cart/payment-information') return order(headers)
    if (path === 'checkout/cart/payment-cancel') return cancel()
    if (path === 'checkout/cart/estimate-shipping-methods') return [200, shippingMethods]
    if (path === 'checkout/cart/totals-information') return [200, totals()]
    if (path === 'checkout/cart/shipping-information') return [200, { totals: totals(), payment_methods: paymentMethods }]
    if (path === 'checkout/customers/email-available') return [200, true]
    if (path.startsWith('checkout/cart/address/')) return [200, {}]
    return [200, true]
  }

  function add({ cartItems }: { cartItems: Added[] }): [number, unknown] {
    for (const { qty, ...item } of cartItems) {
      const sku = Object.keys(kept.stocks).length > 0 ? variantOf(item) : item.sku
      const stock = kept.stocks[sku] ?? kept.stock
      const line = kept.lines.find((known) => known.sku === sku)
      if ((line?.qty ?? 0) + qty > stock) return tooMany(stock)
      if (line) line.qty += qty
      else kept.lines.push({ id: ++lineNumber, sku, qty })
    }
    return [200, quote()]
  }

  function changeLine(method: string, id: number, sent: { cartItem: { qty: number } } | null): [number, unknown] {
    const line = kept.lines.find((known) => known.id === id)
    if (!line) return [404, { message: 'No such line' }]
    if (method === 'DELETE') kept.lines = kept.lines.filter((known) => known !== line)
    else if (sent && sent.cartItem.qty > kept.stock) return tooMany()
    else if (sent) line.qty = sent.cartItem.qty
    return [200, quote()]
  }

  function tooMany(stock = kept.stock): [number, unknown] {
    return [400, { message: 'Only %1 left', parameters: [stock], code: 'stock' }]
  }

  /** The shop names a variant by its product and its options: `SHIRT-12-34`. */
  function variantOf({ sku, product_option: option }: Omit<Added, 'qty'>): string {
    return [sku, ...(option?.extension_attributes.configurable_item_options ?? []).map(({ option_value: value }) => value)].join('-')
  }

  function toggle({ productId }: { productId: number }): [number, unknown] {
    const isKept = kept.wishlist.includes(productId)
    kept.wishlist = isKept ? kept.wishlist.filter((id) => id !== productId) : [productId, ...kept.wishlist]
    return [200, { wishlist: wishlist() }]
  }

  function toggleSku({ sku }: { sku: string }): [number, unknown] {
    const isCompared = kept.compare.includes(sku)
    kept.compare = isCompared ? kept.compare.filter((other) => other !== sku) : [sku, ...kept.compare]
    return [200, { compare: kept.compare }]
  }

  function login({ password }: { password: string }): [number, unknown] {
    if (password !== 'Correct-Horse-9') return [401, { message: 'The account sign-in was incorrect', code: 'login' }]
    kept.isLoggedIn = true
    if (kept.lines.length === 0) kept.lines = kept.oldLines.splice(0)
    return [200, { customer: answers.customerAnswer(), cart_conflict: hasConflict() }]
  }

  function merge({ strategy }: { strategy: string }): [number, unknown] {
    const old = kept.oldLines.splice(0)
    if (strategy === 'merge') kept.lines.push(...old)
    return [200, quote()]
  }

  function logout(): [number, unknown] {
    Object.assign(kept, { isLoggedIn: false, lines: [], wishlist: [] })
    return [204, null]
  }

  function order(headers: Arrived['headers']): [number, unknown] {
    const key = String(headers['idempotency-key'])
    const first = kept.orders.get(key)
    if (first?.status === 'canceled') return [409, { message: 'This order was not paid', code: 'canceled' }]
    const isSeen = (headers['x-cart-total'] ?? total()) === total() && (headers['x-cart-version'] ?? version()) === version()
    if (!first && !isSeen) return [409, { message: 'Your cart has changed', code: 'changed', totals: totals() }]
    if (!first && kept.lines.length === 0) return [409, { message: 'This cart is ordered already', code: 'ordered' }]
    const placed = first ?? { number: `10000000${++orderNumber}`, status: 'open' }
    kept.orders.set(key, placed)
    kept.lines = []
    return [200, { order_id: orderNumber, order_number: placed.number, redirect_url: placed.status === 'open' ? payUrl : null }]
  }

  function cancel(): [number, unknown] {
    const last = [...kept.orders.values()].at(-1)
    if (last) last.status = 'canceled'
    return [200, paymentStatus()]
  }

  function paymentStatus(): unknown {
    const last = [...kept.orders.values()].at(-1)
    if (!last) return { status: 'none', order_number: null, redirect_url: null }
    return { status: last.status, order_number: last.number, redirect_url: last.status === 'open' ? payUrl : null }
  }

  const total = () => String(pieces() * kept.price)
  const version = () => kept.lines.map(({ id, qty }) => `${id}x${qty}`).join()
  const pieces = () => kept.lines.reduce((sum, { qty }) => sum + qty, 0)
  const wishlist = () => kept.wishlist.map((product_id, at) => ({ id: at + 1, product_id }))
  const hasConflict = () => kept.isLoggedIn && kept.lines.length > 0 && kept.oldLines.length > 0
  const customer = () => (kept.isLoggedIn ? answers.customerAnswer() : null)
  const session = () =>
    answers.sessionAnswer({
      customer: customer(),
      cart_conflict: hasConflict(),
      cart: { items_qty: pieces() },
      wishlist: wishlist(),
      compare: kept.compare,
      changed_at: kept.changedAt,
    })
  const totals = () => answers.totalsAnswer({ grand_total: Number(total()), items_qty: pieces(), items: [], updated_at: version() })

  function quote(): unknown {
    const items = kept.lines.map(({ id, sku, qty }) => {
      const item = answers.itemAnswer({ item_id: id, sku, qty, price_incl_tax: kept.price, row_total_incl_tax: qty * kept.price })
      return { ...item, extension_attributes: { ...item.extension_attributes, sku, product_stock: kept.stock } }
    })
    return answers.quoteAnswer({
      id: kept.cartId,
      items,
      items_count: items.length,
      items_qty: pieces(),
      updated_at: version(),
      extension_attributes: { last_added_item: items.at(-1) ?? null, applied_gift_cards: kept.giftCards },
    })
  }

  const fault = (call: string, behaviour: Behaviour) => faults.set(call, [...(faults.get(call) ?? []), behaviour])
  return {
    url: server.url,
    kept,
    calls: () => arrived.map(({ method, path }) => `${method} ${path}`),
    arrivals: (call) => arrived.filter(({ method, path }) => `${method} ${path}` === call),
    once: fault,
    always: (call, behaviour) => void broken.set(call, behaviour),
    asUsual: serve,
    loseAnswer: (call) =>
      fault(call, (response, request) => {
        if (request.method === 'GET') read(request)
        else write(request)
        response.socket?.resetAndDestroy()
      }),
    hold: (call) => {
      let release = () => {}
      const moment = new Promise<void>((resolve) => {
        release = resolve
      })
      fault(call, async (response, request) => {
        await moment
        if (!response.destroyed) serve(response, request)
      })
      return release
    },
    holdAnswer: (call, onGone) => {
      let release = () => {}
      const moment = new Promise<void>((resolve) => {
        release = resolve
      })
      fault(call, async (response, request) => {
        if (onGone) response.on('close', () => !response.writableEnded && onGone())
        const [status, value] = request.method === 'GET' ? read(request) : write(request)
        await moment
        if (!response.destroyed) await json(value, status)(response, request)
      })
      return release
    },
    forgetCalls: () => {
      arrived = []
    },
    close: server.close,
  }
}
