// Tests two people, one after the other, on one device with three tabs: in whatever order they open pages, no data of the first is shown,
// stored or sent after the second has logged in.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { forgetAll } from '../support/browser-session.ts'
import { canary, seesCanary } from '../support/canary.ts'
import { pick, seededRandom } from '../support/random.ts'
import { Shopper } from '../support/shopper.ts'
import { untilReady, watchPage } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { accountButton, logIn, mountOf } from './menus.ts'
import { failedCalls, useShop } from './use-shop.ts'
import { isAll, isSoak } from '../support/scope.ts'

const stage = useShop()
const seeds = isSoak ? 20 : isAll ? 2 : 1
const screens = ['', 'account', 'account/settings', 'account/addresses', 'account/orders', 'wishlist', 'contact', 'checkout/cart'] as const

/** Registers the first person, unless an earlier schedule has. */
async function register(): Promise<void> {
  const { firstName: firstname, lastName: lastname, email, password, phone: telephone } = canary
  const body = { firstname, lastname, email, password, password_confirmation: password, telephone }
  await new Shopper(stage.shop.url, 'en').send('POST', 'api/customer/register', body)
}

/** Opens this many screens, each in a random tab, and types into the form there. */
async function lookAround(guest: Guest, tabs: readonly Page[], count: number, random: () => number): Promise<void> {
  for (let n = 0; n < count; n++) {
    guest.page = pickTab(random, tabs)
    const screen = pick(random, screens)
    await guest.open(screen)
    await untilReady(guest.page)
    if (screen === 'contact') await guest.page.getByRole('main').locator('textarea').first().fill(canary.words)
  }
}

function pickTab(random: () => number, tabs: readonly Page[]): Page {
  const tab = tabs[Math.floor(random() * tabs.length)]
  if (!tab) throw new Error('There are tabs.')
  return tab
}

/** Logs out with the button, or loses her cookies as if she had cleared them. */
async function leave(guest: Guest, random: () => number): Promise<void> {
  if (random() < 0.3) {
    await forgetAll(guest)
    return
  }
  await accountButton(guest).click()
  await mountOf(guest, 'account-menu').getByRole('button', { name: 'Log out' }).click()
  await guest.page.waitForURL(/\/logout$/)
}

/** The tabs that contain data of hers; a tab that is loading is checked again. */
async function sightings(tabs: readonly Page[]): Promise<string[]> {
  const held = await Promise.all(
    tabs.map(async (tab) => {
      const parts = await tab
        .evaluate(() => [
          document.documentElement.outerHTML,
          Array.from(document.querySelectorAll('input, textarea'), (field) => Reflect.get(field, 'value')).join('\n'),
          JSON.stringify(localStorage),
          JSON.stringify(sessionStorage),
        ])
        .catch(() => ['kanarien: the tab was on its way'])
      return parts.flatMap((part, index) => (seesCanary(part) ? [`${tab.url()}: ${['page', 'fields', 'local', 'session'][index]}`] : []))
    }),
  )
  return held.flat()
}

test.each(Array.from({ length: seeds }, (_, seed) => seed + 1))('seed %i: no data of the first is left for the second', async (seed) => {
  await register()
  const random = seededRandom(seed)
  const guest = await stage.visit('en', { provoked: [failedCalls] })
  const tabs = [guest.page, await guest.context.newPage(), await guest.context.newPage()]
  for (const tab of tabs.slice(1)) await watchPage(tab, guest.visit.problems)
  await guest.open('')
  await logIn(guest, canary)
  await accountButton(guest).waitFor()
  await lookAround(guest, tabs, 6, random)
  guest.page = pickTab(random, tabs)
  if (guest.page.url() === 'about:blank') await guest.open('')
  await untilReady(guest.page)
  await leave(guest, random)
  guest.page = pickTab(random, tabs)
  if (random() < 0.5) await guest.open(pick(random, ['', 'contact']))
  if (guest.page.url() === 'about:blank') await guest.open('')
  await untilReady(guest.page)
  // If only the cookies are gone, this tab does not know it yet.
  if (await accountButton(guest).isVisible()) await guest.open('')
  await logIn(guest)
  await mountOf(guest, 'account-menu')
    .getByRole('button', { name: /^Account of (?!Kanariette)/ })
    .waitFor()

  const sent: string[] = []
  guest.context.on('request', (request) => {
    if (seesCanary(`${request.url()} ${request.postData() ?? ''}`)) sent.push(request.url())
  })
  const opened = tabs.filter((tab) => tab.url() !== 'about:blank')
  await expect.poll(() => sightings(opened), { timeout: 60_000 }).toEqual([])
  await lookAroundAs(guest, opened, random)
  expect(sent).toEqual([])
})

/** The second person looks at what was open in each tab, and opens one more screen in each. */
async function lookAroundAs(guest: Guest, tabs: readonly Page[], random: () => number): Promise<void> {
  for (const tab of tabs) {
    guest.page = tab
    await tab.bringToFront()
    await guest.open(pick(random, screens))
    await untilReady(tab)
    await expect.poll(() => sightings([tab])).toEqual([])
  }
}
