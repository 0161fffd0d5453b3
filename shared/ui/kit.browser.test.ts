// Tests forms, notices and the look of the kit in a real browser, in both flavours, also under a hostile stylesheet.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { flavours, focused, useKit } from '#tests/kit-page.ts'
import { expectReadable } from '#tests/support/readable.ts'
import { expectAccessible } from '#tests/support/visit.ts'

const open = useKit()
/** Typical styles of hosts: Bootstrap's reboot, a reset, and a theme that styles every button and field. */
const hostile = `*{margin:0;padding:0;box-sizing:content-box}html{font-size:10px}body{font:italic 300 9px/1 serif;color:#aaa;text-align:right}
button{display:block;width:100%;float:right;background:red;color:lime;border:5px dotted;text-transform:uppercase;height:12px;min-width:300px}
button:hover{background:blue}button::after{content:' →'}input,select{border:9px solid red;border-radius:0;width:40px;height:10px;font-size:8px;box-shadow:0 0 9px red}
label{display:inline;color:lime;float:left}fieldset{border:4px solid;padding:40px}legend{float:left;font-size:30px}dialog{display:block;padding:90px;margin:0}
h2{font-size:70px;text-transform:uppercase}svg{width:100%;height:auto}p{margin:30px;font-size:30px}ul{list-style:square;padding:60px}a{color:lime;text-decoration:none}`

describe.each(flavours)('with %s', (flavour) => {
  test('an invalid form has a summary that takes the focus and links to the fields', () =>
    open(flavour, async (page) => {
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      const summary = page.getByRole('region', { name: 'Please check this' })
      await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
      await expect.poll(() => page.title()).toBe('Error: Kit')
      await page.getByRole('link', { name: 'First name: This field is required' }).click()
      await expect.poll(() => focused(page)).toBe('first')
      await page.getByRole('link', { name: 'Shipping: Please choose' }).click()
      await expect.poll(() => focused(page)).toBe('method-home')
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
      await page.locator('#first').fill('Ada')
      await summary.waitFor({ state: 'detached' })
      await expect.poll(() => page.title()).toBe('Kit')
      await expect.poll(() => focused(page)).toBe('first')
    }))

  test("a field's name is its label, its note, hint and error are its description", () =>
    open(flavour, async (page) => {
      await page.getByRole('textbox', { name: 'Phone number', exact: true }).waitFor()
      expect(await page.locator('#phone').getAttribute('aria-describedby')).toBe('phone-note phone-hint')
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      const first = page.locator('#first')
      expect(await first.getAttribute('aria-invalid')).toBe('true')
      expect(await first.getAttribute('aria-describedby')).toBe('first-error')
    }))

  test('a busy button keeps the focus and ignores a second press', () =>
    open(flavour, async (page) => {
      await page.getByRole('button', { name: 'Buy now' }).focus()
      for (let press = 0; press < 4; press++) await page.keyboard.press('Enter')
      await expect.poll(() => page.locator('#presses').textContent()).toBe('1')
      await expect.poll(() => focused(page)).toBe('Buy now')
    }))

  test('a new status is in the page before its text is added', () =>
    open(flavour, async (page) => {
      await page.evaluate(() => {
        const received: string[] = []
        Object.assign(globalThis, { received })
        new MutationObserver((records) => {
          for (const { target, addedNodes } of records) {
            const region = target instanceof Element ? target.closest('[role="status"]') : null
            for (const node of addedNodes) if (region) received.push(node.textContent ?? '')
          }
        }).observe(document.body, { childList: true, subtree: true })
      })
      await page.getByRole('button', { name: 'Tell' }).click()
      await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'received'))).toContain('Added to your cart')
    }))

  test('axe finds nothing, with dialogs closed and open and with errors, on a desktop and on a phone', () =>
    open(flavour, async (page) => {
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Open sheet' }).click()
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 700 })
      await expectAccessible(page)
      await expectReadable(page)
    }))
})

test('a hostile stylesheet has no effect', async () => {
  const seen: unknown[] = []
  for (const host of ['', hostile]) await open('preact', async (page) => void seen.push(await readPage(page)), { host })
  expect(seen[1]).toEqual(seen[0])
})

/** The visible properties of the kit, as numbers. */
async function readPage(page: Page): Promise<unknown> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Open middle' }).click()
  return page.evaluate(() => {
    const read = [
      'font-size',
      'font-weight',
      'font-style',
      'color',
      'background-color',
      'border-top-width',
      'border-radius',
      'text-transform',
      'display',
      'box-sizing',
      'padding-left',
      'height',
      'text-align',
      'list-style-type',
      'box-shadow',
    ]
    const seen = [
      '.touchline-button',
      '.touchline-icon-button',
      '.touchline-icon',
      '.touchline-input',
      '.touchline-select',
      '.touchline-field-label',
      '.touchline-field-error',
      '.touchline-field-hint',
      '.touchline-field-note',
      '.touchline-group',
      '.touchline-group-legend',
      '.touchline-choice',
      '.touchline-choice-control',
      '.touchline-choice-detail',
      '.touchline-quantity',
      '.touchline-quantity-step',
      '.touchline-quantity-number',
      '.touchline-price-now',
      '.touchline-price-before',
      '.touchline-notice',
      '.touchline-notice-words',
      '.touchline-summary',
      '.touchline-summary-heading',
      '.touchline-summary-list',
      '.touchline-summary-list a',
      '.touchline-dialog[open]',
      '.touchline-dialog-title',
      '.touchline-empty-title',
      '.touchline-empty-text',
      '.touchline-spinner',
    ]
    return seen.map((selector) => {
      const element = document.querySelector(`#stage ${selector}`)
      if (!element) return `${selector} is not there`
      const style = getComputedStyle(element)
      const after = getComputedStyle(element, '::after').content
      return `${selector}: ${read.map((name) => `${name} ${style.getPropertyValue(name)}`).join('; ')}; after ${after}`
    })
  })
}
