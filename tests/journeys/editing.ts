// Steps of journeys in the page editor: log in and open a page, add blocks, read their order.
import type { Page } from 'playwright-core'
import { demoEditor } from '#demo-pages/service/operators.ts'
import type { Guest } from './guest.ts'
import { failedCalls, type Stage } from './use-shop.ts'

/** Logs in and opens the editor of the page at that address. */
export const editIn =
  (stage: Stage) =>
  async (slug: string, id?: string): Promise<Guest> => {
    const guest = await stage.visit('en', {
      viewport: { width: 1440, height: 1000 },
      provoked: [failedCalls],
    })
    const { page } = guest
    await page.goto(`${stage.shop.url}/editor`)
    await page.getByLabel('E-mail address').fill(demoEditor.email)
    await page.getByLabel('Password').fill(demoEditor.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    if (id) await page.goto(`${stage.shop.url}/editor/pages/${id}`)
    else {
      await page.getByLabel('Address of the new page').fill(slug)
      await page.getByRole('button', { name: 'Create page' }).click()
    }
    await page.getByRole('heading', { name: `/pages/${slug}` }).waitFor()
    return guest
  }

export const saved = (page: Page, version: number) => page.getByText(`Saved, version ${version}`, { exact: true }).waitFor()
export const add = (page: Page, title: string) => page.locator('.palette').getByRole('button', { name: title, exact: true }).click()
export const canvas = (page: Page) => page.frameLocator('iframe.canvas:not([data-coming])')
export const choose = (page: Page, name: string) => page.locator('.blocks-name').filter({ hasText: name }).click()
export const order = (page: Page) =>
  page.locator('.blocks-name').evaluateAll((names) => names.map((name) => name.firstChild?.textContent ?? ''))

/** Publishes a page whose gaps are of no concern to the test, after the question about them. */
export async function publishWithGaps(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: /^Publish with these gaps/ }).click()
}
