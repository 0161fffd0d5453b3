// Tests the overlay behind `?touchline=doctor`, as theme developers and editors read it.
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectQuiet, type Visit } from '../support/visit.ts'
import { mountHtml, pageConfig, readFixture } from './stage.ts'
import { plainMount, until, useStage } from './use-stage.ts'

const { visiting, manifest, origin } = await useStage()
const badge = await readFixture('wishlist-badge')

describe('?touchline=doctor', () => {
  const wrong = mountHtml(
    'wishlist-badge',
    { ...badge, options: { wishlistUrl: '/en/json' }, attributes: {} },
    { id: 'wrong', attributes: { 'data-when': 'sometimes', 'data-section': 'header' } },
  )
  const misset = { widgets: { 'wishlist-bagde': {}, minicart: { freeShippingFrom: 20 } }, curency: 'EUR', currency: 'Pound' }

  test('shows version, mounts with their options, faults, settings and events, and scrolls to a mount', () =>
    visiting(async (visit, open) => {
      const { page } = visit
      await open(`${wrong}${await plainMount('minicart')}`, { search: '?touchline=doctor', settings: misset })
      const doctor = page.getByRole('dialog', { name: 'Touchline doctor' })
      const linesOf = (name: string) => doctor.getByRole('list', { name }).getByRole('listitem').allInnerTexts()
      const about = async (name: string, what: string) => (await linesOf(name)).find((line) => line.includes(what))
      await until(visit, 'ready')
      await until(visit, 'ready', 'wrong')
      expect(await doctor.getByRole('heading').textContent()).toBe(`Touchline ${manifest.version}`)

      await expect.poll(() => about('Mounts', 'div#wrong[data-touchline="wishlist-badge"]')).toMatch(/ready[^]*wishlistUrl: "\/en\/json"/)
      expect(await about('Mounts', '#wrong')).toContain("the host's HTML, starts on sometimes")
      expect(await about('Mounts', '#wrong')).toContain('no options of this widget: data-section')
      await expect.poll(() => about('Mounts', 'div#subject')).toContain('cartUrl: "/en/checkout/cart" (attribute)')
      expect(await about('Mounts', 'div#subject')).toContain('freeShippingFrom: ')

      await expect.poll(() => linesOf('Faults')).toEqual([expect.stringContaining('option data-when of div#wrong')])
      await expect
        .poll(() => about('Page settings', 'currency'))
        .toContain('is "Pound", expected three capital letters, as in EUR. "EUR" is used.')
      expect(await about('Page settings', 'curency')).toContain('expected the name currency.')
      expect(await about('Page settings', 'widgets.wishlist-bagde')).toContain('expected the name widgets.wishlist-badge.')
      const isWrong = (line: string) => line.includes('expected')
      expect((await linesOf('Page settings')).findLastIndex(isWrong), 'what is wrong comes first').toBe(2)
      expect(await about('Page settings', 'store.code')).toContain('"en"')
      expect(await doctor.getByRole('status').textContent()).toBe('2 mounts, 4 faults')

      await page.locator('#subject a').click()
      await expect.poll(() => about('Events', 'cart:opened')).toBeDefined()
      await page.keyboard.press('Escape')
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await doctor.getByRole('button', { name: 'Copy report' }).click()
      await doctor.getByRole('button', { name: 'Copied' }).waitFor()
      const report = await page.evaluate(() => navigator.clipboard.readText())
      expect(report).toMatch(
        /^# Touchline .*\n\nhttp:\/\/localhost[^]*\?touchline=…\n[^]*## Faults\n- .*\n {2}Touchline wishlist-badge: option data-when of div#wrong/,
      )
      expect(report).toMatch(/## Events\n- .* cart:opened\n- /)
      await doctor.getByRole('button', { name: 'Show div#wrong[data-touchline="wishlist-badge"]' }).first().click()
      expect(await page.evaluate(() => document.querySelector('#wrong')?.getAnimations().length)).toBe(1)
      await doctor.getByRole('button', { name: 'Close' }).click()
      await expect.poll(() => doctor.count()).toBe(0)
      expectQuiet(visit, [/option data-when/, /setting (currency|curency|widgets.wishlist-bagde) of/])
    }))

  test.each([320, 1280])('is accessible and inside the window at %i px, whatever the page styles', (width) =>
    visiting(
      async (visit, open) => {
        const { page } = visit
        await open(`${wrong}${'<p>text</p>'.repeat(120)}`, { search: '?touchline=doctor' })
        const doctor = page.getByRole('dialog', { name: 'Touchline doctor' })
        await until(visit, 'ready', 'wrong')
        await expect.poll(() => doctor.getByRole('list', { name: 'Page settings' }).getByRole('listitem').count()).toBeGreaterThan(5)
        await expectAccessible(page)
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync('* { position: static !important; float: left; font: 60px serif } section { display: none }')
          document.adoptedStyleSheets = [sheet]
        })
        const box = await doctor.boundingBox()
        expect(box).toMatchObject({ x: 0, width })
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(800)
        await doctor.getByRole('button', { name: 'Fold' }).click()
        expect(await doctor.getByRole('list', { name: 'Mounts' }).isVisible()).toBe(false)
        expectQuiet(visit, [/option data-when/])
      },
      { viewport: { width, height: 800 } },
    ),
  )
})

describe('silent faults of a page and its host', () => {
  /** The findings about the page, each with its subject first. */
  const findingsOf = (visit: Visit) =>
    visit.page
      .getByRole('dialog', { name: 'Touchline doctor' })
      .getByRole('list', { name: 'This page' })
      .getByRole('listitem')
      .allInnerTexts()
  const search = '?touchline=doctor'
  const plain = mountHtml('wishlist-badge', badge)
  const findingOf = (about: string, ...parts: string[]) => expect.stringMatching(new RegExp([about, ...parts].join('[^]*')))

  test('a page outside the store’s path, which cannot read the cookies', () =>
    visiting(async (visit) => {
      const json = JSON.stringify(pageConfig(origin, 'en'))
      const body = `<!doctype html><html lang="en"><title>Blog</title><link rel="icon" href="data:,"><script type="application/json" id="touchline-page">${json}</script><script type="module" async src="/touchline/1/touchline.js"></script>${plain}`
      await visit.page.route(`${origin}/blog/post${search}`, (route) => route.fulfill({ contentType: 'text/html', body }))
      await visit.page.goto(`${origin}/blog/post${search}`)
      await expect.poll(() => findingsOf(visit)).toEqual([findingOf('The page’s path', 'is at /blog/post, outside of /en/', 'Path=/')])
      expectQuiet(visit)
    }))

  test('an API of another origin', () =>
    visiting(async (visit, open) => {
      await open(plain, { search, settings: { apiUrl: 'https://api.shop.example/en/' } })
      await expect.poll(() => findingsOf(visit)).toEqual([findingOf('apiUrl', 'https://api.shop.example', 'hand /en/ on')])
      expectQuiet(visit)
    }))

  test('a missing API', () =>
    visiting(async (visit, open) => {
      await visit.page.route('**/en/api/session', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Shop</h1>' }))
      await open(plain, { search })
      await expect.poll(() => findingsOf(visit)).toEqual([findingOf('The API', 'answers text/html instead of JSON', 'CONTRACT.md')])
      expectQuiet(visit)
    }))

  test('a session that a cache may keep and whose cookies nobody reads, a write that only a proxy can have spoilt, and markup of an old build', () =>
    visiting(async (visit, open) => {
      const { page } = visit
      const session = { customer: null, cart: { items_qty: 0 }, wishlist: [], compare: [], changed_at: 1 }
      await page.route('**/en/api/session', (route) => route.fulfill({ json: session, headers: { 'Cache-Control': 'public, max-age=60' } }))
      await page.route('**/en/checkout/cart/items', (route) => route.fulfill({ status: 403, json: { message: 'No.', code: 'origin' } }))
      await open(mountHtml('wishlist-badge', badge, { attributes: { 'data-touchline-ssr': 'preact.OLDBUILD.1.x' } }), { search })
      // The session's cookies are known before a write checks them.
      await expect.poll(() => findingsOf(visit)).toContainEqual(findingOf('Cookies', 'can read no cookie XSRF-TOKEN', 'HttpOnly'))
      await page.evaluate(async () => {
        const api = await window.touchline?.ready
        await api?.cart.add([{ sku: 'BALL-5', quantity: 1 }])
      })
      await expect
        .poll(() => findingsOf(visit))
        .toContainEqual(findingOf('Writes', 'refused with 403 while reads work', 'rewrites Host', 'set Host to'))
      const found = await findingsOf(visit)
      expect(found).toContainEqual(findingOf('The cache', 'private, no-store'))
      expect(found).toContainEqual(findingOf('Old markup', 'build OLDBUILD', manifest.version.split('-').at(-1) ?? ''))
      // Advice does not count as a fault.
      const advice = page.getByRole('list', { name: 'This page' }).getByRole('listitem').filter({ hasText: 'Old markup' })
      expect(await advice.getAttribute('data-status')).toBeNull()
      expectQuiet(visit, [/403/, /no cookie XSRF-TOKEN to send back/])
    }))

  test('links to missing product pages, and a list without reserved space', () =>
    visiting(async (visit, open) => {
      await visit.page.route('**/en/product/**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Nothing' }))
      await open(`<div data-touchline="product-list" data-when="load" id="subject"></div>${'<p>What stands below it.</p>'.repeat(30)}`, {
        search,
      })
      await until(visit, 'ready')
      for (const one of [
        findingOf('Links to products', '/en/product/', 'answers 404', 'routes.product'),
        findingOf('Room', 'layout shift 0', 'touchline.manifest.json'),
      ])
        await expect.poll(() => findingsOf(visit)).toContainEqual(one)
      expectQuiet(visit, [/404/])
    }))

  test('missing results and category pages, found by one suggestion for a word of the page', () =>
    visiting(async (visit, open) => {
      await visit.page.route(/\/en\/(search|shoes|team-wear)([/?]|$)/, (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: 'Nothing' }),
      )
      // The search for the stage's heading suggests no category.
      await visit.page.route('**/en/api/search/autocomplete?*', (route) =>
        route.continue({ url: route.request().url().replace('query=Stage', 'query=shoes') }),
      )
      await open(`<div data-touchline="header-search"><form action="/en/search"><input name="query" aria-label="Search"></form></div>`, {
        search,
      })
      for (const one of [
        findingOf('Search results', '/en/search\\?query=', 'answers 404', 'routes.search'),
        findingOf('Links to categories', '/en/shoes', 'answers 404', 'routes.category'),
      ])
        await expect.poll(() => findingsOf(visit)).toContainEqual(one)
      expectQuiet(visit, [/404/])
    }))

  /** Lines of one of the doctor's lists. */
  const linesOf = (visit: Visit, name: string) =>
    visit.page.getByRole('dialog', { name: 'Touchline doctor' }).getByRole('list', { name }).getByRole('listitem').allInnerTexts()
  const shown = (visit: Visit) => visit.page.getByRole('dialog', { name: 'Touchline doctor' }).innerText()
  const aList = '<div data-touchline="product-list" data-when="load" id="subject"></div>'

  test('dropped cards are counted and named, and the summary does not say that nothing is wrong', () =>
    visiting(async (visit, open) => {
      await visit.page.route('**/en/catalog/anonymous-category/product/list?*', async (route) => {
        const response = await route.fetch()
        const body = await response.json()
        for (const at of [1, 3]) body.catalog.items[at].name = null
        await route.fulfill({ response, json: body })
      })
      await open(aList, { search })
      await until(visit, 'ready')
      await expect.poll(() => linesOf(visit, 'Left out')).toEqual([findingOf('2 parts', 'catalog.items.1', 'name', 'catalog.items.3')])
      expect(await shown(visit)).toMatch(/1 mount, \d+ faults?, 2 left out/)
      expect(await shown(visit)).not.toContain('Nothing is wrong')
      expectQuiet(visit, [/left out what cannot be read/])
    }))

  test('a list without products is reported', () =>
    visiting(async (visit, open) => {
      await visit.page.route('**/en/catalog/anonymous-category/product/list?*', (route) =>
        route.fulfill({ json: { catalog: { total_items: 0, items: [], current_page: 1, last_page: 1 } } }),
      )
      await open(aList, { search })
      await until(visit, 'ready')
      await expect.poll(() => findingsOf(visit)).toContainEqual(findingOf('The list', 'total_items 0'))
      expect(await shown(visit)).not.toContain('Nothing is wrong')
      expectQuiet(visit)
    }))

  test('a missing offered extension, and a widget whose extension is not offered', () =>
    visiting(async (visit, open) => {
      await visit.page.route('**/en/catalog/products?*', (route) =>
        route.fulfill({ status: 404, json: { message: 'The route could not be found.' } }),
      )
      const picks = '<div data-touchline="product-picks" data-ids="[1, 2]" data-when="load" id="subject"><p>Two balls</p></div>'
      const track = '<div data-touchline="order-tracking" data-when="load" id="track"><p>Ask us</p></div>'
      await open(`${picks}${track}`, { search, settings: { extensions: ['products'] } })
      await expect
        .poll(() => linesOf(visit, 'Faults'))
        .toContainEqual(findingOf('The page', 'GET catalog/products is not there', 'Take "products" out'))
      await expect.poll(() => findingsOf(visit)).toContainEqual(findingOf('order-tracking', 'extension "service"', 'leave this mount out'))
      expectQuiet(visit, [/404/])
    }))

  test('a platform with the base calls only is not told to check its apiUrl', () =>
    visiting(async (visit, open) => {
      for (const path of ['api/session', 'checkout/cart/quote'])
        await visit.page.route(`**/en/${path}`, (route) => route.fulfill({ status: 404, json: { message: 'Not found' } }))
      await open(plain, { search, settings: { extensions: [] } })
      await until(visit, 'ready')
      await expect.poll(() => linesOf(visit, 'Page settings').then((all) => all.length)).toBeGreaterThan(5)
      expect(await findingsOf(visit)).toEqual([])
      expect(await shown(visit)).toContain('Nothing is wrong so far.')
      expectQuiet(visit, [/404/])
    }))
})
