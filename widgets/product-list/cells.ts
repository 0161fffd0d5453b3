// The cells of the grid: products, a block of the host's own, and facets that stand between them.
import type { InlineFacet, ListPage } from '#stores/catalogue.ts'

/** One cell. `at` is the product's place on the page, from 0. */
export type Cell =
  | { type: 'product'; at: number; item: ListPage['items'][number] }
  | { type: 'widget'; html: string }
  | { type: 'facet'; facet: InlineFacet }

/** Puts them in order: a facet's position counts the cells before it, the host's block among them, other facets not. */
export function cellsOf({ items, widget }: ListPage, facets: readonly InlineFacet[]): Cell[] {
  const cells: Cell[] = items.map((item, at) => ({ type: 'product', at, item }))
  if (widget && widget.position <= cells.length) cells.splice(widget.position, 0, { type: 'widget', html: widget.html })
  // From the last to the first, so that none moves another.
  for (const facet of facets.toReversed()) {
    if (facet.position <= cells.length) cells.splice(facet.position, 0, { type: 'facet', facet })
  }
  return cells
}
