// The overlay behind `?touchline=doctor`, as theme developers and editors read it.
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

  test('shows version, mounts with the options they go by, faults, settings and events, and shows a mount on the page', () =>
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

describe('what a page and its host leave unsaid', () => {
  /** The findings about the page, each with what it is about first. */
  const findingsOf = (visit: Visit) =>
    visit.page
      .getByRole('dialog', { name: 'Touchline doctor' })
      .getByRole('list', { name: 'This page' })
      .getByRole('listitem')
      .allInnerTexts()
  const search = '?touchline=doctor'
  const plain = mountHtml('wishlist-badge', badge)
  const words = (about: string, ...parts: string[]) => expect.stringMatching(new RegExp([about, ...parts].join('[^]*')))

  test('a page outside of the store’s path, which can read no cookie', () =>
    visiting(async (visit) => {
      const json = JSON.stringify(pageConfig(origin, 'en'))
      const body = `<!doctype html><html lang="en"><title>Blog</title><link rel="icon" href="data:,"><script type="application/json" id="touchline-page">${json}</script><script type="module" async src="/touchline/1/touchline.js"></script>${plain}`
      await visit.page.route(`${origin}/blog/post${search}`, (route) => route.fulfill({ contentType: 'text/html', body }))
      await visit.page.goto(`${origin}/blog/post${search}`)
      await expect.poll(() => findingsOf(visit)).toEqual([words('The page’s path', 'is at /blog/post, outside of /en/', 'Path=/')])
      expectQuiet(visit)
    }))

  test('an API of another origin', () =>
    visiting(async (visit, open) => {
      await open(plain, { search, settings: { apiUrl: 'https://api.shop.example/en/' } })
      await expect.poll(() => findingsOf(visit)).toEqual([words('apiUrl', 'https://api.shop.example', 'hand /en/ on')])
      expectQuiet(visit)
    }))

  test('an API that is not there', () =>
    visiting(async (visit, open) => {
      await visit.page.route('**/en/api/session', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Shop</h1>' }))
      await open(plain, { search })
      await expect.poll(() => findingsOf(visit)).toEqual([words('The API', 'answers text/html instead of JSON', 'CONTRACT.md')])
      expectQuiet(visit)
    }))

  test('a session that a cache may keep and whose cookies nobody reads, a write that only a proxy can have spoilt, and markup of an old build', () =>
    visiting(async (visit, open) => {
      const { page } = visit
      const session = { customer: null, cart: { items_qty: 0 }, wishlist: [], compare: [], changed_at: 1 }
      await page.route('**/en/api/session', (route) => route.fulfill({ json: session, headers: { 'Cache-Control': 'public, max-age=60' } }))
      await page.route('**/en/checkout/cart/items', (route) => route.fulfill({ status: 403, json: { message: 'No.', code: 'origin' } }))
      await open(mountHtml('wishlist-badge', badge, { attributes: { 'data-touchline-ssr': 'preact.OLDBUILD.1.x' } }), { search })
      // What the session's cookies are is known before a write begins with it.
      await expect.poll(() => findingsOf(visit)).toContainEqual(words('Cookies', 'can read no cookie XSRF-TOKEN', 'HttpOnly'))
      await page.evaluate(async () => {
        const api = await window.touchline?.ready
        await api?.cart.add([{ sku: 'BALL-5', quantity: 1 }])
      })
      await expect
        .poll(() => findingsOf(visit))
        .toContainEqual(words('Writes', 'refused with 403 while reads work', 'rewrites Host', 'set Host to'))
      const found = await findingsOf(visit)
      expect(found).toContainEqual(words('The cache', 'private, no-store'))
      expect(found).toContainEqual(words('Old markup', 'build OLDBUILD', manifest.version.split('-').at(-1) ?? ''))
      // Advice is no fault.
      const advice = page.getByRole('list', { name: 'This page' }).getByRole('listitem').filter({ hasText: 'Old markup' })
      expect(await advice.getAttribute('data-status')).toBeNull()
      expectQuiet(visit, [/403/, /no cookie XSRF-TOKEN to send back/])
    }))

  test('links to products that the host has not, and a list without room', () =>
    visiting(async (visit, open) => {
      await visit.page.route('**/en/product/**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Nothing' }))
      await open(`<div data-touchline="product-list" data-when="load" id="subject"></div>${'<p>What stands below it.</p>'.repeat(30)}`, {
        search,
      })
      await until(visit, 'ready')
      for (const one of [
        words('Links to products', '/en/product/', 'answers 404', 'routes.product'),
        words('Room', 'layout shift 0', 'touchline.manifest.json'),
      ])
        await expect.poll(() => findingsOf(visit)).toContainEqual(one)
      expectQuiet(visit, [/404/])
    }))
})
