// Calls about lists: the catalogue by category, as a whole and by search; inline facets; search suggestions; the menu.
import { categories, named } from '../data.ts'
import { readListQuery } from '../rules/list-query.ts'
import { findProducts } from '../rules/lists.ts'
import { noSuch } from '../rules/refusal.ts'
import { suggest } from '../rules/suggest.ts'
import { listJson } from '../shapes/list-json.ts'
import { suggestionsJson } from '../shapes/suggestions-json.ts'
import { categoryPath } from '../shapes/urls.ts'
import { html } from '../pages/html.ts'
import type { CallContext, Call } from './call.ts'

const categoryOf = (id: string) => {
  const category = categories.find((candidate) => candidate.id === Number(id))
  if (category === undefined) throw noSuch('id', id)
  return category
}

const answer = ({ platform, store, query }: CallContext, categoryId: string | null, isSearch: boolean) => {
  const category = categoryId === null ? null : categoryOf(categoryId)
  const listQuery = readListQuery(query)
  if (isSearch && listQuery.text === '') return { status: 422, json: { message: 'The query field is required.' } }
  return { json: listJson(platform, store, findProducts(store, category, listQuery)) }
}

/** The three lists; each also exists below `api/`, as in the specification. */
const lists = ['', 'api/'].flatMap((prefix): Call[] => [
  { name: `GET ${prefix}catalog/search/product/list`, run: (context) => answer(context, null, true) },
  { name: `GET ${prefix}catalog/anonymous-category/product/list`, run: (context) => answer(context, null, false) },
  {
    name: `GET ${prefix}catalog/category/{categoryId}/product/list`,
    run: (context) => answer(context, context.param('categoryId'), false),
  },
])

export const listCalls: Call[] = [
  ...lists,
  {
    name: 'GET catalog/category/{categoryId}/filter-dividers/list',
    run: ({ platform, param }) => {
      categoryOf(param('categoryId'))
      return {
        json: [
          { attribute_code: 'size', position: platform.shape.id(4, 'divider position') },
          { attribute_code: 'color', position: platform.shape.id(8, 'divider position') },
        ],
      }
    },
  },
  {
    name: 'GET api/search/autocomplete',
    run: ({ platform, store, query }) => {
      const cid = Number(query.get('cid'))
      const category = categories.find(({ id }) => id === cid) ?? null
      return { json: suggestionsJson(platform, store, suggest(store, query.get('query') ?? '', category)) }
    },
  },
  {
    name: 'GET api/navigation/get-dropdown/{menu id}',
    run: ({ store, param }) => {
      const top = categoryOf(param('menu id'))
      const below = categories.filter(({ parent }) => parent === top.id)
      return {
        html: html`<ul class="dropdown">${[top, ...below].map((entry) => html`<li><a href="${categoryPath(store, entry)}">${named(store, entry.name)}</a></li>`)}</ul>`
          .text,
      }
    },
  },
]
