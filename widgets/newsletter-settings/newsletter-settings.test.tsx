// Tests of the newsletter settings: saved with their version; changes made elsewhere are shown, not overwritten.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { newslettersAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, press, shown, useWidgetPage } from '#tests/support/widget-page.ts'
import newsletterSettings from './newsletter-settings.tsx'

const page = useWidgetPage('https://shop.test/nl/account/newsletters')
const SAVE = 'PUT api/customer/newsletters'
const tick = (code: string) => document.querySelector<HTMLInputElement>(`[value="${code}"]`)?.click()

test('saves the ticked newsletters', async () => {
  page.shop.once(SAVE, json(newslettersAnswer({ version: 3 })))
  page.show(newsletterSettings, { newsletters: newslettersAnswer() })
  tick('team')
  await press('Save')
  await shown('Your choices are saved.')
  expect(page.shop.arrivals(SAVE)[0]?.body).toEqual({ codes: ['news', 'team'], version: 2 })
})

test('changes made elsewhere are shown, and overwritten only on purpose', async () => {
  page.shop.once(SAVE, json({ message: 'Changed.', code: 'changed' }, 409))
  const items = newslettersAnswer().items.map((item) => ({ ...item, is_subscribed: false }))
  page.shop.always('GET api/customer/newsletters', json(newslettersAnswer({ items, version: 7 })))
  page.shop.always(SAVE, json(newslettersAnswer({ version: 8 })))
  page.show(newsletterSettings, { newsletters: newslettersAnswer() })
  tick('team')
  await press('Save')
  await shown('You have unsubscribed from all newsletters elsewhere in the meantime.')
  await press('Save')
  await shown('Your choices are saved.')
  expect(page.shop.arrivals(SAVE)[1]?.body).toEqual({ codes: ['news', 'team'], version: 7 })
})

test('an unconfirmed subscription is shown as such', async () => {
  page.show(newsletterSettings, { newsletters: newslettersAnswer({ state: 'asked' }) })
  await shown('Almost done: follow the link in the e-mail that we have sent to anna@example.test.')
})

test('newsletters that could not be loaded can be loaded again, and an expired login leads to the login page', async () => {
  page.shop.once('GET api/customer/newsletters', json({}))
  page.shop.once('GET api/customer/newsletters', json({ message: 'Please log in.', code: 'login' }, 401))
  page.show(newsletterSettings)
  await press('Try again')
  await shown('Please log in.')
  expect(control('Log in')?.getAttribute('href')).toBe('/nl/account/login')
})
