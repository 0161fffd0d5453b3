// Tests a plain HTML file that contains what the READMEs tell authors to add, word for word, and nothing else of ours.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { hasOldLibraries, readOldLibrary } from '../support/old-libraries.ts'
import { foreignGlobals, foreignReset } from './foreign.ts'
import type { Guest } from './guest.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true })

const root = join(import.meta.dirname, '../..')

/** The first HTML that a README shows. */
async function shownBy(readme: string): Promise<string> {
  const html = /```html\n([\s\S]*?)```/.exec(await readFile(join(root, readme), 'utf8'))?.[1]
  if (!html) throw new Error(`${readme} shows no HTML`)
  return html
}

/** Opens the file in the Dutch store, which the README's example is written for. */
async function openFile(guest: Guest, head: string): Promise<void> {
  // The page prints no product, so its settings must say that the host can be asked for one.
  const first = (await shownBy('README.md')).replace('"locale"', '"extensions": ["products"], "locale"')
  const badge = await shownBy('widgets/wishlist-badge/README.md')
  // Since the host prints no product here, the widget requests it.
  const choice = (await shownBy('widgets/product-options/README.md'))
    .replace(/<script[\s\S]*?<\/script>/, '')
    .replace(/data-product-id="\d+"/, `data-product-id="${landmarks.configurable.id}"`)
  const html = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Plain</title><link rel="icon" href="data:,">${head}</head>
<body>${first}${badge}${choice}</body></html>`
  await guest.page.route(`${guest.base}plain.html`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  await guest.open('plain.html')
}

const script = (text: string) => `<script>${text.replaceAll('</script', '<\\/script')}</script>`
const base = '<base href="/somewhere/else/">'
const kinds: [string, () => Promise<string>][] = [
  ['nothing else on it', async () => ''],
  ['patched globals, a reset and <base>', async () => `${base}${script(await foreignGlobals())}<style>${await foreignReset()}</style>`],
]
if (hasOldLibraries()) {
  kinds.push([
    'Prototype.js 1.7, jQuery, a reset and <base>',
    async () =>
      `${base}${script(readOldLibrary('prototype'))}${script(`${readOldLibrary('jquery')};jQuery.noConflict()`)}<style>${await foreignReset()}</style>`,
  ])
}

describe.each(rowsOf(kinds))('on a file with %s', (_kind, head) => {
  test("the README's first widget, the wishlist's badge and a product's options work", async () => {
    const guest = await stage.visit('nl')
    const { page } = guest
    await openFile(guest, await head())
    const mounts = page.locator('[data-touchline]')
    await expect
      .poll(() => mounts.evaluateAll((all) => all.map((mount) => mount.getAttribute('data-touchline-status'))))
      .toEqual(['ready', 'ready', 'ready'])

    // The address of this page contains the choices, whatever a <base> says.
    await guest.chooseVariant()
    await expect.poll(() => new URL(page.url()).hash).toContain('size=')
    expect(new URL(page.url()).pathname).toBe('/nl/plain.html')

    const answers = await page.evaluate(
      async ({ id, sku }) => {
        const api = await window.touchline?.ready
        if (!api) return null
        const toggled = await api.wishlist.toggle(id, true)
        const added = await api.cart.add([{ sku, quantity: 2 }])
        return [toggled.ok, added.ok]
      },
      await bottle(),
    )
    expect(answers).toEqual([true, true])

    await guest.popup.getByText(guest.words.added).waitFor()
    await guest.untilCount(2)
    await page.locator('[data-touchline="wishlist-badge"]').getByRole('link', { name: /, 1 / }).waitFor()
    // It opens below its mount, which is at the left of this page, and must not be wider than the window.
    const box = await guest.popup.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)

    await guest.popup.getByRole('link', { name: guest.words.viewCart }).click()
    await page.waitForURL(`${guest.base}checkout/cart`)
  })
})

/** A product with one price, which anybody can add. */
async function bottle(): Promise<{ id: number; sku: string }> {
  const { id } = landmarks.simple
  const { sku } = await stage.shop.db.selectFrom('product').select('sku').where('id', '=', id).executeTakeFirstOrThrow()
  return { id, sku }
}
