// Tests searching from the header: by keyboard and by touch, and without scripts.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isAll } from '../support/scope.ts'
import { expectAccessible, layoutShifts } from '../support/visit.ts'
import { untilFocused } from './keyboard.ts'
import { arrive, field, options, suggestions, untilOpen, untilSuggested } from './searching.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { isShared: true })
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
/** The option that the arrow keys have selected. */
const active = (page: Page) => page.getByRole('option', { selected: true }).and(page.locator('.header-search-option'))
const isActiveAnnounced = async (page: Page) =>
  (await field(page).getAttribute('aria-activedescendant')) === (await active(page).getAttribute('id'))

test('the keys of the combobox: Down first, Up last, around the ends, Escape closes then clears, the focus stays', async () => {
  const page = await arrive(stage)
  await page.keyboard.press('/')
  await page.keyboard.type('racket')
  await untilSuggested(page)
  const count = await options(page).count()
  expect(count).toBeGreaterThan(3)
  await page
    .getByRole('status')
    .filter({ hasText: `${count} suggestions` })
    .waitFor({ state: 'attached' })
  await expect.poll(() => active(page).count()).toBe(0)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => active(page).textContent()).toBe(await options(page).first().textContent())
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => active(page).textContent()).toBe(await options(page).last().textContent())
  await expect.poll(() => isActiveAnnounced(page)).toBe(true)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => active(page).textContent()).toBe(await options(page).first().textContent())
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => active(page).count()).toBe(0)
  const kinds = await page.locator('.header-search-group').evaluateAll((groups) => groups.map((group) => group.getAttribute('data-kind')))
  expect(kinds).toEqual(['keyword', 'category', 'filter', 'product'].filter((kind) => kinds.includes(kind)))
  expect(kinds).toContain('product')
  await expectAccessible(page, '[data-touchline="header-search"]')
  expect(await layoutShifts(page)).toEqual([])
  await page.keyboard.press('Escape')
  await suggestions(page).waitFor({ state: 'detached' })
  await untilFocused(field(page))
  await expect.poll(() => field(page).inputValue()).toBe('racket')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => active(page).textContent()).toBe(await options(page).last().textContent())
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect.poll(() => field(page).inputValue()).toBe('')
})

test('Enter follows the chosen suggestion; without one it sends the form, and the search is offered again afterwards', async () => {
  const page = await arrive(stage)
  await field(page).click()
  await page.keyboard.type('racket')
  await untilSuggested(page)
  await page.keyboard.press('ArrowDown')
  const { searchParams } = new URL((await active(page).getAttribute('href')) ?? '', page.url())
  const chosen = searchParams.get('query')
  expect(chosen).toContain('racket')
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.searchParams.get('query') === chosen)
  await page.goto(`${stage.shop.url}/en/`)
  await field(page).click()
  await page.keyboard.type('ball')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/en\/search\?(.*&)?query=ball/)
  await page.goto(`${stage.shop.url}/en/`)
  await field(page).click()
  const recent = page.getByRole('group', { name: 'Recent searches' })
  await recent.waitFor()
  await expect.poll(() => recent.getByRole('option').allTextContents()).toEqual(['ball', chosen])
  await page.getByRole('button', { name: 'Remove ball' }).click()
  await expect.poll(() => recent.getByRole('option').allTextContents()).toEqual([chosen])
  await page.getByRole('button', { name: 'Clear all' }).click()
  await recent.waitFor({ state: 'detached' })
})

test('it sends one request after a pause, never twice the same, and none for fewer than three letters', async () => {
  const start = Date.now()
  const page = await arrive(stage, { start })
  const requests: (string | null)[] = []
  page.on('request', (request) => request.url().includes('autocomplete') && requests.push(new URL(request.url()).searchParams.get('query')))
  await field(page).click()
  await untilOpen(page)
  // From here on the test controls the clock, so that a slow machine causes no pause in typing.
  await page.clock.pauseAt(start + 60_000)
  const type = async (keys: readonly string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key)
      await page.clock.runFor(100)
    }
  }
  await type(['b', 'a', 'l', 'l'])
  await page.clock.runFor(300)
  await Promise.all([page.waitForRequest(/autocomplete/), page.clock.runFor(200)])
  await page.clock.resume()
  await suggestions(page).waitFor()
  await page.clock.pauseAt(start + 120_000)
  await type(['Backspace', 'Backspace'])
  await page.locator('.header-search-panel').waitFor({ state: 'detached' })
  await type(['l', 'l'])
  await page.clock.resume()
  await suggestions(page).waitFor()
  expect(requests).toEqual(['ball'])
})

test('the page behind does not scroll while it is open, a press there closes it, and a category clears the text', async () => {
  const page = await arrive(stage)
  await field(page).click()
  await page.keyboard.type('racket')
  await untilSuggested(page)
  const isLocked = () => page.evaluate(() => document.documentElement.hasAttribute('data-touchline-locked'))
  await expect.poll(() => isLocked()).toBe(true)
  await page.mouse.click(20, 700)
  await suggestions(page).waitFor({ state: 'detached' })
  await expect.poll(async () => [await isLocked(), await field(page).inputValue()]).toEqual([false, 'racket'])
  await page.getByLabel('Search in').selectOption({ index: 1 })
  await expect.poll(() => field(page).inputValue()).toBe('')
  await page.getByRole('status').filter({ hasText: 'Search text cleared' }).waitFor({ state: 'attached' })
})

test('a product code finds its product, and is marked as such', async () => {
  const page = await arrive(stage)
  const sku = await page.evaluate(async () => {
    const answer = await fetch('/en/api/search/autocomplete?query=racket')
    const { product_results: products }: { product_results: { matches: { sku: string }[] } } = await answer.json()
    return products.matches[0]?.sku ?? ''
  })
  await field(page).click()
  await page.keyboard.type(sku)
  await options(page)
    .filter({ hasText: `Product code ${sku}` })
    .first()
    .waitFor()
})

test('a word that the shop does not have is left out and named, here and on the results page', async () => {
  const page = await arrive(stage)
  await field(page).click()
  await page.keyboard.type('boots foobarx')
  await untilSuggested(page)
  const sentence = 'Nothing fits all your words, so we searched without “foobarx”.'
  await expect.poll(() => page.locator('.header-search-reading').textContent()).toBe(sentence)
  await page.getByRole('status').filter({ hasText: sentence }).waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  await page.waitForURL(/query=boots(\+|%20)foobarx/)
  await page.locator('.product-list-reading').filter({ hasText: sentence }).waitFor()
  expect(await page.locator('main').getByText(sentence).count()).toBe(1)
  await expectAccessible(page, '[data-touchline="product-list"]')
})

test('the shop’s own pages are found by the words that people use for them', async () => {
  const page = await arrive(stage)
  await field(page).click()
  await page.keyboard.type('delivery time')
  await untilSuggested(page)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/en\/pages\/delivery/)
})

test('what many search for is offered before the first letter', async () => {
  const { page: another } = await stage.visit('en')
  for (let time = 0; time < 3; time++) await another.goto(`${stage.shop.url}/en/search?query=goalkeeper+gloves`)
  const page = await arrive(stage)
  await field(page).click()
  const popular = page.getByRole('group', { name: 'Popular searches' })
  await popular.getByRole('option', { name: 'goalkeeper gloves' }).waitFor()
  await expectAccessible(page, '[data-touchline="header-search"]')
  await popular.getByRole('option', { name: 'goalkeeper gloves' }).click()
  await page.waitForURL(/query=goalkeeper\+gloves/)
})

describe('on a phone', () => {
  test('it fills the screen, stays when the keyboard goes, and Enter leads to the results', async () => {
    const page = await arrive(stage, phone)
    const go = page.getByRole('button', { name: 'Search', exact: true })
    await expect.poll(() => go.isVisible()).toBe(false)
    await field(page).tap()
    const box = page.locator('.header-search-box')
    await expect.poll(() => box.evaluate((element) => element.getBoundingClientRect().height)).toBe(844)
    await untilOpen(page)
    await page.keyboard.type('racket')
    await untilSuggested(page)
    await expect.poll(() => go.isVisible()).toBe(true)
    await field(page).evaluate((input) => input.blur())
    await expect.poll(() => suggestions(page).isVisible()).toBe(true)
    await expectAccessible(page, '[data-touchline="header-search"]')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await field(page).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/en\/search\?.*query=racket/)
  })

  test('the typed text is fully visible, on the smallest phone too, and there is a close button', async () => {
    const page = await arrive(stage, phone)
    await page.setViewportSize({ width: 320, height: 640 })
    await field(page).tap()
    await page.keyboard.type('tennis racket')
    await untilSuggested(page)
    expect(await field(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await page.getByRole('button', { name: 'Close search' }).tap()
    await expect
      .poll(() => page.locator('.header-search-box').evaluate((element) => element.getBoundingClientRect().height))
      .toBeLessThan(60)
  })
})

test('without scripts the form is sent by GET, with the category', async () => {
  const { page } = await stage.visit('en', { javaScriptEnabled: false })
  await page.goto(`${stage.shop.url}/en/`)
  await page.locator('select[name=discipline]').first().selectOption({ index: 1 })
  await page.locator('input[name=query]').first().fill('racket')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/en\/search\?discipline=\d+&query=racket/)
})

if (isAll)
  test('host code opens it, wherever the page stands', async () => {
    const page = await arrive(stage)
    await page.evaluate(async () => {
      scrollTo(0, document.body.scrollHeight)
      const api = await window.touchline?.ready
      await api?.search.open()
    })
    await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true)
  })
