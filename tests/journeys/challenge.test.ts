// Tests the demo shop's check against robots under its own strict policy: a message needs a proof; without the check, another way is shown.
import { expect, test } from 'vitest'
import { demoLogin } from '#demo-pages/shop/demo-customers.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop({ isChallenged: true })

test('she sends a message, first blocked and then not, and logs in, with proofs computed by her browser', async () => {
  const guest = await stage.visit('en', { provoked: [failedCalls, /extend\('challenge'\)/] })
  const { page } = guest
  const script = page.waitForResponse((response) => response.url().includes('/challenge/files/'))
  await guest.open('contact')
  await (await script).finished()
  await guest.field('Your name').fill('Anna')
  await guest.field('E-mail address').fill('anna@example.com')
  await guest.field('Subject').fill('Match ball')
  await guest.field('Message').fill('Is it round?')

  await page.route('**/api/challenge?*', (route) => route.abort())
  // The shop refuses messages until the check is added; after that, the form itself reports why it does not send.
  await expect
    .poll(async () => {
      await guest.button('Send').click()
      return page
        .getByText('could not check that you are not a robot')
        .waitFor({ timeout: 2_000 })
        .then(
          () => true,
          () => false,
        )
    })
    .toBe(true)
  expect(await guest.field('Message').inputValue()).toBe('Is it round?')
  expect(await page.getByRole('link', { name: 'Call us' }).getAttribute('href')).toMatch(/^tel:\+\d+$/)
  expect(await stage.shop.db.selectFrom('contact_message').select('id').execute()).toHaveLength(0)

  await page.unroute('**/api/challenge?*')
  await guest.button('Send').click()
  await page.getByText('Reference: M-').waitFor()
  expect(await stage.shop.db.selectFrom('contact_message').select('message').execute()).toEqual([{ message: 'Is it round?' }])

  await guest.open('account/login')
  await guest.field('E-mail address').fill(demoLogin.email)
  await page.getByLabel('Password', { exact: true }).fill(demoLogin.password)
  await expect
    .poll(async () => {
      await guest.button('Log in').click()
      return page.waitForURL(/\/account$/, { timeout: 3_000 }).then(
        () => true,
        () => false,
      )
    })
    .toBe(true)
})
