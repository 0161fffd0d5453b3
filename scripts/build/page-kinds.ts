// The kinds of pages of a shop, with their widgets and the calls they make at once: the only input for the build's division into files.
// widgets/index.ts says when a widget starts. No list says which file a module goes into; `needs.ts` computes it.

/** Widgets that share a script and a catalogue. Every other widget has its own file. */
export const together: Readonly<Record<string, readonly string[]>> = {
  // The header of every page.
  header: ['header-search', 'minicart'],
  // The frame of every page.
  frame: ['account-menu', 'consent-banner', 'maintenance-notice', 'quick-buy'],
  // Every grid of products.
  comparing: ['compare-badge', 'compare-toggle', 'wishlist-toggle'],
  // A category and the search results.
  listing: ['active-facets', 'banner', 'facets', 'product-list', 'sub-categories', 'toolbar'],
  // The product page. Widgets that read the printed product start together: an earlier one would request it from the server.
  product: ['add-to-cart', 'gallery', 'lightbox', 'product-options', 'recently-viewed', 'stock-alert'],
  // Codes that reduce the cart's price, for carts without them in the summary.
  codes: ['coupon', 'gift-card'],
  // Help with sizes.
  sizes: ['size-advice', 'size-chart'],
}

/** Widgets for a host's own pages that may have no other: each counts as a page with this widget alone. */
export const byThemselves: readonly string[] = [
  ...['compare-badge', 'countdown', 'device', 'footer-menus', 'form-validator', 'header-search', 'lazy-images', 'mega-menu'],
  ...['newsletter-form', 'password-toggle', 'product-slider', 'reviews', 'selling-points', 'share-link', 'store-switch', 'tabs', 'video'],
]

/** A kind of page. */
export interface PageKind {
  widgets: readonly string[]
  /** The calls it sends before any interaction, by subject and function. */
  calls?: readonly string[]
}

const frame = [
  ...['header-search', 'minicart', 'account-menu', 'compare-badge', 'wishlist-badge', 'mega-menu', 'mobile-menu', 'store-switch'],
  ...['selling-points', 'consent-banner', 'footer-menus', 'maintenance-notice', 'newsletter-form', 'quick-buy'],
]
const grid = ['compare-toggle', 'wishlist-toggle']
const product = [
  ...grid,
  ...['add-to-cart', 'delivery-promise', 'gallery', 'lightbox', 'product-options', 'product-slider', 'recently-viewed', 'review-form'],
  ...['reviews', 'share-link', 'specification', 'stock-alert', 'tabs'],
]
const session = ['session.getSession']
const framed = (...widgets: string[]): PageKind => ({ widgets: [...frame, ...widgets] })
const personal = (...widgets: string[]): PageKind => ({ ...framed(...widgets), calls: session })

/** Every kind of page, by name. */
export const pageKinds: Readonly<Record<string, PageKind>> = {
  badges: { widgets: ['wishlist-badge'] },
  home: framed(...grid, 'product-slider'),
  article: framed(),
  list: framed(...grid, 'active-facets', 'banner', 'facets', 'product-list', 'sub-categories', 'toolbar'),
  product: framed(...product, 'order-grid', 'size-advice', 'size-chart'),
  bundle: framed(...product, 'bundle-options'),
  set: framed(...product, 'set-builder'),
  'printed product': framed(...product, 'order-grid', 'size-advice', 'size-chart', 'personalisation'),
  'team kit': framed(...product, 'bundle-options', 'personalisation', 'team-roster', 'team-link'),
  cart: {
    widgets: [...frame, ...grid, 'cart', 'free-gift', 'product-slider'],
    calls: [...session, 'cart.getCart'],
  },
  'cart with codes beside it': { ...framed('cart', 'coupon', 'free-gift', 'gift-card'), calls: [...session, 'cart.getCart'] },
  checkout: { widgets: ['checkout', 'consent-banner', 'maintenance-notice'], calls: [...session, 'cart.getCart'] },
  confirmation: { ...framed('order-confirmation'), calls: [...session, 'checkout.getLastOrder'] },
  login: { ...framed('login-form'), calls: [...session, 'session.beginPasskeyLogin'] },
  register: framed('register-form'),
  password: framed('password-form'),
  account: personal('account-overview'),
  settings: { ...framed('personal-settings'), calls: [...session, 'account.getProfile', 'session.getPasskeys'] },
  addresses: personal('address-book'),
  orders: personal('order-list'),
  order: personal('order-detail'),
  'my returns': personal('return-list'),
  'my reviews': personal('review-list'),
  'my alerts': personal('alert-list'),
  newsletters: personal('newsletter-settings'),
  'gift card': personal('gift-card-balance'),
  contact: framed('contact-form'),
  returns: framed('returns-form'),
  withdrawal: framed('withdrawal-form'),
  complaint: framed('complaint-form'),
  tracking: framed('order-tracking'),
  wishlist: framed(...grid, 'wishlist'),
  comparison: framed('compare'),
  'team orders': personal('team-orders'),
  'team entry': framed('team-entry'),
}
