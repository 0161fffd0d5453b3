// Visits to lists, search and menu without each of their calls.
import { expect } from 'vitest'
import type { Trial, Visit } from './trial.ts'

const LIST = 'Your printed list stays, with "Try again" below it. It cannot be filtered, sorted or paged in place.'

/** Expects the printed list while its call fails, and "Try again" to load it once the call works. */
async function keepsList(trial: Trial, path: string, texts: string[]): Promise<void> {
  await trial.guest.visitPage(path)
  const list = trial.mount('product-list')
  await list.locator('[data-touchline-failure] a').waitFor()
  await trial.shows(...texts)
  expect(await trial.page.locator('.touchline-card').count()).toBe(0)
  for (const name of ['toolbar', 'facets']) expect(await trial.mount(name).getAttribute('data-touchline-status')).toBe('failed')
}

const tryAgain = async (trial: Trial) => {
  await trial.mount('product-list').locator('[data-touchline-failure] a').click()
  await trial.page.locator('.touchline-card-name').first().waitFor()
}

export const lists: Visit = {
  title: 'lists, search and menu',
  proves: {
    'GET catalog/category/{categoryId}/product/list': LIST,
    'GET catalog/anonymous-category/product/list': LIST,
    'GET catalog/search/product/list': LIST,
    'GET catalog/category/{categoryId}/filter-dividers/list': 'There are no facets between the products. The facets beside the list work.',
    'GET api/search/autocomplete': 'There are no suggestions. The search field leads to your search page.',
    'GET api/navigation/get-dropdown/{menuId}': 'No panel opens. The links of the menu work.',
  },
  walk: async (trial) => {
    const { page, guest } = trial
    await trial.without('GET catalog/category/{categoryId}/product/list', () =>
      keepsList(trial, 'running', ['Road runner shoe', 'Training shirt', '13 producten']),
    )
    await tryAgain(trial)
    await trial.without('GET catalog/anonymous-category/product/list', () => keepsList(trial, 'search', ['Match ball', 'producten']))
    await tryAgain(trial)
    await trial.without('GET catalog/search/product/list', () => keepsList(trial, 'search?query=shoe', ['Road runner shoe']))
    await tryAgain(trial)

    await trial.without('GET catalog/category/{categoryId}/filter-dividers/list', async () => {
      await trial.untilAsked('GET catalog/category/{categoryId}/filter-dividers/list', () => guest.visitPage('running'))
      await page.locator('.touchline-card-name').first().waitFor()
      expect(await page.locator('.product-list-inline').count()).toBe(0)
      await trial.mount('facets').locator('label').filter({ hasText: 'Red' }).first().click()
      await expect.poll(() => page.locator('.touchline-card-name').count()).toBe(3)
    })

    await trial.without('GET api/navigation/get-dropdown/{menuId}', async () => {
      const menu = trial.mount('mega-menu')
      const link = menu.getByRole('link').first()
      await trial.untilAsked('GET api/navigation/get-dropdown/{menuId}', () => link.hover())
      // A cut HTML body with a matching length cannot be told from a whole one.
      const isHalf = trial.kindOf('GET api/navigation/get-dropdown/{menuId}') === 'malformed'
      expect(await menu.locator('.mega-menu-panel:not([hidden])').count()).toBe(isHalf ? 1 : 0)
      const address = await link.getAttribute('href')
      await link.click()
      await page.waitForURL(`**${address}`)
    })

    await trial.without('GET api/search/autocomplete', async () => {
      await guest.visitPage('')
      const field = page.getByRole('combobox', { name: 'Zoeken', exact: true })
      await field.click()
      await trial.untilAsked('GET api/search/autocomplete', () => field.pressSequentially('shoe'))
      expect(await page.getByRole('option').filter({ hasText: 'Road runner' }).count()).toBe(0)
      await field.press('Enter')
      await page.waitForURL(/\/search\?.*query=shoe/)
      await trial.shows('Road runner shoe')
    })
  },
}
