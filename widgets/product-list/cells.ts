// The cells of the grid: products, and what goes between them: a block of the host's own, tiles of its theme, facets.
import type { InlineFacet, ListPage } from '#stores/catalogue/catalogue.ts'

/** One cell. `at` is the product's place on the page, from 0. */
export type Cell =
  | { type: 'product'; at: number; item: ListPage['items'][number] }
  | { type: 'widget'; html: string }
  | { type: 'facet'; facet: InlineFacet }
  | { type: 'tile'; position: number }

/**
 * Puts them in order: a facet's position counts the cells before it, the host's block among them, other facets not.
 * A tile's counts products; where there are not so many, it is left out.
 */
export function cellsOf({ items, widget }: ListPage, facets: readonly InlineFacet[], tiles: readonly number[] = []): Cell[] {
  const cells: Cell[] = items.map((item, at) => ({ type: 'product', at, item }))
  if (widget && widget.position <= cells.length) cells.splice(widget.position, 0, { type: 'widget', html: widget.html })
  // From the last to the first, so that none moves another.
  for (const facet of facets.toReversed()) {
    if (facet.position <= cells.length) cells.splice(facet.position, 0, { type: 'facet', facet })
  }
  for (const position of tiles) {
    if (position > items.length) continue
    const place = cells.findIndex((cell) => cell.type === 'product' && cell.at === position)
    cells.splice(place < 0 ? cells.length : place, 0, { type: 'tile', position })
  }
  return cells
}
