// Search results: the same list as a category's; without scripts, `discipline` limits it to a department.
import { getCategoryById } from '../catalogue/category-tree.ts'
import { getListing, readListingQuery } from '../catalogue/listing.ts'
import type { HostContext } from '../host/context.ts'
import { countSearch } from '../shop/search-counts.ts'
import type { Frame } from './frame.ts'
import { type ListQuery, parseListQuery, toRequest, withRest, writeListQuery } from './list-address.ts'
import { linksOf, swatchesOf } from './list-links.ts'
import { html, type Html } from './markup.ts'
import { ownPages } from './own-pages.ts'
import type { Page } from './page.ts'
import { breadcrumbs } from './parts/breadcrumbs.ts'
import { icon } from './parts/icons.ts'
import { nothing, productList } from './parts/product-list.ts'

const shortest = 3

/** `/search`, with or without a filter segment. Without a query it lists the whole shop. */
export async function showSearch(frame: Frame, c: HostContext): Promise<Response> {
  const page = await frame.open(c)
  const { db } = frame.host
  const url = new URL(c.req.url)
  const renamed = withQuery(url)
  if (renamed) return c.redirect(renamed, 302)
  const { ask, isClean, rest, unknown } = await parseListQuery(db, page.store, url.pathname.slice(page.link('').length), url.searchParams)
  const discipline = ask.discipline === null ? null : await getCategoryById(db, page.store, ask.discipline)
  const expanded = url.searchParams.getAll('all')
  const known = { ...ask, discipline: discipline?.category_id ?? null }
  if (!isClean || known.discipline !== ask.discipline)
    return c.redirect(withRest(page.link(await writeListQuery(db, page.store, { ...known, page: 1 })), rest), 302)

  const { list: texts } = page.texts
  const isTooShort = ask.query !== '' && ask.query.length < shortest
  const request = toRequest(known, known.discipline)
  const reading = isTooShort ? null : await readListingQuery(db, page.store, request)
  const query = reading?.correction ?? ask.query
  // Her question has an answer: “nothing found” would deny it.
  const isAnswered = reading !== null && reading.pages.length > 0 && reading.terms.length === 0
  const title = query ? texts.resultsFor(unquoted(query)) : texts.searchTitle
  const headline = html`${breadcrumbs(page, [], texts.searchTitle)}
    <div class="list-head list-words wrap">
      <h1>${title}</h1>
      ${discipline && html`<p>${discipline.name}</p>`} ${!isAnswered && pageLinks(page, reading?.pages ?? [], 'chips')}
    </div>`
  const withoutList = (body: Html) =>
    frame.show(c, page, { name: 'search', title, query, isIndexed: false, body: html`${headline}${body}` })
  if (isTooShort) return withoutList(departments(page, texts.tooShort))

  const listing = await getListing(db, page.store, request)
  if (isAnswered) return withoutList(answer(page, reading.pages))
  if (reading && isNewSearch(known) && listing.catalog.total_items > 0)
    await countSearch(c.get('shop'), page.store, ask.query, reading).catch((error: unknown) =>
      frame.host.options.report('search: it was not counted', error),
    )
  const links = await linksOf(db, page, known, listing)
  const everywhere = page.link(await writeListQuery(db, page.store, { ...known, discipline: null, page: 1 }))
  const current = listing.catalog.current_page
  const swatches = await swatchesOf(db, page.store)
  const list = productList(
    page,
    { ask: known, listing, links, dividers: [] },
    {
      swatches,
      expanded,
      unknown,
      empty: nothing(page, ask.query, links),
      ways: [...(discipline ? [{ name: page.texts.frame.allSports, url: everywhere }] : []), ...page.departments],
    },
  )
  return frame.show(c, page, {
    name: 'search',
    title,
    query,
    isIndexed: false,
    neighbours: { prev: links.neighbour(current - 1), next: links.neighbour(current + 1) },
    body: html`${headline}${list}`,
  })
}

/** The address of the same search with `query` in place of `q`, the name that most shops use; null without `q`. */
function withQuery({ pathname, searchParams }: URL): string | null {
  const query = searchParams.get('q')
  if (query === null) return null
  const renamed = new URLSearchParams(searchParams)
  renamed.delete('q')
  if (!renamed.get('query')) renamed.set('query', query)
  return `${pathname}?${renamed}`
}

/** A query that is searched as it was typed stands in quotes, and the title has its own. */
function unquoted(query: string): string {
  return query.replace(/^["“”„](.+)["“”]$/, '$1')
}

/** Links to the shop's own pages that the query asks for: beside the heading of a list, or as the answer. */
function pageLinks(page: Page, codes: readonly string[], look: 'chips' | 'answer'): Html | false {
  if (!codes.length) return false
  const links = ownPages(page.store, codes)
  return html`<ul class="${look}" role="list">
    ${links.map(({ label, url }) => html`<li><a href="${url}">${label}${look === 'answer' && icon('forward', 20)}</a></li>`)}
  </ul>`
}

/** What stands in place of a list where the query asks for pages of the shop and for no goods: these pages, then the departments. */
function answer(page: Page, codes: readonly string[]): Html {
  const { list: texts } = page.texts
  return html`<div class="answered wrap">
    <h2>${texts.ownPages}</h2>
    ${pageLinks(page, codes, 'answer')}
    <p>${texts.ways}</p>
    ${departmentLinks(page)}
  </div>`
}

/** Whether this is where the search form leads, and no further page, order or filter of it. */
function isNewSearch({ page, sort, minPrice, maxPrice, chosen }: ListQuery): boolean {
  return page === 1 && sort === null && minPrice === null && maxPrice === null && Object.keys(chosen).length === 0
}

/** What stands in place of a list: a sentence and the departments. */
function departments(page: Page, sentence: string): Html {
  return html`<div class="nothing wrap">
    ${icon('search', 40)}
    <h2>${sentence}</h2>
    ${departmentLinks(page)}
  </div>`
}

function departmentLinks(page: Page): Html {
  return html`<ul class="chips" role="list">
    ${page.departments.map(({ name, url }) => html`<li><a href="${url}">${name}</a></li>`)}
  </ul>`
}
