// What journeys of the search field look for on a page.
import type { Locator, Page } from 'playwright-core'
import type { useShop } from './use-shop.ts'

/** The call that suggests. */
export const CALL = '**/api/search/autocomplete?*'
/** The text field. */
export const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Search', exact: true })
/** What can be chosen now. */
export const options = (page: Page): Locator => page.getByRole('option').filter({ visible: true })
/** The list of what was found. */
export const suggestions = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' })

/** Waits for the suggestions to all that was typed: on a slow machine those to the first letters are drawn before the last is there. */
export const untilSuggested = (page: Page): Promise<void> =>
  page
    .locator('.header-search-panel:not([aria-busy])')
    .filter({ has: suggestions(page) })
    .waitFor()

/** Opens the home page with the search field at work; `start` is where the page's clock starts, which the test may then stop. */
export async function arrive(
  stage: ReturnType<typeof useShop>,
  { start, ...extra }: NonNullable<Parameters<typeof stage.visit>[1]> & { start?: number } = {},
): Promise<Page> {
  const { page } = await stage.visit('en', extra)
  if (start !== undefined) await page.clock.install({ time: start })
  await page.goto(`${stage.shop.url}/en/`)
  await page.locator('[data-touchline="header-search"][data-touchline-status="ready"]').waitFor()
  return page
}
