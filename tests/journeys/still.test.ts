// Tests that nothing moves on any page while its widgets start, down to the end of the page, including those that start when visible.
import { expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { inTime, watchIdle } from '../support/idle.ts'
import { isAll } from '../support/scope.ts'
import { layoutShifts, untilReady } from '../support/visit.ts'
import { holdBack } from './holding.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true, isShared: true })

const kinds = (['configurable', 'tierPriced', 'soldOut', 'bundle', 'grouped', 'teamWear', 'personalised', 'strungRacket'] as const).map(
  (name) => `product/${landmarks[name].slug}`,
)
const screens = [
  '',
  'search?q=tennis',
  'checkout/cart',
  'wishlist',
  'compare',
  'contact',
  'returns',
  'withdrawal',
  'orders/track',
  'complaint',
  'account',
  'account/register',
  'pages/team-orders',
]

const pages: (readonly ['en' | 'nl', string, number])[] = [
  ...[...kinds, ...screens].flatMap((path) => [['en', path, 390] as const, ['nl', path, 1280] as const]),
  ['en', 'clothing/tops', 390],
  ['nl', 'ballen/voetballen', 1280],
  ['nl', `product/${landmarks.soldOut.slug}`, 390],
]

/** Runs in the page: scrolls to its end by half windows, each rendered, and back. */
async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  scrollTo(0, 0)
}

// `npm test` runs every fifth of them, alternating between a phone and a desktop.
const looked = pages.filter((_, at) => isAll || at % 5 === 0)

test.each(looked)('on /%s/%s at %i px nothing moves during scrolling', async (store, path, width) => {
  const guest = await stage.visit(store, { viewport: { width, height: 844 } })
  const { page } = guest
  const isIdle = watchIdle(page)
  await guest.open(path)
  await inTime(page, page.evaluate(scrollThrough))
  await isIdle()
  expect(await layoutShifts(page)).toEqual([])
})

test.each(rowsOf([390, 1280]))(
  'at %i px, a product opened at its reviews shows them before the script, where they stand afterwards',
  async (width) => {
    const guest = await stage.visit('en', { viewport: { width, height: 844 } })
    const { page, context } = guest
    // This test does not cover what a page without its script does after ten seconds.
    const browser = await context.newCDPSession(page)
    await browser.send('Animation.enable')
    await browser.send('Animation.setPlaybackRate', { playbackRate: 0 })
    const release = await holdBack(page, /\.js$/)
    await guest.open(`product/${landmarks.configurable.slug}#reviews`, 'domcontentloaded')
    /** The sections whose text is visible. */
    const readShown = () =>
      page
        .locator('.tabs-section')
        .evaluateAll((sections) =>
          sections.flatMap(({ id, lastElementChild }) =>
            lastElementChild?.checkVisibility({ visibilityProperty: true }) && !lastElementChild.closest('[hidden]') ? id : [],
          ),
        )
    // Stylesheets delay the first paint, but not the end of the document.
    await page.waitForFunction(() =>
      Array.from(document.querySelectorAll('link'), ({ rel, sheet }) => rel !== 'stylesheet' || sheet).every(Boolean),
    )
    const shown = await readShown()
    expect(shown).toContain('reviews')
    release()
    await untilReady(page)
    expect(await readShown()).toEqual(shown)
  },
)
