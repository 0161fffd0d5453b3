// The rooms of the tree: which files are about a subject, and which every subject stands on.
import { matchesGlob } from 'node:path'

const ofSubject = (name: string) => [`stores/${name}/`, `shared/${name}/`]
const widgets = (...names: readonly string[]) => names.map((name) => `widgets/${name}`)

/** The beginnings of the paths of each subject's rooms. Whatever is not named here or in `apart` is the ground of all. */
const rooms = {
  product: [
    ...ofSubject('product'),
    ...widgets('product-options', 'product-picks', 'bundle-', 'set-', 'personalisation', 'team-roster', 'order-grid', 'size-', 'review'),
    ...widgets('lightbox', 'gallery', 'video', 'tabs', 'quick-buy', 'add-to', 'countdown', 'delivery-promise', 'specification'),
    ...widgets('stock-alert', 'alert-list', 'share-link', 'recently-viewed', 'loose-options'),
  ],
  catalogue: [
    ...ofSubject('catalogue'),
    ...widgets('product-list', 'product-slider', 'facets', 'active-facets', 'toolbar', 'header-search', 'mega-menu', 'mobile-menu'),
    ...widgets('sub-categories', 'lazy-images'),
  ],
  saved: [...ofSubject('saved'), ...widgets('wishlist', 'compare')],
  cart: [...ofSubject('cart'), ...widgets('cart/', 'minicart/', 'coupon/', 'free-gift/', 'gift-card')],
  checkout: [...ofSubject('checkout'), ...widgets('checkout/', 'order-confirmation/', 'assistant/')],
  orders: [
    ...ofSubject('orders'),
    ...ofSubject('teams'),
    ...widgets('order-detail', 'order-list', 'order-tracking', 'return', 'withdrawal-form', 'complaint-form', 'team-'),
  ],
  account: [
    ...ofSubject('account'),
    ...widgets('account-', 'address-book', 'login-form', 'logout-timer', 'register-form', 'password-', 'personal-settings'),
  ],
  texts: [
    ...ofSubject('content'),
    ...widgets('footer-menus', 'contact-form', 'newsletter-', 'banner', 'consent-banner', 'selling-points', 'store-switch'),
  ],
  editor: ['demo-pages/editor/'],
  themes: [
    'demo-pages/themes/',
    'scripts/package/',
    'scripts/templates/',
    'scripts/mock-host',
    'tests/kit/',
    'tests/support/magento',
    'tests/support/theme',
  ],
} as const satisfies Record<string, readonly string[]>

/** What a visit can be about. */
export type Subject = keyof typeof rooms

/** What no visit goes through: tests of units, and what looks at the tree. A text comes with its widget; translated.test.ts has the others. */
export const apart = [
  '**/*.{md,test.ts,test.tsx}',
  'locales/**',
  '{LICENSE,tests/whole.json}',
  'stores/testing/**',
  'tests/conformance/**',
  'scripts/{bench,check,check-host,contract,dev,end-with-npm,new-widget,readme-tables,rows,seeded,start,test,test-all,test-soak}.ts',
  'scripts/{bench,check-host,checks,contract,dev,lint,new-widget,readme,seeded,test,types}/**',
]

/** The subjects of a file; `everything` if all visits stand on it, none if no visit does. */
export function subjectsOf(file: string): readonly Subject[] | 'everything' {
  if (apart.some((glob) => matchesGlob(file, glob))) return []
  const found = subjects.filter((subject) => rooms[subject].some((start) => file.startsWith(start)))
  return found.length > 0 ? found : 'everything'
}

const isSubject = (name: string): name is Subject => name in rooms

/** Every subject. */
export const subjects = Object.keys(rooms).filter(isSubject)

/** The beginnings of paths that a subject names. */
export const roomsOf = (subject: Subject): readonly string[] => rooms[subject]
