// Lists as specified: the effect of each change, requests, and failures; long because one shop and its helpers serve all tests.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerList } from '#stores/testing/lists.ts'
import { json, reset } from '#tests/support/fault-server.ts'
import { facetState, listState } from '#tests/support/list-state.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

const LIST = 'GET catalog/category/3/product/list'
const SEARCH = 'GET catalog/search/product/list'
const ANYWHERE = 'GET catalog/anonymous-category/product/list'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
})
afterEach(() => visit.end())

/** Opens the category's list at an address. */
async function open(address = '/nl/shirts', categoryId: number | undefined = 3): Promise<Tab['catalogue']> {
  tab = await visit.open(`https://shop.test${address}`)
  await tab.catalogue.loadCatalogue({ categoryId, addresses: 'path' })
  return tab.catalogue
}
const here = () => {
  const { pathname, search } = tab.fake.environment.location ?? new URL('about:blank')
  return pathname + search
}
const names = () => {
  const list = tab.catalogue.$list.get()
  return list.state === 'ready' ? list.value.items.map(({ name }) => name) : []
}
const queries = (call = LIST) => visit.shop.arrivals(call).map(({ query }) => query.toString())
const last = (call = LIST) => queries(call).at(-1)

describe('a list that could not be opened', () => {
  beforeEach(async () => {
    visit.shop.once(LIST, json({}, 400))
    tab = await visit.open('https://shop.test/nl/shirts/_Red')
  })

  it('is retried by the next widget that opens it, with the filter of the address', async () => {
    const { loadCatalogue, openCatalogue, $query } = tab.catalogue
    const place = { categoryId: 3, addresses: 'path' } as const
    const [opened, loaded] = await Promise.all([openCatalogue(place), loadCatalogue(place)])
    expect([opened.ok, loaded.ok, queries().length]).toEqual([false, false, 1])
    expect(await Promise.all([loadCatalogue(), openCatalogue()])).toMatchObject([{ ok: true }, { ok: true }])
    expect(names().length).toBeGreaterThan(0)
    expect($query.get().facets).toEqual({ colour: ['Red'] })
  })

  it('is loaded for all widgets once one of them has loaded it', async () => {
    await tab.catalogue.openCatalogue({ categoryId: 3 })
    await tab.catalogue.reloadCatalogue()
    const before = queries().length
    expect(await tab.catalogue.openCatalogue()).toMatchObject({ ok: true })
    expect(queries()).toHaveLength(before)
  })
})

describe('on a host that answers only its own addresses', () => {
  const own = '/index.php?route=product/category&path=20'
  const openThere = async (address: string, path?: string) => {
    tab = await visit.open(`https://shop.test${address}`)
    await tab.catalogue.loadCatalogue({ categoryId: 3, path })
    return tab.catalogue
  }

  it('keeps the host’s query, appends its own, and uses it in the first request when the page is opened again', async () => {
    const { toggleFacet, chooseSort } = await openThere(own)
    await toggleFacet('colour', 'Red')
    await chooseSort('price:asc')
    expect(here()).toBe(`${own}&list-sort=price:asc&facet-colour=Red`)
    const { $query } = await openThere(`${own}&facet-colour=Red`)
    expect($query.get().facets).toEqual({ colour: ['Red'] })
    expect(last()).toBe('page=1&page_size=24&colour%5B%5D=Red')
  })

  it('follows Back, and ignores the addresses of other pages', async () => {
    const { toggleFacet, $query } = await openThere(own)
    await toggleFacet('colour', 'Red')
    tab.fake.back()
    await until(() => Object.keys($query.get().facets).length === 0)
    expect(here()).toBe(own)
    tab.fake.go('/index.php?route=account&facet-colour=Red')
    expect($query.get().facets).toEqual({})
  })

  it('does not change the address of another page, and links to the list’s own', async () => {
    const { toggleFacet, $address } = await openThere('/index.php?route=common/home', own)
    await toggleFacet('colour', 'Red')
    expect(here()).toBe('/index.php?route=common/home')
    expect($address.get()).toBe(`${own}&facet-colour=Red`)
  })
})

describe('asking', () => {
  it('starts with page 1 of 24 products', async () => {
    await open()
    expect(queries()).toEqual(['page=1&page_size=24'])
    expect(names()).toHaveLength(24)
    expect(tab.catalogue.$summary.get()).toMatchObject({ page: 1, lastPage: 3, pageSize: 24, total: 60 })
  })

  it('uses the category’s call, without a category the general one, with a query the search', async () => {
    await open()
    tab = await visit.open('https://shop.test/nl/all')
    await tab.catalogue.loadCatalogue()
    expect(queries(ANYWHERE)).toEqual(['page=1&page_size=24'])
    await tab.catalogue.searchWithin('shirt 1')
    expect(last(SEARCH)).toBe('page=1&page_size=24&query=shirt+1')
  })

  it('stays in the category with a query', async () => {
    const { searchWithin } = await open()
    await searchWithin('shirt 1')
    expect(last(SEARCH)).toBe('page=1&page_size=24&query=shirt+1&category_id=3')
  })

  it('sends everything as in the contract', async () => {
    const { activateFacet, chooseSort, choosePageSize, choosePrice, choosePage } = await open()
    await activateFacet('colour', 'Red')
    await activateFacet('colour', 'A & B')
    await chooseSort('price:desc')
    await choosePageSize(12)
    await choosePrice(12, 50)
    await choosePage(2)
    expect(decodeURIComponent(last() ?? '')).toBe('page=2&page_size=12&sort=price:desc&minPrice=12&maxPrice=50&colour[]=Red&colour[]=A+&+B')
  })

  it('happens once for all widgets that open the list', async () => {
    tab = await visit.open('https://shop.test/nl/shirts')
    await Promise.all([1, 2, 3].map(() => tab.catalogue.loadCatalogue({ categoryId: 3 })))
    expect(queries()).toHaveLength(1)
  })

  it('reads both spellings of the price facet’s range', async () => {
    const { $facets } = await open()
    expect($facets.get().find(({ type }) => type === 'price')).toMatchObject({ minimum: 10, maximum: 69 })
  })
})

describe('a facet', () => {
  it('is toggled by its code and the option’s label', async () => {
    const { toggleFacet, $query } = await open()
    await toggleFacet('colour', 'Red')
    expect($query.get().facets).toEqual({ colour: ['Red'] })
    expect(names().slice(0, 2)).toEqual(['Shirt 1', 'Shirt 5'])
    await toggleFacet('colour', 'Red')
    expect($query.get().facets).toEqual({})
  })

  it('is activated and deactivated however it was before', async () => {
    const { activateFacet, deactivateFacet, $query } = await open()
    await activateFacet('colour', 'Red')
    await activateFacet('colour', 'Red')
    expect($query.get().facets).toEqual({ colour: ['Red'] })
    await deactivateFacet('colour', 'Blue')
    await deactivateFacet('colour', 'Red')
    expect($query.get().facets).toEqual({})
  })

  it('with one value at a time has only the chosen one active', async () => {
    const { activateFacet, $query } = await open()
    await activateFacet('size', 'M')
    await activateFacet('size', 'L')
    expect($query.get().facets).toEqual({ size: ['L'] })
  })

  it('or an option that is unknown changes nothing', async () => {
    const { toggleFacet, $query } = await open()
    await toggleFacet('nope', 'Red')
    await toggleFacet('colour', 'Nope')
    await toggleFacet('constructor', 'name')
    await toggleFacet('__proto__', 'x')
    expect($query.get().facets).toEqual({})
    expect(queries()).toHaveLength(1)
  })

  it('is shown as chosen at once, before the server’s answer', async () => {
    const { toggleFacet, $query, $isPending, $activeFilters } = await open()
    const release = visit.shop.hold(LIST)
    const done = toggleFacet('colour', 'Red')
    expect($query.get().facets).toEqual({ colour: ['Red'] })
    expect($activeFilters.get()).toEqual([{ type: 'option', code: 'colour', label: 'Red', address: '/nl/shirts' }])
    expect($isPending.get()).toBe(true)
    release()
    await done
    expect($isPending.get()).toBe(false)
  })

  it('is late once a shopper has waited for it, and stays so while she presses on', async () => {
    const { toggleFacet, choosePage, $isPending } = await open()
    const release = visit.shop.hold(LIST)
    const first = toggleFacet('colour', 'Red')
    visit.browser.pass(179)
    expect($isPending.get()).toBe(true)
    visit.browser.pass(1)
    expect($isPending.get()).toBe('late')
    const second = choosePage(2)
    expect($isPending.get()).toBe('late')
    release()
    await Promise.all([first, second])
    expect($isPending.get()).toBe(false)
    visit.browser.pass(180)
    expect($isPending.get()).toBe(false)
  })

  it('that was cached is requested again, but is never late', async () => {
    const { toggleFacet, $isPending } = await open()
    await toggleFacet('colour', 'Red')
    const release = visit.shop.hold(LIST)
    void toggleFacet('size', 'M')
    visit.browser.pass(180)
    expect($isPending.get()).toBe('late')
    const back = toggleFacet('size', 'M')
    expect([names()[1], $isPending.get()]).toEqual(['Shirt 5', true])
    visit.browser.pass(1_000)
    expect($isPending.get()).toBe(true)
    release()
    await back
    expect($isPending.get()).toBe(false)
  })

  it('that is unchanged in an answer is the same object, so that nothing redraws it', async () => {
    const { choosePage, $facets } = await open()
    const before = $facets.get()
    await choosePage(2)
    expect($facets.get()).not.toBe(before)
    expect($facets.get().map((facet, at) => facet === before[at])).toEqual([true, true, true])
  })
})

describe('page 1 comes back', () => {
  it.each<[string, (store: Tab['catalogue']) => Promise<unknown>]>([
    ['another page size', ({ choosePageSize }) => choosePageSize(12)],
    ['a price', ({ choosePrice }) => choosePrice(11, null)],
    ['another order', ({ chooseSort }) => chooseSort('price:desc')],
    ['a facet', ({ toggleFacet }) => toggleFacet('colour', 'Red')],
    ['a query inside the category', ({ searchWithin }) => searchWithin('shirt')],
    ['everything taken back', ({ clearFacets }) => clearFacets()],
  ])('with %s', async (_what, change) => {
    const store = await open()
    await store.activateFacet('size', 'M')
    await store.choosePage(2)
    visit.shop.forgetCalls()
    await change(store)
    expect(store.$query.get().page).toBe(1)
    expect(visit.shop.calls()).toHaveLength(1)
  })
})

describe('an answer', () => {
  it('to an earlier request is not shown, and its call is aborted', async () => {
    const { toggleFacet } = await open()
    let isGone = false
    const release = visit.shop.holdAnswer(LIST, () => {
      isGone = true
    })
    const red = toggleFacet('colour', 'Red')
    await until(() => queries().length === 2)
    const both = toggleFacet('colour', 'Blue')
    await both
    await until(() => isGone)
    release()
    await red
    expect(names().slice(0, 3)).toEqual(['Shirt 1', 'Shirt 2', 'Shirt 5'])
  })

  it('with another page than requested corrects the page and the address', async () => {
    const { $query } = await open('/nl/shirts?page=9999')
    expect($query.get().page).toBe(3)
    expect(here()).toBe('/nl/shirts?page=3')
  })

  it('of the same products with other prices, and of the same facets with other counts, shows the new ones', async () => {
    const { reloadCatalogue, $list, $facets } = await open()
    const text = JSON.stringify(answerList('catalog/category/3/product/list', new URLSearchParams()))
    visit.shop.always(
      LIST,
      json(JSON.parse(text.replace('"final_price_incl_tax":10,', '"final_price_incl_tax":9,').replace('"count":15', '"count":14'))),
    )
    const before = $facets.get()
    await reloadCatalogue()
    const list = $list.get()
    expect(list.state === 'ready' && list.value.items[0]?.price.final).toBe(9)
    expect([$facets.get()[0]?.options[0]?.count, $facets.get()[1] === before[1]]).toEqual([14, true])
  })

  it('contains the sub-categories, and the counts that position its cards', async () => {
    const { choosePage, searchWithin, $subCategories, $list } = await open()
    expect($subCategories.get().map(({ name }) => name)).toEqual(['Home shirts'])
    await choosePage(2)
    expect($list.get()).toMatchObject({ value: { first: 25 } })
    await searchWithin('shirt')
    expect($subCategories.get()).toEqual([])
  })

  it('with another page size than requested corrects the size and the address', async () => {
    const { $query } = await open('/nl/shirts?page_size=77')
    expect([$query.get().pageSize, here()]).toEqual([24, '/nl/shirts'])
  })

  it('emits the state of the list', async () => {
    const { toggleFacet } = await open()
    await toggleFacet('colour', 'Red')
    expect(tab.events.findLast(({ name }) => name === 'catalogue:changed')?.detail).toEqual({
      categoryId: 3,
      query: '',
      page: 1,
      total: 15,
      address: '/nl/shirts/_Red',
    })
  })
})

describe('a failure', () => {
  it('keeps the last good list, clears pending, and marks it as outdated without a message', async () => {
    const { toggleFacet, $isPending, $isOutdated, $query, reloadCatalogue } = await open()
    visit.shop.once(LIST, json({ message: 'No' }, 400))
    const result = await toggleFacet('colour', 'Red')
    expect(result.ok).toBe(false)
    expect(names()[1]).toBe('Shirt 2')
    expect([$isPending.get(), $isOutdated.get()]).toEqual([false, true])
    expect($query.get().facets).toEqual({ colour: ['Red'] })
    await reloadCatalogue()
    expect([names()[1], $isOutdated.get()]).toEqual(['Shirt 5', false])
  })

  it('is repaired by repeating the choice, and a loaded list is not requested again', async () => {
    const { chooseSort } = await open()
    visit.shop.once(LIST, json({}, 500))
    visit.shop.always(LIST, json({}, 400))
    await chooseSort('price:desc')
    visit.shop.always(LIST, json(answerList('catalog/category/3/product/list', new URLSearchParams('sort=price:desc'))))
    visit.shop.forgetCalls()
    await chooseSort('price:desc')
    expect([names()[0], queries().length]).toEqual(['Shirt 60', 1])
    await chooseSort('price:desc')
    expect(queries()).toHaveLength(1)
    expect(tab.fake.history, 'one entry for one choice').toHaveLength(1)
  })

  it('of the first call can be retried', async () => {
    visit.shop.always(LIST, reset)
    const { $list, $isPending, reloadCatalogue } = await open()
    expect([$list.get().state, $isPending.get()]).toEqual(['failed', false])
    visit.shop.always(LIST, json(answerList('catalog/category/3/product/list', new URLSearchParams())))
    await reloadCatalogue()
    expect(names()).toHaveLength(24)
  })

  it.each([
    ['HTML', json('<html>')],
    ['nothing', json(null)],
    ['a list without numbers', json({ catalog: { items: [] } })],
  ])('is also %s in place of a list', async (_what, behaviour) => {
    const { choosePage, $isPending } = await open()
    visit.shop.always(LIST, behaviour)
    await choosePage(2)
    expect([names()[0], $isPending.get()]).toEqual(['Shirt 1', false])
  })
})

describe('the address', () => {
  it('follows every change, with a history entry for each', async () => {
    const { toggleFacet, choosePage, chooseSort, choosePageSize, choosePrice, searchWithin } = await open()
    await toggleFacet('colour', 'T-shirt green')
    expect(here()).toBe('/nl/shirts/_T%2Dshirt-green')
    await toggleFacet('size', 'M')
    expect(here()).toBe('/nl/shirts/_T%2Dshirt-green_size-M')
    await chooseSort('price:desc')
    await choosePageSize(12)
    expect(here()).toBe('/nl/shirts/_T%2Dshirt-green_size-M?page_size=12&sort=price:desc')
    await choosePrice(11, 60)
    await searchWithin('shirt')
    await toggleFacet('size', 'M')
    await choosePage(2)
    expect(here()).toBe('/nl/shirts/_T%2Dshirt-green?page=2&page_size=12&query=shirt&minPrice=11&maxPrice=60')
    expect(tab.fake.history).toHaveLength(8)
  })

  it('is followed back, and each step shows its list', async () => {
    const { toggleFacet, $query, $activeFilters } = await open()
    await toggleFacet('colour', 'A & B')
    await toggleFacet('colour', 'Red')
    tab.fake.back()
    expect($query.get().facets).toEqual({ colour: ['A & B'] })
    await until(() => names()[0] === 'Shirt 4')
    tab.fake.back()
    await until(() => names()[1] === 'Shirt 2')
    expect([$query.get().facets, $activeFilters.get(), here()]).toEqual([{}, [], '/nl/shirts'])
  })

  it('of a cached list shows it at once, and requests it again', async () => {
    const { toggleFacet } = await open()
    await toggleFacet('colour', 'Red')
    visit.shop.forgetCalls()
    const release = visit.shop.hold(LIST)
    tab.fake.back()
    expect(names()[1]).toBe('Shirt 2')
    await until(() => queries().length === 0 && tab.catalogue.$isPending.get() === true)
    release()
    await until(() => !tab.catalogue.$isPending.get())
  })

  it('is read when the page is opened, its segment once the facets are known', async () => {
    await open('/nl/shirts/_A-%26-B_size-M?sort=price:desc&minPrice=12')
    expect(tab.catalogue.$query.get()).toMatchObject({ facets: { colour: ['A & B'], size: ['M'] }, sort: 'price:desc', minPrice: 12 })
    expect(here()).toBe('/nl/shirts/_A-%26-B_size-M?sort=price:desc&minPrice=12')
    expect(queries()).toHaveLength(2)
  })

  describe('of a page that a server printed', () => {
    /** The list as printed: each colour facet without its later options. */
    const openPrinted = async (address: string, facets: Record<string, string[]>) => {
      tab = await visit.open(`https://shop.test${address}`)
      const atoms: Record<string, { set: (value: never) => void }> = tab.catalogue.catalogueSeed.atoms
      const place = { path: '/nl/shirts', categoryId: 3, extra: {} }
      const ask = { ...tab.catalogue.$query.get(), facets }
      const colour = { ...facetState('colour', 'Colour', ['Red']), more: 3 }
      for (const [name, value] of Object.entries({ place, ask, list: listState.list, facets: [colour] })) atoms[name]?.set(value as never)
      await tab.catalogue.loadCatalogue()
      return tab.catalogue
    }

    it('means what the server read in it, also on the way back', async () => {
      const { toggleFacet, $query } = await openPrinted('/nl/shirts/_r%C3%A9d', { colour: ['Red'] })
      await toggleFacet('colour', 'Red')
      expect([here(), $query.get().facets]).toEqual(['/nl/shirts', {}])
      tab.fake.back()
      expect($query.get().facets).toEqual({ colour: ['Red'] })
    })

    it('is read with options that were not printed, once the shopper navigates to them', async () => {
      const { $query } = await openPrinted('/nl/shirts', {})
      tab.fake.go('/nl/shirts/_A-%26-B')
      await until(() => $query.get().facets['colour']?.[0] === 'A & B')
      await until(() => names()[0] === 'Shirt 4')
    })

    it('requests missing options once, and not if none is missing', async () => {
      const { loadAllOptions, $facets } = await openPrinted('/nl/shirts', {})
      await Promise.all([loadAllOptions(), loadAllOptions()])
      await loadAllOptions()
      expect(queries()).toHaveLength(1)
      expect($facets.get()[0]?.options).toHaveLength(4)
    })

    it('keeps the options of a newer list', async () => {
      const { loadAllOptions, toggleFacet, $facets } = await openPrinted('/nl/shirts', {})
      const release = visit.shop.holdAnswer(LIST)
      const all = loadAllOptions()
      await until(() => queries().length === 1)
      await toggleFacet('colour', 'Red')
      const newer = $facets.get()
      release()
      await all
      expect($facets.get()).toBe(newer)
    })
  })

  it('contains none of our parameters twice', async () => {
    const { chooseSort, choosePrice, searchWithin } = await open(
      '/nl/shirts?page=2&page_size=12&sort=price:desc&query=shirt&minPrice=11&maxPrice=60',
    )
    await choosePrice(null, null)
    await chooseSort('position:asc')
    expect(here()).toBe('/nl/shirts?page_size=12&sort=position:asc&query=shirt')
    await searchWithin('  ')
    expect(here()).toBe('/nl/shirts?page_size=12')
  })

  it.each([
    [12, null],
    [null, 50],
    [12, 50],
  ])('has a removable filter for a price from %s to %s', async (min, max) => {
    const { choosePrice, $activeFilters } = await open()
    await choosePrice(min, max)
    expect($activeFilters.get()).toEqual([{ type: 'price', min, max, address: '/nl/shirts' }])
  })

  it('keeps other parameters', async () => {
    const { toggleFacet } = await open('/nl/shirts?utm_source=mail')
    await toggleFacet('colour', 'Red')
    expect(here()).toBe('/nl/shirts/_Red?utm_source=mail')
  })

  it('ignores fragments', async () => {
    await open()
    tab.fake.go('#reviews')
    expect(queries()).toHaveLength(1)
  })
})

describe('inline facets', () => {
  const inline = () => tab.catalogue.$inlineFacets.get().map(({ code, position }) => [code, position])

  it('are requested with the store’s id and placed by position', async () => {
    const { loadInlineFacets } = await open()
    await Promise.all([loadInlineFacets(), loadInlineFacets()])
    expect(queries('GET catalog/category/3/filter-dividers/list')).toEqual(['s=1'])
    expect(inline()).toEqual([
      ['colour', 3],
      ['size', 8],
    ])
  })

  it('disappear when they are active, and return in order, all of them after a reset', async () => {
    const { loadInlineFacets, toggleFacet, clearFacets } = await open()
    await loadInlineFacets()
    await toggleFacet('colour', 'Red')
    expect(inline()).toEqual([['size', 8]])
    await toggleFacet('size', 'M')
    expect(inline()).toEqual([])
    await toggleFacet('colour', 'Red')
    expect(inline()).toEqual([['colour', 3]])
    await clearFacets()
    expect(inline()).toEqual([
      ['colour', 3],
      ['size', 8],
    ])
  })

  it('are shown on the first page of a list without a query, where their positions apply', async () => {
    const { loadInlineFacets, choosePage, searchWithin } = await open()
    await loadInlineFacets()
    await choosePage(2)
    expect(inline()).toEqual([])
    await choosePage(1)
    expect(inline()).toHaveLength(2)
    await searchWithin('shirt')
    expect(inline()).toEqual([])
  })

  it('move by one if the host has a content block in the list', async () => {
    const answer = answerList('catalog/category/3/product/list', new URLSearchParams())
    if (typeof answer !== 'object' || answer === null || !('catalog' in answer)) throw new Error('no list')
    visit.shop.always(LIST, json({ ...answer, catalog: { ...Object(answer.catalog), widget: { position: 2, html: '<p>Hi</p>' } } }))
    const { loadInlineFacets } = await open()
    await loadInlineFacets()
    expect(inline()).toEqual([
      ['colour', 4],
      ['size', 9],
    ])
  })

  it('are optional: a list works without them', async () => {
    visit.shop.always('GET catalog/category/3/filter-dividers/list', json({}, 404))
    const { loadInlineFacets } = await open()
    expect((await loadInlineFacets()).ok).toBe(false)
    expect([inline(), names().length]).toEqual([[], 24])
  })
})
