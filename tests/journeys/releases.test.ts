// Tests two releases on one page, as after a partial upgrade: one owns every mount, the other says so and does nothing more.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { distFolder, flavour, readManifest } from '../conformance/stage.ts'
import { addRelease, makeOtherRelease } from '../support/other-release.ts'
import { complaints } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { doubleClick } from './holding.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()
const other = await makeOtherRelease(join(distFolder, flavour))
const { version: own } = await readManifest()
const second = /already runs on this page, so this second script does nothing/

const ordersOf = ({ email }: Guest) => stage.shop.db.selectFrom('shop_order').select('status').where('email', '=', email).execute()

/** A guest whose pages contain both releases, one of them late; returns the files that were loaded from each. */
async function visitBoth(owner: string): Promise<{ guest: Guest; requestedFiles: (version: string) => string[] }> {
  const guest = await stage.visit('en', { provoked: [second] })
  guest.email = `release-${owner === own ? 'own' : 'other'}@example.com`
  const urls: string[] = []
  guest.page.on('request', (request) => void urls.push(request.url()))
  // The page may close while a file still waits.
  const untilOwned = () => guest.page.waitForFunction(() => Object.hasOwn(window, 'touchline')).catch(() => {})
  await addRelease(guest.page, guest.base, other, async (name) => {
    if (owner === own && name === 'touchline.js') await untilOwned()
  })
  if (owner !== own)
    await guest.page.route(`**/touchline/${own}/touchline.js`, async (route) => {
      await untilOwned()
      await route.continue().catch(() => {})
    })
  return {
    guest,
    requestedFiles: (version) => urls.filter((url) => url.includes(`/touchline/${version}/`)).map((url) => url.replace(/.*\//, '')),
  }
}

/** The one report on each page of the release that came second. */
async function expectOneOwner(guest: Guest, owner: string): Promise<void> {
  const late = owner === own ? other.version : own
  await expect.poll(() => guest.visit.problems.length).toBeGreaterThan(0)
  expect(guest.visit.problems).toEqual([expect.stringContaining(`Touchline ${late}: ${owner} already runs on this page`)])
  expect(complaints(guest.visit, [second])).toEqual([])
  expect(await guest.page.evaluate(() => window.touchline?.version)).toBe(owner)
  const [mounts, known] = await guest.page.evaluate(() => [
    document.querySelectorAll('[data-touchline]').length,
    new Set(window.touchline?.mounts().map(({ element }) => element)).size,
  ])
  expect(known).toBe(mounts)
}

test('they are two indeed: no file and no version in common', async () => {
  const { files } = await readManifest()
  expect(other.version).not.toBe(own)
  expect(Object.keys(files).filter((name) => other.files.has(name))).toEqual(['touchline-room.css', 'touchline.js', 'touchline-magento.js'])
})

describe.each(
  rowsOf([
    ['the other release', other.version],
    ['the release that printed the page', own],
  ]),
)('where %s comes first', (_which, owner) => {
  const late = owner === own ? other.version : own
  test('it alone mounts, a press adds once, and one order is placed', async () => {
    const { guest, requestedFiles } = await visitBoth(owner)
    await guest.openProduct()
    await expectOneOwner(guest, owner)
    /** The late release loads only its first file; the shop prints preloads for the release that printed the page, which load nevertheless. */
    const expectUnused = () => {
      if (late === own) return
      expect(new Set(requestedFiles(late).filter((name) => name.endsWith('.js')))).toEqual(new Set(['touchline.js']))
    }
    await guest.chooseVariant()
    await doubleClick(guest.button(guest.words.add), /\/checkout\/cart\/items$/)
    await guest.popup.getByText(guest.words.added).waitFor()
    await guest.untilCount(1)
    await expect.poll(() => guest.popup.count()).toBe(1)
    expectUnused()
    await guest.walkToPayment()
    await doubleClick(guest.buyButton, /\/checkout\/cart\/payment-information$/)
    await guest.untilProvider()
    await guest.decide('Pay')
    await guest.readOrderNumber()
    await expect.poll(() => ordersOf(guest)).toEqual([{ status: 'paid' }])
    expectUnused()
  })
})
