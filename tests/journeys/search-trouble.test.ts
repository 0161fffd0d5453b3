// Tests searching while the call fails, is late or returns hostile texts.
import { describe, expect, test } from 'vitest'
import { goOnline } from '../support/browser-session.ts'
import { isAll } from '../support/scope.ts'
import { xssPayloads } from '../support/xss-payloads.ts'
import { rowsOf } from './rows.ts'
import { arrive, CALL, field, options, suggestions, untilOpen } from './searching.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop({}, { isShared: true })

describe('when the call', () => {
  test.each(rowsOf(['html', 'reset', 'status:500', 'status:404', 'empty', 'cut-json', '204', 'redirect']))(
    'ends with %s the dropdown is open nevertheless, and can retry',
    async (fault) => {
      const page = await arrive(stage, {
        provoked: [failedCalls, /malformed|took too long|got no answer|was rejected|in trouble|cannot be read/],
      })
      await page.route(CALL, async (route) => route.continue({ headers: { ...route.request().headers(), 'touchline-fault': fault } }))
      await field(page).click()
      await page.keyboard.type('racket')
      const again = page.getByRole('button', { name: 'Try again' })
      await again.waitFor()
      await page.getByRole('link', { name: 'All results for racket' }).waitFor()
      await page.unroute(CALL)
      await again.click()
      await suggestions(page).waitFor()
    },
  )

  test('is answered in reverse order, the results belong to the last query', async () => {
    const page = await arrive(stage)
    let release = () => {}
    const late = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(CALL, async (route) => {
      if (route.request().url().includes('query=racket')) await late
      await route.continue().catch(() => {})
    })
    await field(page).click()
    const first = page.waitForRequest(/query=racket/)
    await page.keyboard.type('racket')
    await first
    await field(page).fill('shoes')
    await suggestions(page).waitFor()
    release()
    await page.getByRole('link', { name: 'All results for shoes' }).waitFor()
    expect((await options(page).allTextContents()).join(' ').toLowerCase()).toContain('shoe')
  })

  if (isAll)
    test('cannot be sent offline, the results page is still linked', async () => {
      const page = await arrive(stage, { provoked: [failedCalls, /got no answer/] })
      await field(page).click()
      // If the panel's file cannot be loaded, the field is a plain form.
      await untilOpen(page)
      await page.context().setOffline(true)
      await page.keyboard.type('racket')
      await page.getByRole('button', { name: 'Try again' }).waitFor()
      await goOnline({ context: page.context(), page })
      await page.getByRole('button', { name: 'Try again' }).click()
      await suggestions(page).waitFor()
    })
})

test('150 hostile texts run neither as queries nor as labels, names, facets or addresses', async () => {
  const page = await arrive(stage, { provoked: [/404/, /left out what cannot be read/] })
  await page.evaluate(() => Object.assign(window, { hits: 0, hit: () => Reflect.set(window, 'hits', Reflect.get(window, 'hits') + 1) }))
  let requests: readonly string[] = []
  const group = (matches: object[]) => ({ matches, total_matches: matches.length })
  const answer = () => ({
    keyword_results: group(requests.map((label) => ({ label, url: '/en/search' }))),
    category_results: group(requests.map((label) => ({ label: 'x', path: label, url: `javascript:hit()//${label}` }))),
    filter_results: group(requests.map((label) => ({ label, facet: label, url: '/en/x' }))),
    product_results: group(
      requests.map((label, id) => ({ label, sku: label, is_sku_match: true, product_id: id, image: label, url: '/en/y' })),
    ),
  })
  await page.route(CALL, (route) => route.fulfill({ json: answer() }))
  await field(page).click()
  for (let at = 0; at < xssPayloads.length; at += 50) {
    requests = xssPayloads.slice(at, at + 50)
    await field(page).fill(`hostile ${at}`)
    await page.getByText(`All results for hostile ${at}`).waitFor()
    await expect.poll(() => page.locator('.header-search-option').first().textContent()).toContain(requests[0]?.trim().slice(0, 10))
    await expect.poll(() => options(page).count()).toBeGreaterThan(140)
  }
  for (const payload of xssPayloads.filter((_, index) => index % 10 === 0)) {
    await field(page).fill(payload)
    await page.locator('.header-search-all', { hasText: 'All results' }).waitFor()
  }
  expect(await page.evaluate(() => Reflect.get(window, 'hits'))).toBe(0)
  expect(
    await page.locator('[data-touchline="header-search"] :is(script, iframe, [onerror], [onload], [href^="javascript"])').count(),
  ).toBe(0)
})
