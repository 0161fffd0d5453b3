// Tests of the toggle on the host's password fields: it shows and hides the password, and hides it when the form is sent.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { control, press, soon, useWidgetPage } from '#tests/support/widget-page.ts'
import passwordToggle from './password-toggle.ts'

const page = useWidgetPage()
const html = '<form action="/nl/account/login" method="post"><input id="password" type="password" name="password"></form>'
const input = () => document.querySelector<HTMLInputElement>('[name="password"]')

let mount: HTMLElement
beforeEach(() => {
  mount = page.show(passwordToggle, {}, { html })
})

test('shows the password, says so by its name, and hides it again', async () => {
  if (input()) Object.assign(input() ?? {}, { value: 'Correct-Horse-9' })
  await press('Show password')
  expect([input()?.type, input()?.value]).toEqual(['text', 'Correct-Horse-9'])
  expect(control('Hide password')?.getAttribute('aria-controls')).toBe('password')
  await press('Hide password')
  expect(input()?.type).toBe('password')
})

test('does not send the form', async () => {
  let sent = 0
  mount.querySelector('form')?.addEventListener('submit', (event) => {
    sent++
    event.preventDefault()
  })
  await press('Show password')
  expect(sent).toBe(0)
})

test('a form is sent with a hidden password', async () => {
  mount.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  await press('Show password')
  mount.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
  expect(input()?.type).toBe('password')
  expect(control('Show password')).toBeDefined()
})

test('a field added later has one too', async () => {
  mount.insertAdjacentHTML('beforeend', '<input type="password" name="repeat">')
  await soon(() => mount.querySelectorAll('.password-toggle-button').length === 2)
})
