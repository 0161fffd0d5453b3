// Arranges the cells of the grid: products, and between them a content block of the host, tiles of its theme, and facets.
import type { InlineFacet, ListPage } from '#stores/catalogue/catalogue.ts'

/** One cell. `at` is the product's index on the page, from 0. */
export type Cell =
  | { type: 'product'; at: number; item: ListPage['items'][number] }
  | { type: 'widget'; html: string }
  | { type: 'facet'; facet: InlineFacet }
  | { type: 'tile'; position: number }

/**
 * Returns the cells in order. A facet's position counts the cells before it, including the host's block but not other facets.
 * A tile's position counts products; a tile beyond the last product is left out.
 */
export function cellsOf({ items, widget }: ListPage, facets: readonly InlineFacet[], tiles: readonly number[] = []): Cell[] {
  const cells: Cell[] = items.map((item, at) => ({ type: 'product', at, item }))
  if (widget && widget.position <= cells.length) cells.splice(widget.position, 0, { type: 'widget', html: widget.html })
  // From the last to the first, so that no insertion moves another.
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
