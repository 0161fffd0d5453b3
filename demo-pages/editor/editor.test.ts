// Permissions, allowed blocks, and what shoppers see when, over HTTP; long because all tests share one shop and one editor.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHost, type StartedHost } from '#tests/support/host.ts'
import { demoEditor, demoOperator } from '../service/operators.ts'
import { emptyDocument, type Block, type Document } from './document.ts'
import { clearSharedCache } from './shared-cache.ts'

let shop: StartedHost
let now = new Date('2026-11-23T10:00:00Z')
beforeAll(async () => {
  // A shared cache that never answers.
  shop = await startHost({ now: () => now, cachePurgeUrl: 'http://127.0.0.1:1/' })
})
afterAll(() => shop.close())

const from = () => ({ Origin: new URL(shop.url).origin, 'Sec-Fetch-Site': 'same-origin' })

/** Logs in at a login page; returns the cookie, or null. */
async function logIn(place: string, credentials: { email: string; password: string }): Promise<string | null> {
  const answer = await fetch(`${shop.url}/${place}/login`, {
    method: 'POST',
    body: new URLSearchParams(credentials),
    headers: from(),
    redirect: 'manual',
  })
  return answer.headers.get('Set-Cookie')?.split(';')[0] ?? null
}

async function editor() {
  const cookie = (await logIn('editor', demoEditor)) ?? ''
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = from()) => {
    const answer = await fetch(`${shop.url}/editor/${path}`, {
      method,
      headers: { ...headers, Cookie: cookie, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, text, json: text.startsWith('{') ? JSON.parse(text) : null }
  }
  /** Publishes as an editor who has read all gaps and confirms them. */
  const publish = async (id: number, version: number, at: string | null = null) => {
    const asked = await call('POST', `api/pages/${id}/publish`, { version, at })
    const accepted = asked.json?.gaps?.map((gap: { id: string }) => gap.id)
    return accepted ? call('POST', `api/pages/${id}/publish`, { version, at, accepted }) : asked
  }
  const begin = async (slug: string): Promise<number> => {
    const answer = await fetch(`${shop.url}/editor/pages`, {
      method: 'POST',
      body: new URLSearchParams({ slug }),
      headers: { ...from(), Cookie: cookie },
      redirect: 'manual',
    })
    return Number(answer.headers.get('Location')?.split('/').pop())
  }
  return { call, begin, publish }
}

const block = (part: Partial<Block>): Block => ({
  id: 'b1',
  type: 'text',
  width: 'full',
  values: {},
  texts: { en: {}, nl: {}, de: {}, sv: {} },
  ...part,
})
const page = (...blocks: Block[]): Document => ({ ...emptyDocument('Club week'), blocks })
const read = async (slug: string, store = 'en') => {
  const answer = await fetch(`${shop.url}/${store}/pages/${slug}`)
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

test('neither login opens the other role’s pages, and no page opens without one', async () => {
  expect([await logIn('editor', demoOperator), await logIn('operator', demoEditor)]).toEqual([null, null])
  const operator = (await logIn('operator', demoOperator)) ?? ''
  const stolen = operator.replace('touchline-operator', 'touchline-editor')
  const answers = await Promise.all(
    ['', stolen].map((cookie) => fetch(`${shop.url}/editor/api/pages/1`, { headers: { Cookie: cookie } }).then(({ status }) => status)),
  )
  expect(answers).toEqual([401, 401])
  const { call } = await editor()
  expect((await call('PUT', 'api/pages/1', {}, { Origin: 'https://evil.example' })).status).toBe(403)
})

test('only blocks of the palette can be saved, and texts are never markup', async () => {
  const { call, begin, publish } = await editor()
  const id = await begin('markup')
  const save = (...blocks: object[]) => call('PUT', `api/pages/${id}`, { version: 1, document: { ...emptyDocument('x'), blocks } })
  expect((await save({ ...block({}), type: 'checkout' })).status).toBe(422)
  expect((await save({ ...block({}), type: '__proto__' })).status).toBe(422)
  const evil = '<img src=x onerror=alert(1)><div data-touchline="cart"></div>'
  const texts = { en: { heading: evil, body: evil, button: evil }, nl: {}, de: {}, sv: {} }
  const saved = await save(
    block({ texts, values: { unknown: 'x' } }),
    block({ id: 'b2', type: 'banner', values: { link: 'javascript:alert(1)', scene: '"><script>' }, texts }),
    block({ id: 'b3', type: 'video', values: { film: 'javascript:alert(1)' } }),
    block({ id: 'b4', type: 'tabs', texts: { en: { sections: `# ${evil}\n${evil}`, label: evil }, nl: {}, de: {}, sv: {} } }),
  )
  expect([saved.status, saved.json]).toEqual([200, { version: 2 }])
  await publish(id, 2)
  const { text } = await read('markup')
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main'))
  expect(main).toContain('&lt;img src=x')
  expect(main).not.toMatch(/<img src=x|javascript:|<div data-touchline="cart"|"><script>/)
})

test('an address that begins with two slashes points to another host, and is no link in the canvas', async () => {
  const { call, begin } = await editor()
  const id = await begin('elsewhere')
  const blocks = ['//evil.example/film.mp4', '/\\evil.example/film.mp4', '/media/film.mp4'].map((film, at) =>
    block({ id: `b${at}`, type: 'video', values: { film } }),
  )
  await call('PUT', `api/pages/${id}`, { version: 1, document: { ...emptyDocument('x'), blocks } })
  const { text } = await call('GET', `pages/${id}/canvas?store=en`)
  expect(text.match(/href="[^"]*film.mp4"/g)).toEqual(['href="/media/film.mp4"'])
})

test('a page is visible once it is published, in four languages; a missing text appears in another language', async () => {
  const { call, begin, publish } = await editor()
  const id = await begin('later')
  expect((await read('later')).status).toBe(404)
  const document = { ...page(block({ texts: { en: { heading: 'Hello' }, nl: { heading: 'Hallo' }, de: {}, sv: {} } })) }
  await call('PUT', `api/pages/${id}`, { version: 1, document })
  const planned = await publish(id, 2, '2026-11-24T08:00:00Z')
  expect(planned.json).toMatchObject({ isPlanned: true, isCleared: true, shown: null })
  expect(planned.json.publications).toMatchObject([{ version: 2, publish_at: '2026-11-24T08:00:00.000Z', isPlanned: true }])
  expect((await read('later')).status).toBe(404)
  now = new Date('2026-11-24T08:00:00Z')
  const [nl, se] = [await read('later', 'nl'), await read('later', 'se')]
  expect([nl.text.includes('Hallo'), se.text.includes('Hello'), nl.headers.get('Cache-Control')]).toEqual([
    true,
    true,
    expect.stringContaining('s-maxage'),
  ])
  // A login expires after a working day.
  const { call: again } = await editor()
  // Later changes wait until they are published; only the editor's frame shows the draft.
  await again('PUT', `api/pages/${id}`, {
    version: 2,
    document: page(block({ texts: { en: { heading: 'Draft' }, nl: {}, de: {}, sv: {} } })),
  })
  expect((await read('later')).text).not.toContain('Draft')
  const canvas = await again('GET', `pages/${id}/canvas?store=en`)
  expect([canvas.text.includes('Draft'), canvas.headers.get('Cache-Control'), canvas.headers.get('Content-Security-Policy')]).toEqual([
    true,
    'private, no-store',
    expect.stringContaining("frame-ancestors 'self'"),
  ])
  expect(nl.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
})

test('a published page keeps its other blocks when one is no longer offered', async () => {
  const { call, begin, publish } = await editor()
  const id = await begin('withdrawn')
  const texts = { en: { heading: 'Still here' }, nl: {}, de: {}, sv: {} }
  await call('PUT', `api/pages/${id}`, { version: 1, document: page(block({ texts }), block({ id: 'b2', type: 'newsletter' })) })
  await publish(id, 2)
  const published = shop.db.updateTable('content_version').where('page_id', '=', id).where('version', '=', 2)
  const withdrawn = page(block({ texts }), block({ id: 'b2', type: 'withdrawn' }))
  await published.set({ document: JSON.stringify(withdrawn) }).execute()
  const { status, text } = await read('withdrawn')
  expect([status, text.includes('Still here'), text.includes('data-block="b2"')]).toEqual([200, true, false])
})

test('a snippet contains the host’s HTML inside its mount, and escapes an editor’s texts', async () => {
  const { call } = await editor()
  const texts = { en: { sections: '# <b>One</b>\nText' }, nl: {}, de: {}, sv: {} }
  const tabs = await call('POST', 'api/contents?store=en', block({ type: 'tabs', texts }))
  expect(tabs.json).toMatchObject({ before: '', attributes: '', options: {} })
  expect(tabs.json.inside).toContain('<h2>&lt;b&gt;One&lt;/b&gt;</h2>')
  const newsletter = await call('POST', 'api/contents?store=de', block({ type: 'newsletter' }))
  expect(newsletter.json.attributes).toContain('data-action="/de/newsletter"')
  expect((await call('POST', 'api/contents', { ...block({}), type: 'checkout' })).status).toBe(422)
})

test('of two saves from the same version the second is refused, and a wrong option is not published', async () => {
  const { call, begin, publish } = await editor()
  const id = await begin('both')
  const picks = block({ type: 'product-picks', values: { ids: [1], count: 40 } })
  const answers = await Promise.all([1, 2, 3].map(() => call('PUT', `api/pages/${id}`, { version: 1, document: page(picks) })))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.json.newer).toMatchObject({ version: 2, editedBy: demoEditor.email })
  const refused = await publish(id, 2)
  expect([refused.status, refused.json]).toEqual([
    422,
    { faults: [{ block: 'b1', field: 'count', word: 'faultBetween', minimum: 1, maximum: 24 }] },
  ])
  expect((await publish(id, 1)).status).toBe(409)
})

test('publishing clears the shared cache, and reports when that failed', async () => {
  let requests = 0
  const cache = createServer((_, response) => {
    requests++
    response.writeHead(requests === 1 ? 200 : 500).end()
  }).listen(0)
  const { port }: AddressInfo = Object(cache.address())
  const url = `http://127.0.0.1:${port}/`
  expect([await clearSharedCache(null), await clearSharedCache(url), await clearSharedCache(url)]).toEqual([true, true, false])
  cache.close()
  expect(await clearSharedCache('http://127.0.0.1:1/')).toBe(false)
})

test('an incomplete or wrong block says in words for people what to do, in the language of who edits, and logs no error', async () => {
  const { call, begin } = await editor()
  const id = await begin('unfinished')
  const canvas = async (language = 'en') =>
    (await call('GET', `pages/${id}/canvas?store=en`, undefined, { ...from(), 'Accept-Language': language })).text
  const notes = (text: string) => Array.from(text.matchAll(/<p data-touchline-note[^>]*>([^<]*)/g), ([, note]) => note)
  await call('PUT', `api/pages/${id}`, {
    version: 1,
    document: page(block({ type: 'size-chart' }), block({ id: 'b2', type: 'product-picks', values: { ids: [1], count: 40 } })),
  })
  expect(notes(await canvas())).toEqual(['Choose a product.', 'Number of products from the category: Enter a number from 1 to 24.'])
  expect(notes(await canvas('sv'))).toEqual(['Välj en produkt.', 'Antal produkter från kategorin: Ange ett tal från 1 till 24.'])
  // The mounts themselves have nothing to complain about: one is not there, the other has no wrong option.
  expect(await canvas()).not.toMatch(/data-touchline="size-chart"|data-count/)
  expect(shop.faults).toEqual([])
  await call('PUT', `api/pages/${id}`, { version: 2, document: page(block({ type: 'size-chart', values: { productId: 1 } })) })
  expect(await canvas()).toMatch(/<div[^>]*data-touchline="size-chart"[^>]*data-touchline-ssr/)
})

test('a page with gaps is published only after they are confirmed, and a gap that is new is asked about again', async () => {
  const { call, begin } = await editor()
  const id = await begin('gaps')
  const texts = (en: Record<string, string>, nl: Record<string, string> = {}) => ({ en, nl, de: {}, sv: {} })
  const blocks = [
    block({ texts: texts({ heading: 'Hello', body: 'Text' }, { heading: 'Hallo' }) }),
    block({ id: 'b2' }),
    block({ id: 'b3', type: 'size-chart' }),
    block({ id: 'b4', type: 'banner', values: { scene: 'shoes', link: 'no-such-page' } }),
    block({ id: 'b5', type: 'product-picks', values: { ids: [1, 99_999_999] } }),
    block({ id: 'b6', type: 'lightbox', values: { scenes: ['shoes', 'balls'] }, texts: texts({ descriptions: 'A pair of boots' }) }),
    block({
      id: 'b7',
      type: 'slides',
      values: { scenes: ['shoes'] },
      texts: texts({ texts: '# Team wear\n> team-wear See it\n# Us\n> contact' }),
    }),
  ]
  await call('PUT', `api/pages/${id}`, { version: 1, document: page(...blocks) })
  const publish = (accepted?: string[]) => call('POST', `api/pages/${id}/publish`, { version: 2, accepted })
  const asked = await publish()
  const found: { id: string; kind: string; block: string | null; field: string | null; languages: string[] }[] = asked.json.gaps
  expect([asked.status, found.map(({ kind, block: of, field, languages }) => [kind, of, field, languages.join()])]).toEqual([
    422,
    [
      ['language', null, null, 'nl,de,sv'],
      ['language', 'b1', 'heading', 'de,sv'],
      ['language', 'b1', 'body', 'nl,de,sv'],
      ['empty', 'b2', 'heading', ''],
      ['option', 'b3', 'productId', ''],
      ['alt', 'b4', 'heading', 'en,nl,de,sv'],
      ['link', 'b4', 'link', 'en,nl,de,sv'],
      ['gone', 'b5', 'ids', ''],
      ['language', 'b6', 'descriptions', 'nl,de,sv'],
      ['alt', 'b6', 'descriptions', 'en,nl,de,sv'],
      ['language', 'b7', 'texts', 'nl,de,sv'],
    ],
  ])
  expect((await read('gaps')).status).toBe(404)
  const ids = found.map((gap) => gap.id)
  const partly = await publish(ids.slice(1))
  expect([partly.status, (await read('gaps')).status]).toEqual([422, 404])
  expect((await publish(ids)).status).toBe(200)
  expect((await read('gaps')).text).toContain('Hello')
})

test('a page without gaps is published by one press', async () => {
  const { call, begin } = await editor()
  const id = await begin('whole')
  const all = { heading: 'Hello' }
  const document = {
    title: { en: 'Whole', nl: 'Heel', de: 'Ganz', sv: 'Hel' },
    blocks: [block({ texts: { en: all, nl: all, de: all, sv: all } })],
  }
  await call('PUT', `api/pages/${id}`, { version: 1, document })
  expect((await call('POST', `api/pages/${id}/publish`, { version: 2 })).status).toBe(200)
})

test('a planned publication is not visible yet, has no notice about the cache, and can be cancelled', async () => {
  const { call, begin, publish } = await editor()
  const id = await begin('planned')
  const history = async () => (await call('GET', `api/pages/${id}/versions`)).json.publications
  const text = (heading: string) => page(block({ texts: { en: { heading }, nl: {}, de: {}, sv: {} } }))
  await call('PUT', `api/pages/${id}`, { version: 1, document: text('Now') })
  const published = await publish(id, 2)
  expect([published.json.isPlanned, published.json.isCleared]).toEqual([false, false])
  await call('PUT', `api/pages/${id}`, { version: 2, document: text('Later') })
  const at = new Date(now.getTime() + 3_600_000).toISOString()
  const planned = await publish(id, 3, at)
  expect(planned.json).toMatchObject({ isPlanned: true, isCleared: true, shown: text('Now') })
  expect(await history()).toMatchObject([
    { version: 3, publish_at: at, isPlanned: true },
    { version: 2, isPlanned: false },
  ])
  const cancelled = await call('DELETE', `api/pages/${id}/plan`)
  expect(cancelled.json.publications).toMatchObject([{ version: 2, isPlanned: false }])
  now = new Date(now.getTime() + 7_200_000)
  expect((await read('planned')).text).toContain('Now')
})

test('an unpublished page disappears for shoppers, with its plan, and can be published again', async () => {
  const { call, begin, publish } = await editor()
  const id = await begin('gone')
  const note = block({ texts: { en: { body: 'For a while' }, nl: {}, de: {}, sv: {} } })
  await call('PUT', `api/pages/${id}`, { version: 1, document: page(note) })
  await publish(id, 2)
  await publish(id, 2, '2027-01-01T08:00:00Z')
  expect((await read('gone')).text).toContain('For a while')
  const { json } = await call('DELETE', `api/pages/${id}/publish`)
  expect(json.publications).toEqual([])
  expect(json.versions).toHaveLength(2)
  expect(json.isCleared).toBe(false)
  expect((await read('gone')).status).toBe(404)
  await publish(id, 2)
  expect((await read('gone')).text).toContain('For a while')
  expect((await fetch(`${shop.url}/editor/api/pages/${id}/publish`, { method: 'DELETE', headers: from() })).status).toBe(401)
})

test('each slide has its picture, text and link, in the language of the store', async () => {
  const { call, begin, publish } = await editor()
  const id = await begin('slides')
  const texts = {
    en: { texts: '# Shirts\nPrinted <b>in a week</b>.\n> team-wear To the shirts\n# Balls\n> javascript:alert(1) No' },
    nl: { texts: '# Shirts\n# Ballen' },
    de: {},
    sv: {},
  }
  const slides = block({ type: 'slides', values: { variant: 'single', scenes: ['team-wear', 'balls', 'shoes'] }, texts })
  await call('PUT', `api/pages/${id}`, { version: 1, document: page(slides) })
  await publish(id, 2)
  const en = (await read('slides')).text
  const track = en.slice(en.indexOf('product-slider-track'), en.indexOf('</section>', en.indexOf('product-slider-track')))
  expect(en).toContain('data-variant="single"')
  expect(track.match(/scene_(team-wear|balls|shoes)_hero[^"\s]*_640/g)?.length).toBeGreaterThanOrEqual(3)
  expect(track.match(/class="block-banner"/g)).toHaveLength(3)
  expect(track).toMatch(/<a class="button" href="\/en\/team-wear">To the shirts<\/a>/)
  expect(track).toContain('&lt;b&gt;')
  expect(track).not.toMatch(/javascript:|<b>/)
  expect((await read('slides', 'nl')).text).toContain('<h2>Ballen</h2>')
  // A category is linked by its path in the editor's language, and found by the one of the shopper's.
  expect((await read('slides', 'de')).text).toContain('href="/de/teamkleidung"')
})

test('a block without visible content says in the editor, and only there, what it needs', async () => {
  const { call, begin, publish } = await editor()
  const id = await begin('needs')
  await call('PUT', `api/pages/${id}`, {
    version: 1,
    document: page(block({ type: 'lightbox' }), block({ id: 'b2', type: 'video' }), block({ id: 'b3', type: 'newsletter' })),
  })
  const canvas = (await call('GET', `pages/${id}/canvas?store=en`)).text
  expect(Array.from(canvas.matchAll(/<p data-touchline-note[^>]*>([^<]*)/g), ([, note]) => note)).toEqual([
    'Nothing can be seen of this block yet. Fill in: Product or Other pictures.',
    'Nothing can be seen of this block yet. Fill in: Address of the video or its player.',
  ])
  await publish(id, 2)
  expect((await read('needs')).text).not.toContain('Nothing can be seen')
})

test('without a script a countdown shows its end while it runs, and afterwards that it is over', async () => {
  const { call, begin, publish } = await editor()
  const id = await begin('countdown')
  const until = new Date(now.getTime() + 60_000).toISOString()
  const texts = { en: { running: 'The sale ends on', ended: 'The sale is over' }, nl: {}, de: {}, sv: {} }
  await call('PUT', `api/pages/${id}`, { version: 1, document: page(block({ type: 'countdown', values: { until }, texts })) })
  await publish(id, 2)
  const de = (await read('countdown', 'de')).text
  expect(de).toMatch(/The sale ends on <time datetime="[^"]+">\d+\. \p{L}+ 2026 um \d\d:\d\d<\/time>/u)
  expect(de).toContain('<p data-countdown-ended hidden>')
  now = new Date(now.getTime() + 120_000)
  const later = (await read('countdown')).text
  expect([later.includes('The sale ends on'), later.includes('<p data-countdown-ended>The sale is over')]).toEqual([false, true])
  // An ended countdown has no mount, since the widget would find no time to count down to and report that.
  expect([de.includes('data-touchline="countdown"'), later.includes('data-touchline="countdown"')]).toEqual([true, false])
})

test('the list says of each page what it is called, what shoppers see of it, what is missing, and who changed it when', async () => {
  const { call, begin, publish } = await editor()
  const id = await begin('listed')
  const document = {
    title: { en: 'Summer sale', nl: 'Zomeruitverkoop', de: '', sv: '' },
    blocks: [
      block({ texts: { en: { heading: 'Hello' }, nl: { heading: 'Hallo' }, de: {}, sv: {} } }),
      block({ id: 'b2', type: 'product-picks' }),
    ],
  }
  await call('PUT', `api/pages/${id}`, { version: 1, document })
  const row = async (language = 'en') => {
    const { text } = await call('GET', '../editor', undefined, { ...from(), 'Accept-Language': language })
    const [found = ''] = text.split('<tr>').filter((one) => one.includes('/pages/listed'))
    return found.replaceAll(/<[^>]*>|\s+/g, ' ').replaceAll(/ +/g, ' ')
  }
  expect(await row()).toContain('Summer sale')
  expect(await row()).toMatch(/Draft .*texts in German, Swedish; 1 thing to fill in .*editor@touchline\.example/)
  expect(await row('nl')).toMatch(/Zomeruitverkoop .*Concept .*teksten in het Duits, Zweeds/)
  await publish(id, 2)
  expect(await row()).toMatch(/Published since .*NL BE EN DE SE/)
  await call('PUT', `api/pages/${id}`, { version: 2, document: { ...document, title: { ...document.title, de: 'Sommer' } } })
  expect(await row()).toContain('Published, with changes that nobody sees yet')
})
