// Tests two very different skins on every widget: all text has contrast, also hovered, pressed, focused, in popups, and in refused forms.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import type { Guest } from './guest.ts'
import { makeForeign } from './foreign.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()
const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Texts of widgets with too little contrast, as axe reports them. */
async function contrastFaults({ page }: Guest): Promise<string[]> {
  await page.evaluate(await readFile(axeFile, 'utf8'))
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run('[data-touchline]', { runOnly: ['color-contrast'], resultTypes: ['violations'] })
    return violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html.slice(0, 160)}: ${any[0]?.message}`))
  })
}

/** Every mount on the next pages, including those that would wait to be seen or touched. */
function startAtOnce(guest: Guest): Promise<void> {
  return makeForeign(guest, {
    change: (html) => html.replace(/<(\w+)([^<>]*) data-touchline="/g, '<$1 data-when="load"$2 data-touchline="'),
  })
}

/** Applies a state such as hover to everything at once: rules for the state match all elements, with the same specificity. */
async function everywhere({ page }: Guest, state: string, least: number): Promise<void> {
  const changed = await page.evaluate((pseudo) => {
    const rewrite = (rules: CSSRuleList): number => {
      let count = 0
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(pseudo)) {
          rule.selectorText = rule.selectorText.replaceAll(pseudo, ':not(.nobody)')
          count += 1
        } else if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) count += rewrite(rule.cssRules)
      }
      return count
    }
    return Array.from(document.styleSheets, ({ cssRules }) => rewrite(cssRules)).reduce((sum, count) => sum + count, 0)
  }, state)
  expect(changed, state).toBeGreaterThan(least)
}

test.each(
  rowsOf([
    ['loud', 56, 'uppercase'],
    ['sober', 36, 'none'],
  ]),
)('every text has contrast in the %s skin', async (skin, controlHeight, buttonCase) => {
  // A guest has no order and no account that its widgets could show.
  const guest = await stage.visit('en', { provoked: [/404.*last-order/, /401.*api\/customer\//], reducedMotion: 'reduce' })
  await startAtOnce(guest)
  await guest.fillCart()
  await guest.open(`pages/widgets?skin=${skin}`)
  const { page } = guest
  const waiting = page.locator('[data-touchline]:not([data-touchline-status="ready"])')
  await expect.poll(() => waiting.evaluateAll((all) => all.map(({ id }) => id)), { timeout: 60_000 }).toEqual([])
  // The skin is active: it sets a token, and a rule of it overrides the suite's.
  const button = page.locator('[data-touchline="contact-form"] .touchline-form-end .touchline-button')
  expect((await button.boundingBox())?.height).toBe(controlHeight)
  await expect.poll(() => button.evaluate((element) => getComputedStyle(element).textTransform)).toBe(buttonCase)
  await button.click()
  await page.locator('[data-touchline="contact-form"] .touchline-summary').waitFor()
  expect.soft(await contrastFaults(guest), 'as it stands').toEqual([])
  for (const [widget, opened] of [
    ['minicart', '.minicart-line'],
    ['account-menu', '.account-menu-login[open]'],
  ]) {
    await page.locator(`#content [data-touchline="${widget}"] .touchline-badge-link`).click()
    await page
      .locator(opened ?? '')
      .first()
      .waitFor()
    expect.soft(await contrastFaults(guest), `with ${widget} open`).toEqual([])
    await page.keyboard.press('Escape')
    await page
      .locator(opened ?? '')
      .first()
      .waitFor({ state: 'hidden' })
  }
  await everywhere(guest, ':hover', 20)
  expect.soft(await contrastFaults(guest), 'below a pointer').toEqual([])
  await everywhere(guest, ':active', 1)
  await everywhere(guest, ':focus-visible', 1)
  expect.soft(await contrastFaults(guest), 'pressed, with the focus').toEqual([])
})

test('without a theme the look follows the color-scheme of the page', async () => {
  const guest = await stage.visit('en', { reducedMotion: 'reduce' })
  const { page } = guest
  await startAtOnce(guest)
  await guest.open('pages/bare?widget=contact-form&widget=product-list&widget=facets&widget=toolbar&widget=login-form&widget=minicart')
  await expect.poll(() => page.locator('[data-touchline]:not([data-touchline-status="ready"])').count(), { timeout: 60_000 }).toBe(0)
  const field = page.locator('[data-touchline="contact-form"] .touchline-input').first()
  const groundOf = () => field.evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect.poll(() => groundOf()).toBe('rgb(255, 255, 255)')
  // Sets the background too, which axe takes for white if nobody sets it.
  await page.evaluate(() => document.documentElement.style.setProperty('background', 'var(--touchline-surface)'))
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'dark'))
  await expect.poll(groundOf).toBe('rgb(20, 23, 31)')
  expect(await contrastFaults(guest)).toEqual([])
})
