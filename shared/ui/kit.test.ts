// The kit in a real browser, in both flavours, under a strict policy: focus, keys, scroll and hostile stylesheets cannot be seen elsewhere.
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { common, flavoured, root, sources } from '../../scripts/build/bundle.ts'
import { compileCatalogue } from '../../scripts/build/catalogues.ts'
import { findBrowser } from '../../tests/support/find-browser.ts'
import { expectAccessible, watchPage } from '../../tests/support/visit.ts'

const ui = join(root, 'shared/ui')
const csp = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types touchline"
/** What hosts do to elements: Bootstrap's reboot, a reset, and a theme that dresses every button and field. */
const hostile = `*{margin:0;padding:0;box-sizing:content-box}html{font-size:10px}body{font:italic 300 9px/1 serif;color:#aaa;text-align:right}
button{display:block;width:100%;float:right;background:red;color:lime;border:5px dotted;text-transform:uppercase;height:12px;min-width:300px}
button:hover{background:blue}button::after{content:' →'}input,select{border:9px solid red;border-radius:0;width:40px;height:10px;font-size:8px;box-shadow:0 0 9px red}
label{display:inline;color:lime;float:left}fieldset{border:4px solid;padding:40px}legend{float:left;font-size:30px}dialog{display:block;padding:90px;margin:0}
h2{font-size:70px;text-transform:uppercase}svg{width:100%;height:auto}p{margin:30px;font-size:30px}ul{list-style:square;padding:60px}a{color:lime;text-decoration:none}`

let browser: Browser
let css: string
const scripts = new Map<string, string>()

beforeAll(async () => {
  const names = (await readdir(ui)).filter((name) => name.endsWith('.css'))
  css = (await Promise.all(names.map((name) => readFile(join(ui, name), 'utf8')))).join('\n')
  const messages = await compileCatalogue(join(root, 'locales/shared/en.po'))
  for (const flavour of ['preact', 'react'] as const) {
    const { outputFiles } = await build({
      ...common(flavour, { __MESSAGES__: JSON.stringify(messages) }),
      entryPoints: [join(ui, 'kit.stage.tsx')],
      plugins: [sources, flavoured(flavour)],
    })
    scripts.set(flavour, outputFiles[0]?.text ?? '')
  }
  // Playwright hides scrollbars, and with them what a scroll lock can get wrong.
  browser = await chromium.launch({
    executablePath: findBrowser()?.path ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
}, 60_000)
afterAll(() => browser?.close())

/** A tab a flavour: a new address is a new page, and much cheaper than a new profile. */
const tabs = new Map<string, { page: Page; problems: string[]; host: string }>()

async function tabOf(flavour: string): Promise<{ page: Page; problems: string[]; host: string }> {
  const known = tabs.get(flavour)
  if (known) return known
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  page.setDefaultTimeout(5000)
  const tab = { page, problems: [] as string[], host: '' }
  tabs.set(flavour, tab)
  await watchPage(page, tab.problems)
  await page.route('http://kit.test/**', (route) => {
    const { pathname } = new URL(route.request().url())
    const headers = { 'content-security-policy': csp }
    if (pathname === '/kit.css') return route.fulfill({ contentType: 'text/css', body: css })
    if (pathname === '/host.css')
      return route.fulfill({
        contentType: 'text/css',
        body: `${tab.host}.stage-row{display:flex;gap:16px;align-items:center;flex-wrap:wrap}`,
      })
    if (pathname === '/kit.js') return route.fulfill({ contentType: 'text/javascript', body: scripts.get(flavour) ?? '' })
    const body = `<!doctype html><html lang="en"><head><title>Kit</title><link rel="stylesheet" href="/kit.css"><link rel="stylesheet" href="/host.css"></head><body><main><h1>Kit</h1><div id="stage" data-touchline="stage"></div></main><script type="module" src="/kit.js"></script></body></html>`
    return route.fulfill({ contentType: 'text/html', headers, body })
  })
  return tab
}

async function open(flavour: string, run: (page: Page) => Promise<void>, { width = 1280, host = '' } = {}): Promise<void> {
  const tab = await tabOf(flavour)
  const { page, problems } = tab
  tab.host = host
  problems.length = 0
  await page.setViewportSize({ width, height: 700 })
  await page.goto('http://kit.test/')
  await page.getByRole('button', { name: 'Open middle' }).waitFor()
  await run(page)
  expect(problems).toEqual([])
}

const told = (page: Page) => page.locator('#told').textContent()
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.id || document.activeElement?.getAttribute('aria-label') || document.activeElement?.textContent?.trim(),
  )

describe.each(['preact', 'react'])('with %s', (flavour) => {
  test('a typed quantity counts once, when the person leaves or presses Enter', () =>
    open(flavour, async (page) => {
      const input = page.locator('#quantity')
      await input.fill('')
      await input.pressSequentially('10')
      expect(await told(page)).toBe('')
      await input.press('Enter')
      expect(await told(page)).toBe('10')
      await input.fill('3')
      await input.press('Tab')
      expect(await told(page)).toBe('10 3')
      expect(page.url()).toBe('http://kit.test/')
    }))

  test('what is no quantity goes back to the last one, and less than the least becomes it', () =>
    open(flavour, async (page) => {
      const input = page.locator('#quantity')
      for (const wrong of ['', '1.5', '-3', '1e3']) {
        await input.fill(wrong)
        await input.blur()
        await expect.poll(() => input.inputValue()).toBe('2')
      }
      await input.fill('0')
      await input.blur()
      await expect.poll(() => input.inputValue()).toBe('1')
      expect(await told(page)).toBe('1')
    }))

  test('a quantity that is refused is shown as it was', () =>
    open(flavour, async (page) => {
      const input = page.locator('#quantity')
      await input.fill('99')
      await input.press('Enter')
      expect(await told(page)).toBe('99')
      await expect.poll(() => input.inputValue()).toBe('2')
    }))

  test('arrow keys and the buttons step, fast ones too, and stop at the end without losing the focus', () =>
    open(flavour, async (page) => {
      const input = page.locator('#quantity')
      await input.focus()
      await input.press('ArrowUp')
      await input.press('ArrowUp')
      expect(await told(page)).toBe('3 4')
      const less = page.getByRole('button', { name: 'One less', exact: true }).first()
      await less.focus()
      for (let press = 0; press < 6; press++) await page.keyboard.press('Enter')
      expect(await input.inputValue()).toBe('1')
      expect(await told(page)).toBe('3 4 3 2 1')
      expect(await focused(page)).toBe('One less')
      expect(await less.getAttribute('aria-disabled')).toBe('true')
      expect(await page.locator('[data-touchline-said]').count()).toBe(1)
      await expect.poll(() => page.locator('[data-touchline-said]').textContent()).toBe('Quantity 1')
    }))

  test('another quantity from outside ends the typing', () =>
    open(flavour, async (page) => {
      const input = page.locator('#quantity')
      await input.fill('5')
      await page.getByRole('button', { name: 'Set seven' }).evaluate((button) => button instanceof HTMLElement && button.click())
      await expect.poll(() => input.inputValue()).toBe('7')
    }))

  test('Enter sends the form only where it may, and the number counts first', () =>
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
      expect(await page.title()).toBe('sent')
      expect(await told(page)).toBe('4 6')
    }))

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
      expect(await focused(page)).toBe(`Open ${place}`)
      await page.keyboard.press('Enter')
      await dialog.waitFor()
      await page.getByRole('button', { name: 'Close' }).click()
      await dialog.waitFor({ state: 'hidden' })
      expect(await focused(page)).toBe(`Open ${place}`)
    }),
  )

  test.each(['middle', 'sheet'])('behind the dialog %s the page is inert, still, and does not jump', (place) =>
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

  test('a press beside a modal closes it, a selection that ends there does not', () =>
    open(flavour, async (page) => {
      await page.getByRole('button', { name: 'Open middle' }).click()
      const dialog = page.getByRole('dialog')
      const words = await page.getByText('Two shirts').boundingBox()
      await page.mouse.move((words?.x ?? 0) + 5, (words?.y ?? 0) + 5)
      await page.mouse.down()
      await page.mouse.move(20, 20)
      await page.mouse.up()
      expect(await dialog.isVisible()).toBe(true)
      await page.mouse.click(20, 20)
      await dialog.waitFor({ state: 'hidden' })
    }))

  test('what hangs lets the page be used, and goes when the person goes on', () =>
    open(flavour, async (page) => {
      const opener = page.getByRole('button', { name: 'Open hang' })
      await opener.click()
      const dialog = page.getByRole('dialog')
      const [under, box] = [await page.locator('#hanging').boundingBox(), await dialog.boundingBox()]
      expect(box?.y).toBeCloseTo((under?.y ?? 0) + (under?.height ?? 0) + 8, 0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo((under?.x ?? 0) + (under?.width ?? 0), 0)
      await page.locator('#first').click()
      await dialog.waitFor({ state: 'hidden' })
      expect(await focused(page)).toBe('first')
      await opener.click()
      await dialog.waitFor()
      await page.locator('#quantity').focus()
      await dialog.waitFor({ state: 'hidden' })
      expect(await focused(page)).toBe('quantity')
    }))

  test('on a phone what hangs elsewhere is a modal sheet at the bottom', () =>
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

  test('a widget that goes takes its dialog along and leaves the page usable', () =>
    open(flavour, async (page) => {
      await page.getByRole('button', { name: 'Open sheet' }).click()
      await page.getByRole('button', { name: 'Take the widget away' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      expect(await page.evaluate(() => document.documentElement.hasAttribute('data-touchline-locked'))).toBe(false)
      await page.getByRole('button', { name: 'Tell' }).click()
    }))

  test('a wrong form says so in a summary that takes the focus and leads to the fields', () =>
    open(flavour, async (page) => {
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      const summary = page.getByRole('group', { name: 'Please check this' })
      await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
      expect(await page.title()).toBe('Error: Kit')
      await page.getByRole('link', { name: 'First name: This field is required' }).click()
      expect(await focused(page)).toBe('first')
      await page.getByRole('link', { name: 'Shipping: Please choose' }).click()
      expect(await focused(page)).toBe('method-home')
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
      await page.locator('#first').fill('Ada')
      await summary.waitFor({ state: 'detached' })
      expect(await page.title()).toBe('Kit')
      expect(await focused(page)).toBe('first')
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

  test('a busy button keeps the focus and takes no second press', () =>
    open(flavour, async (page) => {
      await page.getByRole('button', { name: 'Buy now' }).focus()
      for (let press = 0; press < 4; press++) await page.keyboard.press('Enter')
      expect(await page.locator('#presses').textContent()).toBe('1')
      expect(await focused(page)).toBe('Buy now')
    }))

  test('a new status is in the page before its words are put in', () =>
    open(flavour, async (page) => {
      await page.evaluate(() => {
        const heard: string[] = []
        Object.assign(globalThis, { heard })
        new MutationObserver((records) => {
          for (const { target, addedNodes } of records) {
            const region = target instanceof Element ? target.closest('[role="status"]') : null
            for (const node of addedNodes) if (region) heard.push(node.textContent ?? '')
          }
        }).observe(document.body, { childList: true, subtree: true })
      })
      await page.getByRole('button', { name: 'Tell' }).click()
      await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'heard'))).toContain('Added to your cart')
    }))

  test('axe finds nothing, closed, open and wrong, on a desktop and on a phone', () =>
    open(flavour, async (page) => {
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Open sheet' }).click()
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 700 })
      await expectAccessible(page)
    }))
})

test('a hostile stylesheet does not get through', async () => {
  const seen: unknown[] = []
  for (const host of ['', hostile]) await open('preact', async (page) => void seen.push(await facts(page)), { host })
  expect(seen[1]).toEqual(seen[0])
})

/** What a person sees of the kit, as numbers. */
async function facts(page: Page): Promise<unknown> {
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
