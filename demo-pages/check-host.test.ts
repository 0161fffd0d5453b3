// Tests `npm run check:host`: it reports that this shop works completely, and finds the typical mistakes of a platform, each with its call.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { extensionNames } from '#shared/domain/extension.ts'
import {
  answer,
  type AlteredHost,
  cookies,
  json,
  type Mistake,
  type Passing,
  startAlteredHost,
  withHeader,
} from '#tests/support/altered-host.ts'
import { checkHost, type CheckOptions } from '../scripts/check-host/check.ts'
import { written } from '../scripts/check-host/written.ts'
import { type ContractCall, readContract } from '../scripts/contract/call-info.ts'
import { root } from '../scripts/build/flavours.ts'

let shop: AlteredHost
let address = ''
let calls: readonly ContractCall[] = []

beforeAll(async () => {
  shop = await startAlteredHost()
  calls = (await readContract(root)).calls
  address = `${shop.origin}/en/`
})
afterAll(() => shop.close())

const check = (options: Partial<CheckOptions> = {}) => checkHost(calls, { address, ...options })

const list = /^catalog\/anonymous-category\/product\/list$/
const quote = /^checkout\/cart\/quote$/
const totals = /^checkout\/cart\/totals-information$/
const session = /^api\/session$/
const methods = /^checkout\/cart\/(estimate-)?shipping-methods$/

test('this shop answers the base and every extension, through an order and its return', async () => {
  shop.make({})
  const { report, paste } = await check({ address: address.replace('/en/', '/nl/'), mayOrder: true, categoryId: 3 })
  expect(
    report.entries.filter(({ verdict }) => verdict === 'needs' || verdict === 'without').map(({ call, lines }) => [call.name, lines]),
  ).toEqual([])
  expect(report.hasFault).toBe(false)
  // Calls that only the whole base answers are tested, or the report says why not.
  const silent = report.entries.filter(({ call, verdict, lines }) => call.group === 'base' && verdict === 'unasked' && lines.length === 0)
  expect(silent.map(({ call }) => call.name)).toEqual([])
  expect(paste).toMatchObject({ extensions: expect.arrayContaining(extensionNames.filter((name) => name !== 'alerts')) })
  expect(paste).not.toHaveProperty('session')
})

test.each<[string, Mistake, RegExp[]]>([
  [
    'a card without its address',
    json(list, 'GET', ({ catalog }) => delete catalog.items[0].url),
    [/works without GET catalog\/anonymous-category/, /catalog\.items\[0\] was left out: url/, /shapes: \{ product: /],
  ],
  [
    'an address that runs',
    json(list, 'GET', ({ catalog }) => (catalog.items[0].image = 'javascript:alert(1)')),
    [/catalog\.items\[0\]\.image was left out/],
  ],
  [
    'a list without its number of products',
    json(list, 'GET', ({ catalog }) => (catalog.total_items = null)),
    [/NEEDS +GET catalog\/anon/, /catalog\.total_items: came null/],
  ],
  [
    'a misspelt field',
    json(list, 'GET', ({ catalog }) => Object.assign(catalog.items[0], { specialFrom: null, special_from: undefined })),
    [/specialFrom is not read: expected special_from/, /special_from: product\.specialFrom/],
  ],
  ['a wrong last page', json(list, 'GET', ({ catalog }) => (catalog.last_page = 1)), [/says last_page 1/]],
  ['a page that is ignored', { before: ({ path, query }) => list.test(path) && query.delete('page') }, [/with page=2/]],
  [
    'an order that is ignored',
    json(list, 'GET', ({ catalog }) => (catalog.items = catalog.items.toReversed())),
    [/with sort=price:asc has .* before .*: the order is ignored/],
  ],
  [
    'a facet that is ignored',
    {
      before: ({ path, query }) =>
        list.test(path) && [...query.keys()].filter((key) => key.endsWith('[]')).forEach((key) => query.delete(key)),
    },
    [/\[\]=.*narrows nothing/],
  ],
  [
    'a list that sets a cookie',
    answer(list, 'GET', (passing) => passing.headers.push(['set-cookie', 'visitor=1; Path=/'])),
    [/Lists set a cookie \(visitor\)/],
  ],
  [
    'a search that finds nothing',
    { before: ({ path, query }) => path.startsWith('catalog/search') && query.set('query', 'qqqqqq') },
    [/finds nothing, though a product is called/],
  ],
  [
    'a token that scripts cannot read',
    { after: (passing) => cookies(passing, (line) => (line.startsWith('XSRF') ? `${line}; HttpOnly` : line)) },
    [/XSRF-TOKEN is HttpOnly/],
  ],
  [
    'a cart that caches may keep',
    answer(quote, 'GET', (passing) => withHeader(passing, 'cache-control', 'public, max-age=60')),
    [/NEEDS +GET checkout\/cart\/quote/, /shows one shopper another's cart/],
  ],
  [
    'a redirect to a login page',
    answer(totals, 'GET', (passing) => Object.assign(passing, { status: 302, headers: [['location', '/login']], body: '' })),
    [/NEEDS +GET checkout\/cart\/totals-information/, /answered 302 to \/login/],
  ],
  [
    'a page where JSON is due',
    answer(totals, 'GET', (passing) =>
      Object.assign(passing, { status: 200, headers: [['content-type', 'text/html']], body: '<!doctype html>' }),
    ),
    [/answered text\/html that begins with "<!doctype html>", expected JSON/, /call: async \(request, send\)/],
  ],
  [
    'cut JSON',
    answer(totals, 'GET', (passing) => (passing.body = passing.body.slice(0, 40))),
    [/application\/json that begins with .*expected JSON/],
  ],
  [
    'lines in other words',
    json(quote, 'GET', ({ items }) => items[0] && (items[0] = { ...items[0], qty_: 1, qty: undefined })),
    [/items\[0\]\.qty: came qty_ instead/, /shapes: \{ item: \(item\) => \(\{ \.\.\.item, qty: item\.qty_ \}\) \}/],
  ],
  [
    'a cart that forgets what was added',
    json(quote, 'GET', (cart) => (cart.items = [])),
    [/has 0 lines and none of/, /POST checkout\/cart\/payment-information \(/],
  ],
  ['sums that do not agree', json(totals, 'GET', (body) => (body.subtotal_incl_tax += 1)), [/the lines come to/]],
  [
    'ways to send as an object',
    answer(methods, 'POST', (passing) => (passing.body = '{"methods":[]}')),
    [/estimate-shipping-methods/, /offers no way to send to GB/],
  ],
  [
    'a pick-up that nobody can know',
    json(methods, 'POST', (all) =>
      all.forEach((one: Record<string, unknown>) =>
        Object.assign(one, { carrier_code: 'x', extension_attributes: [], method_title: 'Pick-up point' }),
      ),
    ),
    [/would be ordered without a point/, /Setting: "pickup"/],
  ],
  [
    'a refusal without words',
    answer(/^checkout\/cart\/coupons$/, 'POST', (passing) => (passing.body = '{"error_code":7}')),
    [/refuses a wrong code without words/],
  ],
  [
    'a server in trouble',
    answer(/^checkout\/cart\/gifts$/, 'GET', (passing) => Object.assign(passing, { status: 500, body: 'Fatal error' })),
    [/works without GET checkout\/cart\/gifts/, /answered 500 "Fatal error"/, /No free gift is offered/],
  ],
  [
    'an extension that is named and not there',
    answer(session, 'GET', (passing) => Object.assign(passing, { status: 404, body: '{"message":"The route could not be found."}' })),
    [/session +NEEDS/, /is named in the page’s extensions and not there/],
  ],
])('%s is found', async (_, made, patterns) => {
  shop.make(made)
  const { report, paste } = await check()
  const text = written(report, paste)
  for (const word of patterns) expect(text).toMatch(word)
  // Base and extensions are separate: only a base call that prevents a sale counts.
  expect(report.hasFault).toBe(/^ {2}NEEDS +(GET|POST|PUT|DELETE)/m.test(text.split('EXTENSIONS')[0] ?? ''))
})

test.each([
  [
    'a price as text',
    json(list, 'GET', ({ catalog }) => (catalog.items[1].final_price_incl_tax = String(catalog.items[1].final_price_incl_tax))),
  ],
  ['a list as a map', json(list, 'GET', ({ catalog }) => (catalog.items = Object.fromEntries(Object.entries(catalog.items))))],
])('%s is no fault, since the widgets accept it', async (_, made) => {
  shop.make(made)
  const { report } = await check()
  expect(report.entries.find(({ call }) => call.name === 'catalogue.listShop')).toMatchObject({ verdict: 'works' })
})

test('a missing base call is reported as optional, unless no sale can be completed without it', async () => {
  const isGone = (path: RegExp) => ({
    after: (passing: Passing) =>
      path.test(passing.path) && Object.assign(passing, { status: 404, body: '{"message":"The route could not be found."}' }),
  })
  shop.make(isGone(/^api\/search/))
  const { report } = await check()
  expect(report.hasFault).toBe(false)
  expect(written(report, {})).toMatch(
    /works without GET api\/search\/autocomplete\n +is not there\.[^]*The search field leads to your search page/,
  )
  shop.make(isGone(/^checkout\/cart\/items$/))
  expect((await check()).report.hasFault).toBe(true)
})

test('the address may be the API’s own prefix, and the report names the requested addresses', async () => {
  shop.make({})
  const { report } = await checkHost(calls, { address: new URL('docs/contract', address).href, api: address })
  expect(report.head.join('\n')).toContain(`API    ${address}, as handed in`)
  const nowhere = await checkHost(calls, { address: 'http://127.0.0.1:1/nl/' })
  expect(written(nowhere.report, nowhere.paste)).toContain('Nobody answers at http://127.0.0.1:1/nl/')
})
