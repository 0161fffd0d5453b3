// Tests the example themes in PHP, Twig and Liquid: widgets continue with the printed HTML, lists render, products can be added, and the checkout is reached.
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { distFolder, flavour } from '../conformance/stage.ts'
import { findOrInstallPhp } from '../support/php.ts'
import { startTheme } from '../support/theme-host.ts'
import { buyOne, keepPrinted, printedStill } from './printed-shop.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true })
const open: { close: () => Promise<void> }[] = []
let category = 0
beforeAll(async () => {
  findOrInstallPhp()
  const page = await fetch(`${stage.shop.url}/en/accessories/training-equipment/water-bottles`, { headers: { Accept: 'text/html' } })
  category = Number(/data-category-id="(\d+)"/.exec(await page.text())?.[1])
}, 180_000)
// Not before the visits are closed, since a pending call would be reported as an error.
afterAll(async () => {
  for (const shop of open) await shop.close()
})

describe.each(rowsOf(['php', 'twig', 'liquid']))('%s', (engine) => {
  test('home, list, product, cart, checkout', async () => {
    const shop = await startTheme(engine, stage.shop.url, join(distFolder, flavour), category)
    open.push(shop)
    const guest = await stage.visit('en')
    const { page } = guest
    const kit = await guest.kit()
    await keepPrinted(page)
    await page.goto(`${shop.url}/en/`)
    expect(await printedStill(page, 'minicart', 'header-search', 'wishlist-badge')).toBe(true)
    await page.getByRole('link', { name: 'Water bottles' }).click()
    await buyOne(kit, 'Driftwood Steel water bottle')
    expect(new URL(page.url()).pathname).toBe('/en/basket')
    await kit.cart.checkOut()
    expect(await kit.checkout.step()).toBe(1)
    const confirmation = await fetch(`${shop.url}/en/checkout/success`, { headers: { Accept: 'text/html' } })
    expect(await confirmation.text()).toContain('<strong data-order-number="100000001">100000001</strong>')
  })
})
