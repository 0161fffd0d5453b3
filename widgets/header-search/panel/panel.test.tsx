// Tests of the popup below the search field: its message if nothing was found, and its links.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { $recentSearches, followRecentSearches } from '#stores/catalogue/recent-searches.ts'
import { autocompleteAnswer } from '#tests/support/answers.ts'
import { after, json } from '#tests/support/fault-server.ts'
import { control, press, soon, typeInto, useWidgetPage, words } from '#tests/support/widget-page.ts'
import headerSearch from '../header-search.tsx'

const page = useWidgetPage()
const CALL = 'GET api/search/autocomplete'
const none = { matches: [], total_matches: 0 }
const nothing = { keyword_results: none, category_results: none, filter_results: none, product_results: none }
const panel = () => document.querySelector('.header-search-panel')
const all = () => document.querySelector<HTMLAnchorElement>('.header-search-all')

beforeEach(() => page.shop.always(CALL, json(autocompleteAnswer())))

const said = () => words(document.querySelector('form [role="status"]'))

/** Types a text and waits until the shop is queried. */
async function search(text: string): Promise<void> {
  page.show(headerSearch)
  typeInto(document.querySelector('input'), text)
  await soon(() => panel())
  page.browser.pass(500)
  await soon(() => page.shop.arrivals(CALL).length === 1)
}

/** Sends the form, without leaving the page. */
function send(): void {
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  document.querySelector('form')?.requestSubmit()
}

test('results end with a link to all of them', async () => {
  await search('tennis')
  await soon(() => document.querySelectorAll('[role="option"]').length > 3)
  expect([words(all()), all()?.getAttribute('href')]).toEqual(['All results for tennis', '/nl/search?discipline=&query=tennis'])
})

test('without results there is a message, what others search for, and whom to ask, and no link to an empty page', async () => {
  page.shop.once(CALL, json(nothing))
  page.shop.always('GET api/search/popular', json([{ label: 'ball' }, { label: 'Red shirt' }]))
  await search('zzzz')
  await soon(() => said() === 'No results found for zzzz')
  await soon(() => document.querySelectorAll('[role="option"]').length === 2)
  expect(words(panel())).toBe('No results found for zzzzCheck the spelling, or use fewer words. Ask usPopular searches ballRed shirt')
  const links = [...(panel()?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  const results = 'https://shop.test/nl/search?discipline=&query='
  expect(links).toEqual(['/nl/contact', `${results}ball`, `${results}Red+shirt`])
})

test('where words are unknown, the pages that a host names are where to go on, and no results', async () => {
  const page_results = { matches: [{ label: 'Delivery', url: '/nl/pages/delivery' }], total_matches: 1 }
  page.shop.once(CALL, json({ ...nothing, page_results, reading: { dropped: ['zzzz'], corrected: null } }))
  await search('zzzz')
  await soon(() => said() === 'No results found for zzzz')
  expect([...document.querySelectorAll('[role="option"]')].map((option) => option.getAttribute('href'))).toEqual([
    'https://shop.test/nl/pages/delivery',
  ])
  expect(all()).toBeNull()
})

test('a search without results is not kept among the recent ones', async () => {
  followRecentSearches({ needsConsent: false })
  page.shop.once(CALL, json(nothing))
  await search('zzzz')
  await soon(() => said() === 'No results found for zzzz')
  send()
  await soon(() => document.querySelector('.header-search-box .touchline-spinner'))
  expect($recentSearches.get()).toEqual([])
})

test('what is taken in place of a search without results is kept, and the search is not', async () => {
  followRecentSearches({ needsConsent: false })
  page.shop.once(CALL, json(nothing))
  page.shop.always('GET api/search/popular', json([{ label: 'Red shirt' }]))
  await search('zzzz')
  const popular = await soon(() => document.querySelector<HTMLElement>('[role="option"]'))
  popular?.addEventListener('click', (event) => event.preventDefault())
  popular?.click()
  await soon(() => $recentSearches.get().length > 0)
  expect($recentSearches.get()).toEqual(['Red shirt'])
})

test('a suggested phrase is kept as it reads, and for anything else what was typed', async () => {
  followRecentSearches({ needsConsent: false })
  await search('ten')
  const options = await soon(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[role="option"]')]
    return found.length > 3 && found
  })
  for (const option of options || []) option.addEventListener('click', (event) => event.preventDefault())
  const phrase = document.querySelector<HTMLElement>('[data-kind="keyword"] [role="option"]')
  document.querySelector<HTMLElement>('[data-kind="product"] [role="option"]')?.click()
  phrase?.click()
  expect($recentSearches.get()).toEqual([words(phrase?.querySelector('.header-search-label')), 'ten'])
})

test('a search whose call failed is not kept', async () => {
  followRecentSearches({ needsConsent: false })
  page.shop.always(CALL, json({}, 400))
  await search('tennis')
  await soon(() => control('Try again'))
  send()
  await soon(() => document.querySelector('.header-search-box .touchline-spinner'))
  expect($recentSearches.get()).toEqual([])
})

test('a search that is sent before its answer is not kept if it found nothing', async () => {
  followRecentSearches({ needsConsent: false })
  let release = () => {}
  const moment = new Promise<void>((resolve) => {
    release = resolve
  })
  page.shop.once(CALL, after(moment, json(nothing)))
  await search('zzzz')
  send()
  await soon(() => $recentSearches.get()[0] === 'zzzz')
  release()
  await soon(() => $recentSearches.get().length === 0)
})

test('an invalid answer does not count as no results: it can be retried, and the results page is still linked', async () => {
  page.shop.once(CALL, json({ ...nothing, product_results: { matches: [{ label: 5 }], total_matches: 3 } }))
  await search('tennis')
  await soon(() => control('Try again'))
  expect(words(panel())).toContain('The suggestions could not be loaded.')
  expect(said()).toBe('The suggestions could not be loaded.')
  expect(words(panel())).not.toContain('No results')
  expect(words(all())).toBe('All results for tennis')
  await press('Try again')
  await soon(() => document.querySelectorAll('[role="option"]').length > 3)
  expect(control('Try again')).toBeUndefined()
})

test('words that found nothing are named above the suggestions and announced, and the shop’s own pages are suggested', async () => {
  page.shop.once(
    CALL,
    json(
      autocompleteAnswer({
        page_results: { matches: [{ label: 'Returns', url: '/nl/pages/returns' }], total_matches: 1 },
        reading: { dropped: ['adidas', 'gold'], corrected: null },
      }),
    ),
  )
  await search('adidas racket gold')
  const sentence = 'Nothing fits all your words, so we searched without “adidas, gold”.'
  await soon(() => words(document.querySelector('.header-search-reading')) === sentence)
  expect(said()).toBe(`${sentence} 5 suggestions. Use the arrow keys.`)
  expect([...document.querySelectorAll('[role="option"]')].at(-1)?.getAttribute('href')).toContain('/nl/pages/returns')
})

test('where only pages of the shop are found, there is no link to a list without products', async () => {
  const page_results = { matches: [{ label: 'Returns', url: '/nl/pages/returns' }], total_matches: 1 }
  page.shop.once(CALL, json({ ...nothing, page_results }))
  await search('return')
  await soon(() => document.querySelectorAll('[role="option"]').length === 1)
  expect(all()).toBeNull()
})

test('a corrected query is named above the suggestions', async () => {
  page.shop.once(CALL, json(autocompleteAnswer({ reading: { dropped: [], corrected: 'tennis' } })))
  await search('tenis')
  await soon(() => words(document.querySelector('.header-search-reading')) === 'Results for “tennis”, since we found nothing for “tenis”.')
})

test('where nothing was found, only that is said', async () => {
  page.shop.once(CALL, json({ ...nothing, reading: { dropped: ['zzzz'], corrected: null } }))
  await search('zzzz')
  await soon(() => said() === 'No results found for zzzz')
  expect(document.querySelector('.header-search-reading')).toBeNull()
})

test('a host that does not say how it read the query is not quoted', async () => {
  await search('tennis')
  await soon(() => document.querySelectorAll('[role="option"]').length > 3)
  expect(document.querySelector('.header-search-reading')).toBeNull()
})
