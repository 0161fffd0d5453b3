// Locators and steps of journeys that use the search field.
import type { Locator, Page } from 'playwright-core'
import type { useShop } from './use-shop.ts'

/** The call for suggestions. */
export const CALL = '**/api/search/autocomplete?*'
/** The text field. */
export const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Search', exact: true })
/** The options that can be selected now. */
export const options = (page: Page): Locator => page.getByRole('option').filter({ visible: true })
/** The list of suggestions. */
export const suggestions = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' })

/** Waits for the suggestions for the whole query: a slow machine shows those for the first letters before the last letter is typed. */
export const untilSuggested = (page: Page): Promise<void> =>
  page
    .locator('.header-search-panel:not([aria-busy])')
    .filter({ has: suggestions(page) })
    .waitFor()

/** Opens the home page with the search field ready; `start` sets the page's clock, which the test may then stop. */
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

/** Waits until the popup of the empty field is there: searches that others made often, or a hint. */
export const untilOpen = (page: Page): Promise<void> =>
  page.locator('.header-search-hint, .header-search-panel').waitFor({ state: 'attached' })
