// Tests the sources of a mount's options, their precedence, and how an invalid option is reported.
import { describe, expect, test } from 'vitest'
import { expectQuiet } from '../support/visit.ts'
import { mountHtml, readFixture } from './stage.ts'
import { until, useStage, when } from './use-stage.ts'

const { visiting } = await useStage()
const badge = await readFixture('wishlist-badge')

describe('where options come from', () => {
  const link = '#subject a'
  const settings = { widgets: { 'wishlist-badge': { wishlistUrl: '/en/preset' } } }
  const bare = { ...badge, attributes: {} }
  test.each([
    ["the page's route, which is the widget's default", bare, {}, expect.stringMatching(/^http:.*\/en\/wishlist$/)],
    ["the page's preset", bare, settings, '/en/preset'],
    ['the JSON child before the preset', { ...bare, options: { wishlistUrl: '/en/json' } }, settings, '/en/json'],
    [
      'the attribute before all',
      { ...badge, options: { wishlistUrl: '/en/json' }, attributes: { 'data-wishlist-url': '/en/attribute' } },
      settings,
      '/en/attribute',
    ],
  ])('%s', (_source, fixture, page, expected) =>
    visiting(async (visit, open) => {
      await open(mountHtml('wishlist-badge', fixture, when('load')), { settings: page })
      await until(visit, 'ready')
      expect(await visit.page.locator(link).getAttribute('href')).toEqual(expected)
      expectQuiet(visit)
    }),
  )

  test('an invalid JSON child is reported, and none of it is used', () =>
    visiting(async (visit, open) => {
      const broken = '<script type="application/json" data-touchline-options>{"wishlistUrl": "/en/json",}</script>'
      await open(`<div data-touchline="wishlist-badge" id="subject" data-when="load">${badge.fallback}${broken}</div>`)
      await until(visit, 'ready')
      expect(await visit.page.locator(link).getAttribute('href')).toMatch(/^http:.*\/en\/wishlist$/)
      await expect
        .poll(() => visit.problems)
        .toEqual([expect.stringContaining('Touchline wishlist-badge: the JSON in <script data-touchline-options> cannot be read')])
    }))

  test("options in an unmarked JSON child are reported; other JSON is the host's own", () =>
    visiting(async (visit, open) => {
      const json = (name: string) => `<script type="application/json">{"${name}": "/en/json"}</script>`
      const mount = (id: string, name: string) =>
        `<div data-touchline="wishlist-badge" id="${id}" data-when="load">${badge.fallback}${json(name)}</div>`
      await open(mount('subject', 'wishlistUrl') + mount('other', 'section'))
      await until(visit, 'ready')
      await until(visit, 'ready', 'other')
      expect(await visit.page.locator(link).getAttribute('href')).toMatch(/^http:.*\/en\/wishlist$/)
      await expect
        .poll(() => visit.problems)
        .toEqual([expect.stringContaining('the JSON in div#subject[data-touchline="wishlist-badge"] has options, but its <script')])
    }))

  test("a near miss is reported with the right name, other data-* are the host's own", () =>
    visiting(async (visit, open) => {
      await open(
        mountHtml('wishlist-badge', { ...bare, attributes: { 'data-wishlist-ulr': '/en/typo', 'data-section': 'header' } }, when('load')),
      )
      await until(visit, 'ready')
      await expect
        .poll(() => visit.problems)
        .toEqual([
          expect.stringContaining(
            'option data-wishlist-ulr of div#subject[data-touchline="wishlist-badge"] is "/en/typo", expected the name data-wishlist-url.',
          ),
        ])
    }))

  test("a missing required option keeps the host's HTML, without a useless retry", () =>
    visiting(async (visit, open) => {
      const store = await readFixture('store-switch')
      await open(mountHtml('store-switch', { fallback: store.fallback }, when('load')))
      await until(visit, 'failed')
      expect(await visit.page.locator('#subject a').count()).toBe(2)
      expect(await visit.page.locator('[data-touchline-failure]').count()).toBe(0)
      await expect
        .poll(() => visit.problems)
        .toEqual([expect.stringContaining('option data-stores of div#subject[data-touchline="store-switch"] is missing, expected')])
    }))

  test('a list in place of an object of options is reported', () =>
    visiting(async (visit, open) => {
      const list = '<script type="application/json" data-touchline-options>["/en/json"]</script>'
      await open(`<div data-touchline="wishlist-badge" id="subject" data-when="load">${badge.fallback}${list}</div>`)
      await until(visit, 'ready')
      await expect
        .poll(() => visit.problems)
        .toEqual([
          expect.stringContaining('in div#subject[data-touchline="wishlist-badge"]: a list, expected an object of options by name'),
        ])
    }))

  test('JSON with options but without our attribute is reported, unless it is marked as somebody else’s', () =>
    visiting(async (visit, open) => {
      const mountWith = (attribute: string) =>
        `<div data-touchline="wishlist-badge" id="subject" data-when="load">${badge.fallback}<script type="application/json"${attribute}>{"wishlistUrl":"/en/json"}</script></div>`
      await open(mountWith(' data-editor-block'))
      await until(visit, 'ready')
      await open(mountWith(''))
      await until(visit, 'ready')
      await expect.poll(() => visit.problems).toEqual([expect.stringContaining('has no data-touchline-options, so none of them counts.')])
    }))

  test("a JSON child is also found inside an editor's paragraph, and is available again for a second try", () =>
    visiting(async (visit, open) => {
      const wrapped = '<p><script type="application/json" data-touchline-options>{"wishlistUrl":"/en/json"}</script></p>'
      await open(`<div data-touchline="wishlist-badge" id="subject" data-when="load">${badge.fallback}${wrapped}</div>`)
      await until(visit, 'ready')
      expect(await visit.page.locator(link).getAttribute('href')).toBe('/en/json')
      await visit.page.evaluate(() => {
        const mount = document.querySelector('#subject')
        mount?.remove()
        requestAnimationFrame(() => requestAnimationFrame(() => document.body.append(mount ?? '')))
      })
      await visit.page.waitForSelector('body > #subject[data-touchline-status="ready"]')
      expect(await visit.page.locator(link).getAttribute('href')).toBe('/en/json')
      expectQuiet(visit)
    }))

  test('the form of a list is explained if it was written as an attribute', () =>
    visiting(async (visit, open) => {
      const store = await readFixture('store-switch')
      await open(mountHtml('store-switch', { fallback: store.fallback, attributes: { 'data-stores': 'nl,be' } }, when('load')))
      await until(visit, 'failed')
      await expect
        .poll(() => visit.problems)
        .toEqual([
          expect.stringContaining(
            'is "nl,be", expected Array, as JSON here or in a child <script type="application/json" data-touchline-options>. Without it the mount keeps its own HTML.',
          ),
        ])
    }))
})

describe("the page's settings", () => {
  test.each([
    ['that are not there', '', 'the page has no <script type="application/json" id="touchline-page">', 'HTML'],
    [
      'that are no JSON',
      '<script type="application/json" id="touchline-page">{ "locale": "en_GB", }</script>',
      'the JSON in <script type="application/json" id="touchline-page"> cannot be read (',
      'touchline-page',
    ],
  ])('%s are reported once, also by event, and the widgets work nevertheless', (_how, settingsScript, text, element) =>
    visiting(async (visit, open) => {
      await visit.page.addInitScript(() => {
        const received: unknown[] = []
        Object.assign(window, { received })
        document.addEventListener('touchline:error', (event) => {
          if (!(event instanceof CustomEvent) || event.detail.phase !== 'options') return
          received.push([event.detail.error.message, event.detail.element.id || event.detail.element.nodeName])
        })
      })
      const two = `${mountHtml('wishlist-badge', badge, when('load'))}${mountHtml('wishlist-badge', badge, { id: 'other', ...when('load') })}`
      await open(two, { settingsScript })
      await until(visit, 'ready')
      await until(visit, 'ready', 'other')
      await expect.poll(() => visit.page.evaluate('received')).toEqual([[expect.stringContaining(text), element]])
      expectQuiet(visit, [/touchline-page/])
    }),
  )

  test('that are not used as written are reported once per page, with the correction and the value used', () =>
    visiting(async (visit, open) => {
      await visit.page.addInitScript(() => {
        const received: unknown[] = []
        Object.assign(window, { received })
        document.addEventListener('touchline:error', (event) => {
          if (event instanceof CustomEvent) received.push(event.detail.fault?.option)
        })
      })
      const wrong = {
        apiURL: '/en/',
        apiUrl: 'api/',
        currency: 'eur',
        locale: 'english',
        store: { id: 'three', code: 'en', name: 'Shop' },
        widgets: { 'wishlist-bagde': {}, 'wishlist-badge': { wishlistUlr: '/en/preset' }, carousel: {}, minicart: 20 },
      }
      const all = [
        'setting apiURL of #touchline-page is "/en/", expected the name apiUrl.',
        'setting apiUrl of #touchline-page is "api/", expected a path from the root or a whole address, as in /nl/.',
        'setting currency of #touchline-page is "eur", expected three capital letters, as in EUR. "EUR" is used.',
        'setting locale of #touchline-page is "english", expected language and country, as in nl_NL. "en_US" is used.',
        'setting store.id of #touchline-page is "three", expected a whole number. 0 is used.',
        'setting widgets.wishlist-bagde of #touchline-page is {}, expected the name widgets.wishlist-badge.',
        "setting widgets.carousel of #touchline-page is {}, expected a widget's name, as data-touchline has it.",
        'setting widgets.minicart of #touchline-page is 20, expected an object of options by name.',
        'option wishlistUlr of #touchline-page is "/en/preset", expected the name wishlistUrl.',
      ]
      const plain = { ...badge, attributes: {} }
      const two = `${mountHtml('wishlist-badge', plain, when('load'))}${mountHtml('wishlist-badge', plain, { id: 'other', ...when('load') })}`
      await open(two, { settings: wrong })
      await until(visit, 'ready')
      await until(visit, 'ready', 'other')
      const unsaid = () => all.filter((text) => !visit.problems.some((said) => said.includes(text)))
      await expect.poll(unsaid).toEqual([])
      expect(visit.problems).toHaveLength(all.length)
      const options = all.map((text) => /(?:setting|option) (\S+) of/.exec(text)?.[1])
      expect(new Set(await visit.page.evaluate<string[]>('received'))).toEqual(new Set(options))
    }))
})
