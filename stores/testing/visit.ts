// A visit to the shop: each tab has its own modules, as tabs of a browser have.
import { vi } from 'vitest'
import { extensionNames } from '#shared/domain/extension.ts'
import { type FakeBrowser, type FakeTab, openBrowser } from './browser.ts'
import { openShop, type TestShop } from './shop.ts'

/** A tab with the stores running in it. */
export interface Tab {
  /** The tab of the fake browser. */
  fake: FakeTab
  session: typeof import('#stores/session/session.ts')
  cart: typeof import('#stores/cart/cart.ts')
  catalogue: typeof import('#stores/catalogue/catalogue.ts')
  checkout: typeof import('#stores/checkout/checkout.ts')
  compare: typeof import('#stores/saved/compare.ts')
  comparison: typeof import('#stores/saved/comparison.ts')
  customer: typeof import('#stores/session/customer.ts')
  merge: typeof import('#stores/cart/merge.ts')
  order: typeof import('#stores/orders/order.ts')
  page: typeof import('#stores/page/page.ts')
  payment: typeof import('#stores/checkout/payment.ts')
  points: typeof import('#stores/checkout/pickup-points.ts')
  product: typeof import('#stores/product/product.ts')
  shipping: typeof import('#stores/checkout/shipping.ts')
  waiting: typeof import('#stores/checkout/waiting-payment.ts')
  wished: typeof import('#stores/saved/wished-products.ts')
  wishlist: typeof import('#stores/saved/wishlist.ts')
  resetStores: () => void
  /** Every event of this tab, with name and detail, oldest first. */
  events: { name: string; detail: unknown }[]
  /** The names of the events, without reports of errors. */
  eventNames: () => string[]
  /** Ends everything the tab started. */
  close: () => void
}

/** A shop and a browser for one test file. */
export interface Visit {
  browser: FakeBrowser
  shop: TestShop
  open: (href?: string) => Promise<Tab>
  /** Opens the next page in the same tab. */
  follow: (tab: Tab, href?: string) => Promise<Tab>
  /** Closes every tab, and the shop. */
  end: () => Promise<void>
}

/** Opens a shop and a browser that has never visited it; `settings` are added to the page's usual ones. */
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
      tab.fake.leave()
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
  const page = await import('#stores/page/page.ts')
  page.configurePage(
    JSON.stringify({
      locale: 'nl_NL',
      store: { id: 1, code: 'nl', name: 'Touchline' },
      ...{ baseUrl: '/nl/', apiUrl: shop.url, country: 'NL', extensions: extensionNames },
      ...settings,
    }),
  )
  configureApi({ apiUrl: shop.url, storeId: 1, limits: { retryDelay: 1 } })
  const { startStores } = await import('#stores/session/start.ts')
  const { followSuccess } = await import('#stores/checkout/follow-success.ts')
  const { resetStores } = await import('#stores/kit/reset.ts')
  const modules = {
    cart: await import('#stores/cart/cart.ts'),
    catalogue: await import('#stores/catalogue/catalogue.ts'),
    checkout: await import('#stores/checkout/checkout.ts'),
    compare: await import('#stores/saved/compare.ts'),
    comparison: await import('#stores/saved/comparison.ts'),
    customer: await import('#stores/session/customer.ts'),
    merge: await import('#stores/cart/merge.ts'),
    order: await import('#stores/orders/order.ts'),
    payment: await import('#stores/checkout/payment.ts'),
    points: await import('#stores/checkout/pickup-points.ts'),
    product: await import('#stores/product/product.ts'),
    session: await import('#stores/session/session.ts'),
    shipping: await import('#stores/checkout/shipping.ts'),
    waiting: await import('#stores/checkout/waiting-payment.ts'),
    wished: await import('#stores/saved/wished-products.ts'),
    wishlist: await import('#stores/saved/wishlist.ts'),
  }
  const events: Tab['events'] = []
  const stopListening = onAny((name, detail) => void events.push({ name, detail }))
  const stop = startStores()
  followSuccess()
  return {
    ...modules,
    fake,
    page,
    resetStores,
    events,
    eventNames: () => events.filter(({ name }) => name !== 'error').map(({ name }) => name),
    close: () => {
      stop()
      stopListening()
    },
  }
}

/** Waits until a condition holds. */
export async function until(isSo: () => boolean): Promise<void> {
  const test = () => {
    if (!isSo()) throw new Error('This did not become so within ten seconds.')
  }
  await vi.waitFor(test, { timeout: 30_000, interval: 5 })
}
