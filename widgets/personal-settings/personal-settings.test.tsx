// Tests of the settings: no change of another device is overwritten, an expired login opens a dialog, and the account can be deleted.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { customerAnswer, profileAnswer, sessionAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, press, shown, soon, type, useWidgetPage } from '#tests/support/widget-page.ts'
import accountMenu from '../account-menu/account-menu.tsx'
import personalSettings from './personal-settings.tsx'

const page = useWidgetPage('https://shop.test/nl/account/settings')
const SAVE = 'PUT api/customer/me'
const LOGIN = 'POST api/customer/login'
const options = { customer: profileAnswer().customer, goneUrl: '/nl/logout' }
const part = (number: number) => document.querySelector<HTMLElement>(`.personal-settings-part:nth-of-type(${number})`) ?? document.body

test('saves changes with the version that they are based on', async () => {
  page.shop.once(SAVE, json(profileAnswer({ lastname: 'Jansen', version: 4 })))
  page.show(personalSettings, options)
  type('Last name', 'Jansen')
  await press('Save')
  await shown('Your details are saved.')
  expect(page.shop.arrivals(SAVE)[0]?.body).toMatchObject({ lastname: 'Jansen', day: '29', month: '2', year: '2000', version: 3 })
})

test('details that could not be loaded can be loaded again, and an expired login leads to the login page', async () => {
  page.shop.once('GET api/customer/me', json({}))
  page.shop.once('GET api/customer/me', json({ message: 'Please log in.', code: 'login' }, 401))
  page.show(personalSettings)
  await press('Try again')
  await shown('Please log in.')
  expect(control('Log in')?.getAttribute('href')).toBe('/nl/account/login')
})

test('shows both versions if the details were changed elsewhere, and overwrites only on purpose', async () => {
  page.shop.once(SAVE, json({ message: 'Your details were changed elsewhere meanwhile.', code: 'changed' }, 409))
  page.shop.always('GET api/customer/me', json(profileAnswer({ lastname: 'Bakker', version: 5 })))
  page.shop.always(SAVE, json(profileAnswer({ lastname: 'Jansen', version: 6 })))
  page.show(personalSettings, options)
  type('Last name', 'Jansen')
  await press('Save')
  await shown('This has been changed elsewhere in the meantime.')
  await shown('Bakker')
  expect(document.querySelector<HTMLInputElement>('[name="lastname"]')?.value).toBe('Jansen')
  await press('Save')
  await shown('Your details are saved.')
  expect(page.shop.arrivals(SAVE)[1]?.body).toMatchObject({ lastname: 'Jansen', version: 5 })
})

test('the saved version can be taken instead', async () => {
  page.shop.once(SAVE, json({ code: 'changed' }, 409))
  page.shop.always('GET api/customer/me', json(profileAnswer({ lastname: 'Bakker', version: 5 })))
  page.show(personalSettings, options)
  type('Last name', 'Jansen')
  await press('Save')
  await press('Use the saved version')
  await soon(() => document.querySelector<HTMLInputElement>('[name="lastname"]')?.value === 'Bakker')
  expect(document.querySelector('.personal-settings-versions')).toBeNull()
})

/** Ends the customer's login and returns the dialog over the page. */
async function expire(): Promise<HTMLElement> {
  page.browser.cookies.set('touchline-session', '1795000000000')
  page.shop.once(SAVE, json({ message: 'You are no longer logged in.', code: 'login' }, 401))
  page.show(accountMenu)
  page.show(personalSettings, options)
  type('Last name', 'Jansen')
  await press('Save')
  await soon(() => document.querySelector('dialog[open] form'))
  const dialog = document.querySelector<HTMLElement>('dialog[open] form') ?? document.body
  type('E-mail address', 'anna@example.test', dialog)
  type('Password', 'Correct-Horse-9', dialog)
  return dialog
}
const enter = (dialog: HTMLElement) => dialog.querySelector<HTMLButtonElement>('[type="submit"]')?.click()

test('an expired login opens a dialog over the page, and the save is repeated', async () => {
  page.shop.always(LOGIN, json({ customer: customerAnswer({ id: 7 }), cart_conflict: false }))
  const dialog = await expire()
  page.shop.always('GET api/session', json(sessionAnswer({ customer: customerAnswer({ id: 7 }) })))
  page.shop.always(SAVE, json(profileAnswer({ lastname: 'Jansen', version: 4 })))
  enter(dialog)
  await shown('Your details are saved.')
  expect(page.shop.arrivals(SAVE)).toHaveLength(2)
})

test('somebody else’s login sends nothing of hers', async () => {
  page.shop.always(LOGIN, json({ customer: customerAnswer({ id: 8, firstname: 'Bo' }), cart_conflict: false }))
  const dialog = await expire()
  enter(dialog)
  await soon(() => page.tab.left.length > 0)
  expect(page.shop.arrivals(SAVE)).toHaveLength(1)
})

test('closing the dialog shows why nothing was saved, and the input stays', async () => {
  const dialog = await expire()
  await press('Close', dialog.closest('dialog') ?? document.body)
  await shown('You are no longer logged in.')
  expect(document.querySelector<HTMLInputElement>('[name="lastname"]')?.value).toBe('Jansen')
})

test('another address is refused beside its own field', async () => {
  page.shop.once('PUT api/customer/email', json({ errors: { password: ['This is not your current password.'] } }, 422))
  page.show(personalSettings, options)
  type('New e-mail address', 'new@example.test', part(2))
  type('Password', 'Wrong', part(2))
  await press('Change e-mail address')
  await shown('Password: This is not your current password.', part(2))
})

test('deleting the account requires the password and leaves the page', async () => {
  page.show(personalSettings, options)
  type('Password', 'Correct-Horse-9', part(4))
  await press('Delete for good')
  await soon(() => page.tab.left.length > 0)
  expect(page.tab.left).toEqual(['/nl/logout'])
  expect(page.shop.arrivals('POST api/customer/delete').map(({ body }) => body)).toEqual([{ password: 'Correct-Horse-9' }])
})
