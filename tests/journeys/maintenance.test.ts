// Tests a shop that closes while a page is open, and opens again: typed text stays, the notice appears and disappears, and the closed page continues.
import { expect, test } from 'vitest'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop()

test('typed text survives the maintenance, and both kinds of page return', async () => {
  const guest = await stage.visit('en', { provoked: [failedCalls, /503/] })
  const { page } = guest
  const { options } = stage.shop.host
  await guest.open('contact')
  await page.getByLabel('Message').fill('Is it round?')
  await page.getByLabel('Your name').fill('Sanne')
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('sanne@example.com')
  await page.getByLabel('Subject').fill('Ball')
  options.isClosed = true
  try {
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('The shop is closed for a moment.').waitFor()
    expect(await page.getByLabel('Message').inputValue()).toBe('Is it round?')
    const other = await page.context().newPage()
    const answer = await other.goto(`${stage.shop.url}/en/contact`)
    expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '300'])
    await other.getByRole('button', { name: 'Try now' }).waitFor()
    options.isClosed = false
    await other.getByRole('button', { name: 'Try now' }).click()
    await other.getByRole('heading', { level: 1, name: 'Customer service' }).waitFor()
  } finally {
    options.isClosed = false
  }
  await page.getByRole('button', { name: 'Try now' }).click()
  await page.getByText('The shop is open again.').waitFor()
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Reference: M-').waitFor()
})
