// Measures a product's gallery on a computer four times slower: its start with 20 pictures, compared with swiper and keen-slider alone, and
// a change of colour that replaces the pictures.
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { mountHtml, pageConfig, readRenderer, stage } from '../conformance/stage.ts'
import { untilReady } from '../support/visit.ts'
import { bundleStage } from './bundle-stage.ts'
import { forgetEvents, recordEvents, longestEvent, settle } from './next-paint.ts'
import { answerPictures } from './pixel.ts'
import { median, type Row } from './row.ts'
import { costOf, costOfDoing, hasFetched, openSlowPage, type SlowPage } from './slow-page.ts'

const FEW = 2
const MANY = 20
/** The maximum interaction to next paint, in milliseconds. */
const BAR = 100
const runs = 5

/** Main-thread milliseconds for a page's first gallery, with few pictures, which runs the code for the first time, and for the next one, with many. */
interface Start {
  cold: number
  warm: number
}

/** One implementation of a gallery: inserts the HTML of its nth gallery into the page, or also starts it. */
type Contender = (slow: SlowPage, isStarted: boolean) => Promise<Start>

/** Measures all three, and a change of colour. */
export async function measureGallery(browser: Browser, origin: string, root: string): Promise<Row[]> {
  const script = await bundleStage(root, 'gallery-peer')
  const ours = await costOfStart(browser, (slow, isStarted) => openOurs(slow, origin, isStarted))
  const swiper = await costOfStart(browser, (slow, isStarted) => openPeer(slow, script, 'Swiper', isStarted))
  const keen = await costOfStart(browser, (slow, isStarted) => openPeer(slow, script, 'Keen', isStarted))
  const row = (what: string, value: number, unit: Row['unit'], bar: number | null = null): Row => ({
    group: 'Gallery',
    isPeer: /^(swiper|keen)/.test(what),
    what,
    value,
    unit,
    bar,
  })
  return [
    row(`ours: the first on a page, ${FEW} pictures`, ours.cold, 'ms'),
    row('swiper with arrows, keys, thumbnails and words: the same', swiper.cold, 'ms'),
    row('keen-slider alone, two strips: the same', keen.cold, 'ms'),
    row(`ours: the next, ${MANY} pictures`, ours.warm, 'ms'),
    row('swiper: the same', swiper.warm, 'ms'),
    row('keen-slider alone: the same', keen.warm, 'ms'),
    row('swiper and keen-slider, as one script', brotliCompressSync(script).length, 'bytes'),
    row('another colour to the next paint, on the page of a shirt', await pressColours(browser, origin), 'ms', BAR),
  ]
}

/** The cost of the script, compared with inserting the same HTML without it. */
async function costOfStart(browser: Browser, open: Contender): Promise<Start> {
  const whole: Start[] = []
  const bare: Start[] = []
  for (let run = 0; run < runs; run++)
    for (const isStarted of [true, false]) {
      const slow = await openSlowPage(browser)
      await answerPictures(slow.page)
      const costs = await open(slow, isStarted)
      ;(isStarted ? whole : bare).push(costs)
      await slow.close()
    }
  const added = (which: keyof Start) => median(whole.map((costs) => costs[which])) - median(bare.map((costs) => costs[which]))
  return { cold: added('cold'), warm: added('warm') }
}

const picturesOf = (count: number) => Array.from({ length: count }, (_, at) => `/bench/${at}.png`)

/** Server-rendered HTML is inserted into a page with the script loaded, and is hydrated. */
async function openOurs(slow: SlowPage, origin: string, isStarted: boolean): Promise<Start> {
  const { render } = await readRenderer()
  const mount = (count: number) => {
    const options = { label: 'Club shirt', images: picturesOf(count), widths: [], sizes: '50vw' }
    const id = `gallery-${count}`
    const rendered = render('gallery', options, {}, pageConfig(origin, 'en'), { id, state: {} })
    const html = mountHtml('gallery', { options, fallback: '' }, { id, rendered, attributes: { 'data-when': 'load' } })
    return isStarted ? html : html.replace('data-touchline="gallery"', 'data-touchline-status="ready"')
  }
  const tags = { widget: 'gallery', hasTags: true }
  const address = await stage(slow.page, origin, 'en', [FEW, MANY].map((count) => template(count, mount(count))).join(''), tags)
  await costOf(slow, address, hasFetched)
  await slow.page.evaluate(fetchPictures, picturesOf(MANY))
  const begin = (count: number) =>
    costOfDoing(
      slow,
      () => slow.page.evaluate(insert, count),
      () => document.querySelector('#place > :last-child')?.getAttribute('data-touchline-status') === 'ready',
    )
  return { cold: await begin(FEW), warm: await begin(MANY) }
}

const template = (count: number, html: string) =>
  `<template id="template-${count}">${html}</template>${count === MANY ? '<div id="place"></div>' : ''}`

/** Runs in the page, as a host's script would: replaces one gallery with another. */
function insert(count: number): void {
  const held = document.querySelector<HTMLTemplateElement>(`#template-${count}`)
  document.querySelector('#place')?.replaceChildren(...(held ? [held.content] : []))
}

/** Runs in the page: fetches the pictures before, or a gallery that takes a frame longer would be charged with more of them. */
async function fetchPictures(urls: readonly string[]): Promise<void> {
  const kept = urls.map((url) => Object.assign(new Image(), { src: url }))
  Object.assign(window, { kept })
  await Promise.all(kept.map((image) => image.decode()))
}

/** The same pictures in the peers' own markup, with the relevant part of their stylesheets. */
async function openPeer(slow: SlowPage, script: string, name: 'Swiper' | 'Keen', isStarted: boolean): Promise<Start> {
  const address = 'http://peer.test/'
  const style =
    '.swiper,.keen-slider{overflow:hidden;width:600px}.swiper-wrapper,.keen-slider{display:flex}.swiper-slide,.keen-slider__slide{flex-shrink:0;min-width:100%}img{width:100%;height:auto}'
  const body = [FEW, MANY].map((count) => template(count, peerHtml(name, count))).join('')
  const html = `<!doctype html><title>Peer</title><link rel="icon" href="data:,"><style>${style}</style>${body}<script type="module" src="/peer.js"></script>`
  await slow.page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await slow.page.route(`${address}peer.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  await costOf(slow, address, () => typeof Reflect.get(window, 'startKeen') === 'function')
  await slow.page.evaluate(fetchPictures, picturesOf(MANY))
  const begin = (count: number) =>
    costOfDoing(
      slow,
      async () => {
        await slow.page.evaluate(insert, count)
        if (isStarted) await slow.page.evaluate((starter) => void Reflect.get(window, starter)('#place'), `start${name}`)
      },
      () => document.querySelector('#place .peer-main img') !== null,
    )
  return { cold: await begin(FEW), warm: await begin(MANY) }
}

function peerHtml(name: 'Swiper' | 'Keen', count: number): string {
  const isSwiper = name === 'Swiper'
  const slides = picturesOf(count)
    .map(
      (url) => `<div class="${isSwiper ? 'swiper-slide' : 'keen-slider__slide'}"><img src="${url}" width="960" height="960" alt=""></div>`,
    )
    .join('')
  const strip = (part: string) =>
    isSwiper
      ? `<div class="swiper ${part}"><div class="swiper-wrapper">${slides}</div></div>`
      : `<div class="keen-slider ${part}">${slides}</div>`
  return `${strip('peer-main')}<button class="peer-back">Back</button><button class="peer-on">On</button>${strip('peer-thumbs')}`
}

/** Presses the colours of the shirt's page in turn; the first press is not counted, since the browser compiles the code then. */
async function pressColours(browser: Browser, origin: string): Promise<number> {
  const slow = await openSlowPage(browser)
  const { page } = slow
  await page.addInitScript(recordEvents)
  await page.goto(`${origin}/en/product/${landmarks.configurable.slug}`)
  await untilReady(page, '.buy')
  const times: number[] = []
  for (const name of ['Royal blue', 'Black', 'White', 'Royal blue', 'Black', 'White']) {
    await settle(page)
    await forgetEvents(page)
    await page.locator('label').filter({ hasText: name }).first().click()
    times.push(await longestEvent(page))
  }
  await slow.close()
  return median(times.slice(1))
}
