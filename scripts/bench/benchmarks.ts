// The benchmarks in a browser by name, and the shop and the browser that they share, which start with the first of them.
import { launchBrowser } from '#tests/support/browser.ts'
import type { Browser } from 'playwright-core'
import type { Row } from '#tests/benchmarks/row.ts'
import type { StartedHost } from '#tests/support/serve-shop.ts'
import type { Flavour } from '../build/flavours.ts'
import { KB, pageLimits } from './budgets.ts'
import type { Manifest } from './bytes.ts'

interface Given {
  root: string
  flavour: Flavour
  manifest: Manifest
}
interface Started extends Given {
  browser: Browser
  shop: StartedHost
}

const limits = new Map(Object.entries(pageLimits).map(([page, limit]) => [page, limit * KB]))

/** In the order in which they run. Each is imported when it does, since most need the shop's own code. */
export const benchmarks: Readonly<Record<string, (started: Started) => Promise<Row[]>>> = {
  pages: async ({ browser, shop }) => (await import('#tests/benchmarks/pages.ts')).measurePages(browser, shop, limits),
  growth: async ({ browser, shop }) =>
    (await import('#tests/benchmarks/growth.ts')).measureGrowth(browser, shop.url, ['wishlist-badge', 'wishlist-toggle', 'minicart']),
  cart: async ({ browser, shop }) => (await import('#tests/benchmarks/lines.ts')).measureLines(browser, shop),
  checkout: async ({ browser, shop }) => (await import('#tests/benchmarks/checkout.ts')).measureCheckout(browser, shop),
  orders: async ({ browser, shop }) => (await import('#tests/benchmarks/orders.ts')).measureOrders(browser, shop),
  returns: async ({ browser, shop }) => (await import('#tests/benchmarks/returns.ts')).measureReturns(browser, shop),
  kinds: async ({ browser, shop }) => (await import('#tests/benchmarks/kinds.ts')).measureKinds(browser, shop.url),
  gallery: async ({ browser, shop, root }) => (await import('#tests/benchmarks/gallery.ts')).measureGallery(browser, shop.url, root),
  search: async ({ browser, shop, root, manifest }) =>
    (await import('#tests/benchmarks/search-peer.ts')).measureSearch(browser, shop.url, root, manifest),
  list: async ({ browser, shop, root, manifest }) =>
    (await import('#tests/benchmarks/list-peer.ts')).measureList(browser, shop.url, root, manifest),
  parts: async ({ browser, shop }) => (await import('#tests/benchmarks/parts.ts')).measureParts(browser, shop.url),
  content: async ({ browser, shop }) => (await import('#tests/benchmarks/content.ts')).measureContent(browser, shop.url),
  memory: async ({ browser, shop, manifest }) =>
    (await import('#tests/benchmarks/memory.ts')).measureMemory(browser, shop.url, Object.keys(manifest.widgets)),
}

/** The shop and the browser, started with the first benchmark that needs them. */
export function startGround(given: Given) {
  let starting: Promise<Started> | null = null
  const start = async (): Promise<Started> => {
    const { serveShop } = await import('#tests/support/serve-shop.ts')
    const browser = await launchBrowser({ isWhole: true })
    return { ...given, browser, shop: await serveShop({ flavour: given.flavour, seedSize: 1200 }) }
  }
  return {
    /** Runs one benchmark, and says how fast the machine was at that moment. */
    measure: async (name: string): Promise<{ rows: Row[]; yardstick: number }> => {
      const started = await (starting ??= start())
      const { measureYardstick } = await import('#tests/benchmarks/yardstick.ts')
      const yardstick = await measureYardstick(started.browser)
      return { rows: (await benchmarks[name]?.(started)) ?? [], yardstick }
    },
    close: async (): Promise<void> => {
      if (!starting) return
      const { browser, shop } = await starting
      await browser.close()
      await shop.close()
    },
  }
}
