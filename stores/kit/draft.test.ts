// Drafts of forms: one per name, for an hour after the last change, in this tab's session storage.
import { afterEach, expect, test } from 'vitest'
import { setEnvironment } from '#shared/environment.ts'
import { openBrowser } from '#stores/testing/browser.ts'
import { draft } from './draft.ts'

const browser = openBrowser()
const tab = browser.openTab()
const putBack = setEnvironment(tab.environment)
afterEach(() => putBack())

test('a draft is restored by its name for an hour', () => {
  draft('contact').set({ message: 'Hello', consent: true })
  expect(draft('contact').get()).toEqual({ message: 'Hello', consent: true })
  expect(draft('review').get()).toBeNull()
  expect([...tab.session.keys()]).toEqual(['touchline:default:draft:contact'])
  browser.pass(60 * 60_000)
  expect(draft('contact').get()).toBeNull()
})
