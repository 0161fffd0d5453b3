// Tests pages that are exchanged in place, as by Turbo, PJAX and htmx: widgets of the old body end, new ones start, previews start none.
import { describe, expect, test } from 'vitest'
import { expectQuiet, type Visit } from '../support/visit.ts'
import { plainMount, until, useStage } from './use-stage.ts'

const { visiting } = await useStage()
const badge = await plainMount('wishlist-badge', 'badge')
const search = await plainMount('header-search', 'search')
const cart = await plainMount('minicart', 'cart')

const mounts = (visit: Visit) =>
  visit.page.evaluate(() => window.touchline?.mounts().map(({ element, status }) => `${element.id} ${status}`) ?? [])

/** Exchanges the body as Turbo does: a new body element, with the old one kept for the way back. */
const swapBody = (visit: Visit, html: string) =>
  visit.page.evaluate((text) => {
    const body = new DOMParser().parseFromString(text, 'text/html').body
    const old = document.body
    document.documentElement.replaceChild(document.adoptNode(body), old)
    Object.assign(window, { oldBody: old })
  }, html)

// A host that creates documents from strings has no policy against it.
const swaps = { isUnguarded: true }

describe('a body that is replaced', () => {
  test('its widgets start, those of the old one have ended, and nothing is left of them', () =>
    visiting(async (visit, open) => {
      await open(`${badge}${search}`, swaps)
      await until(visit, 'ready', 'badge')
      await until(visit, 'ready', 'search')
      await swapBody(visit, `<main><h1>Other</h1>${cart}${badge.replace('id="badge"', 'id="badge-2"')}</main>`)
      await until(visit, 'ready', 'cart')
      await until(visit, 'ready', 'badge-2')
      await expect.poll(() => mounts(visit)).toEqual(['cart ready', 'badge-2 ready'])
      expectQuiet(visit)
    }))

  test("on the way back the old body is restored with the host's HTML, and its widgets start again", () =>
    visiting(async (visit, open) => {
      await open(`${badge}${search}`, swaps)
      await until(visit, 'ready', 'badge')
      await until(visit, 'ready', 'search')
      await swapBody(visit, `<main><h1>Other</h1>${cart}</main>`)
      await until(visit, 'ready', 'cart')
      expect(
        await visit.page.evaluate(() => {
          const old = 'oldBody' in window && window.oldBody instanceof HTMLElement ? window.oldBody : null
          return old?.querySelector('#badge')?.getAttribute('data-touchline-status')
        }),
        'an ended mount says nothing of having been ready',
      ).toBeNull()
      await visit.page.evaluate(() => {
        if ('oldBody' in window && window.oldBody instanceof HTMLElement) document.body.replaceWith(window.oldBody)
      })
      await until(visit, 'ready', 'badge')
      await until(visit, 'ready', 'search')
      expect(await visit.page.locator('#badge a').count()).toBe(1)
      await expect.poll(() => mounts(visit)).toEqual(['badge ready', 'search ready'])
      expectQuiet(visit)
    }))

  test("a preview, which is a copy of rendered widgets, is replaced and not mistaken for the host's HTML", () =>
    visiting(async (visit, open) => {
      await open(`${badge}${search}`, swaps)
      await until(visit, 'ready', 'badge')
      await until(visit, 'ready', 'search')
      // Turbo clones the body before it leaves, later shows the clone as a preview, and then the real answer.
      await visit.page.evaluate(() => Object.assign(window, { snapshot: document.body.cloneNode(true) }))
      await swapBody(visit, `<main><h1>Other</h1>${cart}</main>`)
      await until(visit, 'ready', 'cart')
      await visit.page.evaluate(() => {
        document.documentElement.setAttribute('data-turbo-preview', '')
        if ('snapshot' in window && window.snapshot instanceof HTMLElement) document.body.replaceWith(window.snapshot)
      })
      await expect.poll(() => mounts(visit)).toEqual(['badge ready', 'search ready'])
      expect(await visit.page.locator('#badge a').count()).toBe(1)
      expect(await visit.page.locator('#search form').count()).toBe(1)
      await visit.page.evaluate(() => document.documentElement.removeAttribute('data-turbo-preview'))
      await swapBody(visit, `<main><h1>Back</h1>${badge}${search}</main>`)
      await expect.poll(() => mounts(visit)).toEqual(['badge ready', 'search ready'])
      await visit.page.locator('#search input[type="search"], #search input[name="query"]').first().fill('ball')
      expectQuiet(visit)
    }))
})

describe('a part that is replaced', () => {
  test('by PJAX, many times in a row, ends with only the widgets of the last answer', () =>
    visiting(async (visit, open) => {
      await open(`${search}<div id="place">${badge}</div>`, swaps)
      await until(visit, 'ready', 'search')
      await until(visit, 'ready', 'badge')
      for (let round = 0; round < 6; round++) {
        await visit.page.evaluate(
          (html) => {
            const place = document.querySelector('#place')
            const parsed = new DOMParser().parseFromString(html, 'text/html')
            place?.replaceChildren(...[...parsed.body.childNodes].map((node) => document.adoptNode(node)))
          },
          round % 2 ? badge : cart,
        )
      }
      await until(visit, 'ready', 'badge')
      await expect.poll(() => mounts(visit)).toEqual(['search ready', 'badge ready'])
      expectQuiet(visit)
    }))
})
