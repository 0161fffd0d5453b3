// The page that is being rendered: its store, texts, prices and address, for every template.
import { storeViews, type StoreView } from '../host/store-view.ts'
import type { Html } from './markup.ts'
import { writePrice } from './money.ts'
import { pageConfig } from './page-config.ts'
import { texts, type Texts } from './texts/index.ts'
import type { Department } from './departments.ts'
import type { Suite } from './suite.ts'

export type { StoreView }

/** Every store, for links between stores. */
export const stores = storeViews

/** The state that templates share while one page is rendered. */
export interface Page {
  store: StoreView
  texts: Texts
  /** `https://shop.example`, without a slash; empty if the shop has no configured origin. */
  origin: string
  /** The origins of the payment provider. */
  paymentOrigins: readonly string[]
  /** Whether visits are counted, which requires consent. */
  isCounting: boolean
  extensions: readonly string[] | null
  /** The path below the store with its query, without a leading slash. */
  path: string
  /** The shop's clock in milliseconds. */
  now: number
  departments: readonly Department[]
  suite: Suite
  /** The content of `#touchline-page`. */
  config: Record<string, unknown>
  /** Widgets rendered so far: their stylesheets go into the head. */
  widgets: Set<string>
  /** The number of mounts printed so far; part of their ids. */
  mounts: number
  /** The root-relative address of a path below the store. */
  link: (path: string) => string
  /** Formats an amount of the API for the store. */
  price: (amount: number) => string
}

/** A screen's content for the layout. */
export interface Screen {
  title: string
  description?: string
  /** The canonical path below the store; by default the page's path without its query, null for none. */
  canonical?: string | null
  /** Paths below the other stores if they differ, null if a store has no such page; null for all if only this store has the page. */
  alternates?: Partial<Record<StoreView['code'], string | null>> | null
  /** A root-relative picture for shared links. */
  picture?: string | null
  /** JSON-LD blocks. */
  data?: readonly object[]
  /** The paths of the previous and next page, for `rel` links. */
  neighbours?: { prev?: string | null; next?: string | null }
  isIndexed?: boolean
  /** The name of the screen for the theme and for tests. */
  name: string
  /** The query that the header's search field shows. */
  query?: string
  /** Leaves out the links of header and footer, so that nothing leads away from the page. */
  isQuiet?: boolean
  body: Html
}

/** Starts rendering a page. */
export function createPage(
  given: Pick<Page, 'store' | 'origin' | 'paymentOrigins' | 'isCounting' | 'extensions' | 'path' | 'now' | 'departments' | 'suite'>,
): Page {
  const { store } = given
  const link = (path: string) => `/${store.code}/${path}`
  return {
    ...given,
    texts: texts[store.language],
    config: pageConfig(given),
    widgets: new Set(),
    mounts: 0,
    link,
    price: (amount) => writePrice(amount, store),
  }
}
