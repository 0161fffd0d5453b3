// Sends all calls of a purchase to a platform in their order, and those of our extensions.
import { configureApi } from '#shared/api/settings.ts'
import { placeOrder } from '#shared/checkout/calls.ts'
import type { Extension } from '#shared/domain/extension.ts'
import { fetchReturnLabel, fetchReturnOrder, postReturn } from '#shared/orders/returns/calls.ts'
import { configureExtensions } from '#shared/state/extensions.ts'
import { settingsFrom } from '#shared/wire/page.ts'
import { Host } from './host.ts'
import { settingsToPaste } from './paste.ts'
import { policyFaults, readPolicies } from './policy.ts'
import { type KnownCall, Report } from './report.ts'
import { checkCart, emptyCart, fillCart } from './steps/cart.ts'
import { checkCheckout } from './steps/checkout.ts'
import { checkExtensions } from './steps/extensions.ts'
import { checkLists } from './steps/lists.ts'
import { checkOrder, checkReturn } from './steps/order.ts'
import { lookAtPage } from './steps/page.ts'
import { checkProduct, undoKept } from './steps/product.ts'
import { checkRoutes } from './steps/routes.ts'
import { rulesOfWrites } from './steps/rules.ts'
import { Visitor } from './visitor.ts'

/** The options of a check. */
export interface CheckOptions {
  /** The address of a page of the store, or of its API: `https://shop.example/nl/`. */
  address: string
  /** The address of the API, if it is neither of the above nor the one in the page's settings. */
  api?: string | null | undefined
  storeId?: number | null | undefined
  product?: { id: number; sku: string } | null
  categoryId?: number | null | undefined
  menuId?: string | null | undefined
  /** A valid coupon code. */
  coupon?: string | null | undefined
  /** Whether the check may place an order and return it. */
  mayOrder?: boolean
  /** The shopper's e-mail address in the test shop. */
  email?: string | null | undefined
  /** The number of an order that can be returned, instead of the placed one. */
  orderNumber?: string | null | undefined
  /** The code of a return reason that the platform knows. */
  reason?: string | null | undefined
}

/** The result of a check. */
export interface Checked {
  report: Report
  /** The settings to add to the pages. */
  paste: Readonly<Record<string, unknown>>
}

/** Checks a platform; no behaviour of the platform makes it reject. */
export async function checkHost(calls: readonly KnownCall[], options: CheckOptions): Promise<Checked> {
  const visitor = new Visitor()
  const report = new Report(calls)
  const { host, fatal } = await meet(visitor, report, options)
  report.fatal = fatal
  if (!host) return { report, paste: {} }
  const giveBack = visitor.lend()
  const { warn } = console
  // This report contains what the suite would log to a page's console.
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

/** Finds the page, and in its settings the API and the store. */
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
  report.head.push(
    `Page   ${page.line}`,
    `API    ${settings.apiUrl}${why}`,
    `Store  ${settings.store.id === 0 ? 'none known, so X-STORE-ID is 0: hand one in with --store=1' : `${settings.store.id}, sent as X-STORE-ID`}`,
  )
  if (page.fault) report.advice.add(page.fault)
  report.policy.push(
    ...policyFaults(readPolicies(page.policies), { page: new URL(address), api: new URL(settings.apiUrl), script: page.script }),
  )
  const policy = report.policy.length > 0 ? 'keeps the suite from running, see below' : 'lets the suite run'
  report.head.push(`Policy ${page.policies.length === 0 ? 'none' : policy}`)
  const { product = null, categoryId = null, menuId = null } = options
  const has = (name: string) => page.settings !== null && Object.hasOwn(page.settings, name)
  report.unsaid.push(...['locale', 'currency', 'country', 'store'].filter((name) => !has(name)))
  const locale = has('locale') ? null : page.locale
  const discovered = { product, locale, categoryId: categoryId ?? page.categoryId, menuId: menuId ?? page.menuId }
  return { host: new Host(visitor, report, settings, discovered), fatal: null }
}

async function walk(host: Host, options: CheckOptions): Promise<Extension[]> {
  const { coupon = null, mayOrder = false, reason = null, orderNumber = null } = options
  const email = options.email ?? 'tessa.touchline@example.com'
  // A platform with the session call gets its token from that call.
  configureExtensions(host.settings.extensions)
  await checkLists(host)
  await checkProduct(host)
  await undoKept(host)
  const filled = await fillCart(host)
  await rulesOfWrites(host)
  await checkRoutes(host, options.address)
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

/** Restores the cart as the checkout left it, for the order. */
async function refill(host: Host, email: string): Promise<boolean> {
  return (await fillCart(host)) !== null && (await checkCheckout(host, email)) !== null
}
