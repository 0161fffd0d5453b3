// A page whose link a pointer rests on is there at the press, under the strict policy; nothing personal is fetched before it is asked for.
import { expect, test } from 'vitest'
import { useShop } from './use-shop.ts'

const stage = useShop({ namesLikelyPages: true })

test('a link of the menu is fetched before its press, the cart is not', async () => {
  const guest = await stage.visit('en')
  const { page } = guest
  const guesses: string[] = []
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) guesses.push(new URL(request.url()).pathname)
  })
  await guest.open('')
  const preload = await page.context().newCDPSession(page)
  await preload.send('Preload.enable')
  const ready = new Promise<string>((resolve) => {
    preload.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') resolve(new URL(prefetchUrl).pathname)
    })
  })
  await page.locator('a[href$="/en/checkout/cart"]').first().hover()
  const link = page.locator('main a[href^="/en/"]:not([href*="?"]):visible').first()
  const path = await link.getAttribute('href')
  await link.hover()
  expect(await ready).toBe(path)
  await link.click()
  await page.waitForURL(`**${path}`)
  const how = await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'deliveryType')))
  expect(how).toEqual(['navigational-prefetch'])
  expect(guesses.filter((one) => one.includes('checkout'))).toEqual([])
})
