// The files that only `npm run test:all` and the soak run contain, and the changes that make `npm test` run them too; long because it is a table.
import type { Subject } from './rooms.ts'

/** Files that `npm test` leaves out. */
export interface Left {
  files: string
  /** Their cost, and the tests in `npm test` that still check the rule. */
  why: string
  /** Folders and files that cause them to run in `npm test` too, if they differ from the last green whole run. */
  unlessChanged?: readonly string[]
  /** The subjects that its visits are about: a change in their rooms calls for it, and one on the ground of all subjects. */
  subjects?: readonly Subject[]
}

/** The files of journeys by their names. */
const journeys = (...names: readonly string[]) => `tests/journeys/{${names.join(',')}}.test.ts`

/** The files that only `npm run test:all` and the soak run contain. */
export const onlyInAll: readonly Left[] = [
  {
    files: 'tests/support/delivery-agreement.test.ts',
    why: 'compares every minute that matters of a year in five stores; delivery.test.ts has the rule on both sides',
    unlessChanged: [
      'shared/product/rules/delivery',
      'demo-pages/shop/delivery',
      'demo-pages/shop/holidays',
      'tests/support/delivery-agreement',
    ],
  },
  {
    files: 'scripts/new-widget.test.ts',
    why: 'types, lints and extracts a copy of the whole tree; new-widget/parts.test.ts has its parts',
    unlessChanged: ['scripts/new-widget', 'scripts/checks/', 'scripts/lint/'],
  },
  {
    files: 'scripts/contract/contract.test.ts',
    why: 'writes the contract of several copies of the tree; the check of that name says that ours is up to date',
    unlessChanged: ['scripts/contract'],
  },
  {
    files: 'demo-pages/**/{hard-*,*-oracle,lookups,guesses}.test.ts',
    why: 'sweeps values through rules of the host; the file of each rule has one',
    unlessChanged: ['demo-pages/', 'shared/domain/'],
  },
  {
    files: 'demo-pages/routes/{double-orders,two-devices,account-effects,money}.test.ts',
    why: 'draws schedules of two people; purchase, cart and account-access have each rule for one',
    unlessChanged: ['demo-pages/database/', 'demo-pages/routes/', 'demo-pages/shop/', 'demo-pages/service/'],
  },
  {
    files: 'demo-pages/{server/{database-restart,hosting,timers},database/{connect,seed}}.test.ts',
    why: 'starts and ends processes and databases, and waits for them; transact, invariants and in-line have the rules of one that runs',
    unlessChanged: ['demo-pages/database/', 'demo-pages/server/', 'demo-pages/host/', 'demo-pages/shop/', 'package-lock.json'],
  },
  {
    files: 'demo-pages/pages/list-round-trip.test.ts',
    why: 'draws addresses of lists by the hundred; list and listing have each parameter',
    unlessChanged: ['shared/catalogue/', 'demo-pages/catalogue/', 'demo-pages/pages/list', 'demo-pages/host/store-view'],
  },
  {
    files: 'demo-pages/check-host.test.ts',
    why: 'asks the demo shop every call of the contract; scripts/check-host has the check itself',
    unlessChanged: ['demo-pages/routes/', 'demo-pages/shop/', 'scripts/check-host', 'scripts/contract'],
  },
  {
    files: 'demo-pages/catalogue/reader/queries.test.ts',
    why: 'seeds the whole shop and makes 900 searches; listing, suggestions and the units of the reader have each rule',
    unlessChanged: ['demo-pages/catalogue/', 'demo-pages/database/seed', 'tests/support/query-table'],
  },
  {
    files: 'tests/conformance/server-memory.test.ts',
    why: 'draws 900 pages in a process of its own',
    unlessChanged: ['shared/state/', 'stores/', 'widgets/page/server-start.ts', 'tests/support/heap-of-pages.ts'],
  },
  {
    files: 'tests/journeys/{account,service}-stores.test.ts',
    why: 'screens of every store; account-doors, account-screens, returns, withdrawal and complaint have one',
  },
  {
    files: 'tests/journeys/languages.test.ts',
    why: 'the other stores of what keyboard, purchase, readable and quick-buy walk in one',
  },
  {
    files: 'tests/journeys/analytics-{table,kept}.test.ts',
    why: 'every kind and every reload; analytics has the events of a visit',
    unlessChanged: ['shared/analytics/'],
  },
  {
    files: 'tests/journeys/canary-after.test.ts',
    why: 'what stays behind after buying; canary follows the same person until then',
  },
  {
    files: 'tests/journeys/editor-keys.test.ts',
    why: 'two minutes of the editor by keys; editor has the same by mouse',
    unlessChanged: ['demo-pages/editor/'],
  },
  {
    files: 'tests/journeys/foreign.test.ts',
    why: 'a host of each framework; foreign-pages and plain-page have pages of others',
  },
  {
    files: 'tests/journeys/kinds-otherwise.test.ts',
    why: 'each kind on a phone; kinds buys each of them',
  },
  {
    files: 'tests/journeys/lightbox-touch.test.ts',
    why: 'fingers; lightbox has keys and mouse',
    unlessChanged: ['widgets/lightbox/'],
  },
  {
    files: 'tests/journeys/mails.test.ts',
    why: 'every mail in four languages, two widths, light and dark; the units of demo-pages/mails have their parts',
    unlessChanged: ['demo-pages/mails/', 'demo-pages/service/', 'demo-pages/shop/', 'demo-pages/host/', 'tests/support/every-mail'],
  },
  {
    files: 'tests/journeys/long-words.test.ts',
    why: 'German at 320 px in every step; readable and widget-long-words look at every screen and widget',
  },
  {
    files: 'tests/journeys/package.test.ts',
    why: 'installs the tarball; themes and plain-page use the same files unpacked',
    unlessChanged: ['scripts/package/', 'scripts/build/', 'scripts/mock-host', 'tests/kit/'],
  },
  {
    files: 'tests/journeys/php-recipe.test.ts',
    why: 'a shop in PHP; themes draws the same mounts in PHP',
    unlessChanged: ['scripts/package/touchline.php', 'scripts/package/recipes/php.md', 'scripts/templates/'],
  },
  {
    files: 'tests/journeys/purchase-phone.test.ts',
    why: 'the purchase of purchase.test.ts at the width of a phone',
  },
  {
    files: 'tests/journeys/skins.test.ts',
    why: 'two looks by CSS alone; contrast is looked at in every other journey',
    unlessChanged: ['demo-pages/pages/skins/', 'scripts/styles/'],
  },
  {
    files: 'tests/journeys/changed-step.test.ts',
    why: 'stores/checkout/checkout has which steps are reached no more',
  },
  {
    files: 'tests/journeys/complaint-sending.test.ts',
    why: 'review-photos sends through the same parts',
  },
  {
    files: 'tests/journeys/lists-trouble.test.ts',
    why: 'the unit tests of the lists have each failure',
  },
  {
    files: 'tests/journeys/form-table.test.ts',
    why: 'address-fields.test.ts has the table',
  },
  {
    files: 'tests/journeys/releases.test.ts',
    why: 'two versions side by side; mounting and hydration have one owner per mount',
  },
  {
    files: journeys('kinds', 'one-choice', 'size-and-stock', 'quick-buy', 'review-photos', 'reviews', 'lightbox', 'gallery'),
    why: 'visits about products; purchase, everything and spec-host-kinds buy each kind',
    subjects: ['product', 'catalogue', 'cart'],
  },
  {
    files: journeys(
      'list-left',
      'nothing-found',
      'catalogue-hostile',
      'search-trouble',
      'mega-menu',
      'mobile-menu',
      'slider',
      'slider-loop',
      'search',
      'catalogue',
    ),
    why: 'lists, search and menus; back, keyboard, query-shop and everything use them',
    subjects: ['catalogue', 'product', 'texts'],
  },
  {
    files: journeys('team-sheet', 'team-lists', 'team-link', 'order-grid', 'printed-shirt', 'spec-host-order-grid'),
    why: 'many pieces in one press; everything orders a team, spec-host-kinds a printed shirt, and the stores have each rule of sheet and grid',
    subjects: ['product', 'cart', 'orders', 'account'],
  },
  {
    files: journeys('wishlist', 'compare'),
    why: 'visits to what is kept; expired, tabs and canary keep',
    subjects: ['saved', 'product', 'catalogue', 'cart'],
  },
  {
    files: journeys('account-visits', 'account-doors', 'account-menu', 'account-screens', 'account-expired', 'passkeys'),
    why: 'visits to the account; expired, tabs and canary log in',
    subjects: ['account', 'saved', 'cart', 'checkout', 'texts'],
  },
  {
    files: journeys('checkout-waits', 'changed-cart', 'pickup', 'pickup-map', 'extend-checkout', 'once', 'payment', 'trouble'),
    why: 'cases of the checkout; purchase, everything, expired, tabs and spec-host-kinds order',
    subjects: ['checkout', 'cart', 'product'],
  },
  {
    files: 'tests/journeys/assistant.test.ts',
    why: 'an assistant in a real browser; its widget has each tool against the stores, and assistant-none a browser without one',
    subjects: ['checkout', 'cart', 'product', 'catalogue', 'saved', 'orders'],
  },
  {
    files: journeys('returns', 'exchanges', 'return-label', 'withdrawal', 'complaint', 'order-steps', 'team-orders'),
    why: 'what follows an order; spec-host-returns sends something back, and the stores and the host have each rule',
    subjects: ['orders', 'account', 'cart', 'product'],
  },
  {
    files: 'tests/journeys/spec-host-without.test.ts',
    why: 'each call of a platform missing in turn; the faults of stores/testing and widget-faults have each call',
    unlessChanged: ['shared/api/', 'shared/wire/', 'shared/mount/', 'stores/', 'tests/support/spec-'],
  },
  {
    files: journeys('editor', 'editor-access'),
    why: 'a page from editor to shopper; the units of the editor and conformance/edit-mode have its parts',
    subjects: ['editor', 'catalogue', 'texts'],
  },
  {
    files: journeys('magento-rest', 'themes', 'host-form', 'foreign-pages'),
    why: 'pages and shops of others; plain-page and the visits of spec-host are on pages that are not ours',
    subjects: ['themes', 'product', 'catalogue', 'cart', 'checkout', 'saved', 'texts'],
  },
  {
    files: journeys('footer', 'contact', 'newsletter', 'challenge', 'legal'),
    why: 'texts and forms of the shop; the widgets and pages have tests of their own',
    subjects: ['texts', 'account', 'catalogue', 'cart'],
  },
]
