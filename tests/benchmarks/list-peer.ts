// Compares lists and facets with instantsearch.js: bytes, start-up, a pressed facet, a submitted query, memory, growth. Same data, same run; answers come at once.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { mountHtml, stage } from '../conformance/stage.ts'
import type { Manifest } from './built.ts'
import { bundleStage } from './bundle-stage.ts'
import { answerOf, nameOf, peerAnswerOf, type ListSize } from './list-data.ts'
import { pressOptions, sendQueries } from './list-hands.ts'
import { answerPictures } from './pixel.ts'
import { median, type Row } from './row.ts'
import { costOf, costOfDoing, hasFetched, insertTemplate, openSlowPage, type SlowPage } from './slow-page.ts'

const runs = Number(process.env['BENCH_RUNS'] ?? 3)
const times = 8
const sizes: readonly ListSize[] = [
  { products: 24, facets: 10, options: 50 },
  { products: 96, facets: 10, options: 50 },
  { products: 384, facets: 10, options: 50 },
  { products: 24, facets: 1, options: 500 },
  { products: 96, facets: 1, options: 500 },
  { products: 384, facets: 1, options: 500 },
]
/** The allowed share of the peer's time to mount a list of 500 facet values, by the number of products. */
const mountShare: Record<number, number> = { 24: 0.35, 384: 0.65 }

/** The parts of the peer's page. */
interface Peer {
  script: string
  style: string
}

/** The cost of the page with all scripts fetched but no list, and the cost of the list after that: running its code, mounting and rendering. */
interface Opened {
  page: number
  mount: number
}

interface Contender {
  name: 'ours' | 'instantsearch.js'
  open: (slow: SlowPage, size: ListSize) => Promise<Opened>
  /** The text of the first card, an option of the first facet, and the field. */
  card: string
  option: string
  field: string
}

/** Measures both, with the project's limits where there are any. */
export async function measureList(browser: Browser, origin: string, root: string, manifest: Manifest): Promise<Row[]> {
  // Its templates use htm, which would resolve our preact instead of the one that renders them.
  const script = await bundleStage(root, 'list-peer', { preact: join(root, 'node_modules/instantsearch.js/node_modules/preact') })
  const peer: Peer = { script, style: await readStyles(root, manifest) }
  const loaded = new Set<string>()
  const contenders: readonly Contender[] = [
    {
      name: 'instantsearch.js',
      open: (slow, size) => openPeer(slow, peer, size),
      ...{ card: '.touchline-card-name', option: '#facet_0 input[type="checkbox"]', field: '#query input' },
    },
    {
      name: 'ours',
      open: (slow, size) => openOurs(slow, origin, size, loaded),
      ...{ card: '.touchline-card-name', option: '.facets-panel input[type="checkbox"]', field: '.toolbar-search input' },
    },
  ]
  const rows: Row[] = []
  const row = (group: string, what: string, value: number, unit: Row['unit'], bar: number | null = null) =>
    rows.push({ group, what, value, unit, bar, isPeer: what.startsWith('instantsearch.js') })
  const starts = new Map<string, number>()
  for (const size of sizes) {
    const all = contenders.map((): Measured[] => [])
    // Alternates between both, since the load of a shared computer changes within a minute.
    for (let run = 0; run < runs; run++)
      for (const [at, contender] of contenders.entries()) all[at]?.push(await measure(browser, contender, size))
    const found = new Map(contenders.map(({ name }, at) => [name, middleOf(all[at] ?? [])]))
    // Reports its progress, since it takes minutes.
    console.error(nameOf(size), found)
    const theirs = found.get('instantsearch.js')
    for (const { name } of contenders) {
      const { start, mount, click, query, heap } = found.get(name) ?? nothing
      const isOurs = name === 'ours' && theirs
      const share = size.options === 500 ? mountShare[size.products] : undefined
      const group = `List of ${nameOf(size)}, CPU x 4`
      row(group, `${name}: start-up until the list stands`, start, 'ms', isOurs ? theirs.start : null)
      row(group, `${name}: of that the list, mounted and drawn`, mount, 'ms', isOurs ? theirs.mount * (share ?? 1) : null)
      row(group, `${name}: facet click, list drawn`, click, 'ms', isOurs ? theirs.click / 2 : null)
      row(group, `${name}: query, list drawn`, query, 'ms', isOurs ? theirs.query : null)
      row(group, `${name}: heap after ${times} clicks and ${times} queries`, heap, 'kB')
      starts.set(`${name} ${nameOf(size)}`, start)
    }
  }
  const growth = (name: string) => {
    const at = (products: number) => starts.get(`${name} ${nameOf({ products, facets: 10, options: 50 })}`) ?? 0
    return (at(384) - at(24)) / 360
  }
  for (const { name } of contenders) {
    row('List', `${name}: start-up, each further product`, growth(name), 'ms', name === 'ours' ? growth('instantsearch.js') : null)
  }
  const files = Object.entries(manifest.files).filter(([file]) => loaded.has(file))
  const runtime = ['touchline.js', ...(manifest.widgets['wishlist-badge']?.chunks ?? []), ...(manifest.pages['account']?.calls ?? [])]
  const bytes = (isCounted: (file: string) => boolean) =>
    files.filter(([file]) => isCounted(file)).reduce((sum, [, { brotli }]) => sum + brotli, 0)
  const peerBytes = brotliCompressSync(script).length
  row(
    'List',
    'ours, on a page that has the runtime',
    bytes((file) => !runtime.includes(file)),
    'bytes',
    peerBytes,
  )
  row(
    'List',
    'ours, alone on a page with all it needs',
    bytes(() => true),
    'bytes',
    peerBytes,
  )
  row('List', 'instantsearch.js with these widgets', peerBytes, 'bytes')
  return rows
}

type Measured = { start: number; mount: number; click: number; query: number; heap: number }
const nothing: Measured = { start: Number.NaN, mount: Number.NaN, click: Number.NaN, query: Number.NaN, heap: Number.NaN }

async function measure(browser: Browser, { open, card, option, field }: Contender, size: ListSize): Promise<Measured> {
  const slow = await openSlowPage(browser)
  const opened = await open(slow, size)
  await slow.collectGarbage()
  const before = await slow.counters()
  await slow.page.evaluate(pressOptions, { card, option, times })
  const pressed = await slow.counters()
  await slow.page.evaluate(sendQueries, { card, field, times })
  const queried = await slow.counters()
  await slow.collectGarbage()
  const heap = ((await slow.counters()).JSHeapUsedSize - before.JSHeapUsedSize) / 1024
  // Uses the main thread's own time, since the clock also counts other processes.
  const click = ((pressed.TaskDuration - before.TaskDuration) * 1000) / times
  const query = ((queried.TaskDuration - pressed.TaskDuration) * 1000) / times
  await slow.close()
  return { start: opened.page + opened.mount, mount: opened.mount, click, query, heap }
}

function middleOf(all: readonly Measured[]): Measured {
  const middle = (part: keyof Measured) => median(all.map((one) => one[part]))
  return { start: middle('start'), mount: middle('mount'), click: middle('click'), query: middle('query'), heap: middle('heap') }
}

async function openOurs(slow: SlowPage, origin: string, size: ListSize, loaded: Set<string>): Promise<Opened> {
  await answerPictures(slow.page)
  await slow.page.addInitScript(
    ({ a, b, size: wanted }) => {
      Object.assign(window, { benchSize: wanted })
      const { fetch } = window
      window.fetch = (input, init) => {
        const url = new URL(input instanceof Request ? input.url : String(input), location.href)
        if (url.pathname.endsWith('filter-dividers/list'))
          return Promise.resolve(new Response('[]', { headers: { 'content-type': 'application/json' } }))
        if (!url.pathname.endsWith('product/list')) return fetch(input, init)
        const chosen = [...url.searchParams.keys()].filter((key) => key.endsWith('[]')).length
        const isOther = (chosen + (url.searchParams.get('query')?.length ?? 0)) % 2 === 1
        return Promise.resolve(new Response(isOther ? b : a, { headers: { 'content-type': 'application/json' } }))
      }
    },
    { a: JSON.stringify(answerOf(size, 'A')), b: JSON.stringify(answerOf(size, 'B')), size },
  )
  slow.page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) loaded.add(pathname.split('/').at(-1) ?? '')
  })
  const mount = (name: string, options: object, id = name) =>
    mountHtml(name, { fallback: '', options: { categoryId: 3, ...options } }, { id, attributes: { 'data-when': 'load' } })
  const expanded = Array.from({ length: size.facets }, (_, at) => `facet_${at}`)
  const body = [
    mount('toolbar', { hasSearch: true }),
    mount('active-facets', {}),
    mount('facets', { openAtFirst: size.facets, expanded: ['*', ...expanded] }),
    mount('product-list', { imageWidths: [320, 640], hasCompare: true }),
    mount('toolbar', { part: 'pages' }, 'pages'),
  ].join('')
  // The tags that a host prints for the widget, including its script, since the peer's page names its script too.
  const tags = { widget: 'product-list', hasTags: true }
  const address = await stage(slow.page, origin, 'en', `<template>${body}</template>`, tags)
  const page = await costOf(slow, address, hasFetched)
  const mounted = await costOfDoing(
    slow,
    () => slow.page.evaluate(insertTemplate),
    () => {
      const wanted: ListSize = Reflect.get(window, 'benchSize')
      const count = (selector: string) => document.querySelectorAll(selector).length
      return count('.touchline-card') === wanted.products && count('.facets-panel .facets-option') === wanted.facets * wanted.options
    },
  )
  return { page, mount: mounted }
}

async function openPeer(slow: SlowPage, { script, style }: Peer, size: ListSize): Promise<Opened> {
  const address = 'http://peer.test/'
  await answerPictures(slow.page)
  const data = JSON.stringify({ A: JSON.stringify(peerAnswerOf(size, 'A')), B: JSON.stringify(peerAnswerOf(size, 'B')) })
  const facets = Array.from({ length: size.facets }, (_, at) => `<div id="facet_${at}"></div>`).join('')
  await slow.page.route(`${address}**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/bench/')) return route.fallback()
    if (pathname !== '/') return route.fulfill({ contentType: 'text/javascript', body: script })
    const head = `<!doctype html><title>Peer</title><link rel="icon" href="data:,"><link rel="modulepreload" href="/peer.js"><style>${style}</style>`
    const places = ['query', 'stats', 'active', 'sort'].map((id) => `<div id="${id}"></div>`).join('')
    const body = `${places}${facets}<div id="list" data-touchline="product-list"></div><div id="pages"></div><script>window.benchAnswers=${data};window.benchSize=${JSON.stringify(size)}</script>`
    return route.fulfill({ contentType: 'text/html', body: head + body })
  })
  const page = await costOf(slow, address, hasFetched)
  const run = () => {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: '/peer.js' }))
  }
  const mount = await costOfDoing(
    slow,
    () => slow.page.evaluate(run),
    () => {
      const wanted: ListSize = Reflect.get(window, 'benchSize')
      const count = (selector: string) => document.querySelectorAll(selector).length
      return count('.touchline-card') === wanted.products && count('.ais-RefinementList-item') === wanted.facets * wanted.options
    },
  )
  return { page, mount }
}

/** Our stylesheet, so that both lay out the same card in the same grid. */
async function readStyles(root: string, { widgets }: Manifest): Promise<string> {
  const wanted = [widgets['wishlist-badge']?.css, widgets['product-list']?.css].filter((file) => typeof file === 'string')
  if (wanted.length !== 2) throw new Error('The peer would be drawn without the styles of a card')
  const texts = await Promise.all(wanted.map((file) => readFile(join(root, 'dist/preact', file), 'utf8')))
  return texts.join('')
}
