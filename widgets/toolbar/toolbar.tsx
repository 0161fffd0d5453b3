// The toolbar of a list: the number of products, sort order, page size and layout; or its pagination.
import { useEffect } from 'react'
import * as v from 'valibot'
import { defineWidget } from '#shared/mount/define.ts'
import { partOf } from '#shared/state/seed.ts'
import { catalogueSeed, openCatalogue } from '#stores/catalogue/catalogue.ts'
import { Bar } from './Bar.tsx'
import { Pages } from './Pages.tsx'

const Options = v.object({
  /** The category, if no server printed the list. */
  categoryId: v.optional(v.number()),
  /** The list's path without a filter segment. Default: the page's. */
  path: v.optional(v.string()),
  /**
   * Where facets go in the list's addresses: `path` (`<list>/_Black`), which the host has to answer, or `query`. Default: as a server
   * printed it, otherwise `query`.
   */
  addresses: v.optional(v.picklist(['path', 'query'])),
  /** `bar`: count, sort order, page size and layout. `pages`: links to the other pages. */
  part: v.optional(v.picklist(['bar', 'pages']), 'bar'),
  /** Page sizes to choose from. */
  pageSizes: v.optional(v.array(v.number()), [12, 24, 48, 96]),
  /** Whether to offer a list layout with one product per row. */
  hasLayout: v.optional(v.boolean(), true),
  /** Whether to offer a search inside the list. */
  hasSearch: v.optional(v.boolean(), false),
})

function Toolbar({ options }: { options: v.InferOutput<typeof Options> }) {
  const { categoryId, path, addresses, part, pageSizes, hasLayout, hasSearch } = options
  useEffect(() => {
    void openCatalogue({ categoryId, path, addresses })
  }, [categoryId, path, addresses])
  return part === 'pages' ? <Pages /> : <Bar pageSizes={pageSizes} hasLayout={hasLayout} hasSearch={hasSearch} />
}

export default defineWidget({
  name: 'toolbar',
  options: Options,
  view: Toolbar,
  load: ({ categoryId, path, addresses }) => openCatalogue({ categoryId, path, addresses }),
  seed: [partOf(catalogueSeed, 'place', 'ask', 'address', 'summary')],
  canStartFrom: ({ categoryId }) => categoryId !== undefined,
})
