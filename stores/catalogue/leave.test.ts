// Tests leaving for another search, whose load a shopper may stop.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { emptyQuery } from '#shared/catalogue/rules/list-address.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

let visit: Visit
let tab: Tab
let leave: typeof import('./leave.ts')

beforeEach(async () => {
  visit = await startVisit()
  tab = await visit.open('https://shop.test/nl/shirts')
  await tab.catalogue.loadCatalogue({ categoryId: 3, addresses: 'path' })
  leave = await import('./leave.ts')
})
afterEach(() => visit.end())

const search = (query: string) => void leave.leaveFor({ ...emptyQuery, query })

it('is undone by stopping the load: the list is as it was, and not dimmed', async () => {
  const { $query, $isPending } = tab.catalogue
  search('ball')
  expect([$query.get().query, $isPending.get()]).toEqual(['ball', 'late'])
  tab.fake.stopLoading()
  await until(() => !$isPending.get())
  expect([$query.get().query, leave.isLeaving()]).toEqual(['', false])
})

it('goes on with a second search, which stops the load of the first', async () => {
  const { setEnvironment } = await import('#shared/environment.ts')
  search('ball')
  // As a browser does.
  setEnvironment({
    navigate: (url) => {
      tab.fake.stopLoading()
      tab.fake.left.push(url)
    },
  })
  search('ball pump')
  expect([tab.catalogue.$query.get().query, tab.catalogue.$isPending.get(), tab.fake.left.length]).toEqual(['ball pump', 'late', 2])
})
