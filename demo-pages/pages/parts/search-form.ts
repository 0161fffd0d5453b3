// The search in the header: a GET form that the widget takes over.
import { html, type Html } from '../markup.ts'
import { mount } from '../mount.ts'
import type { Page } from '../page.ts'
import { icon } from './icons.ts'

/** The form; on the results page it holds the query, as it was read, and the sport. */
export function searchForm(page: Page, shown?: string): Html {
  const { frame } = page.texts
  const { query: typed, discipline } = searchOf(page)
  const query = shown ?? typed
  return mount(page, 'header-search', {
    class: 'header-search',
    attributes: { searchUrl: page.link('search'), query: query || null, discipline, needsConsent: page.config['analytics'] !== null },
    options: { categories: page.departments.map(({ id, name }) => ({ id, label: name })) },
    // If the server rendered it, its button would be disabled while the field is empty, and no script could enable it.
    isDrawn: false,
    fallback: html`<form class="header-search-form" action="${page.link('search')}" method="get" role="search">
      <select class="header-search-discipline" name="discipline" aria-label="${frame.sport}">
        <option value="">${frame.allSports}</option>
        ${page.departments.map(({ id, name }) => html`<option value="${id}" ${id === discipline && 'selected'}>${name}</option>`)}
      </select>
      <input
        class="header-search-input"
        name="query"
        type="text"
        inputmode="search"
        enterkeyhint="search"
        value="${query}"
        placeholder="${frame.searchPlaceholder}"
        aria-label="${frame.searchField}"
        autocomplete="off"
        maxlength="128"
      />
      <button class="header-search-submit" type="submit" aria-label="${frame.search}">${icon('search')}</button>
    </form>`,
  })
}

/** The search in the address of a results page; empty elsewhere. */
function searchOf(page: Page): { query: string; discipline: number | null } {
  const { pathname, searchParams } = new URL(page.path, 'http://page.invalid/')
  if (pathname !== '/search') return { query: '', discipline: null }
  const id = Number(searchParams.get('discipline') ?? Number.NaN)
  const department = page.departments.find((candidate) => candidate.id === id)
  return { query: (searchParams.get('query') ?? '').slice(0, 128), discipline: department?.id ?? null }
}
