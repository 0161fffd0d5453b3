// The fixture for the conformance suite: a customer's settings.
import { profileAnswer } from '#tests/support/answers.ts'
import type { Fixture } from '#widgets/fixture.ts'

const { customer } = profileAnswer()
const options = {
  action: '/en/account/settings',
  dataUrl: '/en/account/settings/data',
  goneUrl: '/en/logout',
  customer,
  step: '',
  values: {},
  refused: {},
  isChanged: false,
  passkeys: false,
}
const key = { id: 'a-key', name: 'Phone', created_at: '2026-11-20T10:00:00Z', used_at: '2026-11-22T10:00:00Z' }

/** The host's own form posts to the same address as the widget. */
export const fixture: Fixture = {
  options,
  fallback:
    '<form action="/en/account/settings" method="post"><input type="hidden" name="step" value="details"><label>First name <input name="firstname"></label> <label>Last name <input name="lastname"></label> <button>Save</button></form>',
  answers: {
    'api/customer/me': profileAnswer(),
    'api/customer/passkeys': { items: [key, { ...key, id: 'b-key', name: 'Laptop', used_at: null }] },
  },
  scenes: {
    'wrong password': {
      press: ['section:nth-of-type(3) [type="submit"]'],
      shows: '.touchline-summary',
    },
    'changed elsewhere': {
      options: { ...options, step: 'details', values: { lastname: 'Smits' }, isChanged: true },
      shows: '.personal-settings-versions',
    },
    saved: { press: ['section:nth-of-type(1) [type="submit"]'], shows: '.touchline-notice' },
    passkeys: {
      options: { ...options, passkeys: true },
      press: ['.personal-settings-keys [data-tone="quiet"]'],
      shows: '.personal-settings-keys form',
    },
    'before the end': { press: ['summary'], shows: '.personal-settings-farewell[open]' },
  },
  sameTexts: { de: ['Passkeys'] },
}
