// npm run check:host finds nothing to say of this shop, and every mistake that a host may make: one made on the way is named with its call.
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StartedHost, startHost } from '#tests/support/host.ts'
import { checkHost } from '../scripts/check-host/check.ts'
import { written } from '../scripts/check-host/report.ts'
import { type ContractCall, readContract } from '../scripts/contract/facts.ts'
import { root } from '../scripts/build/flavours.ts'
import { demoLogin } from './shop/demo-customers.ts'

/** An answer on its way, to be altered. */
interface Passing {
  method: string
  /** Below the store. */
  path: string
  query: URLSearchParams
  asked: Record<string, string>
  status: number
  headers: [string, string][]
  body: string
}

/** Alters an answer, or before it the request. */
interface Mistake {
  before?: (passing: Pick<Passing, 'method' | 'path' | 'query' | 'asked'>) => void
  after?: (passing: Passing) => void
}

let shop: StartedHost
let proxy: Server
let address = ''
let mistake: Mistake = {}
let calls: readonly ContractCall[] = []

beforeAll(async () => {
  shop = await startHost()
  calls = (await readContract(root)).calls
  proxy = createServer((request, response) => {
    void pass(request).then(({ status, headers, body }) => {
      for (const [name, value] of headers) response.appendHeader(name, value)
      response.writeHead(status).end(body)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => proxy.once('listening', resolve))
  address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/en/`
})
afterAll(async () => {
  proxy.close()
  await shop.close()
})

async function pass(request: IncomingMessage): Promise<Passing> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const url = new URL(request.url ?? '/', shop.url)
  const kept = Object.entries(request.headers).filter(([name]) => !/^(host|connection|content-length|transfer-encoding)$/.test(name))
  const asked = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
  const about = { method: request.method ?? 'GET', path: url.pathname.replace(/^\/en\//, ''), query: url.searchParams, asked }
  mistake.before?.(about)
  const body = Buffer.concat(chunks)
  const answer = await fetch(url, { method: about.method, headers: asked, redirect: 'manual', ...(body.length > 0 ? { body } : {}) })
  const headers = [...answer.headers].filter(([name]) => !/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name))
  const passing = { ...about, status: answer.status, headers, body: await answer.text() }
  mistake.after?.(passing)
  return passing
}

const check = (login: typeof demoLogin | null = null) => checkHost(calls, { address, login })

/** Changes the JSON of one path. */
// oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
const json = (path: RegExp, method: string, change: (body: any) => void): Mistake => ({
  after: (passing) => {
    if (passing.method !== method || !path.test(passing.path) || passing.status !== 200) return
    const body: unknown = JSON.parse(passing.body)
    change(body)
    passing.body = JSON.stringify(body)
  },
})
/** Changes status, headers or text of one path. */
const answer = (path: RegExp, method: string, change: (passing: Passing) => void): Mistake => ({
  after: (passing) => {
    if (passing.method === method && path.test(passing.path)) change(passing)
  },
})
const cookies = (passing: Passing, change: (line: string) => string | null) => {
  passing.headers = passing.headers.flatMap(([name, value]) => {
    const line = name === 'set-cookie' ? change(value) : value
    return line === null ? [] : [[name, line]]
  })
}
const withHeader = (passing: Passing, name: string, value: string) => {
  passing.headers = [...passing.headers.filter(([one]) => one !== name), [name, value]]
}

const list = /^catalog\/anonymous-category\/product\/list$/
const quote = /^checkout\/cart\/quote$/
const totals = /^checkout\/cart\/totals-information$/
const session = /^api\/session$/

test.each([null, demoLogin])('nothing is wrong with this shop, for a guest or a customer', async (login) => {
  mistake = {}
  const report = await check(login)
  expect(report.findings).toEqual([])
  expect(written(report)).toMatch(/\d+ calls asked, all as the contract says\.$/)
  // Whatever call is new is asked by itself, or is said not to be.
  const known = [...report.asked, ...report.skipped.keys()]
  const isKnown = (path: string) => known.some((call) => new RegExp(`^GET ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(call))
  expect(calls.filter(({ method, path }) => method === 'GET' && !isKnown(path))).toEqual([])
})

test.each<[string, Mistake, RegExp[]]>([
  [
    'a price as text',
    json(list, 'GET', ({ catalog }) => (catalog.items[1].final_price_incl_tax = '12.50')),
    [/product\/list/, /at +catalog\.items\[1\]\.final_price_incl_tax/, /came +"12\.50"/, /expected .*number/],
  ],
  [
    'a card without its address',
    json(list, 'GET', ({ catalog }) => delete catalog.items[0].url),
    [/at +catalog\.items\[0\]\.url/, /came +nothing/],
  ],
  [
    'an address that runs',
    json(list, 'GET', ({ catalog }) => (catalog.items[0].image = 'javascript:alert(1)')),
    [/at +catalog\.items\[0\]\.image/, /a web address/],
  ],
  ['a list without its number of products', json(list, 'GET', ({ catalog }) => (catalog.total_items = null)), [/at +catalog\.total_items/]],
  [
    'a misspelt field',
    json(list, 'GET', ({ catalog }) => Object.assign(catalog.items[0], { specialFrom: null, special_from: undefined })),
    [/a field specialFrom/, /expected +special_from/],
  ],
  ['a wrong last page', json(list, 'GET', ({ catalog }) => (catalog.last_page = 1)), [/at +catalog\.last_page/, /came +1/]],
  ['a page that is ignored', { before: ({ path, query }) => list.test(path) && query.delete('page') }, [/with page=2/]],
  [
    'an order that is ignored',
    json(list, 'GET', ({ catalog }) => (catalog.items = catalog.items.toReversed())),
    [/with sort=price:asc/, /prices that rise/],
  ],
  [
    'a facet that is ignored',
    {
      before: ({ path, query }) =>
        list.test(path) && [...query.keys()].filter((key) => key.endsWith('[]')).forEach((key) => query.delete(key)),
    },
    [/\[\]=/, /some of them/],
  ],
  [
    'a list that sets a cookie',
    answer(list, 'GET', (passing) => passing.headers.push(['set-cookie', 'visitor=1; Path=/'])),
    [/a cookie visitor/],
  ],
  [
    'a search that finds nothing',
    { before: ({ path, query }) => path.startsWith('catalog/search') && query.set('query', 'qqqqqq') },
    [/catalog\/search\/product\/list with query/],
  ],
  [
    'another product than asked for',
    json(/^catalog\/product\/\d+$/, 'GET', (product) => (product.product_id += 1)),
    [/GET catalog\/product/, /at +product_id/],
  ],
  [
    'an unknown product that is there',
    answer(/^catalog\/product\/999999999$/, 'GET', (passing) => (passing.status = 200)),
    [/product\/999999999/, /expected +404/],
  ],
  ['a session without its wishlist', json(session, 'GET', (body) => delete body.wishlist), [/GET api\/session/, /at +wishlist/]],
  [
    'a session that caches may keep',
    answer(session, 'GET', (passing) => withHeader(passing, 'cache-control', 'public, max-age=60')),
    [/came +public, max-age=60/],
  ],
  [
    'a token that scripts cannot read',
    answer(session, 'GET', (passing) => cookies(passing, (line) => (line.startsWith('XSRF') ? `${line}; HttpOnly` : line))),
    [/XSRF-TOKEN that scripts can read/],
  ],
  [
    'no token',
    answer(session, 'GET', (passing) => cookies(passing, (line) => (line.startsWith('XSRF') ? null : line))),
    [/a cookie XSRF-TOKEN, without which/],
  ],
  [
    'a refusal of the token that does not say so',
    answer(/^checkout\/cart\/items$/, 'POST', (passing) => (passing.body = passing.body.replace('"code":"token"', '"code":"no"'))),
    [/without X-XSRF-TOKEN/, /419, or 403 with code "token"/],
  ],
  ['writes from elsewhere that are taken', { before: ({ asked }) => delete asked['origin'] }, [/another site's Origin/]],
  ['another store that is taken', { before: ({ asked }) => delete asked['x-store-id'] }, [/another X-STORE-ID/]],
  [
    'a redirect to a login page',
    answer(totals, 'GET', (passing) => Object.assign(passing, { status: 302, headers: [['location', '/login']], body: '' })),
    [/302 to \/login/],
  ],
  [
    'a page where JSON is due',
    answer(totals, 'GET', (passing) =>
      Object.assign(passing, { status: 200, headers: [['content-type', 'text/html']], body: '<!doctype html>' }),
    ),
    [/came +text\/html/],
  ],
  ['cut JSON', answer(totals, 'GET', (passing) => (passing.body = passing.body.slice(0, 40))), [/expected +JSON/]],
  [
    'lines in other words',
    json(quote, 'GET', ({ items }) => (items[0] = { ...items[0], quantity: 1, qty: undefined })),
    [/at +items\[0\]\.qty/, /came +nothing/],
  ],
  ['a cart that forgets what was added', json(quote, 'GET', (cart) => (cart.items = [])), [/came +0 lines/]],
  [
    'sums that do not agree',
    json(totals, 'GET', (body) => (body.subtotal_incl_tax += 1)),
    [/at +subtotal_incl_tax/, /the sum of the lines/],
  ],
  [
    'ways to send as an object',
    answer(/^checkout\/cart\/shipping-methods$/, 'GET', (passing) => (passing.body = '{"methods":[]}')),
    [/shipping-methods/, /expected +Array/],
  ],
  [
    'no hint that somebody is here',
    { after: (passing) => cookies(passing, (line) => (line.startsWith('touchline-session') ? null : line)) },
    [/touchline-session that scripts can read/],
  ],
  [
    'a refusal without words',
    answer(/^checkout\/cart\/coupons$/, 'POST', (passing) => (passing.body = '{"error_code":7}')),
    [/coupons with a code that is none/, /for the shopper/],
  ],
  [
    'a server in trouble',
    answer(/^checkout\/cart\/gifts$/, 'GET', (passing) => Object.assign(passing, { status: 500, body: 'Fatal error' })),
    [/GET checkout\/cart\/gifts/, /came +500 Fatal error/],
  ],
])('%s is found', async (_, made, words) => {
  mistake = made
  const text = written(await check())
  for (const word of words) expect(text).toMatch(word)
  expect(text).toMatch(/\d+ mistakes\.$/)
})
