// The byte budgets of the suite: brotli, quality 11, of what a page really loads. They only ever get smaller.

/** One KB here is 1024 bytes. */
export const KB = 1024

/** A page with the widgets it holds and what it may cost. */
export interface PageBudget {
  page: string
  widgets: readonly string[]
  /** Whether somebody has touched it, so that all that its widgets load later is there too: the API client, popups, verbs. */
  isTouched: boolean
  script: number
}

const frame = ['header-search', 'minicart', 'wishlist-badge']

export const pageBudgets: readonly PageBudget[] = [
  { page: 'badges only', widgets: ['wishlist-badge'], isTouched: false, script: 19 },
  { page: 'home, untouched', widgets: frame, isTouched: false, script: 22 },
  { page: 'home', widgets: [...frame, 'store-switch', 'wishlist-toggle'], isTouched: true, script: 32 },
  {
    page: 'category',
    widgets: [
      ...frame,
      'store-switch',
      'wishlist-toggle',
      'compare-toggle',
      'product-list',
      'facets',
      'toolbar',
      'active-facets',
      'sub-categories',
      'banner',
    ],
    isTouched: true,
    script: 42,
  },
  {
    page: 'product',
    widgets: [...frame, 'store-switch', 'wishlist-toggle', 'product-options', 'add-to-cart'],
    isTouched: true,
    script: 48,
  },
  { page: 'cart', widgets: [...frame, 'store-switch', 'cart'], isTouched: true, script: 42 },
  { page: 'checkout', widgets: ['minicart', 'store-switch', 'checkout'], isTouched: true, script: 60 },
  { page: 'confirmation', widgets: [...frame, 'store-switch', 'order-confirmation'], isTouched: true, script: 42 },
]

/** Shared files by name, alone and together. */
export const sharedBudgets: readonly { what: string; names: readonly string[]; script: number }[] = [
  { what: 'loader', names: ['touchline'], script: 3 },
  { what: 'shared runtime', names: ['runtime'], script: 14 },
  { what: 'runtime with API client', names: ['runtime', 'api'], script: 22 },
]

/** What one more widget may cost on a page that has the runtime; those not named here are simple. */
export const widgetBudgets = {
  simple: 5,
  configurators: 12,
  list: ['product-list', 'facets', 'minicart', 'cart', 'product-options', 'checkout', 'wishlist', 'compare'],
} as const
/** Files that are bound by their pages' budgets: the checkout is a page of its own, `start` is on all. */
export const boundByPage: readonly string[] = ['checkout', 'start']

export const stylesPerPage = 10
export const cataloguePerWidget = 2
