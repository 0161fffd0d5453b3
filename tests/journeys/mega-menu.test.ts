// Tests the departments in the header: by mouse, by keyboard, with failing calls, with hostile HTML, and without scripts.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, layoutShifts } from '../support/visit.ts'
import { xssPayloads } from '../support/xss-payloads.ts'
import { tabTo, untilFocused } from './keyboard.ts'
import { rowsOf } from './rows.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop({}, { isShared: true })
const CALL = '**/api/navigation/get-dropdown/*'

const item = (page: Page, index: number) => page.locator('[data-touchline="mega-menu"] > ul > li').nth(index)
const link = (page: Page, index: number) => item(page, index).locator('> a')
const button = (page: Page, index: number) => item(page, index).locator('> button')
const panel = (page: Page, index: number) => item(page, index).locator('.mega-menu-panel')

async function arrive(extra: Parameters<typeof stage.visit>[1] = {}): Promise<Page> {
  const { page } = await stage.visit('en', extra)
  await page.goto(`${stage.shop.url}/en/`)
  await page.locator('[data-touchline="mega-menu"][data-touchline-status]').waitFor()
  return page
}

test('a hovering mouse opens a panel, crossing opens none, and an open panel can be entered and closed', async () => {
  const page = await arrive()
  await link(page, 1).hover()
  await panel(page, 1).getByRole('link').first().waitFor()
  expect(await layoutShifts(page)).toEqual([])
  await panel(page, 1).getByRole('link').last().hover()
  await expect.poll(() => panel(page, 1).isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await panel(page, 1).waitFor({ state: 'hidden' })
  await page.mouse.move(640, 880)
  await link(page, 2).hover()
  await panel(page, 2).waitFor()
  await page.mouse.move(640, 880)
  await panel(page, 2).waitFor({ state: 'hidden' })
})

test('by keyboard alone: the button, the lists, Escape and back, and on with Tab', async () => {
  const page = await arrive()
  await tabTo(page, link(page, 0))
  await button(page, 0).waitFor()
  await page.keyboard.press('Tab')
  await untilFocused(button(page, 0))
  await page.keyboard.press('Enter')
  await panel(page, 0).waitFor()
  await expect.poll(() => button(page, 0).getAttribute('aria-expanded')).toBe('true')
  await expectAccessible(page, '.header-nav')
  await page.keyboard.press('Tab')
  await untilFocused(panel(page, 0).getByRole('link').first())
  await page.keyboard.press('ArrowDown')
  await untilFocused(panel(page, 0).getByRole('link').nth(1))
  await page.keyboard.press('ArrowRight')
  await untilFocused(panel(page, 0).locator('.mega-menu-group').nth(1).getByRole('link').first())
  await page.keyboard.press('Escape')
  await panel(page, 0).waitFor({ state: 'hidden' })
  await untilFocused(button(page, 0))
  await page.keyboard.press('ArrowRight')
  await untilFocused(link(page, 1))
  await page.keyboard.press('ArrowDown')
  await untilFocused(panel(page, 1).getByRole('link').first())
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/en\/.+/)
})

test('a menu is requested once per visit, also between pages, with token and store', async () => {
  const page = await arrive()
  const requests: Record<string, string>[] = []
  page.on('request', (request) => request.url().includes('get-dropdown') && requests.push(request.headers()))
  await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'token', domain: 'localhost', path: '/en/' }])
  await link(page, 0).hover()
  await panel(page, 0).waitFor()
  await page.goto(`${stage.shop.url}/en/search?query=ball`)
  await link(page, 0).hover()
  await panel(page, 0).waitFor()
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ 'x-store-id': '3', 'x-xsrf-token': 'token', 'x-requested-with': 'XMLHttpRequest' })
})

test.each(rowsOf(['html', 'reset', 'status:500', 'status:404', 'empty', '204', 'redirect']))(
  'a call that ends with %s leaves the plain link',
  async (fault) => {
    const page = await arrive({ provoked: [failedCalls, /malformed|took too long|got no answer|was rejected|in trouble|cannot be read/] })
    await page.route(CALL, (route) => route.continue({ headers: { ...route.request().headers(), 'touchline-fault': fault } }))
    await link(page, 0).hover()
    await button(page, 0).waitFor()
    await button(page, 0).click()
    await page.waitForFunction(() => window.touchline && document.querySelector('.mega-menu-button:not([aria-busy])'))
    await expect.poll(() => panel(page, 0).isVisible()).toBe(false)
    const address = await link(page, 0).getAttribute('href')
    await link(page, 0).click()
    await page.waitForURL(`**${address}`)
  },
)

describe.each(rowsOf(['setHTML', 'DOMPurify']))('hostile HTML cleaned by %s', (way) => {
  test('does not run: 150 texts in one menu, and its links lead to their addresses', async () => {
    const page = await arrive({
      provoked: [/inline (event handler|style)|(script-src-attr|style-src-(attr|elem)) by inline|Content Security Policy|404|ERR_/],
    })
    await page.addInitScript((fallback) => {
      Object.assign(window, { hits: 0, hit: () => Reflect.set(window, 'hits', Reflect.get(window, 'hits') + 1) })
      if (fallback) delete Element.prototype.setHTML
    }, way === 'DOMPurify')
    const menu = `<ul>${xssPayloads.map((payload) => `<li>${payload.replace(/<\/?(title|body|html|head)\b[^>]*>/gi, '')}</li>`).join('')}</ul>`
    let count = 0
    await page.route(CALL, (route) => {
      count++
      return route.fulfill({ contentType: 'text/html', body: `<ul><li><a href="tennis">Kept</a></li></ul>${menu}` })
    })
    await page.reload()
    await link(page, 0).hover()
    const kept = panel(page, 0).getByRole('link', { name: 'Kept' })
    await kept.waitFor()
    await expect.poll(() => kept.getAttribute('href')).toBe(`${stage.shop.url}/en/tennis`)
    expect(
      await panel(page, 0).locator(':is(script, iframe, form, style, svg, [onerror], [onclick], [style], [data-touchline])').count(),
    ).toBe(0)
    expect([count, await page.evaluate(() => Reflect.get(window, 'hits'))]).toEqual([1, 0])
  })
})

test('without JavaScript, and on phones, they are plain links or in the mobile menu', async () => {
  const { page } = await stage.visit('en', { javaScriptEnabled: false })
  await page.goto(`${stage.shop.url}/en/`)
  const address = await link(page, 1).getAttribute('href')
  await link(page, 1).click()
  await page.waitForURL(`**${address}`)
  await expect.poll(() => page.locator('.mega-menu-button').count()).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => link(page, 1).isVisible()).toBe(false)
})
