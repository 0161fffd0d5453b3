// A shop for the journeys of a file, its own or its worker's, and the worker's browser; every visit ends with a check for errors in the page.
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { StoreCode } from '#demo-pages/host/store-view.ts'
import { distFolder, flavour } from '../conformance/stage.ts'
import { borrowBrowser, returnBrowser, type LaunchOptions } from '../support/browser.ts'
import { startHost, type StartedHost, type StartOptions } from '../support/host.ts'
import { complaints, expectQuiet, openVisit, type Visit } from '../support/visit.ts'
import { reportFailure } from '../support/witness.ts'
import { borrowShop, expectUntouched } from './shared-shop.ts'
import { Guest } from './guest.ts'

/** What the journeys of a file share. */
export interface Stage {
  readonly shop: StartedHost
  readonly browser: Browser
  /** A guest in a browser of her own. Errors that match `provoked` are caused by the test; all others fail it. */
  visit: (store: StoreCode, options?: BrowserContextOptions & { provoked?: readonly RegExp[] }) => Promise<Guest>
  /** A guest with a name of her own in the English store, whose calls the test may break; her orders can be identified. */
  visitAs: (name: string) => Promise<Guest>
  /** The status of a guest's orders, oldest first. */
  statesOf: (guest: Guest) => Promise<string[]>
}

/** A clock that starts at ten in the morning: at the cut-off hour, a delivery slot would disappear during an order. */
export function morning(): () => Date {
  const opened = Date.now()
  const ten = new Date(opened).setUTCHours(10, 0, 0, 0)
  return () => new Date(ten + Date.now() - opened)
}

/** Options of a file's browser. */
interface StageOptions extends LaunchOptions {
  /** Whether pictures are loaded and drawn: they take a fifth of the time of a list, and only some files need them. */
  hasPictures?: boolean
  /**
   * The shop is the worker's, for files that place no orders and change no products: visitors of other files use it before and after.
   * A shop of its own costs as much as a short journey, and starts without drawn pictures.
   */
  isShared?: boolean
}

/** Without pictures nothing uses the ones that a page preloads, and Chromium says so of a page that is open for some seconds. */
const notDrawn = /was preloaded using link preload but not used/

/** Prepares a file's shop and browser. */
export function useShop(host: StartOptions = {}, { hasPictures = false, isShared = false, ...own }: StageOptions = {}): Stage {
  const launch: LaunchOptions = hasPictures ? own : { ...own, args: [...(own.args ?? []), '--blink-settings=imagesEnabled=false'] }
  let browser: Browser | null = null
  let shop: StartedHost | null = null
  const open: { visit: Visit; provoked: readonly RegExp[] }[] = []
  beforeAll(async () => {
    const start = () => startHost({ flavour, dist: distFolder, now: morning(), ...host })
    ;[browser, shop] = await Promise.all([borrowBrowser(launch), isShared ? borrowShop(start) : start()])
  })
  afterEach(async ({ task }) => {
    const visits = open.splice(0)
    for (const { visit, provoked } of visits)
      if (task.result?.state === 'fail' || complaints(visit, provoked).length > 0) await reportFailure(visit, task.fullName)
    await Promise.all(visits.map(({ visit }) => visit.close()))
    for (const { visit, provoked } of visits) expectQuiet(visit, provoked)
    expect(shop?.faults.splice(0), 'what the shop reported').toEqual([])
  })
  afterAll(async () => {
    await returnBrowser(browser)
    await (isShared ? expectUntouched(there(shop)) : shop?.close())
  })
  const there = <Value>(thing: Value | null): Value => {
    if (thing === null) throw new Error('Shop and browser are there from beforeAll on.')
    return thing
  }
  const visit: Stage['visit'] = async (store, { provoked = [], ...options } = {}) => {
    const opened = await openVisit(there(browser), options)
    // A shared machine may be slow; no test waits longer than necessary.
    opened.context.setDefaultTimeout(60_000)
    open.push({ visit: opened, provoked: hasPictures ? provoked : [...provoked, notDrawn] })
    return new Guest(opened, there(shop).url, store)
  }
  return {
    get shop() {
      return there(shop)
    },
    get browser() {
      return there(browser)
    },
    visit,
    async visitAs(name) {
      const guest = await visit('en', { provoked: [failedCalls] })
      guest.email = `${name}@example.com`
      return guest
    },
    async statesOf({ email }) {
      const orders = await there(shop).db.selectFrom('shop_order').select('status').where('email', '=', email).orderBy('id').execute()
      return orders.map(({ status }) => status)
    },
  }
}

/** The browser's own messages about calls that a test made fail. */
export const failedCalls = /Failed to load resource|net::ERR_/
