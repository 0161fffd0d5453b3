// The overlay behind `?touchline=doctor`, as theme developers and editors read it.
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectQuiet } from '../support/visit.ts'
import { mountHtml, readFixture } from './stage.ts'
import { plainMount, until, useStage } from './use-stage.ts'

const { visiting, manifest } = await useStage()
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
      await expect.poll(() => about('Page settings', 'currency')).toContain('Written is "Pound", which cannot be used.')
      expect(await about('Page settings', 'curency')).toContain('did you mean currency?')
      expect(await about('Page settings', 'widgets.wishlist-bagde')).toContain('did you mean wishlist-badge?')
      const isWrong = (line: string) => /Written is|did you mean/.test(line)
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
