// Searches the docs while she types; the index is loaded when the field is first used. Without a script the form leads to the same results.
import MiniSearch from 'minisearch'
import { addressOfFound, asFound, type Found, mostResults, searchOptions, type Section } from '../search-options.ts'
import { loadOnce } from './load-once.ts'

/** Connects the field above the navigation with the results in its place. */
export function searchPages(): void {
  const [field, list, status] = ['#docs-query', '[data-docs-found]', '[data-docs-count]'].map((one) => document.querySelector(one))
  const nav = document.querySelector('[data-docs-nav]')
  if (!(field instanceof HTMLInputElement) || !(list instanceof HTMLElement) || !(nav instanceof HTMLElement) || !status) return
  const { base = '' } = list.dataset
  const load = loadOnce(async () => {
    const answer = await fetch(`${base}/search.json`)
    if (!answer.ok) throw new Error(`${answer.status}`)
    return MiniSearch.loadJSON<Section>(await answer.text(), searchOptions)
  })
  const show = (found: readonly Found[] | null) => {
    nav.hidden = found !== null
    list.hidden = found === null
    list.replaceChildren(...(found ?? []).map((one) => resultOf(base, one)))
    status.textContent = found === null ? '' : found.length === 0 ? 'Nothing found' : `${found.length} found`
  }
  const search = async () => {
    const query = field.value.trim()
    if (query === '') return show(null)
    const read = await load()
    // A later letter has its own answer.
    if (query === field.value.trim()) show(read.search(query).slice(0, mostResults).map(asFound))
  }
  // The form still leads to the results where the index cannot be loaded.
  const trySearch = () => void search().catch(() => (status.textContent = 'Press Enter to search.'))
  field.addEventListener('focus', () => void load().catch(() => undefined))
  field.addEventListener('input', trySearch)
  if (document.activeElement === field || field.value) trySearch()
}

function resultOf(base: string, found: Found): HTMLLIElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = addressOfFound(base, found)
  link.append(textIn('b', found.heading), found.heading === found.page ? '' : textIn('span', found.page), textIn('small', found.about))
  item.append(link)
  return item
}

function textIn(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}
