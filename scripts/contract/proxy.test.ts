// The documented proxy rules, in a real nginx if one is installed; rules that can be checked without it are checked always.
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasNginx, startNginx, type PrivateNginx } from '#tests/support/nginx.ts'

const root = join(import.meta.dirname, '../..')
const blocks = (file: string) =>
  Array.from(readFileSync(join(root, file), 'utf8').matchAll(/^```nginx\n([\s\S]*?)^```$/gm), ([, code = '']) => code)
const [prefix = '', files = ''] = blocks('scripts/package/recipes/proxy.md')
const [ownPrefix = '', among = ''] = blocks('shared/api/CONTRACT.md')
const [packaged = ''] = blocks('scripts/package/README.md')

/** Paths of the API with values filled in. */
const calls = Array.from(among.matchAll(/~\^(\S+)\$ shop_api;/g), ([, pattern = '']) =>
  pattern.replaceAll('[^/]+', 'x').replace('/x/', '/nl/'),
)
const pages = [
  '/nl/',
  '/nl/catalog/',
  '/nl/catalog/product/',
  '/nl/checkout/cart/',
  '/nl/checkout/cart',
  '/nl/checkout',
  '/nl/api',
  '/blog/post',
]

describe('the rule for an API among the pages', () => {
  const patterns = Array.from(among.matchAll(/~(\^\S+\$) shop_api;/g), ([, pattern = '']) => new RegExp(pattern))

  it('matches every call and no page of the shop', () => {
    expect(calls.length).toBeGreaterThan(60)
    for (const call of calls)
      expect(
        patterns.some((one) => one.test(call)),
        call,
      ).toBe(true)
    for (const page of pages)
      expect(
        patterns.some((one) => one.test(page)),
        page,
      ).toBe(false)
  })
})

it('is the same text in the contract and in the recipe', () => {
  expect(ownPrefix).toBe(prefix)
})

describe.runIf(hasNginx())('in a real nginx', () => {
  /** An nginx server that returns its name and the request, and sets a cookie as the API does. */
  const echoServer = (name: string): Server =>
    createServer(({ url, headers: { host } }, response) => {
      response.setHeader('Set-Cookie', 'XSRF-TOKEN=1; Path=/nl/; SameSite=Lax')
      response.end(JSON.stringify({ name, url, host }))
    })
  const servers = [echoServer('api'), echoServer('pages')]
  const started: PrivateNginx[] = []
  const ports: number[] = []
  const start = async (http: string) => {
    const nginx = await startNginx(http)
    started.push(nginx)
    return nginx.origin
  }
  beforeAll(async () => {
    for (const server of servers) {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const address = server.address()
      if (address !== null && typeof address === 'object') ports.push(address.port)
    }
  })
  afterAll(async () => {
    for (const nginx of started) await nginx.stop()
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  })
  const request = async (address: string) => {
    const answer = await fetch(address)
    const received: { name: string; url: string; host: string } = JSON.parse(await answer.text())
    return { ...received, cookie: answer.headers.get('Set-Cookie') }
  }

  it("an API's own prefix is removed, Host stays, its cookies are valid for every page’s", async () => {
    const rule = prefix.replaceAll('https://api.internal', `http://127.0.0.1:${ports[0]}`)
    const origin = await start(`server { listen {port}; ${rule} location / { proxy_pass http://127.0.0.1:${ports[1]}; } }`)
    const host = new URL(origin).host
    expect(await request(`${origin}/touchline-api/nl/postcode/lookup/1012%20AB?a=b%26c`)).toEqual({
      ...{ name: 'api', url: '/nl/postcode/lookup/1012%20AB?a=b%26c', host },
      cookie: 'XSRF-TOKEN=1; Path=/; SameSite=Lax',
    })
    for (const page of pages) expect(await request(origin + page)).toMatchObject({ name: 'pages', url: page })
  })

  it.each(['/media/catalog/shirt-640.webp', '/nl/catalog/product/12/reviews/7/photos/1-small.jpg', '/nl/checkout/return'])(
    'what the API’s answers lead to (%s) is handed on by both rules',
    async (path) => {
      const rule = prefix.replaceAll('https://api.internal', `http://127.0.0.1:${ports[0]}`)
      const own = await start(`server { listen {port}; ${rule} location / { proxy_pass http://127.0.0.1:${ports[1]}; } }`)
      const upstreams = `upstream shop_api { server 127.0.0.1:${ports[0]}; } upstream shop_pages { server 127.0.0.1:${ports[1]}; }`
      const mixed = await start(`${upstreams} ${among.replace('server {', 'server { listen {port};')}`)
      for (const origin of [own, mixed])
        expect(await request(`${origin}${path}?a=b`)).toMatchObject({ name: 'api', url: `${path}?a=b`, host: new URL(origin).host })
    },
  )

  it('among the pages, calls go to the API and all other requests to the shop', async () => {
    const upstreams = `upstream shop_api { server 127.0.0.1:${ports[0]}; } upstream shop_pages { server 127.0.0.1:${ports[1]}; }`
    const origin = await start(`${upstreams} ${among.replace('server {', 'server { listen {port};')}`)
    const host = new URL(origin).host
    for (const call of calls) expect(await request(origin + call)).toMatchObject({ name: 'api', url: call, host })
    for (const page of pages) expect(await request(origin + page)).toMatchObject({ name: 'pages', url: page, host })
  })

  it('the suite’s files are for ever, and the way to the newest is not', async () => {
    for (const rule of [files, packaged]) {
      const origin = await start(`server { listen {port}; ${rule} }`)
      const answer = await fetch(`${origin}/touchline/1/touchline.js`, { redirect: 'manual' })
      expect([answer.status, new URL(answer.headers.get('Location') ?? '', origin).pathname]).toEqual([
        302,
        '/touchline/1.0.0-ABCDEFGH/touchline.js',
      ])
      expect(answer.headers.get('Cache-Control') ?? 'max-age=60').toContain('max-age=60')
    }
  })
})
