// Tests lists without a script: addresses keep facets, sorting, page and search, for any input. Long because each parameter of an address is one test.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { faultsOf, tagsOf, type Tag } from './markup-check.ts'

let shop: StartedHost
let shopper: Shopper
beforeAll(async () => {
  shop = await startHost()
  shopper = new Shopper(shop.url, 'nl')
})
afterAll(() => shop.close())

const has = (name: string, key: string, value: string) => (tag: Tag) => tag.name === name && tag.attributes.get(key) === value
const checked = (body: string) =>
  tagsOf(body)
    .filter(({ attributes }) => attributes.has('checked'))
    .map(({ attributes }) => `${attributes.get('name')}=${attributes.get('value')}`)
const products = (body: string) => tagsOf(body).flatMap(({ attributes }) => attributes.get('data-touchline-product') ?? [])
const prices = (body: string) =>
  tagsOf(body).flatMap(({ attributes }) => (attributes.has('data-touchline-price') ? [Number(attributes.get('data-touchline-price'))] : []))

/** The query that a browser sends for a form with these fields. */
const query = (fields: [string, string][]) => new URLSearchParams(fields).toString()

/** What a browser sends for the form of facets. */
function sentBy(body: string): [string, string][] {
  const form = /<form[^>]* aria-label="Filters"[\s\S]*?<\/form>/.exec(body)?.[0] ?? ''
  return tagsOf(form).flatMap(({ name, attributes }): [string, string][] => {
    const isSent = name === 'input' && (!/checkbox|radio/.test(attributes.get('type') ?? '') || attributes.has('checked'))
    return isSent && attributes.has('name') ? [[attributes.get('name') ?? '', attributes.get('value') ?? '']] : []
  })
}

test('a department begins with its name and its goods; the shop’s own banner follows them', async () => {
  const { body } = await shopper.open('teamkleding')
  const places = ['<h1>', 'id="sub-categories-', 'class="touchline-card', 'id="banner-'].map((part) => body.indexOf(part))
  expect(places.filter((place) => place < 0)).toEqual([])
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

describe('facets', () => {
  test('sent by the form redirect to a readable address, whose page shows them as chosen', async () => {
    const sent = await shopper.open(
      `teamkleding?${query([
        ['color[]', 'Rood'],
        ['color[]', 'Zwart'],
        ['minPrice', ''],
        ['maxPrice', '60'],
      ])}`,
    )
    expect(sent.status).toBe(302)
    const address = sent.headers.get('Location') ?? ''
    expect(address).toMatch(/^\/nl\/teamkleding\/_[^?]*Zwart[^?]*\?maxPrice=60$/)
    const { status, body } = await shopper.open(address)
    expect([status, checked(body), faultsOf(body)]).toEqual([200, ['color[]=Zwart', 'color[]=Rood'], []])
    expect(
      tagsOf(body)
        .find(has('input', 'name', 'maxPrice'))
        ?.attributes.get('value'),
    ).toBe('60')
    expect(Math.max(...prices(body))).toBeLessThanOrEqual(60)
  })

  test('can be removed one by one, each by its own link', async () => {
    const { body } = await shopper.open('teamkleding/_Zwart_Rood?sort=price:asc')
    expect(checked(body)).toHaveLength(2)
    const links = Array.from(
      body.matchAll(/<a [^>]*href="([^"]+)"[^>]*><span class="[\w-]+">Verwijder filter (?:<\/span>)?(\w+)/g),
      ([, href, label]) => [label, href],
    )
    const { Rood: withoutRed = '' } = Object.fromEntries(links)
    expect(withoutRed).toBe('/nl/teamkleding/_Zwart?sort=price:asc')
    expect(checked((await shopper.open(withoutRed)).body)).toEqual(['color[]=Zwart'])
  })

  test('that are unknown change nothing, and are named', async () => {
    const [plain, odd] = [await shopper.open('teamkleding'), await shopper.open('teamkleding/_Gibts-nicht_%E0%A4%A')]
    expect(products(odd.body)).toEqual(products(plain.body))
    expect(odd.body.match(/Een filter “Gibts nicht, %E0%A4%A” is er hier niet/g)?.length).toBe(1)
  })

  test('are found by their name in any case, and by their name in another language', async () => {
    for (const search of ['Color=Zwart', 'COLOR[]=zwart', 'kleur=Zwart', 'farbe=Zwart']) {
      const { status, headers } = await shopper.open(`teamkleding?${search}`)
      expect([search, status, headers.get('Location')]).toEqual([search, 302, '/nl/teamkleding/_Zwart'])
    }
  })

  test('that the shop does not have are named in a notice, with the way to all products; the parameters of a campaign are not', async () => {
    const { status, body } = await shopper.open('teamkleding?color[]=Zwrt')
    expect([status, body.match(/Een filter “Zwrt” is er hier niet/g)?.length]).toEqual([200, 1])
    expect(tagsOf(body).some(has('a', 'href', '/nl/teamkleding'))).toBe(true)
    for (const search of ['utm_source=mail', 'gclid=x', 'site=M', 'spot=', 'Sale', 'page=2'])
      expect((await shopper.open(`teamkleding?${search}`)).body, search).not.toContain('list-unknown')
  })

  test('that the shop has are rewritten, and everything else in the address is kept', async () => {
    const to = async (search: string) => (await shopper.open(`teamkleding?${search}`)).headers.get('Location')
    expect(await to('utm_source=mail&Color=Zwart&gclid&minPrice=')).toBe('/nl/teamkleding/_Zwart?utm_source=mail&gclid=')
    expect(await to('color[]=Zwart&color[]=Zwrt&all=size')).toBe('/nl/teamkleding/_Zwart?color%5B%5D=Zwrt&all=size')
    expect((await shopper.open('teamkleding/_Zwart?color%5B%5D=Zwrt')).body).toContain('Een filter “Zwrt” is er hier niet')
  })

  test('make the page noindex', async () => {
    const { body } = await shopper.open('teamkleding/_Zwart')
    expect(
      tagsOf(body)
        .find(has('meta', 'name', 'robots'))
        ?.attributes.get('content'),
    ).toBe('noindex, follow')
  })
})

describe('order and pages', () => {
  test('are those of the submitted form', async () => {
    const { body } = await shopper.open('teamkleding?sort=price:asc&page_size=48')
    expect(prices(body)).toEqual(prices(body).toSorted((a, b) => a - b))
    expect(products(body).length).toBeLessThanOrEqual(48)
    const chosen = tagsOf(body)
      .filter(({ attributes }) => attributes.has('selected'))
      .map(({ attributes }) => attributes.get('value'))
    expect(chosen).toEqual(['price:asc', '48'])
  })

  test('link to the previous and next page, without repeating products', async () => {
    const first = await shopper.open('teamkleding?page_size=12')
    const next =
      tagsOf(first.body)
        .find(has('a', 'rel', 'next'))
        ?.attributes.get('href') ?? ''
    expect(next).toBe('/nl/teamkleding?page=2&amp;page_size=12')
    const second = await shopper.open(next.replaceAll('&amp;', '&'))
    expect(
      tagsOf(second.body)
        .find(has('link', 'rel', 'prev'))
        ?.attributes.get('href'),
    ).toBe(`${shop.url}/nl/teamkleding?page_size=12`)
    expect(products(second.body).some((id) => products(first.body).includes(id))).toBe(false)
  })

  test('beyond the last page show the last', async () => {
    const { status, body } = await shopper.open('teamkleding?page=9999')
    expect([status, products(body).length > 0]).toEqual([200, true])
  })
})

describe('search', () => {
  test('is limited to its sport, which stays chosen', async () => {
    const everywhere = await shopper.open('search?query=pro')
    const home = (await shopper.open('')).body
    const department = Number(/<option value="(\d+)" *>Schoenen/.exec(home)?.[1])
    const { body } = await shopper.open(`search?query=pro&discipline=${department}`)
    expect(body).toMatch(new RegExp(`<option value="${department}" selected>Schoenen`))
    const [all, some] = [everywhere.body, body].map((text) => Number(/(\d+) producten/.exec(text)?.[1] ?? 0))
    expect(some).toBeGreaterThan(0)
    expect(some).toBeLessThan(all ?? 0)
  })

  test('drops a sport that does not exist and an empty one', async () => {
    for (const discipline of ['', '999999', 'x']) {
      const { status, headers } = await shopper.open(`search?query=ball&discipline=${discipline}`)
      expect([discipline, status, headers.get('Location')]).toEqual([discipline, 302, '/nl/search?query=ball'])
    }
  })

  test('requires at least three letters', async () => {
    expect((await shopper.open('search?query=ba')).body).toContain('Typ minstens drie letters om te zoeken.')
  })

  test('links to a page of the shop that was asked for, and does not say that it found nothing', async () => {
    const { body } = await shopper.open('search?query=retour')
    expect(tagsOf(body).some(has('a', 'href', '/nl/returns'))).toBe(true)
    // The pages are the answer, and the departments come after them.
    expect(body.indexOf('Onze pagina’s hierover')).toBeLessThan(body.indexOf('href="/nl/returns">Artikelen retourneren'))
    expect(body.indexOf('href="/nl/returns">Artikelen retourneren')).toBeLessThan(body.indexOf('Of begin bij een afdeling'))
    expect(body).not.toContain('Geen resultaten gevonden')
  })

  test('says which words it left out, and what it took a mistyped query for', async () => {
    expect((await shopper.open('search?query=voetbalshirt+foobarx')).body).toContain('zonder “foobarx” gezocht')
    expect((await shopper.open('search?query=voetblashirt')).body).toContain('Resultaten voor “voetbalshirt”.')
  })

  test('shows the corrected word in field and heading, and leads to the search for what was typed', async () => {
    const { body } = await shopper.open('search?query=voetblashirt')
    expect(
      tagsOf(body)
        .find(has('input', 'name', 'query'))
        ?.attributes.get('value'),
    ).toBe('voetbalshirt')
    expect(body).toContain('<h1>Resultaten voor “voetbalshirt”</h1>')
    const literal = '/nl/search?query=%22voetblashirt%22'
    expect(tagsOf(body).some(has('a', 'href', literal))).toBe(true)
    const asTyped = (await shopper.open(literal.slice('/nl/'.length))).body
    expect(asTyped).toContain('<h1>Resultaten voor “voetblashirt”</h1>')
    expect(asTyped).not.toContain('Resultaten voor “voetbalshirt”')
  })

  test('has one field for its query, in the header', async () => {
    const { body } = await shopper.open('search?query=voetbalshirt')
    expect(
      tagsOf(body).filter(
        ({ name, attributes }) => name === 'input' && attributes.get('name') === 'query' && attributes.get('type') !== 'hidden',
      ),
    ).toHaveLength(1)
  })

  test('shows what it understood as links to the search without these words', async () => {
    const { body } = await shopper.open('search?query=rood+shirt+maat+M')
    for (const without of ['shirt+maat+M', 'rood+shirt'])
      expect(tagsOf(body).some(has('a', 'href', `/nl/search?query=${without}`)), without).toBe(true)
  })

  test('whose words name options ticks them in its form, which sends them in their place, so that another can be chosen', async () => {
    const { body } = await shopper.open('search?query=rood+shirt+maat+M&sort=price:asc')
    // Burgundy is red too.
    const red = ['color[]=Bordeauxrood', 'color[]=Rood']
    expect(checked(body).toSorted()).toEqual([...red, 'size[]=M'])
    const size = await shopper.open(`search?${query([...sentBy(body), ['size[]', 'L']])}`)
    expect(size.headers.get('Location')).toMatch(/^\/nl\/search\/_[^?]*\?sort=price:asc&query=shirt$/)
    const both = await shopper.open(size.headers.get('Location') ?? '')
    expect(checked(both.body).toSorted()).toEqual([...red, 'size[]=L', 'size[]=M'])
    expect(products(both.body).length).toBeGreaterThan(0)
    // Unticked, its words do not come back.
    const without = sentBy(body).filter(([name]) => name !== 'size[]')
    const left = (await shopper.open(`search?${query(without)}`)).headers.get('Location') ?? ''
    expect(left).toMatch(/^\/nl\/search\/_(Bordeauxrood_Rood|Rood_Bordeauxrood)\?sort=price:asc&query=shirt$/)
    expect(checked((await shopper.open(left)).body).toSorted()).toEqual(red)
  })

  test('whose words name options has links that take these words with them', async () => {
    const { body } = await shopper.open('search?query=rood+shirt+maat+M')
    const links = tagsOf(body).flatMap(({ attributes }) => attributes.get('href')?.replaceAll('&amp;', '&') ?? [])
    expect(links).toContain('/nl/search?query=shirt')
    const [other] = links.filter((link) => /^\/nl\/search\/_[^?]*L[^?]*\?query=rood\+shirt$/.test(link))
    expect(other, 'a size as a link, also without a script').toBeDefined()
    expect(checked((await shopper.open(other ?? '')).body).toSorted()).toEqual(expect.arrayContaining(['color[]=Rood', 'size[]=M']))
  })

  test('of nothing but options is the whole list of them once they are chosen, in its own order', async () => {
    const { body } = await shopper.open('search?query=rood+maat+M&sort=relevance:desc')
    const { headers } = await shopper.open(`search?${query(sentBy(body))}`)
    expect(headers.get('Location')).toMatch(/^\/nl\/search\/_[^?]+$/)
    expect(products((await shopper.open(headers.get('Location') ?? '')).body).length).toBeGreaterThan(0)
  })

  test('says if it found nothing', async () => {
    expect((await shopper.open('search?query=xyzzyqwert')).body).toContain('Geen resultaten gevonden voor xyzzyqwert')
  })

  test.each([
    '"><script>alert(1)</script>',
    "'onfocus=alert(1) autofocus='",
    '</title><svg onload=alert(1)>',
    '{{constructor}}${7*7}<!--',
    '\u2028</script><script>',
    "'; drop table product; --",
    '%00%ff',
    'ball & <b>boots</b>',
  ])('shows %s as text', async (text) => {
    const { status, body } = await shopper.open(`search?${query([['query', text]])}`)
    expect([status, faultsOf(body)]).toEqual([200, []])
    expect(tagsOf(body).filter(({ name, attributes }) => name === 'script' && !attributes.has('type'))).toEqual([])
    expect(body).not.toContain('<script>alert')
    const field = tagsOf(body).find(has('input', 'name', 'query'))
    expect(field?.attributes.has('autofocus')).toBe(false)
  })
})

test.each(['teamkleding', 'teamkleding/wedstrijdkleding', 'search?query=voetbalshirt', 'wishlist', ''])(
  '“%s” says once what its prices include, with a link to the cost of delivery',
  async (path) => {
    const { body } = await shopper.open(path)
    expect(body.match(/incl\. btw, excl\. <a href="\/nl\/pages\/delivery">/g)?.length).toBe(1)
  },
)

test('every widget of a list has its category in an attribute, in case the printed state is lost', async () => {
  const { body } = await shopper.open('teamkleding')
  const lists = tagsOf(body).filter(({ attributes }) =>
    ['product-list', 'toolbar', 'facets', 'active-facets', 'sub-categories'].includes(attributes.get('data-touchline') ?? ''),
  )
  expect(lists.map(({ attributes }) => attributes.get('data-touchline'))).toHaveLength(6)
  expect(new Set(lists.map(({ attributes }) => attributes.get('data-category-id'))).size).toBe(1)
  expect(lists[0]?.attributes.get('data-category-id')).toMatch(/^\d+$/)
})

test('a department links to its sub-category, and the sub-category links back', async () => {
  const { body } = await shopper.open('teamkleding')
  const child = /href="(\/nl\/teamkleding\/[a-z-]+)"/.exec(body)?.[1] ?? ''
  const below = await shopper.open(child)
  expect([below.status, faultsOf(below.body)]).toEqual([200, []])
  expect(tagsOf(below.body).some(has('a', 'href', '/nl/teamkleding'))).toBe(true)
})

describe('a page without a build', () => {
  test('sends the options that a search names in place of its words', async () => {
    const bare = await startHost({ dist: '/nowhere' })
    const { body } = await new Shopper(bare.url, 'nl').open('search?query=rood+shirt+maat+M')
    await bare.close()
    expect(sentBy(body).filter(([, value]) => value !== '')).toEqual(
      expect.arrayContaining([
        ['query', 'shirt'],
        ['color[]', 'Rood'],
        ['size[]', 'M'],
      ]),
    )
  })

  test('has a link for each option of a facet, which toggles it and keeps the others', async () => {
    const bare = await startHost({ dist: '/nowhere' })
    const { body } = await new Shopper(bare.url, 'nl').open('teamkleding/_Zwart?sort=price:asc')
    await bare.close()
    const links = tagsOf(body)
      .filter(({ attributes }) => attributes.get('class') === 'facet-label')
      .map(({ attributes }) => [attributes.get('href') ?? '', attributes.get('rel') ?? null])
    expect(Object.fromEntries(links)).toMatchObject({
      '/nl/teamkleding?sort=price:asc': 'nofollow',
      '/nl/teamkleding/_Zwart_Rood?sort=price:asc': 'nofollow',
    })
    expect(links.filter(([, rel]) => rel === null).length).toBeGreaterThan(3)
    expect(faultsOf(body)).toEqual([])
    expect(checked((await shopper.open('teamkleding/_Zwart_Rood?sort=price:asc')).body)).toEqual(['color[]=Zwart', 'color[]=Rood'])
  })
})
