// Tests that a choice has one price, one delivery day, one return rule and one picture on the page, in the bar, popup, cart, checkout and confirmation.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { untilReady } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { rowsOf } from './rows.ts'
import { cents } from './screen-order.ts'
import { morning, useShop } from './use-shop.ts'

// A picture of another colour appears once it is decoded.
const stage = useShop({}, { hasPictures: true })
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A picture's address without its width. */
const bare = (address: string | null) => address?.replace(/_\d+\.\w+$/, '').replace(/^https?:\/\/[^/]+/, '') ?? ''
const DAY = /\b\w+day \d{1,2} \w+/

/** The days in the texts of these elements: "Tomorrow, Tuesday 1 December" and "Made for you, delivered on Tuesday 1 December" name the same one. */
async function daysOf(page: Page, places: string): Promise<string[]> {
  const said = await page.locator(places).allInnerTexts()
  return said.flatMap((text) => DAY.exec(text)?.[0] ?? [])
}

const amountOf = async (page: Page, place: string) => cents((await page.locator(place).first().textContent()) ?? '')
const pictureOf = async (page: Page, place: string) => bare(await page.locator(place).first().getAttribute('src'))
/** The picture of a line: of a printed one that of its back, once it is drawn. */
const linePictureOf = (page: Page, place: string) =>
  page.evaluate((of) => {
    const line = document.querySelector(of)
    return line?.querySelector('image')?.getAttribute('href') ?? line?.getAttribute('src') ?? null
  }, place)
/** The back that the page draws; null where there is none. */
const backOf = (page: Page) => page.evaluate(() => document.querySelector('.touchline-shirt image')?.getAttribute('href') ?? null)

interface Row {
  of: string
  slug: string
  choose: (guest: Guest) => Promise<void>
  /** Whether the choice has another picture than the page's first. */
  hasOwnPicture?: true
  /** The page's sentence about returns after the choice. */
  returns: RegExp
}

const canReturn = /^14 days to change your mind$/
const cannotReturn = /^Made to your order: no right of withdrawal/
const price = '.product-options-price .touchline-price-now, .bundle-options-price .touchline-price-now'

const purchases: readonly Row[] = [
  {
    of: 'a team kit in another colour than its picture',
    hasOwnPicture: true,
    slug: landmarks.teamWear.slug,
    choose: async ({ page }) => {
      const options = page.locator('[data-touchline="bundle-options"]')
      await options.getByRole('radio', { name: 'Red' }).check()
      const roster = page.locator('[data-touchline="team-roster"]')
      await roster.getByRole('textbox').nth(0).fill('Ada')
      await roster.getByRole('textbox').nth(1).fill('10')
      for (const part of await roster.locator('.team-roster-player').first().getByRole('combobox').all())
        await part.selectOption({ index: 1 })
    },
    returns: cannotReturn,
  },
  {
    of: 'a shirt in another colour with a name on it',
    hasOwnPicture: true,
    slug: landmarks.personalised.slug,
    choose: async (guest) => {
      await guest.choose('Sky blue')
      await guest.choose('M')
      await guest.field('Name on the back').fill('Zoë')
      await guest.page.getByRole('img', { name: 'Back of the shirt in Sky blue: ZOË' }).waitFor()
    },
    returns: cannotReturn,
  },
  {
    of: 'a racket that is left unstrung',
    slug: landmarks.strungRacket.slug,
    choose: async (guest) => {
      await guest.page.getByRole('radio', { name: /^L2/ }).check({ force: true })
      await guest.page.getByRole('radio', { name: /^Unstrung/ }).check({ force: true })
    },
    returns: canReturn,
  },
  {
    of: 'a racket that is strung',
    slug: landmarks.strungRacket.slug,
    choose: async (guest) => {
      await guest.page.getByRole('radio', { name: /^L2/ }).check({ force: true })
      await guest.button('Use our recommendation').click()
    },
    returns: cannotReturn,
  },
  {
    of: 'a shirt in another colour',
    hasOwnPicture: true,
    slug: landmarks.configurable.slug,
    choose: (guest) => guest.chooseVariant('Red', 'L'),
    returns: canReturn,
  },
]

test.each(rowsOf(purchases, 3))('$of is the same in every place', async ({ slug, choose, returns, hasOwnPicture = false }) => {
  const guest = await stage.visit('en', phone)
  const { page } = guest
  // Uses the shop's clock from the start: before it is loaded, promises follow the browser's clock.
  await page.clock.setFixedTime(morning()())
  await guest.openProduct(slug)
  await untilReady(page, '.product')
  const own = await pictureOf(page, '.gallery-track img')
  await choose(guest)

  // Widgets below the window start when they scroll into view.
  await page.locator('.delivery-promise-returns').scrollIntoViewIfNeeded()
  await expect.poll(() => page.locator('.delivery-promise-returns').textContent()).toMatch(returns)
  const days = await daysOf(page, '.delivery-promise-words, .personalisation-making, .team-roster-making, .product-options-delivery')
  expect(days.length).toBeGreaterThan(0)
  expect(new Set(days).size, days.join()).toBe(1)
  const says = returns === cannotReturn
  expect((await page.locator('main').textContent())?.includes('There is no right of withdrawal')).toBe(says)
  if (hasOwnPicture) await expect.poll(() => pictureOf(page, '.gallery-track img')).not.toBe(own)
  const back = await backOf(page)
  const picture = bare(back) || (await pictureOf(page, '.gallery-track img'))
  const looks = (place: string) => expect.poll(async () => bare(await linePictureOf(page, place))).toBe(picture)
  const amount = await amountOf(page, price)
  // The bar is shown while the button is out of view.
  await page.locator('footer').last().scrollIntoViewIfNeeded()
  await page.locator('.add-to-cart-bar').waitFor({ state: 'attached' })
  const isTeam = slug === landmarks.teamWear.slug
  const total = await amountOf(page, '.add-to-cart-bar .touchline-price-now')
  // The names of a team's players cost extra, so a kit alone costs less than the team.
  if (isTeam) expect(total).toBeGreaterThan(amount)
  else expect(total).toBe(amount)

  await guest.add()
  await guest.popup.locator('.minicart-price').first().waitFor()
  expect(await amountOf(page, '.minicart-price')).toBe(total)
  await looks('.minicart-picture')
  await guest.openCart()
  await page.locator('.cart-row-total').first().waitFor()
  expect(await amountOf(page, '.cart-row-total')).toBe(total)
  await looks('.cart-picture')
  await expect.poll(() => daysOf(page, '.cart-delivery')).toEqual([days[0]])
  expect(await page.getByText('Made for you: no right of withdrawal').count()).toBe(says ? 1 : 0)

  await guest.openPayment()
  expect(await amountOf(page, '.checkout-line-amount')).toBe(total)
  await looks('.checkout-picture')
  await guest.buy()
  await guest.decide('Pay')
  await guest.readOrderNumber()
  expect(await amountOf(page, '.order-confirmation-amount')).toBe(total)
  await looks('.order-confirmation-picture')
})
