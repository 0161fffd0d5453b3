// Tests what host code may rely on: the public API, events in the document, and a single owner for any number of scripts on a page.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { expectQuiet } from '../support/visit.ts'
import { distFolder, flavour, mountHtml, readFixture } from './stage.ts'
import { plainMount, twoFrames, until, useStage, when } from './use-stage.ts'

const { visiting, manifest } = await useStage()
const plain = await plainMount('wishlist-badge')

/** The button of a product without choices. */
async function simpleButton(id = 'subject'): Promise<string> {
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
  return mountHtml('add-to-cart', { ...button, options: { productId: 90001, product: simple } }, { id, ...when('load') })
}

describe('the public API', () => {
  test('a verb returns a result, a late listener gets the last event, and the document gets it too', () =>
    visiting(async (visit, open) => {
      await open(plain)
      await until(visit, 'ready')
      const received = await visit.page.evaluate(async () => {
        const { touchline } = window
        if (!touchline) return null
        const { cart } = await touchline.ready
        const events: string[] = []
        document.addEventListener('touchline:cart:failed', () => events.push('failed'))
        const result = await cart.add([{ sku: 'NO-SUCH-SKU', quantity: 1 }])
        const late: string[] = []
        const stop = touchline.on('cart:failed', () => late.push('late'), { hasLast: true })
        stop()
        await cart.add([{ sku: 'NO-SUCH-SKU', quantity: 1 }])
        return { isOk: result.ok, events, late }
      })
      expect(received).toEqual({ isOk: false, events: ['failed', 'failed'], late: ['late'] })
      expectQuiet(visit, [/Failed to load resource/])
    }))

  test('a verb resolves when its signal aborts; a sent request is still processed, an unsent one is never sent', () =>
    visiting(async (visit, open) => {
      const { page } = visit
      const gate = Promise.withResolvers<void>()
      let sent = 0
      await page.route('**/en/customer/wishlist/items/toggle', async (route) => {
        sent++
        await gate.promise
        await route.fulfill({ json: [{ id: 1, product_id: 7 }] })
      })
      await open(plain)
      await until(visit, 'ready')
      const answers = await page.evaluate(async () => {
        const api = await window.touchline?.ready
        if (!api) return null
        const patience = new AbortController()
        const waiting = api.until(patience.signal).wishlist.toggle(7, true)
        patience.abort()
        const late = await api.until(patience.signal).wishlist.toggle(8, true)
        return [await waiting, late].map((result) => (result.ok ? 'done' : result.error.kind))
      })
      expect(answers).toEqual(['aborted', 'aborted'])
      await expect.poll(() => sent).toBe(1)
      gate.resolve()
      await page.locator('#subject').getByRole('link', { name: /, 1 / }).waitFor()
      expect(sent).toBe(1)
      const patient = page.evaluate(async () =>
        (await window.touchline?.ready)?.until(new AbortController().signal).cart.add([{ sku: 'NO-SUCH-SKU', quantity: 1 }]),
      )
      expect(await patient).toMatchObject({ ok: false, error: { kind: 'rejected' } })
      expectQuiet(visit, [/Failed to load resource/])
    }))

  test('its stores can be read and subscribed to, but not written', () =>
    visiting(async (visit, open) => {
      await open(plain)
      const seen = await visit.page.evaluate(async () => {
        const stores = (await window.touchline?.ready)?.stores
        if (!stores) return null
        const received: string[] = []
        const stop = stores.page.subscribe((page) => received.push(page.locale))
        stop()
        const all = Object.values(stores).map((store) => (typeof store === 'function' ? store(7) : store))
        const ways = all.flatMap((store) => Object.keys(store))
        const isSealed = all.every((store) => Object.isFrozen(store) && Object.getPrototypeOf(store) === Object.prototype)
        return { locale: stores.page.get().locale, received, ways: [...new Set(ways)], isSealed }
      })
      expect(seen).toEqual({ locale: 'en_GB', received: ['en_GB'], ways: ['get', 'subscribe'], isSealed: true })
    }))

  test('is available on a page without mounts, loaded once, and again after a failure', () =>
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

  test('onError is called with each error, its widget and element, until it is stopped', () =>
    visiting(async (visit, open) => {
      await open('<div id="place"></div>')
      const received = await visit.page.evaluate(async () => {
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
      expect(received).toEqual([[expect.stringContaining('named "no-such-thing"'), 'no-such-thing', 'one', 'options']])
    }))
})

test('an event bubbles from the mount that caused it: a refused add reaches a listener on the document', () =>
  visiting(async (visit, open) => {
    await visit.page.route('**/en/checkout/cart/items', (route) => route.fulfill({ status: 400, json: { message: 'Not today' } }))
    await visit.page.addInitScript(() => {
      const received: unknown[] = []
      Object.assign(window, { received })
      document.addEventListener('touchline:cart:failed', (event) => {
        if (event instanceof CustomEvent && event.target instanceof Element) received.push([event.target.id, event.detail.error.message])
      })
    })
    await open(await simpleButton())
    await until(visit, 'ready')
    await visit.page.getByRole('button', { name: 'Add to cart' }).click()
    await visit.page.getByText('Not today').waitFor()
    expect(await visit.page.evaluate('received')).toEqual([['subject', 'Not today']])
    // After a refusal the widget requests the product again, and the shop does not have the stage's product.
    expectQuiet(visit, [/Failed to load resource.*(400|product\/90001)/])
  }))

describe("a host's own wording", () => {
  const settings = {
    messages: { I0D__A: 'My stars', Comparison: 'My scales', 'cart.add-failed': 'That went wrong', 'no-such-id': 'Nowhere' },
  }

  test('replaces ours, by a message’s id, its English text or its code', () =>
    visiting(async (visit, open) => {
      const { page } = visit
      await page.route('**/en/checkout/cart/items', (route) => route.fulfill({ status: 400, json: {} }))
      await open(plain + (await plainMount('compare-badge', 'scales')) + (await simpleButton('button')), { settings })
      await until(visit, 'ready')
      await page.locator('#scales').getByRole('link', { name: 'My scales', exact: true }).waitFor()
      await until(visit, 'ready', 'button')
      await page.locator('#subject').getByRole('link', { name: 'My stars', exact: true }).waitFor()
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await page.getByText('That went wrong').waitFor()
      expectQuiet(visit, [/Failed to load resource.*40[04]/])
    }))

  test('is not applied if its file cannot be loaded, and our texts are used', () =>
    visiting(async (visit, open) => {
      await visit.page.route(/\/overrides-[A-Z0-9]+\.js$/, (route) => route.abort())
      await open(plain, { settings })
      await until(visit, 'ready')
      await visit.page.locator('#subject').getByRole('link', { name: 'Wishlist', exact: true }).waitFor()
      expectQuiet(visit, [/Failed to load resource/])
    }))

  test('costs nothing if there is none', () =>
    visiting(async (visit, open) => {
      const requests: string[] = []
      visit.page.on('request', (request) => requests.push(request.url()))
      await open(plain)
      await until(visit, 'ready')
      expect(requests.some((url) => url.includes('/start-'))).toBe(true)
      expect(requests.some((url) => url.includes('/overrides-'))).toBe(false)
    }))
})

test('calls on a page whose library replaced Request', () =>
  visiting(async (visit, open) => {
    await visit.page.addInitScript(() => {
      // MooTools does this: its class takes options instead of an address, and `fetch` accepts no instance of it.
      Object.assign(window, {
        Request: class {
          send() {}
        },
      })
    })
    await open('<p>Nothing of ours</p>')
    const request = visit.page.waitForRequest(/\/wishlist\/items\/toggle/)
    const result = await visit.page.evaluate(async () => (await window.touchline?.ready)?.wishlist.toggle(1))
    expect(result).toMatchObject({ ok: true })
    const headers = (await request).headers()
    expect([headers['x-requested-with'], headers['x-store-id']?.length]).toEqual(['XMLHttpRequest', 1])
    expect(headers['x-xsrf-token']).toBeTruthy()
  }))

describe('one owner', () => {
  test('the same script twice: the second does nothing and reports it once', () =>
    visiting(async (visit, open) => {
      await open(plain)
      await until(visit, 'ready')
      await visit.page.evaluate(`import('/touchline/${manifest.version}/touchline.js?again')`)
      expect(visit.problems).toEqual([expect.stringContaining('already runs on this page, so this second script does nothing')])
    }))

  test('another version beside it: one owner, one warning, one store, its API for both', () =>
    visiting(async (visit, open) => {
      const text = (await readFile(join(distFolder, flavour, 'touchline.js'), 'utf8')).replaceAll(manifest.version, '0.9.0')
      expect(text).toContain('0.9.0')
      await visit.page.route('**/touchline/0.9.0/touchline.js', (route) => route.fulfill({ contentType: 'text/javascript', body: text }))
      await open(`${plain}<div id="place"></div>`)
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
