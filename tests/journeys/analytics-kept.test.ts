// Tests analytics with the browser's back/forward cache: a restored page is not counted again, and continues to count new actions.
import { expect, test } from 'vitest'
import { isAll } from '../support/scope.ts'
import { untilReady } from '../support/visit.ts'
import { CLAIM } from './counted-visit.ts'
import type { Guest } from './guest.ts'
import { goBack, letKeep, watchSleep } from './sleeping.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop({ isCounting: true }, { hasBackForwardCache: true })

/** The events that the page's tag manager got, oldest first: an event's name, and for one of a list the items in it. */
const sentEvents = ({ page }: Guest): Promise<string[]> =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer')
    return (Array.isArray(layer) ? layer : []).flatMap(({ event, ecommerce }) => {
      if (typeof event !== 'string') return []
      return event === 'view_item_list' ? ecommerce.items.map((item: { item_id: string }) => `${event} ${item.item_id}`) : [event]
    })
  })
const isOfList = (name: string) => name.startsWith('view_item_list')
const deeds = async (guest: Guest) => (await sentEvents(guest)).filter((name) => !isOfList(name))

/** She has consented to analytics, and every page reports whether it was restored. */
async function visit(name: string): Promise<Guest> {
  const guest = await stage.visit('en', { provoked: [failedCalls] })
  guest.email = `${name}@example.com`
  await guest.context.addCookies([{ name: 'touchline-consent', value: 'granted', url: guest.origin }])
  await watchSleep(guest)
  return guest
}

test('a restored list reports nothing again on the way back, and each new action once', async () => {
  const guest = await visit('kept-list')
  const { page } = guest
  await guest.open('')
  await guest.openDepartment()
  await untilReady(page)
  // Only visible items count, and the first cards are below the fold.
  await page.mouse.wheel(0, 600)
  await expect.poll(async () => (await sentEvents(guest)).filter(isOfList).length).toBeGreaterThan(0)
  await guest.followShirt()
  await expect.poll(() => deeds(guest)).toEqual(['view_item'])

  expect(await goBack(guest)).toBe(true)
  expect(await deeds(guest)).toEqual(['select_item'])
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /wishlist/ })
    .first()
  await heart.click()
  await page.getByText('Added to your wishlist').first().waitFor()
  await expect.poll(() => deeds(guest)).toEqual(['select_item', 'add_to_wishlist'])
  const seen = (await sentEvents(guest)).filter(isOfList)
  expect(seen).toEqual([...new Set(seen)])
})

/** An action that counts whenever it happens, by the host's own code: an event repeated on the way back would come before it. */
const addToWishlist = ({ page }: Guest) => page.evaluate(async () => void (await (await window.touchline?.ready)?.wishlist.toggle(1)))

test.each(isAll ? [true, false] : [])(
  'restored cart, checkout and confirmation (%s) count once per page on the way back',
  async (isKept) => {
    const guest = await visit(`kept-buying-${isKept}`)
    if (isKept) for (const path of ['checkout/cart', 'checkout', 'checkout/success']) await letKeep(guest, path)
    /** A restored page still has its earlier events; a page that is loaded anew reports what is visible on it, once, and no action. */
    const expectBack = async (before: string[], anew: string[], wished: string) => {
      expect(await goBack(guest)).toBe(isKept)
      if (!isKept) await expect.poll(() => deeds(guest)).toEqual(anew)
      await addToWishlist(guest)
      await expect.poll(() => deeds(guest)).toEqual([...(isKept ? before : anew), wished])
    }

    await guest.fillCart(2)
    await guest.openCart()
    await expect.poll(() => deeds(guest)).toEqual(['view_cart'])
    await guest.openCheckout()
    await expect.poll(() => deeds(guest)).toEqual(['begin_checkout'])
    await expectBack(['view_cart'], ['view_cart'], 'add_to_wishlist')
    await guest.cart.getByRole('button', { name: guest.words.increase }).click()
    await guest.untilSaved(guest.cart)
    await expect.poll(async () => (await deeds(guest)).at(-1)).toBe('add_to_cart')

    await guest.walkToPayment()
    const paying = ['begin_checkout', 'add_shipping_info', 'add_payment_info']
    await expect.poll(() => deeds(guest)).toEqual(paying)
    await guest.buy()
    // There is nothing left to check out while an order waits for its payment.
    await expectBack(paying, [], 'remove_from_wishlist')
    await guest.button('Continue payment').click()
    await guest.untilProvider()
    // No route can change the provider's redirect, so the page of thanks that the browser may keep is the second one:
    // the first gets no answer when it asks whether to report the purchase.
    await guest.page.route(CLAIM, (route) => route.abort())
    const unheard = guest.page.waitForEvent('requestfailed', (request) => CLAIM.test(request.url()))
    await guest.decide('Pay')
    await unheard
    await guest.open('checkout/success')
    await guest.page.unroute(CLAIM)
    await expect.poll(() => deeds(guest)).toEqual(['purchase'])
    await guest.open('contact')
    await expectBack(['purchase'], [], 'add_to_wishlist')
  },
)
