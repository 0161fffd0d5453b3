// The start and end of every screen: a page with its store, texts and suite, and the response in the frame.
import { LRUCache } from 'lru-cache'
import type { PagesHost } from '../host/host.ts'
import { serveChallenge } from '../challenge/script.ts'
import { allowScripts } from '../server/security.ts'
import type { HostContext } from '../host/context.ts'
import { publicOrigin } from '../server/public-origin.ts'
import { findStore, preferredStore } from '../host/store-view.ts'
import type { StoreView } from '../host/store-view.ts'
import type { RefusalStatus } from '../shop/shop-error.ts'
import { loadAssets, type AssetStore } from './assets.ts'
import { loadDepartments, type Department } from './departments.ts'
import { layout } from './layout.ts'
import type { Html } from './markup.ts'
import { createPage, type Page, type Screen } from './page.ts'
import { createSuiteReader, suiteTags } from './suite.ts'

/** Opens pages and shows screens. */
export interface Frame {
  host: PagesHost
  assets: () => Promise<AssetStore>
  /** Opens a page for this request; outside of every store it uses the given store, or one in the visitor's language. */
  open: (c: HostContext, store?: StoreView) => Promise<Page>
  show: (c: HostContext, page: Page, screen: Screen, status?: RefusalStatus | 200 | 503) => Promise<Response>
  /** Shows a document without the frame; it receives the suite's tags for the widgets rendered so far. */
  showBare: (c: HostContext, page: Page, document: (tags: readonly string[]) => Html) => Promise<Response>
}

/** The frame of one host. */
export function createFrame(host: PagesHost): Frame {
  const { options, db, shop } = host
  const readSuite = createSuiteReader(options)
  const departments = new Map<string, Promise<Department[]>>()
  const challenge = options.isChallenged ? serveChallenge(host.root) : null
  let kept: Promise<AssetStore> | null = null
  const assets = () => (options.isDevelopment ? loadAssets() : (kept ??= loadAssets()))
  const departmentsOf = (store: StoreView) => {
    const known = departments.get(store.code)
    if (known) return known
    const loading = loadDepartments(db, store)
    departments.set(store.code, loading)
    loading.catch(() => departments.delete(store.code))
    return loading
  }
  /** For a minute a store's settings are the same object, which is the key of the cache of rendered widgets. */
  const configs = new LRUCache<string, Page['config']>({ max: 20, ttl: 60_000 })
  const configOf = ({ store, config }: Page) => {
    if (!options.keepsAnswers) return config
    const known = configs.get(store.code) ?? config
    if (known === config) configs.set(store.code, config)
    return known
  }
  return {
    host,
    assets,
    async open(c, given) {
      const store = given ?? findStore(c.req.path) ?? preferredStore(c.req.header('Accept-Language') ?? null)
      const prefix = `/${store.code}/`
      const page = createPage({
        store,
        origin: publicOrigin(c, options),
        path: c.req.path.startsWith(prefix) ? c.req.path.slice(prefix.length) + new URL(c.req.url).search : '',
        now: shop.now().getTime(),
        // The error page must work even if the database does not.
        paymentOrigins: [options.provider.url],
        isCounting: options.isCounting,
        extensions: options.extensions,
        departments: await departmentsOf(store).catch(() => []),
        suite: await readSuite(),
      })
      return { ...page, config: configOf(page) }
    },
    async show(c, page, screen, status = 200) {
      return c.html(await layout(c, page, screen, (await assets()).assets, await challenge?.(page)), status)
    },
    async showBare(c, page, document) {
      allowScripts(c, { files: [page.suite.base] })
      return c.html(await document(suiteTags(page.suite, page.store.language, page.widgets)))
    },
  }
}
