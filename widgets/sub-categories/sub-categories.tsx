// The sub-categories of a category, as links.
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import * as v from 'valibot'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { categoryLink } from '#shared/state/category-link.ts'
import { partOf } from '#shared/state/seed.ts'
import { $subCategories, catalogueSeed, openCatalogue } from '#stores/catalogue/catalogue.ts'
import { $page } from '#stores/page/page.ts'

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
})

function SubCategories({ options: { categoryId, path, addresses } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const categories = useShared($subCategories)
  const page = useShared($page)
  useEffect(() => {
    void openCatalogue({ categoryId, path, addresses })
  }, [categoryId, path, addresses])
  const linked = categories.filter(({ url, name }) => url !== null && name !== '')
  if (linked.length === 0) return null
  return (
    <nav aria-label={t`In this category`}>
      <ul className="sub-categories-list">
        {linked.map(({ id, name, url }) => (
          <li key={id ?? url}>
            <a className="sub-categories-one" href={categoryLink({ url, id }, page) ?? undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export default defineWidget({
  name: 'sub-categories',
  options: Options,
  view: SubCategories,
  load: ({ categoryId, path, addresses }) => openCatalogue({ categoryId, path, addresses }),
  seed: [partOf(catalogueSeed, 'place', 'subCategories')],
  canStartFrom: ({ categoryId }) => categoryId !== undefined,
})
