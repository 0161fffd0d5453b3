// Two hundred shoppers at once, each with the ten calls of a visit: measures how long an answer takes, and how many are refused with 503.
// First as people, who look at a page before they go on, then as fast as the answers come, which is more than the shop can serve: that shows
// what it refuses. The shop runs as `npm start` runs it, in one process and in two, on Postgres and on PGlite.
import { Agent, request } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { landmarks, landmarkSkus } from '#demo-pages/database/landmarks.ts'
import { startProvider } from '#demo-pages/provider/listen.ts'
import { startPostgres } from '../support/postgres.ts'
import { seededRandom } from '../support/random.ts'
import { startProcess } from '../support/shop-processes.ts'
import type { Row } from './row.ts'

const shoppers = Number(process.env['SHOPPERS'] ?? 200)
const seconds = Number(process.env['SECONDS'] ?? 30)
/** The limit in milliseconds for 99 of 100 answers. */
const bar = 2_000
/** How long a person looks at what an answer shows, in milliseconds: any time between these two. */
const look: Pause = [1_000, 5_000]

/** The least and the most, in milliseconds. */
type Pause = readonly [number, number]

interface Reply {
  status: number
  took: number
}

/** Measures each database; Postgres only if there is one. */
export async function measureLoad(): Promise<Row[]> {
  const rows: Row[] = []
  const found = await startPostgres()
  const provider = await startProvider({ key: 'for-load' })
  const env = { PROVIDER_URL: provider.url, PROVIDER_KEY: 'for-load', SEED_SIZE: '1200' }
  const folder = await mkdtemp(join(tmpdir(), 'touchline-load-'))
  try {
    if (found.isStarted) {
      const databaseUrl = found.postgres.url
      const one = await startProcess({ ...env, DATABASE_URL: databaseUrl })
      const people = await visitAll('Postgres, one process, people', [one.url], { pause: look, limit: bar })
      const alone = await visitAll('Postgres, one process', [one.url])
      const two = await startProcess({ ...env, DATABASE_URL: databaseUrl })
      const both = await visitAll('Postgres, two processes', [one.url, two.url])
      await Promise.all([one.close(), two.close()])
      rows.push(...people.rows, ...alone.rows, ...both.rows)
      const what = 'two processes beside one: answers a second'
      rows.push({ group: 'Load', what, value: both.perSecond / alone.perSecond, unit: 'times', bar: null })
    }
    const embedded = await startProcess({ ...env, DATABASE_URL: '', DATA_DIR: folder })
    rows.push(...(await visitAll('PGlite, people', [embedded.url], { pause: look })).rows)
    rows.push(...(await visitAll('PGlite', [embedded.url])).rows)
    await embedded.close()
  } finally {
    await provider.close()
    if (found.isStarted) await found.postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return rows
}

/**
 * The shoppers' visits; with `pause`, as people's. Only those have a limit: whoever never waits for an answer is more than two hundred.
 * PGlite has none, as it answers one query at a time: it has to answer or to refuse.
 */
async function visitAll(
  what: string,
  urls: readonly string[],
  { pause, limit = null }: { pause?: Pause; limit?: number | null } = {},
): Promise<{ rows: Row[]; perSecond: number }> {
  const replies: Reply[] = []
  // A new process compiles and fills its cache of lists for some seconds.
  for (const url of urls) for (let place = 0; place < sections.length; place++) await visit({ url, place, until: 0, replies: [] })
  const until = performance.now() + seconds * 1000
  const shopper = (place: number) => visit({ url: urls[place % urls.length] ?? '', place, until, replies, pause })
  await Promise.all(Array.from({ length: shoppers }, (_, place) => shopper(place)))
  const answered = replies.filter(({ status }) => status < 400)
  const shed = replies.filter(({ status }) => status === 503)
  const failed = replies.length - answered.length - shed.length
  const times = answered.map(({ took }) => took).toSorted((a, b) => a - b)
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN
  const perSecond = answered.length / seconds
  const row = (name: string, value: number, unit: Row['unit'], most: number | null = null): Row => ({
    group: 'Load',
    what: `${what}: ${name}`,
    value,
    unit,
    bar: most,
  })
  const rows = [
    row(`answers a second to ${shoppers}`, perSecond, ''),
    row('half of them within', at(0.5), 'ms'),
    row('99 of 100 within', at(0.99), 'ms', limit),
    row('of 1,000 told to come again', (1000 * shed.length) / replies.length, ''),
    row('failed', failed, '', 0),
  ]
  return { rows, perSecond }
}

const sections = ['team-wear', 'shoes', 'clothing', 'balls', 'accessories', 'racket-sports']
const searchTerms = ['shirt', 'ball', 'shoe', 'black', 'sock']

const products = Object.values(landmarks).map(({ id }) => id)

interface Visits {
  url: string
  /** Which of the shoppers; decides what each looks for. */
  place: number
  /** When the last call may be sent, by the process's own clock; 0 for one visit, however long it takes. */
  until: number
  replies: Reply[]
  pause?: Pause | undefined
}

/** Sends the visits of one place, one new shopper after another; at least one. */
async function visit({ url, place, until, replies, pause }: Visits): Promise<void> {
  const random = seededRandom(place)
  /** What a person does between two screens. */
  const lookAt = async () => {
    if (pause) await setTimeout(pause[0] + random() * (pause[1] - pause[0]))
  }
  // People do not come at the same moment.
  await lookAt()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let round = place; round === place || performance.now() < until; round++) {
    const cookies = new Map<string, string>()
    const section = sections[round % sections.length] ?? ''
    const word = searchTerms[round % searchTerms.length] ?? ''
    const product = products[round % products.length] ?? 0
    const call = async (path: string, body?: object) => {
      if (until > 0 && performance.now() > until) return
      replies.push(await send(agent, `${url}/en/${path}`, cookies, body))
    }
    await call('')
    await lookAt()
    await call(section)
    await lookAt()
    await call(`catalog/search/product/list?query=${word}`)
    await call(`api/search/autocomplete?query=${word.slice(0, 3)}`)
    await call(`search?query=${word}`)
    await lookAt()
    await call(`catalog/product/${product}`)
    await lookAt()
    await call('api/session')
    // Without a session, since the shop refused each of her pages, she puts nothing into a cart.
    if (cookies.has('XSRF-TOKEN')) await call('checkout/cart/items', { cartItems: [{ sku: landmarkSkus.comfortable.sku, qty: 1 }] })
    await call('checkout/cart/quote')
    await call('checkout/cart')
    await lookAt()
  }
  agent.destroy()
}

function send(agent: Agent, url: string, cookies: Map<string, string>, body?: object): Promise<Reply> {
  const begun = performance.now()
  const text = body ? JSON.stringify(body) : null
  const headers = {
    'Accept-Encoding': 'gzip, deflate',
    Accept: /api|catalog|quote|items/.test(url) ? 'application/json' : 'text/html',
    Cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
    'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
    ...(text === null ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
  }
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, took: performance.now() - begun })
    const call = request(url, { method: text === null ? 'GET' : 'POST', agent, headers }, (answer) => {
      for (const line of answer.headers['set-cookie'] ?? []) {
        const [pair = ''] = line.split(';', 1)
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
      }
      answer.resume()
      answer.once('end', () => done(answer.statusCode ?? 599))
      answer.once('error', () => done(599))
    })
    call.once('error', () => done(599))
    call.end(text ?? undefined)
  })
}
