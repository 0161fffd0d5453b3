// Popular searches: requested once a page, and only from a host that offers them.
import { afterEach, expect, it } from 'vitest'
import { json } from '#tests/support/fault-server.ts'
import { startVisit, type Visit } from '#stores/testing/visit.ts'

const CALL = 'GET api/search/popular'

let visit: Visit
afterEach(() => visit.end())

async function open(settings: object = {}) {
  visit = await startVisit(settings)
  await visit.open()
  visit.shop.always(CALL, json(['ball', { label: 'red shirt' }, 'three', 'four', 'five', 'six', 'seven']))
  return import('./popular-searches.ts')
}

it('are the first six of the host’s, requested once a page', async () => {
  const popular = await open()
  await Promise.all([popular.loadPopularSearches(), popular.loadPopularSearches()])
  await popular.loadPopularSearches()
  expect(popular.$popularSearches.get()).toEqual(['ball', 'red shirt', 'three', 'four', 'five', 'six'])
  expect(visit.shop.arrivals(CALL)).toHaveLength(1)
})

it('are not requested from a host that does not offer them', async () => {
  const popular = await open({ extensions: ['session'] })
  await popular.loadPopularSearches()
  expect([popular.$popularSearches.get(), visit.shop.arrivals(CALL)]).toEqual([[], []])
})

it('show nothing of a failure, and are requested again the next time', async () => {
  const popular = await open()
  visit.shop.once(CALL, json({ message: 'Broken' }, 400))
  await popular.loadPopularSearches()
  expect(popular.$popularSearches.get()).toEqual([])
  await popular.loadPopularSearches()
  expect(popular.$popularSearches.get()).toHaveLength(6)
})
