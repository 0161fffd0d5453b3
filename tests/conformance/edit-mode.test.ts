// Tests edit mode for any page builder: a selected mount scrolls into view, nothing is counted, stored or ordered, and missing options are reported.
import { expect, test } from 'vitest'
import { expectQuiet } from '../support/visit.ts'
import { mountHtml, readFixture } from './stage.ts'
import { plainMount, until, useStage, when } from './use-stage.ts'

const { visiting, origin } = await useStage()

test('an edited page shows the selection, and works normally again once edit mode is unloaded', () =>
  visiting(async (visit, open) => {
    const { page } = visit
    const tabs = await readFixture('tabs')
    const body = [
      mountHtml('tabs', { ...tabs, options: { display: 'toggles', open: 'none' } }, { id: 'tabs', ...when('load') }),
      await plainMount('product-slider', 'slider'),
      '<div data-touchline="product-picks" data-when="load" id="picks"></div>',
      '<div data-touchline="size-chart" data-when="load" id="chart"><a href="/en/contact">Sizes</a></div>',
    ].join('\n')
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await open(body, { settings: { analytics: { targets: ['dataLayer'], consentCookie: 'agreed' } } })
    await page.evaluate(() => {
      document.cookie = 'agreed=granted; path=/'
    })
    await page.reload()
    for (const id of ['tabs', 'slider', 'picks']) await until(visit, 'ready', id)
    await until(visit, 'failed', 'chart')
    const rows = page.locator('#facts p')
    expect(await rows.isVisible()).toBe(false)

    const select = (selector: string) => page.locator(selector).evaluate((element) => window.touchline?.editor.select(element))
    await page.evaluate(() => window.touchline?.editor.load())
    await select('#facts')
    expect(await rows.isVisible()).toBe(true)
    const last = page.locator('#slider .product-slider-track > :last-child')
    await select('#slider .product-slider-track > :last-child')
    await expect
      .poll(() =>
        last.evaluate((slide) => slide.getBoundingClientRect().right <= (slide.parentElement?.getBoundingClientRect().right ?? 0) + 1),
      )
      .toBe(true)
    await page.locator('[data-touchline-note]').filter({ hasText: 'option data-product-id' }).waitFor()
    await select('#picks')
    await page.locator('[data-touchline-note]').filter({ hasText: 'product-picks shows nothing yet. Its options: ' }).waitFor()

    /** Shows a card of a list; returns whether its view was counted or held back. */
    const showCard = (number: number) =>
      page.evaluate(
        (id) =>
          new Promise<string>((resolve) => {
            const stops = (['analytics:held', 'analytics:sent'] as const).map((name) =>
              window.touchline?.on(name, () => {
                for (const stop of stops) stop?.()
                resolve(name)
              }),
            )
            const card = document.createElement('article')
            Object.assign(card.dataset, { productId: String(id), listName: 'Picks', index: String(id) })
            const name = document.createElement('h3')
            name.className = 'touchline-card-name'
            name.textContent = 'Ball'
            card.append(name)
            document.querySelector('h1')?.after(card)
            card.scrollIntoView()
          }),
        number,
      )
    const buy = () =>
      page.evaluate(async () => {
        const api = await window.touchline?.ready
        const result = await api?.cart.add([{ sku: 'NO-SUCH-SKU', quantity: 1 }])
        return result && !result.ok ? result.error.message : null
      })
    expect(await showCard(1)).toBe('analytics:held')
    expect(await buy()).toBe('This page is being edited, so nothing is saved or bought.')
    const kept = await page.evaluate(() => Object.keys(sessionStorage).concat(Object.keys(localStorage)))
    expect([sent, kept.filter((key) => /list-places|purchases-due/.test(key))]).toEqual([[], []])

    await page.evaluate(() => window.touchline?.editor.unload())
    expect(await page.locator('[data-touchline-note], [data-touchline-selected], [data-touchline-editing]').count()).toBe(0)
    expect(await showCard(5)).toBe('analytics:sent')
    expect(await buy()).not.toContain('edited')
    expect(sent).toHaveLength(1)
    expectQuiet(visit, [/Failed to load resource/, /option data-product-id/])
  }))

test('a page printed for editing counts nothing before the builder calls the API', () =>
  visiting(async (visit, open) => {
    const { page } = visit
    const requests: string[] = []
    page.on('request', (request) => void requests.push(request.url()))
    await page.context().addCookies([{ name: 'agreed', value: 'granted', url: origin }])
    const settings = { analytics: { targets: ['dataLayer'], consentCookie: 'agreed' } }
    const body = await plainMount('wishlist-badge')
    await open(body, {
      settings,
      isUnguarded: true,
      beforeSettings: `<script>document.documentElement.setAttribute('data-touchline-editing', '')</script>`,
    })
    await until(visit, 'ready')
    await page.evaluate(() => window.touchline?.ready)
    expect(requests.filter((url) => url.includes('/analytics-'))).toEqual([])
    // The same page counts views for shoppers.
    await open(body, { settings })
    await until(visit, 'ready')
    await expect.poll(() => requests.filter((url) => url.includes('/analytics-'))).toHaveLength(1)
    expectQuiet(visit)
  }))
