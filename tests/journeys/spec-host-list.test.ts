// Tests a list of a platform that offers only the specification's calls: filtered, sorted, left and restored, and searched.
import { expect, test } from 'vitest'
import { rowsOf } from './rows.ts'
import { type SpecGuest, useSpecHost } from './use-spec-host.ts'

const stage = useSpecHost()

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const names = ({ page }: SpecGuest) => page.locator('.touchline-card-name').allTextContents()

/** Selects an option beside the list or, on a phone, over it. */
async function narrow({ page }: SpecGuest, label: string, isPhone: boolean): Promise<void> {
  const option = (within = page.locator('[data-touchline="facets"]')) => within.locator('label').filter({ hasText: label }).first()
  if (!isPhone) return option().click()
  await page.locator('.facets-opener').click()
  const sheet = page.getByRole('dialog')
  await option(sheet).click()
  await page.waitForURL('**facet-**')
  await sheet.locator('.facets-sheet-foot button').last().click()
  await sheet.waitFor({ state: 'detached' })
}

const rows = [
  { name: 'a phone', browser: phone, seed: 0, isPhone: true },
  { name: 'a desktop', browser: {}, seed: 5, isPhone: false },
  ...[2, 3, 7, 9].map((seed) => ({ name: 'a desktop', browser: {}, seed, isPhone: false })),
]

test.each(rowsOf(rows))('by seed $seed, on $name, a list is filtered, left and restored', async ({ isPhone, seed, browser }) => {
  const guest = await stage.visit({ seed, browser })
  const { page } = guest
  await guest.visitPage('running')
  await page.locator('.touchline-card-name').first().waitFor()
  const whole = await names(guest)
  expect(whole).toHaveLength(13)
  await narrow(guest, 'Red', isPhone)
  await page.waitForURL('**facet-**')
  await expect.poll(() => names(guest)).not.toEqual(whole)
  const narrowed = await names(guest)
  expect(narrowed).toHaveLength(3)
  await page.locator('[data-touchline="active-facets"]').getByText('Red').first().waitFor()
  const address = page.url()

  await page
    .locator('.touchline-card-name a')
    .filter({ hasText: narrowed[0] ?? '' })
    .first()
    .click()
  await page.getByRole('heading', { name: narrowed[0] ?? '', level: 1 }).waitFor()
  await page.goBack()
  await page.waitForURL(address)
  await expect.poll(() => names(guest)).toEqual(narrowed)
  await page.reload()
  await expect.poll(() => names(guest)).toEqual(narrowed)
  await page.goBack()
  await expect.poll(() => names(guest)).toEqual(whole)
})

test.each(rowsOf([1, 4, 6]))('by seed %i the list is sorted by price, and shows its next page', async (seed) => {
  const guest = await stage.visit({ seed })
  const { page } = guest
  await guest.visitPage('running')
  await page.locator('.touchline-card-name').first().waitFor()
  const prices = async () =>
    (await page.locator('.touchline-card .touchline-price-now').allTextContents()).map((text) => Number(text.replace(/[^\d]/g, '')))
  const sort = page.getByRole('combobox', { name: 'Sorteer op' })
  const labels = await sort.locator('option').allTextContents()
  expect(labels).toHaveLength(4)
  expect(labels.join()).not.toMatch(/_|asc|desc/)
  await sort.selectOption({ index: 2 })
  await expect.poll(prices).toEqual((await prices()).toSorted((one, other) => other - one))
  await page.getByRole('combobox', { name: 'Per pagina' }).selectOption('12')
  await expect.poll(async () => (await names(guest)).length).toBe(12)
  await page.locator('[data-part="pages"] a.toolbar-page').filter({ hasText: '2' }).first().click()
  await expect.poll(async () => (await names(guest)).length).toBe(1)
})

test.each(rowsOf([0, 2, 3, 5, 8]))(
  'by seed %i the search suggests by word, category and product, and leads to the results',
  async (seed) => {
    const guest = await stage.visit({ seed })
    const { page } = guest
    await guest.visitPage('')
    const field = page.getByRole('combobox', { name: 'Zoeken', exact: true })
    await field.click()
    await field.pressSequentially('shoe')
    const panel = page.getByRole('listbox')
    await panel.getByRole('option').filter({ hasText: 'Road runner shoe' }).first().waitFor()
    for (const option of await panel.getByRole('option').allTextContents()) expect(option.trim()).not.toBe('')
    await field.press('Enter')
    await page.waitForURL(/\/search\?.*query=shoe/)
    await expect.poll(() => names(guest)).toContain('Road runner shoe')
  },
)
