// What host code may rely on: the public API, events in the document, the doctor, and one owner however many scripts a page has.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectQuiet } from '../support/visit.ts'
import { distFolder, flavour, mountHtml, readFixture } from './stage.ts'
import { plainMount, twoFrames, until, useStage, when } from './use-stage.ts'

const { visiting, manifest } = await useStage()
const badge = await readFixture('wishlist-badge')
const plain = await plainMount('wishlist-badge')

describe('the public API', () => {
  test('a verb answers with a result, a late listener hears the last event, the document hears it as well', () =>
    visiting(async (visit, open) => {
      await open(plain)
      await until(visit, 'ready')
      const heard = await visit.page.evaluate(async () => {
        const { touchline } = window
        if (!touchline) return null
        const { cart } = await touchline.ready
        const events: string[] = []
        document.addEventListener('touchline:cart:failed', () => events.push('failed'))
        const result = await cart.add([{ sku: 'NO-SUCH-SKU', qty: 1 }])
        const late: string[] = []
        const stop = touchline.on('cart:failed', () => late.push('late'), { hasLast: true })
        stop()
        await cart.add([{ sku: 'NO-SUCH-SKU', qty: 1 }])
        return { isOk: result.ok, events, late }
      })
      expect(heard).toEqual({ isOk: false, events: ['failed', 'failed'], late: ['late'] })
      expectQuiet(visit, [/Failed to load resource/])
    }))

  test('its stores can be read and followed, and have no way in', () =>
    visiting(async (visit, open) => {
      await open(plain)
      const seen = await visit.page.evaluate(async () => {
        const stores = (await window.touchline?.ready)?.stores
        if (!stores) return null
        const heard: string[] = []
        const stop = stores.page.subscribe((page) => heard.push(page.locale))
        stop()
        const ways = Object.values(stores).flatMap((store) => Object.keys(store))
        const isSealed = Object.values(stores).every((store) => Object.isFrozen(store) && Object.getPrototypeOf(store) === Object.prototype)
        return { locale: stores.page.get().locale, heard, ways: [...new Set(ways)], isSealed }
      })
      expect(seen).toEqual({ locale: 'en_GB', heard: ['en_GB'], ways: ['get', 'subscribe'], isSealed: true })
    }))

  test('is there on a page without a single mount, once, and after a failure again', () =>
    visiting(async (visit, open) => {
      let isBroken = true
      await visit.page.route(/\/start-[A-Z0-9]+\.js$/, (route) => (isBroken ? route.abort() : route.continue()))
      await open('<p>Nothing of ours</p>')
      const first = await visit.page.evaluate(() =>
        window.touchline?.ready.then(
          () => 'ready',
          (error: Error) => error.name,
        ),
      )
      expect(first).toBe('ChunkLoadError')
      isBroken = false
      await visit.page.reload()
      expect(await visit.page.evaluate(async () => (await window.touchline?.ready) === (await window.touchline?.ready))).toBe(true)
    }))

  test('onError hears what went wrong, with widget and element, until it is stopped', () =>
    visiting(async (visit, open) => {
      await open('<div id="place"></div>')
      const heard = await visit.page.evaluate(async () => {
        const said: unknown[] = []
        const stop = window.touchline?.onError((error, { widget, element, phase }) => said.push([String(error), widget, element.id, phase]))
        const wrong = (id: string) => {
          const mount = document.createElement('div')
          mount.id = id
          mount.setAttribute('data-touchline', 'no-such-thing')
          document.querySelector('#place')?.append(mount)
          return new Promise((resolve) => document.addEventListener('touchline:error', resolve, { once: true }))
        }
        await wrong('one')
        stop?.()
        await wrong('two')
        return said
      })
      expect(heard).toEqual([[expect.stringContaining('named "no-such-thing"'), 'no-such-thing', 'one', 'options']])
    }))
})

test('an event bubbles from the mount that caused it: a refused add reaches a listener on the document', () =>
  visiting(async (visit, open) => {
    const button = await readFixture('add-to-cart')
    const { product } = button.options ?? {}
    const simple = {
      ...Object(product),
      product_type: 'simple',
      stock: 9,
      configurable_data: { attributes: [] },
      virtual_products: [],
      tier_prices: [],
    }
    await visit.page.route('**/en/checkout/cart/items', (route) => route.fulfill({ status: 400, json: { message: 'Not today' } }))
    await visit.page.addInitScript(() => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      document.addEventListener('touchline:cart:failed', (event) => {
        if (event instanceof CustomEvent && event.target instanceof Element) heard.push([event.target.id, event.detail.error.message])
      })
    })
    await open(mountHtml('add-to-cart', { ...button, options: { productId: 90001, product: simple } }, when('load')))
    await until(visit, 'ready')
    await visit.page.getByRole('button', { name: 'Add to cart' }).click()
    await visit.page.getByText('Not today').waitFor()
    expect(await visit.page.evaluate('heard')).toEqual([['subject', 'Not today']])
    expectQuiet(visit, [/Failed to load resource.*400/])
  }))

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
      await expect.poll(() => about('Page settings', 'currency')).toContain('Written is "Pound", which cannot be used.')
      expect(await about('Page settings', 'curency')).toContain('did you mean currency?')
      expect(await about('Page settings', 'widgets.wishlist-bagde')).toContain('did you mean wishlist-badge?')
      expect(await about('Page settings', 'store.code')).toContain('"en"')
      expect(await doctor.getByRole('status').textContent()).toBe('2 mounts, 4 faults')

      await page.locator('#subject a').click()
      await expect.poll(() => about('Events', 'cart:opened')).toBeDefined()
      await page.keyboard.press('Escape')
      await doctor.getByRole('button', { name: 'Show div#wrong[data-touchline="wishlist-badge"]' }).first().click()
      expect(await page.evaluate(() => document.querySelector('#wrong')?.getAnimations().length)).toBe(1)
      await doctor.getByRole('button', { name: 'Close' }).click()
      await expect.poll(() => doctor.count()).toBe(0)
      expectQuiet(visit, [/option data-when/])
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

describe('one owner', () => {
  test('the same script twice: the second does nothing and says so once', () =>
    visiting(async (visit, open) => {
      await open(plain)
      await until(visit, 'ready')
      await visit.page.evaluate(`import('/touchline/${manifest.version}/touchline.js?again')`)
      expect(visit.problems).toEqual([expect.stringContaining('already runs on this page, so this second script does nothing')])
    }))

  test('another version beside it: one owner, one warning, one store, its API for both', () =>
    visiting(async (visit, open) => {
      const text = (await readFile(join(distFolder, flavour, 'touchline.js'), 'utf8')).replaceAll(
        JSON.stringify(manifest.version),
        '"0.9.0"',
      )
      expect(text).toContain('"0.9.0"')
      await visit.page.route('**/touchline/0.9.0/touchline.js', (route) => route.fulfill({ contentType: 'text/javascript', body: text }))
      const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`
      await open(`${plain}<div id="place"></div>`, { scripts: { '/touchline/0.9.0/touchline.js': hash } })
      await until(visit, 'ready')
      const other = await visit.page.evaluate(
        `import('/touchline/0.9.0/touchline.js').then(({ touchline }) => ({ isSame: touchline === window.touchline, version: touchline.version }))`,
      )
      expect(other).toEqual({ isSame: true, version: manifest.version })
      await visit.page.evaluate(() => {
        const late = document.createElement('div')
        late.id = 'late'
        late.setAttribute('data-touchline', 'wishlist-badge')
        late.setAttribute('data-when', 'load')
        document.querySelector('#place')?.append(late)
      })
      await until(visit, 'ready', 'late')
      await twoFrames(visit)
      expect(await visit.page.locator('#late a').count()).toBe(1)
      expect(await visit.page.evaluate(() => window.touchline?.mounts().length)).toBe(2)
      expect(visit.problems).toEqual([expect.stringContaining(`Touchline 0.9.0: ${manifest.version} already runs on this page`)])
    }))
})
