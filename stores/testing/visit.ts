// A visit of the stores: each tab has modules of its own, as two tabs of a browser have.
import { vi } from 'vitest'
import { extensionNames } from '#shared/domain/extension.ts'
import { type FakeBrowser, type FakeTab, openBrowser } from './browser.ts'
import { openShop, type TestShop } from './shop.ts'

/** A tab with the stores running in it. */
export interface Tab {
  /** The browser's side of it. */
  fake: FakeTab
  session: typeof import('../session.ts')
  cart: typeof import('../cart.ts')
  catalogue: typeof import('../catalogue.ts')
  checkout: typeof import('../checkout.ts')
  compare: typeof import('../compare.ts')
  comparison: typeof import('../comparison.ts')
  customer: typeof import('../customer.ts')
  merge: typeof import('../cart-merge.ts')
  order: typeof import('../order.ts')
  page: typeof import('../page.ts')
  payment: typeof import('../payment.ts')
  points: typeof import('../pickup-points.ts')
  product: typeof import('../product.ts')
  shipping: typeof import('../shipping.ts')
  waiting: typeof import('../waiting-payment.ts')
  wished: typeof import('../wished-products.ts')
  wishlist: typeof import('../wishlist.ts')
  resetStores: () => void
  /** Every event of this tab as name and detail, oldest first. */
  events: { name: string; detail: unknown }[]
  /** Names of the events, without reports of errors. */
  told: () => string[]
  /** Ends what the tab started. */
  close: () => void
}

/** A shop and a browser for one test file. */
export interface Visit {
  browser: FakeBrowser
  shop: TestShop
  open: (href?: string) => Promise<Tab>
  /** The next page in the same tab. */
  follow: (tab: Tab, href?: string) => Promise<Tab>
  /** Closes every tab, and the shop. */
  end: () => Promise<void>
}

/** Opens a shop and a browser that has never been there; `settings` are the page's beside the usual ones. */
export async function startVisit(settings: object = {}): Promise<Visit> {
  const browser = openBrowser()
  const shop = await openShop(browser)
  const tabs: Tab[] = []
  const keep = async (opening: Promise<Tab>) => {
    const tab = await opening
    tabs.push(tab)
    return tab
  }
  return {
    browser,
    shop,
    open: (href) => keep(openTab(shop, browser.openTab(href), settings)),
    follow: (tab, href) => {
      tab.close()
      return keep(openTab(shop, browser.openTab(href, tab.fake), settings))
    },
    end: async () => {
      for (const tab of tabs) tab.close()
      await shop.close()
    },
  }
}

async function openTab(shop: TestShop, fake: FakeTab, settings: object = {}): Promise<Tab> {
  vi.resetModules()
  const { setEnvironment } = await import('#shared/environment.ts')
  setEnvironment(fake.environment)
  const { onAny } = await import('#shared/events/bus.ts')
  const { configureApi } = await import('#shared/api/settings.ts')
  const page = await import('../page.ts')
  page.configurePage(
    JSON.stringify({
      locale: 'nl_NL',
      store: { id: 1, code: 'nl', name: 'Touchline' },
      ...{ baseUrl: '/nl/', apiUrl: shop.url, country: 'NL', extensions: extensionNames },
      ...settings,
    }),
  )
  configureApi({ apiUrl: shop.url, storeId: 1, limits: { retryDelay: 1 } })
  const { startStores } = await import('../start.ts')
  const { resetStores } = await import('../reset.ts')
  const modules = {
    cart: await import('../cart.ts'),
    catalogue: await import('../catalogue.ts'),
    checkout: await import('../checkout.ts'),
    compare: await import('../compare.ts'),
    comparison: await import('../comparison.ts'),
    customer: await import('../customer.ts'),
    merge: await import('../cart-merge.ts'),
    order: await import('../order.ts'),
    payment: await import('../payment.ts'),
    points: await import('../pickup-points.ts'),
    product: await import('../product.ts'),
    session: await import('../session.ts'),
    shipping: await import('../shipping.ts'),
    waiting: await import('../waiting-payment.ts'),
    wished: await import('../wished-products.ts'),
    wishlist: await import('../wishlist.ts'),
  }
  const events: Tab['events'] = []
  const stopHearing = onAny((name, detail) => void events.push({ name, detail }))
  const stop = startStores()
  return {
    ...modules,
    fake,
    page,
    resetStores,
    events,
    told: () => events.filter(({ name }) => name !== 'error').map(({ name }) => name),
    close: () => {
      stop()
      stopHearing()
    },
  }
}

/** Waits until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  const test = () => {
    if (!isSo()) throw new Error('This did not become so within ten seconds.')
  }
  await vi.waitFor(test, { timeout: 30_000, interval: 5 })
}
