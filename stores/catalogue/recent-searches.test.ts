// Recent searches: which are stored, where, and until when.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startVisit, type Tab, type Visit } from '#stores/testing/visit.ts'

const A_DAY = 24 * 60 * 60_000

let visit: Visit
let tab: Tab
let recent: typeof import('./recent-searches.ts')

beforeEach(async () => {
  visit = await startVisit()
  tab = await visit.open()
  recent = await import('./recent-searches.ts')
  recent.followRecentSearches({ needsConsent: false })
})
afterEach(() => visit.end())

const shown = () => recent.$recentSearches.get()
const stored = () => [visit.browser.local, tab.fake.session].map((area) => [...area.keys()].filter((key) => key.endsWith('searches')))

/** Opens the next page of the tab, and loads its searches. */
async function follow(needsConsent = false): Promise<void> {
  await visit.follow(tab)
  recent = await import('./recent-searches.ts')
  recent.followRecentSearches({ needsConsent })
}

it('are the newest five, each once, longer than two letters', () => {
  for (const text of ['one', 'two', 'three', 'four', 'five', ' six ', 'FOUR', 'x']) recent.keepSearch(text)
  expect(shown()).toEqual(['FOUR', 'six', 'five', 'three', 'two'])
})

it('stay on this device and in this store for a month', async () => {
  recent.keepSearch('racket')
  expect(stored()).toEqual([['touchline:nl:searches'], []])
  await follow()
  expect(shown()).toEqual(['racket'])
  visit.browser.pass(30 * A_DAY)
  recent.followRecentSearches({ needsConsent: false })
  expect(shown()).toEqual([])
})

it('stay in the tab for a day where the consent that the store requires is missing', async () => {
  recent.followRecentSearches({ needsConsent: true })
  recent.keepSearch('racket')
  expect(stored()).toEqual([[], ['touchline:nl:searches']])
  await follow(true)
  expect(shown()).toEqual(['racket'])
  visit.browser.pass(A_DAY)
  recent.followRecentSearches({ needsConsent: true })
  expect(shown()).toEqual([])
})

it('are stored on the device with that consent, and removed from it once it is refused', async () => {
  const { changeConsent } = await import('#stores/page/consent.ts')
  await changeConsent(true)
  recent.followRecentSearches({ needsConsent: true })
  recent.keepSearch('racket')
  expect(stored()).toEqual([['touchline:nl:searches'], []])
  await changeConsent(false)
  recent.followRecentSearches({ needsConsent: true })
  expect([shown(), ...stored()]).toEqual([[], [], []])
})

it('can be removed, one or all', () => {
  for (const text of ['one', 'two', 'three']) recent.keepSearch(text)
  recent.forgetSearch('two')
  expect(shown()).toEqual(['three', 'one'])
  recent.forgetSearches()
  expect([shown(), ...stored()]).toEqual([[], [], []])
  recent.followRecentSearches({ needsConsent: false })
  expect(shown()).toEqual([])
})

it('forget one that found nothing, wherever it is stored', async () => {
  const { dropSearch } = await import('./kept-searches.ts')
  for (const text of ['racket', 'Zzzz']) recent.keepSearch(text)
  dropSearch(' zzzz ')
  await follow()
  expect(shown()).toEqual(['racket'])
})

it('are not kept any longer because another one is removed', async () => {
  const { dropSearch } = await import('./kept-searches.ts')
  for (const text of ['one', 'two', 'three']) recent.keepSearch(text)
  visit.browser.pass(29 * A_DAY)
  dropSearch('two')
  recent.forgetSearch('ONE')
  await follow()
  expect(shown()).toEqual(['three'])
  visit.browser.pass(A_DAY)
  await follow()
  expect(shown()).toEqual([])
})

it('are kept in memory only if storage throws', () => {
  visit.browser.isFull = true
  recent.keepSearch('racket')
  expect(shown()).toEqual(['racket'])
})

it('leave the device as soon as consent is withdrawn, and go there from the tab as soon as it is given', async () => {
  const { changeConsent } = await import('#stores/page/consent.ts')
  recent.followRecentSearches({ needsConsent: true })
  recent.keepSearch('racket')
  await changeConsent(true)
  expect([stored(), shown()]).toEqual([[['touchline:nl:searches'], []], ['racket']])
  await changeConsent(false)
  expect([stored(), shown()]).toEqual([[[], []], []])
  recent.keepSearch('ball')
  expect(stored()).toEqual([[], ['touchline:nl:searches']])
})
