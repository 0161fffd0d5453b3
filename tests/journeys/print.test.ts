// What an order and its confirmation are on paper: goods, sums and the seller, without what can only be pressed.
import { expect, test } from 'vitest'
import { sellerOf } from '#demo-pages/pages/seller.ts'
import { storeByCode } from '#demo-pages/host/store-view.ts'
import { demoLogin } from '#demo-pages/shop/demo-customers.ts'
import { purchase, stockUp } from '../support/purchase.ts'
import { readPdf } from '../support/read-pdf.ts'
import { Shopper } from '../support/shopper.ts'
import { openVisit } from '../support/visit.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()

test.each(['nl', 'en', 'de', 'se'] as const)('in the store %s an order and its confirmation print as documents', async (store) => {
  const piece = await stockUp(stage.shop.db, 50)
  const shopper = new Shopper(stage.shop.url, store)
  await shopper.send('POST', 'api/customer/login', demoLogin)
  const { body } = await purchase(shopper, piece, { qty: 2, method: 'banktransfer' })
  const visit = await openVisit(stage.browser)
  const { page } = visit
  await page.context().addCookies(Array.from(shopper.cookies, ([name, value]) => ({ name, value, url: `${stage.shop.url}/${store}/` })))
  for (const [path, widget] of [
    [`account/orders/${body.order_number}`, 'order-detail'],
    ['checkout/success', 'order-confirmation'],
  ] as const) {
    await page.goto(`${stage.shop.url}/${store}/${path}`)
    await page.locator(`[data-touchline="${widget}"][data-touchline-status="ready"]`).waitFor()
    await page.emulateMedia({ media: 'print' })
    const seen = await page.evaluate(() => ({
      words: document.body.innerText,
      pressed: Array.from(document.querySelectorAll('button, summary, input, select, [role="button"]'), (element) =>
        element.checkVisibility() ? (element.textContent ?? '').trim() : null,
      ).filter((text) => text !== null),
      // A link is plain on paper: what remains names goods, or the shop.
      links: Array.from(document.querySelectorAll('a'), (link) => (link.checkVisibility() ? link.innerText.trim() : '')).filter(Boolean),
      dark: Array.from(document.querySelectorAll('body *')).filter((element) => {
        const { backgroundColor } = getComputedStyle(element)
        const [red = 255, green = 255, blue = 255, alpha = 1] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number)
        return element.checkVisibility() && alpha > 0.5 && red + green + blue < 200 && element.getBoundingClientRect().width > 100
      }).length,
    }))
    const { name, vat } = sellerOf(storeByCode(store))
    for (const fact of [body.order_number, name, vat, '2 ×']) expect(seen.words, path).toContain(fact)
    expect({ pressed: seen.pressed, dark: seen.dark }, path).toEqual({ pressed: [], dark: 0 })
    expect(seen.links.length, `${path}: ${seen.links.join(', ')}`).toBeLessThanOrEqual(2)
    expect((await readPdf(await page.pdf({ format: 'A4', tagged: true }))).pages, path).toBe(1)
    await page.emulateMedia({ media: 'screen' })
    expect(await page.evaluate(() => document.querySelector('.printed-seller')?.checkVisibility())).toBe(false)
  }
  await visit.close()
})
