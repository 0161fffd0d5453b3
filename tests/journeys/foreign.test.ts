// Tests the suite on pages with other scripts, styles and templates: every widget works, and an order is placed.
import { describe, expect, test } from 'vitest'
import { hasOldLibraries, readOldLibrary } from '../support/old-libraries.ts'
import { foreignGlobals, foreignReset, makeForeign, type Foreign } from './foreign.ts'
import type { Guest } from './guest.ts'
import { untilFocused } from './keyboard.ts'
import { rowsOf } from './rows.ts'
import { expectSameRows } from './same-rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true })

/** Changes markup as minifiers and editors do: no white space between tags, empty paragraphs, a form around it, no doctype. */
function mangle(html: string): string {
  return html
    .replace(/<!doctype html>/i, '')
    .replace(/>\s+</g, '><')
    .replace(/(<div data-touchline="[^"]*"[^>]*>)/g, '$1<p></p>')
    .replace(/<main([^>]*)>/, '<main$1><form action="/nowhere" method="get"><input type="hidden" name="__VIEWSTATE" value="x">')
    .replace('</main>', '</form></main>')
}

const kinds: [string, () => Promise<Foreign>][] = [
  [
    'patched globals, a reset and <base>',
    async () => ({ scripts: [await foreignGlobals()], style: await foreignReset(), base: 'some/other/place/' }),
  ],
  ['quirks mode, a form around everything and the marks of editors', async () => ({ change: mangle })],
]
if (hasOldLibraries()) {
  kinds.push([
    'Prototype.js 1.7, jQuery, a reset and <base>',
    async () => ({
      scripts: [readOldLibrary('prototype'), `${readOldLibrary('jquery')};jQuery.noConflict()`],
      style: await foreignReset(),
      base: 'some/other/place/',
    }),
  ])
}

async function buy(guest: Guest): Promise<void> {
  await guest.openProduct()
  await guest.chooseVariant()
  await guest.increase()
  await guest.add()
  await guest.untilCount(2)
  await guest.popup.getByRole('button', { name: guest.words.increase }).click()
  await guest.untilSaved()
  await guest.popup.getByRole('link', { name: guest.words.viewCart }).click()
  await guest.cart.getByRole('link', { name: guest.words.checkout }).click()
  await guest.field(guest.words.email).waitFor()
  await guest.button(guest.words.continue).click()
  const summary = guest.page.getByRole('region', { name: guest.words.fillAll })
  await summary.getByRole('link', { name: `${guest.words.email}: ${guest.words.required}`, exact: true }).click()
  await untilFocused(guest.field(guest.words.email))
  await guest.fillAddress()
  await guest.continueToShipping()
  await guest.continueToPayment()
  await guest.choosePayment()
  await guest.buy()
  await guest.decide('Pay')
  await guest.readOrderNumber()
}

describe.each(rowsOf(kinds))('on a page with %s', (_kind, foreign) => {
  test('a guest buys three shirts', async () => {
    const guest = await stage.visit('en')
    await makeForeign(guest, await foreign())
    await buy(guest)
    await expectSameRows(stage, guest)
  })

  test('every widget of the suite is ready', async () => {
    const guest = await stage.visit('en', {
      // A guest has no order, and no account that its widgets could show.
      provoked: [/404.*last-order/, /401.*api\/customer\//],
    })
    const { change, ...rest } = await foreign()
    // Starts all mounts at once, also those that would wait for visibility.
    const atOnce = (html: string) => html.replace(/<(\w+)([^<>]*) data-touchline="/g, '<$1 data-when="load"$2 data-touchline="')
    await makeForeign(guest, { ...rest, change: (html) => atOnce(change?.(html) ?? html) })
    // Without a cart the checkout would redirect to the cart page.
    await guest.fillCart()
    await guest.open('pages/widgets')
    const mounts = guest.page.locator('[data-touchline]')
    await expect
      .poll(
        () =>
          mounts.evaluateAll((all) => all.filter((mount) => mount.getAttribute('data-touchline-status') !== 'ready').map(({ id }) => id)),
        {
          timeout: 60_000,
        },
      )
      .toEqual([])
    await expect.poll(() => mounts.count()).toBeGreaterThan(10)
  })
})
