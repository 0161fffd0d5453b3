// The mount contract itself, seen in a browser: when a widget starts, what survives its start, what happens when files do not come.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startHost } from '../support/host.ts'
import { expectQuiet, openVisit, type Visit } from '../support/visit.ts'
import { distFolder, flavour, mountHtml, readFixture, readManifest, stage, type StageExtras } from './stage.ts'

const manifest = await readManifest()
const badge = await readFixture('wishlist-badge')
const minicart = await readFixture('minicart')
const search = await readFixture('header-search')

let browser: Browser
let host: Awaited<ReturnType<typeof startHost>>
beforeAll(async () => {
  browser = await launchBrowser()
  host = await startHost({ flavour, dist: distFolder })
})
afterAll(async () => {
  await browser?.close()
  await host?.close()
})

async function visiting(run: (visit: Visit, open: (body: string, extra?: StageExtras) => Promise<void>) => Promise<void>): Promise<void> {
  const visit = await openVisit(browser)
  const open = async (body: string, extra?: StageExtras) => {
    await visit.page.goto(await stage(visit.page, host.url, 'en', body, extra))
  }
  try {
    await run(visit, open)
  } finally {
    await visit.close()
  }
}

const status = (visit: Visit, id = 'subject') => visit.page.locator(`#${id}`).getAttribute('data-touchline-status')
const until = (visit: Visit, wanted: string, id = 'subject') =>
  visit.page.waitForSelector(`#${id}[data-touchline-status="${wanted}"]`, { state: 'attached' })
const when = (strategy: string) => ({ attributes: { 'data-when': strategy } })
const file = (name: string) => manifest.widgets[name]?.file ?? ''

describe('when a widget starts', () => {
  test('load: at once', () =>
    visiting(async (visit, open) => {
      await open(mountHtml('wishlist-badge', badge, when('load')))
      await until(visit, 'ready')
    }))

  test('visible: not before it is near the window', () =>
    visiting(async (visit, open) => {
      await open(`<div class="far"></div>${'<p>text</p>'.repeat(120)}${mountHtml('wishlist-badge', badge, when('visible'))}${mountHtml('wishlist-badge', badge, { id: 'near', attributes: { 'data-when': 'load' } })}`)
      await until(visit, 'ready', 'near')
      expect(await status(visit)).toBe('waiting')
      await visit.page.locator('#subject').scrollIntoViewIfNeeded()
      await until(visit, 'ready')
    }))

  test('interaction: with the first sign of a person', () =>
    visiting(async (visit, open) => {
      await open(`${mountHtml('wishlist-badge', badge, when('interaction'))}${mountHtml('wishlist-badge', badge, { id: 'near', attributes: { 'data-when': 'load' } })}`)
      await until(visit, 'ready', 'near')
      expect(await status(visit)).toBe('waiting')
      await visit.page.locator('#subject').hover()
      await until(visit, 'ready')
    }))

  test('media: when the query matches, also later', () =>
    visiting(async (visit, open) => {
      await open(`${mountHtml('wishlist-badge', badge, when('media((max-width: 600px))'))}${mountHtml('wishlist-badge', badge, { id: 'near', attributes: { 'data-when': 'load' } })}`)
      await until(visit, 'ready', 'near')
      expect(await status(visit)).toBe('waiting')
      await visit.page.setViewportSize({ width: 500, height: 800 })
      await until(visit, 'ready')
    }))

  test('a strategy that does not exist is named, and the widget starts as usual', () =>
    visiting(async (visit, open) => {
      await open(mountHtml('wishlist-badge', badge, when('sometimes')))
      await until(visit, 'ready')
      expectQuiet(visit, [/option data-when of div#subject\[data-touchline="wishlist-badge"\] is "sometimes", expected load, idle/])
      expect(visit.problems).toHaveLength(1)
    }))
})

describe('which mounts are found', () => {
  test('one that arrives late, and one that is named late', () =>
    visiting(async (visit, open) => {
      await open('<div id="place"></div>')
      await visit.page.evaluate(() => {
        const late = document.createElement('div')
        late.id = 'subject'
        late.setAttribute('data-touchline', 'wishlist-badge')
        late.setAttribute('data-when', 'load')
        document.querySelector('#place')?.append(late)
      })
      await until(visit, 'ready')
      await visit.page.evaluate(() => {
        const named = document.createElement('div')
        named.id = 'named'
        named.setAttribute('data-when', 'load')
        document.querySelector('#place')?.append(named)
        requestAnimationFrame(() => requestAnimationFrame(() => named.setAttribute('data-touchline', 'wishlist-badge')))
      })
      await until(visit, 'ready', 'named')
      expectQuiet(visit)
    }))

  test('one that moves keeps its widget; one that goes gets its HTML back', () =>
    visiting(async (visit, open) => {
      await open(`<div id="left">${mountHtml('wishlist-badge', badge, when('load'))}</div><div id="right"></div>`)
      await until(visit, 'ready')
      const isSame = await visit.page.evaluate(async () => {
        const mount = document.querySelector('#subject')
        const drawn = mount?.firstElementChild
        if (mount) document.querySelector('#right')?.append(mount)
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        return drawn === mount?.firstElementChild && mount?.getAttribute('data-touchline-status') === 'ready'
      })
      expect(isSame).toBe(true)
      const html = await visit.page.evaluate(async () => {
        const mount = document.querySelector('#subject')
        mount?.remove()
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        return mount?.innerHTML
      })
      expect(html).toContain(badge.fallback)
      expectQuiet(visit)
    }))

  test('an unknown widget is named with what was meant, and its HTML stays', () =>
    visiting(async (visit, open) => {
      await open(mountHtml('wishlist-bagde', badge))
      await until(visit, 'failed')
      await expect.poll(() => visit.problems.length).toBe(1)
      expectQuiet(visit, [/div#subject\[data-touchline="wishlist-bagde"\] asks for a widget named "wishlist-bagde", which does not exist; did you mean wishlist-badge\?/])
      expect(await visit.page.locator('#subject a').count()).toBe(1)
    }))

  test('the script twice: one owner, one warning', () =>
    visiting(async (visit, open) => {
      await open(mountHtml('wishlist-badge', badge, when('load')))
      await until(visit, 'ready')
      await visit.page.evaluate(async (version) => {
        const url = `/touchline/${version}/touchline.js?again`
        await import(url)
      }, manifest.version)
      expectQuiet(visit, [/already runs on this page, so this second script does nothing/])
      expect(visit.problems).toHaveLength(1)
    }))

  test('a form field or element named touchline is not taken for us', () =>
    visiting(async (visit, open) => {
      await open(`<form id="touchline"><input name="version"></form>${mountHtml('wishlist-badge', badge, when('load'))}`)
      await until(visit, 'ready')
      expectQuiet(visit)
    }))

  test('presets of the page count, and what stands on the mount counts more', () =>
    visiting(async (visit, open) => {
      await open(mountHtml('wishlist-badge', { ...badge, attributes: {} }, when('load')), { settings: { widgets: { 'wishlist-badge': { wishlistUrl: '/en/preset' } } } })
      await until(visit, 'ready')
      expect(await visit.page.locator('#subject a').getAttribute('href')).toBe('/en/preset')
    }))
})

describe('what a person did before', () => {
  test('a click made early is made again', () =>
    visiting(async (visit, open) => {
      const release = Promise.withResolvers<void>()
      await visit.page.route(`**/${file('minicart')}`, async (route) => {
        await release.promise
        await route.continue()
      })
      await open(mountHtml('minicart', minicart, when('load')))
      await until(visit, 'loading')
      await visit.page.locator('#subject a').first().click({ noWaitAfter: true })
      release.resolve()
      await until(visit, 'ready')
      await visit.page.getByRole('dialog').waitFor()
      expect(visit.page.url()).toContain('/stage-')
      expectQuiet(visit)
    }))

  test('typed text, caret and focus stay', () =>
    visiting(async (visit, open) => {
      const release = Promise.withResolvers<void>()
      await visit.page.route(`**/${file('header-search')}`, async (route) => {
        await release.promise
        await route.continue()
      })
      await open(mountHtml('header-search', search, when('load')))
      const field = visit.page.locator('#subject input[name="query"]')
      await field.click()
      await field.pressSequentially('racket')
      await field.press('ArrowLeft')
      release.resolve()
      await until(visit, 'ready')
      const now = await visit.page.evaluate(() => {
        const active = document.activeElement
        return active instanceof HTMLInputElement ? [active.name, active.value, active.selectionStart] : null
      })
      expect(now).toEqual(['query', 'racket', 5])
      expectQuiet(visit)
    }))
})

describe('when files do not come', () => {
  test('one missing chunk: its mount keeps its HTML with a sentence and a link, the others go on, a retry works', () =>
    visiting(async (visit, open) => {
      let isBroken = true
      await visit.page.route(`**/${file('minicart')}`, (route) => (isBroken ? route.fulfill({ status: 404, body: '' }) : route.continue()))
      await open(`${mountHtml('minicart', minicart, when('load'))}${mountHtml('wishlist-badge', badge, { id: 'other', attributes: { 'data-when': 'load' } })}`)
      await until(visit, 'failed')
      await until(visit, 'ready', 'other')
      const notice = visit.page.locator('#subject [data-touchline-failure]')
      expect(await notice.textContent()).toBe('This part of the page could not be loaded. Try again')
      expect(await visit.page.locator('#subject a').count()).toBeGreaterThan(1)
      isBroken = false
      await notice.locator('a').click()
      // A browser may remember the failed module for this document; then the link has reloaded the page at the latest with the second click.
      await until(visit, 'ready').catch(() => visit.page.reload())
      await until(visit, 'ready')
      expectQuiet(visit, [/Failed to load resource|404/, /Touchline minicart \(load\): Could not load .*minicart/])
    }))

  test('one hiccup of the network is not even seen', () =>
    visiting(async (visit, open) => {
      let tries = 0
      await visit.page.route(`**/${manifest.widgets['minicart']?.css}`, (route) => (++tries === 1 ? route.abort() : route.continue()))
      await open(mountHtml('minicart', minicart, when('load')))
      await until(visit, 'ready')
      expect(tries).toBe(2)
      expectQuiet(visit, [/Failed to load resource/])
    }))
})

test('the public API: a late listener, a verb, a store, an event from the document', () =>
  visiting(async (visit, open) => {
    await open(mountHtml('wishlist-badge', badge, when('load')))
    await until(visit, 'ready')
    const heard = await visit.page.evaluate(async () => {
      const { touchline } = window
      if (!touchline) return null
      const { cart, stores } = await touchline.ready
      const events: string[] = []
      document.addEventListener('touchline:cart:failed', () => events.push('failed'))
      const result = await cart.add([{ sku: 'NO-SUCH-SKU', qty: 1 }])
      const late: string[] = []
      touchline.on('cart:failed', () => late.push('late'), { hasLast: true })
      return { isOk: result.ok, events, late, locale: stores.page.get().locale, hasSet: 'set' in stores.cart && false }
    })
    expect(heard).toEqual({ isOk: false, events: ['failed'], late: ['late'], locale: 'en_GB', hasSet: false })
  }))

