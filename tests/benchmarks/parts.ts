// What a grid's hearts and a row of products cost to start: the page with them against the page without.
import type { Browser } from 'playwright-core'
import { mountHtml, readFixture, stage } from '../conformance/stage.ts'
import { median, type Row } from './row.ts'
import { costOf, openSlowPage } from './slow-page.ts'

const runs = 5
const HEARTS = 96
const SLIDES = 20
const at = { attributes: { 'data-when': 'load' } }

/** Rows for 96 hearts under one root, and for a slider of 20. */
export async function measureParts(browser: Browser, origin: string): Promise<Row[]> {
  const [badge, heart, slider] = await Promise.all(['wishlist-badge', 'wishlist-toggle', 'product-slider'].map(readFixture))
  if (!badge || !heart || !slider) throw new Error('A fixture is missing')
  const [form = ''] = heart.fallback.split('</form>')
  const grid = Array.from({ length: HEARTS }, (_, index) => `${form.replaceAll('"1"', `"${index + 1}"`)}</form>`).join('')
  const slides = Array.from(
    { length: SLIDES },
    (_, index) => `<div><h2><a href="/en/product/ball-${index}">Ball ${index}</a></h2><p>Round</p></div>`,
  )
  const track = `<div class="product-slider-track" role="group" tabindex="0" aria-label="Balls">${slides.join('')}</div>`
  // A badge stands on both pages, so that neither pays for the runtime alone.
  const rest = mountHtml('wishlist-badge', badge, { id: 'badge', ...at })
  const cost = async (html: string, mount: string) => {
    const spent: number[] = []
    for (let run = 0; run < runs; run++)
      spent.push((await costOfPage(browser, origin, rest + mount)) - (await costOfPage(browser, origin, rest + html)))
    return median(spent)
  }
  const hearts = await cost(grid, mountHtml('wishlist-toggle', { ...heart, fallback: grid }, { id: 'hearts', ...at }))
  const row = await cost(track, mountHtml('product-slider', { ...slider, fallback: track }, { id: 'slider', ...at }))
  return [
    { group: 'Parts', what: `${HEARTS} hearts, one root, CPU x 4`, value: hearts, unit: 'ms', bar: 60 },
    { group: 'Parts', what: `slider of ${SLIDES}, CPU x 4`, value: row, unit: 'ms', bar: 15 },
  ]
}

async function costOfPage(browser: Browser, origin: string, body: string): Promise<number> {
  const slow = await openSlowPage(browser)
  const cost = await costOf(slow, await stage(slow.page, origin, 'en', body), () =>
    [...document.querySelectorAll('[data-touchline]')].every((mount) => mount.getAttribute('data-touchline-status') === 'ready'),
  )
  await slow.close()
  return cost
}
