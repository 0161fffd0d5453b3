// The allow-list of a host's HTML, for both sanitisers: text, lists, tables, links and pictures. No forms, frames or styles.

const everywhere = [
  'class',
  'id',
  'title',
  'lang',
  'dir',
  'role',
  'hidden',
  'aria-current',
  'aria-describedby',
  'aria-hidden',
  'aria-label',
  'aria-labelledby',
  'aria-level',
  // Attributes of the suite's delegated widgets: quick buy, wishlist and compare.
  'data-quick-buy',
  'data-product-id',
  'data-sku',
  // The target of a link, for hosts whose categories have addresses of their own.
  'data-category-id',
] as const

const plain =
  'abbr article aside b big blockquote br caption center cite code dd del details dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i ins kbd mark nav p picture pre q s samp section small span strike strong sub summary sup table tbody tfoot thead tr tt u ul var wbr'

const withAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'hreflang', 'rel', 'target'],
  col: ['span'],
  colgroup: ['span'],
  img: ['alt', 'decoding', 'fetchpriority', 'height', 'loading', 'sizes', 'src', 'srcset', 'width'],
  li: ['value'],
  ol: ['reversed', 'start', 'type'],
  source: ['height', 'media', 'sizes', 'srcset', 'type', 'width'],
  td: ['colspan', 'headers', 'rowspan'],
  th: ['abbr', 'colspan', 'headers', 'rowspan', 'scope'],
  time: ['datetime'],
}

/** The attributes that any element may carry. */
export const commonAttributes: readonly string[] = everywhere

/** Allowed elements, with the attributes that only they may carry. */
export const elements: ReadonlyMap<string, readonly string[]> = new Map([
  ...plain.split(' ').map((name) => [name, []] as const),
  ...Object.entries(withAttributes),
])

/** Whether an attribute is allowed on an element. */
export function isAllowed(element: string, attribute: string): boolean {
  return commonAttributes.includes(attribute) || (elements.get(element)?.includes(attribute) ?? false)
}
