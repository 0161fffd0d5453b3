// Tests the mount contract in a browser: when a widget starts, which mounts are found, and what survives the start.
import { describe, expect, test } from 'vitest'
import { watchLeftovers } from '../support/leftovers.ts'
import { watchIdle } from '../support/idle.ts'
import { expectQuiet } from '../support/visit.ts'
import { mountHtml, readFixture } from './stage.ts'
import { plainMount, statusOf, twoFrames, until, useStage, when } from './use-stage.ts'

const { manifest, visiting } = await useStage()
const badge = await readFixture('wishlist-badge')
const minicart = await readFixture('minicart')
const search = await readFixture('header-search')
const near = await plainMount('wishlist-badge', 'near')

test("without JavaScript the host's HTML of every widget stays, and works", () =>
  visiting(
    async (visit, open) => {
      const names = Object.keys(manifest.widgets)
      await open((await Promise.all(names.map((name) => plainMount(name, name)))).join('\n'))
      for (const name of names) {
        const { fallback } = await readFixture(name)
        expect(await visit.page.locator(`#${name}`).innerHTML(), name).toContain(fallback)
        expect(await visit.page.locator(`#${name} :is(a[href], form, button)`).count(), name).toBeGreaterThan(0)
      }
    },
    { javaScriptEnabled: false },
  ))

describe('when a widget starts', () => {
  test('load: at once', () =>
    visiting(async (visit, open) => {
      await open(mountHtml('wishlist-badge', badge, when('load')))
      await until(visit, 'ready')
    }))

  test("not before the page's settings are parsed, even if the script is loaded", () =>
    visiting(async (visit, open) => {
      const { promise, resolve: release } = Promise.withResolvers<void>()
      // The parser waits for this script, as it may wait for any script of a host.
      await visit.page.route('**/hosts-own.js', async (route) => {
        await promise
        await route.fulfill({ contentType: 'text/javascript', body: '' })
      })
      const opening = open(mountHtml('wishlist-badge', { ...badge, attributes: {} }, when('load')), {
        settings: { widgets: { 'wishlist-badge': { wishlistUrl: '/en/preset' } } },
        isUnguarded: true,
        beforeSettings: '<script src="/hosts-own.js"></script>',
      })
      // Nothing is painted meanwhile, so waiting for a frame would not work.
      await expect.poll(() => visit.page.evaluate(() => window.touchline?.version)).toBeTruthy()
      release()
      await opening
      await until(visit, 'ready')
      expect(await visit.page.locator('#subject a').getAttribute('href')).toBe('/en/preset')
    }))

  test('visible: not before it is near the window', () =>
    visiting(async (visit, open) => {
      await open(`${'<p>text</p>'.repeat(120)}${mountHtml('wishlist-badge', badge, when('visible'))}${near}`)
      await until(visit, 'ready', 'near')
      expect(await statusOf(visit)).toBe('waiting')
      await visit.page.locator('#subject').scrollIntoViewIfNeeded()
      await until(visit, 'ready')
    }))

  test('interaction, in a mount without content: when it is visible', () =>
    visiting(async (visit, open) => {
      await open(mountHtml('wishlist-badge', { ...badge, fallback: '' }, when('interaction')))
      await until(visit, 'ready')
    }))

  test('interaction: at the first sign of a user', () =>
    visiting(async (visit, open) => {
      await open(`${mountHtml('wishlist-badge', badge, when('interaction'))}${near}`)
      await until(visit, 'ready', 'near')
      expect(await statusOf(visit)).toBe('waiting')
      await visit.page.locator('#subject').hover()
      await until(visit, 'ready')
    }))

  test('media: when the query matches, also later', () =>
    visiting(async (visit, open) => {
      await open(`${mountHtml('wishlist-badge', badge, when('media((max-width: 600px))'))}${near}`)
      await until(visit, 'ready', 'near')
      expect(await statusOf(visit)).toBe('waiting')
      await visit.page.setViewportSize({ width: 500, height: 800 })
      await until(visit, 'ready')
    }))

  test.each(['sometimes', 'Visible', 'media()', 'visible(now)', ''])(
    '"%s" is no strategy: it is reported, and the widget starts as usual',
    (strategy) =>
      visiting(async (visit, open) => {
        await open(mountHtml('wishlist-badge', badge, when(strategy)))
        await until(visit, 'ready')
        await expect
          .poll(() => visit.problems)
          .toEqual([
            expect.stringContaining(
              `option data-when of div#subject[data-touchline="wishlist-badge"] is "${strategy}", expected load, idle, visible,`,
            ),
          ])
      }),
  )
})

test('a media query without its brackets is reported with a correction, instead of waiting for ever', () =>
  visiting(async (visit, open) => {
    await open(mountHtml('wishlist-badge', badge, when('media(max-width: 600px)')))
    await until(visit, 'ready')
    await expect
      .poll(() => visit.problems)
      .toEqual([expect.stringContaining('is "media(max-width: 600px)", expected a media query, probably media((max-width: 600px)).')])
  }))

describe('which mounts are found', () => {
  test('one that is added late, and one whose attribute is added late', () =>
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

  test('a moved one keeps its widget; a removed one gets its HTML back', () =>
    visiting(async (visit, open) => {
      await open(`<div id="left">${mountHtml('wishlist-badge', badge, when('load'))}</div><div id="right"></div>`)
      await until(visit, 'ready')
      const drawn = await visit.page.evaluateHandle(() => document.querySelector('#subject')?.firstElementChild)
      await visit.page.evaluate(() => document.querySelector('#right')?.append(document.querySelector('#subject') ?? ''))
      await twoFrames(visit)
      expect(await statusOf(visit)).toBe('ready')
      expect(await drawn.evaluate((element) => element?.isConnected)).toBe(true)
      const mount = await visit.page.evaluateHandle(() => document.querySelector('#subject'))
      await visit.page.evaluate(() => document.querySelector('#subject')?.remove())
      await expect.poll(() => mount.evaluate((element) => element?.innerHTML)).toContain(badge.fallback)
      expectQuiet(visit)
    }))

  test('the same widget twice: two mounts with separate ids', () =>
    visiting(async (visit, open) => {
      await open(
        `${mountHtml('header-search', search, when('load'))}${mountHtml('header-search', search, { id: 'other', ...when('load') })}`,
      )
      await until(visit, 'ready')
      await until(visit, 'ready', 'other')
      const ids = await visit.page.evaluate(() => Array.from(document.querySelectorAll('[id]'), ({ id }) => id))
      expect(ids.length).toBeGreaterThan(5)
      expect(new Set(ids).size).toBe(ids.length)
      expectQuiet(visit)
    }))

  test('an unknown widget is reported with a correction, and its HTML stays', () =>
    visiting(async (visit, open) => {
      await open(mountHtml('wishlist-bagde', badge, when('load')))
      await until(visit, 'failed')
      await expect.poll(() => visit.problems.length).toBe(1)
      expectQuiet(visit, [/asks for a widget named "wishlist-bagde", which does not exist; did you mean wishlist-badge\?/])
      expect(await visit.page.locator('#subject a').count()).toBe(1)
    }))

  test('one inside another whose widget replaces its content is reported, since it is removed', () =>
    visiting(async (visit, open) => {
      const inner = mountHtml('wishlist-badge', badge, { id: 'inner' })
      await open(mountHtml('minicart', { ...minicart, fallback: `${minicart.fallback}${inner}` }, when('load')))
      await until(visit, 'ready')
      await expect
        .poll(() => visit.problems)
        .toEqual([
          expect.stringContaining(
            'Touchline minicart: div#inner[data-touchline="wishlist-badge"] stood inside div#subject[data-touchline="minicart"]',
          ),
        ])
      await expect.poll(() => visit.page.evaluate(() => window.touchline?.mounts().map(({ name }) => name))).toEqual(['minicart'])
    }))

  test('a form field or element named touchline is not mistaken for the API', () =>
    visiting(async (visit, open) => {
      await open(`<form id="touchline"><input name="version"></form>${mountHtml('wishlist-badge', badge, when('load'))}`)
      await until(visit, 'ready')
      expectQuiet(visit)
    }))

  test('a hundred mounts are added and removed: no listener and no node is left', () =>
    visiting(async (visit, open) => {
      const one = (index: number) =>
        mountHtml(index % 2 ? 'minicart' : 'wishlist-badge', index % 2 ? minicart : badge, { id: `m${index}`, ...when('load') })
      const isIdle = watchIdle(visit.page)
      await open(`<template>${Array.from({ length: 100 }, (_none, index) => one(index)).join('')}</template><div id="place"></div>`)
      const cycle = () =>
        visit.page.evaluate(async () => {
          const settled = (isDone: () => boolean) =>
            new Promise<void>((resolve) => {
              const look = () => (isDone() ? resolve() : void requestAnimationFrame(look))
              look()
            })
          const place = document.querySelector('#place')
          const kit = document.querySelector('template')
          if (kit) place?.append(kit.content.cloneNode(true))
          await settled(() => window.touchline?.mounts().filter(({ status }) => status === 'ready').length === 100)
          place?.replaceChildren()
          await settled(() => window.touchline?.mounts().length === 0)
        })
      await cycle()
      await cycle()
      await isIdle()
      const expectNothingLeft = await watchLeftovers(visit, 20)
      await cycle()
      await cycle()
      await isIdle()
      await expectNothingLeft()
      expectQuiet(visit)
    }))
})
