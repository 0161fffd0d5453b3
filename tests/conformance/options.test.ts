// Where a mount's options come from, which source wins, and how a wrong one is said.
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

  test('a JSON child that cannot be read is said, and none of it counts', () =>
    visiting(async (visit, open) => {
      const broken = '<script type="application/json" data-touchline-options>{"wishlistUrl": "/en/json",}</script>'
      await open(`<div data-touchline="wishlist-badge" id="subject" data-when="load">${badge.fallback}${broken}</div>`)
      await until(visit, 'ready')
      expect(await visit.page.locator(link).getAttribute('href')).toMatch(/^http:.*\/en\/wishlist$/)
      await expect
        .poll(() => visit.problems)
        .toEqual([expect.stringContaining('Touchline wishlist-badge: the JSON in <script data-touchline-options> cannot be read')])
    }))

  test("a near miss is said with the right name, other data-* are the host's own", () =>
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

  test("a required option that is missing leaves the host's HTML, without a useless retry", () =>
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
})
