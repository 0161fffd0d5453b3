// A category's page: its list with facets, sorting and pages, its sub-categories, and the shop's banner below it.
import type { Catalogue } from '../catalogue/shapes.ts'
import { getAlternates } from '../catalogue/alternates.ts'
import { getCategoryByPath, type CategoryPage } from '../catalogue/category-tree.ts'
import { getDividers } from '../catalogue/dividers.ts'
import { getListing } from '../catalogue/listing.ts'
import type { HostContext } from '../host/context.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Frame } from './frame.ts'
import { type ListQuery, parseListQuery, toRequest, withRest, writeListQuery } from './list-address.ts'
import { linksOf, swatchesOf } from './list-links.ts'
import { html, raw, type Html } from './markup.ts'
import { mount } from './mount.ts'
import { stores } from './page.ts'
import type { Page } from './page.ts'
import { breadcrumbData, breadcrumbs } from './parts/breadcrumbs.ts'
import { picture } from './parts/picture.ts'
import { answersOf, nothing, productList } from './parts/product-list.ts'
import { sceneOf } from './scene-of.ts'

/** Shows a category at any path below the store, with or without a filter segment. */
export async function showCategory(frame: Frame, c: HostContext): Promise<Response> {
  const page = await frame.open(c)
  const { db } = frame.host
  const url = new URL(c.req.url)
  const { ask, isClean, rest, unknown } = await parseListQuery(db, page.store, url.pathname.slice(page.link('').length), url.searchParams)
  const category = await getCategoryByPath(db, page.store, ask.base)
  if (!category) throw new ShopError(404, 'error.not-found')
  const expanded = url.searchParams.getAll('all')
  if (!isClean) return c.redirect(withRest(page.link(await writeListQuery(db, page.store, { ...ask, page: 1 })), rest), 302)

  const listing = await getListing(db, page.store, toRequest(ask, category.category_id))
  const current = listing.catalog.current_page
  const links = await linksOf(db, page, ask, listing)
  const isFiltered = links.actives.length > 0 || ask.query !== ''
  const alternates = await getAlternates(db, stores, { type: 'category', id: category.category_id })
  const steps = category.breadcrumbs.slice(0, -1)
  const list = productList(
    page,
    { ask, listing, links, dividers: await getDividers(db, category.category_id) },
    { swatches: await swatchesOf(db, page.store), empty: nothing(page, ask.query, links), ways: page.departments, expanded, unknown },
  )
  return frame.show(c, page, {
    name: 'category',
    title: current > 1 ? `${category.name}, ${page.texts.list.page(current, listing.catalog.last_page)}` : category.name,
    ...(category.description ? { description: category.description } : {}),
    canonical: isFiltered || current === 1 ? ask.base : `${ask.base}?page=${current}`,
    alternates: Object.fromEntries(alternates.map(({ store, path }) => [store, path?.slice(store.length + 2) ?? null])),
    neighbours: { prev: links.neighbour(current - 1), next: links.neighbour(current + 1) },
    picture: listing.catalog.items[0]?.image ?? null,
    data: [breadcrumbData(page, category.breadcrumbs)],
    isIndexed: !isFiltered,
    // The shop's own banner follows the goods. This HTML is our own; the widget sanitises any HTML that replaces it later.
    body: html`${head(page, category, steps, { listing, ask, here: links.here })} ${list}
    ${mount(page, 'banner', { class: 'list-block wrap', fallback: raw(listing.banner ?? '') })}`,
  })
}

/** The list that is shown, and its address. */
interface Shown {
  listing: Catalogue
  ask: ListQuery
  here: string
}

function head(page: Page, category: CategoryPage, steps: CategoryPage['breadcrumbs'], { listing, ask, here }: Shown): Html {
  const { name, description, sub_categories: children } = category
  const crumbs = breadcrumbs(page, steps, name)
  const chips =
    children.length > 0 &&
    mount(page, 'sub-categories', {
      isForAll: true,
      class: 'chips-bar',
      attributes: { categoryId: category.category_id, addresses: 'path' },
      answers: answersOf(listing, ask.query, []),
      address: here,
      fallback: html`<nav aria-label="${page.texts.list.subCategories}">
        <ul class="chips" role="list">
          ${children.map((child) => html`<li><a href="${child.url}">${child.name}</a></li>`)}
        </ul>
      </nav>`,
    })
  const words = html`<div class="list-words">
    <h1>${name}</h1>
    ${description && html`<p>${description}</p>`}
  </div>`
  if (category.level > 1) return html`${crumbs}<div class="list-head wrap">${words} ${chips}</div>`
  return html`<section class="banner">
    ${picture(sceneOf(page.store, category.code, 'banner'), { alt: '', sizes: '(width < 600px) 640px, 64vw', isFirst: true, largest: 1280 }, 4)}
    <div class="banner-words wrap">${crumbs} ${words} ${chips}</div>
  </section>`
}
