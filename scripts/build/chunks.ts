// Which module lands in which shared file. Plain code splitting made twenty requests of sixteen small widgets;
// here modules with state live in exactly one named chunk and small pure ones are folded into each widget that uses them.

/** A shared file; lower ones never import higher ones. No widget has one of these names. */
export type ChunkName =
  | 'public-api'
  | 'minicart-popup'
  | 'account-popups'
  | 'facets-sheet'
  | 'quick-buy-dialog'
  | 'slider-drag'
  | 'list-store'
  | 'product-store'
  | 'catalogue-store'
  | 'checkout-store'
  | 'search-panel'
  | 'order-store'
  | 'compare-store'
  | 'customer-store'
  | 'cart-store'
  | 'kit'
  | 'start'
  | 'checkout-calls'
  | 'order-calls'
  | 'customer-calls'
  | 'catalogue-calls'
  | 'safe-html'
  | 'purify'
  | 'api'
  | 'explain'
  | 'own-words'
  | 'runtime'

/** From high to low: each is bundled before the ones it may import, so that those know what is asked of them. */
export const chunkOrder: readonly ChunkName[] = [
  'public-api',
  'minicart-popup',
  'account-popups',
  'facets-sheet',
  'quick-buy-dialog',
  'slider-drag',
  'list-store',
  'product-store',
  'catalogue-store',
  'checkout-store',
  'search-panel',
  'order-store',
  'compare-store',
  'customer-store',
  'cart-store',
  'kit',
  'start',
  'checkout-calls',
  'order-calls',
  'customer-calls',
  'catalogue-calls',
  'safe-html',
  'purify',
  'api',
  'explain',
  'own-words',
  'runtime',
]

const rules: readonly (readonly [RegExp, ChunkName])[] = [
  [/^widgets\/start\.ts$/, 'start'],
  // Loaded when host code asks for `touchline.ready`.
  [/^widgets\/public-api\.ts$/, 'public-api'],
  // Loaded with the first touch.
  [/^widgets\/minicart\/(popup\.ts$|[A-Za-z]*(Popup|Line|Hint)\.tsx$)/, 'minicart-popup'],
  [/^widgets\/account-menu\/(AccountPopups|LoginDialog|MergeDialog|AccountPanel)\.tsx$/, 'account-popups'],
  [/^widgets\/facets\/sheet\//, 'facets-sheet'],
  [/^widgets\/quick-buy\/dialog\//, 'quick-buy-dialog'],
  [/^(widgets\/product-slider\/drag\.ts$|node_modules\/keen-slider\/)/, 'slider-drag'],
  [/^(stores\/(product|bundle|personalisation|team-roster)\b|shared\/i18n\/format-percent\.ts$)/, 'product-store'],
  [/^(stores\/catalogue\b|shared\/domain\/list-address\.ts$)/, 'catalogue-store'],
  // Loaded when somebody first searches.
  [/^(stores\/search\.ts|shared\/(api|schemas)\/search\.ts|widgets\/header-search\/panel\/)/, 'search-panel'],
  // What the confirmation needs of the checkout.
  [/^(stores\/(order|checkout\/(attempt-key|forget|state))|shared\/i18n\/format-date)\.ts$/, 'order-store'],
  [/^(stores\/(checkout|shipping|payment|pickup-points)\b|shared\/i18n\/format-country\.ts$)/, 'checkout-store'],
  [/^stores\/(compare|quick-buy)\b/, 'compare-store'],
  // Every header holds some of these links.
  [/^shared\/ui\/(BadgeLink\.tsx|Icon\.tsx|IconButton\.tsx|Spinner\.tsx|classes\.ts|plain-click\.ts)$/, 'start'],
  // Drawn by nearly every widget below the header, and by every popup.
  [/^shared\/ui\/(Button|ButtonLink|Notice|EmptyState|LiveRegion|Quantity|Dialog|open-dialog|scroll-lock|say|SwatchDot)\.tsx?$/, 'kit'],
  [/^shared\/domain\/discount\.ts$/, 'kit'],
  // A page with badges only writes no sums.
  [/^shared\/i18n\/format\.ts$/, 'kit'],
  // The count in the header is on every page, the rest comes with whoever shows or changes the cart.
  [/^stores\/(cart-count|customer-door|cart\/(state|lines))\.ts$/, 'start'],
  [/^stores\/cart\b/, 'cart-store'],
  [/^stores\/customer\b/, 'customer-store'],
  // What only the pages of the two lists need.
  [/^stores\/(comparison|wished-products)\b/, 'list-store'],
  [/^stores\//, 'start'],
  // Needed before the first call.
  [/^shared\/api\/settings\.ts$/, 'runtime'],
  // Loaded where a mount is not written as it should be.
  [/^shared\/mount\/(explain|near-miss)\.ts$/, 'explain'],
  // Loaded where a host has words of its own.
  [/^shared\/i18n\/(own-words|overrides)\.ts$/, 'own-words'],
  // In every other shared file otherwise.
  [/^shared\/schemas\/(parts|json|address|session|wishlist|small-valibot)\.ts$/, 'runtime'],
  [/^shared\/schemas\/(answer-parts|goods|quote|totals)\.ts$/, 'api'],
  [/^shared\/api\/(address|payment|shipping)\.ts$/, 'checkout-calls'],
  [/^shared\/api\/order\.ts$/, 'order-calls'],
  [/^shared\/api\/customer\.ts$/, 'customer-calls'],
  [/^shared\/api\/(catalogue|compare)\.ts$/, 'catalogue-calls'],
  // Folded into the one widget that asks it.
  [/^shared\/api\/(?!navigation\.ts)/, 'api'],
  [/^shared\/html\/(to-safe-html|tidy|safe-srcset)\.ts$/, 'safe-html'],
  // Loaded where the browser has no sanitiser of its own.
  [/^shared\/html\/purify\.ts$/, 'purify'],
  [/^shared\/(i18n|state|events|storage)\//, 'runtime'],
  [/^shared\/environment\.ts$/, 'runtime'],
  [
    /^shared\/mount\/(runtime|preact|context|use-shared|boundary|options|printed-state|blame|presets|carry-over|counterpart|fingerprint)\.tsx?$/,
    'runtime',
  ],
  [/^node_modules\/(preact|react|react-dom|scheduler|nanostores|@nanostores|valibot)\//, 'runtime'],
]

/** The chunk a file belongs to, by its path from the root; null where it is folded into whoever imports it. */
export function chunkOf(path: string): ChunkName | null {
  return rules.find(([pattern]) => pattern.test(path))?.[1] ?? null
}
