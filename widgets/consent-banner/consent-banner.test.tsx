// Tests of the consent question and the effect of each answer.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { environment } from '#shared/environment.ts'
import { control, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import consentBanner from './consent-banner.tsx'

const page = useWidgetPage()
const isPressed = (name: string) => control(name)?.getAttribute('aria-pressed')

test('there is no consent before the answer, and both buttons are side by side', async () => {
  page.show(consentBanner)
  await soon(() => isPressed('Count my visit') === 'false')
  expect(isPressed('Do not count')).toBe('false')
  expect(environment.cookie('touchline-consent')).toBeNull()
})

test.each([
  ['Count my visit', 'granted', 'You allow us to count your visit.', true],
  ['Do not count', 'denied', 'Your visit is not counted.', false],
])('"%s" is stored as "%s" and announced', async (name, cookie, sentence, isGranted) => {
  const mount = page.show(consentBanner)
  await soon(() => control(name))
  control(name)?.click()
  await soon(() => words(mount).includes(sentence))
  expect(environment.cookie('touchline-consent')).toBe(cookie)
  expect(page.events).toContainEqual({ name: 'consent:changed', detail: { isGranted } })
})

test('it says what else the answer decides, where widgets remember by it', async () => {
  const mount = page.show(consentBanner, { coversMemory: true })
  await soon(() => words(mount).includes('this device also remembers what you looked at and searched for'))
})

test('as a bar it closes after the answer, and opens again at its fragment', async () => {
  const mount = page.show(consentBanner, { placement: 'bar' })
  await soon(() => control('Do not count'))
  control('Do not count')?.click()
  await soon(() => words(mount) === '')
  page.tab.go('#consent')
  await soon(() => isPressed('Do not count') === 'true')
  control('Count my visit')?.click()
  await soon(() => words(mount) === '')
  expect(environment.cookie('touchline-consent')).toBe('granted')
  expect(environment.location.hash).toBe('')
})
