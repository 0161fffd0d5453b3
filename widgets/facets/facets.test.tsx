// Tests of facets: toggles are shown at once, long lists can be searched, a price range works by slider and field, and phones get a dialog. Long because each kind of facet is one part.
// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { $query, chooseSort } from '#stores/catalogue/catalogue.ts'
import { answerList } from '#stores/testing/lists.ts'
import { after, json } from '#tests/support/fault-server.ts'
import { control, field, press, shown, soon, type, typeInto, useWidgetPage, words } from '#tests/support/widget-page.ts'
import facets from './facets.tsx'
import { fold } from './fold.ts'
import { readPrice } from './read-price.ts'

const page = useWidgetPage()
const LIST = 'GET catalog/category/3/product/list'
const panel = () => document.querySelector('.facets-panel form') ?? document.body
const box = (label: string, within: Element = panel()) =>
  [...within.querySelectorAll<HTMLInputElement>('.facets-option input')].find(({ value }) => value === label)
const counts = () => [...panel().querySelectorAll('.facets-option')].map((option) => words(option))
const show = (options: object = {}) => page.show(facets, { categoryId: 3, addresses: 'path', ...options })
const answer = (filters: object[]) => {
  const whole = Object(answerList('catalog/category/3/product/list', new URLSearchParams()))
  return { ...whole, catalog: { ...whole.catalog, filters } }
}
const facet = (code: string, labels: string[]) => ({
  code,
  facet_code: code,
  label: code,
  type: 'attribute',
  options: labels.map((label) => ({ label, active: false, count: 1 })),
})
const clubs = Array.from({ length: 100 }, (_, at) => `Club ${at + 1}`)

beforeEach(() => page.tab.go('/nl/shirts'))

describe('an option', () => {
  test('is a checkbox with its name and how many products have it', async () => {
    show()
    await soon(() => box('Red'))
    expect(counts().slice(0, 4)).toEqual(['Red15', 'Blue15', 'T-shirt green15', 'A & B15'])
    expect(box('Red')?.name).toBe('colour[]')
  })

  test('is on at once when pressed, keeps the focus, and narrows the list', async () => {
    show()
    const red = await soon(() => box('Red'))
    const release = page.shop.hold(LIST)
    red?.focus()
    red?.click()
    expect($query.get().facets).toEqual({ colour: ['Red'] })
    await soon(() => red?.checked)
    release()
    await soon(() => counts().includes('Blue0'))
    expect([box('Red') === red, document.activeElement === red]).toEqual([true, true])
  })

  test('of a size is a tile; groups of the host have their names', async () => {
    const sizes = facet('size', ['128', '140', 'S', 'M'])
    const grouped = { ...sizes, options: sizes.options.map((option, at) => ({ ...option, group: at < 2 ? 'Kids' : 'Adults' })) }
    page.shop.always(LIST, json(answer([grouped, facet('shoe_size', ['36'])])))
    show()
    await soon(() => box('128'))
    const groups = [...panel().querySelectorAll('.facets-options [role="group"]')]
    const names = groups.map((group) => words(document.getElementById(group.getAttribute('aria-labelledby') ?? '')))
    expect(names).toEqual(['Kids', 'Adults'])
    expect(groups.map((group) => [...group.querySelectorAll('input')].map(({ value }) => value))).toEqual([
      ['128', '140'],
      ['S', 'M'],
    ])
    expect(box('36')?.closest('.facets-tiles')).toBeNull()
    box('M')?.click()
    await soon(() => box('M')?.checked)
    expect($query.get().facets).toEqual({ size: ['M'] })
  })

  test('of a single-value facet replaces the other', async () => {
    show()
    await soon(() => box('S'))
    box('S')?.click()
    await soon(() => box('S')?.checked)
    box('M')?.click()
    await soon(() => box('M')?.checked && !box('S')?.checked)
  })

  test('has its colour if the host names one', async () => {
    show({ swatches: { Red: '#cc0000' } })
    const red = await soon(() => box('Red'))
    expect(red?.parentElement?.querySelector('circle')?.getAttribute('fill')).toBe('#cc0000')
    expect(box('Blue')?.parentElement?.querySelector('svg')).toBeNull()
  })
})

describe('an option that a search names', () => {
  const SEARCH = 'GET catalog/search/product/list'
  const search = Object(answerList('catalog/search/product/list', new URLSearchParams()))
  const filters = [
    facet('club', clubs.slice(0, 3)),
    facet('colour', ['Red', 'Blue']),
    facet('sport', ['Padel', 'Tennis']),
    facet('size', ['35', '36']),
  ]
  const understood = [
    { label: 'Red', words: 'red', facet_code: 'colour', options: ['Red'] },
    { label: 'Size 36', words: 'size 36', facet_code: 'size', options: ['36', '35-38'] },
  ]
  const found = { ...search, catalog: { ...search.catalog, filters }, reading: { understood } }
  const tick = async (label: string) => (await soon(() => box(label)))?.click()
  const open = async (options: object = {}) => {
    page.shop.always(SEARCH, json(found))
    page.tab.go('/nl/shirts?query=red+shirt+size+36')
    const mount = show(options)
    await soon(() => box('36')?.checked)
    return mount
  }

  test('is on, its facet is first and open, and another one beside it is another search', async () => {
    await open()
    const groups = [...panel().querySelectorAll('details')]
    expect(groups.map((group) => [words(group.querySelector('.facets-name > span')), group.open])).toEqual([
      ['Size', true],
      ['Colour', true],
      ['Club', true],
      ['Sport', false],
    ])
    expect([box('35')?.checked, box('Red')?.checked, box('Blue')?.checked]).toEqual([false, true, false])
    await tick('35')
    await soon(() => page.tab.left.length === 1)
    expect(page.tab.left).toEqual(['/nl/shirts/_35_36?query=red+shirt'])
  })

  test.each([
    ['path', '/nl/shirts/_Padel_35_36?query=red+shirt'],
    ['query', '/nl/shirts?query=red+shirt&facet-sport=Padel&facet-size=35&facet-size=35-38&facet-size=36'],
  ])('is added to what was pressed before, while that answer is under way: facets in the %s', async (addresses, address) => {
    await open({ addresses })
    page.shop.always(SEARCH, after(new Promise(() => {}), json(found)))
    await tick('Padel')
    await tick('35')
    expect(page.tab.left).toEqual([address])
  })

  test('is shown as pressed at once, and whatever is pressed until the other search is there goes along', async () => {
    await open()
    await tick('35')
    await tick('Blue')
    await tick('Padel')
    expect(page.tab.left.at(-1)).toBe('/nl/shirts/_Red_Blue_Padel_35_36?query=shirt')
    await soon(() => box('35')?.checked && box('Blue')?.checked && box('Padel')?.checked)
    await tick('35')
    expect(page.tab.left.at(-1)).toBe('/nl/shirts/_Red_Blue_Padel_36?query=shirt')
  })

  test('is as before on a page that Back restores, with what had been pressed there', async () => {
    await open()
    page.shop.always(SEARCH, after(new Promise(() => {}), json(found)))
    await tick('Padel')
    await tick('35')
    page.shop.always(SEARCH, json(found))
    const before = page.shop.arrivals(SEARCH).length
    page.tab.wake()
    await soon(() => box('35')?.checked === false && box('36')?.checked && box('Padel')?.checked)
    await soon(() => page.shop.arrivals(SEARCH).length === before + 1)
    expect($query.get()).toMatchObject({ query: 'red shirt size 36', facets: { sport: ['Padel'] } })
    await tick('Tennis')
    await soon(() => page.shop.arrivals(SEARCH).length === before + 2)
    expect(page.tab.left).toHaveLength(1)
  })

  test('is sent by the plain form in place of its words', async () => {
    const mount = await open()
    const form = mount.querySelector('form')
    const sent = [...new FormData(form ?? undefined)].filter(([, value]) => value !== '')
    expect(form?.getAttribute('action')).toBe('/nl/shirts')
    expect(sent).toEqual([
      ['query', 'shirt'],
      ['size[]', '36'],
      ['colour[]', 'Red'],
    ])
  })

  test('keeps its words in the plain form where it has no box', async () => {
    const cut = { ...found, catalog: { ...found.catalog, filters: filters.slice(0, 3) } }
    page.shop.always(SEARCH, json(cut))
    page.tab.go('/nl/shirts?query=red+shirt+size+36')
    const mount = show()
    await soon(() => box('Red')?.checked)
    expect(mount.querySelector<HTMLInputElement>('input[name="query"]')?.value).toBe('shirt size 36')
  })

  test('goes with all filters when a phone’s dialog clears them', async () => {
    await open()
    await press('Filters2')
    const dialog = (await soon(() => document.querySelector('dialog[open]'))) ?? undefined
    await press('Clear filters', dialog)
    expect(page.tab.left).toEqual(['/nl/shirts?query=shirt'])
  })
})

describe('the label of an option', () => {
  const link = (label: string) => box(label)?.closest('label')?.querySelector('a')
  const address = (label: string) => link(label)?.getAttribute('href')

  test('is a link to the list with it, followed by crawlers if the host allows it', async () => {
    page.tab.go('/nl/shirts/_Red?sort=price:asc&page=2')
    show()
    // The checkbox and the links are updated one after the other.
    await soon(() => box('Red')?.checked && address('Blue')?.includes('Red'))
    expect(['Blue', 'Red', 'T-shirt green'].map(address)).toEqual([
      '/nl/shirts/_Red_Blue?sort=price:asc',
      '/nl/shirts?sort=price:asc',
      '/nl/shirts/_Red_T%2Dshirt-green?sort=price:asc',
    ])
    expect(link('Blue')?.rel).toBe('')
  })

  test('is not followed by crawlers if the host does not allow it, nor is that of a tile', async () => {
    page.shop.always(LIST, json(answer([facet('club', ['Club 1', 'Club 2']), facet('size', ['S', 'M'])])))
    show()
    await soon(() => box('Club 1'))
    expect(['Club 1', 'M'].map((label) => [link(label)?.rel, address(label)])).toEqual([
      ['nofollow', '/nl/shirts/_Club-1'],
      ['nofollow', '/nl/shirts/_M'],
    ])
  })

  test('keeps the sort order after an answer with the same facets', async () => {
    show()
    await soon(() => address('Blue') === '/nl/shirts/_Blue')
    await chooseSort('price:desc')
    await soon(() => address('Blue') === '/nl/shirts/_Blue?sort=price:desc')
  })
})

describe('a long facet', () => {
  beforeEach(() => page.shop.always(LIST, json(answer([facet('club', clubs)]))))

  test('shows a few, then all', async () => {
    show()
    await soon(() => counts().length === 8)
    await press('Show all 100 (Club)')
    await soon(() => counts().length === 100)
    await press('Show fewer (Club)')
    await soon(() => counts().length === 8)
  })

  test('shows the chosen options among the first', async () => {
    page.tab.go('/nl/shirts/_Club-90')
    show()
    await soon(() => box('Club 90')?.checked)
    expect(counts()).toHaveLength(9)
  })

  test('can be searched, and announces the number of matches', async () => {
    show()
    await press('Show all 100 (Club)')
    await soon(() => counts().length === 100)
    typeInto(document.querySelector('.facets-search'), 'club 9')
    await soon(() => counts().length === 11)
    expect(words(document.querySelector('.facets-options [role="status"]'))).toBe('Options found: 11')
    typeInto(document.querySelector('.facets-search'), 'xyzzy')
    await shown('Nothing found for xyzzy')
  })

  test('is searched regardless of case and accents', () => {
    expect(['Café', ' ÉCRU ', 'Größe'].map(fold)).toEqual(['cafe', 'ecru', 'große'])
  })
})

test('of sixty facets a dozen are shown at first', async () => {
  page.shop.always(LIST, json(answer(Array.from({ length: 60 }, (_, at) => facet(`facet-${at}`, ['A', 'B'])))))
  show()
  await soon(() => document.querySelectorAll('.facets-group').length === 12)
  await press('Show all 60 filters')
  await soon(() => document.querySelectorAll('.facets-group').length === 60)
})

describe('the price', () => {
  const thumb = (name: string) => document.querySelector<HTMLInputElement>(`input[type="range"][aria-label="${name}"]`)
  const slide = (name: string, amount: string) => {
    const input = thumb(name)
    if (!input) throw new Error('no thumb')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, amount)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }

  test('is read out with its currency', async () => {
    show()
    await soon(() => thumb('Highest price'))
    expect(['Lowest price', 'Highest price'].map((name) => thumb(name)?.getAttribute('aria-valuetext'))).toEqual(['€10.00', '€69.00'])
  })

  test('follows the thumbs once they stop', async () => {
    show()
    await soon(() => thumb('Highest price'))
    slide('Highest price', '50')
    slide('Highest price', '40')
    expect($query.get().maxPrice).toBeNull()
    await soon(() => thumb('Highest price')?.getAttribute('aria-valuetext') === '€40.00')
    page.browser.pass(349)
    expect($query.get().maxPrice).toBeNull()
    page.browser.pass(1)
    expect($query.get()).toMatchObject({ minPrice: null, maxPrice: 40 })
    await soon(() => page.shop.arrivals(LIST).at(-1)?.query.get('maxPrice') === '40')
  })

  test('is at its end again when the limit is removed', async () => {
    show()
    await soon(() => thumb('Lowest price'))
    slide('Lowest price', '30')
    page.browser.pass(350)
    await soon(() => page.shop.arrivals(LIST).at(-1)?.query.get('minPrice') === '30')
    page.tab.back()
    await soon(() => $query.get().minPrice === null)
    await soon(() => thumb('Lowest price')?.getAttribute('aria-valuetext') === '€10.00')
    expect(field('Lowest price').value).toBe('')
  })

  test('has thumbs that stop at each other', async () => {
    show()
    await soon(() => thumb('Highest price'))
    slide('Highest price', '30')
    await soon(() => thumb('Highest price')?.value === '30')
    slide('Lowest price', '60')
    await soon(() => thumb('Lowest price')?.value === '30')
  })

  test('can be typed; swapped limits mean the same', async () => {
    show()
    await soon(() => thumb('Highest price'))
    type('Lowest price', '50')
    await soon(() => $query.get().minPrice === 50)
    field('Lowest price').value = '40'
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    field('Lowest price').dispatchEvent(enter)
    // Enter would submit the form.
    expect(enter.defaultPrevented).toBe(true)
    await soon(() => $query.get().minPrice === 40)
    type('Lowest price', '50')
    await soon(() => $query.get().minPrice === 50)
    await soon(() => field('Lowest price').value === '50')
    type('Highest price', '20')
    await soon(() => $query.get().minPrice === 20 && $query.get().maxPrice === 50)
  })

  test.each([
    ['', null],
    ['abc', null],
    ['-3', null],
    ['12,50', 12.5],
    ['1e400', null],
  ])('%j is %s', (text, amount) => {
    expect(readPrice(text)).toBe(amount)
  })
})

describe('on narrow screens', () => {
  test('the facets are a dialog whose button shows the number of results', async () => {
    show()
    await press('Filters')
    const dialog = await soon(() => document.querySelector('dialog[open]') ?? false)
    if (!dialog) throw new Error('no dialog')
    box('Red', dialog)?.click()
    await soon(() => control('Show 15 products', dialog))
    await press('Clear filters', dialog)
    await soon(() => control('Show 60 products', dialog))
    await press('Show 60 products', dialog)
    await soon(() => document.querySelector('dialog[open]') === null)
  })

  test('the button shows the number of active filters', async () => {
    page.tab.go('/nl/shirts/_Red?maxPrice=40')
    show()
    await soon(() => control('Filters2'))
  })
})

test('without facets there is nothing', async () => {
  page.shop.always(LIST, json(answer([])))
  const mount = show()
  await soon(() => words(mount) === '' && mount.querySelector('.facets-ghost') === null)
})
