// Which bundles travel in one file. What stands on a page together is one request, packs better together, and has its texts and styles together.

/**
 * The files of several bundles, by name; every other bundle is a file of its own. A pack holds what a page loads at the same moment:
 * nothing that waits for a touch stands beside what comes with the page, unless that page needs it anyway.
 */
export const packs: Readonly<Record<string, readonly string[]>> = {
  // Every page.
  start: ['start', 'wishlist-badge'],
  // Every header.
  header: ['header-search', 'minicart'],
  // Every grid of products.
  comparing: ['compare-badge', 'compare-toggle', 'compare-store', 'quick-buy'],
  // Whatever shows or changes the cart, and what it answers in the popup.
  shopping: ['api', 'cart-store', 'minicart-popup'],
  // A category and the search results.
  listing: ['active-facets', 'banner', 'facets', 'product-list', 'sub-categories', 'toolbar', 'catalogue-store'],
  // The product page.
  product: ['add-to-cart', 'product-options', 'product-store'],
  checkout: ['checkout', 'checkout-store', 'checkout-calls'],
  ordering: ['order-store', 'order-calls'],
  customer: ['customer-store', 'customer-calls'],
}

const homes = new Map<string, string>()
for (const [pack, members] of Object.entries(packs)) {
  for (const member of members) {
    const other = homes.get(member)
    if (other)
      throw new Error(`scripts/build/packs.ts: ${member} stands in ${other} and in ${pack}; a module with state may exist only once`)
    homes.set(member, pack)
  }
}

/** The file a bundle is in, without build and ending. */
export function packOf(bundle: string): string {
  return homes.get(bundle) ?? bundle
}

/** Throws where a pack names a bundle that is not there, or bears the name of one that is somewhere else. */
export function checkPacks(bundles: ReadonlySet<string>): void {
  for (const member of homes.keys()) {
    if (!bundles.has(member)) throw new Error(`scripts/build/packs.ts: there is no widget or chunk ${member}; take it out or rename it`)
  }
  for (const pack of Object.keys(packs)) {
    if (bundles.has(pack) && homes.get(pack) !== pack)
      throw new Error(`scripts/build/packs.ts: ${pack} is the name of a bundle that stands elsewhere; rename the pack`)
  }
}
