// The page being drawn: its store, texts, prices and address, for every template.
import { storeViews, type StoreView } from '../host/store-view.ts'
import type { Html } from './markup.ts'
import { writePrice } from './money.ts'
import { pageConfig } from './page-config.ts'
import { texts, type Texts } from './texts/index.ts'
import type { Department } from './departments.ts'
import type { Suite } from './suite.ts'

export type { StoreView }

/** Every store, for what leads from one to another. */
export const stores = storeViews

/** The state that templates share while one page is drawn. */
export interface Page {
  store: StoreView
  texts: Texts
  /** `https://shop.example`, without a slash; empty if the shop does not know its name. */
  origin: string
  /** Where payments are made. */
  paymentOrigins: readonly string[]
  /** Whether visits are counted, with consent. */
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
  /** Widgets drawn so far: their stylesheets go into the head. */
  widgets: Set<string>
  /** How many mounts were printed; part of their ids. */
  mounts: number
  /** The root-relative address of a path below the store. */
  link: (path: string) => string
  /** An amount of the API, formatted for the store. */
  price: (amount: number) => string
}

/** A screen's content for the layout. */
export interface Screen {
  title: string
  description?: string
  /** The path below the store that search engines should keep; the page's own without its query unless given, null for none. */
  canonical?: string | null
  /** Paths below the other stores if they differ, null if a store has no such page; null altogether for a page of this store only. */
  alternates?: Partial<Record<StoreView['code'], string | null>> | null
  /** A root-relative picture for shared links. */
  picture?: string | null
  /** JSON-LD blocks. */
  data?: readonly object[]
  /** `rel` and path of the pages before and after. */
  neighbours?: { prev?: string | null; next?: string | null }
  isIndexed?: boolean
  /** Name of the screen for the theme and for tests. */
  name: string
  /** Header and footer without anything that leads away. */
  isQuiet?: boolean
  body: Html
}

/** Starts a page. */
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
