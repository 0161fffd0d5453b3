// Which widgets travel in one file. All else follows from the folders: a widget that is not named here is a file of its own,
// a store that several files want is a file named like it, and what stands behind `import()` is loaded by the touch.

/** What every page has: what widgets stand on, the kit of the header, and the widgets of every header. */
export const always = {
  name: 'start',
  modules: ['widgets/page/start.ts', 'shared/mount/runtime.tsx', 'shared/i18n/sentences.ts'],
  widgets: ['wishlist-badge'],
} as const

/** What stands on a page together is one file, with one stylesheet and one catalogue: fewer requests, and fewer bytes. */
export const together: Readonly<Record<string, readonly string[]>> = {
  // Every header.
  header: ['header-search', 'minicart'],
  // Every page's frame.
  frame: ['consent-banner', 'maintenance-notice', 'quick-buy'],
  // Every grid of products.
  comparing: ['compare-badge', 'compare-toggle', 'wishlist-toggle'],
  // A category and the search results.
  listing: ['active-facets', 'banner', 'facets', 'product-list', 'sub-categories', 'toolbar'],
  // The product page. What reads the printed product starts together: whoever came before it would ask the server for it.
  product: ['add-to-cart', 'gallery', 'lightbox', 'product-options', 'recently-viewed', 'stock-alert'],
  // What helps with sizes.
  sizes: ['size-advice', 'size-chart'],
}

/** Files whose styles stand in another file's: every page that shows the one shows the other, and a stylesheet each delays the first paint. */
export const styledWith: Readonly<Record<string, readonly string[]>> = {
  header: ['account-menu', 'mega-menu', 'mobile-menu', 'selling-points', 'store-switch'],
  frame: ['footer-menus', 'newsletter-form'],
  product: ['delivery-promise', 'review-form', 'reviews', 'share-link', 'sizes', 'specification', 'tabs'],
}

/** The stylesheet that holds the styles of a file. */
export function sheetOf(file: string): string {
  return Object.entries(styledWith).find(([, files]) => files.includes(file))?.[0] ?? file
}

/** Shared files that only a store and its widgets need: without a place here every page would have them. */
export const belongings: Readonly<Record<string, readonly string[]>> = {
  product: [
    ...['product', 'bundle', 'set', 'variant', 'tier-price', 'personalisation', 'team-wear'].map((name) => `schemas/${name}`),
    ...['part', 'configurable', 'player', 'tier-price'].map((name) => `domain/${name}`),
    ...['PartChoice', 'TierHint'].map((name) => `ui/${name}`),
  ],
  bundle: ['domain/bundle'],
  device: ['domain/device'],
  set: ['domain/set'],
  personalisation: ['domain/personalisation', 'domain/printing'],
  'login-form': ['ui/LoginFields'],
  'password-form': ['domain/password', 'domain/password-checks', 'ui/PasswordChecks'],
  profile: ['domain/birth-date', 'schemas/profile', 'ui/PersonFields'],
  account: [...['account-parts', 'account-lists', 'my-orders', 'address-book'].map((name) => `schemas/${name}`), 'ui/Pages'],
  'team-roster': ['domain/roster', 'domain/roster-columns', 'domain/roster-paste'],
}

/** Files of stores that others stand on, each before those: what is bundled first keeps what both need. */
export const underOthers: Readonly<Record<string, readonly string[]>> = {
  goods: ['delivery', 'item-parts', 'offers'],
  'every-header': ['compare', 'consent', 'current-customer', 'quick-buy'],
  mine: ['mine'],
  cart: ['cart'],
  product: ['product'],
}

/** Shared files that a few pages need, none of which has a store for them: a file each, that pages without them never load. */
export const apart: Readonly<Record<string, readonly string[]>> = {
  awaited: ['ui/Awaited'],
  addresses: ['domain/address', 'domain/postcode'],
  'address-fields': ['domain/address-fields', 'domain/empty-address', 'i18n/format-country'],
  carriers: ['domain/carrier-link'],
  // What any form of a host's needs, and ours besides the rest.
  rules: ['domain/email', 'domain/text-rules'],
  'near-miss': ['mount/near-miss', 'mount/describe-element'],
  // What a page needs that has a picture, a video or a field to show of ours, and nothing drawn by us.
  basics: ['domain/money', 'domain/safe-url', 'ui/LiveRegion', 'ui/say', 'ui/use-dismiss'],
  // What only a form with files needs, and what only who sends a photo does.
  files: ['domain/file-rule', 'ui/FileField'],
  sending: ['form/photo-sending', 'i18n/format-size', 'ui/SendingProgress'],
  'shrink-photo': ['ui/shrink-photo'],
  pictures: ['ui/pictures/follow-pictures', 'ui/pictures/presets'],
  cards: [
    ...['domain/buying', 'domain/picture', 'ui/CardPicture', 'ui/CardTools', 'ui/ProductCard', 'ui/SwatchDot'],
    'ui/pictures/use-pictures',
  ],
  lists: ['domain/list-address', 'domain/list-query'],
  sanitiser: ['html/allow-list', 'html/safe-srcset', 'html/tidy', 'html/to-safe-html'],
  slides: ['ui/slides/gesture', 'ui/slides/native'],
  lines: ['ui/LineContents', 'ui/Sums', 'ui/WaitingLink'],
  forms: [
    ...['form', 'names-of', 'persisted-draft', 'refused-fields', 'typed'].map((name) => `form/${name}`),
    ...['Checkbox', 'EmailSuggestion', 'ErrorSummary', 'Form', 'PasswordField', 'TextArea', 'use-form'].map((name) => `ui/${name}`),
    'domain/form-rules',
  ],
  'order-forms': [
    'domain/order-access',
    ...['OrderLookup', 'order-fields', 'use-order-link', 'use-order-steps'].map((name) => `ui/${name}`),
  ],
  'cart-answers': ['cart', 'payment', 'shipping', 'totals'].map((name) => `schemas/${name}`),
  'checkout-requests': ['address', 'payment', 'shipping'].map((name) => `schemas/${name}-request`),
  'service-answers': ['schemas/returns', 'schemas/service', 'schemas/tracking', 'domain/pdf-file'],
}

/** What the loader asks for by name, and no widget is. */
export const others: Readonly<Record<string, string>> = {
  'public-api': 'widgets/page/public-api.ts',
  explain: 'shared/mount/explain.ts',
  slots: 'widgets/page/slots.ts',
  'edit-mode': 'widgets/page/edit-mode.ts',
}

/** Scripts that share no module with the rest, so that they stand where nothing else does. */
export const scripts = ['touchline', 'touchline-magento', 'doctor'] as const

/** A file with widgets and what else it hands over. */
export interface WidgetFile {
  name: string
  modules: readonly string[]
  widgets: readonly string[]
}

/** Every file with widgets. Throws where a widget stands in two, or one that is named is not there. */
export function widgetFiles(names: readonly string[]): WidgetFile[] {
  const joined: WidgetFile[] = [always, ...Object.entries(together).map(([name, widgets]) => ({ name, modules: [], widgets }))]
  const home = new Map<string, string>()
  for (const { name, widgets } of joined) {
    for (const widget of widgets) {
      if (!names.includes(widget)) throw new Error(`scripts/build/files.ts: ${name} names ${widget}, which is no widget`)
      if (home.has(widget)) throw new Error(`scripts/build/files.ts: ${widget} stands in ${home.get(widget)} and in ${name}`)
      home.set(widget, name)
    }
  }
  const alone = names.filter((name) => !home.has(name)).map((name) => ({ name, modules: [], widgets: [name] }))
  const all = [...joined, ...alone]
  const styled = Object.values(styledWith).flat()
  const unknown = styled.find((file) => !all.some(({ name }) => name === file))
  if (unknown) throw new Error(`scripts/build/files.ts: styledWith names ${unknown}, which is no file`)
  for (const { name } of alone) {
    if (all.filter((file) => file.name === name).length > 1 || Object.hasOwn(others, name))
      throw new Error(`scripts/build/files.ts: ${name} is the name of a widget and of another file`)
  }
  return all
}
