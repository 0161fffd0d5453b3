// Which store view this page belongs to: one browser has a cart and a login for each, so whatever is kept is kept apart.

/** A store view, as far as storage needs it. */
export interface StoreView {
  /** Part of every key, e.g. `nl`. */
  code: string
  /** Below which our cookies are sent, e.g. `/nl/`. */
  path: string
}

let current: StoreView = { code: 'default', path: '/' }

/** Says where we are; called when the page's settings are read. */
export function configureStorage(view: StoreView): void {
  current = view
}

/** Where we are. */
export function storeView(): StoreView {
  return current
}
