// Asks a platform all that a purchase asks, in its order, and what our extensions would.
import { configureApi } from '#shared/api/settings.ts'
import { placeOrder } from '#shared/checkout/calls.ts'
import type { Extension } from '#shared/domain/extension.ts'
import { fetchReturnLabel, fetchReturnOrder, postReturn } from '#shared/orders/returns/calls.ts'
import { configureExtensions } from '#shared/state/extensions.ts'
import { settingsFrom } from '#shared/wire/page.ts'
import { Host } from './host.ts'
import { settingsToPaste } from './paste.ts'
import { type KnownCall, Report } from './report.ts'
import { checkCart, emptyCart, fillCart } from './steps/cart.ts'
import { checkCheckout } from './steps/checkout.ts'
import { checkExtensions } from './steps/extensions.ts'
import { checkLists } from './steps/lists.ts'
import { checkOrder, checkReturn } from './steps/order.ts'
import { lookAtPage } from './steps/page.ts'
import { checkProduct, undoKept } from './steps/product.ts'
import { rulesOfWrites } from './steps/rules.ts'
import { Visitor } from './visitor.ts'

/** What may be handed in. */
export interface CheckOptions {
  /** A page of the store, or where its API is: `https://shop.example/nl/`. */
  address: string
  /** Where the API is, if it is neither there nor where the page says. */
  api?: string | null | undefined
  storeId?: number | null | undefined
  product?: { id: number; sku: string } | null
  categoryId?: number | null | undefined
  menuId?: string | null | undefined
  /** A coupon that counts. */
  coupon?: string | null | undefined
  /** Whether an order may be placed, and sent back. */
  mayOrder?: boolean
  /** Who orders in the test shop. */
  email?: string | null | undefined
  /** An order that can be sent back, in place of the one that is placed. */
  orderNumber?: string | null | undefined
  /** A reason's code that the platform knows. */
  reason?: string | null | undefined
}

/** What was found out. */
export interface Checked {
  report: Report
  /** The settings to paste. */
  paste: Readonly<Record<string, unknown>>
}

/** Checks a platform; never rejects for what a platform does. */
export async function checkHost(calls: readonly KnownCall[], options: CheckOptions): Promise<Checked> {
  const visitor = new Visitor()
  const report = new Report(calls)
  const { host, fatal } = await meet(visitor, report, options)
  report.fatal = fatal
  if (!host) return { report, paste: {} }
  const giveBack = visitor.lend()
  const { warn } = console
  // The suite tells a page's console what this report tells.
  console.warn = () => {}
  try {
    const extensions = await walk(host, options)
    return { report, paste: settingsToPaste(host, extensions) }
  } finally {
    console.warn = warn
    giveBack()
    configureExtensions([])
  }
}

/** Finds the page, and with it the API and the store. */
async function meet(visitor: Visitor, report: Report, options: CheckOptions): Promise<{ host: Host | null; fatal: string | null }> {
  const address = options.address.endsWith('/') ? options.address : `${options.address}/`
  const page = await lookAtPage(visitor, address).catch((error: unknown) => String(error instanceof Error ? (error.cause ?? error) : error))
  if (typeof page === 'string') return { host: null, fatal: `Nobody answers at ${address}: ${page}` }
  const written = { baseUrl: new URL(address).pathname, ...page.settings }
  const read = settingsFrom(written)
  const api = new URL(options.api ?? (page.settings === null ? address : read.apiUrl), address).href
  const settings = { ...read, apiUrl: api.endsWith('/') ? api : `${api}/`, store: { ...read.store, id: options.storeId ?? read.store.id } }
  configureApi({ apiUrl: settings.apiUrl, storeId: settings.store.id, limits: { retryDelay: 50, patience: 2_000 } })
  const isElsewhere = settings.apiUrl !== address
  const why = options.api ? ', as handed in' : isElsewhere ? ', as apiUrl of the page’s settings says; hand in --api to ask elsewhere' : ''
  report.head.push(`Page   ${page.line}`, `API    ${settings.apiUrl}${why}`, `Store  ${settings.store.id}, sent as X-STORE-ID`)
  if (page.fault) report.advice.add(page.fault)
  const { product = null, categoryId = null, menuId = null } = options
  const learnt = { product, categoryId: categoryId ?? page.categoryId, menuId: menuId ?? page.menuId }
  return { host: new Host(visitor, report, settings, learnt), fatal: null }
}

async function walk(host: Host, options: CheckOptions): Promise<Extension[]> {
  const { coupon = null, mayOrder = false, reason = null, orderNumber = null } = options
  const email = options.email ?? 'tessa.touchline@example.com'
  // Whoever has the session's call is asked for a token by it.
  configureExtensions(host.settings.extensions)
  await checkLists(host)
  await checkProduct(host)
  await undoKept(host)
  const filled = await fillCart(host)
  await rulesOfWrites(host)
  if (filled) {
    await checkCart(host, filled, coupon)
    const chosen = await checkCheckout(host, email)
    await emptyCart(host, filled)
    if (mayOrder && chosen && (await refill(host, email))) {
      const numbers = await checkOrder(host, chosen)
      await checkReturn(host, email, orderNumber === null ? numbers : [orderNumber], reason)
    }
  }
  const why = mayOrder ? 'the way ended before' : 'it orders for good: allow it on a test shop with --order'
  for (const call of [placeOrder, fetchReturnOrder, postReturn, fetchReturnLabel]) host.skip(call, why)
  for (const { call } of host.report.entries) if (call.group === 'base') host.report.note(call, 'unasked', 'the way ended before')
  return checkExtensions(host)
}

/** The cart again as the checkout left it, for the order. */
async function refill(host: Host, email: string): Promise<boolean> {
  return (await fillCart(host)) !== null && (await checkCheckout(host, email)) !== null
}
