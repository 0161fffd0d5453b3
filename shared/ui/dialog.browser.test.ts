// Tests the dialog in a real browser, in both flavours: focus, keys, scrolling, presses outside.
import { describe, expect, test } from 'vitest'
import { flavours, focused, useKit } from '#tests/kit-page.ts'

const open = useKit()

describe.each(flavours)('with %s', (flavour) => {
  test.each(['middle', 'sheet', 'hang'])('the dialog %s takes the focus, closes on Escape and gives the focus back', (place) =>
    open(flavour, async (page) => {
      const opener = page.getByRole('button', { name: `Open ${place}` })
      await opener.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Your cart' })
      await dialog.waitFor()
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await expect.poll(() => focused(page)).toBe(`Open ${place}`)
      await page.keyboard.press('Enter')
      await dialog.waitFor()
      await page.getByRole('button', { name: 'Close' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await expect.poll(() => focused(page)).toBe(`Open ${place}`)
    }),
  )

  test.each(['middle', 'sheet'])('behind the dialog %s the page is inert, does not scroll and does not move', (place) =>
    open(flavour, async (page) => {
      const opener = page.getByRole('button', { name: `Open ${place}` })
      await opener.scrollIntoViewIfNeeded()
      const measure = () => page.evaluate(() => [Math.round(scrollY), document.querySelector('main')?.getBoundingClientRect().width])
      const before = await measure()
      await opener.click()
      await page.mouse.wheel(0, 400)
      await page.waitForTimeout(100)
      expect(await measure()).toEqual(before)
      for (let press = 0; press < 12; press++) {
        await page.keyboard.press('Tab')
        expect(
          await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
        ).toBe(true)
      }
      await page.keyboard.press('Escape')
      expect(await measure()).toEqual(before)
      expect(await page.evaluate(() => document.documentElement.hasAttribute('data-touchline-locked'))).toBe(false)
    }),
  )

  test('a press beside a modal dialog closes it; a text selection that ends there does not', () =>
    open(flavour, async (page) => {
      await page.getByRole('button', { name: 'Open middle' }).click()
      const dialog = page.getByRole('dialog')
      const textBox = await page.getByText('Two shirts').boundingBox()
      await page.mouse.move((textBox?.x ?? 0) + 5, (textBox?.y ?? 0) + 5)
      await page.mouse.down()
      await page.mouse.move(20, 20)
      await page.mouse.up()
      expect(await dialog.isVisible()).toBe(true)
      await page.mouse.click(20, 20)
      await dialog.waitFor({ state: 'hidden' })
    }))

  test.each(['middle', 'sheet', 'hang'])(
    'the second click of a double click does not close the dialog %s that the first has opened',
    (place) =>
      open(flavour, async (page) => {
        await page.getByRole('button', { name: `Open ${place}` }).click()
        const dialog = page.getByRole('dialog')
        await dialog.waitFor()
        await page.mouse.move(5, 5)
        await page.mouse.down({ clickCount: 2 })
        await page.mouse.up({ clickCount: 2 })
        // All effects of the second click have run by then.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
        expect(await dialog.isVisible()).toBe(true)
        await page.mouse.click(5, 5)
        await dialog.waitFor({ state: 'hidden' })
      }),
  )

  test('a popover leaves the page usable, and closes when the user moves on', () =>
    open(flavour, async (page) => {
      const opener = page.getByRole('button', { name: 'Open hang' })
      await opener.click()
      const dialog = page.getByRole('dialog')
      const [under, box] = [await page.locator('#hanging').boundingBox(), await dialog.boundingBox()]
      expect(box?.y).toBeCloseTo((under?.y ?? 0) + (under?.height ?? 0) + 8, 0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo((under?.x ?? 0) + (under?.width ?? 0), 0)
      await page.locator('#first').click()
      await dialog.waitFor({ state: 'hidden' })
      await expect.poll(() => focused(page)).toBe('first')
      await opener.click()
      await dialog.waitFor()
      await page.locator('#quantity').focus()
      await dialog.waitFor({ state: 'hidden' })
      await expect.poll(() => focused(page)).toBe('quantity')
    }))

  test('on a phone a popover is a modal sheet at the bottom', () =>
    open(
      flavour,
      async (page) => {
        await page.getByRole('button', { name: 'Open hang' }).click()
        const dialog = page.getByRole('dialog')
        expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
        const box = await dialog.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(700, 0)
        expect(box?.x).toBe(0)
        expect(box?.width).toBeGreaterThan(300)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      },
      { width: 320 },
    ))

  test('a removed widget removes its dialog and leaves the page usable', () =>
    open(flavour, async (page) => {
      await page.getByRole('button', { name: 'Open sheet' }).click()
      await page.getByRole('button', { name: 'Take the widget away' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      expect(await page.evaluate(() => document.documentElement.hasAttribute('data-touchline-locked'))).toBe(false)
      await page.getByRole('button', { name: 'Tell' }).click()
    }))
})
