// Measures the start of a grid's wishlist buttons and of a row of products, with their code loaded: the same HTML is inserted with their mount and without.
import type { Browser } from 'playwright-core'
import { mountHtml, readFixture, stage } from '../conformance/stage.ts'
import { median, type Row } from './row.ts'
import { costOf, costOfDoing, hasFetched, insertTemplate, openSlowPage } from './slow-page.ts'

const runs = 5
const HEARTS = 96
const SLIDES = 20
const at = { attributes: { 'data-when': 'load' } }

/** Measures 96 wishlist buttons under one root, and a slider of 20. */
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
  // Both pages have a badge, so that the runtime is loaded on both.
  const rest = mountHtml('wishlist-badge', badge, { id: 'badge', ...at })
  const cost = async (widget: string, html: string, mount: string) => {
    const spent: number[] = []
    for (let run = 0; run < runs; run++) {
      const [withIt, without] = [
        await costOfPart({ browser, origin, widget, rest, part: mount }),
        await costOfPart({ browser, origin, widget, rest, part: html }),
      ]
      spent.push(withIt - without)
    }
    return median(spent)
  }
  const hearts = await cost('wishlist-toggle', grid, mountHtml('wishlist-toggle', { ...heart, fallback: grid }, { id: 'hearts', ...at }))
  const row = await cost('product-slider', track, mountHtml('product-slider', { ...slider, fallback: track }, { id: 'slider', ...at }))
  return [
    { group: 'Parts', what: `${HEARTS} hearts, one root, CPU x 4`, value: hearts, unit: 'ms', bar: 60 },
    { group: 'Parts', what: `slider of ${SLIDES}, CPU x 4`, value: row, unit: 'ms', bar: 15 },
  ]
}

interface Part {
  browser: Browser
  origin: string
  /** The widget whose tags are in the head of both pages. */
  widget: string
  /** The initial HTML. */
  rest: string
  /** The HTML to insert once that is ready. */
  part: string
}

async function costOfPart({ browser, origin, widget, rest, part }: Part): Promise<number> {
  const slow = await openSlowPage(browser)
  const body = `${rest}<template>${part}</template>`
  await costOf(slow, await stage(slow.page, origin, 'en', body, { widget, hasTags: true }), hasFetched)
  await slow.page.waitForFunction(isReady)
  const cost = await costOfDoing(slow, () => slow.page.evaluate(insertTemplate), isReady)
  await slow.close()
  return cost
}

/** Runs in the page: whether every mount is ready. */
function isReady(): boolean {
  const mounts = [...document.querySelectorAll('[data-touchline]')]
  return mounts.every((mount) => mount.getAttribute('data-touchline-status') === 'ready')
}
