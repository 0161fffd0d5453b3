// Tests of the page after a logout: it opens the home page unless the shopper stays, and personal data is removed.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { press, shown, soon, useWidgetPage } from '#tests/support/widget-page.ts'
import logoutTimer from './logout-timer.tsx'

const page = useWidgetPage('https://shop.test/nl/logout')

test('leads home after five seconds', async () => {
  page.show(logoutTimer, { homeUrl: '/nl/' })
  await shown('The home page opens in 5 seconds.')
  page.browser.pass(4_999)
  expect(page.tab.left).toEqual([])
  page.browser.pass(1)
  await soon(() => page.tab.left.length > 0)
  expect(page.tab.left).toEqual(['/nl/'])
})

test('"Stay here" stays', async () => {
  page.show(logoutTimer)
  await press('Stay here')
  await shown('You will stay on this page.')
  page.browser.pass(60_000)
  expect(page.tab.left).toEqual([])
  expect(document.activeElement?.textContent).toBe('You will stay on this page.')
})

test('clears a customer’s data, also after a plain form, and keeps a guest’s', async () => {
  const storage = page.tab.environment.storage?.('session')
  storage?.set('touchline:nl:draft:contact', '{}')
  page.browser.cookies.set('touchline-session', '1')
  page.show(logoutTimer, { isStaying: false })
  await shown('5 seconds')
  expect(storage?.get('touchline:nl:draft:contact')).toBe('{}')
  page.browser.cookies.delete('touchline-session')
  page.show(logoutTimer)
  await soon(() => storage?.get('touchline:nl:draft:contact') === null)
})
