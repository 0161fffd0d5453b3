// Tests the quantity field in a real browser, in both flavours: typing, stepping, refusing, submitting.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { flavours, focused, useKit } from '#tests/kit-page.ts'

const open = useKit()
const reported = (page: Page) => page.locator('#told').textContent()

describe.each(flavours)('with %s', (flavour) => {
  test('a typed quantity is applied once, when the user leaves the field or presses Enter', () =>
    open(flavour, async (page) => {
      const input = page.locator('#quantity')
      await input.fill('')
      await input.pressSequentially('10')
      expect(await reported(page)).toBe('')
      await input.press('Enter')
      await expect.poll(() => reported(page)).toBe('10')
      await input.fill('3')
      await input.press('Tab')
      await expect.poll(() => reported(page)).toBe('10 3')
      expect(page.url()).toBe('http://kit.test/')
    }))

  test.each(['', '0', '-3', '1.5', 'abc', '1e3'])('"%s" is no quantity: it is refused, and stays for correction', (wrong) =>
    open(flavour, async (page) => {
      const input = page.locator('#quantity')
      await input.fill(wrong)
      await input.blur()
      await expect.poll(() => reported(page)).toBe('null')
      expect(await input.inputValue()).toBe(wrong)
      await input.fill('2')
      await input.press('Enter')
      await expect.poll(() => reported(page)).toBe('null 2')
    }),
  )

  test('if the field has a description, an applied number is announced too', () =>
    open(flavour, async (page) => {
      await page.locator('#small').press('Enter')
      await expect.poll(() => reported(page)).toBe('1')
    }))

  test('less than the minimum is refused, not raised silently', () =>
    open(flavour, async (page) => {
      await page.locator('#dozen').fill('3')
      await page.locator('#dozen').blur()
      await expect.poll(() => reported(page)).toBe('null')
      expect(await page.locator('#dozen').inputValue()).toBe('3')
    }))

  test('after a refusal the previous quantity is shown', () =>
    open(flavour, async (page) => {
      const input = page.locator('#quantity')
      await input.fill('99')
      await input.press('Enter')
      await expect.poll(() => reported(page)).toBe('99')
      await expect.poll(() => input.inputValue()).toBe('2')
    }))

  test('arrow keys and buttons step, also in fast sequence, and stop at the ends without losing the focus', () =>
    open(flavour, async (page) => {
      const input = page.locator('#quantity')
      await input.focus()
      await input.press('ArrowUp')
      await input.press('ArrowUp')
      await expect.poll(() => reported(page)).toBe('3 4')
      const less = page.getByRole('button', { name: 'One less', exact: true }).first()
      await less.focus()
      for (let press = 0; press < 6; press++) await page.keyboard.press('Enter')
      await expect.poll(() => input.inputValue()).toBe('1')
      await expect.poll(() => reported(page)).toBe('3 4 3 2 1')
      await expect.poll(() => focused(page)).toBe('One less')
      expect(await less.getAttribute('aria-disabled')).toBe('true')
      expect(await page.locator('[data-touchline-said]').count()).toBe(1)
      await expect.poll(() => page.locator('[data-touchline-said]').textContent()).toBe('Quantity 1')
    }))

  test('above the maximum the first step down leads to it, and there is no step up', () =>
    open(flavour, async (page) => {
      await page.getByRole('button', { name: 'One more of Shirt' }).press('Enter')
      expect(await reported(page)).toBe('')
      await page.getByRole('button', { name: 'One less of Shirt' }).press('Enter')
      await expect.poll(() => reported(page)).toBe('3')
    }))

  test('another quantity from outside replaces the typed one', () =>
    open(flavour, async (page) => {
      const input = page.locator('#quantity')
      await input.fill('5')
      await page.getByRole('button', { name: 'Set seven' }).evaluate((button) => button instanceof HTMLElement && button.click())
      await expect.poll(() => input.inputValue()).toBe('7')
    }))

  test('Enter submits the form only if that is allowed, and the number is applied first', () =>
    open(flavour, async (page) => {
      await page.locator('#form').evaluate((form) =>
        form.addEventListener('submit', (event) => {
          event.preventDefault()
          document.title = 'sent'
        }),
      )
      await page.locator('#quantity').fill('4')
      await page.locator('#quantity').press('Enter')
      expect(await page.title()).toBe('Kit')
      await page.locator('#sending').fill('6')
      await page.locator('#sending').press('Enter')
      await expect.poll(() => page.title()).toBe('sent')
      await expect.poll(() => reported(page)).toBe('4 6')
    }))
})
